"""What holds in every game that chance makes, at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from gundam_desktop.games.zoids.board import SQUARES, arc, on_line
from gundam_desktop.games.zoids.cards import DECKS
from gundam_desktop.games.zoids.figures import hp, squares
from gundam_desktop.games.zoids.game import GAMES, Game
from gundam_desktop.games.zoids.state import State, Zone, card, is_on_map, pieces
from gundam_desktop.tabletop import Choice, Event
from tests.conftest import Times
from tests.properties.random_games import any_choice

MOST_DECISIONS = 600
NAMES = tuple(DECKS.shipped)
LOSSES = {
    "damaged": "ZB-21-1",
    "base hit": "ZX-17",
    "paid": "ZB-21-2",
    "penalty": "ZB-21-2",
    "own loss": "ZB-22-1",
}
"""Kind of event -> its clause: by these, pieces lose HP."""


def played(chance: random.Random) -> Iterator[tuple[Game, list[Event]]]:
    """A game by chance, at every decision, with the events of the choice before."""
    decks = DECKS.shipped[chance.choice(NAMES)].deck, DECKS.shipped[chance.choice(NAMES)].deck
    game, events = GAMES.start(decks, chance.getrandbits(40)), list[Event]()
    for _ in range(MOST_DECISIONS):
        yield game, events
        player = game.decision.player
        if player < 0:
            return
        events = game.apply(player, any_choice(game, chance))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def test_every_game_ends_and_keeps_cards_squares_and_hp_right(rng: random.Random, times: Times) -> None:
    for _ in range(times(1000, share=50, plain=2)):
        count, damages = 0, dict[int, int]()
        for game, events in played(random.Random(rng.getrandbits(40))):
            state = game.state
            count = count or len(state.cards)
            assert len(state.cards) == count
            cards_have_one_place(state)
            pieces_stand_apart(state)
            hp_change_as_the_events_say(damages, state, events)
            damages = {each: state.cards[each].damage for seat in (0, 1) for each in state.zone(seat, Zone.MAP)}


def cards_have_one_place(state: State) -> None:
    listed = list(chain.from_iterable(state.zones.values()))
    bases = [card_id for card_id in range(1, len(state.cards)) if card(state, card_id).type == "base"]
    assert sorted({*listed, *bases}) == list(range(1, len(state.cards)))
    assert len(listed) == len(set(listed))
    for place, cards in state.zones.items():
        assert all((state.cards[each].owner, state.cards[each].zone) == place for each in cards)
    for seat in (0, 1):
        for each in state.zone(seat, Zone.UNDER):
            assert state.cards[each].host in pieces(state, seat)


def pieces_stand_apart(state: State) -> None:
    everything = [each for seat in (0, 1) for each in state.zone(seat, Zone.MAP) if is_on_map(state, each)]
    taken = [square for each in everything for square in squares(state, each)]
    assert len(taken) == len(set(taken))
    for each in everything:
        assert len(squares(state, each)) == (2 if card(state, each).size == "LL" else 1)
        assert hp(state, each) > 0 or state.result or state.question is not None


def hp_change_as_the_events_say(before: dict[int, int], state: State, events: list[Event]) -> None:
    """Each loss of HP is told by an event of its kind with its clause, and nothing else changes a piece's HP."""
    for event in events:
        if event.kind in LOSSES:
            assert event.amount >= 0
            assert event.clause == LOSSES[event.kind]
    renewed = {event.card for event in events if event.kind in ("destroyed", "revived")}
    for piece, damage in before.items():
        told = [event for event in events if event.card == piece]
        lost = sum(event.amount for event in told if event.kind in LOSSES)
        regained = sum(event.amount for event in told if event.kind == "repaired")
        assert piece in renewed or state.cards[piece].damage == damage + lost - regained


