"""Short effects at a card: it trembles, rings, breaks; figures rise from it."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Animator, Step, place_item
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import RingItem, RisingFigure
from gundam_desktop.ui.table.items.shatter_effect import ShatterEffect
from gundam_desktop.ui.table.models import CardRecord

BREAK = 700.0
"""Milliseconds that a card takes to break."""
_RISE = 900.0
_RING = 520.0
_SHAKE = 380.0
_LUNGE = 420.0
_LEAP = 0.42
"""The share of the way to its goal that a card leaps."""
_LONGEST_LEAP = 120.0


class CardEffects:
    """Shows effects over the table; none at speed 0, and with reduced motion only points that fade."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene, self._animator = scene, animator

    def shatter(self, item: CardItem) -> None:
        """Show the pieces of a card."""
        shards = ShatterEffect(item.picture(), item.card)
        place_item(shards, item.home._replace(z=z_values.EFFECTS))
        self._show(shards, BREAK, shards.fly)

    def ring(self, item: CardItem, color: str) -> None:
        """Let a ring of light spread from a card."""
        ring = RingItem(color, item.home.point, item.home.scale)
        self._show(ring, _RING, ring.grow)

    def show_damage(self, item: CardItem, before: CardRecord, now: CardRecord) -> None:
        """Let the difference in damage rise from a card that has stayed in its zone; a card that was hit trembles."""
        if before.card.zone != now.card.zone or before.card.damage == now.card.damage:
            return
        points = now.card.damage - before.card.damage
        if points > 0:
            self._animator.run(("shake", item), _SHAKE, partial(_tremble, item), glitter=True)
        self.show_points(-points, item.home.point)

    def show_points(self, points: int, at: QPointF) -> None:
        """Let points rise from a place, in red those below 0."""
        figure = RisingFigure(f"{points:+d}", theme().danger if points < 0 else theme().better, at)
        self._show(figure, _RISE, figure.fade if is_motion_reduced() else figure.rise, fades=True)

    def lunge(self, item: CardItem, goal: QPointF) -> None:
        """Let a card leap towards a goal and back."""
        way = goal - item.home.point
        length = math.hypot(way.x(), way.y())
        if length:
            leap = way * (min(_LONGEST_LEAP, _LEAP * length) / length)
            self._animator.run(("lunge", item), _LUNGE, partial(_leap, item, leap), glitter=True)

    def _show(self, effect: QGraphicsObject, duration: float, step: Step, *, fades: bool = False) -> None:
        if self._animator.speed <= 0 or (is_motion_reduced() and not fades):
            return
        self._scene.addItem(effect)

        def remove() -> None:
            self._scene.removeItem(effect)
            effect.deleteLater()

        self._animator.run(effect, duration, step, remove, glitter=True, fades=fades)


def _leap(item: CardItem, way: QPointF, share: float) -> None:
    """A little back first, then fast forward, then slowly home."""
    reach = -0.16 * math.sin(math.pi * share / 0.3) if share < 0.3 else math.sin(math.pi * (share - 0.3) / 0.7)
    item.setZValue(z_values.moving(item.home.z) if share < 1 else item.home.z)
    item.lean(way * reach if share < 1 else QPointF())


def _tremble(item: CardItem, share: float) -> None:
    item.shift(7 * (1 - share) * math.sin(share * 25))
