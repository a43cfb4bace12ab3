"""Clauses that a scenario cannot show, each shown by a few lines: decks that may not be played."""

from __future__ import annotations

from gundam_desktop.games.kit.decks import Deck, DeckError
from gundam_desktop.games.zoids.cards import DECKS
from gundam_desktop.games.zoids.game import GAMES
from gundam_desktop.scenarios.clause_checks import ClauseChecks

CHECKS = ClauseChecks()


def why_not(**counts: int) -> str:
    """Why a game does not begin with `lance` and other counts of some cards (`ZC_01=2`); empty if it does."""
    cards = dict(DECKS.shipped["lance"].deck.cards)
    cards |= {number.replace("_", "-"): count for number, count in counts.items()}
    try:
        GAMES.start((Deck("changed", tuple(cards.items())), DECKS.shipped["shadow"].deck), 1)
    except DeckError as error:
        return str(error)
    return ""


@CHECKS.shows("ZX-3")
def a_deck_has_40_to_60_cards() -> None:
    assert "40 to 60 cards (it has 39)" in why_not(ZC_01=1)
    assert "it has 61" in why_not(**dict.fromkeys(("ZE_04", "ZE_05", "ZE_06", "ZE_10", "ZE_11", "ZE_12", "ZC_03"), 3))
    assert why_not() == ""


@CHECKS.shows("ZO-27")
def a_deck_has_at_most_three_copies_of_a_card() -> None:
    assert "at most 3 copies of a card (it has 4 Gun Pack)" in why_not(ZC_01=4)
    assert why_not(ZC_01=3) == ""
