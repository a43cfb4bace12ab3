"""The table of routines that carry out the steps of effects, and functions that the routines share.

Each routine is in this table under the name of its step's model (`effects.language.steps`), with the compiled
fields that it takes. The compiler makes these fields from the model's fields with the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, PUBLIC_ZONES, RESOURCES
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Operation
from gundam_desktop.games.gcg.model.frames import Candidates, EffectFrame, SelectDecision
from gundam_desktop.games.gcg.model.queries import Finder, Number
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.tabletop import Choice

Outcome: TypeAlias = tuple[int, Context] | None
"""The index at which to continue, and the context; None when something else must be carried out first."""
Fields = TypeVar("Fields", bound="tuple[object, ...]")
CarryOut: TypeAlias = Callable[[State, Context, Fields, int], Outcome]
GoOn: TypeAlias = Callable[[State, Context, Fields, int, Choice], Outcome]

OPERATIONS: Final[dict[str, Operation]] = {}
"""Name of the step's model -> operation; those added by the compiler and keyword effects have names of their own."""
_FIELD: Final = (BATTLE, BASE, RESOURCES)


class NoFields(NamedTuple):
    """The fields of a step without fields."""


class OfCards(NamedTuple):
    """The fields of a step that does something to cards."""

    to: Finder


class OfCardsByAmount(NamedTuple):
    """The fields of a step that does something to cards by an amount."""

    to: Finder
    amount: Number


class ByAmount(NamedTuple):
    """The fields of a step that is done a number of times, or with a number of cards."""

    amount: Number


def carries_out(
    name: str, fields: type[Fields], *, acts: bool = True
) -> Callable[[CarryOut[Fields]], CarryOut[Fields]]:
    """Decorate the routine that carries out a step; it gets the compiled `fields` and its instruction's index.

    `acts` is False for a step that only chooses or asks, or says where the effect continues.
    """

    def register(routine: CarryOut[Fields]) -> CarryOut[Fields]:
        OPERATIONS[name] = Operation(name, fields, routine, acts)
        return routine

    return register


def goes_on(name: str, _fields: type[Fields]) -> Callable[[GoOn[Fields]], GoOn[Fields]]:
    """Register the routine below for the player's answer to the step's question."""

    def register(routine: GoOn[Fields]) -> GoOn[Fields]:
        OPERATIONS[name].go_on = routine
        return routine

    return register


def value(state: State, context: Context, number: Number) -> int:
    """Return the present value of an amount."""
    return number if isinstance(number, int) else number(state, context)


def on_field(state: State, cards: Iterable[int]) -> list[int]:
    """Return those of the cards that are on the field, Pilots not counted."""
    return [c for c in cards if state.cards[c].zone in _FIELD and not state.cards[c].host]


def source_of(state: State, context: Context) -> int:
    """The card whose effect it is, for an event; 0 in a private zone, where the id may now belong to another card."""
    return context.card if state.cards[context.card].zone in PUBLIC_ZONES else 0


def finished(context: Context, place: int, done: bool) -> Outcome:
    """Go on with the next instruction; `done`: True if this one was carried out ("If you do")."""
    return place + 1, context.after(done)


def having(context: Context, did: str, cards: tuple[int, ...]) -> Context:
    """Return the context with what the effect has done to these cards, for "with this effect"."""
    return context._replace(did=(*context.did, (did, cards))) if cards else context


def keeping(state: State, context: Context, did: str, cards: tuple[int, ...]) -> Context:
    """Return the context with such a record, if any effect of the card refers to it."""
    return having(context, did, cards) if is_kept(state, context, did) else context


def is_kept(state: State, context: Context, did: str) -> bool:
    """True if an effect of the card asks for what was done "with this effect"."""
    return f"{did} with this effect" in state.pool[context.number].asks


def select(state: State, context: Context, place: int, purpose: str, groups: tuple[Candidates, ...]) -> Outcome:
    """Ask for a selection; the instruction continues with the answer."""
    state.frames.append(EffectFrame(place, context))
    state.frames.append(SelectDecision(context.player, "9-3-3", context.card, context.ability, purpose, groups))
    return None
