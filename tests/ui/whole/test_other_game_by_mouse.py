"""A game of its own in the window: drawn, played by the mouse to the end, saved, undone, resumed and watched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import registered
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.saved_games.model import when
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import TableLayout
from tests.games.toy.doors import DOORS
from tests.games.toy.hexes import CELLS

LEFT = Qt.MouseButton.LeftButton
STEPS = 6


def friends(game: str = "toy") -> GameSetup:
    """Two people at one screen."""
    return GameSetup(game=game, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5)


@pytest.fixture(autouse=True)
def hexes() -> Iterator[None]:
    with registered(DOORS, "Hexes"):
        yield


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Services(), Settings(animation=0, bot_pause=0, confirm_end=False))
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
    if window.play_page.curtain.is_down:
        QTest.mouseClick(window.play_page.curtain, LEFT)


def figure_at(window: MainWindow, figure: int) -> QPoint:
    items = [item for item in window.play_page.scene.items() if isinstance(item, CardItem) and item.card == figure]
    return window.play_page.view.mapFromScene(items[0].scenePos())


def cell_at(window: MainWindow, cell: str) -> QPoint:
    layout = window.play_page.scene.layout
    assert isinstance(layout, TableLayout)
    box = layout.box(True, cell)
    assert box is not None
    return window.play_page.view.mapFromScene(box.center())


def drag(window: MainWindow, choice: Choice) -> None:
    """Drag a figure to a hex with the mouse."""
    viewport = window.play_page.view.viewport()
    start, end = figure_at(window, choice.card), cell_at(window, choice.word)
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, STEPS + 1):
        way = end - start
        QTest.mouseMove(viewport, start + QPoint(way.x() * step // STEPS, way.y() * step // STEPS))
    QTest.mouseRelease(viewport, LEFT, pos=end)
    QApplication.processEvents()


def test_a_whole_game_is_played_with_the_mouse(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    moves = 0
    while not session.over:
        lift(window)
        seat = session.decision.player
        choice = session.choices(seat)[0]
        drag(window, choice)
        moves += 1
        assert session.game_history.position == moves, f"{choice} was not made"
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "toy"
    assert verify(read_record(entry.path)).ok


def test_both_players_have_their_own_side_near(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    for moves, (own, other) in enumerate(((1, 4), (4, 1)), start=1):
        lift(window)
        assert figure_at(window, own).y() > figure_at(window, other).y()
        drag(window, session.choices(session.decision.player)[0])
        assert session.game_history.position == moves
    session.go_to(0)
    lift(window)
    assert figure_at(window, 1).y() > figure_at(window, 4).y()


def test_a_hex_out_of_reach_is_refused_with_a_reason(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    lift(window)
    drag(window, Choice("move", 1, word=CELLS[-1]))
    assert session_of(window).game_history.position == 0


def test_a_move_is_undone_and_the_game_resumed_with_its_own_game(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    lift(window)
    drag(window, session.choices(0)[0])
    assert session.game_history.position == 1
    session.go_to(0)
    assert session.game_history.position == 0
    lift(window)
    drag(window, session.choices(0)[0])
    path = Store().listing().entries[0].path
    assert window.launcher.play(friends("gcg"))
    assert window.doors.key == "gcg"
    assert "Hexes" in when(next(entry for entry in Store().listing().entries if entry.path == path))
    assert window.saved_games.resume(path)
    assert window.doors.key == "toy"
    assert session_of(window).game_history.position == 1
    assert window.saved_games.watch(path)
    assert window.doors.key == "toy"


def test_the_dialog_offers_the_game_and_hides_what_it_lacks(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Services(), GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.game.isVisible()
    dialog.more_button.click()
    assert dialog.more.edition.isVisible()
    dialog.game.setCurrentIndex(dialog.game.findData("toy"))
    dialog.game.activated.emit(dialog.game.currentIndex())
    assert not dialog.more.edition.isVisible()
    dialog.decks[0].open_picker()
    picker = dialog.decks[0].picker
    assert picker is not None
    assert not picker.file.isVisible(), "its players have no decks of their own"
    assert [tile.deck.title for tile in picker.tiles] == ["Walkers", "Runners"]
    picker.reject()
    assert dialog.setup().game == "toy"
    assert dialog.setup().decks == ("walkers", "runners")
