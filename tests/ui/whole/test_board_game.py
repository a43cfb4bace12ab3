"""A game with shared cells, pieces that face somewhere, and no hand is shown and played on the same table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import (
    Arrange,
    Arrow,
    Box,
    CardView,
    Change,
    Choice,
    Event,
    Goal,
    Grip,
    Playmat,
    Side,
    Zone,
)
from gundam_desktop.tabletop.place import PLATE, SHARED
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.key_hints import KeyHintItem
from tests.ui.table.board_game import BoardLibrary, board, board_view
from tests.ui.table.conftest import Table, shown

MINE = CardView(1, "P-1", 0, "reserve", slot=2)
PLACED = CardView(2, "P-2", 0, "c1", seat=SHARED, turn=60)
THEIRS = CardView(3, "P-3", 1, "a1", seat=SHARED)
FACE_DOWN = CardView(4, "P-4", 0, "b1", seat=SHARED, down=True)
MOVE = Choice("move", 1, word="a1")


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Table]:
    yield from shown(Table(0, BoardLibrary()), qtbot)


def test_pieces_are_where_the_game_puts_them(game: Table) -> None:
    game.show(board_view(MINE, PLACED, THEIRS, FACE_DOWN))
    layout = game.scene.layout
    assert game.item(1).home == layout.pose(True, "reserve", 2, 3, rested=False)
    assert game.item(2).home.point == layout.pose(True, "c1", 0, 1, rested=False).point
    assert game.item(2).rotation() == 60
    assert (game.item(3).near, game.item(4).near) == (False, True)
    assert game.item(4).face is None
    assert game.item(4).record is not None


def test_an_event_moves_a_piece_to_a_shared_cell_and_turns_it(game: Table) -> None:
    game.show(board_view(MINE))
    moved = MINE._replace(zone="a1", seat=SHARED, slot=-1, turn=120)
    event = Event("moved", "1", 0, 1, changes=(Change(1, zone="a1", seat=SHARED, turn=120),))
    game.scene.show_history(board_view(MINE), [event])
    assert game.item(1).home.point == game.scene.layout.pose(True, "a1", 0, 1, rested=False).point
    assert game.item(1).home.rotation == 120
    game.show(board_view(moved))
    assert game.item(1).home.rotation == 120


def test_a_piece_is_dragged_to_a_cell(game: Table) -> None:
    game.show(board_view(MINE), [MOVE])
    game.drag(game.point(1), game.middle(True, "a1"))
    assert game.all_told("chosen") == [MOVE]


def test_a_piece_is_clicked_to_a_cell(game: Table) -> None:
    game.show(board_view(MINE), [MOVE])
    game.click(game.point(1))
    lit = [item.place for item in game.scene.items() if isinstance(item, ZoneItem) and item.lit]
    assert lit == [(SHARED, "a1")]
    game.click(game.middle(True, "a1"))
    assert game.all_told("chosen") == [MOVE]


def test_the_corner_of_the_box_around_a_hexagon_is_no_part_of_it(game: Table) -> None:
    game.show(board_view(MINE), [MOVE])
    box = game.scene.layout.box(True, "a1")
    assert box is not None
    game.drag(game.point(1), game.view.mapFromScene(box.topLeft() + QPointF(8, 8)))
    assert game.all_told("chosen") == []
    game.drag(game.point(1), game.view.mapFromScene(QPointF(box.left() + 8, box.center().y())))
    assert game.all_told("chosen") == [MOVE]


def test_a_shared_cell_is_nobodys_for_a_screen_reader(game: Table) -> None:
    game.show(board_view(PLACED))
    spoken = {item.place: item.spoken() for item in game.scene.items() if isinstance(item, ZoneItem)}
    assert spoken[SHARED, "c1"] == "C1: 1"
    assert spoken[1, "reserve"] == "Opponent's Reserve: 0"


def test_the_player_of_seat_1_sees_the_board_turned(game: Table) -> None:
    game.show(board_view(MINE, PLACED))
    before = game.item(2).home
    game.show(board_view(MINE, PLACED)._replace(player=1))
    middle = game.scene.layout.whole.center()
    assert game.item(2).home.point == middle * 2 - before.point
    assert game.item(2).home.rotation == before.rotation, "pieces of this board have no facing"


def test_a_shot_is_aimed_from_a_cell(game: Table) -> None:
    shot = Choice("shoot", 2, target=3)
    game.show(board_view(PLACED, THEIRS), [shot])
    game.drag(game.point(2), game.point(3))
    assert game.all_told("chosen") == [shot]


def test_arrows_and_numbers_are_the_games_own(game: Table) -> None:
    arrows = (Arrow(2, Goal(3)), Arrow(3, Goal(place=(0, PLATE))))
    game.show(board_view(PLACED, THEIRS, arrows=arrows))
    assert sum(isinstance(item, ArrowItem) for item in game.scene.items()) == 2
    plates = [item.spoken() for item in game.scene.items() if isinstance(item, PlateItem)]
    assert sorted(plates) == ["Opponent: 4 moves", "You: 3 moves"]
    game.view.grab()  # cells, captions and plates are painted


def test_a_piece_without_a_choice_is_picked_up_to_hear_why(game: Table) -> None:
    picked: list[int] = []
    game.scene.picked_up.connect(lambda card, _: picked.append(card))
    game.show(board_view(MINE, PLACED, THEIRS), [MOVE])
    for card in (PLACED.id, THEIRS.id):
        game.scene.keys.focus.go_to(card)
        game.press(Qt.Key.Key_Return)
        game.scene.cancel()
    assert picked == [PLACED.id]


def test_a_set_card_lies_as_before_while_the_curtain_is_down(game: Table) -> None:
    known = FACE_DOWN._replace(secret=True, rested=True, slot=1)
    game.show(board_view(known))
    before = game.item(4).home
    game.scene.set_curtain(True)
    assert game.item(4).home == before


def test_a_key_hint_is_on_its_cell(game: Table) -> None:
    game.show(board_view(MINE), [MOVE])
    game.click(game.point(1))
    game.scene.keys.show_hints()
    hints = [item for item in game.scene.items() if isinstance(item, KeyHintItem) and isinstance(item.stop, ZoneItem)]
    (hint,) = hints
    corners = hint.mapRectToScene(hint.boundingRect().adjusted(4, 4, -4, -4))
    outline = game.scene.layout.outline(True, "a1")
    for corner in (corners.topLeft(), corners.bottomLeft(), corners.bottomRight()):
        assert outline.containsPoint(corner, Qt.FillRule.OddEvenFill)


class HandLibrary(BoardLibrary):
    """The same game with a hand below the board."""

    def playmat(self, language: str) -> Playmat:
        sheet = board()
        hand = Zone("hand", "Hand", 0, public=False, pile=False, arrange=Arrange.FAN, grip=Grip.DRAG)
        box = Box(Side.NEAR, "hand", (0.2, 0), (1, -160), (0.8, 0), (1, 0), card=80)
        return sheet._replace(zones=(*sheet.zones, hand), boxes=(*sheet.boxes, box))


@pytest.fixture
def game_with_hand(qtbot: QtBot) -> Iterator[Table]:
    yield from shown(Table(0, HandLibrary()), qtbot)


def test_up_from_the_hand_leads_to_the_board(game_with_hand: Table) -> None:
    table, held = game_with_hand, CardView(5, "P-5", 0, "hand")
    view = board_view(MINE, FACE_DOWN, held)
    table.show(view._replace(zones={**view.zones, (0, "hand"): (5,), (1, "hand"): ()}))
    table.scene.keys.focus.go_to(5)
    table.press(Qt.Key.Key_Up)
    assert table.scene.focusItem() is table.item(4), "the reserve beside the hand is nearer, but not above it"


def test_the_keyboard_reaches_every_piece(game: Table) -> None:
    game.show(board_view(MINE, PLACED, THEIRS), [MOVE])
    stops = game.scene.keys.focus.stops()
    assert {game.item(card) for card in (1, 2, 3)} <= set(stops)
