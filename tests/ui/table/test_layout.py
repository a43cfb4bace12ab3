from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CardView, Playmat, Shape
from gundam_desktop.tabletop.place import PLATE, SHARED
from gundam_desktop.tabletop.playmat import SIDEWAYS
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table.layout import LOW_TEXT, NARROWEST, STICKS_OUT, STRIP, WIDEST, Pose, TableLayout
from tests.ui.table.board_game import board
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import PLAYMAT, ViewBuilder, middle_game

HAND = (False, "hand")
AT_THE_SIDES = ((True, False), (True, True), (False, True))
"""Near and active, near and rested, far and rested."""


CARD = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
SIDEWAYS_MAT = PLAYMAT._replace(rested_lean=SIDEWAYS)


def outline(pose: Pose, card: QRectF = CARD) -> QPolygonF:
    """The outline of a card with a pose."""
    onto = QTransform().translate(pose.x, pose.y).rotate(pose.rotation).scale(pose.scale, pose.scale)
    return onto.map(QPolygonF(card.adjusted(0.01, 0.01, -0.01, -0.01)))


def covered(pose: Pose) -> QRectF:
    """The upright rectangle around a card with a pose."""
    return outline(pose).boundingRect()


@pytest.mark.parametrize("width", [NARROWEST, 1300, WIDEST])
@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("count", [6, 7])
@pytest.mark.parametrize("playmat", [PLAYMAT, SIDEWAYS_MAT], ids=["leaning", "sideways"])
@pytest.mark.parametrize("rested", [{0, 1, 2, 3, 4, 5, 6}, {0, 3, 5}, {1, 2, 4}, set()], ids=str)
def test_six_pairs_lie_side_by_side(playmat: Playmat, width: float, near: bool, count: int, rested: set[int]) -> None:
    layout = TableLayout(playmat, width)
    box = layout.box(near, "battle")
    assert box is not None
    around, pairs = box.adjusted(-STICKS_OUT, -STICKS_OUT, STICKS_OUT, STICKS_OUT), []
    for index in range(count):
        pose = layout.pose(near, "battle", index, count, index in rested)
        unit = layout.over_pose(near, "battle", pose, count)
        assert outline(unit).intersects(outline(layout.under_pose(unit)))
        pairs.append(outline(unit, CARD.adjusted(0, 0, 0, STRIP)))
    for place, pair in enumerate(pairs):
        assert around.contains(pair.boundingRect())
        assert not any(pair.intersects(other) for other in pairs[place + 1 :])


@pytest.mark.parametrize("width", [NARROWEST, 1300, WIDEST])
def test_a_rested_card_leans_to_the_right_of_its_owner(width: float) -> None:
    layout, paper = TableLayout(PLAYMAT, width), TableLayout(SIDEWAYS_MAT, width)
    for index in range(6):
        active, near, far = (layout.pose(side, "battle", index, 6, rest) for side, rest in AT_THE_SIDES)
        assert (active.rotation, near.rotation, far.rotation) == (0, 14, -14)
        assert near.scale == active.scale
        assert [paper.pose(side, "battle", index, 6, True).rotation for side in (True, False)] == [90, 90]


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_fifteen_resources_leave_room_for_their_count(near: bool, width: float) -> None:
    layout = TableLayout(PLAYMAT, width)
    box = layout.box(near, "resources")
    assert box is not None
    cards = [covered(layout.pose(near, "resources", index, 15, True)) for index in range(15)]
    assert all(box.contains(card) for card in cards)
    assert min(card.left() for card in cards) - box.left() >= LOW_TEXT


