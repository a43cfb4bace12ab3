"""A seat's plate: the player's name and the numbers that the game counts; lit while they decide."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPolygonItem, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Counter, Face, Place
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.cards.art import art_pixmap
from gundam_desktop.ui.cards.artwork import Portrait
from gundam_desktop.ui.cards.lettering import LEFT, draw_text, width_of
from gundam_desktop.ui.cards.shapes import color_shape, polygon
from gundam_desktop.ui.style.fonts import FIGURES, NORMAL
from gundam_desktop.ui.style.panel import chamfered, chamfered_path
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import listed, translate
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.paint_context import PaintContext, draw_focus_ring, draw_lit_box

_PIP = [(-0.8, -0.95), (0.8, -0.95), (0.8, 0.15), (0, 1.1), (-0.8, 0.15)]
_PIPS_IN_ROW = 6
_NAME_HEIGHT, _PIPS_HEIGHT, _COUNTER_HEIGHT = 20.0, 17.0, 21.0
_LEAST_PORTRAIT = 30.0
_TALL = 0.6
"""Height of a plate, as a share of its width, from which its numbers stand below each other."""
_GLOW, _OPAQUE, _BREATH = 6.0, 0.28, 0.06
"""The width of the glow around the plate of the player who decides, how opaque it is, and how much that varies."""
BREATHS, BREATH_MS = 3, 1_600
"""How often the glow breathes when a decision comes to a player, and how long a breath takes."""
_DOT = 14.0
"""The room for the dot that says how a player is connected."""


Presence: TypeAlias = Literal["", "here", "slow", "away"]
"""How the player of a seat is connected; empty where nobody is connected."""


class Plate(NamedTuple):
    """The content of a plate."""

    seat: int
    name: str
    colors: tuple[str, ...]
    """The colours of the cards seen so far."""
    counters: tuple[Counter, ...]
    deciding: bool
    presence: Presence = ""
    portrait: Portrait = Portrait()

    @property
    def face(self) -> Face:
        """The face whose picture is the player's portrait."""
        return self.portrait.face(self.name, next(iter(self.colors), ""))


class PlateGlow(QGraphicsPolygonItem):
    """The light around the plate of the player who decides, kept as pixels: a breath changes only how opaque it is."""

    def __init__(self, plate: PlateItem) -> None:
        super().__init__(plate)
        self._plate = plate
        self.setPen(QPen(QColor(), _GLOW))  # as wide as what is painted
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.breathe(1.0)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._plate.context.accent(self._plate.near)), _GLOW))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(self.polygon())

    def breathe(self, share: float) -> None:
        """Show the light at a share of all breaths, from 0 to 1."""
        self.setOpacity(_OPAQUE + _BREATH * math.sin(share * BREATHS * math.tau))


