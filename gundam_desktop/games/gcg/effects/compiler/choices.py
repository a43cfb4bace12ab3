"""Compiles choices of cards that depend on each other: with different names, with a figure in all."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.last_states import stat_now
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, choosable
from gundam_desktop.games.gcg.effects.run.one_by_one import Fits, OneByOneFields
from gundam_desktop.games.gcg.effects.run.operations import value
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State


def chosen_one_by_one(step: language.Choose, purpose: str) -> OneByOneFields | None:
    """Return the fields of a choice whose cards are asked for one after the other; None for another choice."""
    group = step.groups[0]
    fits = _fits(group)
    if fits is None:
        return None
    return OneByOneFields(
        choosable(group.what), candidates(group), amount(group.least), amount(group.most), fits, purpose
    )


def candidates(group: language.Group) -> Finder:
    """Return the cards of a group, as many as may be chosen: a counted number may be 0, names or a figure too many."""
    find, fits, most = choosable(group.what), _fits(group), amount(group.most)

    def found(state: State, context: Context) -> list[int]:
        cards = find(state, context)
        if fits is not None:
            kept: tuple[int, ...] = ()
            for card in cards:
                if fits(state, context, kept if group.unique else (), card):
                    kept = (*kept, card)
            cards = list(kept)
        return cards if isinstance(most, int) or fits is not None else cards[: value(state, context, most)]

    return found


def _fits(group: language.Group) -> Fits | None:
    """Return the test that a card may be chosen besides the cards chosen so far; None if they do not matter."""
    if group.unique:
        return _has_another_name
    if group.in_all is None:
        return None
    stat, limit = group.in_all.stat, group.in_all.most

    def fits(state: State, context: Context, chosen: tuple[int, ...], card: int) -> bool:
        return sum(stat_now(state, context, one, stat, False) for one in (*chosen, card)) <= limit

    return fits


def _has_another_name(state: State, _context: Context, chosen: tuple[int, ...], card: int) -> bool:
    return state.cards[card].definition.name not in {state.cards[one].definition.name for one in chosen}
