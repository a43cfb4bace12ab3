"""The question which way a dropped card faces: arrows around its cell, one for each direction."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import place_item
from gundam_desktop.ui.table.gestures import DraggedCard, Gesture
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.spatial_navigation import DIRECTIONS
from gundam_desktop.ui.table.table_choices import Destinations, Target

_OUTSIDE = 12.0
"""Distance of an arrow's middle from the box of its cell."""
_ARROW = QPolygonF([QPointF(0, -17), QPointF(17, 11), QPointF(0, 4), QPointF(-17, 11)])
"""Pointing up."""
_ROOM = 24.0
"""A click this near to the middle of an arrow means that arrow."""


class ChooseDirection(Gesture):
    """A card in a cell: a click on an arrow, or an arrow key, says where it faces.

    The wheel of the mouse turns the card; then a click on the cell chooses that.
    """

    def __init__(
        self,
        item: CardItem,
        target: Target,
        box: QRectF,
        directions: Mapping[int, tuple[Choice, ...]],
        poses: Mapping[int | None, Pose],
    ) -> None:
        """`box` is that of the cell, `directions` are the degrees by which the card can be shown turned there.

        `poses` are those of the card by direction, and under None while no direction is marked.
        """
        super().__init__(item.card, Destinations({}, {}, ()))
        self.target, self.directions = target, directions
        self.marked: int | None = None
        """The direction that Enter chooses; None for none."""
        self._item, self._scene = item, item.scene()
        self._box = box
        self._picture, self._poses = DraggedCard(item), poses
        self._arrows = DirectionArrows(box, tuple(directions))

    def start(self) -> None:
        self._item.set_ghost(True)
        self.mark(None)
        for shown in (self._picture, self._arrows):
            self._scene.addItem(shown)

    def cancel(self) -> None:
        self._item.set_ghost(False)
        for shown in (self._picture, self._arrows):
            self._scene.removeItem(shown)

    def mark(self, direction: int | None) -> None:
        """Mark a direction, and show the card turned to it; None marks none."""
        self.marked = self._arrows.marked = direction
        place_item(self._picture, self._poses[direction]._replace(z=z_values.DRAGGED))
        self._arrows.update()

    def at(self, point: QPointF) -> int | None:
        """The direction whose arrow is at a point; None beside the arrows."""
        near = (turn for turn in self.directions if (self._arrows.middle(turn) - point).manhattanLength() < _ROOM)
        return next(near, None)

    def clicked(self, point: QPointF) -> int | None:
        """The direction that a click means: that of an arrow, or on the cell itself the marked one."""
        direction = self.at(point)
        return self.marked if direction is None and self._box.contains(point) else direction

    def turn(self, steps: int) -> None:
        """Mark the direction so many steps clockwise from the marked one."""
        around = sorted(self.directions)
        before = around.index(self.marked) if self.marked in around else -1
        self.mark(around[(before + steps) % len(around)])

    def by_key(self, command: str) -> int | None:
        """Return the direction of an arrow key. If two are equally near, mark the next of them and return None."""
        ahead = QPointF(*DIRECTIONS[command])
        along = {turn: QPointF.dotProduct(_way(turn), ahead) for turn in self.directions}
        best = max(along.values())
        nearest = [turn for turn in self.directions if along[turn] > max(0.1, best - 0.1)]
        if len(nearest) == 1:
            return nearest[0]
        if nearest:
            before = nearest.index(self.marked) if self.marked in nearest else -1
            self.mark(nearest[(before + 1) % len(nearest)])
        return None


class DirectionArrows(QGraphicsObject):
    """The arrows around a cell."""

    def __init__(self, box: QRectF, directions: tuple[int, ...]) -> None:
        super().__init__()
        self._box, self._directions = box, directions
        self.marked: int | None = None
        self.setZValue(z_values.DRAGGED + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def middle(self, direction: int) -> QPointF:
        """The middle of an arrow."""
        return self._box.center() + _way(direction) * (self._box.width() / 2 + _OUTSIDE)

    def boundingRect(self) -> QRectF:
        out = _OUTSIDE + _ROOM
        return self._box.adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme()
        for direction in self._directions:
            marked = direction == self.marked
            path, at = QPainterPath(), self.middle(direction)
            path.addPolygon(QTransform().translate(at.x(), at.y()).rotate(direction).map(_ARROW))
            path.closeSubpath()
            painter.setPen(QPen(QColor(colors.background), 5))
            painter.drawPath(path)
            painter.setPen(QPen(QColor(colors.target), 2.4))
            painter.setBrush(QColor(colors.target if marked else colors.panel))
            painter.drawPath(path)


def _way(direction: int) -> QPointF:
    """One unit in a direction."""
    return QTransform().rotate(direction).map(QPointF(0, -1))
