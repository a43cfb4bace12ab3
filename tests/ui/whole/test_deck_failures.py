"""What goes wrong in the deck room, and loses nothing: disks that cannot be written, drafts that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks import drafts
from gundam_desktop.games.gcg.decks_api import Deck, DraftContent
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.import_export import ExportDialog, ImportDialog
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from tests.ui.decks.open_dialogs import Open, answer, dialog_of, saved, take

CONTROL = Qt.KeyboardModifier.ControlModifier
OLD = Deck(name="Old", cards=(("ST01-001", 4),))


def open_dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def left_names() -> list[str]:
    return [left.content.deck.name for left in decks_api.player_repository().recoverable_drafts().drafts]


def leave(deck: Deck) -> Path:
    """Leave a draft behind as a program does that was killed."""
    document = decks_api.player_repository().new_draft()
    document.write(DraftContent(deck=deck))
    document.close()
    return document.path


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], None]]:
    """Fills the disk, or makes room; there is room again in the end."""

    def no_room(_path: Path, _data: bytes) -> NoReturn:
        raise OSError(28, "No space left on device")

    def fill(on: bool) -> None:
        monkeypatch.setattr(drafts, "write_whole", no_room if on else write_whole)

    write_whole = drafts.write_whole  # type: ignore[attr-defined]
    yield fill
    fill(False)


def test_a_name_that_is_just_written_is_saved_with_the_deck(window: MainWindow) -> None:
    window.decks.open_deck.document.add("ST01-001", 4)
    name = window.decks.page.deck.name
    name.setFocus()
    QTest.keyClicks(name, "Foo ")
    assert window.windowTitle().startswith("Foo ")
    QTest.keyClick(name, Qt.Key.Key_S, CONTROL)
    assert saved() == ["Foo"]
    assert window.windowTitle().startswith("Foo —")
    assert name.text() == "Foo"


def test_a_name_that_is_just_written_is_kept_when_the_window_closes(window: MainWindow) -> None:
    name = window.decks.page.deck.name
    name.setFocus()
    QTest.keyClicks(name, "Foo")
    window.close()
    assert left_names() == ["Foo"]


def test_the_letters_of_a_name_are_one_edit(window: MainWindow) -> None:
    document, name = window.decks.open_deck.document, window.decks.page.deck.name
    document.add("ST01-001")
    name.setFocus()
    QTest.keyClicks(name, "Foo")
    window.decks.page.undo()
    assert (document.deck.name, document.deck.count, name.text()) == ("", 1, "")
    window.decks.page.redo()
    assert document.deck.name == "Foo"


def test_a_name_too_long_for_its_field_stays_whole(window: MainWindow) -> None:
    window.decks.open_deck.open(OLD.model_copy(update={"name": "x" * 100}))
    window.decks.page.deck.name.setFocus()
    window.decks.page.cards.grid.setFocus()
    assert window.decks.open_deck.is_saved
    assert window.decks.open_deck.name == "x" * 100
    assert window.decks.page.deck.name.cursorPosition() == 0


def test_a_draft_with_a_card_that_is_gone_is_told_and_stays(window: MainWindow, open_window: Open) -> None:
    window.close()
    path = leave(OLD.with_count("XX99-001", 1))
    box = dialog_of(open_window(), QMessageBox)
    assert "XX99-001" in box.informativeText()
    assert str(path) in box.informativeText()
    assert path.exists()


def test_a_deck_that_was_left_takes_the_place_of_one_that_is_saved_first(window: MainWindow) -> None:
    take(window)
    leave(OLD)
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks._recovery.offer_drafts()
    answer(window, "Recover")
    answer(window, "Save")
    assert window.decks.open_deck.name == "Old"
    assert len(saved()) == 1


def test_a_deck_that_was_left_is_gone_on_with_once(window: MainWindow, open_window: Open) -> None:
    window.close()
    leave(OLD)
    first, second = open_window(), open_window()
    answer(first, "Recover")
    answer(second, "Recover")
    assert "Another window" in dialog_of(second, QMessageBox).informativeText()
    assert (first.decks.open_deck.name, second.decks.open_deck.name) == ("Old", "")


def test_an_import_from_the_library_closes_it(window: MainWindow) -> None:
    window.decks.show_library()
    dialog_of(window, DeckLibraryDialog).library.import_list.click()
    dialog = dialog_of(window, ImportDialog)
    dialog.text.setPlainText("4 ST01-001")
    dialog.refresh()
    dialog.import_button.click()
    assert open_dialogs(window) == []
    assert window.decks.open_deck.document.deck.count == 4


def test_a_full_disk_is_told_once_and_the_window_closes_only_when_nothing_is_lost(
    window: MainWindow, full: Callable[[bool], None]
) -> None:
    document = window.decks.open_deck.document
    full(True)
    for _ in range(4):
        document.add("ST01-001")
    assert "No space left" in dialog_of(window, QMessageBox).informativeText()
    dialog_of(window, QMessageBox).close()
    window.close()
    assert window.isVisible()
    answer(window, "Keep editing")
    assert document.deck.count == 4
    full(False)
    window.close()
    assert not window.isVisible()
    assert len(left_names()) == 1


def test_what_cannot_be_kept_is_given_up_when_that_is_wanted(window: MainWindow, full: Callable[[bool], None]) -> None:
    full(True)
    window.decks.open_deck.document.add("ST01-001")
    dialog_of(window, QMessageBox).close()
    window.close()
    answer(window, "Discard changes")
    assert not window.isVisible()
    assert left_names() == []


def test_a_deck_that_was_removed_is_saved_again_in_its_folder(window: MainWindow) -> None:
    shelf = decks_api.player_repository()
    entry = shelf.add(OLD, "Blue")
    window.decks.open(entry)
    shelf.remove(entry)
    window.decks.open_deck.document.remove("ST01-001")
    window.decks.save()
    (again,) = decks_api.player_repository().listing().entries
    assert again.folder == "Blue"


def test_what_cannot_be_deleted_is_not_said_to_be(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = decks_api.player_repository()
    for name in ("A", "B"):
        shelf.add(OLD.model_copy(update={"name": name}))
    window.decks.show_library()
    panel = dialog_of(window, DeckLibraryDialog).library
    remove = panel.repository.remove

    def refuse(entry: decks_api.DeckEntry) -> decks_api.DeckEntry:
        if entry.name == "A":
            raise PermissionError(13, "Permission denied")
        return remove(entry)

    monkeypatch.setattr(panel.repository, "remove", refuse)
    panel.list.selectAll()
    chosen = panel.list.selectionModel()
    for row in range(2, panel.filter.rowCount()):
        chosen.select(panel.filter.index(row, 0), chosen.SelectionFlag.Deselect)
    panel.deck_actions.delete.trigger()
    assert "Permission denied" in panel.notice.text()
    assert saved() == ["A"]


def test_the_window_of_rules_has_its_title_in_every_language(window: MainWindow, qtbot: QtBot) -> None:
    window.decks.show_clause("5-1-1-3")
    assert window.decks._clause_dialog is not None
    window.settings_controller.change("language", "ja")
    qtbot.waitUntil(
        lambda: window.decks._clause_dialog is not None and window.decks._clause_dialog.windowTitle() == "ルール"
    )
    window.settings_controller.change("language", "en")
    qtbot.wait(10)


def test_keys_of_the_builder_work_from_a_field_that_can_do_nothing_with_them(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    take(window)
    document, field = window.decks.open_deck.document, window.decks.page.search_panel.field
    document.remove("ST01-001")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert document.deck.copies("ST01-001") == 4
    QTest.keyClicks(field, "zaku")
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert (field.text(), document.deck.copies("ST01-001")) == ("", 4)
    QTest.keyClick(field, Qt.Key.Key_C, CONTROL)
    assert "4 ST01-001" in QGuiApplication.clipboard().text()
    QTest.keyClick(field, Qt.Key.Key_E, CONTROL)
    assert dialog_of(window, ExportDialog).isVisible()


def test_rules_open_ready_to_look_for_one(window: MainWindow, qtbot: QtBot) -> None:
    window.decks.show_clause("")
    dialog = window.decks._clause_dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.clause.finder.hasFocus()
