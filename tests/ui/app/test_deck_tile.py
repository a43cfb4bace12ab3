"""A deck drawn as a tile: what is said and found of it, and that its text has room."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.app.deck_list import deck_tiles
from gundam_desktop.ui.app.deck_tile import TILE_HEIGHT, TILE_WIDTH
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.appearance import install_language


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_the_text_of_every_deck_fits_its_tile(qtbot: QtBot, language: str, caplog: pytest.LogCaptureFixture) -> None:
    install_language(language)
    image = QImage(TILE_WIDTH, TILE_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    with caplog.at_level(logging.DEBUG, text_overflow.logger.name):
        for tile in deck_tiles(find("gcg"), find("gcg").library.deck_names()):
            painter = QPainter(image)
            tile.paint(painter, QRectF(image.rect()), 1.0, chosen=False, lit=False, focus=False)
            painter.end()
    assert [line for line in caplog.messages if ": " in line] == []


def test_a_deck_is_found_by_its_title_its_colours_its_plan_and_its_card(qtbot: QtBot) -> None:
    tiles = {tile.deck.name: tile for tile in deck_tiles(find("gcg"), find("gcg").library.deck_names())}
    tile = tiles["official-006"]
    assert all(tile.has(words) for words in ("zeon", "red", "support", "sinanju st03", "OFFICIAL-006", ""))
    assert not tile.has("zeon blue")
    assert "Green, Red" in tile.spoken
