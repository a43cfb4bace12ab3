"""What holds in every game that chance makes, at every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from gundam_desktop.games.digrayn.cards import DECKS
from gundam_desktop.games.digrayn.field import GATES
from gundam_desktop.games.digrayn.game import GAMES, Game
from gundam_desktop.games.digrayn.game_module import GAME_MODULE
from gundam_desktop.games.digrayn.rulebook import RULEBOOK
from gundam_desktop.games.digrayn.state import BP, DECK, HAND, SET, State
from gundam_desktop.tabletop.place import SHARED
from tests.conftest import Times
from tests.properties.random_games import any_choice

MOST_DECISIONS = 1500
NAMES = tuple(DECKS.shipped)


def started(chance: random.Random) -> Game:
    decks = DECKS.find(chance.choice(NAMES)), DECKS.find(chance.choice(NAMES))
    return GAMES.start(decks, chance.getrandbits(40))


def played(chance: random.Random) -> Iterator[Game]:
    """A game by chance, at every decision."""
    game = started(chance)
    for _ in range(MOST_DECISIONS):
        yield game
        if game.decision.player < 0:
            return
        game.apply(game.decision.player, any_choice(game, chance))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def moments(rng: random.Random, games: int, share: float) -> Iterator[Game]:
    """A share of the decisions of some games."""
    for _ in range(games):
        chance = random.Random(rng.getrandbits(40))
        yield from (game for game in played(chance) if chance.random() < share and game.decision.player >= 0)


def test_every_game_comes_to_its_end_and_keeps_its_cards(rng: random.Random, times: Times) -> None:
    for _ in range(times(1000, share=40, plain=3)):
        for game in played(random.Random(rng.getrandbits(40))):
            cards_have_one_place(game.state)


def cards_have_one_place(state: State) -> None:
    assert sorted(card for cards in state.zones.values() for card in cards) == list(range(1, 83))
    for place, cards in state.zones.items():
        assert all((record.seat, record.zone) == place for record in map(state.cards.__getitem__, cards))
    for gate in GATES:
        slots = Counter(state.cards[card].slot for card in state.zones[SHARED, gate])
        assert max(slots.values(), default=0) <= 1, "one card of each kind on a gate"
        assert -1 not in slots


def test_listing_agrees_with_explaining(rng: random.Random, times: Times) -> None:
    book = RULEBOOK.book()
    for game in moments(rng, times(60, plain=2), 0.1):
        for player in (0, 1):
            legal, tried = set(game.legal_choices(player)), game.pseudo_legal_choices(player)
            for choice in tried:
                refusals = game.explain(player, choice)
                assert (choice in legal) == (not refusals), (choice, refusals)
                assert all(refusal.clause in book for refusal in refusals)
                assert all(GAME_MODULE.library.sentence(refusal, {}, "ja") for refusal in refusals)
            assert legal <= set(tried)


def test_what_a_player_cannot_know_changes_nothing_for_them(rng: random.Random, times: Times) -> None:
    for game in moments(rng, times(100, plain=3), 0.1):
        for player in (0, 1):
            hidden = [
                card
                for card, record in enumerate(game.state.cards)
                if record.zone == DECK
                or (record.zone == BP and not record.known)
                or (card and record.owner != player and (record.zone == HAND or record.slot == SET))
            ][1:]
            one = rng.choice(hidden)
            other = rng.choice([card for card in hidden if game.state.cards[card].owner == game.state.cards[one].owner])
            changed, numbers = game.copy(), (game.state.cards[one].number, game.state.cards[other].number)
            changed.state.put(one, number=numbers[1])
            changed.state.put(other, number=numbers[0])
            changed.state.random += 1
            assert changed.view(player) == game.view(player)
            assert changed.legal_choices(player) == game.legal_choices(player)
            tried = game.pseudo_legal_choices(player)
            assert changed.pseudo_legal_choices(player) == tried
            for choice in tried:
                assert changed.explain(player, choice) == game.explain(player, choice)


def test_a_sampled_world_agrees_with_the_view(rng: random.Random, times: Times) -> None:
    decks = DECKS.find("vanguard"), DECKS.find("bulwark")
    game = GAMES.start(decks, 5, chooser=0)
    for _ in range(times(300)):
        player = game.decision.player
        if player < 0:
            break
        for seat in (0, 1):
            world = GAMES.sample_world(game.view(seat), rng.getrandbits(30), decks)
            assert world.view(seat) == game.view(seat)
            numbers = Counter(record.number for record in world.state.cards[1:])
            assert numbers == Counter([*decks[0].numbers(), *decks[1].numbers()])
        game.apply(player, any_choice(game, rng))


def test_a_position_that_is_the_same_from_both_seats_is_worth_nothing() -> None:
    deck = DECKS.find("march")
    game = GAMES.start((deck, deck), 1, chooser=0)
    assert GAME_MODULE.evaluate(game.view(0)) == GAME_MODULE.evaluate(game.view(1)) == 0


def test_a_file_that_is_no_game_is_told() -> None:
    good = started(random.Random(2)).dump()
    for broken, why in (
        ({}, "not a saved game"),
        ({**good, "edition": "9"}, "edition"),
        ({**good, "phase": 5}, "phase"),
        ({**good, "zones": 5}, "not a saved game"),
        ({**good, "unpaid": 5}, "unpaid"),
    ):
        with pytest.raises(ValueError, match=why):
            GAMES.load(broken)
