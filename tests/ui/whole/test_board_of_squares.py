"""A board of squares in the window: facings by mouse and keys, slots, reach, terrain and a die, for both players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import registered
from gundam_desktop.records import Store
from gundam_desktop.tabletop import Choice, Terrain
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.games.toy.squares import GAME_MODULE
from tests.ui.whole.window_driver import (
    card_at,
    cell_at,
    click,
    drag,
    friends,
    item_of,
    lift,
    session_of,
    shown_window,
)

SCOUT, MINE, OTHER_SCOUT, TRAIN = 1, 2, 3, 5
KEYS = {"up": Qt.Key.Key_Up, "right": Qt.Key.Key_Right, "down": Qt.Key.Key_Down, "left": Qt.Key.Key_Left}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with registered(GAME_MODULE, "Squares"), shown_window(qtbot) as window:
        assert window.launcher.play(friends("squares"))
        lift(window)
        yield window


def asked(window: MainWindow) -> ChooseDirection | None:
    """The question for a direction that is on the table."""
    gesture = window.play_page.scene._controller.gesture
    return gesture if isinstance(gesture, ChooseDirection) else None


def arrow_at(window: MainWindow, direction: int) -> QPoint:
    """Where in the view an arrow is, for a direction as it is seen."""
    gesture = asked(window)
    assert gesture is not None
    return window.play_page.view.mapFromScene(gesture._arrows.middle(direction))


def key(window: MainWindow, which: Qt.Key) -> None:
    QTest.keyClick(window.play_page.view, which)
    QApplication.processEvents()


def play(window: MainWindow, choice: Choice) -> None:
    session = session_of(window)
    assert session.choose(session.decision.player, choice)
    QApplication.processEvents()
    lift(window)


def test_a_piece_is_dragged_and_turned_by_a_click(window: MainWindow) -> None:
    drag(window, card_at(window, SCOUT), cell_at(window, "b2"))
    assert asked(window) is not None
    assert session_of(window).game_history.position == 0
    click(window, arrow_at(window, 90))
    assert asked(window) is None
    assert session_of(window).game_history.position == 1
    lift(window)
    assert item_of(window, SCOUT).home.rotation % 360 == 270, "the player of seat 1 sees the board turned"


@pytest.mark.parametrize(("command", "seen"), [("up", 0), ("right", 90), ("down", 180), ("left", 270)])
def test_the_player_of_seat_1_chooses_directions_as_they_see_them(window: MainWindow, command: str, seen: int) -> None:
    play(window, Choice("move", SCOUT, word="a1n"))
    drag(window, card_at(window, OTHER_SCOUT), cell_at(window, "b3"))
    key(window, KEYS[command])
    scout = session_of(window).view(1).cards[OTHER_SCOUT]
    assert (scout.zone, scout.turn) == ("b3", (seen + 180) % 360)


def test_escape_and_a_click_beside_the_arrows_take_a_piece_back(window: MainWindow) -> None:
    drag(window, card_at(window, SCOUT), cell_at(window, "b2"))
    key(window, Qt.Key.Key_Escape)
    assert asked(window) is None
    drag(window, card_at(window, SCOUT), cell_at(window, "b2"))
    click(window, cell_at(window, "d4"))
    assert asked(window) is None
    assert session_of(window).game_history.position == 0
    assert item_of(window, SCOUT).home.point == item_of(window, SCOUT).pos()


def test_by_keys_alone_a_piece_moves_and_keeps_its_facing_with_enter(window: MainWindow) -> None:
    scene = window.play_page.scene
    window.play_page.view.setFocus()
    scene.keys.focus.go_to(SCOUT)
    key(window, Qt.Key.Key_Return)
    key(window, Qt.Key.Key_Up)
    key(window, Qt.Key.Key_Return)
    gesture = asked(window)
    assert gesture is not None
    assert (gesture.target.zone, gesture.marked) == ((SHARED, "b2"), 0)
    key(window, Qt.Key.Key_Return)
    assert session_of(window).game_history.position == 1
    assert session_of(window).view(0).cards[SCOUT].zone == "b2"
    assert session_of(window).view(0).cards[SCOUT].turn == 0


def test_a_piece_is_turned_where_it_stands(window: MainWindow) -> None:
    window.play_page.view.setFocus()
    window.play_page.scene.keys.focus.go_to(SCOUT)
    key(window, Qt.Key.Key_Return)
    key(window, Qt.Key.Key_Return)
    gesture = asked(window)
    assert gesture is not None
    assert sorted(gesture.directions) == [90, 180, 270], "where it faces now is no choice"
    key(window, Qt.Key.Key_Up)
    assert asked(window) is not None, "an arrow key without an arrow chooses nothing"
    key(window, Qt.Key.Key_Left)
    scout = session_of(window).view(0).cards[SCOUT]
    assert (scout.zone, scout.turn) == ("b1", 270)


def test_a_mine_lies_sideways_and_face_down_in_its_slot(window: MainWindow) -> None:
    drag(window, card_at(window, MINE), cell_at(window, "b1"))
    assert session_of(window).game_history.position == 1, "a mine is not asked where it faces"
    lift(window)
    mine, scout = item_of(window, MINE), item_of(window, SCOUT)
    assert mine.face is None
    assert mine.home.rotation % 180 == 90
    assert mine.home.scale < scout.home.scale
    assert mine.home.z < scout.home.z


def test_a_piece_of_two_squares_lies_on_both(window: MainWindow) -> None:
    layout, train = window.play_page.scene.layout, item_of(window, TRAIN)
    front, back = layout.box(True, "d3"), layout.box(True, "d2")
    assert front is not None
    assert back is not None
    assert train.home.point == (front.center() + back.center()) * 0.5
    length = QTransform().rotate(train.home.rotation).map(QPointF(0, 1))
    assert length == QPointF(0, 1)


def test_a_piece_of_two_squares_is_shown_as_it_would_lie(window: MainWindow) -> None:
    drag(window, card_at(window, TRAIN), cell_at(window, "d4"))
    QTest.mouseMove(window.play_page.view.viewport(), arrow_at(window, 270))
    gesture, front = asked(window), window.play_page.scene.layout.box(True, "d4")
    assert gesture is not None
    assert front is not None
    assert gesture._picture.pos() == front.center() + QPointF(front.width() / 2, 0)
    assert gesture._picture.rotation() == 270


def test_the_squares_that_a_piece_reaches_have_an_outline(window: MainWindow) -> None:
    viewport = window.play_page.view.viewport()

    def outlined() -> set[str]:
        zones = (item for item in window.play_page.scene.items() if isinstance(item, ZoneItem))
        return {zone.place[1] for zone in zones if zone.reached}

    QTest.mouseMove(viewport, card_at(window, SCOUT))
    assert outlined() == {"b2", "b3"}
    QTest.mouseMove(viewport, card_at(window, OTHER_SCOUT))
    assert outlined() == {"b3", "b2"}
    click(window, card_at(window, SCOUT))
    QTest.mouseMove(viewport, cell_at(window, "d4"))
    assert outlined() == {"b2", "b3"}, "it stays while the piece is picked up"
    key(window, Qt.Key.Key_Escape)
    assert outlined() == set()


def test_a_replay_shows_the_board_from_either_side(window: MainWindow) -> None:
    play(window, Choice("move", SCOUT, word="b2e"))
    (entry,) = Store().listing().entries
    opened: list[Replay] = []
    window.saved_games.replay_opened.connect(lambda replay, _: opened.append(replay))
    assert window.saved_games.watch(entry.path)
    (replay,) = opened
    replay.go_to(replay.last)
    for seat, turn in ((0, 90), (1, 270)):
        replay.look(seat, both=seat == 1)
        own, other = (SCOUT, OTHER_SCOUT)[:: 1 - 2 * seat]
        assert card_at(window, own).y() > card_at(window, other).y()
        assert item_of(window, SCOUT).home.rotation == turn
        assert item_of(window, SCOUT).pos() == item_of(window, SCOUT).home.point


def test_terrain_is_said_and_a_view_may_change_it(window: MainWindow) -> None:
    scene = window.play_page.scene

    def said(cell: str) -> str:
        zones = (item for item in scene.items() if isinstance(item, ZoneItem))
        return next(zone.spoken() for zone in zones if zone.place[1] == cell)

    assert (said("a3"), said("b3")) == ("a3, mountain: 0", "b3: 0")
    view = session_of(window).view(0)._replace(terrain=(("b3", Terrain.SAND), ("a3", Terrain.NONE)))
    scene.show_view(view, ())
    assert (said("a3"), said("b3")) == ("a3: 0", "b3, sand: 0")


def test_a_shot_is_told_with_what_was_rolled(window: MainWindow) -> None:
    play(window, Choice("move", SCOUT, word="b2n"))
    play(window, Choice("move", OTHER_SCOUT, word="b3s"))
    drag(window, card_at(window, SCOUT), card_at(window, OTHER_SCOUT))
    assert session_of(window).game_history.position == 3
    lines = window.play_page.side.log.list.model()
    told = [lines.index(row, 0).data() for row in range(lines.rowCount())]
    assert any("Ann rolls" in str(line) for line in told), told