def test_a_pilot_is_never_over_its_unit_on_the_way(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, ids = middle_game()
    unit, pilot = ids["pathfinder"], ids["hand PX-022"]
    table.show(build.view())
    pair(build, unit, pilot)
    build.change(unit, rested=True)
    table.scene.show_view(build.view(), [], (), animate=False)
    build.change(unit, rested=False)
    table.show(build.view())
    items, above = (table.item(unit), table.item(pilot)), []

    def still() -> bool:
        order = table.scene.items()
        above.append(order.index(items[0]) < order.index(items[1]))
        return not table.scene.busy

    qtbot.waitUntil(still)
    assert len(above) > 1
    assert all(above)


def test_a_pilot_slides_under_its_unit(moving_table: Table) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    unit, pilot = ids["pathfinder"], ids["hand PX-022"]
    pair(build, unit, pilot)
    table.show(build.view())
    assert table.scene.busy
    assert table.item(pilot).zValue() < table.item(unit).zValue()


def pair(build: ViewBuilder, unit: int, pilot: int) -> None:
    build.zones[0, "hand"].remove(pilot)
    build.change(pilot, zone="battle", under=unit)
    build.change(unit, over=pilot)


def test_a_shared_cell_is_the_same_for_both_players() -> None:
    layout = TableLayout(board(), 1300)
    box = layout.box(True, "a1")
    assert box is not None
    assert box == layout.box(False, "a1")
    assert (box.center(), box.width()) == (QPointF(550, 440), 100)
    assert layout.pose(False, "a1", 0, 1, rested=False).point == QPointF(550, 440)
    cell = layout.cell("a1")
    assert cell is not None
    assert cell.ground == "green"
    assert layout.cell("reserve") is None


def test_cells_have_their_shape() -> None:
    hexes, squares = TableLayout(board(), 1300), TableLayout(board(shape=Shape.SQUARE), 1300)
    assert hexes.outline(True, "a1").size() == 6
    assert squares.outline(True, "b1").boundingRect() == QRectF(600, 390, 100, 100)
    assert squares.outline(True, "b1", 10).boundingRect() == QRectF(610, 400, 80, 80)
    corner = QPointF(601, 391)
    assert squares.outline(True, "b1").containsPoint(corner, Qt.FillRule.OddEvenFill)
    assert not hexes.outline(True, "b1").containsPoint(corner, Qt.FillRule.OddEvenFill)


def test_the_player_of_seat_1_sees_the_board_turned() -> None:
    layout = TableLayout(board(), 1300, seat=1)
    centers = [box.center() for key in ("a1", "b1", "c1") if (box := layout.box(True, key)) is not None]
    assert centers == [QPointF(750, 440), QPointF(650, 440), QPointF(550, 440)]


def test_a_card_is_in_its_slot_of_a_cell() -> None:
    first, second = CardView(1, "P-1", 0, "a1"), CardView(2, "P-2", 0, "a1", slot=1, rested=True, turn=90)
    layout = TableLayout(board(), 1300)
    on_top, below = layout.cell_pose("a1", first, 0, 1), layout.cell_pose("a1", second, 0, 1)
    assert (on_top.point, on_top.scale, on_top.rotation) == (QPointF(550, 440), 60 / CARD_WIDTH, 0)
    assert (below.point, below.scale, below.rotation) == (QPointF(570, 470), 30 / CARD_WIDTH, 180)
    assert on_top.z > below.z
    assert TableLayout(board(), 1300, seat=1).cell_pose("a1", second, 0, 1).rotation == 180


def test_a_slot_of_a_piece_that_faces_somewhere_is_turned_with_it() -> None:
    piece = CardView(1, "P-1", 0, "b1", slot=1, turn=90)
    own, other = (TableLayout(board(facing=True), 1300, seat=seat).cell_pose("b1", piece, 0, 1) for seat in (0, 1))
    assert (own.rotation, own.point) == (90, QPointF(620, 460))
    assert (other.rotation, other.point) == (270, QPointF(680, 420))


def test_a_card_under_another_one_sticks_out_at_its_foot() -> None:
    layout = TableLayout(board(facing=True), 1300)
    for turn, way in ((0, (0, 1)), (90, (-1, 0)), (180, (0, -1)), (270, (1, 0))):
        pose = layout.cell_pose("a1", CardView(1, "P-1", 0, "a1", turn=turn), 0, 1)
        under = layout.under_pose(pose)
        assert under.point - pose.point == QPointF(*way) * STRIP * pose.scale
        assert under.z < pose.z


def test_the_far_side_is_turned_or_mirrored() -> None:
    turned, mirrored = TableLayout(board(), 1300), TableLayout(board("mirrored"), 1300)
    assert turned.box(False, "reserve") == QRectF(650, 10, 640, 190)
    assert mirrored.box(False, "reserve") == QRectF(10, 10, 640, 190)
    first = [layout.pose(False, "reserve", 0, 3, rested=False).x for layout in (turned, mirrored)]
    last = [layout.pose(False, "reserve", 2, 3, rested=False).x for layout in (turned, mirrored)]
    assert first[0] > last[0]
    assert first[1] < last[1]
    assert [layout.slot_at(False, "reserve", x, 3) for layout, x in zip((turned, mirrored), first, strict=True)] == [
        0
    ] * 2


def test_a_game_without_hands_has_none_on_the_table() -> None:
    layout = TableLayout(board(), 1300)
    assert layout.hand.isEmpty()
    assert layout.phases.isEmpty()
    assert board().hand == ""


def test_places_of_a_board_belong_to_nobody() -> None:
    shared = [(SHARED, key) for key in ("a1", "b1", "c1")]
    assert [place for place, _ in board().places()] == [(0, "reserve"), (1, "reserve"), *shared]


@pytest.mark.parametrize("width", [NARROWEST, 1300, WIDEST])
@pytest.mark.parametrize("count", [1, 5, 10, 14])
def test_an_open_far_hand_is_upright_and_whole(width: float, count: int) -> None:
    layout = TableLayout(PLAYMAT, width, open_hands=True)
    poses = [layout.pose(False, "hand", index, count, False) for index in range(count)]
    assert {pose.rotation for pose in poses} == {0.0}
    others = [
        layout.box(near, zone.key) for near in (True, False) for zone in PLAYMAT.zones if (near, zone.key) != HAND
    ]
    for box in (*others, layout.box(False, PLATE), layout.phases):
        assert box is not None
        assert layout.whole.contains(box)
        assert not any(covered(pose).intersects(box) for pose in poses)
    assert all(layout.whole.contains(covered(pose)) for pose in poses)
    gaps = [left.x - right.x for left, right in pairwise(poses)]
    assert all(gap > 40 for gap in gaps), "of each card the figures on its left are seen"
