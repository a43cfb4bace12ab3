"""Every card that the program knows: those that come with it, and the player's own."""

from __future__ import annotations

import os
from functools import cache

from gundam_desktop.games.gcg.cards.sets import CardSets, shipped_sets
from gundam_desktop.locate import HOME, player_folder


def card_sets() -> CardSets:
    """Return every card there is: those that come with the program, then the player's own.

    Faults of the player's own cards raise no error: they are in `faults` of the result.

    >>> card_sets().card("ST01-001").name
    'Gundam'
    """
    return _known(os.environ.get(HOME))


@cache
def _known(_home: str | None) -> CardSets:
    shipped, folder = shipped_sets(), player_folder("cards")
    if not os.path.lexists(folder):
        return shipped
    # Imported only when needed: the program starts faster for players without cards of their own.
    from gundam_desktop.games.gcg.cards.custom_sets import with_player_sets

    return with_player_sets(shipped, folder)
