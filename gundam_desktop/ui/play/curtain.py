"""The curtain between two players at one machine: nobody sees the other's cards while it changes hands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.scaling import fitted_font, scaled
from gundam_desktop.ui.style.theme import theme

GRID = 52


class Curtain(QAbstractButton):
    """Covers everything that the previous viewer may see; the whole curtain is the button that lifts it."""

    lifted = Signal()
    """The next player is ready."""

    def __init__(self, parent: QWidget, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap or Keymap(parent=self)
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.lift)
        self.hide()

    @property
    def is_down(self) -> bool:
        """True if it hides the table."""
        return not self.isHidden()

    def fall(self, name: str) -> None:
        """Hide the table until the named player is ready."""
        self._name = name
        self.setAccessibleName(self.sentence)
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
        middle = rect.center().y()
        painter.setPen(QColor(colors.text))
        room = rect.width() - 2 * GRID
        painter.setFont(fitted_font(self.sentence, room, 30, 12, fonts.BOLD))
        line = QRectF(0, middle - scaled(60), rect.width(), scaled(44))
        text_overflow.check(self.sentence, painter.font(), line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.sentence)
        painter.setPen(QColor(colors.muted))
        hint = self.tr("{name}: press {key} or click when you are ready")
        hint = hint.format(name=self._name, key=self._keymap.shown("main"))
        painter.setFont(fitted_font(hint, room, 17, 10, fonts.NORMAL))
        text_overflow.check(hint, painter.font(), line.width())
        painter.drawText(line.translated(0, scaled(46)), Qt.AlignmentFlag.AlignCenter, hint)
        painter.setPen(QPen(QColor(colors.accent_self), 3))
        half = min(scaled(180), rect.width() / 4)
        center = rect.center().x()
        painter.drawLine(QPointF(center - half, middle + scaled(44)), QPointF(center + half, middle + scaled(44)))

    @property
    def sentence(self) -> str:
        """The text on the curtain."""
        return self.tr("Pass the machine to {name}").format(name=self._name)
