"""Shared by the items of a table for painting: the size of a unit on screen, and common strokes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QPolygonF, QTransform

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.lettering import READABLE, Try, fit_any
from gundam_desktop.ui.style.scaling import text_size
from gundam_desktop.ui.style.theme import theme

CARD = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
"""A card in its own coordinates."""
_GLOW = ((3.9, 60), (2.2, 120))
"""The soft strokes of a glow: how much wider than its line, and how opaque."""
_RIM = 1.2
"""Width of the rim within a glow's line, which sets it off from a card of the same colour."""
_CORNER = 0.2
"""The share of a card's height that a bracket at its corner is long."""
_GLOW_STEP = 0.25
_SMALLEST = 6.0
"""The size of letters in units below which a line is cut off."""
_FINE = 1.5
"""Device pixel ratio from which single pixels are not visible in motion."""


@dataclass
class PaintContext:
    """Shared by all items; changed values are used at the next paint."""

    scale: float = 1.0
    """Logical pixels per unit of the scene."""
    ratio: float = 1.0
    """Device pixels per logical pixel of the screen: a picture for it can be drawn ahead of a frame."""
    leaning: bool = False
    """True if rested cards lean; otherwise they lie sideways."""

    def accent(self, near: bool) -> str:
        """The colour of the player on this side."""
        return theme().accent_self if near else theme().accent_opponent

    def letters(self, size: float, most: float) -> float:
        """The same as the function `letters`, but on a small table large enough to read if there is room."""
        return min(most, max(letters(size, most), READABLE / self.scale))

    def line(self, text: str, width: float, size: float, most: float) -> tuple[float, str]:
        """Size and letters of one line that fits into a width, for `draw_text` with `tight`.

        It is made smaller as long as it can be read, then narrower, and only then smaller still.
        """
        large = self.letters(size, most)
        least = min(large, READABLE / self.scale)
        found, lines = fit_any(text, width, (Try(large, least, 1), Try(least, _SMALLEST, 1, tight=True)))
        return found, lines[0]


def letters(size: float, most: float) -> float:
    """The size of letters on the table that have this one at text size 100 %; there is room for `most`."""
    return min(most, size * text_size())


def ratio_of(painter: QPainter) -> float:
    """Device pixels per logical pixel of the painter's device: a screen or a picture."""
    return painter.device().devicePixelRatio()


def draw_pixmap_crisp(painter: QPainter, place: QRectF, pixmap: QPixmap, still: bool) -> None:
    """Draw a picture made for this size; at rest, upright or rested, it is aligned to whole pixels of the screen.

    A moving one is drawn faster and less precisely: the eye sees no edges in a fifth of a second.
    """
    transform, ratio = painter.worldTransform(), pixmap.devicePixelRatio()
    scale = math.hypot(transform.m11(), transform.m12())
    turn = _quarter_turn(transform, scale) if still else None
    if turn is not None and abs(scale * place.width() - pixmap.width() / ratio) < 0.75:
        at = transform.mapRect(place).topLeft()
        painter.save()
        painter.resetTransform()
        crisp = QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)
        painter.drawPixmap(crisp, pixmap if turn.isIdentity() else pixmap.transformed(turn))
        painter.restore()
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, still)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, still or ratio_of(painter) < _FINE)
    painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


def _quarter_turn(transform: QTransform, scale: float) -> QTransform | None:
    """Return the turn of a transform by a multiple of 90 degrees; None if it turns by another angle or distorts."""
    parts = [part / scale for part in (transform.m11(), transform.m12(), transform.m21(), transform.m22())]
    if any(abs(part - round(part)) > 1e-6 for part in parts):
        return None
    across, down, aside, along = map(round, parts)
    return QTransform(across, down, aside, along, 0, 0)


class KeptPixels:
    """The pixels of an item as they are on the screen; Qt keeps none of a turned item."""

    def __init__(self, painter: QPainter, bounds: QRectF, paint: Callable[[QPainter], None]) -> None:
        """Paint an item with these bounds, in its own units, as `painter` would."""
        transform, ratio = painter.worldTransform(), ratio_of(painter)
        box = transform.mapRect(bounds)
        pixels = QRectF(box.topLeft() * ratio, box.bottomRight() * ratio).toAlignedRect()
        self._at = QPointF(pixels.topLeft()) * (1 / ratio)
        self._pixmap = QPixmap(pixels.size())
        self._pixmap.setDevicePixelRatio(ratio)
        self._pixmap.fill(Qt.GlobalColor.transparent)
        inner = QPainter(self._pixmap)
        inner.setRenderHints(painter.renderHints())
        inner.setTransform(transform * QTransform.fromTranslate(-self._at.x(), -self._at.y()))
        paint(inner)
        inner.end()

    def draw(self, painter: QPainter) -> None:
        """Draw them where they were painted; `painter` must have the same transform."""
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(self._at, self._pixmap)
        painter.restore()


