"""The lead in a game as a curve: up for the player of the first seat, down for the other, with the turning point."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from gundam_desktop.ui.saved_games.summary.game_summary import GameSummary
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

HEIGHT = 132
FOOT = 20
"""Height of the numbers of the turns."""
EDGE = 10
LETTERS = 11.5
_DIAMOND = ((0.0, -1.0), (0.8, 0.0), (0.0, 1.0), (-0.8, 0.0))


class LeadChart(Ambient, QWidget):
    """The mouse shows who was ahead at a place."""

    def __init__(self, summary: GameSummary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary = summary
        course = summary.course
        self._leads = course.leads[:-1] if course.winner >= 0 and len(course.leads) > 1 else course.leads
        self._most = max((abs(lead) for lead in self._leads), default=0.0) or 1.0
        self.setMouseTracking(True)
        self.setMinimumHeight(scaled(HEIGHT))
        self.refresh_texts()

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Who was ahead"))
        self.setAccessibleDescription(self._summary.turning)

    def refresh_sizes(self) -> None:
        self.setMinimumHeight(scaled(HEIGHT))

    def sizeHint(self) -> QSize:
        return QSize(scaled(520), scaled(HEIGHT))

    def point_of(self, position: int) -> QPointF:
        """Where the lead at a position is drawn."""
        room, at = self._room(), position - self._summary.course.first
        at = max(0, min(at, len(self._leads) - 1))
        x = room.left() + room.width() * at / max(1, len(self._leads) - 1)
        share = math.copysign(math.sqrt(abs(self._leads[at]) / self._most), self._leads[at])
        return QPointF(x, room.center().y() - share * room.height() / 2)

    def told_at(self, x: float) -> str:
        """Who was ahead at a place, with the turn."""
        room, course = self._room(), self._summary.course
        at = round((x - room.left()) / max(1.0, room.width()) * (len(self._leads) - 1))
        at = max(0, min(at, len(self._leads) - 1))
        turn = max((turn for turn, begin in self._summary.turns.items() if begin <= at + course.first), default=0)
        lead = self._leads[at]
        if not round(lead):
            return self.tr("Turn {turn}: both are equal").format(turn=turn)
        ahead = self._summary.names[lead < 0]
        return self.tr("Turn {turn}: {name} is ahead by {lead:.0f}").format(turn=turn, name=ahead, lead=abs(lead))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        QToolTip.showText(event.globalPosition().toPoint(), literal(self.told_at(event.position().x())), self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, colors = self._room(), theme()
        painter.setPen(QPen(QColor(colors.zone_edge), 1))
        painter.setBrush(QColor(colors.zone))
        painter.drawRoundedRect(room.adjusted(-EDGE + 1, -5, EDGE - 1, 5), 6, 6)
        self._paint_turns(painter, room)
        self._paint_side(painter, room, colors.accent_self, upper=True)
        self._paint_side(painter, room, colors.accent_opponent, upper=False)
        painter.setPen(QPen(QColor(colors.muted), 1))
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()))
        self._paint_turning(painter, room)
        self._paint_names(painter, room)

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, 7, -EDGE, -scaled(FOOT) - 6)

    def _paint_turns(self, painter: QPainter, room: QRectF) -> None:
        """Lines where turns begin, and as many numbers as there is room for."""
        painter.setFont(scaled_font(LETTERS))
        taken = -1.0
        for turn, position in self._summary.turns.items():
            if not turn:
                continue
            x = self.point_of(position).x()
            painter.setPen(QPen(QColor(theme().panel_edge), 1))
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
            if x >= taken:
                painter.setPen(QColor(theme().muted))
                foot = QRectF(x - scaled(16), room.bottom() + 5, scaled(32), scaled(FOOT))
                painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(turn))
                taken = x + scaled(26)

    def _paint_side(self, painter: QPainter, room: QRectF, color: str, *, upper: bool) -> None:
        """The area between the curve and the middle, on one side of it."""
        middle, first = room.center().y(), self._summary.course.first
        points = [self.point_of(first + at) for at in range(len(self._leads))]
        outline = QPolygonF([QPointF(room.left(), middle), *points, QPointF(points[-1].x(), middle)])
        path = QPainterPath()
        path.addPolygon(outline)
        fill = QColor(color)
        fill.setAlphaF(0.45)
        painter.save()
        half = QRectF(room.left(), room.top() - 4, room.width(), room.height() / 2 + 4)
        painter.setClipRect(half if upper else half.translated(0, half.height()))
        painter.setPen(QPen(QColor(color), 1.8))
        painter.setBrush(fill)
        painter.drawPath(path)
        painter.restore()

    def _paint_names(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(scaled_font(LETTERS, fonts.BOLD))
        top, low = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        ground = QColor(theme().zone)
        ground.setAlphaF(0.7)  # lines and areas are seen through it and do not cross the letters
        for name, edge in zip(self._summary.names, (top, low), strict=True):
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room.width() / 2)
            place, where = room.adjusted(5, 2, -5, -2), edge | Qt.AlignmentFlag.AlignLeft
            painter.fillRect(painter.boundingRect(place, where, shown).adjusted(-3, 0, 3, 0), ground)
            painter.setPen(QColor(theme().text))
            painter.drawText(place, where, shown)

    def _paint_turning(self, painter: QPainter, room: QRectF) -> None:
        turning = self._summary.course.turning
        if turning is None:
            return
        at = self.point_of(turning.position)
        painter.setPen(QPen(QColor(theme().target), 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(at.x(), room.top()), QPointF(at.x(), room.bottom()))
        painter.setPen(QPen(QColor(theme().background), 1.5))
        painter.setBrush(QColor(theme().target))
        side = scaled(7)
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * side for x, y in _DIAMOND]))