def test_listing_agrees_with_explaining(rng: random.Random, times: Times) -> None:
    for _ in range(times(20, plain=2)):
        for game, _events in played(random.Random(rng.getrandbits(40))):
            if rng.random() > 0.1:
                continue
            for player in (0, 1):
                legal = set(game.legal_choices(player))
                found = {choice for choice in game.pseudo_legal_choices(player) if not game.explain(player, choice)}
                assert legal == found


def test_what_a_player_cannot_know_changes_nothing_for_them(rng: random.Random, times: Times) -> None:
    for _ in range(times(40, plain=4)):
        for game, _events in played(random.Random(rng.getrandbits(40))):
            if rng.random() > 0.1 or game.decision.player < 0:
                continue
            for player in (0, 1):
                exchange_two_hidden_cards(game, player, rng)


def exchange_two_hidden_cards(game: Game, player: int, rng: random.Random) -> None:
    """Two cards of one owner that a player cannot tell apart are exchanged, and the coming dice are others."""
    view = game.view(player)
    hidden = [each for each, seen in view.cards.items() if not seen.number]
    one = rng.choice(hidden)
    other = rng.choice([each for each in hidden if view.cards[each].owner == view.cards[one].owner])
    changed = game.copy()
    changed.state.put(one, number=game.state.cards[other].number)
    changed.state.put(other, number=game.state.cards[one].number)
    changed.state.random += 1
    changed.state.dice = (1,)
    assert changed.view(player) == view
    if game.decision.player == player:
        assert changed.legal_choices(player) == game.legal_choices(player)


def test_a_hand_is_seen_by_its_owner_or_a_spy_and_a_deck_by_nobody(rng: random.Random, times: Times) -> None:
    for _ in range(times(100, plain=5)):
        for game, _events in played(random.Random(rng.getrandbits(40))):
            for player in (0, 1):
                view = game.view(player)
                shown = {each for place in ((0, "deck"), (1, "deck")) for each in view.zones[place]}
                spies = view.decision.player == player and view.decision.purpose == "spy"
                if not spies:
                    shown |= set(view.zones[1 - player, "hand"])
                assert not any(view.cards[each].number for each in shown)


def test_dice_of_a_position_come_first_and_are_no_part_of_a_view() -> None:
    decks = DECKS.shipped["lance"].deck, DECKS.shipped["shadow"].deck
    game = GAMES.start(decks, 3, chooser=0)
    game.state.dice = (6, 1)
    assert [game.state.throw(), game.state.throw()] == [6, 1]
    assert 1 <= game.state.throw() <= 6
    game.state.dice = (6,)
    assert GAMES.sample_world(game.view(0), 1, decks).state.dice == ()


def test_a_line_runs_through_the_inside_of_squares_only() -> None:
    assert on_line("a1", "d1") == ("b1", "c1")
    assert on_line("a1", "c3") == ("b2",)
    assert set(on_line("a1", "b3")) == {"a2", "b2"}
    assert [arc("d3", "e", square) for square in ("e3", "e4", "d4", "c4", "c3")] == [1, 1, 2, 3, 3]
    assert all(
        on_line(one, two) == tuple(sorted(on_line(two, one), key=SQUARES.index)) for one in SQUARES for two in ("d3",)
    )


def test_a_file_that_is_no_game_is_told() -> None:
    good = GAMES.start((DECKS.shipped["lance"].deck, DECKS.shipped["shadow"].deck), 2).dump()
    for broken, why in (({**good, "phase": "tea"}, "tea"), ({**good, "dice": [9]}, "dice"), ({}, "not a saved game")):
        with pytest.raises(ValueError, match=why):
            GAMES.load(broken)


def test_senseless_choices_are_refused() -> None:
    game = GAMES.start((DECKS.shipped["lance"].deck, DECKS.shipped["shadow"].deck), 2, chooser=0)
    for choice in (
        Choice("place", 41, word="z9"),
        Choice("special", 0),
        Choice("play", 1, word="sideways"),
        Choice("use"),
    ):
        assert game.explain(0, choice)
