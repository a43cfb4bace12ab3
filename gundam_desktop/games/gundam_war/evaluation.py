"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer; a won game is `WIN`. A card of the home counts 1. Every figure counts for both
sides alike, so that a position that is the same from both seats is worth 0.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gundam_war.model.cards import GENERATION, STAR, card_of
from gundam_desktop.tabletop import CardView, Choice, View

WIN: Final = 1000.0
_FIGURES: Final = (1.0, 0.5, 0.7)
"""What a point of melee, ranged and defence in play is worth."""
_UNIT: Final = 1.0
"""What a unit is worth besides its figures: it can stand before any attack."""
_READY: Final = 0.6
_HAND: Final = 0.9
_POWER: Final = 2.0
"""What a Generation card in play is worth up to `_ENOUGH`; beyond that `_MORE_POWER`."""
_MORE_POWER: Final = 0.4
_ENOUGH: Final = 6
_LOW: Final = 12
"""A home of fewer cards is in danger: each one missing counts twice."""


def evaluate(view: View) -> float:
    """How good a view is for its player."""
    if view.result:
        return WIN if view.result == str(view.player) else -WIN
    return _side(view, view.player) - _side(view, 1 - view.player)


def _side(view: View, seat: int) -> float:
    home = len(view.zones[seat, "home"])
    power = len(view.zones[seat, "generators"])
    worth = home - max(0, _LOW - home) + _HAND * len(view.zones[seat, "hand"])
    worth += _POWER * min(power, _ENOUGH) + _MORE_POWER * max(0, power - _ENOUGH)
    for zone in ("station", "earth", "space"):
        worth += sum(_unit(view.cards[card]) for card in view.zones[seat, zone])
    return worth


def _unit(card: CardView) -> float:
    melee, ranged, defence = (0 if figure in (STAR, None) else int(figure or 0) for figure in card.figures[2:])
    figures = _FIGURES[0] * melee + _FIGURES[1] * ranged + _FIGURES[2] * (defence + card.damage)
    return _UNIT + figures + (0.0 if card.rested else _READY)


def opening(view: View) -> Choice | None:
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
