"""The order of cards that come together to a place of a deck, or of Shields: their owner decides it (3-1-6, 3-1-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gundam_desktop.games.gcg.model.constants import DECK, ZONE_NAMES, ZONES
from gundam_desktop.games.gcg.model.constants import SHIELDS as SHIELD_ZONE
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import ArrangeFrame, Candidates, SelectDecision
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.zones import renew
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Choice

TOP: Final = "order on top"
BOTTOM: Final = "order at the bottom"
SHIELDS: Final = "order of shields"
_EVENTS: Final = {TOP: "put on deck", BOTTOM: "put under deck", SHIELDS: "arranged shields"}


def _zone_of(purpose: str) -> int:
    return SHIELD_ZONE if purpose == SHIELDS else DECK


@enforces("3-1-6", "3-1-7")
def arrange(state: State, cards: Sequence[int], purpose: str, card: int, ability: int) -> None:
    """Let the owners order the cards that are now on top or at the bottom of their decks, or their Shields.

    The turn player does so first. `card` and `ability` say whose effect has put them there. One card needs no order.
    """
    for player in (1 - state.turn_player, state.turn_player):
        zone = _zone_of(purpose)
        own = tuple(c for c in cards if state.cards[c].owner == player and state.cards[c].zone == zone)
        if len(own) > 1:
            state.frames.append(ArrangeFrame(player, own, purpose, card, ability))


def _arrange(state: State, frame: ArrangeFrame) -> None:
    count = len(frame.cards)
    state.frames.append(frame)
    groups = (Candidates(frame.cards, count, count),)
    state.frames.append(SelectDecision(frame.player, "3-1-6", frame.card, frame.ability, frame.purpose, groups))


@enforces("3-1-6", "3-1-7")
def _arranged(state: State, frame: ArrangeFrame, choice: Choice) -> None:
    """Put the cards in the chosen order, the uppermost first; the other player does not know which is where (3-1-7)."""
    player, zone = frame.player, _zone_of(frame.purpose)
    key = player * ZONES + zone
    others = tuple(card for card in state.zones[key] if card not in frame.cards)
    on_top = frame.purpose != BOTTOM
    state.zones[key] = (*frame.cards, *others) if on_top else (*others, *frame.cards)
    renew(state, list(choice.cards), frame.cards, known=1 << player)
    place = ZONE_NAMES[zone]
    changes = tuple(Change(card, place, player, *((0,) if on_top else ())) for card in sorted(frame.cards))
    emit(state, _EVENTS[frame.purpose], "3-1-6", player, amount=len(changes), seen_by=1 << player, changes=changes)


CARRY_ON[ArrangeFrame] = _arrange
ANSWER[ArrangeFrame] = _arranged
