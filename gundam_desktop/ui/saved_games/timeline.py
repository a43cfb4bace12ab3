"""The timeline of a replay: its turns, its position, and the buttons that play it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop.tabletop import Library
from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.saved_games.timeline_marks import TimelineMarks
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.style.elided_label import ElidedLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled_font
from gundam_desktop.ui.style.theme import theme

SPEEDS = (0.5, 1.0, 2.0, 4.0)
RAIL = 60
"""Height of the rail with its marks and turns."""
MIDDLE = 37.0
"""Where the line is drawn in it."""
EDGE = 10.0
ICON = 18

_SHAPES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "turn before": (((0.1, 0.1), (0.25, 0.1), (0.25, 0.9), (0.1, 0.9)), ((0.9, 0.1), (0.3, 0.5), (0.9, 0.9))),
    "back": (((0.8, 0.1), (0.2, 0.5), (0.8, 0.9)),),
    "run": (((0.15, 0.05), (0.95, 0.5), (0.15, 0.95)),),
    "pause": (((0.15, 0.1), (0.4, 0.1), (0.4, 0.9), (0.15, 0.9)), ((0.6, 0.1), (0.85, 0.1), (0.85, 0.9), (0.6, 0.9))),
    "step": (((0.2, 0.1), (0.8, 0.5), (0.2, 0.9)),),
    "next turn": (((0.1, 0.1), (0.7, 0.5), (0.1, 0.9)), ((0.75, 0.1), (0.9, 0.1), (0.9, 0.9), (0.75, 0.9))),
}


class Rail(QSlider):
    """All positions, with marks for the turns and for what happened. Arrows step, the page keys go by turns."""

    def __init__(self, replay: Replay, library: Library, parent: QWidget, keymap: Keymap) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._replay, self._keymap = replay, keymap
        self._turns = replay.turns()
        self.marks = TimelineMarks(replay, library)
        replay.jumped.connect(self.update)
        self.setRange(replay.first, replay.last)
        self.setValue(replay.position)
        # The window's style has a height for sliders. A bare declaration would hold for the tooltip, too.
        self.setStyleSheet(f"QSlider {{min-height: {RAIL}px; max-height: {RAIL}px}}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), literal(self.marks.told_at(event.pos().x(), self.x_of)), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts: dict[str, Callable[[], object]] = {
            "replay step": self._replay.step,
            "replay back": self._replay.step_back,
            "replay turn before": self._replay.turn_before,
            "replay next turn": self._replay.next_turn,
            "replay start": lambda: self._replay.go_to(self._replay.first),
            "replay end": lambda: self._replay.go_to(self._replay.last),
        }
        act = acts.get(self._keymap.command_of(event, Group.REPLAY))
        if act is None:
            event.ignore()
            return
        act()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self._drag_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _drag_to(self, x: float) -> None:
        room = max(1.0, self.width() - 2 * EDGE)
        share = (x - EDGE) / room
        self._replay.go_to(round(self._replay.first + share * (self._replay.last - self._replay.first)))

    def x_of(self, position: int) -> float:
        """Where a position is drawn: pixels from the left edge."""
        most = max(1, self._replay.last - self._replay.first)
        return EDGE + (position - self._replay.first) / most * (self.width() - 2 * EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = MIDDLE
        now = self.x_of(self.value())
        painter.setPen(QPen(QColor(colors.zone_edge), 4, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(EDGE, middle), QPointF(self.width() - EDGE, middle))
        painter.setPen(QPen(QColor(colors.accent_self), 4, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(EDGE, middle), QPointF(now, middle))
        painter.setFont(scaled_font(11.5))
        taken = -1.0
        for turn, position in self._turns.items():
            x = self.x_of(position)
            painter.setPen(QPen(QColor(colors.muted), 1.4))
            painter.drawLine(QPointF(x, middle - 6), QPointF(x, middle + 6))
            if x >= taken:
                painter.drawText(QRectF(x - 14, middle + 6, 28, 16), Qt.AlignmentFlag.AlignCenter, str(turn))
                taken = x + 26
        self.marks.paint(painter, self.x_of)
        painter.setPen(QPen(QColor(colors.background), 2))
        painter.setBrush(QColor(colors.accent_self))
        painter.drawEllipse(QPointF(now, middle), 7.5, 7.5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colors.text), 1.5))
            painter.drawEllipse(QPointF(now, middle), 9.5, 9.5)


class Timeline(Panel):
    """Stands below the table while a replay is shown."""

    closed = Signal()
    branch_wanted = Signal()
    summary_wanted = Signal()

    def __init__(
        self, replay: Replay, library: Library, parent: QWidget | None = None, keymap: Keymap | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._replay = replay
        self._keymap = keymap or Keymap(parent=self)
        self.rail = Rail(replay, library, self, self._keymap)
        self.buttons: dict[str, QToolButton] = {}
        for key, slot in (
            ("turn before", replay.turn_before),
            ("back", replay.step_back),
            ("run", lambda: replay.play(not replay.playing)),
            ("step", replay.step),
            ("next turn", replay.next_turn),
        ):
            button = QToolButton(self)
            button.setIconSize(QSize(ICON, ICON))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
            self.buttons[key] = button
        self.speed = QComboBox(self)
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.currentIndexChanged.connect(lambda _index: self._set_speed())
        self.eyes = QComboBox(self)
        self.eyes.currentIndexChanged.connect(lambda _index: self._look())
        self.verdict = ElidedLabel(self)
        self.branch = QPushButton(self)
        self.branch.clicked.connect(self.branch_wanted)
        self.summary = QPushButton(self)
        self.summary.clicked.connect(self.summary_wanted)
        self.summary.setVisible(replay.game_history.record.end is not None)
        self.leave = QPushButton(self)
        self.leave.clicked.connect(self.closed)
        self._lay_out()
        self.refresh_texts()
        self._keymap.changed.connect(self._name_buttons)
        replay.position_changed.connect(self._stand)
        replay.playing_changed.connect(lambda _on: self.refresh_colors())
        self.refresh_colors()

    def _lay_out(self) -> None:
        self._row = row = QHBoxLayout()
        row.setSpacing(6)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addWidget(self.speed)
        row.addWidget(self.eyes)
        row.addWidget(self.verdict, 1)
        row.addStretch()
        row.addWidget(self.summary)
        row.addWidget(self.branch)
        row.addWidget(self.leave)
        self._column = column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.rail)
        column.addLayout(row)
        self.box.setContentsMargins(14, 10, 14, 10)
        self.box.addLayout(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_verdict()

    def _place_verdict(self) -> None:
        """Put the verdict among the buttons, or below them where there is too little room for its words."""
        beside = (*self.buttons.values(), self.speed, self.eyes, self.summary, self.branch, self.leave)
        shown = [each.sizeHint().width() + self._row.spacing() for each in beside if not each.isHidden()]
        margins = self.box.contentsMargins()
        room = self.width() - margins.left() - margins.right() - sum(shown)
        fits = self.verdict.fontMetrics().horizontalAdvance(self.verdict.whole) <= room
        if fits == (self._row.indexOf(self.verdict) >= 0):
            return
        if fits:
            self._column.removeWidget(self.verdict)
            self._row.insertWidget(self._row.indexOf(self.eyes) + 1, self.verdict, 1)
        else:
            self._row.removeWidget(self.verdict)
            self._column.addWidget(self.verdict)

    def refresh_texts(self) -> None:
        self._name_buttons()
        self.rail.setAccessibleName(self.tr("Timeline"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.eyes.setAccessibleName(self.tr("Whose view"))
        self.summary.setText(self.tr("What decided it…"))
        self.branch.setText(self.tr("Continue from here…"))
        self.leave.setText(self.tr("Close replay"))
        with QSignalBlocker(self.eyes):
            self.eyes.clear()
            if len(self._replay.seats) > 1:
                self.eyes.addItem(self.tr("Both hands open"), (0, True))
            view_of = self.tr("View of {name}")
            for seat in self._replay.seats:
                self.eyes.addItem(view_of.format(name=self._replay.names[seat]), (seat, False))
            self.eyes.setCurrentIndex(max(0, self.eyes.findData(self._replay.eyes)))
        self._place_verdict()

    def _name_buttons(self) -> None:
        texts = {
            "turn before": (self.tr("Previous turn"), "replay turn before"),
            "back": (self.tr("Previous choice"), "replay back"),
            "run": (self.tr("Play or pause"), "main"),
            "step": (self.tr("Next choice"), "replay step"),
            "next turn": (self.tr("Next turn"), "replay next turn"),
        }
        for key, (text, command) in texts.items():
            shown = self._keymap.shown(command)
            named = self.tr("{what} ({key})").format(what=text, key=shown) if shown else text
            self.buttons[key].setToolTip(literal(named))
            self.buttons[key].setAccessibleName(named)

    def show_verdict(self, verdict: str) -> None:
        """Say whether the replay is what was recorded."""
        self.verdict.show_text(verdict)
        self._place_verdict()

    def toggle(self) -> None:
        """Play, or pause."""
        self._replay.play(not self._replay.playing)

    def _stand(self, position: int) -> None:
        self.rail.setValue(position)

    def _set_speed(self) -> None:
        self._replay.speed = float(self.speed.currentData())

    def _look(self) -> None:
        seat, both = self.eyes.currentData()
        self._replay.look(seat, both=both)

    def refresh_colors(self) -> None:
        for key, button in self.buttons.items():
            shown = "pause" if key == "run" and self._replay.playing else key
            button.setIcon(_icon(shown, theme().text, self.devicePixelRatioF()))


def _icon(key: str, color: str, ratio: float) -> QIcon:
    """A sign drawn as polygons, sharp at any scale."""
    side = round(ICON * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    for shape in _SHAPES[key]:
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in shape]))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)
