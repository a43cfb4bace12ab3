"""One card's picture: backdrop, subject and light, in layers.

The subject is drawn on a layer of its own. From that layer come the glow around it, the shade at its foot and the light
on its rim, so every subject is lit alike.
"""

from __future__ import annotations

import hashlib
import math
import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QPixmapCache, QPolygonF

from gundam_desktop.tabletop import Face, Motif
from gundam_desktop.ui.cards.art.backdrops import SCENES, draw_backdrop
from gundam_desktop.ui.cards.art.builds import BUILDS
from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, Lens, clear, moved
from gundam_desktop.ui.cards.art.subjects import draw_subject
from gundam_desktop.ui.cards.art.tones import Ground, ground, tones
from gundam_desktop.ui.style.hues import Hue
from gundam_desktop.ui.style.theme import hue, mix

GREAT = 6
"""The rank from which a subject is surrounded by light."""
_BLUR = 2
"""How much smaller a backdrop is drawn than it is shown."""
_GLOW = 18
"""Pixels of each side of the outline from which light and shadow around a subject are made: enlarged, it is soft."""
_SHOTS = ((-0.02, 0.86), (0.0, 0.98), (0.02, 1.08), (0.36, 1.38))
"""How low and how large a machine on two legs is: from a whole figure to head and shoulders."""
_PLANES = ((0.46, 0.06, 0.72), (-0.50, 0.10, 0.66))
"""Where the second and the third subject of a picture are, and their sizes."""


def art_pixmap(face: Face, size: QSize) -> QPixmap:
    """The drawn picture of a card in a size of device pixels, from Qt's cache if it is there."""
    tone = hue(face.color)
    key = f"art {face.number} {hash(face.motif)} {tone.frame} {size.width()}x{size.height()}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap.fromImage(draw_picture(face.number, face.motif, tone, size))
        QPixmapCache.insert(key, pixmap)
    return pixmap


