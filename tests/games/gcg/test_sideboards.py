"""Sideboards: cards that are not known any more are named, not stumbled over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from gundam_desktop.games.gcg import library, sideboards
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError


@pytest.mark.parametrize("read", [sideboards.lists, partial(sideboards.fault, language="en")])
def test_unknown_cards_in_a_sideboard_are_named(read: Callable[[Deck], object]) -> None:
    """As after a card pack was removed."""
    sideboard = tuple((f"MY-{number:03}", 1) for number in range(1, 11))
    deck = library.deck("official-004").model_copy(update={"sideboard": sideboard})
    with pytest.raises(DeckError, match=r"cards that are not known here: MY-001, MY-002, .*, MY-010"):
        read(deck)
