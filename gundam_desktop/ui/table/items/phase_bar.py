"""The bar between the players: the turn, its phases or a battle's steps, whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.lettering import LEFT, RIGHT, draw_text, fit, width_of
from gundam_desktop.ui.style.fonts import FIGURES
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.paint_context import PaintContext


class Moment(NamedTuple):
    """Where in the game it is."""

    turn: int
    names: tuple[str, ...]
    """The phases of the turn, or the steps of the battle."""
    now: int
    """Which of them it is; -1 none."""
    battle: bool
    own_turn: bool
    player: str
    """Name of the player whose turn it is."""


class PhaseBar(QGraphicsObject):
    """Shows a `Moment`."""

    def __init__(self, context: PaintContext) -> None:
        super().__init__()
        self.context = context
        self._box = QRectF()
        self._moment = Moment(0, (), -1, False, True, "")
        self.setZValue(z_values.PHASE_BAR)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def moment(self) -> Moment:
        """What it shows."""
        return self._moment

    def show_moment(self, moment: Moment, box: QRectF) -> None:
        """Show a moment in a box."""
        if (moment, box) != (self._moment, self._box):
            self.prepareGeometryChange()
            self._moment, self._box = moment, QRectF(box)
            self.update()

    def spoken(self) -> str:
        """What a screen reader says for the bar."""
        moment = self._moment
        if moment.now < 0:
            return translate("PhaseBar", "Before the first turn")
        phase = translate("PhaseBar", "Turn {turn}, {phase}")
        return phase.format(turn=moment.turn, phase=moment.names[moment.now])

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box, moment = theme(), self._box, self._moment
        accent = QColor(self.context.accent(moment.own_turn))
        if moment.turn:
            text = translate("PhaseBar", "TURN {number}").format(number=moment.turn)
            place = QRectF(box.left(), box.top(), 140, box.height())
            draw_text(painter, place, text, 18, QColor(colors.text), align=LEFT, family=FIGURES)
            self._paint_turn_player(painter, accent)
        if moment.names:
            self._paint_segments(painter, accent)

    def _paint_turn_player(self, painter: QPainter, accent: QColor) -> None:
        box, moment = self._box, self._moment
        text = (
            translate("PhaseBar", "YOUR TURN")
            if moment.own_turn
            else translate("PhaseBar", "{name}'s turn").format(name=moment.player)
        )
        size, lines = fit(text, 132, 14, 9, 1)
        place = QRectF(box.right() - 140, box.top(), 140, box.height())
        draw_text(painter, place, lines[0], size, accent, align=RIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(QPointF(box.right() - width_of(lines[0], size) - 14, box.center().y()), 5, 5)

    def _paint_segments(self, painter: QPainter, accent: QColor) -> None:
        colors, box, moment = theme(), self._box, self._moment
        width = min(110.0, (box.width() - 320) / len(moment.names))
        left = box.center().x() - width * len(moment.names) / 2
        top, bottom, middle = box.top() + 6, box.bottom() - 6, box.center().y()
        lit = QColor(colors.danger) if moment.battle else accent
        for index, name in enumerate(moment.names):
            x = left + index * width
            end = x + width - 10
            corners = [(x, top), (end, top), (end + 10, middle), (end, bottom), (x, bottom), (x + 10, middle)]
            now = index == moment.now
            painter.setPen(QPen(lit if now else QColor(colors.zone_edge), 1.2))
            painter.setBrush(lit if now else QColor(colors.zone))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            passed = index < moment.now
            ink = QColor(colors.on_accent if now else colors.text if passed else colors.muted)
            size, lines = fit(name.upper(), width - 24, 11.5, 7, 1)
            draw_text(painter, QRectF(x + 8, box.top(), width - 12, box.height()), lines[0], size, ink)
