"""Marks what somebody explains: double frames with corners around cards and zones, arrows for what could be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Choice, Goal, Library, View
from gundam_desktop.tabletop.place import Place
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.paint_context import PaintContext

BEYOND = 5.0
"""How far the frame is outside of what it is around."""
RIM = 2.5
"""How far the frame is within a card in the hand: on its rim, where it covers none of its texts."""
_CORNER = 0.28
"""Share of the shorter side that each corner takes."""


class HintArrow(NamedTuple):
    """An arrow from a card to what it could be used on, with a number."""

    card: int
    goal: Goal
    number: int = 1


def arrow_for(library: Library, choice: Choice, view: View, number: int = 1) -> HintArrow | None:
    """The arrow that shows a choice; None for a choice that uses no card on anything."""
    goal = next(iter(library.goals(choice, view)), None) if choice.card else None
    return HintArrow(choice.card, goal, number) if goal is not None else None


class Spotlights:
    """The frames and arrows on one table. They follow the cards when these have come to rest."""

    def __init__(
        self, scene: QGraphicsScene, card_layer: CardLayer, boxes: Sequence[BoxItem], context: PaintContext
    ) -> None:
        self._scene, self._card_layer, self._boxes, self._context = scene, card_layer, boxes, context
        self._cards: frozenset[int] = frozenset()
        self._places: frozenset[Place] = frozenset()
        self._hints: tuple[HintArrow, ...] = ()
        self._frames: list[SpotlightItem] = []
        self._arrows: list[ArrowItem] = []

    def show(self, cards: Iterable[int], places: Iterable[Place] = (), arrows: Iterable[HintArrow] = ()) -> None:
        """Show these cards, places and arrows, and no others; without any it shows nothing."""
        self._cards, self._places, self._hints = frozenset(cards), frozenset(places), tuple(arrows)
        self.refresh()

    @property
    def arrows(self) -> list[str]:
        """The numbers of the arrows that are shown."""
        return [arrow.hint for arrow in self._arrows]

    @property
    def framed(self) -> list[QRectF]:
        """What has a frame now."""
        return [frame.mapRectToScene(frame.around) for frame in self._frames]

    def refresh(self) -> None:
        """Put the frames and arrows where the cards are."""
        for item in (*self._frames, *self._arrows):
            self._scene.removeItem(item)
        hand = self._card_layer.hand()
        cards = (item for item in self._card_layer.items.values() if item.card in self._cards)
        boxes = (box.box for box in self._boxes if box.place in self._places)
        self._frames = [
            *(_frame_of(item, within=item.card in hand) for item in cards),
            *(SpotlightItem(box, z_values.SPOTLIGHTS) for box in boxes),
        ]
        self._arrows = [arrow for hint in self._hints if (arrow := self._arrow_of(hint)) is not None]
        for item in (*self._frames, *self._arrows):
            self._scene.addItem(item)

    def _arrow_of(self, hint: HintArrow) -> ArrowItem | None:
        """The arrow of a hint; None if one of its ends is not on the table."""
        start, end = self._card_layer.items.get(hint.card), self._point_of(hint.goal)
        if start is None or end is None:
            return None
        arrow = ArrowItem(self._context)
        arrow.hint = str(hint.number)
        arrow.point(start.home.point, end)
        return arrow

    def _point_of(self, goal: Goal) -> QPointF | None:
        if goal.place is None:
            item = self._card_layer.items.get(goal.card)
            return item.home.point if item is not None else None
        return next((box.box.center() for box in self._boxes if box.place == goal.place), None)


def _frame_of(item: CardItem, *, within: bool) -> SpotlightItem:
    """The frame around a card at its home: turned as the card is, and below the cards that lie over it in the hand.

    `within` puts it inside the card's edges, so that it covers nothing of the cards beside it.
    """
    width, height = CARD_WIDTH * item.home.scale, CARD_HEIGHT * item.home.scale
    around = QRectF(-width / 2, -height / 2, width, height)
    inside = BEYOND + RIM if within else 0.0
    frame = SpotlightItem(around.adjusted(inside, inside, -inside, -inside), item.home.z)
    frame.setPos(item.home.point)
    frame.setRotation(item.home.rotation)
    return frame


class SpotlightItem(QGraphicsItem):
    """One frame: a thin line, and thick corners."""

    def __init__(self, around: QRectF, height: float) -> None:
        """`around` is what it is around, in its own coordinates; `height` is its z value."""
        super().__init__()
        self.around = around
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.around.adjusted(-2 * BEYOND, -2 * BEYOND, 2 * BEYOND, 2 * BEYOND)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = self.around.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)
        for color, more in ((theme().background, 3.0), (theme().text, 0.0)):
            painter.setPen(QPen(QColor(color), 1.6 + more))
            painter.drawRect(frame)
            painter.setPen(QPen(QColor(color), 5.0 + more))
            side = _CORNER * min(frame.width(), frame.height())
            for x, way in ((frame.left(), side), (frame.right(), -side)):
                for y, down in ((frame.top(), side), (frame.bottom(), -side)):
                    painter.drawPolyline([QPointF(x + way, y), QPointF(x, y), QPointF(x, y + down)])
