"""What a drop means where a card can face several ways; other drops are in the tests of the scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CardView, Choice, Goal, Playmat, View
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui.table.board_game import BoardLibrary, board, board_view
from tests.ui.table.conftest import Table, shown

MINE = CardView(1, "P-1", 0, "reserve", slot=2)
NORTH, EAST, CHEAP_EAST = (Choice("move", 1, word="a1", number=number) for number in (0, 90, 91))


class FacingLibrary(BoardLibrary):
    """The number of a choice is where its card then faces."""

    def playmat(self, language: str) -> Playmat:
        return board(facing=True)

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return [Goal(place=(SHARED, choice.word), turn=choice.number // 90 * 90 if choice.verb == "move" else None)]


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Table]:
    yield from shown(Table(0, FacingLibrary()), qtbot)


def dropped(game: Table, *choices: Choice) -> None:
    game.show(board_view(MINE), choices)
    game.drag(game.point(1), game.middle(True, "a1"))


def test_of_several_directions_one_is_asked_for(game: Table) -> None:
    wanted: list[int] = []
    game.scene.direction_wanted.connect(wanted.append)
    dropped(game, NORTH, EAST)
    assert (wanted, game.all_told("chosen")) == ([1], [])
    game.press(Qt.Key.Key_Right)
    assert game.all_told("chosen") == [EAST]


def test_what_else_is_used_takes_the_card_back(game: Table) -> None:
    dropped(game, NORTH, EAST)
    game.scene.keys.focus.go_to(1)
    game.scene.keys.activate()
    game.press(Qt.Key.Key_Right)
    assert game.all_told("chosen") == []


def test_a_single_direction_is_not_asked_for(game: Table) -> None:
    dropped(game, EAST)
    assert game.all_told("chosen") == [EAST]


def test_several_choices_of_one_direction_are_offered_in_a_menu(game: Table) -> None:
    dropped(game, NORTH, EAST, CHEAP_EAST)
    game.press(Qt.Key.Key_Right)
    assert game.all_told("choices_offered") == [(EAST, CHEAP_EAST)]


def test_choices_without_a_direction_are_offered_in_a_menu(game: Table) -> None:
    other = Choice("guard", 1, word="a1")
    dropped(game, NORTH, EAST, other)
    assert game.all_told("choices_offered") == [(NORTH, EAST, other)]


def test_a_screen_reader_is_offered_the_directions_in_a_menu(game: Table) -> None:
    game.show(board_view(MINE), (NORTH, EAST))
    game.scene.keys.focus.go_to(1)
    game.scene.press_focus()
    next(box for box in game.scene.items() if isinstance(box, ZoneItem) and box.place == (SHARED, "a1")).setFocus()
    game.scene.press_focus()
    assert game.all_told("choices_offered") == [(NORTH, EAST)]
    game.press(Qt.Key.Key_Right)
    assert game.all_told("chosen") == []
