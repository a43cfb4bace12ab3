"""Makes the table dark behind what is in its middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values

_ON_LIGHT = 0.7
"""How strong it is in a light theme, in which the same shadow is seen more."""


class Dimmer(QGraphicsObject):
    """A dark veil over the whole table, which neither mouse nor keys notice."""

    def __init__(self) -> None:
        super().__init__()
        self._box, self._strength = QRectF(), 0.0
        self.setZValue(z_values.DIMMER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def darken(self, box: QRectF, strength: float) -> None:
        """Cover a box with this strength, from 0 to 1."""
        if (box, strength) != (self._box, self._strength):
            self.prepareGeometryChange()
            self._box, self._strength = QRectF(box), strength
            self.update()
        self.setVisible(strength > 0)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        strength = self._strength * (1.0 if theme().dark else _ON_LIGHT)
        painter.fillRect(self._box, QColor(4, 8, 14, round(255 * strength)))
