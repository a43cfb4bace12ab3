"""Damage that another card receives instead (9-1-9-1)."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import changes_on, used_key
from gundam_desktop.rulebook.enforcement import enforces

Hit = tuple[int, int, int]
"""Damage as (card that receives it, points, card that deals it)."""


@enforces("9-1-9-1", "11-2-12-1")
def taken_over(state: State, hit: Hit, kind: int) -> Hit:
    """Damage of a kind as it is dealt: to the card itself, or to the one that receives it instead."""
    card, points, source = hit
    for change, context in changes_on(state, card, Modification.TAKEN_OVER):
        used = change.once and used_key(state, context) in state.used
        meant = change.amount in (-1, kind) and (change.what is None or change.what(state, context, source))
        taker = next((other for other in change.key(state, context) if other != card), 0) if meant and not used else 0
        if taker:
            if change.once:
                state.used |= {used_key(state, context)}
            emit(state, "taken over", "9-1-9-1", state.cards[card].owner, card, taker)
            return taker, points, source
    return hit
