"""A line of text stays in its room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.scaling import scaled_font
from gundam_desktop.ui.style.text_line import MIDDLE, paint_line

WIDTH, ROOM = 200, 80


def inked(text: str, align: Qt.AlignmentFlag = MIDDLE) -> list[int]:
    """The columns of a picture in which a line, painted into its left part, has left ink."""
    image = QImage(WIDTH, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_line(painter, QRectF(0, 0, ROOM, 20), text, scaled_font(14), "#FFFFFF", align)
    painter.end()
    return [x for x in range(WIDTH) if any(image.pixelColor(x, y).alpha() for y in range(20))]


@pytest.mark.parametrize("text", ["a name much too long for its room", "部屋に入りきらない長い名前"])
def test_a_text_too_long_is_cut(qtbot: QtBot, text: str) -> None:
    columns = inked(text)
    assert columns[0] < 5
    assert ROOM / 2 < columns[-1] <= ROOM


def test_a_short_text_stands_where_it_is_wanted(qtbot: QtBot) -> None:
    assert inked("ab")[-1] < ROOM / 2
    assert inked("ab", MIDDLE | Qt.AlignmentFlag.AlignRight)[0] > ROOM / 2
