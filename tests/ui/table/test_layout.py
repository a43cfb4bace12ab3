from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop.place import PLATE, SHARED
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table.layout import NARROWEST, WIDEST, Pose, TableLayout
from tests.ui.table.board_game import board
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import PLAYMAT, ViewBuilder, middle_game

HAND = (False, "hand")


def covered(pose: Pose) -> QRectF:
    """What a card with a pose covers; only right angles."""
    width, height = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
    if pose.rotation:
        width, height = height, width
    return QRectF(pose.x - width / 2, pose.y - height / 2, width, height)


@pytest.mark.parametrize("width", [NARROWEST, 1300, WIDEST])
@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("count", [6, 7])
def test_six_pairs_lie_side_by_side(width: float, near: bool, count: int) -> None:
    layout = TableLayout(PLAYMAT, width)
    box = layout.box(near, "battle")
    assert box is not None
    pairs = []
    for index in range(count):
        unit = layout.over_pose(near, "battle", layout.pose(near, "battle", index, count, True), count)
        pairs.append(covered(unit).united(covered(layout.under_pose(unit))))
    for place, pair in enumerate(pairs):
        assert box.contains(pair)
        assert not any(pair.intersects(other) for other in pairs[place + 1 :])


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_fifteen_resources_leave_room_for_their_count(near: bool, width: float) -> None:
    layout = TableLayout(PLAYMAT, width)
    box = layout.box(near, "resources")
    assert box is not None
    cards = [covered(layout.pose(near, "resources", index, 15, True)) for index in range(15)]
    assert all(box.contains(card) for card in cards)
    room = min(card.left() for card in cards) - box.left(), box.right() - max(card.right() for card in cards)
    assert room[near] >= 56


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
    assert layout.box(True, "a1") == layout.box(False, "a1") == QRectF(550, 380, 100, 120)
    assert layout.pose(False, "a1", 0, 1, rested=False).point == QPointF(600, 440)
    assert layout.ground(True, "a1") == "green"
    assert layout.outline(True, "a1").size() == 6
    assert layout.outline(True, "b1").boundingRect() == QRectF(650, 380, 100, 120)
    assert layout.outline(True, "b1").containsPoint(QPointF(651, 381), Qt.FillRule.OddEvenFill)


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
