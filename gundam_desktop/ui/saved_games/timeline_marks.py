"""The signs on a replay's timeline for what happened; a game's playmat says which events have one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gundam_desktop.tabletop import Event, Library, Mark
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

REACH = 6.0
"""Pixels beside a sign at which it is still meant by the mouse."""
_SIZE = 4.2
_LANES = {Mark.ARROW: 22.0, Mark.SQUARE: 14.0, Mark.CROSS: 6.0, Mark.STAR: 6.0}
"""How far below the upper edge each sign is drawn, in pixels."""
_SHAPES: dict[Mark, tuple[tuple[float, float], ...]] = {
    Mark.ARROW: ((-0.8, -1), (1, 0), (-0.8, 1), (-0.3, 0)),
    Mark.CROSS: (
        *((-1, -0.6), (-0.6, -1), (0, -0.4), (0.6, -1), (1, -0.6), (0.4, 0)),
        *((1, 0.6), (0.6, 1), (0, 0.4), (-0.6, 1), (-1, 0.6), (-0.4, 0)),
    ),
    Mark.SQUARE: ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    Mark.STAR: ((0, -1.2), (0.35, -0.35), (1.2, 0), (0.35, 0.35), (0, 1.2), (-0.35, 0.35), (-1.2, 0), (-0.35, -0.35)),
}

XOf = Callable[[int], float]
"""Position of a replay -> where on the timeline it is drawn, in pixels from the left."""


class PlacedMark(NamedTuple):
    """One sign."""

    position: int
    """The position before the choice that made it happen."""
    sign: Mark
    event: Event


class TimelineMarks:
    """All signs of a replay."""

    def __init__(self, replay: Replay, library: Library) -> None:
        self._replay, self._library = replay, library
        self._placed: dict[tuple[int, bool], list[PlacedMark]] = {}

    def placed(self) -> list[PlacedMark]:
        """The signs in the view that is shown, in order."""
        eyes = self._replay.eyes
        if eyes not in self._placed:
            effect = self._library.playmat(language()).effect
            found = ((at, effect(event).mark, event) for at, event in self._replay.happened())
            self._placed[eyes] = [PlacedMark(at, sign, event) for at, sign, event in found if sign]
        return self._placed[eyes]

    def told_at(self, x: float, x_of: XOf) -> str:
        """What the signs at a place of the timeline stand for, a line each; empty where there is none."""
        near = [mark.event for mark in self.placed() if abs(x_of(mark.position) - x) <= REACH]
        told = (self._library.story(event, self._replay.names, language()) for event in near)
        return "\n".join(dict.fromkeys(line for line in told if line))

    def paint(self, painter: QPainter, x_of: XOf) -> None:
        """Draw the signs in the colours of the players who did it, or lost it."""
        colors, (near, _) = theme(), self._replay.eyes
        painter.setPen(QPen(QColor(colors.background), 0.8))
        for position, sign, event in self.placed():
            painter.setBrush(QColor(colors.accent_self if event.player == near else colors.accent_opponent))
            center = QPointF(x_of(position), _LANES[sign])
            painter.drawPolygon(QPolygonF([center + QPointF(x, y) * _SIZE for x, y in _SHAPES[sign]]))
