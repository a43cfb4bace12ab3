from __future__ import annotations

import random

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.link_pairs import LinkPair, link_pairs_of, links
from gundam_desktop.games.gcg.decks.odds import chances
from gundam_desktop.games.gcg.game import pool_with
from gundam_desktop.games.gcg.model.constants import BATTLE
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.state import CardRecord as InPlay
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import is_linked
from tests.conftest import Times
from tests.games.gcg.decks.builders import card, deck_of


def test_pairs_by_name_and_by_trait_and_what_is_left_alone() -> None:
    by_name = card("GD01-001", link={"names": ["Amuro Ray"]})
    by_trait = card("GD01-002", link={"traits": ["Newtype"]})
    unmet = card("GD01-003", link={"names": ["Amuro"]})
    plain = card("GD01-004")
    amuro = card("GD01-005", type="pilot", name="Amuro Ray", traits=("Newtype",))
    command = card("GD01-006", type="command", ap=1, hp=0, effects=({"kind": "pilot", "name": "Amuro Ray"},))
    also = card("GD01-007", type="pilot", name="Ray", effects=({"kind": "also named", "name": "Amuro Ray"},))
    idle = card("GD01-008", type="pilot", name="Amuro")
    other = card("GD01-009", type="command", traits=("Newtype",))
    deck, cards = deck_of(
        (by_name, 4), (by_trait, 3), (unmet, 2), (plain, 4), (amuro, 4), (command, 2), (also, 1), (other, 4)
    )
    found = link_pairs_of(deck, cards, "1.0")
    assert found.pairs == (
        LinkPair("GD01-001", "GD01-005", 4, 4),
        LinkPair("GD01-001", "GD01-006", 4, 2),
        LinkPair("GD01-001", "GD01-007", 4, 1),
        LinkPair("GD01-002", "GD01-005", 3, 4),
    )
    assert (found.unmet, found.idle) == (("GD01-003",), ())
    deck, cards = deck_of((plain, 4), (idle, 2))
    assert link_pairs_of(deck, cards) == ((), (), ("GD01-008",))


def test_part_of_a_name_is_enough_from_edition_1_1() -> None:
    unit, pilot = card_sets().card("ST07-005"), card_sets().card("ST07-011")
    assert not links(unit, pilot, "1.0")
    assert links(unit, pilot, "1.9")
    assert links(unit, pilot)
    deck, cards = deck_of((unit, 4), (pilot, 4), (card_sets().card("ST01-005"), 42))
    assert link_pairs_of(deck, cards).pairs == (LinkPair("ST07-005", "ST07-011", 4, 4),)
    assert link_pairs_of(deck, cards, "1.0").unmet == ("ST07-005",)
    by_edition = {edition: chances(deck, cards, edition).row("link pair", redraw=False).by_turn for edition in EDITIONS}
    assert any(by_edition["1.9"])
    assert not any(by_edition["1.0"])


def test_it_is_what_the_rules_say_of_a_unit_and_a_pilot_in_play(times: Times, rng: random.Random) -> None:
    every = [one for one in card_sets() if not one.is_token]
    units = [one for one in every if one.link is not None]
    pilots = [one for one in every if one.type == "pilot" or (one.type == "command" and one.ap is not None)]
    pool = pool_with(())
    states = {edition: State(pool, edition) for edition in EDITIONS}
    seen = set()
    for _ in range(times(20_000)):
        unit, pilot = rng.choice(units), rng.choice(pilots)
        for edition, state in states.items():
            state.cards = [InPlay(pool[unit.number], 0, BATTLE), InPlay(pool[pilot.number], 0, BATTLE)]
            state.cards[0].pilot = 1
            assert links(unit, pilot, edition) == is_linked(state, 0), (unit.number, pilot.number, edition)
        seen.add(links(unit, pilot))
    assert seen == {True, False}
