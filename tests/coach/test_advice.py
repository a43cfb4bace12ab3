"""Advice says only what is proved, with the choice and the clause, and cannot depend on what is hidden."""

from __future__ import annotations

import pickle
import random
from itertools import islice

import pytest

from gundam_desktop.coach import advice as coach_advice
from gundam_desktop.coach.advice import WORLDS, Advice, Adviser
from gundam_desktop.records import rebuild
from tests.coach.games import THREATENED, WIN, WINNING, played
from tests.coach.planted import Twins, exchanged_decisions
from tests.conftest import Times


def advised(text: str, seed: int = 1) -> tuple[Advice, list[str], list[str]]:
    """The advice, and the choices that keep what is proved, and those that lose it, as written."""
    game = played(text, [], to_end=False).game
    advice = pickle.loads(pickle.dumps(Adviser("gcg", game.view(0), None, seed)))(0)
    kept, losing = ([game.format(choice, 0) for choice in each] for each in (advice.choices, advice.losing))
    return advice, kept, losing


def test_a_win_is_told_with_its_choice_and_the_clause_that_ends_the_game() -> None:
    advice, kept, losing = advised(WINNING)
    assert (advice.kind, advice.worlds, advice.clause) == ("win", WORLDS, "10-2-1-1")
    assert kept == [WIN[0]]
    assert {"end", "attack ST02-004 -> player"} <= set(losing)


def test_a_win_that_takes_too_long_to_prove_is_found_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_advice, "_QUICK", 0)
    advice, kept, losing = advised(WINNING)
    assert (advice.kind, advice.worlds, kept, losing) == ("win", WORLDS, [WIN[0]], ["end"])
    monkeypatch.setattr(coach_advice, "_JOINT", 0)
    assert advised(WINNING)[0].kind != "win", "what the search finds must hold in all worlds together"


def test_a_threat_is_told_with_what_prevents_it() -> None:
    advice, kept, losing = advised(THREATENED)
    assert advice.kind == "danger"
    assert kept == ["deploy ST02-008"]
    assert losing == ["end"]


def test_where_nothing_is_proved_nothing_is_claimed() -> None:
    quiet = WINNING.replace("shields: 0", "shields: 3").replace("battle: [ST02-008]", "battle: []")
    advice = advised(quiet)[0]
    assert advice._replace(remarks=()) == Advice("nothing", WORLDS)


def test_what_could_be_overlooked_is_said_in_the_language() -> None:
    game = played(WINNING, [], to_end=False).game
    said = {each: Adviser("gcg", game.view(0), None, 1, each)(0).remarks[0] for each in ("en", "ja", "zh")}
    assert {remark.kind for remark in said.values()} == {"kept"}
    assert len({remark.fact for remark in said.values()}) == len(said)


def test_the_second_step_adds_what_is_at_stake_where_the_evaluation_tells_it() -> None:
    early = played(WINNING, [], to_end=False).game
    assert Adviser("gcg", early.view(0), None, 1)(1).stakes is None
    late = played(WINNING.replace("position:", "position:\n  turn: 9"), [], to_end=False).game
    adviser = Adviser("gcg", late.view(0), None, 1)
    stakes = adviser(1).stakes
    assert stakes is not None
    assert late.format(stakes.best, 0) == WIN[0]
    assert adviser(1)._replace(stakes=None) == adviser(0)


def test_hidden_cards_do_not_change_it() -> None:
    answers = {advised(WINNING.replace("B: {", f"B: {{hand: [{hidden}], "))[0] for hidden in ("ST01-014", "ST04-013")}
    assert len(answers) == 1


def test_nothing_of_it_changes_when_unseen_cards_are_exchanged(times: Times, rng: random.Random) -> None:
    for twins in islice(exchanged_decisions(3, "greedy:worlds=1", rng), times(30, plain=3)):
        one, other = advised_twins(twins, 0)
        assert one == other


def test_compared_choices_do_not_change_when_unseen_cards_are_exchanged(times: Times) -> None:
    pairs = exchanged_decisions(3, "greedy:worlds=1", random.Random(3))
    compared = (pair for pair in (advised_twins(twins, 1) for twins in pairs) if pair[0].stakes is not None)
    found = list(islice(compared, times(10)))
    assert found
    assert all(one == other for one, other in found)


def advised_twins(twins: Twins, step: int) -> tuple[Advice, Advice]:
    """What a step of the coach's work finds for two positions that the player cannot tell apart."""
    (first, seat), (twin, _) = twins
    views = [rebuild(record).game_history.at(0).view(seat) for record in (first, twin)]
    one, other = (Adviser("gcg", view, None, 1)(step) for view in views)
    return one, other


def test_the_game_of_the_advice_is_not_changed() -> None:
    game = played(WINNING, [], to_end=False).game
    before = game.digest()
    Adviser("gcg", game.view(0), None, 1)(0)
    assert game.digest() == before
