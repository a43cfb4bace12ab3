"""The official answers about a card: their ids and days, and what they come to in words of our own."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import resize_within_screen, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

SIZE = (520, 420)


class RulingsDialog(Ambient, QDialog):
    """Lists them, the oldest first; it deletes itself when it is closed."""

    def __init__(self, number: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_within_screen(self, *SIZE)
        self.body = QTextBrowser(self)
        set_font(self.body, 14)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.body)
        column.addWidget(buttons)
        self.refresh_texts()

    def refresh_texts(self) -> None:
        name = library.name_of(self._number, language())
        self.setWindowTitle(self.tr("Rulings of {card}").format(card=name))
        self.body.setAccessibleName(self.windowTitle())
        about = self.tr("The official answers, summed up in this program's own words.")
        if language() != "en":
            about += " " + self.tr("They are in English.")
        parts = [f"<p style='color: {theme().muted}'>{escape(about)}</p>"]
        for answer, found in decks_api.rulings(self._number).items():
            lines = "".join(f"<li>{escape(sentence)}</li>" for sentence in found.said or (found.why_not,))
            parts.append(f"<p><b>{escape(answer)}</b> <span style='color: {theme().muted}'>{found.date}</span></p>")
            parts.append(f"<ul>{lines}</ul>")
        self.body.setHtml("".join(parts))

    def refresh_colors(self) -> None:
        self.refresh_texts()
