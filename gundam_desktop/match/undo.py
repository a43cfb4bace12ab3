"""Undo: to which decision it leads, and if the other player has to agree.

Undo is free until the player who made the decision has seen a hidden card since, or the other player has acted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Game


class UndoRequest(NamedTuple):
    """One decision that could be undone."""

    position: int
    """The position before the decision."""
    seat: int
    """The seat that made it."""
    text: str
    """The choice, as it is written."""
    acted: bool
    """True if the other player has decided something since."""
    seen: bool
    """True if the player who made it has seen hidden cards since."""

    @property
    def is_free(self) -> bool:
        """True if nobody has to agree."""
        return not (self.acted or self.seen)


def undo_position(game_history: GameHistory, seats: Collection[int]) -> int | None:
    """The position before the last decision of one of these seats; None if there is none."""
    for position in range(game_history.position - 1, game_history.first - 1, -1):
        move = game_history.moves[position]
        if move.seat in seats and not move.forced:
            return position
    return None


def redo_position(game_history: GameHistory, seats: Collection[int]) -> int | None:
    """The next position where one of these seats decides, or the last; None if nothing was undone."""
    if game_history.position == game_history.last:
        return None
    for position in range(game_history.position + 1, game_history.last):
        move = game_history.moves[position]
        if move.seat in seats and not move.forced:
            return position
    return game_history.last


def decision_positions(game_history: GameHistory, seats: Collection[int]) -> list[int]:
    """The positions of all decisions of these seats that can be undone, the earliest first."""
    moves = enumerate(game_history.moves[: game_history.position])
    return [at for at, move in moves if at >= game_history.first and move.seat in seats and not move.forced]


def undo_request(game_history: GameHistory, position: int) -> UndoRequest:
    """The undo of everything from a position on, for the player who decided there."""
    move = game_history.moves[position]
    since = game_history.moves[position : game_history.position]
    acted = any(other.seat != move.seat and not other.forced for other in since)
    seen = bool(_known(game_history.game, move.seat) - _known(game_history.at(position), move.seat))
    return UndoRequest(position, move.seat, move.text, acted, seen)


def _known(game: Game, seat: int) -> Counter[tuple[int, str]]:
    """How many cards of each number a seat knows, by owner: ids change when cards are shuffled or leave play."""
    return Counter((card.owner, card.number) for card in game.view(seat).cards.values() if card.number)
