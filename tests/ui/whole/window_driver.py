"""A window with a game, and what a test needs to play it with the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import TableLayout

LEFT = Qt.MouseButton.LeftButton
STEPS = 6


def friends(game: str = "toy") -> GameSetup:
    """Two people at one screen."""
    return GameSetup(game=game, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5)


@contextmanager
def shown_window(qtbot: QtBot, services: Services | None = None) -> Iterator[MainWindow]:
    """A window without motion."""
    window = MainWindow(services or Services(), Settings(animation=0, bot_pause=0, confirm_end=False))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


def lift(window: MainWindow) -> None:
    """Lift the curtain between two players, if it is down."""
    if window.play_page.curtain.is_down:
        QTest.mouseClick(window.play_page.curtain, LEFT)


def item_of(window: MainWindow, card: int) -> CardItem:
    (item,) = (each for each in window.play_page.scene.items() if isinstance(each, CardItem) and each.card == card)
    return item


def card_at(window: MainWindow, card: int) -> QPoint:
    """Where in the view a card is."""
    return window.play_page.view.mapFromScene(item_of(window, card).scenePos())


def cell_at(window: MainWindow, cell: str) -> QPoint:
    """Where in the view the middle of a cell is."""
    layout = window.play_page.scene.layout
    assert isinstance(layout, TableLayout)
    box = layout.box(True, cell)
    assert box is not None
    return window.play_page.view.mapFromScene(box.center())


def drag(window: MainWindow, start: QPoint, end: QPoint) -> None:
    """Drag from a point of the view to another one."""
    viewport = window.play_page.view.viewport()
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, STEPS + 1):
        way = end - start
        QTest.mouseMove(viewport, start + QPoint(way.x() * step // STEPS, way.y() * step // STEPS))
    QTest.mouseRelease(viewport, LEFT, pos=end)
    QApplication.processEvents()


def click(window: MainWindow, at: QPoint) -> None:
    """Click a point of the view."""
    viewport = window.play_page.view.viewport()
    QTest.mouseMove(viewport, at)
    QTest.mouseClick(viewport, LEFT, pos=at)
    QApplication.processEvents()
