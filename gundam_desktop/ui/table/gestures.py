"""What a player does with the mouse or the keys, as objects: each starts, moves, and ends or is cancelled.

A gesture never decides what is legal. Where it ends, the scene looks the choice up among the legal ones.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards import CARD_WIDTH, Detail, card_pixmap, current_status
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CARD, CardItem
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.paint_context import PaintContext, draw_glow, ratio_of
from gundam_desktop.ui.table.table_choices import Destinations, Target


class Board(Protocol):
    """What a gesture needs of the scene."""

    card_layer: CardLayer
    context: PaintContext

    def destinations_of(self, card: int) -> Destinations:
        """What can be done with a card."""
        ...

    def target_at(self, at: QPointF) -> Target:
        """What lies at a point."""
        ...

    def light_up(self, over: Target | None = None) -> None:
        """Light what the gesture that goes on can reach."""
        ...

    def drop(self, card: int, target: Target) -> None:
        """Make the choice that a drop means, or report it as refused."""
        ...

    def as_scene(self) -> QGraphicsScene:
        """Where items are added."""
        ...


class Gesture:
    """One card that something is to be done with."""

    def __init__(self, board: Board, card: int) -> None:
        self._board = board
        self.card = card
        self.destinations = board.destinations_of(card)

    def start(self) -> None:
        """Show that it has begun."""
        self._board.light_up()

    def move(self, at: QPointF) -> None:
        """Follow the mouse."""
        self._board.light_up(self._board.target_at(at))

    def end(self, at: QPointF) -> None:
        """Do what is meant at this point."""
        self._board.drop(self.card, self._board.target_at(at))

    def cancel(self) -> None:
        """Do nothing and leave no trace."""


class PickUp(Gesture):
    """A card that was clicked: the next click says where it goes."""


class AimArrow(Gesture):
    """A unit that points at what it attacks or blocks: an arrow follows the mouse."""

    def __init__(self, board: Board, card: int, start: QPointF) -> None:
        super().__init__(board, card)
        self._from = start
        self._arrow = ArrowItem(board.context)

    def start(self) -> None:
        self._board.as_scene().addItem(self._arrow)
        super().start()

    def move(self, at: QPointF) -> None:
        self._arrow.point(self._from, at)
        super().move(at)

    def end(self, at: QPointF) -> None:
        self.cancel()
        super().end(at)

    def cancel(self) -> None:
        if self._arrow.scene() is not None:
            self._board.as_scene().removeItem(self._arrow)


class Drag(Gesture):
    """A card of one's hand under the mouse: onto the table to play it, inside the hand to put it elsewhere there."""

    def __init__(self, board: Board, item: CardItem, grip: QPointF) -> None:
        super().__init__(board, item.card)
        self._item = item
        self._picture = DraggedCard(item, board.context)
        self._grip = grip
        self._hand = board.card_layer.layout.hand

    def start(self) -> None:
        self._board.card_layer.raise_card(0)
        self._board.as_scene().addItem(self._picture)
        self._item.set_ghost(True)
        super().start()

    def move(self, at: QPointF) -> None:
        self._picture.setPos(at - self._grip)
        if self._hand.contains(at):
            self._reorder(at)
        super().move(at)

    def end(self, at: QPointF) -> None:
        dropped = self._picture.pos()
        self.cancel()
        card_layer, target = self._board.card_layer, self._board.target_at(at)
        if self._hand.contains(at):
            card_layer.drop_from(self.card, dropped, self._picture.scale())
            return
        card_layer.want_slot(self.card, at)
        card_layer.keep_from(self.card, dropped, self._picture.scale())
        self._board.drop(self.card, target)
        card_layer.send_back(self.card)

    def cancel(self) -> None:
        if self._picture.scene() is not None:
            self._board.as_scene().removeItem(self._picture)
        self._item.set_ghost(False)

    def _reorder(self, at: QPointF) -> None:
        card_layer = self._board.card_layer
        index = card_layer.layout.hand_index_at(at.x() - self._grip.x(), len(card_layer.hand()))
        card_layer.move_in_hand(self.card, index)


class DraggedCard(QGraphicsObject):
    """The picture of a card under the mouse; the card itself stays at its home until it is played."""

    def __init__(self, item: CardItem, context: PaintContext) -> None:
        super().__init__()
        self._item = item
        self._context = context
        self.setScale(item.home.scale * 1.06)
        self.setZValue(z_values.DRAGGED)

    def boundingRect(self) -> QRectF:
        return CARD.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        item, context = self._item, self._context
        if item.face is None or item.record is None:
            return
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        width = CARD_WIDTH * item.home.scale * context.scale
        figures = current_status(item.record.card, item.face)
        pixmap = card_pixmap(item.face, width, ratio_of(painter), figures, Detail.for_width(width))
        painter.drawPixmap(CARD, pixmap, QRectF(pixmap.rect()))
        draw_glow(painter, CARD.adjusted(-2, -2, 2, 2), theme().accent_self, 2.2)
