"""Cards judged by their last state on the field, for effects of cards that have left it (11-2-8-3-1)."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import attacks, figures, has_trait, is_linked, remaining_hp
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces


@enforces("11-2-8-3-1")
def last_record(state: State, context: Context, card: int) -> CardRecord:
    """Return the record of a card: as it last was on the field, if it is the card with the effect, or its Pilot."""
    record, own = state.cards[card], last_of(state, context, card)
    if own is not None:
        return record.but(zone=own.zone, rested=own.rested, damage=own.damage, pilot=own.pilot)
    was = last_of(state, context, context.this)
    if was is not None and card == was.pilot:
        return record.but(zone=was.zone, host=context.this)
    return record


@enforces("11-2-8-3-1")
def last_of(state: State, context: Context, card: int) -> LastState | None:
    """Return the last state on the field (11-2-8-3-1) of the card with the effect, or of one that deals damage.

    Likewise of a Unit that the effect has destroyed. None for others.
    """
    if context.last and card == context.this and not in_play(state, card, context.stamp):
        return LastState(*context.last)
    if context.other == (card,):
        return LastState(*context.other_last)
    return next((LastState(*was) for fallen, was in context.fell if fallen == card), None)


def was_linked(state: State, context: Context, card: int, last: bool) -> bool:
    """True if a card is a Link Unit; with `last`, if it was one in its last state on the field."""
    was = last_of(state, context, card) if last else None
    return is_linked(state, card) if was is None else was.linked


def keywords_of(state: State, context: Context, card: int, last: bool) -> frozenset[int]:
    """Return the keyword effects of a card; with `last`, those in its last state on the field."""
    was = last_of(state, context, card) if last else None
    has = figures(state, card).keywords if was is None else was.keywords
    return frozenset(keyword for keyword, _ in has)


def is_attacking(state: State, context: Context, card: int, last: bool) -> bool:
    """True if a card is the attacking Unit; with `last`, if it was in its last state on the field."""
    was = last_of(state, context, card) if last else None
    return attacks(state, card) if was is None else was.attacking


def has_gained(state: State, context: Context, card: int, traits: frozenset[str], last: bool) -> bool:
    """True if a card has gained one of these traits; with `last`, if it had done so in its last state on the field."""
    was = last_of(state, context, card) if last else None
    return has_trait(state, card, traits) if was is None else not traits.isdisjoint(was.traits)


def stat_now(state: State, context: Context, card: int, stat: str, last: bool) -> int:
    """Return a present figure of a card, with `last` that of its last state on the field; for HP the remaining HP."""
    was = last_of(state, context, card) if last else None
    if was is not None:
        return int(getattr(was, stat))
    if stat == "hp":
        return remaining_hp(state, card)
    return int(getattr(figures(state, card), stat))
