"""A hand on the mouse and the keys of the deck builder."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.builder.cards_model import NUMBER
from gundam_desktop.ui.style.theme import LIGHT, Theme, install_theme

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SIZE = (1280, 690)


class Builder:
    """What a person does at the page, and sees."""

    def __init__(
        self,
        qtbot: QtBot,
        size: tuple[int, int] = SIZE,
        language: str = "en",
        theme: Theme = LIGHT,
        page: BuilderPage | None = None,
    ) -> None:
        """`page` is one that is shown already; without it there is a new one with an empty deck."""
        self.qtbot = qtbot
        if page is not None:
            self.page = page
            return
        install_theme(theme)
        self.page = BuilderPage()
        self.page.set_deck(Deck(name="", cards=(), resources=()))
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)

    # what is seen

    @property
    def counts(self) -> dict[str, int]:
        """The cards of the deck and of the resource deck, with their counts."""
        deck = self.page.document.deck
        return dict((*deck.cards, *deck.resources))

    @property
    def rows(self) -> list[str]:
        """The rows of the list of the deck."""
        model = self.page.deck.rows
        return [str(model.index(row).data()) for row in range(model.rowCount())]

    @property
    def shown(self) -> list[str]:
        """The numbers of the cards that are shown, in order."""
        cards = self.page.cards.cards
        return [cards.number(row) for row in range(cards.rowCount())]

    @property
    def view(self) -> QAbstractItemView:
        """The grid or the table."""
        return self.page.cards.view

    @property
    def deck_list(self) -> QAbstractItemView:
        """The list of the deck."""
        return self.page.deck.view

    # what is done

    def at(self, view: QAbstractItemView, number: str) -> QPoint:
        """The middle of a card's place, scrolled into sight."""
        index = self.index(view, number)
        view.scrollTo(index)
        return view.visualRect(index).center()

    def index(self, view: QAbstractItemView, number: str) -> QModelIndex:
        """The place of a card in a view."""
        model = view.model()
        rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(NUMBER) == number]
        assert rows, f"{number} is not shown"
        return model.index(rows[0], 0)

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        QTest.mouseClick(widget, LEFT)

    def double_click(self, view: QAbstractItemView, number: str) -> None:
        """Click a card twice."""
        at = self.at(view, number)
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
        QTest.mouseDClick(view.viewport(), LEFT, pos=at)

    def menu(self, view: QAbstractItemView, number: str) -> dict[str, QAction]:
        """Open the menu of a card with the right button; its actions by their text."""
        at = self.at(view, number)
        QTest.mouseClick(view.viewport(), RIGHT, pos=at)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)  # the system's, which a click of a test does not make
        (menu,) = [menu for menu in self.page.findChildren(QMenu) if menu.isVisible()]
        return {action.text().split("\t")[0].replace("&", ""): action for action in menu.actions()}

    def choose(self, view: QAbstractItemView, number: str, text: str) -> None:
        """Click an entry in the menu of a card."""
        action = self.menu(view, number)[text]
        (menu,) = [menu for menu in self.page.findChildren(QMenu) if menu.isVisible()]
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

    def press_pair(self, number: str, *, plus: bool = True, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Click the + or the − of a card among the cards."""
        view = self.page.cards.view
        at = self.at(view, number)
        self.point(view, at)
        pair = view.card_delegate.button_pair(view.visualRect(self.index(view, number)))
        QTest.mouseClick(view.viewport(), LEFT, modifiers, (pair.plus if plus else pair.minus).center().toPoint())

    def point(self, view: QAbstractItemView, at: QPoint) -> None:
        """Move the mouse over a view, pressing nothing."""
        viewport, none = view.viewport(), Qt.MouseButton.NoButton
        where = QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, NONE))

    def key(self, key: Qt.Key, times: int = 1, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the focus is."""
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or self.page, key, modifiers)

    def write(self, text: str) -> None:
        """Write where the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.page, text)

    def drag(
        self,
        source: QAbstractItemView,
        number: str,
        target: QWidget,
        modifiers: Qt.KeyboardModifier = NONE,
    ) -> tuple[QDrag, Qt.DropAction]:
        """Drag a card from a view to the middle of a widget; return the drag, and what a drop does.

        Offscreen there is no drop but what is delivered here.
        """
        drags: list[tuple[QDrag, Qt.DropAction]] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QDrag, "exec", lambda drag, _actions, usual: drags.append((drag, usual)))
            at = self.at(source, number)
            QTest.mousePress(source.viewport(), LEFT, pos=at)
            for step in range(1, 4):
                QTest.mouseMove(source.viewport(), at + QPoint(10 * step, 4 * step))
            QTest.mouseRelease(source.viewport(), LEFT, pos=at + QPoint(30, 12))
        assert drags, "nothing was dragged"
        self.drop(target, drags[0][0].mimeData(), modifiers)
        return drags[0]

    def drop_on(self, target: str, number: str) -> None:
        """Drag a card of the deck onto another one of the deck."""
        view = self.deck_list
        data = view.model().mimeData([self.index(view, number)])
        at = QPointF(self.at(view, target))
        copy = Qt.DropAction.CopyAction
        QApplication.sendEvent(view.viewport(), QDragEnterEvent(at.toPoint(), copy, data, LEFT, NONE))
        QApplication.sendEvent(view.viewport(), QDropEvent(at, copy, data, LEFT, NONE))

    def drop(self, target: QWidget | None, data: QMimeData, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Drop something on a widget; as Qt does, the first that takes it, from there upwards, gets it."""
        copy = Qt.DropAction.CopyAction
        while target is not None:
            at = target.rect().center()
            enter = QDragEnterEvent(at, copy, data, LEFT, modifiers)
            enter.ignore()
            if target.acceptDrops() and QApplication.sendEvent(target, enter) and enter.isAccepted():
                QApplication.sendEvent(target, QDragMoveEvent(at, copy, data, LEFT, modifiers))
                QApplication.sendEvent(target, QDropEvent(QPointF(at), copy, data, LEFT, modifiers))
                return
            target = target.parentWidget()
