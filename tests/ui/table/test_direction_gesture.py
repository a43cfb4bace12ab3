from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CardView, Choice
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.table_choices import Target
from tests.ui.table.board_game import BoardLibrary, board_view
from tests.ui.table.conftest import Table, shown

PIECE = CardView(1, "P-1", 0, "c1", seat=SHARED)
BOX = QRectF(100, 100, 100, 100)


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Table]:
    yield from shown(Table(0, BoardLibrary()), qtbot)


def asking(game: Table, *turns: int) -> ChooseDirection:
    game.show(board_view(PIECE))
    directions = {turn: (Choice("move", 1, word=str(turn)),) for turn in turns}
    poses: dict[int | None, Pose] = {turn: Pose(150, 150, 0.5, turn) for turn in turns}
    return ChooseDirection(game.item(1), Target((SHARED, "c1")), BOX, directions, {None: Pose(150, 150, 0.5), **poses})


def test_an_arrow_key_means_the_only_direction_there(game: Table) -> None:
    gesture = asking(game, 0, 90, 270)
    assert [gesture.by_key(key) for key in ("up", "right", "down", "left")] == [0, 90, None, 270]
    assert gesture.marked is None


def test_of_two_directions_as_near_an_arrow_key_marks_one_after_the_other(game: Table) -> None:
    gesture = asking(game, 30, 90, 150, 210, 270, 330)
    marked = []
    for _ in range(3):
        assert gesture.by_key("up") is None
        marked.append(gesture.marked)
    assert marked == [30, 330, 30]
    assert gesture.by_key("right") == 90
    assert gesture.by_key("down") is None
    assert gesture.marked == 150


def test_the_wheel_turns_it_and_a_click_on_the_cell_chooses_that(game: Table) -> None:
    gesture = asking(game, 270, 0, 90)
    gesture.start()
    marked = []
    for steps in (1, 1, 1, 1, -1):
        gesture.turn(steps)
        marked.append(gesture.marked)
    assert marked == [0, 90, 270, 0, 270]
    assert gesture.clicked(BOX.center()) == 270
    assert gesture.clicked(QPointF(150, 88)) == 0
    assert gesture.clicked(QPointF(20, 20)) is None
    gesture.cancel()


def test_a_point_means_the_arrow_that_is_there(game: Table) -> None:
    gesture = asking(game, 0, 90)
    assert gesture.at(QPointF(150, 88)) == 0
    assert gesture.at(QPointF(212, 150)) == 90
    assert gesture.at(QPointF(150, 212)) is None
    assert gesture.at(BOX.center()) is None


def test_the_table_is_as_before_when_it_is_cancelled(game: Table) -> None:
    gesture = asking(game, 0, 90)
    before = set(game.scene.items())
    gesture.start()
    gesture.mark(90)
    assert len(set(game.scene.items()) - before) == 2
    game.view.grab()  # card and arrows are painted
    gesture.cancel()
    assert set(game.scene.items()) == before
