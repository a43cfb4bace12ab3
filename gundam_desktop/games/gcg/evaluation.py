"""How good a view is for the player who looks: the judgement of the simple bots, from the view alone.

Positive is better for the viewer; a won game is `WIN`, a lost one `-WIN`. The unit is about one point of AP on the
field. Every figure counts for both sides alike, so a position that is the same from both seats is worth 0.
"""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.tabletop import CardView, View

WIN = 1000.0

# What a player has.
_SHIELD = 5.0
_BASE = 1.5
_BASE_HP = 1.0
_CARD_IN_HAND = 1.8
_USEFUL_HAND = 8
"""Cards in hand above this are worth nothing: the hand limit will take them."""
_RESOURCE = 1.0
_EX_RESOURCE = 1.3
_LAST_CARDS = 3
_EMPTY_DECK = 8.0
"""For each card that the deck has less than `_LAST_CARDS`: who cannot draw loses."""

# What a Unit is worth.
_UNIT = 1.5
_AP = 1.0
_HP = 0.8
_KEYWORDS = {
    "Blocker": 1.6,
    "First Strike": 1.0,
    "High-Maneuver": 1.0,
    "Repair": 0.8,
    "Breach": 1.0,
    "Support": 0.8,
    "Suppression": 1.5,
}
_LINKED = 1.5
_READY = 0.5

# What threatens.
_PRESSURE = 5.0
"""For attacks that reach every wall before the player: shields, Base and Blockers."""
_BREAKTHROUGH = 40.0
"""For one attack more than there are walls, when the attacker is to move."""
_LATER = 0.25
"""The part of it that counts while the opponent moves first and can prevent it."""
_EXPOSED = 0.35
"""The part of a rested Unit's worth that counts as lost when an enemy Unit can attack and destroy it."""


def evaluate(view: View) -> float:
    """The worth of a view for its player."""
    if view.result:
        return 0.0 if view.result == "draw" else WIN if view.result == str(view.player) else -WIN
    me, other = view.player, 1 - view.player
    return _side(view, me) - _side(view, other) + _threat(view, me) - _threat(view, other)


def _side(view: View, player: int) -> float:
    """What a player has: Shields, Base, Units, hand, Resources, a deck that lasts."""
    zones = view.zones
    worth = _SHIELD * len(zones[player, "shields"]) + _CARD_IN_HAND * min(len(zones[player, "hand"]), _USEFUL_HAND)
    worth += sum(_BASE + _BASE_HP * (view.cards[card].hp or 0) for card in zones[player, "base"])
    for card in zones[player, "resources"]:
        worth += _EX_RESOURCE if view.cards[card].number.startswith("EXR") else _RESOURCE
    worth += sum(_unit(unit) for unit in _units(view, player))
    return worth - _EMPTY_DECK * max(0, _LAST_CARDS - len(zones[player, "deck"]))


def _units(view: View, player: int) -> list[CardView]:
    return [view.cards[card] for card in view.zones[player, "battle"]]


def _unit(unit: CardView) -> float:
    """What a Unit is worth: its figures, what it can do, whether it can act."""
    worth = _UNIT + _AP * (unit.ap or 0) + _HP * (unit.hp or 0)
    for keyword in unit.keywords:
        worth += _KEYWORDS[keyword.rstrip(" 0123456789")]
    return worth + _LINKED * unit.linked + _READY * (not unit.rested)


def _threat(view: View, attacker: int) -> float:
    """What the Units of a player threaten to do in their next turn, or in the rest of this one."""
    defender = 1 - attacker
    now = view.turn_player == attacker
    attackers = [unit for unit in _units(view, attacker) if unit.ap and (not now or _can_attack(unit))]
    if not attackers:
        return 0.0
    zones = view.zones
    walls = len(zones[defender, "shields"]) + len(zones[defender, "base"])
    walls += sum("Blocker" in unit.keywords and not (now and unit.rested) for unit in _units(view, defender))
    reach = len(attackers) / (walls + 1)
    worth = _PRESSURE * min(reach, 1.0)
    if reach >= 1.0:
        worth += _BREAKTHROUGH if now else _BREAKTHROUGH * _LATER
    return worth + (_exposed(view, attackers, defender) if now else 0.0)


def _can_attack(unit: CardView) -> bool:
    return not unit.rested and (not unit.fresh or unit.linked)


def _exposed(view: View, attackers: Iterable[CardView], defender: int) -> float:
    """Rested Units that an attack would destroy, the best first, one for each attacker."""
    strengths = sorted(unit.ap or 0 for unit in attackers)
    worth = 0.0
    for unit in sorted((u for u in _units(view, defender) if u.rested), key=_unit, reverse=True):
        strong = [ap for ap in strengths if ap >= (unit.hp or 0)]
        if strong:
            strengths.remove(strong[0])
            worth += _EXPOSED * _unit(unit)
    return worth
