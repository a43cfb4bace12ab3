"""The window of the collection: what is owned, wanted and missing; in from lists, out as CSV."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QTableView, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import CollectedCards, Deck
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.collection.collection_dialog import CollectionDialog
from gundam_desktop.ui.decks.collection.import_cards import ImportCardsDialog

GUNDAM, GM = "ST01-001", "ST01-005"
DECK = Deck(name="", cards=((GUNDAM, 4), (GM, 2)), sideboard=((GM, 1),))


@pytest.fixture
def dialog(qtbot: QtBot) -> CollectionDialog:
    decks_api.player_collection().add("owned", {GUNDAM: 1, GM: 3})
    state = CollectionState(decks_api.player_collection(), QGuiApplication.instance())
    state.reload()
    dialog = CollectionDialog(state)
    qtbot.addWidget(dialog)
    dialog.set_deck(DECK)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def kept() -> CollectedCards:
    return decks_api.player_collection().read()


def cells(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def click(widget: QWidget) -> None:
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def importing(dialog: CollectionDialog) -> ImportCardsDialog:
    click(dialog.owned.importing)
    (found,) = [each for each in dialog.findChildren(ImportCardsDialog) if each.isVisible()]
    return found


def test_the_owned_cards_are_listed(dialog: CollectionDialog) -> None:
    assert cells(dialog.owned.table) == [[GUNDAM, "Gundam", "ST01", "1"], [GM, "GM", "ST01", "3"]]
    assert dialog.owned.note.text() == "Different cards: 2. Copies: 4."
    assert "No cards yet" in dialog.wanted.note.text()
    assert not dialog.wanted.exporting.isEnabled()


def test_what_the_deck_lacks_goes_to_the_wish_list_and_the_clipboard(dialog: CollectionDialog) -> None:
    dialog.tabs.setCurrentWidget(dialog.missing)
    page = dialog.missing
    assert cells(page.table) == [[GUNDAM, "Gundam", "ST01", "4", "1", "3"], [GM, "GM", "ST01", "3", "3", "–"]]
    assert page.note.text() == "Missing: 3"
    click(page.copying)
    assert QGuiApplication.clipboard().text() == "3 ST01-001 Gundam\n"
    click(page.wishing)
    click(page.wishing)
    assert kept().wanted == {GUNDAM: 3}, "a second time changes nothing"
    page.resources.setFocus()
    QTest.keyClick(page.resources, Qt.Key.Key_Space)
    assert page.note.text() == "Missing: 13"
    dialog.set_deck(Deck(name="", cards=((GM, 1),)))
    QTest.keyClick(page.resources, Qt.Key.Key_Space)
    assert page.note.text() == "Nothing is missing."
    assert not page.wishing.isEnabled()


def test_keys_change_the_copies_of_the_current_card(dialog: CollectionDialog) -> None:
    table = dialog.owned.table
    table.setFocus()
    assert table.selectionModel().selectedRows() == [table.model().index(0, 0)], "the whole row is marked"
    for key, owned in ((Qt.Key.Key_Plus, 2), (Qt.Key.Key_Equal, 3), (Qt.Key.Key_Minus, 2)):
        QTest.keyClick(table, key)
        assert kept().owned == {GUNDAM: owned, GM: 3}
        assert dialog.owned.chosen == GUNDAM
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert kept().owned == {GM: 3}
    assert dialog.owned.chosen == GM, "the next card is current"
    QTest.keyClick(table, Qt.Key.Key_Plus)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert kept().owned == {}
    QTest.keyClick(table, Qt.Key.Key_Plus)
    assert kept().owned == {}, "no card is current"


def test_the_key_that_takes_copies_away_stops_at_the_last_one(dialog: CollectionDialog) -> None:
    table = dialog.owned.table
    table.setFocus()
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Minus)
    assert kept().owned == {GM: 3}, "none of the next card is taken"
    QTest.keyClick(table, Qt.Key.Key_Down)
    table.setCurrentIndex(table.model().index(0, 1))
    QTest.keyClick(table, Qt.Key.Key_Minus)
    assert kept().owned == {GM: 2}


def test_a_card_has_a_menu(dialog: CollectionDialog, qtbot: QtBot) -> None:
    for page, entries in (
        (dialog.owned, ["Show in the deck builder", "One more", "One fewer", "Remove"]),
        (dialog.missing, ["Show in the deck builder", "Own one more", "Own one fewer"]),
    ):
        dialog.tabs.setCurrentWidget(page)
        at = page.table.visualRect(page.table.model().index(1, 1)).center()
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.RightButton, pos=at)
        actions = page.table.actions()
        assert [action.text().replace("&", "") for action in actions] == entries
        assert page.table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
        assert page.chosen == GM
        with qtbot.waitSignal(dialog.card_chosen) as chosen:
            actions[0].trigger()
        assert chosen.args == [GM]
        actions[2].trigger()
    assert kept().owned == {GUNDAM: 1, GM: 1}


def test_a_card_is_chosen_by_enter(dialog: CollectionDialog, qtbot: QtBot) -> None:
    table = dialog.owned.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(1, 0))
    with qtbot.waitSignal(dialog.card_chosen) as chosen:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen.args == [GM]


def test_a_table_is_added_and_lines_that_are_not_read_are_named(dialog: CollectionDialog) -> None:
    taking = importing(dialog)
    assert not taking.name.isVisible()
    taking.text.setPlainText("Quantity,Card Number,Name\n2,ST01-001,Gundam\n4,,Nobody\n")
    taking.refresh()
    assert taking.summary.text() == "Recognised: numbers. Cards: 2."
    assert "Nobody" in str(taking.problems.index(0, 0).data())
    assert [str(taking.cards.index(row, 0).data()) for row in range(taking.cards.rowCount())] == [
        "2 × Gundam   ST01-001"
    ]
    click(taking.import_button)
    assert kept().owned == {GUNDAM: 3, GM: 3}
    assert cells(dialog.owned.table)[0][-1] == "3"


def test_a_list_replaces_what_is_owned_when_that_is_chosen(dialog: CollectionDialog) -> None:
    taking = importing(dialog)
    taking.text.setPlainText("10 R-001 Resource")
    taking.refresh()
    taking.way.setFocus()
    QTest.keyClick(taking.way, Qt.Key.Key_Down)
    click(taking.import_button)
    assert kept().owned == {"R-001": 10}


def test_too_many_copies_are_refused_with_a_message(dialog: CollectionDialog, qtbot: QtBot) -> None:
    taking = importing(dialog)
    taking.text.setPlainText("999 ST01-001")
    taking.refresh()
    with qtbot.waitSignal(dialog.owned._state.failed) as failed:
        click(taking.import_button)
    assert "at most 999 are possible" in failed.args[0]
    assert kept().owned == {GUNDAM: 1, GM: 3}


def test_an_export_is_read_again(dialog: CollectionDialog, tmp_path: Path) -> None:
    dialog.owned.export_to(tmp_path / "cards.csv")
    assert dialog.owned.note.text() == "Saved as cards.csv."
    text = decks_api.text_of(tmp_path / "cards.csv")
    assert decks_api.counts_of(decks_api.read_list(text, decks_api.all_cards())) == kept().owned


def test_an_export_that_cannot_be_written_is_told(dialog: CollectionDialog, tmp_path: Path) -> None:
    dialog.owned.export_to(tmp_path)
    (box,) = dialog.findChildren(QMessageBox)
    assert box.text() == "The cards could not be exported"
    box.close()
