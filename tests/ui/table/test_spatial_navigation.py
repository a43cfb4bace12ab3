from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.ui.table.spatial_navigation import ExternalStop, nearest


def test_left_and_right_stay_in_the_row_while_something_is_in_it() -> None:
    row, diagonal = ExternalStop(QRectF(0, 0, 20, 40)), ExternalStop(QRectF(260, -30, 20, 20))
    start = QPointF(300, 20)
    assert nearest([diagonal, row], start, "left") is row
    assert nearest([diagonal], start, "left") is diagonal
    assert nearest([diagonal, row], start, "up") is diagonal
