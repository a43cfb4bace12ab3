"""What the instructions of effects share: amounts, cards on the field, asking for a selection."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, RESOURCES
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.frames import Candidates, EffectFrame, SelectDecision
from gundam_desktop.games.gcg.model.queries import Number
from gundam_desktop.games.gcg.model.state import State

Outcome = tuple[int, Context] | None
"""Where to go on and with what context; None when something else comes first."""
_FIELD = (BATTLE, BASE, RESOURCES)


def value(state: State, context: Context, number: Number) -> int:
    """What an amount comes to now."""
    return number if isinstance(number, int) else number(state, context)


def on_field(state: State, cards: Iterable[int]) -> list[int]:
    """Those of the cards that are on the field, Pilots not counted."""
    return [c for c in cards if state.cards[c].zone in _FIELD and not state.cards[c].host]


def finished(context: Context, place: int, done: bool) -> Outcome:
    return place + 1, context._replace(done=done)


def each(done: list[bool]) -> bool:
    """Whether anything was done to any of them; all have been tried."""
    return any(done)


def select(
    state: State,
    context: Context,
    place: int,
    purpose: str,
    groups: tuple[Candidates, ...],
    *,
    by_opponent: bool = False,
) -> Outcome:
    """Ask for a selection; the instruction goes on with its answer."""
    state.frames.append(EffectFrame(place, context))
    player = 1 - context.player if by_opponent else context.player
    state.frames.append(SelectDecision(player, "9-3-3", context.card, context.ability, purpose, groups))
    return None
