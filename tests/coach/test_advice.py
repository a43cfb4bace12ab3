"""Advice says only what is proved, with the choice and the clause, and cannot depend on what is hidden."""

from __future__ import annotations

import pickle

from gundam_desktop.coach.advice import WORLDS, Advice, Adviser
from tests.coach.games import THREATENED, WIN, WINNING, played


def advised(text: str, seed: int = 1) -> tuple[Advice, list[str]]:
    game = played(text, [], to_end=False).game
    advice = pickle.loads(pickle.dumps(Adviser("gcg", game.view(0), None, seed)))(0)
    return advice, [game.format(choice, 0) for choice in advice.choices]


def test_a_win_is_told_with_its_choice_and_the_clause_that_ends_the_game() -> None:
    advice, choices = advised(WINNING)
    assert (advice.kind, advice.worlds, advice.clause) == ("win", WORLDS, "10-2-1-1")
    assert choices == [WIN[0]]


def test_a_threat_is_told_with_what_prevents_it() -> None:
    advice, choices = advised(THREATENED)
    assert advice.kind == "danger"
    assert choices == ["deploy ST02-008"]


def test_where_nothing_is_proved_nothing_is_claimed() -> None:
    quiet = WINNING.replace("shields: 0", "shields: 3").replace("battle: [ST02-008]", "battle: []")
    assert advised(quiet)[0] == Advice("nothing", WORLDS)


def test_hidden_cards_do_not_change_it() -> None:
    answers = {advised(WINNING.replace("B: {", f"B: {{hand: [{hidden}], "))[0] for hidden in ("ST01-014", "ST04-013")}
    assert len(answers) == 1


def test_the_game_of_the_advice_is_not_changed() -> None:
    game = played(WINNING, [], to_end=False).game
    before = game.digest()
    Adviser("gcg", game.view(0), None, 1)(0)
    assert game.digest() == before