class PlateItem(QGraphicsObject):
    """The plate of one player; also the target for attacks on the player and the like."""

    def __init__(self, context: PaintContext) -> None:
        super().__init__()
        self.context = context
        self.near = True
        self._box = QRectF()
        self._plate = Plate(0, "", (), (), False)
        self.lit = self.over = False
        self.glow = PlateGlow(self)
        self.setZValue(z_values.PLATES)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def plate(self) -> Plate:
        """The content that is shown."""
        return self._plate

    @property
    def place(self) -> Place:
        """The plate as a place."""
        return self._plate.seat, PLATE

    @property
    def box(self) -> QRectF:
        """Its box in the scene."""
        return self._box

    def show_plate(self, plate: Plate, near: bool, box: QRectF) -> None:
        """Show a plate in a box."""
        if (plate, near, box) != (self._plate, self.near, self._box):
            self.prepareGeometryChange()
            self._plate, self.near, self._box = plate, near, QRectF(box)
            self.glow.setVisible(plate.deciding)
            self.glow.setPolygon(chamfered(box, 10))
            self.glow.update()
            self.update()

    def set_light(self, lit: bool, over: bool = False) -> None:
        """Light the plate as a target; `over` when the mouse is there."""
        if (lit, over) != (self.lit, self.over):
            self.lit, self.over = lit, over
            self.update()

    def spoken(self) -> str:
        """The text for a screen reader."""
        counted = listed(counter.phrase for counter in self._plate.counters)
        words = {
            "here": translate("PlateItem", "here"),
            "slow": translate("PlateItem", "slow connection"),
            "away": translate("PlateItem", "away"),
        }
        counted = listed(part for part in (words.get(self._plate.presence, ""), counted) if part)
        return translate("PlateItem", "{name}: {counted}").format(name=self._plate.name, counted=counted)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box, plate = theme(), self._box, self._plate
        accent = QColor(self.context.accent(self.near))
        outline = chamfered(box, 10)
        painter.setPen(QPen(accent if plate.deciding else QColor(colors.zone_edge), 1.6))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(outline)
        if box.height() > _TALL * box.width():
            self._paint_tall(painter, accent)
        else:
            self._paint_wide(painter, accent)
        if self.lit:
            draw_lit_box(painter, chamfered(box.adjusted(1, 1, -1, -1), 10), colors.target, self.over)
        if self.hasFocus():
            draw_focus_ring(painter, chamfered(box.adjusted(3, 3, -3, -3), 10))

    def _paint_tall(self, painter: QPainter, accent: QColor) -> None:
        """Paint the portrait above the name and the numbers, as large as these leave room."""
        box, counters = self._box, self._plate.counters
        pips = _PIPS_HEIGHT if any(counter.pips for counter in counters) else 0.0
        texts = _NAME_HEIGHT + pips + _COUNTER_HEIGHT * len(counters) + 6
        side = min(box.width() - 12, box.height() - texts - 8)
        face = QRectF(box.center().x() - side / 2, box.top() + 6, side, side if side >= _LEAST_PORTRAIT else 0.0)
        if face.height():
            self._paint_portrait(painter, face, accent)
        name = QRectF(box.left() + 6, face.bottom() + 3, box.width() - 12, _NAME_HEIGHT)
        self._paint_name(painter, name)
        self._paint_pips(painter, QPointF(box.left() + 14, name.bottom() + pips / 2), 15.3, 6.2)
        self._paint_counters(painter, name.bottom() + pips)

    def _paint_wide(self, painter: QPainter, accent: QColor) -> None:
        """Paint the portrait beside the name and the numbers."""
        box, counters = self._box, self._plate.counters
        side = box.height() - 10
        face = QRectF(box.left() + 5, box.top() + 5, side, side)
        self._paint_portrait(painter, face, accent)
        left, row = face.right() + 7, box.height() / 3 - 2
        self._paint_name(painter, QRectF(left, box.top() + 3, box.right() - left - 6, row))
        self._paint_pips(painter, QPointF(left + 6, box.center().y()), 15.3, 5.6)
        text = listed(counter.short for counter in counters if not counter.pips)
        place = QRectF(left, box.bottom() - row - 3, box.right() - left - 6, row)
        size, line = self.context.line(text, place.width(), 13, 17)
        draw_text(painter, place, line, size, QColor(theme().muted), align=LEFT, tight=True)

    def _paint_portrait(self, painter: QPainter, place: QRectF, accent: QColor) -> None:
        """Paint the player's portrait."""
        outline = chamfered_path(place, 10)
        pixels = painter.deviceTransform().mapRect(place).toAlignedRect().size()
        painter.save()
        painter.setClipPath(outline)
        shown = art_pixmap(self._plate.face, pixels)
        painter.drawPixmap(place, shown, QRectF(shown.rect()))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(accent, 2))
        painter.drawPath(outline)

    def _paint_name(self, painter: QPainter, place: QRectF) -> None:
        colors, plate = theme(), self._plate
        x = place.right() - 6.0
        for color in reversed(plate.colors):
            painter.setPen(QPen(QColor(colors.text), 1))
            painter.setBrush(QColor(hue(color).frame))
            painter.drawPath(color_shape(hue(color).shape, QPointF(x, place.center().y()), 5.4))
            x -= 14
        left = place.left()
        if plate.presence:
            shades = {"here": colors.legal, "slow": colors.warning, "away": colors.zone}
            painter.setPen(QPen(QColor(colors.muted if plate.presence == "away" else shades[plate.presence]), 1.4))
            painter.setBrush(QColor(shades[plate.presence]))
            painter.drawEllipse(QPointF(left + 5, place.center().y()), 4.5, 4.5)
            left += _DOT
        room = QRectF(left, place.top(), x + 6 - left, place.height())
        size, line = self.context.line(plate.name, room.width(), 15, 19)
        draw_text(painter, room, line, size, QColor(colors.text), align=LEFT, tight=True)

    def _paint_pips(self, painter: QPainter, start: QPointF, step: float, size: float) -> None:
        accent = QColor(self.context.accent(self.near))
        faint = QColor(theme().zone_edge)
        marked = next((counter for counter in self._plate.counters if counter.pips), None)
        if marked is None:
            return
        count = max(marked.pips, marked.value)
        step = min(step, (step * _PIPS_IN_ROW - size) / max(1, count - 1))
        for index in range(count):
            filled = index < marked.value
            painter.setPen(QPen(accent if filled else faint, 1.3))
            painter.setBrush(accent if filled else QColor(0, 0, 0, 0))
            painter.drawPolygon(polygon(_PIP, start + QPointF(index * step, 0), size))

    def _paint_counters(self, painter: QPainter, top: float) -> None:
        colors, plate = theme(), self._plate
        widest = max((width_of(str(each.value), 18, family=FIGURES) for each in plate.counters), default=0.0)
        for row, counter in enumerate(plate.counters):
            y = top + row * _COUNTER_HEIGHT
            number = QRectF(self._box.left() + 5, y, max(22.0, widest), 20)
            draw_text(painter, number, str(counter.value), 18, QColor(colors.text), family=FIGURES)
            room = self._box.right() - number.right() - 7
            size, line = self.context.line(counter.label, room, 12.5, 17)
            place = QRectF(number.right() + 4, y + 1, room + 2, 20)
            draw_text(painter, place, line, size, QColor(colors.muted), NORMAL, LEFT, tight=True)
