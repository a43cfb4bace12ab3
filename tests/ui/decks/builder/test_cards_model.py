"""The cards to build with as a Qt model."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg.decks_api import LIST_TYPES, Card, Deck
from gundam_desktop.ui.decks.builder.cards_grid import CardsGrid
from gundam_desktop.ui.decks.builder.cards_model import (
    CardColumn,
    CardsModel,
)
from gundam_desktop.ui.decks.builder.deck_model import DeckModel
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.item_index import NOWHERE, Index

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def shown(model: CardsModel) -> list[str]:
    return [model.number(row) for row in range(model.rowCount())]


def texts(model: CardsModel, column: CardColumn) -> list[str]:
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


class Asked(CardsModel):
    """Counts how often it is asked for its size."""

    times = 0

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's own name
        self.times += 1
        return super().rowCount(parent)


def test_a_search_does_not_ask_for_every_card(qtbot: QtBot, cards: dict[str, Card]) -> None:
    model = Asked(cards.values())
    grid = CardsGrid(model)
    qtbot.addWidget(grid)
    grid.resize(800, 600)
    grid.show()
    qtbot.waitUntil(lambda: grid.thumbnails.idle)
    model.times = 0
    model.set_numbers(None)
    grid.setCurrentIndex(model.index(0, 0))
    QApplication.processEvents()
    assert model.times < model.rowCount() / 2


def test_every_card_that_a_deck_can_have_is_there_and_no_token(qtbot: QtBot, cards: dict[str, Card]) -> None:
    model = CardsModel(cards.values())
    assert set(shown(model)) == {number for number, card in cards.items() if card.type in LIST_TYPES}
    assert "T-001" in cards
    assert "T-001" not in shown(model)


@pytest.mark.parametrize("column", list(CardColumn))
def test_each_column_sorts_both_ways_and_what_has_nothing_there_comes_last(
    qtbot: QtBot, cards: dict[str, Card], column: CardColumn
) -> None:
    model = CardsModel(cards.values())
    model.show_copies(Deck(name="", cards=(("ST01-001", 3), ("GD01-001", 4))))
    values = []
    for order in (UP, DOWN):
        model.sort(column, order)
        ordered = texts(model, column)
        blank = [text == "" for text in ordered]
        if column is not CardColumn.COPIES:
            assert blank == sorted(blank)
        values.append([text for text in ordered if text])
    up, down = values
    assert sorted(up) == sorted(down)
    figures = {CardColumn.COPIES, CardColumn.LEVEL, CardColumn.COST, CardColumn.AP, CardColumn.HP}
    if column in figures:
        assert list(map(int, up)) == sorted(map(int, up))
        assert list(map(int, down)) == sorted(map(int, down), reverse=True)
    elif column in (CardColumn.TYPE, CardColumn.COLOR):
        assert list(dict.fromkeys(up)) == list(dict.fromkeys(down))[::-1]
    else:
        assert up == sorted(up, key=str.casefold)
        assert down == sorted(down, key=str.casefold, reverse=True)


def test_a_search_keeps_the_order(qtbot: QtBot, cards: dict[str, Card]) -> None:
    model = CardsModel(cards.values())
    model.sort(CardColumn.NAME, DOWN)
    everything = shown(model)
    found = {number for number in everything if number.startswith("ST0")}
    model.set_numbers(found)
    assert shown(model) == [number for number in everything if number in found]
    model.set_numbers({"no such number"})
    assert model.rowCount() == 0
    model.set_numbers(None)
    assert shown(model) == everything


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Gundam, Unit, Blue, ", "Resource, Resource"]),
        ("ja", ["ガンダム、ユニット、青、", "リソース、リソース"]),
    ],
)
def test_cards_are_spoken_in_words(qtbot: QtBot, cards: dict[str, Card], language: str, words: list[str]) -> None:
    install_language(language)
    model, rows = CardsModel(cards.values()), DeckModel(cards)
    deck = Deck(name="", cards=(("ST01-001", 2),), resources=(("R-001", 10),))
    model.show_copies(deck)
    rows.show_deck(deck)
    for number, start in zip(("ST01-001", "R-001"), words, strict=True):
        of_cards = model.index(model.row_of(number), 0).data(SPOKEN)
        of_deck = rows.index(rows.row_of(number)).data(SPOKEN)
        assert of_cards == of_deck
        assert of_cards.startswith(start)
        assert f" {deck.copies(number)}" in of_cards
