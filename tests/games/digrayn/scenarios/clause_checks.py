"""Clauses that a scenario cannot show, each shown by a few lines: decks that may not be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gundam_desktop.games.digrayn.cards import DECKS
from gundam_desktop.games.digrayn.game import start
from gundam_desktop.games.kit.decks import Deck, DeckError


class Check(NamedTuple):
    """Some lines that fail when one of their clauses is not enforced."""

    title: str
    clauses: tuple[str, ...]
    edition: str
    run: Callable[[], None]


CHECKS: list[Check] = []


def shows(*clauses: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Note which clauses a check is about."""

    def note(run: Callable[[], None]) -> Callable[[], None]:
        CHECKS.append(Check(run.__name__.replace("_", " "), clauses, "1.0", run))
        return run

    return note


def why_not(**counts: int) -> str:
    """Why a game does not begin with the first deck and other counts of some cards (`FR_01=2`); empty if it does."""
    cards = dict(DECKS.shipped["vanguard"].deck.cards)
    cards |= {number.replace("_", "-"): count for number, count in counts.items()}
    changed = Deck("changed", tuple((number, count) for number, count in cards.items() if count))
    try:
        start((changed, DECKS.shipped["bulwark"].deck), 1)
    except DeckError as error:
        return str(error)
    return ""


@shows("FX-1-1")
def a_deck_has_one_leader() -> None:
    assert "exactly one leader (it has 0)" in why_not(FL_01=0)
    assert "exactly one leader (it has 2)" in why_not(FL_02=1)
    assert why_not(FL_01=0, FL_02=1) == ""


@shows("FX-1-1")
def a_deck_has_three_cards_of_one_name_at_most() -> None:
    assert "at most 3 cards of one name (it has 4 Runner)" in why_not(FR_01=4, FB_05=1)


@shows("FO-16")
def a_deck_has_exactly_40_cards_besides_the_leader() -> None:
    assert "exactly 40 cards besides the leader (it has 39)" in why_not(FR_01=2)
    assert "exactly 40 cards besides the leader (it has 41)" in why_not(FB_05=3)
