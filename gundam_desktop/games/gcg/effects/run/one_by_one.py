"""Choices of cards that depend on each other: the player chooses one card at a time, among those that still fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.effects.run.operations import Outcome, carries_out, goes_on, select, source_of, value
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import Candidates
from gundam_desktop.games.gcg.model.queries import Finder, Number
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

Fits: TypeAlias = Callable[[State, Context, tuple[int, ...], int], bool]
"""True if a card may be chosen besides the cards chosen so far."""


class OneByOneFields(NamedTuple):
    """The cards to choose from, how many of them, which fit together, and the purpose."""

    find: Finder
    together: Finder
    """Finds as many of the cards as can be chosen together."""
    least: Number
    most: Number
    fits: Fits
    purpose: str


@enforces("9-3-3", "9-3-4")
@carries_out("choose one by one", OneByOneFields, acts=False)
def _choose_first(state: State, context: Context, step: OneByOneFields, place: int) -> Outcome:
    """Ask for the first card; without enough candidates nothing is chosen."""
    found = step.together(state, context)
    if not found or len(found) < value(state, context, step.least):
        return place + 1, context._replace(chosen=(), done=False)
    return _ask(state, context._replace(chosen=()), step, place)


@goes_on("choose one by one", OneByOneFields)
def _choose_next(state: State, context: Context, step: OneByOneFields, place: int, choice: Choice) -> Outcome:
    """Note the chosen card and ask for the next one, until the player wants no more or none fits any more."""
    for card in choice.cards:
        emit(state, "chose", "9-3-3", context.player, card, source_of(state, context), seen_by=state.cards[card].known)
    chosen = (*context.chosen, *choice.cards)
    if not choice.cards:
        return place + 1, context._replace(done=bool(chosen))
    return _ask(state, context._replace(chosen=chosen), step, place)


def _ask(state: State, context: Context, step: OneByOneFields, place: int) -> Outcome:
    chosen = context.chosen
    left = tuple(
        card for card in step.find(state, context) if card not in chosen and step.fits(state, context, chosen, card)
    )
    if not left or len(chosen) >= value(state, context, step.most):
        return place + 1, context._replace(done=bool(chosen))
    least = 1 if len(chosen) < value(state, context, step.least) else 0
    return select(state, context, place, step.purpose, (Candidates(left, least, 1),))
