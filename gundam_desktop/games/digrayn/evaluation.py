"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer; a won game is `WIN`. A thousand HP of the leader count 10. What the viewer's cards
could still attack counts in the own turn only, what the other player's cards could attack counts at any time, so that
neither attacking nor ending the turn seems to cost anything.
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
from gundam_desktop.games.digrayn.rules.turn import up_bp
from gundam_desktop.games.digrayn.state import DECK, FRAGMENT, HAND, State
from gundam_desktop.tabletop import Choice, View

WIN: Final = 1000.0
_LEADER: Final = 0.010
"""The value of a point of HP of a leader."""
_FIGURES: Final = (0.006, 0.002)
"""The value of a point of ATK and of HP of a unit; damage counts half, since it is regained."""
_UNIT, _DEVICE = 1.0, 0.001
"""The value of a unit besides its figures, and of a point of HP of a device."""
_STEP: Final = 0.3
"""The value of each row by which a unit is nearer to the enemy leader."""
_STRIKES: Final = (0.003, 0.002)
"""The value of a point of ATK of a card that has the enemy leader in its range, or would have after a move."""
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
    if state.result:
        return 0.0 if state.result == "draw" else WIN if state.result == str(player) else -WIN
    return _side(state, player, viewer=player) - _side(state, 1 - player, viewer=player)


def _side(state: State, seat: int, viewer: int) -> float:
    rivals = tuple(objects(state, 1 - seat))
    worth = _LEADER * left(state, leader(state, seat)) + _CENTER * controlled_centers(state, seat)
    worth += sum(_BP[: len(up_bp(state, seat))]) + _HAND * len(state.zone(seat, HAND))
    worth += _FUEL * min(8, len(state.zone(seat, FRAGMENT)))
    worth += sum(_set_card(state, each, own=seat == viewer) for each in set_cards(state, seat))
    worth -= 4 * max(0, _DECK_LOW - len(state.zone(seat, DECK)))
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
    worth = _strikes(state, each, goal) * attack(state, each)
    if kind == UNIT:
        worth += _unit(state, each) - _FIGURES[1] / 2 * (health(state, each) - left(state, each))
        worth -= _STEP * abs(_row(record.zone) - _row(goal))
    if record.owner == viewer:
        attacks = state.turn_player == viewer and battles_now(state, each)
    else:
        attacks = state.turn_player == viewer or battles_now(state, each)
    return worth + (_THREAT if record.owner == viewer else _DANGER) * _gain(state, each, rivals) if attacks else worth


def _unit(state: State, each: int) -> float:
    return _UNIT + _FIGURES[0] * attack(state, each) + _FIGURES[1] * health(state, each)


def _strikes(state: State, each: int, goal: str) -> float:
    """What a point of ATK is worth for its way to the enemy leader."""
    record, pattern = state.cards[each], card(state, each).range
    if goal in in_range(record.zone, pattern, record.owner):
        return _STRIKES[0]
    ways = (gate for gate in adjacent(record.zone) if goal in in_range(gate, pattern, record.owner))
    return _STRIKES[1] if any(not at(state, gate) for gate in ways) else 0.0


def _gain(state: State, each: int, rivals: tuple[int, ...]) -> float:
    """The most that an attack of a card would gain from where it stands, without what it would cost."""
    near, atk = reach(state, each), attack(state, each)
    return max((_harm(state, rival, atk) for rival in rivals if state.cards[rival].zone in near), default=0.0)


def _harm(state: State, target: int, atk: int) -> float:
    """The value of what an attack takes from its target: HP of a leader for good, all else only by destroying it."""
    kind, falls = card(state, target).kind, atk >= left(state, target)
    if kind == LEADER:
        return _MOST if falls else _LEADER * atk
    return min(_MOST, _unit(state, target) if kind == UNIT else _DEVICE * left(state, target)) if falls else 0.0


def _row(gate: str) -> int:
    return next(row for row, gates in enumerate(ROWS) if gate in gates)


def opening(view: View, _chance: Random) -> Choice | None:
    """The choice before the first turn: to go first."""
    return Choice("first") if view.decision.kind == "first_player" else None
