"""A review finds what a player could have known: thrown wins and allowed losses by proof, the rest by playing on."""

from __future__ import annotations

import pytest

from gundam_desktop.coach import review
from gundam_desktop.coach.playouts import Playout, Playouts
from gundam_desktop.coach.review import JUDGE, Review, Verdict, most_costly
from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Choice, Game
from tests.coach.games import THREATENED, WIN, WINNING, played


def reviewed(history: GameHistory, seat: int = 0) -> list[Verdict]:
    work = Review(history.record, seat, worlds=20)
    return [verdict for step in range(work.steps) for verdict in work(step)]


def test_a_win_that_was_thrown_away_is_proved() -> None:
    (worst, *_) = most_costly(reviewed(played(WINNING, ["end"])))
    assert (worst.position, worst.played, worst.proof) == (0, "end", "missed win")
    assert worst.better == WIN[0]


def test_a_loss_that_was_allowed_is_proved() -> None:
    (worst, *_) = most_costly(reviewed(played(THREATENED, ["end"])))
    assert (worst.position, worst.played, worst.proof) == (0, "end", "allowed loss")
    assert worst.better == "deploy ST02-008"


def test_who_plays_well_is_told_nothing() -> None:
    history = played(WINNING, WIN)
    assert history.game.view(0).result == "0"
    assert most_costly(reviewed(history)) == []


def test_hidden_cards_do_not_change_the_verdict() -> None:
    """The opponent's hand differs; the decision and all that was seen of it are the same."""
    verdicts = []
    for hidden in ("ST01-014", "ST04-013"):
        text = WINNING.replace("B: {shields", f"B: {{hand: [{hidden}], shields")
        work = Review(played(text, ["end"], to_end=False).record, 0, worlds=20)
        verdicts.append([verdict for step in range(work.steps) for verdict in work(step)])
    assert verdicts[0] == verdicts[1] != []


def test_the_last_turn_is_proved_first() -> None:
    assert [verdict.proof for verdict in Review(played(THREATENED, ["end"]).record, 0)(0)] == ["allowed loss"]


def test_each_turn_is_a_step_of_its_own() -> None:
    record = played(WINNING, ["end"]).record
    assert Review(record, 0).steps == 1 + record.moves[-1].turn + review.PLAYED_OUT


def test_all_turns_are_looked_at_where_the_record_does_not_name_them() -> None:
    record = played(THREATENED, ["end"]).record
    record.moves[:] = [move.model_copy(update={"turn": 0}) for move in record.moves]
    assert [verdict.proof for verdict in Review(record, 0)(0)] == ["allowed loss"]


class QuickAlone(Playouts):
    """Only the quick bot finds that anything is better than to end the turn."""

    def play(self, world: Game, choice: Choice, seed: int) -> Playout:
        return Playout(0.9 if self._level == "greedy:worlds=1" and choice.verb != "end" else 0.1, ())


@pytest.mark.parametrize(("judge", "cost"), [(JUDGE, 0.0), ("greedy:worlds=1", 80.0)])
def test_what_a_quick_bot_finds_costly_is_judged_again(
    judge: str, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "Playouts", QuickAlone)
    work = Review(played(WINNING, ["end"]).record, 0, judge, worlds=20)
    (found,) = [each for step in range(work.steps) for each in work(step) if each.position == 0 and not each.proof]
    assert found.cost == pytest.approx(cost)


def verdict(position: int, cost: float, margin: float = 0.0, proof: str = "") -> Verdict:
    return Verdict(position, "end", "pass", cost, margin, proof)  # type: ignore[arg-type]  # any text will do here


@pytest.mark.parametrize(
    ("verdicts", "shown"),
    [
        ([verdict(1, 20, 16)], []),  # it may have cost next to nothing
        ([verdict(1, 20, 4), verdict(2, 30, 4)], [2, 1]),
        ([verdict(number, 20 + number, 4) for number in range(6)], [5, 4, 3]),
        ([verdict(1, 50, 4), verdict(2, 10, 0, "missed win")], [2, 1]),  # proofs come first
        ([verdict(1, 50, 4), verdict(1, 60, 0, "missed win")], [1]),  # one line for one decision
    ],
)
def test_at_most_three_that_surely_cost_something(verdicts: list[Verdict], shown: list[int]) -> None:
    assert [each.position for each in most_costly(verdicts)] == shown
