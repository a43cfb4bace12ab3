"""The cards that a text refers to: this one, those of the event, those to which the effect has done something."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects.run.keyword_effects import chosen, this_unit
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, DECK, PLAYER, RESOLVING, SHIELD_AREA, TRASH
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.last_states import as_last_seen
from gundam_desktop.games.gcg.rules.processing import shield_area_card
from gundam_desktop.rulebook.enforcement import enforces

_TO_TRASH: Final = (TRASH, RESOLVING)
"""The zone of cards in the trash, and the zone of a Command being resolved, which then goes to the trash."""


_ACTIVATED_IN: Final = (TRASH, RESOLVING, BATTLE)
"""The zones of a Command whose effect was activated: after playing it, or paired as a Pilot."""


def this_pilot(state: State, context: Context) -> list[int]:
    """Return the Pilot of this Unit, also of one that has left the field."""
    pilot = as_last_seen(state, context).cards[context.this].pilot
    return [pilot] if pilot else []


def done_to(context: Context, did: str) -> list[int]:
    """Return the cards to which the effect has done something so far."""
    return [card for done, cards in context.did if done == did for card in cards]


def _last_done_to(context: Context, did: str) -> list[int]:
    """Return the cards to which the effect did something when it did so last."""
    return next((list(cards) for done, cards in reversed(context.did) if done == did), [])


def _still(state: State, card: int, stamp: int) -> list[int]:
    """Return the card of the event, unless it has become another card since (3-1-5)."""
    return [card] if card and state.cards[card].stamp == stamp else []


@enforces("3-1-5")
def _event_doer(state: State, context: Context) -> list[int]:
    """Return the card that did the event, also where it went from the field, but not as another card there (3-1-5)."""
    card = context.doer
    record = state.cards[card]
    is_another = record.zone in (BATTLE, BASE) and context.doer_stamp not in (0, record.stamp)
    return [card] if card and not is_another else []


REFERENCES: Final[dict[str, Finder]] = {
    "this": this_unit,
    "this base": this_unit,
    "this card": lambda _state, context: [context.card],
    "this card in trash": lambda state, context: [c for c in (context.card,) if state.cards[c].zone in _TO_TRASH],
    "this unit in trash": lambda state, context: [c for c in (context.this,) if state.cards[c].zone == TRASH],
    "this pilot": this_pilot,
    "chosen": chosen,
    "own of chosen": lambda state, context: [c for c in context.chosen if state.cards[c].owner == context.player],
    "enemy of chosen": lambda state, context: [c for c in context.chosen if state.cards[c].owner != context.player],
    "chosen and this": lambda state, context: [*chosen(state, context), *this_unit(state, context)],
    "discarded": lambda state, context: [c for c in done_to(context, "discarded") if state.cards[c].zone == TRASH],
    "placed": lambda state, context: [c for c in _last_done_to(context, "placed") if state.cards[c].zone == TRASH],
    "destroyed": lambda _state, context: done_to(context, "destroyed"),
    "deployed": lambda state, context: [c for c in done_to(context, "deployed") if state.cards[c].zone == BATTLE],
    "looked": lambda state, context: [c for c in context.looked if state.cards[c].zone == DECK],
    "event card": lambda state, context: _still(state, context.event, context.event_stamp),
    "enemy shield area": lambda state, context: [c for c in (shield_area_card(state, 1 - context.player),) if c],
    "played command": lambda state, context: [c for c in (context.event,) if state.cards[c].zone == TRASH],
    "activated card": lambda state, context: [c for c in (context.event,) if state.cards[c].zone in _ACTIVATED_IN],
    "event doer": _event_doer,
    "you": lambda _state, context: [PLAYER - context.player],
    "enemy player": lambda _state, context: [PLAYER - (1 - context.player)],
    "your shield area": lambda _state, context: [SHIELD_AREA - context.player],
}
