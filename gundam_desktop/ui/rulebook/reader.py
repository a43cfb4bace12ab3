"""The text of the rules: links by mouse and keys, a card under the mouse, copies with number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from gundam_desktop.ui.rulebook.clause_html import CLAUSE, link_style
from gundam_desktop.ui.rulebook.section_html import EDITION, PICK
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import set_font


class Reader(Ambient, QTextBrowser):
    """Shows rich text with links to clauses; what they do is the page's."""

    clause_wanted = Signal(str)
    """The number of a clause whose link was followed."""
    beside_wanted = Signal(str)
    """The number of a clause that is to be opened beside."""
    picked = Signal(str)
    """The number of a clause of this page that is to be read."""
    pointed = Signal(str, QPoint)
    """The number of the clause under the mouse, or whose link has the focus, and where; empty for none."""
    edition_wanted = Signal(str, str)
    """Another edition is wanted, at its place for this number of the edition that is shown."""
    other_wanted = Signal(QUrl)
    """A link to something else was followed."""
    copy_wanted = Signal()
    """A copy is wanted, and no text is selected."""

    def __init__(self, parent: QWidget | None = None, pixels: float = 14.5) -> None:
        super().__init__(parent)
        self._html = ""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        set_font(self, pixels)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)
        self.highlighted.connect(self._point)
        self.refresh_colors()

    def show_html(self, html: str) -> None:
        """Show rich text; the same once more changes nothing, not even the place of the scroll bar."""
        if html != self._html:
            self._html = html
            self._forget_link()
            self.setHtml(html)

    def refresh_colors(self) -> None:
        self.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        colors = self.palette()
        colors.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(colors)
        self.document().setDefaultStyleSheet(link_style())
        self.setHtml(self._html)

    def focused_link(self) -> str:
        """The number of the clause whose link has the keyboard focus; empty for none."""
        cursor = self.textCursor()  # Tab selects the whole link
        link = QUrl(cursor.charFormat().anchorHref())
        return link.path() if cursor.hasSelection() and link.scheme() == CLAUSE else ""

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == CLAUSE:
            self.clause_wanted.emit(link.path())
        elif link.scheme() == PICK:
            self.picked.emit(link.path())
        elif link.scheme() == EDITION:
            self.edition_wanted.emit(*link.path().split("/"))
        else:
            self.other_wanted.emit(link)

    def _point(self, link: QUrl) -> None:
        number = link.path() if link.scheme() == CLAUSE else ""
        at = self.mapFromGlobal(self.cursor().pos())
        if not self.rect().contains(at):  # the keyboard has gone to it
            at = self.cursorRect().bottomLeft()
        self.pointed.emit(number, self.mapToGlobal(at))

    def leaveEvent(self, event: QEvent) -> None:
        self._forget_link()
        super().leaveEvent(event)

    def _forget_link(self) -> None:
        """Tell that no link is under the mouse any more; Qt notices that only when the mouse moves over the text."""
        away, none = QPointF(-1, -1), Qt.MouseButton.NoButton
        move = QEvent.Type.MouseMove
        self.mouseMoveEvent(QMouseEvent(move, away, away, none, none, Qt.KeyboardModifier.NoModifier))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = QUrl(self.anchorAt(event.position().toPoint()))
        if event.button() == Qt.MouseButton.MiddleButton and link.scheme() in (CLAUSE, PICK):
            self.beside_wanted.emit(link.path())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)
