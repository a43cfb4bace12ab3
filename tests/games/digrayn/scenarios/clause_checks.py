"""Clauses that a scenario cannot show, each shown by a few lines: decks that may not be played."""

from __future__ import annotations

from gundam_desktop.games.digrayn.cards import DECKS
from gundam_desktop.games.digrayn.game import GAMES
from gundam_desktop.games.kit.decks import Deck, DeckError
from gundam_desktop.scenarios.clause_checks import ClauseChecks

CHECKS = ClauseChecks()


def why_not(**counts: int) -> str:
    """Why a game does not begin with the first deck and other counts of some cards (`FR_01=2`); empty if it does."""
    cards = dict(DECKS.shipped["vanguard"].deck.cards)
    cards |= {number.replace("_", "-"): count for number, count in counts.items()}
    changed = Deck("changed", tuple((number, count) for number, count in cards.items() if count))
    try:
        GAMES.start((changed, DECKS.shipped["bulwark"].deck), 1)
    except DeckError as error:
        return str(error)
    return ""


@CHECKS.shows("FX-1-1")
def a_deck_has_one_leader() -> None:
    assert "exactly one leader (it has 0)" in why_not(FL_01=0)
    assert "exactly one leader (it has 2)" in why_not(FL_02=1)
    assert why_not(FL_01=0, FL_02=1) == ""


@CHECKS.shows("FX-1-1")
def a_deck_has_three_cards_of_one_name_at_most() -> None:
    assert "at most 3 cards of one name (it has 4 Runner)" in why_not(FR_01=4, FB_05=1)


@CHECKS.shows("FO-16")
def a_deck_has_exactly_40_cards_besides_the_leader() -> None:
    assert "exactly 40 cards besides the leader (it has 39)" in why_not(FR_01=2)
    assert "exactly 40 cards besides the leader (it has 41)" in why_not(FB_05=3)
