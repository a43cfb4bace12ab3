"""Which way the arrow keys lead over the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem


class ExternalStop(NamedTuple):
    """Something laid over the table that the arrows lead to: the question with its answers."""

    box: QRectF


Stop = CardItem | ZoneItem | PlateItem
Goal = TypeVar("Goal", bound=CardItem | ZoneItem | PlateItem | ExternalStop)

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""The actions that walk, and where to."""
_SIDEWAYS = 2.5
"""How much worse a step to the side is than one ahead."""
_CLEARLY_AHEAD = 4.0


def center_of(goal: CardItem | ZoneItem | PlateItem | ExternalStop) -> QPointF:
    """The middle of a card at its home, of a zone, of a plate."""
    return QPointF(goal.home.x, goal.home.y) if isinstance(goal, CardItem) else goal.box.center()


def nearest(goals: Iterable[Goal], start: QPointF, direction: str) -> Goal | None:
    """The goal that one comes to from a point in a direction; None when there is none."""
    ahead_x, ahead_y = DIRECTIONS[direction]
    best: tuple[float, Goal] | None = None
    for goal in goals:
        way = _reached(goal, start) - start
        ahead = way.x() * ahead_x + way.y() * ahead_y
        aside = abs(way.x() * ahead_y) + abs(way.y() * ahead_x)
        if ahead > _CLEARLY_AHEAD:
            distance = ahead + aside * _SIDEWAYS
            if best is None or distance < best[0]:
                best = (distance, goal)
    return best[1] if best is not None else None


def closest(goals: Iterable[Goal], start: QPointF) -> Goal | None:
    """The goal that lies closest to a point, wherever it is."""
    return min(goals, key=lambda goal: (center_of(goal) - start).manhattanLength(), default=None)


def _reached(goal: CardItem | ZoneItem | PlateItem | ExternalStop, start: QPointF) -> QPointF:
    """Where one comes to it: a long bar is met where one stands before it."""
    if isinstance(goal, ExternalStop):
        box = goal.box
        return QPointF(min(max(start.x(), box.left()), box.right()), box.center().y())
    return center_of(goal)
