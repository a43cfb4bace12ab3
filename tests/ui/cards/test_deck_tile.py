"""A deck drawn as a tile: what is said and found of it, and that its text has room."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.tabletop import DeckSummary
from gundam_desktop.ui.app.deck_chooser import HEIGHT
from gundam_desktop.ui.cards.deck_list import deck_tiles
from gundam_desktop.ui.cards.deck_tile import FAN_WIDTH, PLAN_HEIGHT, TILE_WIDTH, DeckMark, DeckTile, KeptDeck
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.appearance import install_language


@pytest.mark.parametrize("size", [(TILE_WIDTH, PLAN_HEIGHT), (FAN_WIDTH, HEIGHT)], ids=["narrow", "wide"])
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_the_text_of_every_deck_fits_its_tile(
    qtbot: QtBot, language: str, size: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    install_language(language)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    with caplog.at_level(logging.DEBUG, text_overflow.logger.name):
        for tile in deck_tiles(find("gcg").library, find("gcg").library.deck_names()):
            painter = QPainter(image)
            tile.paint(painter, QRectF(image.rect()), 1.0, chosen=False, lit=False, focus=False)
            painter.end()
    assert [line for line in caplog.messages if ": " in line] == []


@pytest.mark.parametrize("name", ["a long name of a deck " * 9, "x" * 200, "長い名前のデッキ" * 25])
def test_a_long_name_is_cut_after_two_lines(qtbot: QtBot, name: str, caplog: pytest.LogCaptureFixture) -> None:
    image = QImage(TILE_WIDTH, PLAN_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    with caplog.at_level(logging.DEBUG, text_overflow.logger.name):
        painter = QPainter(image)
        tile = DeckTile(DeckSummary(name, name, group="own"), None)
        tile.paint(painter, QRectF(image.rect()), 1.0, chosen=False, lit=False, focus=False)
        painter.end()
    assert caplog.messages == []


def test_where_decks_are_kept_a_deck_is_read_aloud_with_all_that_is_painted(qtbot: QtBot) -> None:
    marks = (DeckMark("premade", "#FFFFFF"), DeckMark("not legal", "#FF0000"))
    kept = KeptDeck("50 + 10 cards", "Friday", ("fast", "new"), "1 May 2026", marks)
    deck = DeckSummary("mine", "Mine", colors=("blue",), color_names="Blue", plan="left out")
    spoken = "Mine. Blue. 50 + 10 cards. Friday. fast, new. 1 May 2026. premade. not legal"
    assert DeckTile(deck, None, kept).spoken == spoken


def test_a_deck_is_found_by_its_title_its_colours_its_plan_and_its_card(qtbot: QtBot) -> None:
    tiles = {tile.deck.name: tile for tile in deck_tiles(find("gcg").library, find("gcg").library.deck_names())}
    tile = tiles["official-006"]
    assert all(tile.has(words) for words in ("zeon", "red", "support", "sinanju st03", "OFFICIAL-006", ""))
    assert not tile.has("zeon blue")
    assert "Green, Red" in tile.spoken
