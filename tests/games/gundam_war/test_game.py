"""What holds in every game that chance makes, at every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.game import GAMES, Game
from gundam_desktop.games.gundam_war.game_module import GAME_MODULE
from gundam_desktop.games.gundam_war.model.state import AREAS, FACE_DOWN, State, Zone
from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.rules import battle
from gundam_desktop.games.gundam_war.rules.battle import deal_damage
from gundam_desktop.tabletop import Event
from tests.conftest import Times
from tests.properties.random_games import any_choice

MOST_DECISIONS = 600
NAMES = tuple(DECKS.shipped)


def started(chance: random.Random) -> Game:
    decks = DECKS.shipped[chance.choice(NAMES)].deck, DECKS.shipped[chance.choice(NAMES)].deck
    return GAMES.start(decks, chance.getrandbits(40))


def played(chance: random.Random) -> Iterator[tuple[Game, list[Event]]]:
    """A game by chance, at every decision, with the events of the choice before."""
    game, events = started(chance), list[Event]()
    for _ in range(MOST_DECISIONS):
        yield game, events
        player = game.decision.player
        if player < 0:
            return
        events = game.apply(player, any_choice(game, chance))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def moments(rng: random.Random, games: int, share: float) -> Iterator[Game]:
    """A share of the decisions of some games."""
    for _ in range(games):
        chance = random.Random(rng.getrandbits(40))
        yield from (game for game, _ in played(chance) if chance.random() < share and game.decision.player >= 0)


def test_every_game_comes_to_its_end_and_keeps_its_cards(rng: random.Random, times: Times) -> None:
    for _ in range(times(1000, plain=4)):
        chance = random.Random(rng.getrandbits(40))
        discarded: dict[int, tuple[int, ...]] = {0: (), 1: ()}
        for game, events in played(chance):
            cards_have_one_place(game.state)
            damage_is_at_most_what_was_struck(events)
            for seat in (0, 1):
                pile = game.state.zone(seat, Zone.DISCARD_PILE)
                if not any(event.kind == "recovered" for event in events):
                    assert pile[len(pile) - len(discarded[seat]) :] == discarded[seat], "new cards come on top"
                discarded[seat] = pile


def cards_have_one_place(state: State) -> None:
    under = [card for card, record in enumerate(state.cards) if record.zone is Zone.UNDER and card]
    assert sorted([*(card for cards in state.zones.values() for card in cards), *under]) == list(range(1, 101))
    assert all(state.cards[state.cards[card].host].character == card for card in under)
    for place, cards in state.zones.items():
        assert all((record.owner, record.zone) == place for record in map(state.cards.__getitem__, cards))


def damage_is_at_most_what_was_struck(events: list[Event]) -> None:
    struck = Counter[int]()
    for event in events:
        if event.kind == "struck":
            struck[1 - event.player] += event.amount
        elif event.kind == "home damaged" or (event.kind == "damaged" and event.word == "battle"):
            struck[event.player] -= event.amount
    assert all(points >= 0 for points in struck.values())


def test_listing_agrees_with_explaining(rng: random.Random, times: Times) -> None:
    book = RULEBOOK.book()
    for game in moments(rng, times(60), 0.5):
        for player in (0, 1):
            legal = set(game.legal_choices(player))
            for choice in game.pseudo_legal_choices(player):
                refusals = game.explain(player, choice)
                assert (choice in legal) == (not refusals), (choice, refusals)
                assert all(refusal.clause in book for refusal in refusals)
                assert all(GAME_MODULE.library.sentence(refusal, {}, "ja") for refusal in refusals)
            assert legal <= set(game.pseudo_legal_choices(player))


def test_what_a_player_cannot_know_changes_nothing_for_them(rng: random.Random, times: Times) -> None:
    for game in moments(rng, times(100), 0.1):
        for player in (0, 1):
            hidden = [
                card
                for owner in (0, 1)
                for zone in (*FACE_DOWN, *((Zone.HAND,) if owner != player else ()))
                for card in game.state.zone(owner, zone)
            ]
            one = rng.choice(hidden)
            others = [card for card in hidden if game.state.cards[card].owner == game.state.cards[one].owner]
            other, changed = rng.choice(others), game.copy()
            numbers = game.state.cards[one].number, game.state.cards[other].number
            changed.state.put(one, number=numbers[1])
            changed.state.put(other, number=numbers[0])
            changed.state.random += 1
            assert changed.view(player) == game.view(player)
            if game.decision.player == player:
                assert changed.legal_choices(player) == game.legal_choices(player)


def test_a_sampled_world_agrees_with_the_view(rng: random.Random, times: Times) -> None:
    decks = DECKS.shipped["blue"].deck, DECKS.shipped["green"].deck
    game = GAMES.start(decks, 5, chooser=0)
    for _ in range(times(400)):
        player = game.decision.player
        if player < 0:
            break
        for seat in (0, 1):
            world = GAMES.sample_world(game.view(seat), rng.getrandbits(30), decks)
            assert world.view(seat) == game.view(seat)
            numbers = Counter(record.number for record in world.state.cards[1:])
            assert numbers == Counter([*decks[0].numbers(), *decks[1].numbers()])
        game.apply(player, any_choice(game, rng))


def test_the_order_of_areas_and_sides_changes_no_damage(
    rng: random.Random, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for game in moments(rng, times(100), 0.5):
        state = game.state
        if state.window != "before":
            continue
        seen += 1
        one, other = state.copy(), state.copy()
        deal_damage(one)
        with monkeypatch.context() as patched:
            patched.setattr(battle, "AREAS", AREAS[::-1])
            patched.setattr(battle, "attacker", lambda state: 1 - state.turn_player)
            patched.setattr(battle, "defender", lambda state: state.turn_player)
            patched.setattr(battle, "is_harmless", lambda state, _, area: state.status[area] == "defenders")
            deal_damage(other)
        assert [record[:7] for record in one.cards] == [record[:7] for record in other.cards]
    assert seen


def test_a_file_that_is_no_game_is_told() -> None:
    good = started(random.Random(2)).dump()
    for broken, why in (
        ({}, "not a saved game"),
        ({**good, "edition": "9"}, "edition"),
        ({**good, "cards": [["", -1, "under", False, 0, 0, 0, [0, 0, 0]], ["XX-1", *good["cards"][1][1:]]]}, "XX-1"),
        ({**good, "phase": "tea"}, "tea"),
        ({**good, "zones": 5}, "not a saved game"),
    ):
        with pytest.raises(ValueError, match=why):
            GAMES.load(broken)


def test_no_unit_is_sent_before_itself(rng: random.Random, times: Times) -> None:
    for game in moments(rng, times(20), 0.2):
        for seat in (0, 1):
            for choice in game.pseudo_legal_choices(seat):
                squad = game.state.zone(seat, Zone(choice.word)) if choice.verb == "sortie" else ()
                assert not 0 < choice.number <= len(squad) or squad[choice.number - 1] != choice.card, choice
