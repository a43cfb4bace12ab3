"""Gestures of the mouse or the keys, as objects: each starts, moves, and ends or is cancelled.

A gesture never decides what is legal: it ends with a target, and the controller finds the choice that this means.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards import CARD_WIDTH, Detail, card_pixmap, current_status
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.paint_context import CARD, PaintContext, draw_glow, ratio_of
from gundam_desktop.ui.table.table_choices import Destinations, Target

_SEE_THROUGH = 0.45
"""Opacity of a dragged card over its target."""
_VEIL, _SIGN = 110, 22.0
"""How dark a card is that cannot be played where it is, and the radius of the sign on it."""


class Gesture:
    """A gesture with a card and its legal destinations."""

    draws_arrow = False
    """True if it draws an arrow from the card to the mouse."""

    def __init__(self, card: int, destinations: Destinations) -> None:
        self.card = card
        self.destinations = destinations

    def start(self) -> None:
        """Begin, and show that."""

    def move(self, at: QPointF) -> None:
        """Follow the mouse."""

    def uncover(self, on: bool) -> None:
        """Let the player see the card beneath the mouse."""

    def allow(self, on: bool) -> None:
        """Show whether something can be done where the mouse is."""

    def end(self, target: Target) -> Target | None:
        """End at a target. Returns the target on which the card is dropped; None if nothing is meant."""
        self.cancel()
        return target

    def cancel(self) -> None:
        """Cancel, and restore the table."""


class PickUp(Gesture):
    """A card picked up by a click: the next click is its target."""

    def __init__(self, card: int, destinations: Destinations, paying: int = -1) -> None:
        super().__init__(card, destinations)
        self.paying = paying
        """The payment that the player has chosen (`Choice.paying`)."""


class AimArrow(Gesture):
    """A card aimed at its target: an arrow follows the mouse."""

    draws_arrow = True

    def __init__(
        self, card: int, destinations: Destinations, scene: QGraphicsScene, context: PaintContext, start: QPointF
    ) -> None:
        super().__init__(card, destinations)
        self._scene, self._from = scene, start
        self._arrow = ArrowItem(context)

    def start(self) -> None:
        self._scene.addItem(self._arrow)

    def move(self, at: QPointF) -> None:
        self._arrow.point(self._from, at)

    def allow(self, on: bool) -> None:
        self._arrow.set_allowed(on)

    def cancel(self) -> None:
        if self._arrow.scene() is not None:
            self._scene.removeItem(self._arrow)


class Drag(Gesture):
    """A card under the mouse: dragged onto the table to play it, inside the hand to reorder it."""

    def __init__(
        self, item: CardItem, destinations: Destinations, scene: QGraphicsScene, card_layer: CardLayer, grip: QPointF
    ) -> None:
        super().__init__(item.card, destinations)
        self._item, self._scene, self._card_layer, self._grip = item, scene, card_layer, grip
        self._picture = DraggedCard(item)
        self._hand, self._in_hand = card_layer.layout.hand, True
        hand = card_layer.hand()
        self._index = hand.index(item.card) if item.card in hand else -1
        """The card's place in the hand; -1 if it is not in the hand."""

    def start(self) -> None:
        self._card_layer.raise_card(0)
        self._scene.addItem(self._picture)
        self._item.set_ghost(True)

    def move(self, at: QPointF) -> None:
        self._picture.setPos(at - self._grip)
        self._in_hand = self._hand.contains(at)
        if self._in_hand:
            cards = self._card_layer.hand()
            index = self._card_layer.layout.hand_index_at(at.x() - self._grip.x(), len(cards))
            self._card_layer.move_in_hand(self.card, index)

    def uncover(self, on: bool) -> None:
        self._picture.setOpacity(_SEE_THROUGH if on else 1.0)

    def allow(self, on: bool) -> None:
        self._picture.set_allowed(on or self._in_hand)

    def end(self, target: Target) -> Target | None:
        dropped = self._picture.pos()
        at = dropped + self._grip
        into_hand = self._hand.contains(at)
        if into_hand:
            self._put_down()
        else:
            self.cancel()
        self._card_layer.keep_from(self.card, dropped, self._picture.scale())
        if into_hand:
            return None
        self._card_layer.want_slot(self.card, at)
        return target

    def cancel(self) -> None:
        self._put_down()
        if self._index >= 0:
            self._card_layer.move_in_hand(self.card, self._index)

    def _put_down(self) -> None:
        if self._picture.scene() is not None:
            self._scene.removeItem(self._picture)
        self._item.set_ghost(False)


class DraggedCard(QGraphicsObject):
    """The picture of a card under the mouse; the card itself stays at its home until it is played."""

    def __init__(self, item: CardItem) -> None:
        super().__init__()
        self._item = item
        self.allowed = True
        """False while it is where it cannot be played: it has a sign then."""
        self.setScale(item.home.scale * 1.06)
        self.setRotation(item.record.facing or 0 if item.record is not None else 0)
        self.setZValue(z_values.DRAGGED)

    def set_allowed(self, on: bool) -> None:
        """Show whether the card can be played where it is."""
        if on != self.allowed:
            self.allowed = on
            self.update()

    def boundingRect(self) -> QRectF:
        return CARD.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        item, context = self._item, self._item.context
        if item.face is None or item.record is None:
            return
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        width = CARD_WIDTH * item.home.scale * context.scale
        figures = current_status(item.record.card, item.face)
        pixmap = card_pixmap(item.face, width, ratio_of(painter), figures, Detail.for_width(width))
        painter.drawPixmap(CARD, pixmap, QRectF(pixmap.rect()))
        draw_glow(painter, CARD.adjusted(-2, -2, 2, 2), theme().accent_self if self.allowed else theme().danger, 2.2)
        if not self.allowed:
            painter.fillRect(CARD, QColor(0, 0, 0, _VEIL))
            painter.setPen(QPen(QColor(theme().danger), _SIGN / 4))
            painter.setBrush(QColor(theme().panel))
            painter.drawEllipse(QPointF(), _SIGN, _SIGN)
            painter.drawLine(QPointF(-_SIGN, _SIGN) * 0.7, QPointF(_SIGN, -_SIGN) * 0.7)
