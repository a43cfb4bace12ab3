from __future__ import annotations

import random

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.gcg.game import start
from gundam_desktop.tabletop import CandidateGroup, Decision
from tests.properties.random_games import shipped, walk


def test_levels_have_names_from_the_weakest() -> None:
    assert levels.names() == ("cadet", "ensign", "lieutenant", "commander", "ace", "newtype")


def test_the_levels_of_earlier_versions_are_still_there() -> None:
    assert {"random", "gentle", "greedy"} <= set(levels.opponents())
    assert levels.IDLE not in levels.opponents()


@pytest.mark.parametrize(
    "level",
    [
        "random",
        "gentle",
        "greedy",
        "greedy:worlds=1",
        " greedy ",
        "cadet",
        "ace:nodes=50",
        "newtype:ms=20:lists=hidden",
    ],
)
def test_every_level_can_be_made_and_plays(level: str) -> None:
    decks = (shipped()["official-004"], shipped()["official-005"])
    game = start(decks, 1)
    bot = levels.create("gcg", level, 5)
    for _ in range(12):
        player = game.decision.player
        game.apply(player, bot.choose(game.view(player), game.legal_choices(player), decks))


def test_the_idle_one_is_no_opponent_to_be_chosen_and_does_nothing_that_it_need_not_do() -> None:
    decks = (shipped()["official-004"], shipped()["official-005"])
    game = start(decks, 3)
    assert levels.IDLE not in levels.names()
    bots = [levels.create("gcg", levels.IDLE, seat) for seat in (0, 1)]
    done: list[str] = []
    while (player := game.decision.player) >= 0:
        choice = bots[player].choose(game.view(player), game.legal_choices(player), decks)
        done += [event.kind for event in game.apply(player, choice)]
    assert not {"deployed", "attacked", "played", "paired"} & set(done)
    assert game.view(0).turn > 60  # until a deck is empty


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("gredy", "there is no bot 'gredy'; did you mean greedy?"),
        ("Random", "there is no bot 'Random'; did you mean random?"),
        ("zeta", "there is no bot 'zeta'; there are cadet, ensign, lieutenant, commander, ace, newtype"),
        ("", "there is no bot ''; there are cadet, ensign, lieutenant, commander, ace, newtype"),
        ("greedy:wolds=2", "the bot greedy has no option 'wolds'; did you mean worlds?"),
        ("greedy:", "the bot greedy has no option ''; there are worlds"),
        ("random:worlds=2", "the bot random has no option 'worlds'; it has none"),
        ("greedy:worlds=0", "the bot greedy: worlds=0; expected a whole number from 1 to 64"),
        ("greedy:worlds=many", "the bot greedy: worlds=many; expected a whole number from 1 to 64"),
        ("ace:nodes=0", "the bot ace: nodes=0; expected a whole number from 1 to 10000000"),
        ("ace:lists=mine", "the bot ace: lists=mine; expected open or hidden"),
        ("ace:worlds=1", "the bot ace has no option 'worlds'; there are nodes, ms, lists"),
        ("greedy:worlds", "the bot greedy: worlds=; expected a whole number from 1 to 64"),
    ],
)
def test_what_is_wrong_with_a_level_is_said_in_a_line(level: str, why: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the text is what is tested
        levels.create("gcg", level, 1)
    assert str(error.value) == why


def test_the_same_view_and_seed_give_greedy_the_same_choice() -> None:
    decks = (shipped()["official-006"], shipped()["official-007"])
    for game in walk(decks, random.Random(4)):
        player = game.decision.player
        choices = game.legal_choices(player)
        if player >= 0 and len(choices) != 1 and game.state.turn % 4 == 0:
            answers = {
                levels.create("gcg", "greedy:worlds=2", 9).choose(game.view(player), choices, decks) for _ in range(2)
            }
            assert len(answers) == 1


def test_some_selection_is_always_whole(rng: random.Random) -> None:
    groups = (CandidateGroup((1, 2, 3), 1, 2), CandidateGroup((4, 5), 0, 1), CandidateGroup((6,), 1, 1))
    seen = {some_selection(Decision("choose", 0, groups=groups), rng) for _ in range(500)}
    assert all(6 in choice.cards and len(set(choice.cards)) == len(choice.cards) for choice in seen)
    counts = {sum(card < 4 for card in choice.cards) for choice in seen}
    assert counts == {1, 2}
    assert any(4 in choice.cards for choice in seen)
    assert [1, 6] in [sorted(choice.cards) for choice in seen]


def test_against_a_person_a_list_is_known_only_if_they_agreed() -> None:
    assert levels.against_person("newtype") == "newtype:lists=hidden"
    assert levels.against_person("ace:nodes=5") == "ace:nodes=5:lists=hidden"
    assert levels.against_person(levels.with_open_lists("newtype")) == "newtype:lists=open"
    for other in ("greedy", "human", "program:mine", "ace:lists=open"):
        assert levels.against_person(other) == levels.with_open_lists(other) == other
