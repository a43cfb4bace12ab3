"""Letters on the table follow the text size, as far as there is room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.style.scaling import USUAL, set_scale_for, set_text_size
from gundam_desktop.ui.table.items.overlays import BubbleItem
from gundam_desktop.ui.table.paint_context import letters


@pytest.fixture(autouse=True)
def usual_again(qapp: QApplication) -> Iterator[None]:
    set_scale_for(USUAL)
    yield
    set_text_size(100)


def test_letters_follow_the_text_size_up_to_their_room() -> None:
    sizes = []
    for percent in (90, 100, 130):
        set_text_size(percent)
        sizes.append(letters(10, 12))
    assert sizes == [pytest.approx(9, rel=0.05), 10, 12]


def test_a_refusal_is_told_in_larger_letters() -> None:
    boxes = []
    for percent in (100, 130):
        set_text_size(percent)
        room = QRectF(0, 0, 1000, 800)
        boxes.append(BubbleItem("It is rested", QPointF(500, 400), room, QRectF(), "#FFFFFF", "!").box)
    assert boxes[1].height() > 1.1 * boxes[0].height()
