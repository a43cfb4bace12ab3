"""Taking back: to which decision, and whether the other player has to agree.

A decision is taken back freely until whoever made it has seen something hidden since, or the other player has acted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Game


class UndoRequest(NamedTuple):
    """One decision that could be taken back."""

    position: int
    """Where the game stands then: before the decision."""
    seat: int
    """Who made it."""
    text: str
    """The choice, as it is written."""
    acted: bool
    """Whether the other player has decided something since."""
    seen: bool
    """Whether who made it has come to know cards since."""

    @property
    def is_free(self) -> bool:
        """Whether nobody has to agree."""
        return not (self.acted or self.seen)


def earlier(course: GameHistory, seats: Collection[int]) -> int | None:
    """The position before the last decision of one of these seats; None when there is none to go back to."""
    for position in range(course.position - 1, course.first - 1, -1):
        move = course.moves[position]
        if move.seat in seats and not move.forced:
            return position
    return None


def later(course: GameHistory, seats: Collection[int]) -> int | None:
    """The next position where one of these seats decides again, or the last; None when nothing was taken back."""
    if course.position == course.last:
        return None
    for position in range(course.position + 1, course.last):
        move = course.moves[position]
        if move.seat in seats and not move.forced:
            return position
    return course.last


def decisions(course: GameHistory, seats: Collection[int]) -> list[int]:
    """The positions of all decisions of these seats that can be gone back to, the earliest first."""
    moves = enumerate(course.moves[: course.position])
    return [at for at, move in moves if at >= course.first and move.seat in seats and not move.forced]


def undo_request(course: GameHistory, position: int) -> UndoRequest:
    """What taking back everything from a position on would mean for the one who decided there."""
    move = course.moves[position]
    since = course.moves[position : course.position]
    acted = any(other.seat != move.seat and not other.forced for other in since)
    seen = bool(_known(course.game, move.seat) - _known(course.at(position), move.seat))
    return UndoRequest(position, move.seat, move.text, acted, seen)


def _known(game: Game, seat: int) -> Counter[tuple[int, str]]:
    """How many cards of each number a seat knows, by owner: ids change when cards are shuffled or leave play."""
    return Counter((card.owner, card.number) for card in game.view(seat).cards.values() if card.number)
