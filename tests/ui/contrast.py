"""Measures contrast, and finds texts that have too little: each as it is painted, with the pixels behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QTextItem,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

from gundam_desktop.ui.style.theme import mix

READABLE, READABLE_LARGE = 4.5, 3.0
"""The contrast that WCAG 2 asks of texts at the least, and of large ones."""
LARGE = 24.0
"""Pixels from which a text is large."""
SHARE = 0.25
"""The least share of the pixels in a text's rectangle that show its background."""
NEAR = 28
"""How far, in red, green and blue, pixels may be from an ink whose edges are smoothed."""


def contrast(ink: str | QColor, ground: str | QColor) -> float:
    """The contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    lighter, darker = sorted((_light_of(QColor(ink)), _light_of(QColor(ground))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _light_of(color: QColor) -> float:
    shares = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class PaintedText(NamedTuple):
    """A text as it is painted: its colour, where in the widget it is, and how many pixels high its letters are."""

    text: str
    ink: QColor
    place: QRectF
    height: float


def faint_texts(widget: QWidget) -> list[str]:
    """The texts in a widget that have too little contrast, with their colours. The widget is painted for it."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels, width = memoryview(bytes(image.constBits())).cast("I"), image.width()
    found = []
    for painted in painted_texts(widget):
        place = painted.place.toAlignedRect() & image.rect()
        starts = (y * width + place.left() for y in range(place.top(), place.bottom() + 1))
        behind = Counter(pixel for start in starts for pixel in pixels[start : start + place.width()])
        if behind and (fault := _fault(painted, behind)) is not None:
            found.append(fault)
    return found


def _fault(painted: PaintedText, pixels: Counter[int]) -> str | None:
    """What is wrong with a text among the pixels of its place; None for one that can be read, or that is covered.

    What counts is the contrast that a share of the pixels has at the least: the others are letters, their smoothed
    edges, and things that cover a part of the text.
    """
    usual = QColor(pixels.most_common(1)[0][0])
    if not any(_is_near(_over(usual, painted.ink), pixel) for pixel in pixels):
        return None
    measured = ((contrast(_over(ground, painted.ink), ground), ground.rgb()) for ground in map(QColor, pixels))
    grounds = sorted(measured, reverse=True)
    counted = accumulate(pixels[ground] for _, ground in grounds)
    most, ground = next(each for each, count in zip(grounds, counted, strict=True) if count >= SHARE * pixels.total())
    if most >= (READABLE_LARGE if painted.height >= LARGE else READABLE):
        return None
    return f"{painted.text!r} has {most:.2f}: {painted.ink.name()} on {QColor(ground).name()}"


def _over(ground: QColor, ink: QColor) -> QColor:
    """The colour of an ink that may let the ground through."""
    return mix(ground, QColor(ink.rgb()), ink.alphaF())


def _parts(pixel: int) -> tuple[int, int, int]:
    return pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255


def _is_near(ink: QColor, pixel: int) -> bool:
    return all(abs(one - other) <= NEAR for one, other in zip(_parts(ink.rgb()), _parts(pixel), strict=True))


def painted_texts(widget: QWidget) -> list[PaintedText]:
    """The texts that a widget paints, but for those in pictures that are kept, such as cards."""
    device = _Recorder(widget.size())
    widget.render(device)
    found = device.engine.found
    for view in widget.findChildren(QGraphicsView):
        if view.isVisible():
            corner = view.viewport().mapTo(widget, QPoint())
            found += [text._replace(place=text.place.translated(corner)) for text in _in_view(view)]
    return found


def _in_view(view: QGraphicsView) -> Sequence[PaintedText]:
    items = view.items()
    modes = [item.cacheMode() for item in items]
    for item in items:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    device = _Recorder(view.viewport().size())
    painter = QPainter(device)
    view.render(painter)
    painter.end()
    for item, mode in zip(items, modes, strict=True):
        item.setCacheMode(mode)
    return device.engine.found


class _Engine(QPaintEngine):
    """Takes note of texts and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.found: list[PaintedText] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:  # noqa: N802 - Qt's own name
        pass

    def drawPixmap(self, *_what: object) -> None:  # noqa: N802 - Qt's own name
        pass

    def drawPath(self, *_what: object) -> None:  # noqa: N802 - Qt's own name
        pass

    def drawPolygon(self, *_what: object) -> None:  # noqa: N802 - Qt's own name
        pass

    def drawTextItem(self, start: Any, item: QTextItem) -> None:  # noqa: N802 - Qt's own name
        painter = self.painter()
        to_device = painter.deviceTransform()
        ink = QColor(painter.pen().color())
        ink.setAlphaF(ink.alphaF() * painter.opacity())
        height = item.ascent() + item.descent()
        place = to_device.mapRect(QRectF(start.x(), start.y() - item.ascent(), item.width(), height))
        if painter.hasClipping():
            place &= to_device.mapRect(painter.clipBoundingRect())
        if item.text().strip() and not place.isEmpty():
            scale = to_device.map(QPointF(0, 1)) - to_device.map(QPointF())
            letters = item.font().pixelSize() * (scale.x() ** 2 + scale.y() ** 2) ** 0.5
            self.found.append(PaintedText(item.text(), ink, place, letters))


class _Recorder(QPaintDevice):
    """A screen of a size whose engine takes note of texts."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine, self._size = _Engine(), size

    def paintEngine(self) -> QPaintEngine:  # noqa: N802 - Qt's own name
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        kind = QPaintDevice.PaintDeviceMetric
        known = {
            kind.PdmWidth: self._size.width(),
            kind.PdmHeight: self._size.height(),
            kind.PdmDepth: 32,
            kind.PdmDpiX: 96,
            kind.PdmDpiY: 96,
            kind.PdmDevicePixelRatio: 1,
            kind.PdmDevicePixelRatioScaled: 1 << 16,
        }
        return known.get(metric, 96)
