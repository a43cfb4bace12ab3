"""A second try is judged by what could be known: as good, or how far behind, with the line and its clauses."""

from __future__ import annotations

import pickle

from gundam_desktop.coach.review import Verdict
from gundam_desktop.coach.reviewed import ReviewedDecision, reviewed_decision
from gundam_desktop.coach.second_try import WORLDS, Answer, SecondTry
from tests.coach.games import GAME_MODULE, THREATENED, WIN, WINNING, played

MISSED = Verdict(0, "end", WIN[0], 20.0, 0.0, "missed win", 20, 20)
ALLOWED = Verdict(0, "end", "deploy ST02-008", 90.0, 0.0, "allowed loss", 20, 20)
COSTLY = MISSED._replace(proof="", margin=4.0, held=0)


def decision(verdict: Verdict, text: str = WINNING) -> ReviewedDecision:
    return reviewed_decision(played(text, ["end"]), 0, verdict)


def tried(choice: str, verdict: Verdict = MISSED) -> Answer:
    reviewed = decision(verdict)
    work = SecondTry(reviewed, reviewed.world().parse(choice, 0))
    return pickle.loads(pickle.dumps(work))(0)  # type: ignore[no-any-return]


def test_the_choice_that_was_found_is_as_good_as_itself() -> None:
    for verdict in (MISSED, COSTLY):
        answer = tried(WIN[0], verdict)
        assert answer.found
        assert answer.behind <= 2


def test_a_try_that_loses_the_win_is_refuted_on_the_table() -> None:
    answer = tried("attack ST02-004 -> player")
    assert not answer.found
    assert answer.held == 0
    game = GAME_MODULE.load(answer.state)
    events = [event for seat, choice in answer.line for event in game.apply(seat, choice)]
    assert "blocked" in {event.kind for event in events}
    assert set(answer.clauses) <= {event.clause for event in events}
    assert answer.clauses


def test_without_a_proof_both_are_played_on_from_the_same_worlds() -> None:
    reviewed = decision(ALLOWED._replace(proof="", held=0), THREATENED)
    answer = SecondTry(reviewed, reviewed.world().parse("end", 0))(0)
    assert not answer.found
    assert answer.worlds == WORLDS
    assert answer.behind > 2
    assert [seat for seat, _ in answer.line][:1] == [0]


def test_the_true_hidden_cards_are_not_kept() -> None:
    """Two games that the player could not tell apart give the same decision."""
    texts = (WINNING.replace("B: {shields", f"B: {{hand: [{card}], shields") for card in ("ST01-014", "ST04-013"))
    first, second = (decision(MISSED, text) for text in texts)
    assert first.state == second.state


def test_it_has_the_worlds_of_the_review() -> None:
    history = played(WINNING, ["end"])
    reviewed = reviewed_decision(history, 0, MISSED)
    game = history.at(0)
    again = reviewed.past()
    assert again.view.zones == game.view(0).zones
    assert again.worlds(1)[0].digest() == reviewed.world().digest()
