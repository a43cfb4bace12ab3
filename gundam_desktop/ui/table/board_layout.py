"""The boxes of a board's cells, from its data."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from gundam_desktop.tabletop import Board, Cell, Shape
from gundam_desktop.tabletop.playmat import TABLE_HEIGHT


def boxes(board: Board, width: float, *, turned: bool) -> dict[str, QRectF]:
    """The boxes of all cells by their keys, on a table of this width; `turned` by 180 degrees around their middle."""
    height = board.width * 2 / math.sqrt(3) if board.shape is Shape.HEX else board.width
    steps = {cell.key: _steps(board.shape, cell) for cell in board.cells}
    across, up = ([step[axis] for step in steps.values()] for axis in (0, 1))
    (x_share, x_units), (y_share, y_units) = board.middle
    middle = QPointF(x_share * width + x_units, y_share * TABLE_HEIGHT + y_units)
    way = -1 if turned else 1
    found = {}
    for key, (x, y) in steps.items():
        right = (x - (min(across) + max(across)) / 2) * board.width * way
        below = ((min(up) + max(up)) / 2 - y) * height * way
        center = middle + QPointF(right, below)
        found[key] = QRectF(center.x() - board.width / 2, center.y() - height / 2, board.width, height)
    return found


def hexagon(place: QRectF) -> QPolygonF:
    """The hexagon with a corner on top that fills a box."""
    x, top, bottom, quarter = place.center().x(), place.top(), place.bottom(), place.height() / 4
    left, right = place.left(), place.right()
    corners = [(x, top), (right, top + quarter), (right, bottom - quarter)]
    corners += [(x, bottom), (left, bottom - quarter), (left, top + quarter)]
    return QPolygonF([QPointF(*corner) for corner in corners])


def _steps(shape: Shape, cell: Cell) -> tuple[float, float]:
    """How far a cell is from the first one, in widths to the right and heights upwards."""
    return (cell.column + cell.row % 2 / 2, cell.row * 0.75) if shape is Shape.HEX else (cell.column, cell.row)
