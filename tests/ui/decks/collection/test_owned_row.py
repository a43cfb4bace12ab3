"""Owned cards in the builder: counted below the large card, by menu and keys; shown with the cards; searched for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import CollectedCards
from gundam_desktop.ui.decks.builder import deck_line_delegate, deck_picture_delegate
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.builder.cards_model import OWNED, CardColumn
from gundam_desktop.ui.decks.builder.deck_model import LACKING
from gundam_desktop.ui.session.layouts import DeckLook
from tests.ui.decks.builder.builder_driver import Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)
GUNDAM, GM = "ST01-001", "ST01-005"


def kept() -> CollectedCards:
    return decks_api.player_collection().read()


@pytest.fixture
def builder(qtbot: QtBot) -> Builder:
    decks_api.player_collection().add("owned", {GUNDAM: 2})
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    qtbot.waitUntil(lambda: builder.page.collection.cards.owned == {GUNDAM: 2})
    return builder


def test_the_fields_below_the_large_card_set_its_copies(builder: Builder) -> None:
    row = builder.page.sidebar.owned
    builder.page.show_card(GM)
    assert row.fields["owned"].value() == 0
    assert row.fields["owned"].accessibleName() == "Owned GM"
    row.fields["owned"].setFocus()
    builder.key(Qt.Key.Key_Up, 3)
    assert kept().owned == {GUNDAM: 2, GM: 3}
    row.fields["wanted"].setFocus()
    row.fields["wanted"].selectAll()
    builder.write("12")
    assert kept().wanted == {GM: 12}
    builder.page.show_card(GUNDAM)
    assert [field.value() for field in row.fields.values()] == [2, 0]
    assert kept() == CollectedCards(owned={GUNDAM: 2, GM: 3}, wanted={GM: 12}), "showing a card changes nothing"


def test_the_menu_of_a_card_counts_it(builder: Builder) -> None:
    view = builder.deck_list
    builder.choose(view, GM, "Own one more")
    builder.choose(view, GM, "Own one more")
    builder.choose(view, GM, "Own one fewer")
    builder.choose(view, GM, "Add one to the wish list")
    assert kept() == CollectedCards(owned={GUNDAM: 2, GM: 1}, wanted={GM: 1})
    assert not builder.menu(view, "ST01-004")["Own one fewer"].isEnabled()


def test_the_deck_and_the_cards_show_what_is_owned(builder: Builder) -> None:
    in_deck = builder.index(builder.deck_list, GUNDAM)
    assert (in_deck.data(OWNED), in_deck.data(LACKING)) == (2, True)
    assert "owned: 2" in in_deck.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "owned: 2" in in_deck.data(Qt.ItemDataRole.ToolTipRole)
    builder.page.collection.add("owned", {GUNDAM: 2})
    assert (in_deck.data(OWNED), in_deck.data(LACKING)) == (4, False)
    assert builder.index(builder.deck_list, "R-001").data(OWNED) is None, "of Resources one has enough"
    cards = builder.page.cards.cards
    shown = builder.index(builder.view, GUNDAM)
    assert cards.index(shown.row(), CardColumn.OWNED).data() == "4"
    assert "owned: 4" in shown.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("shape", ["list", "stacks", "pictures"])
def test_every_view_of_the_deck_has_the_badge(
    builder: Builder, shape: Literal["list", "stacks", "pictures"], monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: dict[int, QPointF] = {}

    def paint(_painter: QPainter, right: QPointF, owned: int, *, lacking: bool) -> None:
        assert lacking is (owned < 4)
        painted.setdefault(owned, right)

    for module in (deck_line_delegate, deck_picture_delegate):
        monkeypatch.setattr(module, "paint_owned", paint)
    builder.page.deck.show_as(DeckLook(view=shape, group="level"))
    view = builder.page.deck.view
    view.scrollTo(builder.index(view, GUNDAM))
    view.viewport().grab()
    assert 2 in painted
    assert view.visualRect(builder.index(view, GUNDAM)).contains(painted[2].toPoint())


def test_without_owned_cards_the_deck_does_not_speak_of_them(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    assert builder.index(builder.deck_list, GUNDAM).data(OWNED) is None
    assert "owned" not in builder.index(builder.deck_list, GUNDAM).data(Qt.ItemDataRole.AccessibleTextRole)


def test_owned_and_wanted_cards_are_searched_for_and_the_result_follows(builder: Builder) -> None:
    field = builder.page.search_panel.field
    field.setText("owned>=1")
    assert builder.shown == [GUNDAM]
    builder.page.collection.add("owned", {GM: 1})
    assert set(builder.shown) == {GUNDAM, GM}
    field.setText("wish>0")
    assert builder.shown == []
    builder.page.collection.add("wanted", {GM: 1})
    assert builder.shown == [GM]
    field.setText("own:0 st01")
    assert GUNDAM not in builder.shown


def test_cards_are_sorted_by_the_owned_copies(builder: Builder) -> None:
    sorting = builder.page.cards.sorting
    sorting.setCurrentIndex(sorting.findText("Owned first"))
    sorting.activated.emit(sorting.currentIndex())
    assert builder.shown[0] == GUNDAM


def test_another_program_is_followed(builder: Builder, qtbot: QtBot) -> None:
    decks_api.player_collection().set_count("owned", GM, 4)
    qtbot.waitUntil(lambda: builder.index(builder.deck_list, GM).data(OWNED) == 4)


def test_a_damaged_file_is_named_and_kept(qtbot: QtBot) -> None:
    file = decks_api.player_collection().file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{", encoding="utf-8")
    page = BuilderPage()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: bool(page.findChildren(QMessageBox)))
    (box,) = page.findChildren(QMessageBox)
    assert "it is kept as gcg.broken-1.json" in box.informativeText()
    assert Path(file.parent, "gcg.broken-1.json").read_text(encoding="utf-8") == "{"
    box.close()
    page.collection.add("owned", {GM: 1})
    assert kept().owned == {GM: 1}


def test_the_large_card_under_the_mouse_is_counted_by_the_keys(builder: Builder) -> None:
    builder.point(builder.deck_list, builder.at(builder.deck_list, GM))
    builder.page.own(1)
    builder.page.own(1)
    builder.page.own(-1)
    assert kept().owned == {GUNDAM: 2, GM: 1}
    assert builder.page.cards.status.text() == "GM: 1 owned"
    QTest.mouseMove(builder.page)
    QApplication.processEvents()
