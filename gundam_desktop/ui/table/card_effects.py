"""Short effects: a card trembles, rings, strikes, links, breaks; figures rise from it; the glow of a plate breathes."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Animator, Curve, Step, part, place_item
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.impact_effect import IMPACT, STOP, ImpactEffect, TrailEffect
from gundam_desktop.ui.table.items.link_effect import LINK, LinkEffect
from gundam_desktop.ui.table.items.overlays import RingItem, RisingFigure
from gundam_desktop.ui.table.items.player_plate_item import BREATH_MS, BREATHS, PlateGlow
from gundam_desktop.ui.table.items.shatter_effect import BREAK, ShatterEffect
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.models import CardRecord

_RISE = 900.0
_RING = 520.0
_SHAKE = 380.0
_LUNGE = 420.0
_LEAP = 0.42
"""The share of the way to its goal that a card leaps when it declares its attack."""
_LONGEST_LEAP = 120.0
_STRIKE = 880.0
"""Milliseconds in which a card strikes and comes home."""
_DRAWN_BACK, _HITS, _TURNS_HOME = 140.0, 300.0, 520.0
_REACH, _BACK, _TILT = 0.78, 12.0, -5.0
"""The share of the way to its goal that a striking card goes; the units and degrees by which it draws back first."""
_TABLE_SHAKE, _SHAKE_REACH = 240.0, 6.0
SLOW = 2.0
"""How much longer the final blow takes."""


class CardEffects:
    """Shows effects over the table; none at speed 0, and with reduced motion only those in which nothing moves."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, shaken: SignalInstance) -> None:
        """`shaken` is called with the offset, in units, by which the whole table is to be shifted."""
        self._scene, self._animator, self._shaken = scene, animator, shaken

    def shatter(self, item: CardItem) -> None:
        """Show the pieces of a card."""
        shards = ShatterEffect(item.picture(), item.card, still=is_motion_reduced())
        place_item(shards, item.home._replace(z=z_values.EFFECTS))
        self._show(shards, BREAK, shards.fly, fades=True)

    def strike(self, item: CardItem, goal: QPointF, tempo: float) -> float:
        """Let a card strike at a goal and come home. Returns the milliseconds until it hits."""
        if self._animator.speed <= 0 or is_motion_reduced():
            return 0.0
        way = goal - item.home.point
        leap = way * _REACH
        self._animator.run(("lunge", item), _STRIKE * tempo, partial(_strike, item, leap), glitter=True)
        turned = QTransform().rotate(-item.home.rotation).map(leap * (1 / item.home.scale))
        trail = TrailEffect(item.picture(), turned)
        place_item(trail, item.home._replace(z=z_values.MOVING))
        self._show(trail, _STRIKE * tempo, trail.show_at)
        return _HITS * tempo

    def impact(self, at: Pose, seed: int, tempo: float, *, on_card: bool) -> None:
        """Show a blow that lands at a place, or `on_card` on the card there; the table shakes."""
        blow = ImpactEffect(on_card=on_card, seed=seed, still=is_motion_reduced())
        place_item(blow, at._replace(z=z_values.EFFECTS))
        self._show(blow, IMPACT * tempo, blow.show_at, fades=True)
        self._animator.run("shake", (STOP + _TABLE_SHAKE) * tempo, self._shake, glitter=True)

    def link(self, item: CardItem, word: str) -> None:
        """Show that a card is linked with the one under it, with the word for it."""
        effect = LinkEffect(word, still=is_motion_reduced())
        place_item(effect, item.home._replace(z=z_values.EFFECTS))
        self._show(effect, LINK, effect.show_at, fades=True)

    def breathe(self, glow: PlateGlow) -> None:
        """Let the glow around a plate breathe for a while: the decision has come to its player."""
        self._animator.run(glow, BREATHS * BREATH_MS, glow.breathe, glitter=True)

    def _shake(self, share: float) -> None:
        reach = _SHAKE_REACH * (1 - share) if share < 1 and not is_motion_reduced() else 0.0
        self._shaken.emit(QPointF(math.sin(share * 31), 0.6 * math.cos(share * 23)) * reach)

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
        self.show_points(-points, item.mapToScene(QPointF()))

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


def _strike(item: CardItem, way: QPointF, share: float) -> None:
    """Draw back, fast forward, stand still where it hits, then slowly home."""
    at = share * _STRIKE
    back = part(at, 0, _DRAWN_BACK, Curve.OutQuad) * (1 - part(at, _DRAWN_BACK, _HITS, Curve.InQuart))
    reach = part(at, _DRAWN_BACK, _HITS, Curve.InQuart) - part(at, _TURNS_HOME, _STRIKE)
    length = math.hypot(way.x(), way.y()) or 1.0
    item.setZValue(z_values.moving(item.home.z) if share < 1 else item.home.z)
    item.lean(way * (reach - back * _BACK / length) if share < 1 else QPointF(), back * _TILT)


def _tremble(item: CardItem, share: float) -> None:
    item.shift(7 * (1 - share) * math.sin(share * 25))
