"""The maybeboard: cards that the player thinks about, which count for nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DECK, MAYBEBOARD, SIDEBOARD
from tests.ui.decks.builder.builder_driver import SHIFT, Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)

CARD, OTHER, NEW = "ST01-001", "ST01-003", "GD01-001"
Key = Qt.Key


@pytest.fixture
def builder(qtbot: QtBot) -> Builder:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    return builder


def test_cards_are_dragged_between_the_parts(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    view, document = builder.page.deck.view, builder.page.document
    monkeypatch.setattr(view, "part_at", lambda _at: MAYBEBOARD)
    builder.drag(builder.view, NEW, view.viewport(), SHIFT)
    assert document.deck.maybeboard == ((NEW, 4),)
    builder.drag(view, OTHER, view.viewport())
    assert document.deck.copies(OTHER, MAYBEBOARD) == 1
    monkeypatch.setattr(view, "part_at", lambda _at: SIDEBOARD)
    builder.drag(view, NEW, view.viewport(), SHIFT)
    assert document.deck.maybeboard == ((OTHER, 1),)
    assert document.deck.sideboard == ((NEW, 4),)
    builder.page.undo()
    assert document.deck.copies(NEW, MAYBEBOARD) == 4
    monkeypatch.setattr(view, "part_at", lambda _at: DECK)
    builder.drag(view, NEW, view.viewport())
    assert document.deck.copies(NEW) == 1


def test_mouse_and_keys_add_to_it_once_it_is_chosen(builder: Builder) -> None:
    page = builder.page
    page.switch_part()
    page.switch_part()
    assert page.cards.part.currentText() == "Maybeboard"
    assert page.cards.status.text().startswith("Maybeboard: ")
    builder.double_click(builder.view, NEW)
    builder.view.setFocus()
    builder.key(Key.Key_Return)
    assert page.document.deck.maybeboard == ((NEW, 2),)
    builder.key(Key.Key_Backspace)
    assert page.document.deck.maybeboard == ((NEW, 1),)
    page.switch_part()
    assert page.cards.part.currentText() == "Deck"


def test_menu_and_keys_change_it(builder: Builder) -> None:
    view, document = builder.page.deck.view, builder.page.document
    builder.choose(builder.view, NEW, "Add one to the maybeboard")
    assert document.deck.maybeboard == ((NEW, 1),)
    view.setFocus()
    view.setCurrentIndex(builder.index(view, NEW))
    assert "1 in the maybeboard" in view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    builder.key(Key.Key_3)
    assert document.deck.maybeboard == ((NEW, 3),)
    builder.page.undo()
    assert "GD01-001 in the maybeboard: 3 → 1" in builder.page.cards.status.text()
    builder.choose(view, NEW, "Move one to the sideboard")
    assert document.deck.copies(NEW, SIDEBOARD) == 1
    assert document.deck.copies(NEW, MAYBEBOARD) == 0
    builder.choose(view, NEW, "Move one to the maybeboard")
    builder.page.move_current()
    assert document.deck.copies(NEW) == 1, "the key moves it into the deck"


def test_it_counts_for_nothing(builder: Builder) -> None:
    plain = builder.page.document.deck
    before = builder.page.sidebar.legality.text
    builder.page.add(CARD, part=MAYBEBOARD, many=3)
    deck = builder.page.document.deck
    assert deck.copies(CARD, MAYBEBOARD) == 3
    assert builder.page.sidebar.legality.text == before
    assert deck.together == plain.together
    assert decks_api.distribution_of(deck) == decks_api.distribution_of(plain)
    assert decks_api.write_list(deck, "link") == decks_api.write_list(plain, "link")
