from __future__ import annotations

import pytest

from gundam_desktop.tabletop import Board, Cell, Shape
from gundam_desktop.ui.table.board_layout import boxes, hexagon

MIDDLE = (0.5, 10.0), (0.0, 400.0)


def test_rows_go_up_and_every_second_row_of_hexes_is_half_a_cell_to_the_right() -> None:
    cells = (Cell("a1", 0, 0), Cell("b1", 1, 0), Cell("a2", 0, 1), Cell("a3", 0, 2))
    found = boxes(Board(Shape.HEX, cells, MIDDLE, 100, 60), 1000, turned=False)
    first, second, third = (found[key].center() for key in ("a1", "a2", "a3"))
    assert second.x() - first.x() == 50
    assert third.x() == first.x()
    assert first.y() - second.y() == pytest.approx(86.6, abs=0.01)
    assert found["a1"].height() == pytest.approx(115.47, abs=0.01)


def test_the_middle_of_all_cells_is_where_the_board_wants_it() -> None:
    cells = tuple(Cell(f"{column}{row}", column, row) for column in range(4) for row in range(3))
    board = Board(Shape.SQUARE, cells, MIDDLE, 80, 60)
    near, far = boxes(board, 1000, turned=False), boxes(board, 1000, turned=True)
    assert (near["00"].left(), near["00"].bottom()) == (350, 520)
    assert (near["32"].right(), near["32"].top()) == (670, 280)
    assert far["00"] == near["32"]
    assert far["12"] == near["20"]


def test_a_hexagon_fills_its_box() -> None:
    (box,) = boxes(Board(Shape.HEX, (Cell("a1", 0, 0),), MIDDLE, 100, 60), 1000, turned=False).values()
    assert hexagon(box).boundingRect() == box
