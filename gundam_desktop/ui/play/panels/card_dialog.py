"""A card in the middle of the window, with all there is to know of it: words, links, rulings, where it is legal."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QTextBrowser, QWidget

from gundam_desktop.tabletop import Face, FactList, Reminder
from gundam_desktop.ui.play.panels.card_preview import RATIO, CardPreview
from gundam_desktop.ui.play.panels.reminder_list import reminder_html
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme

CARD_WIDTH, TEXT_WIDTH = 440, 430
SHARE = 0.8
"""The share of the window's height that the card may have."""


class CardDialog(Ambient, Sheet, QDialog):
    """Shows one card; the numbers of clauses lead to them. It deletes itself when it is closed."""

    clause_wanted = Signal(str)
    """The number of a clause; the dialog has closed."""

    def __init__(self, face: Face, reminders: Sequence[Reminder], facts: Sequence[FactList], parent: QWidget) -> None:
        super().__init__(parent)
        self._face, self._reminders, self._facts = face, tuple(reminders), tuple(facts)
        self.card = CardPreview(self)
        self.card.set_width(min(scaled(CARD_WIDTH), round(parent.height() * SHARE / RATIO)))
        self.card.show_card(face, reminders=reminders)
        self.card.clause_wanted.connect(self._open_clause)
        self.body = QTextBrowser(self)
        self.body.setOpenLinks(False)
        self.body.setMinimumWidth(min(scaled(TEXT_WIDTH), parent.width() - self.card.width() - 80))
        self.body.anchorClicked.connect(lambda link: self._open_clause(link.path()))
        set_font(self.body, 14)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(scaled(14))
        row.addWidget(self.card)
        row.addWidget(self.body, 1)
        column = self.plain_column()
        column.addLayout(row)
        column.addWidget(buttons)
        self.refresh_texts()

    def refresh_texts(self) -> None:
        self.setWindowTitle(self._face.name)
        self.body.setAccessibleName(self._face.name)
        parts = []
        for facts in self._facts:
            note = f"<p style='color:{theme().muted}'>{escape(facts.note)}</p>" if facts.note else ""
            parts.append(_section(facts.title, [escape(line) for line in facts.lines], note))
        if self._reminders:
            parts.append(_section(self.tr("Its words"), [self._link(reminder) for reminder in self._reminders]))
        self.body.setHtml("".join(parts) or f"<p>{escape(self.tr('There is no more to say about it.'))}</p>")

    def refresh_colors(self) -> None:
        self.refresh_texts()

    @staticmethod
    def _link(reminder: Reminder) -> str:
        style = f"color:{theme().accent_self}; text-decoration:none"
        clause = escape(reminder.clause)
        linked = f"<a href='{clause}' style='{style}'>{clause}</a>"
        return reminder_html(reminder).replace(f">{clause}<", f">{linked}<", 1)

    def _open_clause(self, number: str) -> None:
        self.accept()
        self.clause_wanted.emit(number)


def _section(title: str, lines: Sequence[str], note: str = "") -> str:
    listed = "".join(f"<p style='margin-left:8px'>{line}</p>" for line in lines)
    return f"<h3 style='color:{theme().muted}'>{escape(title)}</h3>{note}{listed}"
