"""A button that shows an option of a form with its present value; pressing it opens the fields of the option."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.painted_button import PaintedButton
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

LEAST_WIDTH, HEIGHT, EDGE, CUT = 120, 52, 12, 9.0
NAME_SIZE, VALUE_SIZE = 12.0, 14.5


class OptionChip(PaintedButton):
    """Checked while the fields of its option are open."""

    enter_clicks = False

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._value = ""
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> str:
        """The present value in words."""
        return self._value

    def show_value(self, value: str) -> None:
        """Show the present value."""
        self._value = value
        self.setAccessibleDescription(value)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        name = QFontMetricsF(scaled_font(NAME_SIZE)).horizontalAdvance(self.text())
        value = QFontMetricsF(scaled_font(VALUE_SIZE, fonts.BOLD)).horizontalAdvance(self._value)
        return QSize(max(scaled(LEAST_WIDTH), round(max(name, value)) + 2 * scaled(EDGE) + 2), scaled(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(colors.zone)
        if self.underMouse() or self.isDown():
            ground = ground.lighter(130) if colors.dark else ground.darker(105)
        edge = colors.target if self.hasFocus() else colors.accent_self if self.isChecked() else colors.zone_edge
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() or self.isChecked() else 1.2))
        painter.drawPolygon(chamfered(QRectF(self.rect()).adjusted(1, 1, -1, -1), CUT))
        room = QRectF(self.rect()).adjusted(scaled(EDGE), scaled(7), -scaled(EDGE), -scaled(7))
        for text, font, color, place in (
            (self.text(), scaled_font(NAME_SIZE), colors.muted, Qt.AlignmentFlag.AlignTop),
            (self._value, scaled_font(VALUE_SIZE, fonts.BOLD), colors.text, Qt.AlignmentFlag.AlignBottom),
        ):
            paint_line(painter, room, text, font, color, place)
