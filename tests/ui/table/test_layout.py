from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table.layout import NARROWEST, WIDEST, Place, TableLayout
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, middle_game


def covered(place: Place) -> QRectF:
    """What a card at a place covers; only right angles."""
    width, height = CARD_WIDTH * place.scale, CARD_HEIGHT * place.scale
    if place.rotation:
        width, height = height, width
    return QRectF(place.x - width / 2, place.y - height / 2, width, height)


@pytest.mark.parametrize("width", [NARROWEST, 1300, WIDEST])
@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("count", [6, 7])
def test_six_pairs_lie_side_by_side(width: float, near: bool, count: int) -> None:
    layout = TableLayout(width)
    box = layout.box(near, "battle")
    assert box is not None
    pairs = []
    for index in range(count):
        unit = layout.paired_place(near, layout.place(near, "battle", index, count, True), count)
        pairs.append(covered(unit).united(covered(layout.pilot_place(unit))))
    for place, pair in enumerate(pairs):
        assert box.contains(pair)
        assert not any(pair.intersects(other) for other in pairs[place + 1 :])


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_fifteen_resources_leave_room_for_their_count(near: bool, width: float) -> None:
    layout = TableLayout(width)
    box = layout.box(near, "resources")
    assert box is not None
    cards = [covered(layout.place(near, "resources", index, 15, True)) for index in range(15)]
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
