"""How good a view is for the player who looks: the judgement of the simple bots, from the view alone.

Positive is better for the viewer; a won game is `WIN`, a lost one `-WIN`.
"""

from __future__ import annotations

from gundam_desktop.tabletop import CardView, View

WIN = 1000.0

_SHIELD = 5.0
_BASE_HP = 1.2
_CARD_IN_HAND = 1.6
_RESOURCE = 1.0
_EX_RESOURCE = 0.9
_UNIT = 1.4
_AP = 1.0
_HP = 0.8
_BLOCKER = 1.6
_LINKED = 1.5
_READY = 0.6
_OTHER_KEYWORD = 0.8
_EXPOSED = 6.0


def evaluate(view: View) -> float:
    """The worth of a view for its player."""
    if view.result:
        return 0.0 if view.result == "draw" else WIN if view.result == str(view.player) else -WIN
    me, other = view.player, 1 - view.player
    return _side(view, me) - _side(view, other) + _danger(view, other, me) - _danger(view, me, other)


def _side(view: View, player: int) -> float:
    """What a player has: Shields, Base, Units, hand, Resources."""
    zones = view.zones
    worth = _SHIELD * len(zones[player, "shields"]) + _CARD_IN_HAND * min(len(zones[player, "hand"]), 8)
    for card in zones[player, "base"]:
        worth += _BASE_HP * (view.cards[card].hp or 0)
    for card in zones[player, "resources"]:
        worth += _EX_RESOURCE if view.cards[card].number.startswith("EXR") else _RESOURCE
    worth += sum(_unit(view.cards[card]) for card in zones[player, "battle"])
    if len(zones[player, "deck"]) < 3:
        worth -= 20.0
    return worth


def _unit(unit: CardView) -> float:
    """What a Unit is worth: its figures, what it can do, whether it can act."""
    worth = _UNIT + _AP * (unit.ap or 0) + _HP * (unit.hp or 0)
    for keyword in unit.keywords:
        worth += _BLOCKER if keyword == "Blocker" else _OTHER_KEYWORD
    if unit.linked:
        worth += _LINKED
    if not unit.rested:
        worth += _READY
    return worth


def _danger(view: View, attacker: int, defender: int) -> float:
    """How much the attacker threatens to break through to the defender with what could attack next."""
    zones = view.zones
    ready = sum(1 for card in zones[attacker, "battle"] if (view.cards[card].ap or 0) > 0)
    walls = len(zones[defender, "shields"]) + (1 if zones[defender, "base"] else 0)
    walls += sum(1 for c in zones[defender, "battle"] if _can_block(view.cards[c]))
    return -_EXPOSED * max(0, ready + 1 - walls) if attacker != defender else 0.0


def _can_block(unit: CardView) -> bool:
    return not unit.rested and "Blocker" in unit.keywords
