"""A zone of the table as a Qt model: records, signals, the name of a card."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import CardView
from gundam_desktop.ui.table.models import CardRecord, CardRole, TableModel, ZoneModel, describe
from tests.ui.cards.invented_cards import FACES
from tests.ui.table.models.conftest import BATTLE_AREA
from tests.ui.table.view_builder import PLAYMAT, middle_game


def records(*ids: int, damage: int = 0) -> list[CardRecord]:
    return [CardRecord(CardView(card, "PX-001", 0, "battle", damage=damage)) for card in ids]


def test_a_zone_has_a_record_of_each_card(zone: ZoneModel) -> None:
    first, second = (
        CardRecord(CardView(7, "PX-001", 0, "battle"), playable=True),
        CardRecord(CardView(8, "", 0, "battle")),
    )
    zone.show([first, second])
    assert [zone.data(zone.index(row), CardRole.RECORD) for row in range(zone.rowCount())] == [first, second]
    assert zone.records == (first, second)
    assert zone.ids == (7, 8)
    assert zone.data(zone.index(2), CardRole.RECORD) is None
    assert zone.roleNames()[CardRole.RECORD] == b"record"


@pytest.mark.parametrize(
    ("before", "after", "signals"),
    [
        ((), (1, 2, 3), {"rowsInserted": 1}),
        ((1, 2, 3), (1, 2, 3), {}),
        ((1, 2, 3), (1, 3), {"rowsRemoved": 1}),
        ((1, 2, 3, 4, 5), (1, 5), {"rowsRemoved": 1}),
        ((1, 2), (3, 4, 1, 2), {"rowsInserted": 1}),
        ((1, 2, 3), (3, 1, 2), {"rowsMoved": 1}),
    ],
)
def test_a_zone_signals_no_more_than_the_difference(
    zone: ZoneModel, before: tuple[int, ...], after: tuple[int, ...], signals: dict[str, int]
) -> None:
    zone.show(records(*before))
    names = ("rowsInserted", "rowsRemoved", "rowsMoved", "dataChanged")
    spies = {name: QSignalSpy(getattr(zone, name)) for name in names}
    zone.show(records(*after))
    assert {name: spy.count() for name, spy in spies.items() if spy.count()} == signals
    assert [record.card.id for record in zone.records] == list(after)


def test_changed_rows_are_told_in_runs(zone: ZoneModel) -> None:
    zone.show(records(1, 2, 3, 4))
    spy = QSignalSpy(zone.dataChanged)
    zone.show([*records(1), *records(2, 3, damage=1), *records(4)])
    assert spy.count() == 1
    assert (spy.at(0)[0].row(), spy.at(0)[1].row()) == (1, 2)


def test_secrets_are_kept_behind_the_curtain(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT)
    build, ids = middle_game()
    card = ids["hand PX-004"]
    model.show(build.view(), frozenset({card}))
    model.keep_secrets(True)
    hidden = model.record(card)
    assert hidden == CardRecord(CardView(card, "", 0, "hand"), zone=model.zones[0, "hand"].zone)
    assert hidden in model.zones[0, "hand"].records
    model.keep_secrets(False)
    shown = model.record(card)
    assert shown is not None
    assert shown.known
    assert shown.playable


def test_a_card_is_described_in_words(qapp: QApplication) -> None:
    card = CardView(
        1,
        "PX-001",
        0,
        "battle",
        rested=True,
        damage=2,
        figures=(4, 3, 5, 3),
        keywords=("Repair 1",),
        condition_met=True,
    )
    words = describe(CardRecord(card, candidate=True, zone=BATTLE_AREA), FACES["PX-001"], FACES["PX-021"])
    assert words == (
        "Aegis Falcon, Unit, level 4, cost 3, AP 5, HP 3, Repair 1, 2 damage, paired with Rin Asada, linked, rested, "
        "can be chosen"
    )


def test_a_zone_has_the_card_under_a_unit(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT)
    build, ids = middle_game()
    model.show(build.view())
    zone = model.zones[0, "battle"]
    beneath = zone.records[zone.row_of(ids["falcon"])].beneath
    assert beneath is not None
    assert beneath.card.number == "PX-021"
