from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.table.items.stage_items import DieItem

ROOM = QRectF(0, 0, 1200, 800)


@pytest.fixture
def die(qapp: object) -> Iterator[DieItem]:
    yield DieItem(ROOM, 5, "Ann rolls 5.", "#22AA66")
    follow_motion("never", lambda: False)


def painted(die: DieItem) -> bytes:
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(300, 300)
    die.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return bytes(image.constBits())


def test_a_die_rolls_over_other_faces_and_stays_at_what_was_rolled(die: DieItem) -> None:
    faces = []
    for share in (0.01, 0.04, 0.08, 0.5):
        die.show_at(share)
        faces.append(die.face)
    assert faces[-1] == 5
    assert set(faces) - {5}
    assert all(1 <= face <= 6 for face in faces)


def test_with_reduced_motion_a_die_shows_only_what_was_rolled(die: DieItem) -> None:
    follow_motion("always", lambda: False)
    for share in (0.01, 0.08, 0.5):
        die.show_at(share)
        assert die.face == 5


def test_every_number_looks_different_also_one_that_no_die_has(qapp: object) -> None:
    dice = [DieItem(ROOM, rolled, "", "#22AA66") for rolled in range(8)]
    for die in dice:
        die.show_at(0.5)
    assert len({painted(die) for die in dice}) == 8
