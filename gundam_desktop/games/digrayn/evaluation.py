"""The value of a view for its player: the evaluation of the bots, which see only the view.

Positive is better for the viewer; a won game is `WIN`. A thousand HP of the leader count 10. Every figure counts for
both sides alike, so that a position that is the same from both seats is worth 0.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gundam_desktop.games.digrayn.cards import UNIT
from gundam_desktop.games.digrayn.field import ROWS
from gundam_desktop.games.digrayn.rules.figures import (
    attack,
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
"""The value of a point of ATK and of HP of a unit."""
_STEP: Final = 0.5
"""The value of each row by which a unit is nearer to the enemy leader."""
_IN_REACH: Final = 2.0
"""The value of a unit that has the enemy leader in its range."""
_CENTER, _BP, _HAND, _FUEL, _SET = 1.5, 0.8, 1.2, 0.25, 1.6
"""The value of a centre gate, a BP that is face up, a card in hand, one that can pay, and a set card."""
_DECK_LOW: Final = 3
"""With so few cards left in the deck each missing one counts double the card."""


def evaluate(view: View) -> float:
    """How good a view is for its player; what counts is open to both."""
    return evaluate_state(view.known, view.player)


def evaluate_state(state: State, player: int) -> float:
    """How good a state is for a player: the same number as `evaluate` gives for that player's view."""
    if state.result:
        return 0.0 if state.result == "draw" else WIN if state.result == str(player) else -WIN
    return _side(state, player) - _side(state, 1 - player)


def _side(state: State, seat: int) -> float:
    worth = _LEADER * left(state, leader(state, seat)) + _CENTER * controlled_centers(state, seat)
    worth += _BP * len(up_bp(state, seat)) + _HAND * len(state.zone(seat, HAND))
    worth += _FUEL * min(8, len(state.zone(seat, FRAGMENT))) + _SET * sum(1 for _ in set_cards(state, seat))
    worth -= 4 * max(0, _DECK_LOW - len(state.zone(seat, DECK)))
    return worth + sum(_object(state, each, seat) for each in objects(state, seat))


def _object(state: State, each: int, seat: int) -> float:
    if card(state, each).kind != UNIT:
        return 0.001 * left(state, each) if card(state, each).kind != "leader" else 0.0
    goal = state.cards[leader(state, 1 - seat)].zone
    away = abs(_row(state.cards[each].zone) - _row(goal))
    near = _IN_REACH if goal in reach(state, each) else 0.0
    hp = health(state, each) if state.turn_player == seat else left(state, each)
    return _FIGURES[0] * attack(state, each) + _FIGURES[1] * (hp + left(state, each)) / 2 + near - _STEP * away + 1.0


def _row(gate: str) -> int:
    return next(at for at, gates in enumerate(ROWS) if gate in gates)


def opening(view: View, _chance: Random) -> Choice | None:
    """The choice before the first turn: to go first."""
    return Choice("first") if view.decision.kind == "first_player" else None
