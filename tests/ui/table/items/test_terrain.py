from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gundam_desktop.tabletop import Terrain
from gundam_desktop.ui.style.theme import THEMES, install_theme
from gundam_desktop.ui.table.items.terrain import draw_terrain

SIZE, CARD = 100, 56
"""Pixels of a cell, and of the card in it that hides its middle."""


def drawn(terrain: Terrain, theme: str) -> bytes:
    """What is seen of a mark around a card."""
    install_theme(THEMES[theme])
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(THEMES[theme].zone))
    painter = QPainter(image)
    draw_terrain(painter, terrain, QRectF(0, 0, SIZE, SIZE))
    painter.fillRect(QRectF((SIZE - CARD) / 2, 10, CARD, SIZE - 20), QColor("#000000"))
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_mark_can_be_told_from_the_others_around_a_card(qapp: object, theme: str) -> None:
    try:
        pictures = {terrain: drawn(terrain, theme) for terrain in Terrain}
    finally:
        install_theme(THEMES["dark"])
    assert len(set(pictures.values())) == len(Terrain)
