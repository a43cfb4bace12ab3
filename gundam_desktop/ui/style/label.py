"""Labels: one for any text, one for HTML that the program writes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """Shows a text character by character: a tag in it is a few signs, no picture and no link."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class RichLabel(QLabel):
    """Shows HTML that the program writes; all that comes from files and players must be escaped in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    @property
    def plain_text(self) -> str:
        """The text without its formatting."""
        return QTextDocumentFragment.fromHtml(self.text()).toPlainText()

    def open_links(self) -> None:
        """Let its links be opened by mouse and by Tab and Enter; a click does not take the focus."""
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_linked_text(self, html: str) -> None:
        """Show HTML; Tab stops at the label if it has a link."""
        self.setText(html)
        self.setAccessibleName(self.plain_text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if "<a " in html else Qt.FocusPolicy.NoFocus)
