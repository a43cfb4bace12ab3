"""Where the headings and cards of a deck stand: in lines, in stacks, or as whole cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.decks.builder.deck_model import DeckLine
from gundam_desktop.ui.style.scaling import scaled

ROW_HEIGHT = 27
"""Height of a line, and of a heading."""
FACE, LARGE_FACE, LARGE_FROM = 88, 116, 480
"""Usual width of a face, and its width in a view that is at least `LARGE_FROM` wide."""
MOST_GROWN = 1.25
"""Faces are widened up to this factor to fill the columns that fit."""
GRAIN = 4
"""Face widths are multiples of this, so that resizing a window repaints few pictures."""
EDGE = 4
"""Room around a face."""
BELOW = 24
"""Room below a whole card, for its copies."""
SEEN = 0.34
"""The part of a face that the next card of a stack leaves free: cost, name and Lv."""


class DeckLayout(NamedTuple):
    """The layout of a deck for a width."""

    places: tuple[QRect, ...]
    """Where each row can be seen and clicked; the first begins at 0."""
    height: int = 0
    face_width: int = 0
    """Width of a face in pixels; 0 in lines. A face stands `EDGE` right of and below the corner of its place."""

    @property
    def face_height(self) -> int:
        """Height of a face in pixels."""
        return height_of(self.face_width)


class _Columns(NamedTuple):
    number: int
    width: int
    face: int


def lines_layout(lines: Sequence[DeckLine], width: int) -> DeckLayout:
    """Return rows over the whole width."""
    height = scaled(ROW_HEIGHT)
    places = tuple(QRect(0, row * height, width, height) for row in range(len(lines)))
    return DeckLayout(places, len(lines) * height)


def pictures_layout(lines: Sequence[DeckLine], width: int) -> DeckLayout:
    """Return headings over the whole width, and below each its cards in rows."""
    columns = _columns(width)
    cell = height_of(columns.face) + scaled(2 * EDGE + BELOW)
    places: list[QRect] = []
    top, column = 0, 0
    for line in lines:
        if not line.number:
            top += cell if column else 0
            places.append(QRect(0, top, width, scaled(ROW_HEIGHT)))
            top, column = top + scaled(ROW_HEIGHT), 0
            continue
        places.append(QRect(column * columns.width, top, columns.width, cell))
        column += 1
        if column == columns.number:
            top, column = top + cell, 0
    return DeckLayout(tuple(places), top + (cell if column else 0), columns.face)


def stacks_layout(lines: Sequence[DeckLine], width: int) -> DeckLayout:
    """Return each section as a column of cards that cover each other; another part of the deck begins a new row."""
    columns = _columns(width)
    face = height_of(columns.face)
    strip, heading = round(face * SEEN), scaled(ROW_HEIGHT)
    places: list[QRect] = []
    top, bottom, column = 0, 0, -1
    for row, line in enumerate(lines):
        if not line.number:
            column += 1
            if column == columns.number or (row and line.part != lines[row - 1].part):
                top, column = bottom, 0
            below = top
        last = row + 1 == len(lines) or not lines[row + 1].number
        height = heading if not line.number else face + scaled(2 * EDGE) if last else strip
        places.append(QRect(column * columns.width, below, columns.width, height))
        below += height
        bottom = max(bottom, below)
    return DeckLayout(tuple(places), bottom, columns.face)


LAYOUTS = {"list": lines_layout, "stacks": stacks_layout, "pictures": pictures_layout}


def height_of(face_width: int) -> int:
    """Return the height of a face of this width."""
    return round(face_width * CARD_HEIGHT / CARD_WIDTH)


def _columns(width: int) -> _Columns:
    """Fill a width with columns of faces of about the usual width."""
    wanted, edges = scaled(LARGE_FACE if width >= scaled(LARGE_FROM) else FACE), scaled(2 * EDGE)
    count = max(1, width // (wanted + edges))
    cell = width // count
    face = min(cell - edges, int(wanted * MOST_GROWN)) // GRAIN * GRAIN
    return _Columns(count, cell, max(GRAIN, face))
