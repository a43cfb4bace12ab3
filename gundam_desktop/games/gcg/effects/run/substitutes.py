"""What players do instead of what an effect would do to their cards (9-1-9): asked before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.effects.run.operations import having
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import ability_of
from gundam_desktop.games.gcg.model.frames import EffectFrame
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import replacing
from gundam_desktop.tabletop import Choice

_DECLINED = "declined"
"""Key in `context.did` for declined options: the card, the card with the effect, and the effect's index."""
_REPLACED = "replaced"
"""Kept in `context.did` for the cards to which something else was done."""


def waits(state: State, context: Context, event: str, cards: Sequence[int]) -> bool:
    """True if something may still be done instead for one of these cards: then the answer given now is about that."""
    return _next(state, context, event, cards) is not None


def asks(state: State, context: Context, event: str, cards: Sequence[int], place: int) -> bool:
    """Ask for the next thing that may be done instead; False if there is none."""
    found = _next(state, context, event, cards)
    if found is None:
        return False
    state.frames.append(EffectFrame(place, context))
    replacing.ask_for(state, found[1])
    return True


def answered(state: State, context: Context, event: str, cards: Sequence[int], place: int, choice: Choice) -> None:
    """Do what was chosen instead, or record that it was declined; then the step starts over."""
    found = _next(state, context, event, cards)
    assert found is not None
    card, option = found
    if choice.verb == "yes":
        state.frames.append(EffectFrame(place, having(context, _REPLACED, (card,))))
        replacing.put(state, card, option)
        replacing.do(state, option)
        return
    declined = (card, option[1].card, option[1].ability)
    state.frames.append(EffectFrame(place, having(context, _DECLINED, declined)))


def left(context: Context, cards: Sequence[int]) -> tuple[list[int], Context]:
    """Return the cards to which it is done after all, and the context without the answers."""
    replaced = {card for did, of in context.did if did == _REPLACED for card in of}
    kept = tuple(entry for entry in context.did if entry[0] not in {_REPLACED, _DECLINED})
    return [card for card in cards if card not in replaced], context._replace(did=kept)


def _next(state: State, context: Context, event: str, cards: Sequence[int]) -> tuple[int, replacing.Option] | None:
    """Return the next card for which something may be done instead; None while a substitute itself is being done."""
    if ability_of(state.pool, context.number, context.ability).kind == "substitute":
        return None
    declined = tuple((of[0], of[1], of[2]) for did, of in context.did if did == _DECLINED)
    there, _ = left(context, [card for card in cards if state.cards[card].zone in (BATTLE, BASE)])
    for card in there:
        named = replacing.by_effect(state, card, context.controller)
        option = replacing.option(state, card, event, named, declined)
        if option is not None:
            return card, option
    return None
