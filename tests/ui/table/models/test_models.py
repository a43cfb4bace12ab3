from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import CardView, Change, Event, Zone
from gundam_desktop.ui.table.models import CardRecord, CardRole, TableModel, ZoneModel, describe
from tests.ui.cards.faces import FACES
from tests.ui.table.builder import PLAYMAT, middle_game

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def records(*ids: int, damage: int = 0) -> list[CardRecord]:
    return [CardRecord(CardView(card, "PX-001", 0, "battle", damage=damage)) for card in ids]


@pytest.fixture
def zone(qapp: QApplication) -> ZoneModel:
    return ZoneModel(0, Zone("battle", "Battle area", 6, True, False), lambda number: FACES[number])


def test_a_zone_tells_its_cards_by_role(zone: ZoneModel) -> None:
    card = CardView(7, "PX-001", 0, "battle", rested=True, damage=1, ap=4, hp=3)
    zone.show([CardRecord(card, playable=True), CardRecord(CardView(8, "", 0, "battle"))])
    index = zone.index(0)
    assert zone.data(index) == "Aegis Falcon"
    assert [zone.data(index, role) for role in (CardRole.ID, CardRole.NUMBER, CardRole.RESTED)] == [7, "PX-001", True]
    assert [zone.data(index, role) for role in (CardRole.DAMAGE, CardRole.AP, CardRole.HP)] == [1, 4, 3]
    assert [zone.data(index, role) for role in (CardRole.PLAYABLE, CardRole.CANDIDATE)] == [True, False]
    assert zone.data(index, CardRole.RECORD).card == card
    assert zone.data(zone.index(1)) == ""
    assert zone.data(zone.index(1), Qt.ItemDataRole.AccessibleTextRole) == "Face-down card"
    assert zone.roleNames()[CardRole.RESTED] == b"rested"


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


def test_zones_are_sound_models_through_many_views(
    qapp: QApplication, rng: random.Random, times: Callable[[int], int]
) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    testers = [QAbstractItemModelTester(zone, FATAL) for zone in model.zones.values()]
    build, _ = middle_game()
    for _ in range(times(1500)):
        for _ in range(rng.randrange(5)):
            card = rng.choice(list(build.cards))
            if rng.random() < 0.3:
                build.change(card, rested=rng.random() < 0.5, damage=rng.randrange(3))
            elif not build.cards[card].under:
                number = rng.choice(("", "PX-007"))
                build.move(card, rng.randrange(2), rng.choice(PLAYMAT.zones).key, number, rng.choice((-1, 0)))
        if rng.random() < 0.2:
            build.add(rng.randrange(2), rng.choice(PLAYMAT.zones).key, "PX-007")
        if rng.random() < 0.3:
            card = rng.choice(list(build.cards))
            where = rng.choice(("hand", "outside", "battle", "resolving"))
            model.play(Event("moved", "", changes=(Change(card, zone=where, seat=0, number="PX-001"),)))
        view = build.view()
        model.show(view, frozenset(rng.sample(list(build.cards), 3)))
        assert all(model.ids(key) == view.zones[key] for key in model.zones)
        assert all(tuple(r.card.id for r in zone.records) == view.zones[key] for key, zone in model.zones.items())
    assert testers


def test_an_event_moves_rests_and_damages(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    build, ids = middle_game()
    model.show(build.view())
    card = ids["hand PX-004"]
    model.play(Event("deployed", "", changes=(Change(card, zone="battle", seat=0, number="PX-004"),)))
    assert model.ids((0, "battle"))[-1] == card
    assert card not in model.ids((0, "hand"))
    talon = model.record(ids["talon"])
    assert talon is not None
    model.play(Event("damaged", "", changes=(Change(ids["talon"], damage=2), Change(ids["talon"], rested=1))))
    hurt = model.record(ids["talon"])
    assert hurt is not None
    assert (hurt.card.damage, hurt.card.rested, hurt.card.hp) == (2, True, (talon.card.hp or 0) - 2)


def test_an_event_pairs_a_pilot(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    build, ids = middle_game()
    model.show(build.view())
    pilot, unit = ids["hand PX-022"], ids["pathfinder"]
    model.play(Event("paired", "", changes=(Change(pilot, zone="battle", seat=0, under=unit),)))
    paired, under = model.record(unit), model.record(pilot)
    assert paired is not None
    assert under is not None
    assert (paired.card.over, under.card.under) == (pilot, unit)
    assert pilot not in model.ids((0, "hand"))
    assert pilot not in model.ids((0, "battle"))


def test_cards_in_no_zone_are_loose_until_they_are_somewhere(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    build, ids = middle_game()
    model.show(build.view())
    card = ids["hand PX-032"]
    model.play(Event("played", "", changes=(Change(card, zone="resolving", seat=0),)))
    assert list(model.loose) == [card]
    model.play(Event("trashed", "", changes=(Change(card, zone="trash", seat=0, position=0),)))
    assert list(model.loose) == []
    assert model.ids((0, "trash"))[0] == card


def test_secrets_are_kept_behind_the_curtain(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    build, ids = middle_game()
    card = ids["hand PX-004"]
    model.show(build.view(), frozenset({card}))
    model.keep_secrets(True)
    hidden = model.record(card)
    assert hidden == CardRecord(CardView(card, "", 0, "hand"))
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
        ap=5,
        hp=3,
        level=4,
        cost=3,
        keywords=("Repair 1",),
        linked=True,
    )
    words = describe(CardRecord(card, candidate=True), FACES["PX-001"], FACES["PX-021"])
    assert words == (
        "Aegis Falcon, Unit, level 4, cost 3, AP 5, HP 3, Repair 1, 2 damage, paired with Rin Asada, linked, rested, "
        "can be chosen"
    )


def test_a_zone_reads_a_unit_with_its_pilot(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT, lambda number: FACES[number])
    build, ids = middle_game()
    model.show(build.view())
    zone = model.zones[0, "battle"]
    index = zone.index(zone.row_of(ids["falcon"]))
    assert "paired with Rin Asada" in zone.data(index, Qt.ItemDataRole.AccessibleTextRole)
