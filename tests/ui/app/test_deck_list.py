"""The decks of a game as a list: groups, search, what cannot be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.tabletop import DeckSummary
from gundam_desktop.ui.app.deck_list import DeckListFilter, DeckListModel, deck_tiles
from gundam_desktop.ui.app.deck_tile import DeckTile
from tests.ui import stub_game


def all_decks() -> DeckListModel:
    """The decks that the GUNDAM CARD GAME ships."""
    game_module, model = find("gcg"), DeckListModel()
    model.show_rows(list(deck_tiles(game_module, game_module.library.deck_names())))
    return model


def test_the_model_keeps_the_rules_of_models(qtbot: QtBot) -> None:
    model = all_decks()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == 25
    assert model.index(3, 0).data() == "ST01 Earth Federation / Academy"
    assert model.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("ST01 Earth Federation / Academy. B")


def test_words_and_groups_choose_the_decks(qtbot: QtBot) -> None:
    shown = DeckListFilter(all_decks())
    assert (shown.count("shipped", ""), shown.count("team", ""), shown.count("own", "")) == (21, 4, 0)
    shown.only("team", "qubeley")
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == [
        "Ξ Gundam and Qubeley (for team battles)"
    ]


def test_a_deck_that_cannot_be_read_is_there_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game_module = stub_game.game_module()

    def refuse(_name: str, _language: str, /) -> DeckSummary:
        raise ValueError("line 3: no card")

    monkeypatch.setattr(game_module.library, "deck_summary", refuse)
    tiles: list[DeckTile] = list(deck_tiles(game_module, game_module.library.deck_names()))
    assert [tile.deck.title for tile in tiles] == ["deck-1", "deck-2"]
