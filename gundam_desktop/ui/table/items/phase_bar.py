"""The bar between the players: the turn and its player, and its phases or a battle's steps."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.lettering import LEFT, RIGHT, draw_text, width_of
from gundam_desktop.ui.style.fonts import FIGURES
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.paint_context import PaintContext


class TurnState(NamedTuple):
    """The current point of a turn."""

    turn: int
    names: tuple[str, ...]
    """The phases of the turn, or the steps of the battle."""
    now: int
    """Index of the current one; -1 none."""
    battle: bool
    own_turn: bool
    player: str
    """Name of the player whose turn it is."""
    over: bool = False
    """True once the game is over: no phase and no turn is lit."""


class PhaseBar(QGraphicsObject):
    """Shows a `TurnState`."""

    def __init__(self, context: PaintContext) -> None:
        super().__init__()
        self.context = context
        self._box = QRectF()
        self._state = TurnState(0, (), -1, False, True, "")
        self.setZValue(z_values.PHASE_BAR)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def state(self) -> TurnState:
        """The state that is shown."""
        return self._state

    def show_state(self, state: TurnState, box: QRectF) -> None:
        """Show a state in a box."""
        if (state, box) != (self._state, self._box):
            self.prepareGeometryChange()
            self._state, self._box = state, QRectF(box)
            self.update()

    def spoken(self) -> str:
        """The text for a screen reader."""
        state = self._state
        if state.over:
            return translate("PhaseBar", "The game is over")
        if state.now < 0:
            return translate("PhaseBar", "Before the first turn")
        phase = translate("PhaseBar", "Turn {turn}, {phase}")
        return phase.format(turn=state.turn, phase=state.names[state.now])

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box, state = theme(), self._box, self._state
        accent = QColor(self.context.accent(state.own_turn))
        if state.turn:
            text = translate("PhaseBar", "TURN {number}").format(number=state.turn)
            place = QRectF(box.left(), box.top(), 140, box.height())
            draw_text(painter, place, text, 18, QColor(colors.text), align=LEFT, family=FIGURES)
            if not state.over:
                self._paint_turn_player(painter, accent)
        if state.names:
            self._paint_segments(painter, accent)

    def _paint_turn_player(self, painter: QPainter, accent: QColor) -> None:
        box, state = self._box, self._state
        text = (
            translate("PhaseBar", "YOUR TURN")
            if state.own_turn
            else translate("PhaseBar", "{name}'s turn").format(name=state.player).upper()
        )
        size, line = self.context.line(text, 132, 14, 19)
        place = QRectF(box.right() - 132, box.top(), 132, box.height())
        draw_text(painter, place, line, size, accent, align=RIGHT, tight=True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        width = min(place.width(), width_of(line, size))
        painter.drawEllipse(QPointF(box.right() - width - 14, box.center().y()), 5, 5)

    def _paint_segments(self, painter: QPainter, accent: QColor) -> None:
        colors, box, state = theme(), self._box, self._state
        width = min(110.0, (box.width() - 320) / len(state.names))
        left = box.center().x() - width * len(state.names) / 2
        top, bottom, middle = box.top() + 6, box.bottom() - 6, box.center().y()
        lit = QColor(colors.danger) if state.battle else accent
        for index, name in enumerate(state.names):
            x = left + index * width
            end = x + width - 10
            corners = [(x, top), (end, top), (end + 10, middle), (end, bottom), (x, bottom), (x + 10, middle)]
            now = index == state.now
            painter.setPen(QPen(lit if now else QColor(colors.zone_edge), 1.2))
            painter.setBrush(lit if now else QColor(colors.zone))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            passed = index < state.now
            ink = QColor(colors.on_accent if now else colors.text if passed else colors.muted)
            size, line = self.context.line(name.upper(), width - 18, 11.5, 16)
            draw_text(painter, QRectF(x + 11, box.top(), width - 18, box.height()), line, size, ink, tight=True)
