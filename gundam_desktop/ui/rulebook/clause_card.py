"""A card with the words of a clause, beside the link that the mouse points at."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

WIDTH, GAP = 340, 14


class ClauseCard(Panel):
    """Shows a clause for as long as it is pointed at; it never takes the mouse or the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._around = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = RichLabel(self)
        self.words.setWordWrap(True)
        set_font(self.words, 13.5)
        self.box.addWidget(self.words)
        self.hide()

    @property
    def text(self) -> str:
        """Its words without formatting."""
        return self.words.plain_text

    def show_clause(self, number: str, words: str, path: str, at: QPoint) -> None:
        """Show a clause, with the titles above it, near a point on the screen."""
        muted = f"<small style='color: {theme().muted}'>{escape(path)}</small><br>" if path else ""
        self.words.setText(f"{muted}<b>{escape(number)}</b> {escape(words)}")
        around = self._around
        width = min(scaled(WIDTH), around.width())
        self.setFixedWidth(width)
        self.setFixedHeight(self.box.heightForWidth(width))
        near, gap = around.mapFromGlobal(at), scaled(GAP)
        left = max(0, min(near.x(), around.width() - width))
        below = near.y() + gap
        top = below if below + self.height() <= around.height() else max(0, near.y() - gap - self.height())
        self.move(left, top)
        self.raise_()
        self.show()
