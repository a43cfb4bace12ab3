from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.ui.table.spatial_navigation import SIDEWAYS_IN_CELLS, ExternalStop, nearest


def test_left_and_right_stay_in_the_row_while_something_is_in_it() -> None:
    row, diagonal = ExternalStop(QRectF(0, 0, 20, 40)), ExternalStop(QRectF(260, -30, 20, 20))
    start = QPointF(300, 20)
    assert nearest([diagonal, row], start, "left") is row
    assert nearest([diagonal], start, "left") is diagonal
    assert nearest([diagonal, row], start, "up") is diagonal


def test_of_staggered_cells_the_next_row_comes_before_the_one_behind_it() -> None:
    beside, behind = ExternalStop(QRectF(100, -87, 100, 100)), ExternalStop(QRectF(0, -174, 100, 100))
    start = QPointF(50, 50)
    assert nearest([beside, behind], start, "up") is behind
    assert nearest([beside, behind], start, "up", lambda _: SIDEWAYS_IN_CELLS) is beside
