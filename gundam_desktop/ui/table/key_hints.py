"""Key hints: letters on the stops that can be used; typing one uses its stop without moving the focus there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.lettering import draw_text
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.spatial_navigation import Stop

_HEIGHT, _LETTER = 24.0, 13.0
_INSET = 4.0
"""Distance of a hint from the edges of its stop."""
_LEANING = 45.0
"""Degrees up to which a card leans; a rested one lies."""


def names(count: int, letters: str) -> list[str]:
    """`count` names of one letter, or of two if there are too few letters; no name is the beginning of another.

    >>> names(3, "ABCD")
    ['A', 'B', 'C']
    >>> names(5, "ABC")
    ['A', 'B', 'CA', 'CB', 'CC']
    """
    if count <= len(letters) or len(letters) < 2:
        return list(letters[:count])
    first = min(len(letters), -(-(count - len(letters)) // (len(letters) - 1)))
    single, double = letters[: len(letters) - first], letters[len(letters) - first :]
    return [*single, *(one + other for one in double for other in letters)][:count]


class KeyHints:
    """Shows key hints and reads typed letters."""

    def __init__(self, scene: QGraphicsScene, context: PaintContext) -> None:
        self._scene, self._context = scene, context
        self._marks: dict[str, KeyHintItem] = {}
        self._typed = ""

    @property
    def shown(self) -> dict[str, Stop]:
        """Letters -> the stop that they use."""
        return {name: mark.stop for name, mark in self._marks.items()}

    def show(self, stops: Sequence[Stop], letters: str) -> None:
        """Show hints on these stops in place of others."""
        wanted = dict(zip(names(len(stops), letters), stops, strict=False))
        if wanted == self.shown and all(mark.is_in_place() for mark in self._marks.values()):
            return
        self.hide()
        for name, stop in wanted.items():
            mark = KeyHintItem(name, stop, self._context)
            self._marks[name] = mark
            self._scene.addItem(mark)

    def hide(self) -> None:
        """Hide all hints."""
        for mark in self._marks.values():
            self._scene.removeItem(mark)
            mark.deleteLater()
        self._marks.clear()
        self._typed = ""

    def accepts(self, text: str) -> bool:
        """True if a typed letter continues one of the hints."""
        return bool(text) and any(name.startswith(self._typed + text.upper()) for name in self._marks)

    def type(self, text: str) -> Stop | None:
        """Read a typed letter. Returns the stop once a hint is complete."""
        self._typed += text.upper()
        found = self._marks.get(self._typed)
        for name, mark in self._marks.items():
            mark.set_typed(self._typed if name.startswith(self._typed) else None)
        return found.stop if found is not None else None


class KeyHintItem(QGraphicsObject):
    """One hint, in the upper left corner of its card or the lower left corner of its zone."""

    def __init__(self, name: str, stop: Stop, context: PaintContext) -> None:
        super().__init__()
        self.name, self.stop, self._context = name, stop, context
        self._typed: str | None = ""
        self._place = _corner(stop)
        self.setPos(self._place)
        self.setZValue(z_values.KEY_HINTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def is_in_place(self) -> bool:
        """True if its stop has not moved."""
        return _corner(self.stop) == self._place

    def set_typed(self, typed: str | None) -> None:
        """Show which of its letters are typed; None hides it, since other letters are typed."""
        self._typed = typed
        self.setVisible(typed is not None)
        self.update()

    def _box(self) -> QRectF:
        return QRectF(0, 0, _LETTER * len(self.name) + 12, _HEIGHT)

    def boundingRect(self) -> QRectF:
        return self._box().adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        colors = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors.background), 2))
        painter.setBrush(QColor(colors.text))
        painter.drawRoundedRect(self._box(), 5, 5)
        for at, letter in enumerate(self.name):
            ink = QColor(colors.muted if at < len(self._typed or "") else colors.background)
            draw_text(painter, QRectF(6 + at * _LETTER, 0, _LETTER, _HEIGHT), letter, 17, ink)


def _corner(stop: Stop) -> QPointF:
    """The upper left corner of the hint of a stop: on the stop itself, never on what lies beside it."""
    if not isinstance(stop, CardItem):
        outline = stop.shape().toFillPolygon().toList()
        lower_left = min(outline, key=lambda at: (at.x(), -at.y()), default=stop.box.bottomLeft())
        return lower_left + QPointF(_INSET, -_HEIGHT - _INSET)
    pose = stop.home
    width, height = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
    turned = QTransform().rotate(pose.rotation)
    if abs(pose.rotation) % 180 < _LEANING:  # a card of a fan leans: an upright hint needs more room in its corner
        inset = _INSET + _HEIGHT * abs(math.sin(math.radians(pose.rotation)))
        corner = turned.map(QPointF(inset - width / 2, inset - height / 2))
    else:
        corner = turned.mapRect(QRectF(-width / 2, -height / 2, width, height)).topLeft() + QPointF(_INSET, _INSET)
    return pose.point + corner
