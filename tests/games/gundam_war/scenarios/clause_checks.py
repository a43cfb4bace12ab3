"""Clauses that a scenario cannot show, each shown by a few lines: decks that may not be played."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.game import GAMES
from gundam_desktop.games.kit.decks import Deck, DeckError
from gundam_desktop.scenarios.clause_checks import ClauseChecks

CHECKS = ClauseChecks()


def why_not(deck: Deck) -> str:
    """Why a game does not begin with a deck; empty if it does."""
    try:
        GAMES.start((deck, DECKS.shipped["blue"].deck), 1)
    except DeckError as error:
        return str(error)
    return ""


def with_counts(**counts: int) -> Deck:
    """The blue deck with other counts of some cards (`GB_01=2`)."""
    cards = dict(DECKS.shipped["blue"].deck.cards)
    cards |= {number.replace("_", "-"): count for number, count in counts.items()}
    return Deck("changed", tuple(cards.items()))


@CHECKS.shows("GX-1-1")
def a_deck_has_exactly_50_cards() -> None:
    assert "exactly 50 cards (it has 49)" in why_not(with_counts(GB_00=19))
    assert "exactly 50 cards (it has 51)" in why_not(with_counts(GB_00=21))
    assert why_not(with_counts()) == ""


@CHECKS.shows("GX-1-2")
def a_deck_has_three_cards_of_one_name_at_most() -> None:
    assert "at most 3 cards of one name (it has 4 Picket Frame)" in why_not(with_counts(GB_01=4, GB_00=19))
    assert why_not(with_counts(GB_01=2, GB_00=21)) == "", "Generation cards have no limit"
