"""The decks of a game as a list: what is shown and said of each, what cannot be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.tabletop import DeckSummary
from gundam_desktop.ui.cards.deck_list import DeckDelegate, DeckListModel, deck_tiles
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.cards.pictures import own_pictures
from tests.ui import stub_game


def all_decks() -> DeckListModel[DeckTile]:
    """The decks that the GUNDAM CARD GAME ships."""
    library, model = find("gcg").library, DeckListModel[DeckTile](lambda tile: tile)
    model.show_rows(list(deck_tiles(library, library.deck_names())))
    return model


def test_the_model_keeps_the_rules_of_models(qtbot: QtBot) -> None:
    model = all_decks()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == 25
    assert model.index(3, 0).data() == "ST01 Earth Federation / Academy"
    assert model.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("ST01 Earth Federation / Academy. B")


def test_a_deck_that_cannot_be_read_is_there_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game_module = stub_game.game_module()

    def refuse(_name: str, _language: str, /) -> DeckSummary:
        raise ValueError("line 3: no card")

    monkeypatch.setattr(game_module.library, "deck_summary", refuse)
    tiles: list[DeckTile] = list(deck_tiles(game_module.library, game_module.library.deck_names()))
    assert [tile.deck.title for tile in tiles] == ["deck-1", "deck-2"]


def test_a_picture_of_the_players_own_is_drawn_when_it_has_been_read(qtbot: QtBot) -> None:
    drawn: list[str] = []

    def shown(tile: DeckTile) -> DeckTile:
        drawn.append(tile.deck.name)
        return tile

    library, model, view = find("gcg").library, DeckListModel[DeckTile](shown), QListView()
    qtbot.addWidget(view)
    model.show_rows(list(deck_tiles(library, library.deck_names())))
    view.setModel(model)
    view.setItemDelegate(DeckDelegate(view))
    view.show()
    qtbot.waitUntil(lambda: "official-001" in drawn)
    drawn.clear()
    own_pictures().loaded.emit()
    qtbot.waitUntil(lambda: "official-001" in drawn)
    assert "official-025" not in drawn, "what is out of sight costs nothing"
