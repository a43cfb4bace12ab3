"""Looking at cards of one's deck and putting cards back into it."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.effects.run.operations import Outcome
from gundam_desktop.games.gcg.model.constants import DECK, OUTSIDE, ZONES
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import EffectFrame
from gundam_desktop.games.gcg.model.randomness import shuffled
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.arranging import arrange
from gundam_desktop.games.gcg.rules.visibility import show
from gundam_desktop.games.gcg.rules.zones import BOTTOM, TOP, move, renew, shuffle
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change


@enforces("3-2-2", "9-3-6")
def look(state: State, player: int, count: int, card: int) -> tuple[int, ...]:
    """Let a player look at the top cards of their deck; return their ids."""
    cards = state.zone(player, DECK)[:count]
    show(state, cards, 1 << player)
    emit(state, "looked", "9-3-6", player, card, amount=len(cards))
    return cards


def still_looked(state: State, context: Context) -> tuple[int, ...]:
    """Return those of the looked-at cards that are still in the deck."""
    return tuple(c for c in context.looked if state.cards[c].zone == DECK)


@enforces("3-1-6", "3-1-7", "4-13-1")
def to_bottom(state: State, player: int, cards: tuple[int, ...], at_random: bool) -> None:
    """Put cards of the deck to its bottom; if at random, no player knows their order any more (3-1-7, 4-13-1)."""
    if not cards:
        return
    _reorder(state, player, (), cards)
    if at_random and len(cards) > 1:
        renew(state, shuffled(state, cards), cards)
    changes = tuple(Change(card, "deck", player) for card in cards)
    emit(state, "put under deck", "9-3-1-4", player, amount=len(cards), seen_by=1 << player, changes=changes)


def ordered(state: State, context: Context, place: int, cards: tuple[int, ...], purpose: str) -> Outcome:
    """Have the owners order cards that went to their decks together; then the effect continues (3-1-6, 3-1-7)."""
    state.frames.append(EffectFrame(place + 1, context.after(bool(cards))))
    arrange(state, cards, purpose, context.card, context.ability)
    return None


def to_top(state: State, player: int, cards: tuple[int, ...]) -> None:
    """Put cards of the deck to its top, the first one topmost."""
    _reorder(state, player, cards, ())
    changes = tuple(Change(card, "deck", player, 0) for card in cards)
    emit(state, "put on deck", "9-3-1-4", player, amount=len(cards), seen_by=1 << player, changes=changes)


def _reorder(state: State, player: int, top: tuple[int, ...], bottom: tuple[int, ...]) -> None:
    key = player * ZONES + DECK
    rest = tuple(c for c in state.zones[key] if c not in top and c not in bottom)
    state.zones[key] = (*top, *rest, *bottom)
    state.touch()


def to_deck(state: State, cards: Sequence[int], where: str) -> tuple[int, ...]:
    """Return cards to their owner's deck: on top, at the bottom, or shuffled in. A Unit's Pilot goes, too.

    Returns the ids of all cards that went there.
    """
    owners: list[int] = []
    put: list[int] = []
    for card in cards:
        record = state.cards[card]
        owners.append(record.owner)
        put += (card, record.pilot) if record.pilot else (card,)
        for one in (card, record.pilot) if record.pilot else (card,):
            token = state.cards[one].definition.token
            move(state, one, OUTSIDE if token else DECK, TOP if where == "deck top" else BOTTOM)
            known = state.cards[one].known
            emit(state, "returned to deck", "9-3-1-4", record.owner, one, seen_by=known, changes=(moved(state, one),))
    if where == "deck, shuffled":
        for owner in sorted(set(owners)):
            shuffle(state, owner)
    return tuple(put)
