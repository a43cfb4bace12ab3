"""No card is lost, none is doubled, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

from gundam_desktop.games.gcg.core.kinds import BATTLE, OUTSIDE, RESOLVING, ZONES
from gundam_desktop.games.gcg.game import Game
from tests.conftest import Times
from tests.properties.walks import any_decks, told, walk


def places(game: Game) -> Counter[int]:
    """How often every card lies somewhere."""
    state = game.state
    found: Counter[int] = Counter()
    for key, zone in enumerate(state.zones):
        for card in zone:
            record = state.cards[card]
            assert (record.owner, record.zone, record.host) == (key // ZONES, key % ZONES, 0), card
        found.update(zone)
    for card, record in enumerate(state.cards):
        if record.pilot:
            found[record.pilot] += 1
            pilot = state.cards[record.pilot]
            assert (pilot.owner, pilot.zone, pilot.host) == (record.owner, BATTLE, card), card
        if record.zone in (RESOLVING, OUTSIDE):
            found[card] += 1
    return found


def test_every_card_is_in_exactly_one_place(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            found = places(game)
            assert set(found.values()) == {1}, told(decks, game)
            assert set(found) == set(range(len(game.state.cards))), told(decks, game)


def test_every_player_keeps_their_deck(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        decks = any_decks(rng)
        lists = [sorted([*deck.numbers(), *deck.resource_numbers()]) for deck in decks]
        for game in walk(decks, rng):
            for player in (0, 1):
                cards = [c.definition for c in game.state.cards[1:] if c.owner == player]
                own = sorted(d.number for d in cards if not d.token and not d.ex and not d.number.startswith("EXB"))
                assert own == lists[player], told(decks, game)


def test_limits_of_zones_hold(rng: random.Random, times: Times) -> None:
    for _ in range(times(100)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            zones = game.view(0).zones
            for player in (0, 1):
                assert len(zones[player, "battle"]) <= 6, told(decks, game)
                assert len(zones[player, "base"]) <= 1, told(decks, game)
                assert len(zones[player, "resources"]) <= 15, told(decks, game)