def draw_glow(
    painter: QPainter, place: QRectF, color: str, width: float = 1.8, radius: float = 8.0, *, corners: bool = False
) -> None:
    """Draw a frame of light around a card, cached by size, since many cards glow at once.

    A rim sets its line off from a card of the same colour. With `corners` the line is thick and only at the corners,
    so that it is told by its shape, too.
    """
    transform = painter.worldTransform()
    scale = math.hypot(transform.m11(), transform.m12()) * ratio_of(painter)
    scale = max(1, math.ceil(scale / _GLOW_STEP)) * _GLOW_STEP
    beyond = width * _GLOW[0][0] / 2 + 1
    whole = place.adjusted(-beyond, -beyond, beyond, beyond)
    size = f"{whole.width():.1f} {whole.height():.1f} {width:.1f} {radius:.1f} {scale:.2f}"
    key = f"glow {theme().name} {color} {corners} {size}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(math.ceil(whole.width() * scale), math.ceil(whole.height() * scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        glow = QPainter(pixmap)
        glow.scale(pixmap.width() / whole.width(), pixmap.height() / whole.height())
        _paint_glow(glow, place.translated(-whole.topLeft()), color, width, radius, corners)
        glow.end()
        QPixmapCache.insert(key, pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(whole, pixmap, QRectF(pixmap.rect()))


def _paint_glow(painter: QPainter, place: QRectF, color: str, width: float, radius: float, corners: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for factor, alpha in _GLOW:
        light = QColor(color)
        light.setAlpha(alpha)
        painter.setPen(QPen(light, width * factor))
        painter.drawRoundedRect(place, radius, radius)
    inward = (width + _RIM) / 2
    painter.setPen(QPen(QColor(theme().panel), _RIM + 0.2))
    painter.drawRoundedRect(place.adjusted(inward, inward, -inward, -inward), radius - inward, radius - inward)
    painter.setPen(QPen(QColor(color), width))
    if corners:
        painter.setClipPath(_corners_of(place, width * _GLOW[0][0]))
        painter.setPen(QPen(QColor(color), width * 2.2))
    painter.drawRoundedRect(place, radius, radius)


def _corners_of(place: QRectF, beyond: float) -> QPainterPath:
    """The four corners of a place, and what is `beyond` them."""
    whole, side = place.adjusted(-beyond, -beyond, beyond, beyond), place.height() * _CORNER + beyond
    path = QPainterPath()
    for x in (whole.left(), whole.right() - side):
        for y in (whole.top(), whole.bottom() - side):
            path.addRect(x, y, side, side)
    return path


def draw_lit_box(painter: QPainter, outline: QPolygonF, color: str, over: bool) -> None:
    """Draw the light of a box or a cell that is a target, stronger if the mouse is `over` it."""
    light = QColor(color)
    fill = QColor(light)
    fill.setAlpha(46 if over else 20)
    painter.setBrush(fill)
    style = Qt.PenStyle.SolidLine if over else Qt.PenStyle.DashLine
    painter.setPen(QPen(light, 3.0 if over else 1.8, style))
    painter.drawPolygon(outline)


def draw_focus_ring(painter: QPainter, outline: QPolygonF | QRectF) -> None:
    """Draw the ring of the keyboard focus: dark and light, so that it is visible on any background."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width, style in (
        (theme().background, 4.2, Qt.PenStyle.SolidLine),
        (theme().text, 2.2, Qt.PenStyle.CustomDashLine),
    ):
        pen = QPen(QColor(color), width)
        if style is Qt.PenStyle.CustomDashLine:
            pen.setDashPattern([2.4, 1.6])
        painter.setPen(pen)
        if isinstance(outline, QPolygonF):
            painter.drawPolygon(outline)
        else:
            painter.drawRoundedRect(outline, 9, 9)
