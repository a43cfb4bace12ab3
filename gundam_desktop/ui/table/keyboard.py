"""Walking over the table with the arrow keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt

from gundam_desktop.ui.table.card_item import CardItem
from gundam_desktop.ui.table.plate_item import PlateItem
from gundam_desktop.ui.table.zone_item import ZoneItem

Stop = CardItem | ZoneItem | PlateItem

_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SIDEWAYS = 2.5
"""How much worse a step to the side is than one ahead."""
_CLEARLY_AHEAD = 4.0


def is_walk(key: int) -> bool:
    """Whether a key walks."""
    return key in _DIRECTIONS


def center_of(stop: Stop) -> QPointF:
    """The middle of a card at its home, of a zone, of a plate."""
    return QPointF(stop.home.x, stop.home.y) if isinstance(stop, CardItem) else stop.box.center()


def nearest(stops: Iterable[Stop], start: Stop, key: int) -> Stop | None:
    """The stop that one comes to from `start` in a key's direction; None when there is none."""
    ahead_x, ahead_y = _DIRECTIONS[Qt.Key(key)]
    best: tuple[float, Stop] | None = None
    for stop in stops:
        way = center_of(stop) - center_of(start)
        ahead = way.x() * ahead_x + way.y() * ahead_y
        aside = abs(way.x() * ahead_y) + abs(way.y() * ahead_x)
        if stop is not start and ahead > _CLEARLY_AHEAD:
            distance = ahead + aside * _SIDEWAYS
            if best is None or distance < best[0]:
                best = (distance, stop)
    return best[1] if best is not None else None
