"""Finds the stop to which an arrow key leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.ui.cards import CARD_HEIGHT
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem


class ExternalStop(NamedTuple):
    """A stop over the table for the arrows: the prompt with its answers."""

    box: QRectF


Stop = CardItem | ZoneItem | PlateItem
AnyStop = TypeVar("AnyStop", bound=CardItem | ZoneItem | PlateItem | ExternalStop)

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""The commands of the arrows -> their directions."""
SIDEWAYS = 2.5
"""Weight of a distance to the side against one straight ahead."""
SIDEWAYS_IN_CELLS = 1.5
"""The same for the cells of a board: the next row of hexagons, half a cell aside, comes before the one behind it."""
_CLEARLY_AHEAD = 4.0


def center_of(goal: CardItem | ZoneItem | PlateItem | ExternalStop) -> QPointF:
    """The centre of a card at its home, of a zone, of a plate."""
    return QPointF(goal.home.x, goal.home.y) if isinstance(goal, CardItem) else goal.box.center()


def nearest(
    goals: Iterable[AnyStop], start: QPointF, direction: str, sideways: Callable[[AnyStop], float] = lambda _: SIDEWAYS
) -> AnyStop | None:
    """The nearest goal from a point in a direction; None without one. Left and right, the same row comes first.

    `sideways` is the weight of the distance to a goal's side.
    """
    ahead_x, ahead_y = DIRECTIONS[direction]
    best: tuple[tuple[bool, float], AnyStop] | None = None
    for goal in goals:
        way = _reached(goal, start) - start
        ahead = way.x() * ahead_x + way.y() * ahead_y
        aside = abs(way.x() * ahead_y) + abs(way.y() * ahead_x)
        if ahead > _CLEARLY_AHEAD:
            beside = ahead_y == 0 and aside <= _height(goal) / 2
            distance = (not beside, ahead + aside * sideways(goal))
            if best is None or distance < best[0]:
                best = (distance, goal)
    return best[1] if best is not None else None


def _height(goal: CardItem | ZoneItem | PlateItem | ExternalStop) -> float:
    return CARD_HEIGHT * goal.home.scale if isinstance(goal, CardItem) else goal.box.height()


def closest(goals: Iterable[AnyStop], start: QPointF) -> AnyStop | None:
    """The goal closest to a point in any direction."""
    return min(goals, key=lambda goal: (center_of(goal) - start).manhattanLength(), default=None)


def _reached(goal: CardItem | ZoneItem | PlateItem | ExternalStop, start: QPointF) -> QPointF:
    """The point of a goal at which it is reached from `start`: a long bar is met straight ahead."""
    if isinstance(goal, ExternalStop):
        box = goal.box
        return QPointF(min(max(start.x(), box.left()), box.right()), box.center().y())
    return center_of(goal)
