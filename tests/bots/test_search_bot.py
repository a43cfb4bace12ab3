"""The searching players on the real game."""

from __future__ import annotations

import pickle
import random

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.line_finder import LineFinder
from gundam_desktop.bots.search_bot import SearchBot, Style
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.games.gcg.game_module import GAME_MODULE
from gundam_desktop.tabletop import Choice
from tests.properties.random_games import shipped, walk

SMALL = Style(nodes=200, worlds=2)


def some_turn() -> Game:
    decks = (shipped()["official-004"], shipped()["official-005"])
    return next(
        game.copy()
        for game in walk(decks, random.Random(4))
        if game.turn > 6 and len(game.legal_choices(game.decision.player)) > 4
    )


def test_the_same_view_and_seed_give_the_same_thought() -> None:
    game = some_turn()
    view = game.view(game.decision.player)
    thoughts = [SearchBot(GAME_MODULE, 3, SMALL).thought(view, None) for _ in range(2)]
    assert thoughts[0] is not None
    assert thoughts[0] == thoughts[1]


def test_a_searching_level_plays_whole_games_with_every_knowledge_of_lists() -> None:
    decks = (shipped()["official-006"], shipped()["official-007"])
    for given in (decks, None, (None, None)):
        game = start(decks, 5, chooser=0)
        bots = [levels.create("gcg", f"commander:nodes=60:lists={lists}", 1) for lists in ("open", "hidden")]
        for _ in range(60):
            player = game.decision.player
            game.apply(player, bots[player].choose(game.view(player), game.legal_choices(player), given))


def test_a_hidden_list_makes_no_difference_to_the_choice() -> None:
    decks, other = shipped()["official-004"], shipped()["official-010"]
    game = some_turn()
    player = game.decision.player
    view = game.view(player)
    bot = SearchBot(GAME_MODULE, 3, SMALL, knows_lists=False)
    given = [(decks, each) if player == 0 else (each, decks) for each in (decks, other)]
    assert bot.thought(view, given[0]) == bot.thought(view, given[1])


def test_a_wide_choice_takes_other_choices_than_the_best() -> None:
    game = some_turn()
    player = game.decision.player
    view, choices = game.view(player), game.legal_choices(player)
    wide = {SearchBot(GAME_MODULE, seed, Style(200, 0, 1.0)).choose(view, choices, None) for seed in range(12)}
    best = {SearchBot(GAME_MODULE, seed, Style(200, 0)).choose(view, choices, None) for seed in range(3)}
    assert len(wide) > 2
    assert len(best) == 1


def test_best_lines_are_found_in_another_process_and_have_what_follows() -> None:
    game = some_turn()
    player = game.decision.player
    finder = pickle.loads(pickle.dumps(LineFinder("gcg", game.view(player), None, 1)))
    thought = finder(0)
    assert thought is not None
    assert thought.choice in game.legal_choices(player)
    for line in thought.lines:
        assert 0 <= line.chance <= 1
    assert any(isinstance(choice, Choice) for line in thought.lines for _, choice in line.then)


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        (("ST01-005", "ST01-005", "ST01-005", "ST01-005", "ST01-005"), "keep"),
        (("ST01-005", "ST01-012", "ST01-012", "ST01-012", "ST01-012"), "redraw"),
    ],
)
def test_an_opening_hand_is_kept_if_it_is_worth_more_than_the_average_one(hand: tuple[str, ...], choice: str) -> None:
    """An early Unit, a GM, is not enough beside four Commands."""
    deck = shipped()["official-004"]
    game = start((deck, deck), 3, chooser=0)
    game.apply(0, Choice("first"))
    view = game.view(0)
    drawn = {
        card: view.cards[card]._replace(number=number) for card, number in zip(view.zones[0, "hand"], hand, strict=True)
    }
    bot = levels.create("gcg", "commander", 1)
    view = view._replace(cards={**view.cards, **drawn})
    assert bot.choose(view, game.legal_choices(0), (deck, None)) == Choice(choice)
