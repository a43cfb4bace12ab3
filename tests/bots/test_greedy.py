"""Small things that even the simple player must see."""

from __future__ import annotations

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.greedy import distinct, neighbours
from gundam_desktop.bots.lookahead import whole_selection
from gundam_desktop.games.gcg.game import start
from gundam_desktop.tabletop import CandidateGroup, Choice, Decision
from tests.properties.random_games import shipped

GROUPS = (CandidateGroup((1, 2, 3), 1, 2), CandidateGroup((4, 5), 0, 1))


def test_a_selection_by_rule_is_whole() -> None:
    assert sorted(whole_selection(Decision("choose", 0, groups=GROUPS)).cards) == [1, 4]
    assert whole_selection(Decision("choose", 0, groups=(CandidateGroup((1, 2, 3), 0, 3),))).cards == (1, 2, 3)
    shared = (CandidateGroup((1, 2), 1, 1), CandidateGroup((1, 2), 1, 1))
    assert whole_selection(Decision("choose", 0, groups=shared)).cards == (1, 2)
    one_is_in_both = (CandidateGroup((1, 2), 1, 1), CandidateGroup((1,), 1, 1))
    assert sorted(whole_selection(Decision("choose", 0, groups=one_is_in_both)).cards) == [1, 2]


def test_neighbours_of_a_selection_are_whole_and_differ_by_a_card() -> None:
    found = {
        choice.cards for choice in neighbours(Decision("choose", 0, groups=GROUPS), Choice("choose", cards=(1, 4)))
    }
    assert found == {(1, 4, 2), (1, 4, 3), (2, 4), (3, 4), (1,), (1, 5)}


def test_two_copies_of_a_card_are_one_thing_to_try() -> None:
    deck = shipped()["official-004"]
    game = start((deck, deck), 3, chooser=0)
    game.apply(0, Choice("first"))
    view = game.view(0)
    hand = view.zones[0, "hand"]
    numbers = [view.cards[card].number for card in hand]
    choices = [Choice("deploy", card) for card in hand]
    assert len(distinct(view, choices)) == len(set(numbers))


@pytest.mark.parametrize("seed", range(4))
def test_greedy_needs_no_deck_lists(seed: int) -> None:
    deck = shipped()["official-004"]
    game = start((deck, deck), seed)
    bot = levels.create("gcg", "greedy:worlds=1", seed)
    for _ in range(40):
        player = game.decision.player
        game.apply(player, bot.choose(game.view(player), game.legal_choices(player), None))


@pytest.mark.parametrize(
    ("number", "level", "choice"),
    [("ST01-005", 2, "keep"), ("ST01-001", 4, "redraw"), ("ST01-012", 1, "redraw"), ("ST01-010", 3, "redraw")],
)
def test_an_opening_hand_is_kept_for_an_early_unit(number: str, level: int, choice: str) -> None:
    """A GM of Lv. 2 is one; a Gundam of Lv. 4, a Command and a Pilot are none."""
    deck = shipped()["official-004"]
    game = start((deck, deck), 3, chooser=0)
    game.apply(0, Choice("first"))
    view = game.view(0)
    hand = {
        card: view.cards[card]._replace(number=number, figures=(level, *view.cards[card].figures[1:]))
        for card in view.zones[0, "hand"]
    }
    bot = levels.create("gcg", "greedy", 1)
    assert bot.choose(view._replace(cards={**view.cards, **hand}), game.legal_choices(0), (deck, deck)) == Choice(
        choice
    )
