"""Where the lines of a preview stand: never over what they are about, and beside what can be used if there is room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.table.items.preview_items import OutcomeItem

TABLE = QRectF(0, 0, 1200, 880)
AT = QPointF(600, 440)
ENDS = (QRectF(100, 380, 120, 160), QRectF(980, 380, 120, 160))


def test_the_lines_stand_beside_a_card_that_can_be_used(qtbot: QtBot) -> None:
    usual = OutcomeItem(["Both are hit."], AT, TABLE, ENDS)
    assert usual.box.center() == AT
    blocker = QRectF(560, 380, 80, 110)
    moved = OutcomeItem(["Both are hit."], AT, TABLE, ENDS, [blocker])
    assert not any(moved.box.intersects(box) for box in (*ENDS, blocker))
    assert TABLE.contains(moved.box)


def test_without_room_for_both_they_cover_what_can_be_used(qtbot: QtBot) -> None:
    everywhere = [QRectF(0, 0, 1200, 880)]
    assert OutcomeItem(["Both are hit."], AT, TABLE, ENDS, everywhere).box.center() == AT
