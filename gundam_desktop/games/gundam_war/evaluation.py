"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer. A card of the home counts 1. Every figure counts for both
sides alike, so that a position that is the same from both seats is worth 0.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gundam_desktop.games.gundam_war.model.cards import GENERATION, card_of
from gundam_desktop.games.gundam_war.model.state import State, Zone
from gundam_desktop.games.gundam_war.rules.figures import figures
from gundam_desktop.games.gundam_war.rules.zones import units
from gundam_desktop.tabletop import Choice, View

_FIGURES: Final = (1.0, 0.5, 0.7)
"""The value of a point of melee, of ranged and of defence in play."""
_UNIT: Final = 1.0
"""The value of a unit besides its figures: it can stand in the way of any attack."""
_READY: Final = 0.6
_HAND: Final = 0.9
_POWER: Final = 2.0
"""The value of each Generation card in play up to `_ENOUGH`; further ones are worth `_MORE_POWER`."""
_MORE_POWER: Final = 0.4
_ENOUGH: Final = 6
_LOW: Final = 12
"""A home of fewer cards is in danger: each one missing counts twice."""


def evaluate_state(state: State, player: int) -> float:
    """How good a state is for a player; only what they may know counts."""
    return _side(state, player) - _side(state, 1 - player)


def _side(state: State, seat: int) -> float:
    home, power = len(state.zone(seat, Zone.HOME)), len(state.zone(seat, Zone.GENERATORS))
    worth = home - max(0, _LOW - home) + _HAND * len(state.zone(seat, Zone.HAND))
    worth += _POWER * min(power, _ENOUGH) + _MORE_POWER * max(0, power - _ENOUGH)
    return worth + sum(_unit(state, unit) for unit in units(state, seat))


def _unit(state: State, unit: int) -> float:
    melee, ranged, defence = figures(state, unit)
    worth = _FIGURES[0] * (0 if isinstance(melee, str) else melee) + _FIGURES[1] * ranged + _FIGURES[2] * defence
    return _UNIT + worth + (0.0 if state.cards[unit].rolled else _READY)


def opening(view: View, _deck: object, _chance: Random) -> Choice | None:
    """The choices before the first turn: go first, keep a hand with a Generation card and something cheap."""
    decision = view.decision
    if decision.kind == "first_player":
        return Choice("first")
    if decision.kind != "redraw":
        return None
    hand = [card_of(view.cards[card].number) for card in view.zones[view.player, "hand"]]
    power = sum(card.type == GENERATION for card in hand)
    if not power and view.known.redraws[view.player] == 0:
        return Choice("reveal")
    if len(hand) > 4 and not 1 <= power < len(hand):
        return Choice("redraw")
    return Choice("keep")
