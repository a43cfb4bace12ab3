"""The value of a view for its player: the evaluation of the simple bots, which see only the view.

Positive is better for the viewer; a won game is `WIN`, a lost one `-WIN`. One point of AP on the field counts about 1.
Every figure counts for both sides alike, so a position that is the same from both seats is worth 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.library import face
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.tabletop import CardView, Choice, View

WIN: Final = 1000.0

# Weights of what a player has.
_SHIELD: Final = 5.0
_BASE: Final = 1.5
_BASE_HP: Final = 1.0
_CARD_IN_HAND: Final = 1.8
_USEFUL_HAND: Final = 8
"""Cards in hand beyond this number count nothing: the hand limit will take them."""
_RESOURCE: Final = 1.0
_EX_RESOURCE: Final = 1.3
_LAST_CARDS: Final = 3
_EMPTY_DECK: Final = 8.0
"""Penalty for each card that the deck lacks to `_LAST_CARDS`: a player who cannot draw loses."""

# Weights of a Unit.
_UNIT: Final = 1.5
_AP: Final = 1.0
_HP: Final = 0.8
_KEYWORDS: Final = {keyword.en: keyword.worth for keyword in KEYWORD_EFFECTS}
_LINKED: Final = 1.5
_READY: Final = 0.5

# Weights of threats.
_PRESSURE: Final = 5.0
"""For enough attacks to remove all defences of the player: Shields, Base and Blockers."""
_BREAKTHROUGH: Final = 40.0
"""For one attack more than that, if the attacker is to move."""
_LATER: Final = 0.25
"""The share of it that counts while the opponent moves first and can prevent it."""
_EARLY: Final = 3
"""The Lv. up to which a Unit makes an opening hand worth keeping."""
_EARLY_UNIT: Final = 0.21
_NEXT_UNIT: Final = 0.14
"""For a Unit with one Lv. more."""
_COMMAND: Final = -0.12
"""What these cards of an opening hand add to the chance to win, as a logit: fitted to 32,000 games of the policy."""
_EXPOSED: Final = 0.35
"""The share of a rested Unit's value that counts as lost if an enemy Unit can attack and destroy it."""


def evaluate(view: View) -> float:
    """Return the value of a view for its player."""
    if view.result:
        return 0.0 if view.result == "draw" else WIN if view.result == str(view.player) else -WIN
    me, other = view.player, 1 - view.player
    return _side(view, me) - _side(view, other) + _threat(view, me) - _threat(view, other)


def opening(view: View, deck: Deck | None = None) -> Choice | None:
    """Return the answer to a decision before the first turn that is better made by a rule; None for other decisions.

    An opening hand is kept if it is worth as much as a new one on average. Without the player's own deck that is not
    known: then it is kept if it has a Unit that can be deployed in one of the first turns.
    """
    if view.decision.kind != "redraw":
        return None
    hand = [view.cards[card].number for card in view.zones[view.player, "hand"]]
    if deck is None:
        return Choice("keep" if any(_in_opening_hand(card) >= _EARLY_UNIT for card in hand) else "redraw")
    return Choice("keep" if _average(hand) >= _average(deck.shuffle_order()) else "redraw")


def _average(cards: Sequence[str]) -> float:
    return sum(map(_in_opening_hand, cards)) / len(cards)


def _in_opening_hand(number: str) -> float:
    """Return what a card is worth in an opening hand."""
    card = face(number)
    if card.type == "unit":
        level, *_ = cast("tuple[int | None, ...]", card.figures)
        return _EARLY_UNIT if (level or 0) <= _EARLY else _NEXT_UNIT if level == _EARLY + 1 else 0.0
    return _COMMAND if card.type == "command" else 0.0


def _side(view: View, player: int) -> float:
    """Return the value of a player's Shields, Base, Units, hand, Resources and deck."""
    zones = view.zones
    worth = _SHIELD * len(zones[player, "shields"]) + _CARD_IN_HAND * min(len(zones[player, "hand"]), _USEFUL_HAND)
    worth += sum(_BASE + _BASE_HP * _ap_hp(view.cards[card])[1] for card in zones[player, "base"])
    for card in zones[player, "resources"]:
        worth += _EX_RESOURCE if view.cards[card].number.startswith("EXR") else _RESOURCE
    worth += sum(_unit(unit) for unit in _units(view, player))
    return worth - _EMPTY_DECK * max(0, _LAST_CARDS - len(zones[player, "deck"]))


def _units(view: View, player: int) -> list[CardView]:
    return [view.cards[card] for card in view.zones[player, "battle"]]


def _ap_hp(card: CardView) -> tuple[int, int]:
    """Return AP and remaining HP; 0 for a figure that the card does not have."""
    _, _, ap, hp = cast("tuple[int | None, ...]", card.figures)
    return ap or 0, hp or 0


def _unit(unit: CardView) -> float:
    """Return the value of a Unit: its figures, its keyword effects, and whether it can act."""
    ap, hp = _ap_hp(unit)
    worth = _UNIT + _AP * ap + _HP * hp
    for keyword in unit.keywords or ():
        worth += _KEYWORDS[keyword.rstrip(" 0123456789")]
    return worth + _LINKED * unit.condition_met + _READY * (not unit.rested)


def _threat(view: View, attacker: int) -> float:
    """Return the value of the attacks that a player's Units can make in their next turn, or in the rest of this one."""
    defender = 1 - attacker
    now = view.turn_player == attacker
    attackers = [unit for unit in _units(view, attacker) if _ap_hp(unit)[0] and (not now or _can_attack(unit))]
    if not attackers:
        return 0.0
    zones = view.zones
    walls = len(zones[defender, "shields"]) + len(zones[defender, "base"])
    walls += sum("Blocker" in (unit.keywords or ()) and not (now and unit.rested) for unit in _units(view, defender))
    reach = len(attackers) / (walls + 1)
    worth = _PRESSURE * min(reach, 1.0)
    if reach >= 1.0:
        worth += _BREAKTHROUGH if now else _BREAKTHROUGH * _LATER
    return worth + (_exposed(view, attackers, defender) if now else 0.0)


def _can_attack(unit: CardView) -> bool:
    return not unit.rested and (not unit.entered_this_turn or unit.condition_met)


def _exposed(view: View, attackers: Iterable[CardView], defender: int) -> float:
    """Return the value of the rested Units that attacks would destroy: the best first, one for each attacker."""
    strengths = sorted(_ap_hp(unit)[0] for unit in attackers)
    worth = 0.0
    for unit in sorted((u for u in _units(view, defender) if u.rested), key=_unit, reverse=True):
        hp = _ap_hp(unit)[1]
        strong = [ap for ap in strengths if ap >= hp]
        if strong:
            strengths.remove(strong[0])
            worth += _EXPOSED * _unit(unit)
    return worth
