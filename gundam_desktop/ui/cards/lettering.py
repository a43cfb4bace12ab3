"""Text in card space: drawn large and scaled down, fitted to its place."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.fonts import BOLD, DRAWN_AT, FIGURES, TEXT, font, measures

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
READABLE = 11.0
"""The least size, in logical pixels, of letters that are read and not only recognised."""
TIGHTEST = 0.72
"""The least share of its width to which a text is made narrower where its letters may not be lower."""
LARGE = 0.75
"""Share of the largest size down to which letters become smaller so that a line breaks between words."""


def draw_text(
    painter: QPainter,
    place: QRectF,
    text: str,
    size: float,
    color: QColor,
    weight: QFont.Weight = BOLD,
    align: Qt.AlignmentFlag = CENTER,
    family: str = TEXT,
    italic: bool = False,
    tight: bool = False,
) -> None:
    """Draw one line of text `size` units high at a place; it may stick out.

    A `tight` one that would is made narrower, down to the share `TIGHTEST`, and no lower.
    """
    share = 1.0
    if tight or text_overflow.is_enabled():
        width = width_of(text, size, weight, family)
        share = min(1.0, max(TIGHTEST, place.width() / max(width, 1e-6))) if tight else 1.0
        if text_overflow.is_enabled():
            text_overflow.report(text, place.width(), width * share)
    scale = size / DRAWN_AT
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(scale * share, scale)
    painter.setFont(font(DRAWN_AT, weight, family, italic))
    painter.setPen(color)
    whole = QRectF(0, 0, place.width() / (scale * share), place.height() / scale)
    painter.drawText(whole, int(align) | int(Qt.TextFlag.TextDontClip), text)
    painter.restore()


def draw_figure(
    painter: QPainter, center: QPointF, text: str, size: float, fill: QColor, rim: QColor, width: float
) -> None:
    """Draw a number with a rim around it, centred on its own shape."""
    path = QPainterPath()
    path.addText(0, 0, font(DRAWN_AT, BOLD, FIGURES), text)
    scale = size / DRAWN_AT
    painter.save()
    painter.translate(center)
    painter.scale(scale, scale)
    painter.translate(-path.boundingRect().center())
    line = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(rim, width / scale, *line))
    painter.setBrush(fill)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)
    painter.restore()


def width_of(text: str, size: float, weight: QFont.Weight = BOLD, family: str = TEXT) -> float:
    """The width in units of a text of this size."""
    return measures(weight, family).horizontalAdvance(text) * size / DRAWN_AT


def readable(painter: QPainter, size: float, most: float) -> float:
    """This size in units, or what is needed for letters that can be read where it is painted; `most` is the room."""
    return min(most, max(size, least_readable(painter)))


def least_readable(painter: QPainter) -> float:
    """The least size in units of letters that can be read where a painter paints."""
    transform, ratio = painter.deviceTransform(), painter.device().devicePixelRatio()
    return READABLE * ratio / math.hypot(transform.m21(), transform.m22())


class Try(NamedTuple):
    """One way to set a text: a range of sizes, the number of lines, and whether `draw_text` will draw it `tight`."""

    largest: float
    smallest: float
    lines: int
    tight: bool = False


def fit(text: str, width: float, largest: float, smallest: float, lines: int) -> tuple[float, tuple[str, ...]]:
    """The largest size at which a bold text fits into `most` lines, and the lines; cut off if none does."""
    return fit_any(text, width, (Try(largest, smallest, lines),))


def fit_any(
    text: str, width: float, tries: Sequence[Try], *, may_be_cut: bool = False
) -> tuple[float, tuple[str, ...]]:
    """As `fit`, in the first of several ways in which the text fits; in the last one it is cut off."""
    for way in tries:
        room = width / TIGHTEST if way.tight else width
        size, lines, whole = _set(text, room, way.largest, way.smallest, way.lines)
        if whole:
            return size, lines
    if not may_be_cut and text_overflow.is_enabled():
        text_overflow.report(text, room * way.lines, width_of(text, size) + room)
    return size, lines


@lru_cache(maxsize=2048)
def _set(text: str, width: float, largest: float, smallest: float, lines: int) -> tuple[float, tuple[str, ...], bool]:
    """Size and lines of a text, and True if none of it is cut off.

    A line breaks between words if it can in letters that are not much smaller; much smaller ones come only before a
    last line of one character. What is too long is cut in the middle of the last line, since names of one machine's
    forms differ at their end.
    """
    steps = int((largest - smallest) / 0.5 + 1)
    sizes = [*(largest - 0.5 * step for step in range(steps)), smallest]
    large = [size for size in sizes if size >= LARGE * largest]
    ways = [*((_words(text), size) for size in large), *((pieces(text), size) for size in sizes)]
    for may_strand in (False, True):
        for parts, size in ways:
            wrapped = _wrap(parts, width, size)
            fits = len(wrapped) <= lines and all(width_of(line, size) <= width for line in wrapped)
            if fits and (may_strand or len(wrapped) == 1 or len(wrapped[-1]) > 1):
                return size, tuple(wrapped), True
    joint = "" if _is_ideographic(text) else " "
    lined = [*wrapped[: lines - 1], joint.join(wrapped[lines - 1 :])]
    room = width * DRAWN_AT / size
    cut = (measures(BOLD).elidedText(line, Qt.TextElideMode.ElideMiddle, room) for line in lined if line)
    return size, tuple(cut), False


def pieces(text: str) -> list[str]:
    """A text split where a line may break: after a space, and between ideographs."""
    result: list[str] = []
    for character in text:
        if result and not result[-1].endswith(" ") and not _breaks_before(character, result[-1][-1]):
            result[-1] += character
        else:
            result.append(character)
    return result


def _words(text: str) -> list[str]:
    """A text split where a word ends: after a space or a middle dot, and before a parenthesis."""
    return [word for word in re.findall(r"（?[^ ・（]*[ ・]*", text) if word]


def _wrap(parts: Sequence[str], width: float, size: float) -> list[str]:
    result = [""]
    for piece in parts:
        if result[-1] and width_of((result[-1] + piece).rstrip(), size) > width:
            result[-1] = result[-1].rstrip()
            result.append("")
        result[-1] += piece
    return result


_NEVER_FIRST = "、。，．・：；？！）」』】〉》〕ーっゃゅょァィゥェォッャュョ々)!?,.:;%"
_NEVER_LAST = "（「『【〈《〔("


def _breaks_before(character: str, previous: str) -> bool:
    if character in _NEVER_FIRST or previous in _NEVER_LAST or character == " ":
        return False
    return _is_ideographic(character) or _is_ideographic(previous)


def _is_ideographic(text: str) -> bool:
    """True if it has characters of a script without spaces."""
    return any("\u3040" <= character <= "\u9fff" or "\uff01" <= character <= "\uffef" for character in text)
