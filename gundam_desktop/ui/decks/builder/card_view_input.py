"""Keys and mouse on a card, the same in the grid, the table and the deck."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDrag, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView

from gundam_desktop.ui.cards import Detail, card_pixmap
from gundam_desktop.ui.decks.builder.card_mime import origin_of
from gundam_desktop.ui.decks.builder.cards_model import FACE, NUMBER, PART
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.scaling import scaled

ADDING = (*ENTER, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
REMOVING = (Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
COUNTS = (Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
DRAGGED = 72
"""Width of the card that is dragged, in pixels of a usual window."""
OVER_LIMIT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""Modifiers that allow more copies of a card than the rules do."""


class CardViewInput(QObject):
    """Watches a view whose rows give a card's number, and the part of the deck that is changed.

    Enter, + and a double click add one; Backspace and - take one, up to the last one of a card; 0 to 4 set the count,
    Delete is 0; a click with Ctrl adds one, too. The right button and the menu key ask for the menu of a card. With
    Shift a card can be dragged. The mouse over a card shows it large.
    """

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    counted = Signal(str, int, str)
    menu_wanted = Signal(str, str, QPoint)
    """A card's number, the part of the deck, and a point of the screen."""
    hovered = Signal(str)
    """The number of the card under the mouse; empty when there is none."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._hovered = ""
        self._is_gone = False
        """True after the last copy of a card was taken: the next press must not take one of the card that comes up."""
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._means(event):
            event.accept()  # with the focus here these keys are the card's, not the window's
            return True
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self._view:
            return self._press(event)
        if kind == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            return self._ask_menu(event, watched is self._view.viewport())
        if kind == QEvent.Type.Leave:
            self._hover("")
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent) and not event.buttons():
            self._hover(str(self._view.indexAt(event.position().toPoint()).data(NUMBER) or ""))
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick) and isinstance(event, QMouseEvent):
            return watched is self._view.viewport() and self._click(event)
        return False

    def _ask_menu(self, event: QContextMenuEvent, over_viewport: bool) -> bool:
        view = self._view
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = view.currentIndex() if by_key or not over_viewport else view.indexAt(event.pos())
        if not (number := index.data(NUMBER)):
            return False
        view.setCurrentIndex(index)
        place = view.viewport().mapToGlobal(view.visualRect(index).center()) if by_key else event.globalPos()
        self.menu_wanted.emit(number, index.data(PART), place)
        return True

    def _hover(self, number: str) -> None:
        if number != self._hovered:
            self._hovered = number
            self.hovered.emit(number)

    def _means(self, event: QKeyEvent) -> bool:
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in ADDING[:2]:
            return not modifiers & ~OVER_LIMIT
        plain = not modifiers & ~Qt.KeyboardModifier.ShiftModifier  # + needs Shift on many keyboards
        return plain and key in (*ADDING, *REMOVING, *COUNTS, Qt.Key.Key_Delete)

    def _press(self, event: QKeyEvent) -> bool:
        index, key = self._view.currentIndex(), Qt.Key(event.key())
        number, part = index.data(NUMBER), index.data(PART)
        self._is_gone = self._is_gone and key in REMOVING
        if not number or not self._means(event):
            return False
        if key in ADDING:
            self.added.emit(number, key in ADDING[:2] and bool(event.modifiers() & OVER_LIMIT), part)
        elif key in REMOVING:
            if not self._is_gone:
                self.removed.emit(number, part)
                self._is_gone = self._view.currentIndex().data(NUMBER) != number
        else:
            self.counted.emit(number, COUNTS.index(key) if key in COUNTS else 0, part)
        return True

    def _click(self, event: QMouseEvent) -> bool:
        self._is_gone = False
        index = self._view.indexAt(event.position().toPoint())
        number = index.data(NUMBER)
        if not number:
            return False
        twice = event.type() == QEvent.Type.MouseButtonDblClick
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.button() != Qt.MouseButton.LeftButton or not (twice or control):
            return False
        self._view.setCurrentIndex(index)
        self.added.emit(number, bool(event.modifiers() & OVER_LIMIT), index.data(PART))
        return True


def drag_away(view: QAbstractItemView, picture: QPixmap | None = None) -> None:
    """Drag the current card of a view with a picture of it, by default a small one; returns after the drop."""
    drag, index = QDrag(view), view.currentIndex()
    drag.setMimeData(view.model().mimeData([index]))
    picture = picture or card_pixmap(index.data(FACE), scaled(DRAGGED), view.devicePixelRatioF(), detail=Detail.TABLE)
    drag.setPixmap(picture)
    half = round(picture.deviceIndependentSize().width() / 2)
    drag.setHotSpot(QPoint(half, half))
    copy, move = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
    drag.exec(copy | move, copy if origin_of(drag.mimeData()) is None else move)
