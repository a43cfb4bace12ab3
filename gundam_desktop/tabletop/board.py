"""A board as data: cells of one shape that belong to nobody, the slots within each, and what is drawn on its ground."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from gundam_desktop.tabletop.place import Edge


class Shape(StrEnum):
    """The shape of all cells of a board."""

    HEX = "hex"
    """A regular hexagon with a corner on top; every second row, from row 1 on, is half a cell further to the right."""
    SQUARE = "square"


class Terrain(StrEnum):
    """The mark that is drawn on the ground of a cell, and said by screen readers."""

    NONE = ""
    MOUNTAIN = "mountain"
    SAND = "sand"
    WATER = "water"
    SHALLOWS = "shallows"
    PILLAR = "pillar"
    BASE = "base"


class Cell(NamedTuple):
    """One cell of a board."""

    key: str
    """The key of its zone."""
    column: int
    row: int
    """Both are counted from 0, at the near left of the player of seat 0."""
    ground: str = ""
    """Its background, by the name of a card colour; empty is the colour of all boxes."""
    terrain: Terrain = Terrain.NONE
    """Its mark, unless a view says otherwise (`View.terrain`)."""


class Spot(NamedTuple):
    """A slot of a cell, by the middle of a card in it."""

    x: float = 0.0
    """Units to the right of the cell's middle, as the viewer sees it; on a board with a facing, as the piece does."""
    y: float = 0.0
    """Units below it; on a board with a facing, behind it: a piece of two cells has its middle between them."""
    scale: float = 1.0
    """The width of a card in it, as a factor of the board's `card`."""


class Board(NamedTuple):
    """The cells of a game, all of one shape and size. The player of seat 1 sees them turned by 180 degrees."""

    shape: Shape
    cells: tuple[Cell, ...]
    middle: tuple[Edge, Edge]
    """The middle of all cells from left to right, and from top to bottom."""
    width: float
    """The width of a cell in units."""
    card: float
    """The width of a card in a cell, in units."""
    spots: tuple[Spot, ...] = (Spot(),)
    """The slots of every cell, by `CardView.slot`; a card without a slot is in the first one. That one lies on top."""
    facing: bool = False
    """True if its pieces face somewhere: their `turn` is then as the player of seat 0 sees it."""

    def shown_turn(self, turn: int, seat: int) -> int:
        """The degrees by which the player of a seat sees a card turned, from its `CardView.turn` or a `Goal.turn`."""
        return (turn + 180 if self.facing and seat == 1 else turn) % 360
