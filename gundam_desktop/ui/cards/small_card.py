"""Where the parts of a small card are: the fewer pixels it has, the more of its room is for what must be readable."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.footer import has_stats
from gundam_desktop.ui.cards.lettering import READABLE, Try, fit_any
from gundam_desktop.ui.cards.measures import CARD_WIDTH, INNER, Marks

NAME_HEIGHT = 25.0
"""Height of the name's band, which covers some of the picture if the name needs more."""
_LARGEST, _ALONE, _SMALLEST = 12.0, 15.0, 7.0
"""Sizes of a name's letters: the largest, that of a name of one line where this is needed, and the smallest."""
_LINES, _ROOMY = 3, 17.3
"""A name has at most this many lines, and one line less if its smallest readable letters are higher than `_ROOMY`."""
LINE = 1.0
"""Distance of the lines of a name, as a share of the size of its letters."""


class SmallCard(NamedTuple):
    """The places of the parts of one card."""

    art: QRectF
    """The picture."""
    band: QRectF
    """The band of the name, over the picture's upper edge if the name is long."""
    name: QRectF
    lines: tuple[str, ...]
    """The name, line by line."""
    size: float
    """The size of its letters."""
    shown: QRectF
    """The part of the picture between band and foot."""
    marks: Marks
    foot: QRectF


def small_art(face: Face) -> QRectF:
    """The picture of a small card."""
    return INNER.adjusted(0, NAME_HEIGHT, 0, -_foot_height(face))


def least_letters(width: float) -> float:
    """The least size, in units, of letters that can be read on a card of this width in logical pixels."""
    return READABLE * CARD_WIDTH / width


def small_card(face: Face, least: float) -> SmallCard:
    """Lay out a small card whose letters are `least` units high or more."""
    art = small_art(face)
    left = INNER.left() + (26.3 if _has_badge(face) else 3.0)
    width = INNER.right() - left - 2
    alone, usual = max(least, min(_ALONE, max(_LARGEST, least))), max(least, _SMALLEST)
    tries = [Try(alone, alone, 1), Try(usual, usual, 1, tight=True), Try(max(_LARGEST, usual), usual, 2)]
    tries += [Try(usual, usual, count, tight=True) for count in range(2, _LINES + (least <= _ROOMY))]
    size, words = fit_any(face.name, width, tries, may_be_cut=True)
    height = max(NAME_HEIGHT, len(words) * size * LINE + 1)
    band = QRectF(INNER.left(), INNER.top(), INNER.width(), height)
    foot = INNER.adjusted(0, INNER.height() - max(_foot_height(face), 0.8 * least), 0, 0)
    shown = QRectF(art.left(), band.bottom(), art.width(), foot.top() - band.bottom())
    chain = max(6.4, least * 0.4)
    marks = Marks(
        upper_left=QPointF(15.2, 15.5),
        upper_left_radius=11.6,
        upper_right=QRectF(INNER.left(), band.bottom(), max(30.0, 1.75 * least), max(15.0, 0.95 * least)),
        badge_radius=max(6.4, least * 0.48),
        chain_place=QPointF(chain + 2.1, -chain - 1.1),
        chain_radius=chain,
    )
    name = QRectF(left, band.top(), width, height)
    return SmallCard(art, band, name, words, size, shown, marks, foot)


def _has_badge(face: Face) -> bool:
    """True if a figure is printed in the upper left corner, where a badge needs some of the name's room."""
    kinds = zip(face.design.figures, face.figures, strict=True)
    return any(kind.corner == "upper left" and figure is not None for kind, figure in kinds)


def _foot_height(face: Face) -> float:
    return 22.0 if has_stats(face) else 13.0
