"""The field of a form in which an opponent is chosen: a portrait for each bot, for each program, for a friend."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.cards.artwork import Portrait, paint_artwork
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.painted_button import PaintedButton
from gundam_desktop.ui.style.panel import chamfered_path
from gundam_desktop.ui.style.scaling import fitted_font, scaled
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

WIDTH, NAME_HEIGHT, CUT = 68, 22, 10.0
NAME_SIZE, SMALLEST_NAME = 13.0, 11.0
FADED = 0.7
"""Opacity of the portraits that are not chosen."""


class OpponentChoice(QWidget):
    """Portraits of which one is chosen, as with radio buttons: by arrow keys, Home, End and clicks."""

    changed = Signal()
    """Another opponent is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[OpponentTile] = []
        self._flow = FlowLayout(self)

    def add(self, key: str, name: str, spoken: str, style: str = "") -> None:
        """Add an opponent: the name below the portrait, the name for screen readers, and how they play."""
        tile = OpponentTile(key, name, spoken, style, self)
        tile.toggled.connect(self._follow)
        self.tiles.append(tile)
        self._flow.addWidget(tile)

    @property
    def chosen(self) -> OpponentTile:
        """The opponent that is chosen."""
        return next(tile for tile in self.tiles if tile.isChecked())

    def choose(self, key: str) -> None:
        """Choose an opponent by its key; the first one if nobody has it."""
        next((tile for tile in self.tiles if tile.key == key), self.tiles[0]).setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            tile = self.tiles[0 if event.key() == Qt.Key.Key_Home else -1]
            tile.click()
            tile.setFocus()
            return
        super().keyPressEvent(event)

    def _follow(self, is_chosen: bool) -> None:
        if not is_chosen:
            return
        for tile in self.tiles:  # Tab stops at the one that is chosen
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile.isChecked() else Qt.FocusPolicy.ClickFocus)
        self.changed.emit()


class OpponentTile(PaintedButton):
    """An opponent: the portrait, and the name below it."""

    enter_clicks = False

    def __init__(self, key: str, name: str, spoken: str, style: str, parent: OpponentChoice) -> None:
        super().__init__(parent)
        self.key = key
        self.face = Portrait(level=key).face(name, "")
        """The face whose picture is the portrait."""
        self.setText(name.replace("&", "&&"))
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(style)
        self.setToolTip(literal(spoken))
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDTH), scaled(WIDTH + NAME_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        picture = QRectF(0, 0, self.width(), self.width()).adjusted(2, 2, -2, -2)
        shape = chamfered_path(picture, CUT)
        painter.fillPath(shape, QColor(colors.panel))
        painter.setClipPath(shape)
        painter.setOpacity(1 if self.isChecked() or self.underMouse() else FADED)
        paint_artwork(painter, picture, self.face)
        painter.setOpacity(1)
        painter.setClipping(False)
        edge = colors.accent_opponent if self.isChecked() else colors.zone_edge
        painter.setPen(QPen(QColor(colors.target if self.hasFocus() else edge), 3 if self.isChecked() else 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        room = QRectF(0, picture.bottom(), self.width(), self.height() - picture.bottom())
        name = self.text().replace("&&", "&")
        font = fitted_font(name, room.width(), NAME_SIZE, SMALLEST_NAME, fonts.BOLD)
        text_overflow.check(name, font, room.width())
        ink = colors.text if self.isChecked() else colors.muted
        paint_line(painter, room, name, font, ink, Qt.AlignmentFlag.AlignCenter)