def draw_picture(number: str, motif: Motif, tone: Hue, size: QSize) -> QImage:
    """Return the picture of a card in pixels: the same in every run for a number, a motif, a colour and a size."""
    card, chance = ground(tone), _chance("view", number)
    scene = motif.scene or _chance("scene", number).choice(SCENES)
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(card.deep)
    small = QSize(max(1, size.width() // _BLUR), max(1, size.height() // _BLUR))
    backdrop = QImage(small, QImage.Format.Format_RGB32)
    backdrop.fill(card.deep)
    painter = _painter(backdrop)
    draw_backdrop(painter, QRectF(backdrop.rect()), scene, card, _chance("backdrop", number))
    painter.end()
    subject = _draw_subjects(number, motif, tone, size, chance)
    glow = subject.scaled(
        QSize(_GLOW, _GLOW), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter = _painter(picture)
    painter.drawImage(QRectF(picture.rect()), backdrop)
    if motif.rank >= GREAT:
        _draw_rays(painter, size, card)
    _draw_glow(painter, glow, card, size)
    painter.drawImage(0, 0, _lit(subject, card))
    _draw_air(painter, size, card, _chance("air", number))
    painter.end()
    return picture


def _chance(part: str, seed: str) -> random.Random:
    """A generator of random numbers for a part of a picture: parts do not disturb each other."""
    digest = hashlib.blake2b(f"{part}|{seed}".encode(), digest_size=8).digest()
    return random.Random(int.from_bytes(digest, "big"))


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def _draw_subjects(number: str, motif: Motif, tone: Hue, size: QSize, chance: random.Random) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = _painter(image)
    unit = min(size.width(), size.height()) * 0.5 * _close(size)
    lens = Lens(
        QPointF(size.width() / 2, size.height() / 2), unit, chance.uniform(-0.24, 0.24), chance.uniform(-0.14, 0.0)
    )
    y, k = chance.choice(_SHOTS) if motif.subject in BUILDS else (0.0, chance.uniform(0.94, 1.10))
    shown = [(0.0, y, k, motif)]
    if motif.beside:
        shown = [(x, y, k, other) for (x, y, k), other in zip(_PLANES, motif.beside, strict=False)]
        shown.append((-0.30 if len(motif.beside) == 1 else 0.0, 0.08, 0.88, motif))
    tilt = chance.uniform(-7, 7) if motif.subject in BUILDS else chance.uniform(-3, 3)
    for x, y, k, each in shown:
        seed = each.seed or number
        livery = tones(tone, each.livery, _chance("livery", seed))
        canvas = Canvas(painter, livery.edge, lens).placed(x, y, k * (0.92 + 0.018 * each.rank), tilt)
        draw_subject(canvas, each.subject, livery, _chance(each.subject, seed), chance, each.gear, each.bulk)
    painter.end()
    return image


def _close(size: QSize) -> float:
    """How much larger subjects are drawn in a wide picture: less is seen of them, but from nearer."""
    return min(1.25, max(1.0, math.sqrt(size.width() / max(1, size.height()))))


def _draw_rays(painter: QPainter, size: QSize, card: Ground) -> None:
    middle = QPointF(size.width() / 2, size.height() * 0.45)
    reach = max(size.width(), size.height())
    star = [
        middle + QPointF(x, y) * reach
        for turn in range(0, 360, 24)
        for x, y in moved([(1, -0.06), (1, 0.06), (0.06, 0.0)], 0, 0, 1.0, turn + 7)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(mix(card.light, WHITE, 0.4), 0.20))
    painter.drawPolygon(QPolygonF(star))


def _draw_glow(painter: QPainter, glow: QImage, card: Ground, size: QSize) -> None:
    """Draw light all around the subject, and its shadow at the lower left."""
    w, h = size.width(), size.height()
    for color, x, y, grown in (
        (clear(mix(card.light, card.frame, 0.25), 0.60), 0.01, -0.02, 0.07),
        (clear(QColor("#03050A"), 0.80), -0.03, 0.03, 0.01),
    ):
        place = QRectF(w * (x - grown), h * (y - grown), w * (1 + 2 * grown), h * (1 + 2 * grown))
        painter.drawImage(place, _tinted(glow, color))


def _tinted(image: QImage, color: QColor) -> QImage:
    """The outline of an image, filled with a colour."""
    result = image.copy()
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(result.rect(), color)
    painter.end()
    return result


def _lit(subject: QImage, card: Ground) -> QImage:
    """The subject lit from the upper left, dark at its foot, with a light of the opposite warmth on its right rim."""
    w, h = subject.width(), subject.height()
    rim = _tinted(subject, _rim(card))
    painter = QPainter(rim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    right, top = h / 70, h / 110
    painter.drawImage(QPointF(-right, top), subject)
    painter.fillRect(QRectF(w - right - 1, 0, right + 1, h), WHITE)  # where the picture ends, the subject does not
    painter.fillRect(QRectF(0, 0, w, top + 1), WHITE)
    painter.end()
    painter = QPainter(subject)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    light = QLinearGradient(w * 0.2, 0, w * 0.75, h)
    light.setColorAt(0, QColor(255, 250, 232, 80))
    light.setColorAt(0.38, QColor(255, 250, 232, 0))
    light.setColorAt(0.6, clear(card.deep, 0.0))
    light.setColorAt(1, clear(mix(card.deep, QColor("#05070C"), 0.4), 0.62))
    painter.fillRect(subject.rect(), light)
    painter.drawImage(0, 0, rim)
    painter.end()
    return subject


def _rim(card: Ground) -> QColor:
    """Warm light on a cool card, cool light on a warm one: they set a subject off from its backdrop."""
    return QColor("#8FE6FF") if card.frame.red() > card.frame.blue() else QColor("#FFD08A")


def _draw_air(painter: QPainter, size: QSize, card: Ground, chance: random.Random) -> None:
    """Draw sparks before the subject, and a dark foot on which figures are readable."""
    w, h = size.width(), size.height()
    for strength, width in ((0.55, 0.009), (0.9, 0.015)):
        color = clear(mix(_rim(card), WHITE, 0.3), strength)
        painter.setPen(QPen(color, w * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPoints(QPolygonF([QPointF(chance.random() * w, chance.random() * h) for _ in range(6)]))
    shade = QLinearGradient(0, h * 0.74, 0, h)
    shade.setColorAt(0, clear(card.deep, 0.0))
    shade.setColorAt(1, clear(mix(card.deep, QColor("#05070C"), 0.5), 0.55))
    painter.fillRect(QRectF(0, h * 0.74, w, h * 0.26 + 1), shade)
