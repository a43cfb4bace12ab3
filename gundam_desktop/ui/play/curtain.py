"""The curtain between two players at one machine: nobody sees the other's cards while it changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.scaling import fitted_font, scaled
from gundam_desktop.ui.style.theme import theme

GRID = 52
LINE, SMALL_LINE = 34, 26
"""Height of a line below the name, and of one about what has been done."""


class Curtain(QAbstractButton):
    """Covers everything that the previous viewer may see; the whole curtain is the button that lifts it."""

    lifted = Signal()
    """The next player is ready."""

    def __init__(self, parent: QWidget, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap or Keymap(parent=self)
        self._name = ""
        self._reasons: tuple[str, ...] = ()
        self._deeds: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.lift)
        self.hide()

    @property
    def is_down(self) -> bool:
        """True if it hides the table."""
        return not self.isHidden()

    @property
    def reasons(self) -> tuple[str, ...]:
        """What the next player is asked."""
        return self._reasons

    @property
    def deeds(self) -> tuple[str, ...]:
        """What the other player has done."""
        return self._deeds

    def fall(self, name: str, reasons: Sequence[str] = (), deeds: Sequence[str] = ()) -> None:
        """Hide the table until the named player is ready.

        `reasons` and the `deeds` of the other player are lines for both players' eyes.
        """
        self._name, self._reasons, self._deeds = name, tuple(reasons), tuple(deeds)
        self.setAccessibleName(self.sentence)
        self.setAccessibleDescription(" ".join((*self._reasons, *self._deeds)))
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size())
        self.show()
        self.raise_()
        self.setFocus()

    def lift(self) -> None:
        """Reveal the table: the player is ready."""
        if self.is_down:
            self.hide()
            self.lifted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, colors = QRectF(self.rect()), theme()
        ground = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.6)
        ground.setColorAt(0, QColor(colors.background_light))
        ground.setColorAt(1, QColor(colors.background))
        painter.fillRect(rect, ground)
        painter.setPen(QPen(QColor(colors.grid), 1))
        for x in range(0, self.width(), GRID):
            painter.drawLine(x, 0, x, self.height())
        for y in range(0, self.height(), GRID):
            painter.drawLine(0, y, self.width(), y)
        lines = len(self._reasons) * LINE + (len(self._deeds) + 2) * SMALL_LINE * bool(self._deeds)
        middle, center = rect.center().y() - scaled(lines) / 2, rect.center().x()
        line = QRectF(0, middle - scaled(60), rect.width(), scaled(44))
        self._write(painter, line, self.sentence, 30, colors.text)
        painter.setPen(QPen(QColor(colors.accent_self), 3))
        half = min(scaled(180), rect.width() / 4)
        painter.drawLine(QPointF(center - half, middle), QPointF(center + half, middle))
        line = QRectF(0, middle + scaled(12), rect.width(), scaled(LINE))
        for reason in self._reasons:
            self._write(painter, line, reason, 19, colors.text)
            line.translate(0, scaled(LINE))
        hint = self.tr("{name}: press {key} or click when you are ready")
        hint = hint.format(name=self._name, key=self._keymap.shown("main"))
        self._write(painter, line, hint, 17, colors.muted)
        if self._deeds:
            line.translate(0, scaled(LINE + SMALL_LINE))
            self._write(painter, line, self.tr("Meanwhile:"), 15, colors.muted)
        for deed in self._deeds:
            line.translate(0, scaled(SMALL_LINE))
            self._write(painter, line, deed, 16, colors.text)

    @staticmethod
    def _write(painter: QPainter, line: QRectF, text: str, pixels: float, color: str) -> None:
        """Write a text in the middle of a line, smaller if there is no room."""
        weight = fonts.BOLD if pixels > 20 else fonts.NORMAL
        painter.setFont(fitted_font(text, line.width() - 2 * GRID, pixels, 10, weight))
        painter.setPen(QColor(color))
        text_overflow.check(text, painter.font(), line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)

    @property
    def sentence(self) -> str:
        """The text on the curtain."""
        return self.tr("{name}, please take over").format(name=self._name)
