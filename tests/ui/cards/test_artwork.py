"""The picture of a card alone, in places of many sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from gundam_desktop.games.gcg import library
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import artwork
from gundam_desktop.ui.cards.art import art_pixmap


def test_a_window_that_is_resized_draws_a_large_picture_only_in_a_few_sizes(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[QSize] = []

    def draw(face: Face, size: QSize) -> QPixmap:
        drawn.append(size)
        return art_pixmap(face, size)

    monkeypatch.setattr(artwork, "art_pixmap", draw)
    ground = QPixmap(1200, 700)
    painter = QPainter(ground)
    for width in range(900, 1200, 10):
        artwork.paint_artwork(painter, QRectF(0, 0, width, 700), library.face("ST01-001"))
    painter.end()
    assert {size.width() for size in drawn} == {artwork.LARGEST}
    assert len({size.height() for size in drawn}) <= 3


def test_a_small_picture_is_drawn_pixel_by_pixel(qapp: object) -> None:
    face = library.face("ST01-001")
    ground = QPixmap(150, 60)
    painter = QPainter(ground)
    artwork.paint_artwork(painter, QRectF(0, 0, 150, 60), face)
    painter.end()
    assert ground.toImage() == art_pixmap(face, QSize(150, 60)).toImage().convertToFormat(ground.toImage().format())
