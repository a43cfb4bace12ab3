"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer. A thousand HP of the leader count 10. A turn is judged as if it were over: damage of
units is regained, and the other player has drawn; else a bot would put off its end by idle moves.
What the viewer's cards could attack counts only while they can, what the other player's could attack counts always.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gundam_desktop.games.digrayn.cards import LEADER, TRIGGER, UNIT
from gundam_desktop.games.digrayn.field import ROWS, adjacent, in_range
from gundam_desktop.games.digrayn.rules.figures import (
    at,
    attack,
    battles_now,
    card,
    controlled_centers,
    health,
    leader,
    left,
    objects,
    reach,
    set_cards,
)
from gundam_desktop.games.digrayn.rules.turn import turned_bp
from gundam_desktop.games.digrayn.state import DECK, FRAGMENT, HAND, MAIN, State
from gundam_desktop.tabletop import Choice, View

_LEADER: Final = 0.010
"""The value of a point of HP of a leader."""
_FIGURES: Final = (0.006, 0.002)
"""The value of a point of ATK and of HP of a unit."""
_HURT: Final = 0.001
"""The value of a point of damage of a unit in the other player's turn."""
_UNIT, _DEVICE = 1.0, 0.001
"""The value of a unit besides its figures, and of a point of HP of a device."""
_HEALED: Final = 0.008
"""The value of a point that a unit heals in every turn."""
_STEP: Final = 0.3
"""The value of each row by which a unit is nearer to the enemy leader."""
_STRIKES: Final = (0.003, 0.002, 0.0)
"""The value of a point of ATK of a card that has the enemy leader in its range, or would have after a move."""
_STRUCK: Final = (0.006, 0.005, 0.0)
"""The same for cards of the other player, who attacks first from then on."""
_THREAT, _DANGER, _MOST = 0.8, 0.5, 30.0
"""How much of what an attack would gain counts for the viewer and for the other player, and the most gain."""
_CENTER, _HAND, _FUEL = 1.5, 1.2, 0.25
"""The value of a centre gate, a card in hand and one that can pay."""
_BP: Final = (0.8, 0.8, 0.2, 0.2, 0.2, 0.2)
"""The value of each BP that is face up: no skill costs more than two."""
_SET: Final = {TRIGGER: 1.8, UNIT: 1.5}
"""The value of an own set card by its kind."""
_ADD_IN, _UNSEEN, _LOCKED = 1.2, 1.6, 0.3
"""The value of an own set add-in and of a set card of the other player; what a locked one is worth less."""
_DECK_LOW: Final = 3
"""With so few cards left in the deck each missing one counts double the card."""


def evaluate_state(state: State, player: int) -> float:
    """How good a state is for a player; only what they may know counts."""
    return _side(state, player, viewer=player) - _side(state, 1 - player, viewer=player)


def _side(state: State, seat: int, viewer: int) -> float:
    rivals = tuple(objects(state, 1 - seat))
    worth = _LEADER * left(state, leader(state, seat)) + _CENTER * controlled_centers(state, seat)
    worth += sum(_BP[: len(turned_bp(state, seat, up=True))]) + _HAND * len(state.zone(seat, HAND))
    worth += _FUEL * min(8, len(state.zone(seat, FRAGMENT)))
    worth += sum(_set_card(state, each, own=seat == viewer) for each in set_cards(state, seat))
    worth -= 4 * max(0, _DECK_LOW - len(state.zone(seat, DECK)))
    if state.turn and state.turn_player == viewer != seat:
        worth += _HAND + _BP[0] * controlled_centers(state, seat)
    return worth + sum(_object(state, each, rivals, viewer) for each in objects(state, seat))


def _set_card(state: State, each: int, *, own: bool) -> float:
    worth = _SET.get(card(state, each).kind, _ADD_IN) if own else _UNSEEN
    return worth - _LOCKED * state.cards[each].locked


def _object(state: State, each: int, rivals: tuple[int, ...], viewer: int) -> float:
    kind = card(state, each).kind
    if kind not in (UNIT, LEADER):
        return _DEVICE * left(state, each)
    record = state.cards[each]
    goal = state.cards[leader(state, 1 - record.owner)].zone
    strikes = _STRIKES if record.owner == viewer else _STRUCK
    worth = strikes[_way(state, each, goal)] * attack(state, each)
    if kind == UNIT:
        worth += _unit(state, each)
        worth -= _HURT * (health(state, each) - left(state, each)) if state.turn_player != viewer else 0.0
        worth -= _STEP * abs(_row(record.zone) - _row(goal))
    if record.owner == viewer:
        attacks = state.turn_player == viewer and battles_now(state, each)
    else:
        attacks = state.turn_player == viewer or battles_now(state, each)
    return worth + (_THREAT if record.owner == viewer else _DANGER) * _gain(state, each, rivals) if attacks else worth


def _unit(state: State, each: int) -> float:
    effect = card(state, each).effect(MAIN)
    healed = _HEALED * effect.amount if effect is not None else 0.0
    return _UNIT + _FIGURES[0] * attack(state, each) + _FIGURES[1] * health(state, each) + healed


def _way(state: State, each: int, goal: str) -> int:
    """Whether a card has a gate in its range now (0), after a move (1) or not (2)."""
    record, pattern = state.cards[each], card(state, each).range
    if goal in in_range(record.zone, pattern, record.owner):
        return 0
    ways = (gate for gate in adjacent(record.zone) if goal in in_range(gate, pattern, record.owner))
    return 1 if any(not at(state, gate) for gate in ways) else 2


def _gain(state: State, each: int, rivals: tuple[int, ...]) -> float:
    """The most that an attack of a card would gain from where it stands, without what it would cost."""
    near, atk = reach(state, each), attack(state, each)
    hp = left if state.cards[each].owner == state.turn_player else _left_later
    found = (_harm(state, rival, atk, hp(state, rival)) for rival in rivals if state.cards[rival].zone in near)
    return max(found, default=0.0)


def _left_later(state: State, each: int) -> int:
    """The HP that an object has left after the end of this turn: only a leader regains none."""
    return left(state, each) if card(state, each).kind == LEADER else health(state, each)


def _harm(state: State, target: int, atk: int, hp: int) -> float:
    """The value of what `atk` damage takes from a target with `hp` left: a leader's HP, any other card if destroyed."""
    kind = card(state, target).kind
    if kind == LEADER:
        return _MOST if atk >= hp else _LEADER * atk
    return 0.0 if atk < hp else min(_MOST, _unit(state, target)) if kind == UNIT else _DEVICE * hp


def _row(gate: str) -> int:
    return next(row for row, gates in enumerate(ROWS) if gate in gates)


def opening(view: View, _deck: object, _chance: Random) -> Choice | None:
    """The choice before the first turn: to go first."""
    return Choice("first") if view.decision.kind == "first_player" else None
