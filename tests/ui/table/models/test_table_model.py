"""All zones of the table: views are shown, events move cards between them."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from gundam_desktop.games.gcg.card_design import stats
from gundam_desktop.tabletop import Change, Event
from gundam_desktop.ui.table.models import TableModel
from tests.ui.table.view_builder import PLAYMAT, middle_game

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_zones_are_sound_models_through_many_views(
    qapp: QApplication, rng: random.Random, times: Callable[[int], int]
) -> None:
    model = TableModel(PLAYMAT)
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
        assert all(zone.ids == view.zones[place] for place, zone in model.zones.items())
    assert testers


def test_an_event_moves_rests_and_damages(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT)
    build, ids = middle_game()
    model.show(build.view())
    card = ids["hand PX-004"]
    model.play(Event("deployed", "", changes=(Change(card, zone="battle", seat=0, number="PX-004"),)))
    assert model.zones[0, "battle"].ids[-1] == card
    assert card not in model.zones[0, "hand"].ids
    talon = model.record(ids["talon"])
    assert talon is not None
    model.play(Event("damaged", "", changes=(Change(ids["talon"], damage=2), Change(ids["talon"], rested=1))))
    hurt = model.record(ids["talon"])
    assert hurt is not None
    assert (hurt.card.damage, hurt.card.rested, stats(hurt.card).hp) == (2, True, (stats(talon.card).hp or 0) - 2)


def test_an_event_pairs_a_pilot(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT)
    build, ids = middle_game()
    model.show(build.view())
    pilot, unit = ids["hand PX-022"], ids["pathfinder"]
    model.play(Event("paired", "", changes=(Change(pilot, zone="battle", seat=0, under=unit),)))
    paired, under = model.record(unit), model.record(pilot)
    assert paired is not None
    assert under is not None
    assert (paired.card.over, under.card.under) == (pilot, unit)
    assert pilot not in model.zones[0, "hand"].ids
    assert pilot not in model.zones[0, "battle"].ids


def test_cards_in_no_zone_are_loose_until_they_are_somewhere(qapp: QApplication) -> None:
    model = TableModel(PLAYMAT)
    build, ids = middle_game()
    model.show(build.view())
    card = ids["hand PX-032"]
    model.play(Event("played", "", changes=(Change(card, zone="resolving", seat=0),)))
    assert list(model.loose.ids) == [card]
    model.play(Event("trashed", "", changes=(Change(card, zone="trash", seat=0, position=0),)))
    assert list(model.loose.ids) == []
    assert model.zones[0, "trash"].ids[0] == card
