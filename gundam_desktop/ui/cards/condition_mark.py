"""The marks of a card with a condition: a chain beside it, and a frame while the condition is met."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_WHITE, _SHADE, _GOLD = QColor("#FFFFFF"), QColor(0, 0, 0, 170), QColor("#F4CE5E")


def draw_condition_mark(painter: QPainter, center: QPointF, radius: float, met: bool) -> None:
    """Draw the mark of a condition: an open chain on dark, a closed one on gold when it is met."""
    painter.setPen(QPen(_WHITE, radius / 8) if met else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(_GOLD if met else _SHADE)
    larger = radius * (1.25 if met else 1.0)
    painter.drawEllipse(center, larger, larger)
    draw_links(painter, center, larger * 0.38, QColor("#3A2A00") if met else QColor("#FFE08A"), closed=met)


def draw_links(painter: QPainter, center: QPointF, radius: float, color: QColor, closed: bool = True) -> None:
    """Draw two links of a chain, apart or joined."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, radius * 0.6))
    apart = radius * (0.7 if closed else 1.0)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(center.x() + side * apart, center.y()), radius, radius * 0.8)


def draw_condition_frame(painter: QPainter, width: float, height: float) -> None:
    """Draw a golden frame around a card that meets its condition."""
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_GOLD, 2.6))
    painter.drawRoundedRect(QRectF(1.3, 1.3, width - 2.6, height - 2.6), 5, 5)
    painter.setPen(QPen(QColor("#5A4200"), 0.7))
    painter.drawRoundedRect(QRectF(2.9, 2.9, width - 5.8, height - 5.8), 4, 4)
