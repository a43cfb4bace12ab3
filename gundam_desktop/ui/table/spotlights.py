"""Cards and zones that somebody explains: a double frame with corners around each, by form as well as by colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop.place import Place
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CardItem

BEYOND = 5.0
"""How far the frame is outside of what it is around."""
_CORNER = 0.28
"""Share of the shorter side that each corner takes."""


class Spotlights:
    """The frames on one table. They follow the cards when these have come to rest."""

    def __init__(self, scene: QGraphicsScene, card_layer: CardLayer, boxes: Sequence[BoxItem]) -> None:
        self._scene, self._card_layer, self._boxes = scene, card_layer, boxes
        self._cards: frozenset[int] = frozenset()
        self._places: frozenset[Place] = frozenset()
        self._frames: list[SpotlightItem] = []

    def show(self, cards: Iterable[int], places: Iterable[Place] = ()) -> None:
        """Show these cards and places, and no others; none of both shows nothing."""
        self._cards, self._places = frozenset(cards), frozenset(places)
        self.refresh()

    @property
    def framed(self) -> list[QRectF]:
        """What has a frame now."""
        return [frame.mapRectToScene(frame.around) for frame in self._frames]

    def refresh(self) -> None:
        """Put the frames where the cards are."""
        for frame in self._frames:
            self._scene.removeItem(frame)
        hand = self._card_layer.hand()
        cards = (item for item in self._card_layer.items.values() if item.card in self._cards)
        boxes = (box.box for box in self._boxes if box.place in self._places)
        self._frames = [
            *(_frame_of(item, within=item.card in hand) for item in cards),
            *(SpotlightItem(box, z_values.SPOTLIGHTS) for box in boxes),
        ]
        for frame in self._frames:
            self._scene.addItem(frame)


def _frame_of(item: CardItem, *, within: bool) -> SpotlightItem:
    """The frame around a card at its home: turned as the card is, and below the cards that lie over it in the hand.

    `within` puts it inside the card's edges, so that it covers nothing of the cards beside it.
    """
    width, height = CARD_WIDTH * item.home.scale, CARD_HEIGHT * item.home.scale
    around = QRectF(-width / 2, -height / 2, width, height)
    inside = 2 * BEYOND if within else 0.0
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
