"""The list of the deck as a Qt model."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import LIST_TYPES, Card
from gundam_desktop.ui.decks.builder.cards_model import (
    COPIES,
    FACE,
    NUMBER,
    CardColumn,
    CardsModel,
)
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.builder.deck_model import DeckModel
from tests.conftest import Times

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


def shown(model: CardsModel) -> list[str]:
    return [model.number(row) for row in range(model.rowCount())]


def test_whatever_is_done_both_models_keep_qts_rules(
    qtbot: QtBot, cards: dict[str, Card], rng: random.Random, times: Times
) -> None:
    always = [cards["R-001"], cards["RP-001"]]
    others = [card for card in cards.values() if card.type in LIST_TYPES and card not in always]
    some = [*rng.sample(others, 60), *always]
    model, rows, document = CardsModel(some), DeckModel(cards), DeckDocument()
    testers = [QAbstractItemModelTester(each, FATAL) for each in (model, rows)]
    document.changed.connect(lambda: model.show_copies(document.deck))
    document.changed.connect(lambda: rows.show_deck(document.deck))
    document.changed.emit()
    numbers = shown(model)
    acts = (
        lambda: model.set_numbers(set(rng.sample(numbers, rng.randrange(40)))),
        lambda: model.set_numbers(None),
        lambda: model.sort(rng.choice(list(CardColumn)), rng.choice((UP, DOWN))),
        lambda: document.set_count(rng.choice(numbers), rng.randrange(6)),
        lambda: document.set_count(rng.choice(numbers[:9]), rng.randrange(6)),
        document.undo,
        document.redo,
        rows.retranslate,
    )
    for _ in range(times(400)):
        rng.choice(acts)()
        deck = document.deck
        assert {line.number: line.copies for line in rows.lines if line.number} == dict((*deck.cards, *deck.resources))
        assert sum(line.copies for line in rows.lines if not line.number) == deck.count + deck.resource_count
        for row in rng.sample(range(model.rowCount()), min(3, model.rowCount())):
            assert model.index(row, 0).data(COPIES) == deck.copies(model.number(row))
            assert model.row_of(model.number(row)) == row
    assert testers


def test_the_deck_stands_by_type_then_lv_then_cost(qtbot: QtBot, cards: dict[str, Card]) -> None:
    rows = DeckModel(cards)
    deck = library.deck("official-004").with_count("T-001", 1).with_count("R-002", 3)
    rows.show_deck(deck)
    sections = [line.section for line in rows.lines if not line.number]
    assert sections == ["unit", "pilot", "command", "base", "other", "resource", "sideboard", "maybeboard"]
    for section in sections:
        within = [line for line in rows.lines if line.section == section]
        assert within[0].copies == sum(line.copies for line in within[1:])
        order = [(cards[line.number].level, cards[line.number].cost) for line in within[1:]]
        assert order == sorted(order)
    heading = rows.index(0)
    assert not heading.flags() & Qt.ItemFlag.ItemIsSelectable
    assert heading.data(NUMBER) is None
    assert heading.data(FACE) is None
