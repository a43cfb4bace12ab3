"""When the coach is silent, what it speaks of, and before which choices it asks for a second look."""

from __future__ import annotations

import pytest

from gundam_desktop.coach.advice import Advice, Kind
from gundam_desktop.coach.occasion import COMPARED, Confirmation, Hint, Occasion, hint_of
from gundam_desktop.coach.playouts import Mean
from gundam_desktop.coach.stakes import Judged, Stakes
from gundam_desktop.tabletop import Choice, Remark, View
from tests.coach.games import WINNING, played

END, ATTACK, PLAY = Choice("end"), Choice("attack", 3, word="player"), Choice("play", 5)
REMARK = Remark("blocked", "A Unit is active.", "What rests it?", "7-4-1", (3, 9))
OTHER = Remark("left over", "Two are active.", "What for?", "2-9-1", (5,))


@pytest.fixture
def view() -> View:
    return played(WINNING, [], to_end=False).game.view(0)


def compared(lead: float, worst: float, margin: float = 1.0) -> Stakes:
    return Stakes(
        (
            Judged(ATTACK, Mean(0, 0, 8)),
            Judged(PLAY, Mean(lead, margin, 8)),
            Judged(END, Mean(worst, margin, 8)),
        ),
        8,
    )


def advised(kind: Kind = "nothing", lead: float = 8, worst: float = 30, margin: float = 1.0) -> Advice:
    kept, losing = ((PLAY,), (END, ATTACK)) if kind != "nothing" else ((), ())
    return Advice(kind, 4, kept, "10-2-1-1", losing, (OTHER, REMARK), compared(lead, worst, margin))


def test_it_speaks_of_the_best_choice() -> None:
    assert Occasion().hint(advised(), 9) == Hint("blocked", REMARK)


def test_a_proof_comes_before_everything_else() -> None:
    assert Occasion().hint(advised("win"), 9) == Hint("win")
    assert Occasion().hint(advised("danger"), 9) == Hint("danger")


@pytest.mark.parametrize(
    "advice",
    [
        advised(lead=4),
        advised(lead=8, margin=9),
        advised(lead=6, worst=7),
        advised()._replace(remarks=(OTHER,)),
        advised()._replace(stakes=None),
        Advice("win", 4, (PLAY, END)),
        advised("win")._replace(choices=(PLAY, ATTACK), losing=(END,)),
        Advice("danger", 1, (), losing=(END,)),
    ],
    ids=[
        "the next choice is as good",
        "the lead is not sure",
        "little is lost",
        "nothing is about the best choice",
        "nothing was compared",
        "every choice keeps the win",
        "several choices keep the win",
        "no choice prevents the loss",
    ],
)
def test_it_is_silent_where_little_is_at_stake(advice: Advice) -> None:
    assert Occasion().hint(advice, 9) is None


def test_it_speaks_once_a_turn_and_does_not_repeat_itself() -> None:
    occasion, hint = Occasion(), Hint("blocked", REMARK)
    occasion.said(hint, 9)
    assert occasion.hint(advised("win"), 9) is None
    assert occasion.hint(advised(), 11) is None
    assert occasion.hint(advised("win"), 11) == Hint("win")


def test_a_kind_that_was_dismissed_twice_is_left_out() -> None:
    occasion = Occasion()
    occasion.dismissed("blocked")
    assert occasion.hint(advised(), 9) is not None
    occasion.dismissed("blocked")
    assert occasion.hint(advised(), 9) is None
    assert occasion.hint(advised("win"), 9) == Hint("win")


def test_who_asks_is_always_answered() -> None:
    assert hint_of(advised("win")) == Hint("win")
    assert hint_of(advised()) == Hint("blocked", REMARK)
    assert hint_of(advised()._replace(stakes=None)) == Hint("left over", OTHER)
    assert hint_of(advised()._replace(remarks=())) == COMPARED
    assert hint_of(Advice("nothing", 4)) is None


def test_a_second_look_is_asked_for_once_a_turn(view: View) -> None:
    occasion = Occasion()
    assert occasion.confirmation_for(advised(), ATTACK, view) is None
    assert occasion.confirmation_for(advised(), END, view) == Confirmation("costly", Mean(30, 1.0, 8), 8)
    assert occasion.confirmation_for(advised(), END, view) is None
    assert occasion.confirmation_for(advised(), END, view._replace(turn=view.turn + 2)) is not None


@pytest.mark.parametrize(
    ("advice", "choice", "doubt"),
    [
        (advised("win"), END, "win thrown away"),
        (advised("danger"), END, "loss allowed"),
        (advised("win", lead=40), PLAY, None),
        (advised(worst=14), END, None),
        (advised(worst=16, margin=12), END, None),
        (advised(), Choice("concede"), None),
        (advised()._replace(stakes=None), END, None),
    ],
)
def test_a_choice_is_asked_about_by_proof_or_by_what_it_surely_loses(
    advice: Advice, choice: Choice, doubt: str | None, view: View
) -> None:
    look = Occasion().confirmation_for(advice, choice, view)
    assert (look.doubt if look is not None else None) == doubt
