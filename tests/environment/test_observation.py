"""The array that an agent sees: what it holds, and that nothing hidden is in it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.environment.observation import (
    LARGEST,
    NUMBER_BITS,
    SELECTED,
    WORD_BITS,
    Layout,
    all_choices,
    bits,
)
from gundam_desktop.games import find
from gundam_desktop.games.gcg.decks_api import all_cards
from gundam_desktop.tabletop import CandidateGroup, Choice, Decision, Game
from gundam_desktop.tabletop.selection import is_whole
from tests.properties.random_games import shipped

CARDS, ACTIONS = 128, 64
LAYOUT = Layout(find("gcg").library, CARDS, ACTIONS)
DECKS = (shipped()["official-004"], shipped()["official-006"])


def positions(seed: int) -> Iterator[Game]:
    """A game by chance, before each decision."""
    game = find("gcg").start(DECKS, seed, find("gcg").newest, 0)
    bot = RandomBot(seed)
    while (player := game.decision.player) >= 0:
        yield game
        game.apply(player, bot.choose(game.view(player), game.legal_choices(player), DECKS))


def choices_of(game: Game) -> list[Choice]:
    return all_choices(game.decision, game.legal_choices(game.decision.player), ACTIONS)[0]


def test_an_observation_is_the_same_in_every_world_that_agrees_with_the_view() -> None:
    for game in itertools.islice(positions(2), 0, None, 9):
        player = game.decision.player
        view, choices = game.view(player), choices_of(game)
        world = find("gcg").sample_world(view, 5, DECKS)
        assert world.digest() != game.digest()
        assert np.array_equal(LAYOUT.observe(view, choices), LAYOUT.observe(world.view(player), choices))


def test_the_table_says_what_the_view_says() -> None:
    for game in positions(3):
        for player in (0, 1):
            view = game.view(player)
            table = dict(zip(LAYOUT.table, LAYOUT.parts(LAYOUT.observe(view, [])).table.tolist(), strict=True))
            assert table["turn"] == view.turn
            assert table["i decide"] == (view.decision.player == player)
            assert table["my turn"] == (view.turn_player == player)
            assert table["cards in my hand"] == len(view.zones[player, "hand"])
            assert table["cards in their shields"] == len(view.zones[1 - player, "shields"])
            assert sum(table[name] for name in table if name.startswith("phase ")) == (view.turn > 0)
            assert sum(table[name] for name in table if name.startswith("decision ")) == 1 + table["decision card"]


def test_choices_name_the_rows_of_their_cards() -> None:
    named = 0
    for game in positions(4):
        view, choices = game.view(game.decision.player), choices_of(game)
        parts = LAYOUT.parts(LAYOUT.observe(view, choices))
        cards = [dict(zip(LAYOUT.card, row.tolist(), strict=True)) for row in parts.cards]
        for choice, row in zip(choices, parts.choices, strict=False):
            numbers = dict(zip(LAYOUT.choice, row.tolist(), strict=True))
            assert tuple(int(numbers[f"verb bit {place}"]) for place in range(WORD_BITS)) == bits(
                choice.verb, WORD_BITS
            )
            for card, at in ((choice.card, numbers["card"]), (choice.target, numbers["target"])):
                assert (at > 0) == (card > 0)
                if card:
                    found, seen = cards[int(at) - 1], view.cards[card]
                    number = tuple(int(found[f"number bit {place}"]) for place in range(NUMBER_BITS))
                    assert number == bits(seen.number, NUMBER_BITS)
                    assert found["mine"] == (seen.owner == view.player)
                    assert found["is rested"] == seen.rested
                    named += 1
        assert not parts.choices[len(choices) :].any()
        assert np.abs(parts.cards).max() <= LARGEST
    assert named > 100


def test_cards_that_a_choice_names_have_a_row_before_all_others() -> None:
    small = Layout(find("gcg").library, 4, ACTIONS)
    for game in itertools.islice(positions(5), 0, None, 5):
        view, choices = game.view(game.decision.player), choices_of(game)
        named = {card for choice in choices for card in (choice.card, choice.target, *choice.cards)} - {0}
        rows = small.parts(small.observe(view, choices)).cards
        assert (rows[:, 0] == 1).sum() >= min(4, len(named))


def test_no_two_cards_and_no_two_verbs_have_the_same_bits() -> None:
    numbers = list(all_cards())
    assert len({bits(number, NUMBER_BITS) for number in numbers}) == len(numbers) > 1000
    verbs = {choice.verb for seed in range(3) for game in positions(seed) for choice in choices_of(game)}
    assert len({bits(verb, WORD_BITS) for verb in verbs}) == len(verbs) > 8


def test_what_is_listed_is_taken_up_to_the_cap() -> None:
    listed = [Choice("yes"), Choice("no"), Choice("pass")]
    assert all_choices(Decision("confirm", 0), listed, 3) == (listed, 0)
    assert all_choices(Decision("confirm", 0), listed, 2) == (listed[:2], 1)


@pytest.mark.parametrize(
    ("groups", "count"),
    [
        ((CandidateGroup((1, 2, 3), 2, 2),), 6),
        ((CandidateGroup((1, 2, 3), 0, 1),), 4),
        ((CandidateGroup((1, 2), 1, 1), CandidateGroup((2, 3), 1, 1)), 3),
    ],
)
def test_selections_are_whole_and_each_is_there_once(groups: tuple[CandidateGroup, ...], count: int) -> None:
    choices, left_out = all_choices(Decision("choose", 0, groups=groups), [], 50)
    assert (len(choices), len(set(choices)), left_out) == (count, count, 0)
    assert all(is_whole(choice.cards, groups) for choice in choices)


def test_different_selections_come_before_other_orders_of_the_same_cards() -> None:
    decision = Decision("choose", 0, groups=(CandidateGroup(tuple(range(1, 7)), 3, 3),))
    choices, left_out = all_choices(decision, [], 20)
    assert len({frozenset(choice.cards) for choice in choices}) == 20
    assert left_out == 100
    assert SELECTED >= 3
