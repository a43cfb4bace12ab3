"""The deck room: a deck is built, saved, left and found again, played with and played out alone, in the real window."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDropEvent, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.levels import IDLE
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.locate import player_folder
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.decks.builder.saved_searches import SavedSearches
from gundam_desktop.ui.decks.collection.collection_dialog import CollectionDialog
from gundam_desktop.ui.decks.import_export import ExportDialog, ImportDialog
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from gundam_desktop.ui.decks.library.notes_dialog import NotesDialog
from gundam_desktop.ui.decks.statistics import CurveChart
from gundam_desktop.ui.decks.workspace.conflict_dialog import ConflictDialog
from gundam_desktop.ui.decks.workspace.statistics_dialog import StatisticsDialog
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.row_model import ROW
from gundam_desktop.ui.style.theme import theme
from tests.ui.decks.open_dialogs import Open, answer, dialog_of, keep, saved, take

pytestmark = pytest.mark.usefixtures("home")


def test_the_builder_opens_by_its_key_and_goes_back_by_it(window: MainWindow) -> None:
    assert window.windowTitle().startswith("New deck — deck builder")
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert "deck builder" not in window.windowTitle()
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert "deck builder" in window.windowTitle()


def test_the_builder_opens_ready_for_a_search_and_again_where_the_player_was(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.decks.page
    assert page.search_panel.field.hasFocus()
    page.deck.view.setFocus()
    window.show_table()
    assert window.welcome.page.play.hasFocus(), "there is no game on the table"
    window.decks.show()
    assert page.deck.view.hasFocus()


def test_the_collection_opens_by_its_key_and_follows_the_deck(window: MainWindow) -> None:
    take(window)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Up, control)
    QTest.keyClick(window, Qt.Key.Key_Up, control)
    QTest.keyClick(window, Qt.Key.Key_Down, control)
    number = window.decks.page.sidebar.owned.number
    assert decks_api.player_collection().read().owned == {number: 1}
    QTest.keyClick(window, Qt.Key.Key_O, control | shift)
    dialog = dialog_of(window, CollectionDialog)
    dialog.tabs.setCurrentWidget(dialog.missing)
    assert dialog.missing.note.text() == "Missing: 49"
    window.decks.open_deck.document.remove("ST01-015")
    assert dialog.missing.note.text() == "Missing: 48"
    dialog.card_chosen.emit("GD01-001")
    assert window.decks.page.cards.cards.number(0) == "GD01-001"


def test_keys_of_the_table_do_nothing_in_the_builder_and_those_of_the_builder_nothing_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    take(window)
    document = window.decks.open_deck.document
    document.remove("ST01-001")
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.deck.copies("ST01-001") == 4
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert document.deck.copies("ST01-001") == 3
    window.show_table()
    qtbot.wait(10)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.deck.copies("ST01-001") == 3


def test_a_deck_gets_its_name_when_it_is_saved_first_and_is_on_the_shelf(window: MainWindow) -> None:
    window.decks.new()
    window.decks.open_deck.document.add("ST01-001", 4)
    assert window.windowTitle().startswith("New deck *")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    asked = dialog_of(window, QInputDialog)
    asked.setTextValue("My first")
    asked.accept()
    assert saved() == ["My first"]
    assert window.windowTitle().startswith("My first — deck builder")
    window.decks.open_deck.document.add("ST01-005", 2)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    (entry,) = decks_api.player_repository().listing().entries
    assert entry.deck.copies("ST01-005") == 2
    assert len(decks_api.player_repository().versions(entry)) == 1


def test_a_shipped_deck_is_stored_only_once_it_is_changed_and_saved(window: MainWindow, qtbot: QtBot) -> None:
    window.decks.show_library()
    qtbot.wait(20)
    assert window.decks._library is not None
    panel = window.decks._library.library
    rows = [panel.filter.index(row, 0) for row in range(panel.filter.rowCount())]
    (shown,) = [index for index in rows if index.data(ROW).entry.name == "official-004"]
    panel.list.selectionModel().setCurrentIndex(shown, QItemSelectionModel.SelectionFlag.ClearAndSelect)
    panel.open.click()
    assert window.decks.open_deck.document.deck.count == 50
    assert window.decks.open_deck.entry is None
    window.decks.save()
    assert saved() == []
    assert "premade deck" in window.decks.page.cards.status.text()
    window.decks.page.cards.show_message("")
    window.decks.play()
    assert "premade deck" not in window.decks.page.cards.status.text()
    assert dialog_of(window, NewGameDialog).decks[0].chosen == "official-004"
    assert saved() == []
    window.decks.open_deck.document.remove("ST01-001")
    window.decks.save()
    (name,) = saved()
    assert name == decks_api.find("official-004", decks_api.all_cards()).comment


def test_notes_and_tags_are_edited_in_the_builder(window: MainWindow) -> None:
    take(window)
    window.decks.open_deck.document.rename("Tide")
    window.decks.page.cards.view.setFocus()
    QTest.keyClick(window.decks.page.cards.view, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    dialog = dialog_of(window, NotesDialog)  # the deck was saved first
    dialog.tags.setText("league, fast")
    dialog.notes.setPlainText("Keep two Pilots.")
    window.decks.open_deck.document.remove("ST01-001")
    dialog.accept()
    (entry,) = decks_api.player_repository().listing().entries
    assert (entry.tags, entry.notes, entry.deck.count) == (("league", "fast"), "Keep two Pilots.", 50)
    assert window.decks.open_deck.document.deck.count == 49  # the edit stays
    assert not window.decks.open_deck.is_saved
    window.decks.save()
    (entry,) = decks_api.player_repository().listing().entries
    assert (entry.tags, entry.notes, entry.deck.count) == (("league", "fast"), "Keep two Pilots.", 49)


def test_a_premade_deck_gets_notes_once_it_is_the_players_own(window: MainWindow) -> None:
    window.decks.open("official-004")
    window.decks.describe()
    assert "under another name" in window.decks.page.cards.status.text()
    assert saved() == []


def test_what_was_saved_is_said(window: MainWindow) -> None:
    take(window)
    window.decks.open_deck.document.rename("Tide & Storm")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert window.decks.page.cards.status.accessibleName() == "Saved: Tide & Storm"


@pytest.mark.parametrize(("button", "kept"), [("Save", True), ("Discard changes", False)])
def test_unsaved_changes_are_asked_about_before_another_deck_is_taken_up(
    button: str, kept: bool, window: MainWindow
) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks.new()
    answer(window, button)
    assert window.decks.open_deck.document.deck.count == 0
    assert len(saved()) == kept


def test_going_on_building_changes_nothing(window: MainWindow) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks.new()
    answer(window, "Keep editing")
    assert window.decks.open_deck.document.deck.count == 46
    assert not window.decks.open_deck.is_saved


def test_a_crash_loses_no_edit(window: MainWindow, open_window: Open, home: Path) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 3)
    shutil.copytree(home / "decks", home / "as it was")  # killed now: the lock is gone, the draft is there
    window.decks.open_deck.document.undo()
    window.close()
    shutil.rmtree(home / "decks")
    shutil.move(home / "as it was", home / "decks")
    again = open_window()
    answer(again, "Recover")
    deck = again.decks.open_deck.document.deck
    assert (deck.count, deck.copies("ST01-001")) == (47, 1)
    assert not again.decks.open_deck.is_saved
    again.decks.save()
    assert len(saved()) == 1
    assert decks_api.player_repository().recoverable_drafts().drafts == []


def test_closing_with_unsaved_edits_offers_them_the_next_time(window: MainWindow, open_window: Open) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 3)
    window.close()
    again = open_window()
    answer(again, "Ask again later")
    again.close()
    third = open_window()
    answer(third, "Delete")
    assert decks_api.player_repository().recoverable_drafts().drafts == []


def test_an_unsaved_deck_is_offered_when_the_program_starts(window: MainWindow, qtbot: QtBot) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 3)
    window.close()
    again = MainWindow(Services(), Settings(animation=0))
    qtbot.addWidget(again)
    again.show()
    assert "deck builder" not in again.windowTitle()
    again.decks.offer_drafts()
    answer(again, "Recover")
    assert not again.on_table
    assert again.decks.open_deck.document.deck.count == 47
    again.decks.offer_drafts()
    assert [box for box in again.findChildren(QMessageBox) if box.isVisible()] == []
    again.close()


def test_a_left_deck_does_not_push_away_what_is_built_meanwhile(window: MainWindow, open_window: Open) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 3)
    window.close()
    again = open_window()
    again.decks.open_deck.document.add("ST01-005", 4)
    answer(again, "Recover")
    answer(again, "Keep editing")
    assert again.decks.open_deck.document.deck.cards == (("ST01-005", 4),)
    assert len(decks_api.player_repository().recoverable_drafts().drafts) == 1


def test_a_draft_of_an_open_window_is_offered_to_no_other(window: MainWindow, open_window: Open) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 3)
    assert [box for box in open_window().findChildren(QMessageBox) if box.isVisible()] == []


@pytest.mark.parametrize(
    ("button", "names"),
    [("Save a copy", 2), ("Overwrite with mine", 1), ("Don't save now", 1), ("Use the saved one", 1)],
)
def test_two_windows_that_save_one_deck_lose_nothing(
    button: str, names: int, window: MainWindow, open_window: Open
) -> None:
    keep(window)
    (entry,) = decks_api.player_repository().listing().entries
    other = open_window()
    other.decks.open(entry)
    other.decks.open_deck.document.remove("ST01-002", 4)
    other.decks.save()
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks.save()
    answer(window, button)
    repository = decks_api.player_repository()
    decks = [found.deck for found in repository.listing().entries]
    assert len(decks) == names
    former = [version.deck for found in repository.listing().entries for version in repository.versions(found)]
    counts = {(deck.copies("ST01-001"), deck.copies("ST01-002")) for deck in (*decks, *filter(None, former))}
    mine = {(0, 4)} if button in ("Save a copy", "Overwrite with mine") else set()
    assert counts == {(4, 4), (4, 0)} | mine
    assert window.decks.open_deck.is_saved == (button != "Don't save now")
    if button == "Use the saved one":
        assert window.decks.open_deck.document.deck.copies("ST01-001") == 4
        window.decks.page.undo()
        assert window.decks.open_deck.document.deck.copies("ST01-001") == 0


def test_a_conflict_shows_what_differs(window: MainWindow, open_window: Open) -> None:
    keep(window)
    change_outside("ST01-002")
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks.save()
    model = dialog_of(window, ConflictDialog).view.model()
    rows = [model.index(row, 0, model.index(0, 0)) for row in range(model.rowCount(model.index(0, 0)))]
    assert {(row.data().split()[0], row.siblingAtColumn(3).data()) for row in rows} == {
        ("ST01-001", "−4"),
        ("ST01-002", "+4"),
    }


def test_a_deck_without_unsaved_changes_follows_its_file(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    change_outside("ST01-002")
    deck = window.decks.open_deck
    qtbot.waitUntil(lambda: deck.document.deck.copies("ST01-002") == 0)
    assert deck.is_saved
    assert "was changed by another window or program" in window.decks.page.cards.status.text()
    window.decks.page.undo()
    assert deck.document.deck.copies("ST01-002") == 4
    window.decks.save()
    assert decks_api.player_repository().listing().entries[0].deck.copies("ST01-002") == 4


def test_a_deck_with_unsaved_changes_is_told_at_once_that_its_file_has_changed(
    window: MainWindow, qtbot: QtBot
) -> None:
    keep(window)
    deck = window.decks.open_deck
    deck.document.remove("ST01-001", 4)
    change_outside("ST01-002")
    qtbot.waitUntil(lambda: bool(window.findChildren(ConflictDialog)))
    answer(window, "Keep mine")
    assert deck.document.deck.copies("ST01-001") == 0
    assert deck.document.deck.copies("ST01-002") == 4
    assert not deck.is_saved


def test_a_deck_follows_the_name_that_another_program_gave_it(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    repository = decks_api.player_repository()
    repository.rename(repository.listing().entries[0], "Theirs")
    qtbot.waitUntil(lambda: window.decks.open_deck.name == "Theirs")
    assert window.decks.open_deck.is_saved


def test_a_deck_whose_file_is_removed_stays_open(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    repository = decks_api.player_repository()
    repository.remove(repository.listing().entries[0])
    qtbot.waitUntil(lambda: "is deleted" in window.decks.page.cards.status.text())
    assert window.decks.open_deck.document.deck.count == 50


def test_a_deck_whose_file_is_moved_away_stays_open(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    decks_api.player_repository().listing().entries[0].path.unlink()
    qtbot.waitUntil(lambda: "moved away or removed" in window.decks.page.cards.status.text())
    assert window.decks.open_deck.document.deck.count == 50


def change_outside(number: str) -> None:
    """Remove every copy of a card from the stored deck, as another program would."""
    repository = decks_api.player_repository()
    (entry,) = repository.listing().entries
    repository.save(entry, entry.deck.with_count(number, 0))


def test_the_first_unsaved_edit_says_that_edits_are_kept(window: MainWindow) -> None:
    keep(window)
    status = window.decks.page.cards.status
    assert "are kept" not in status.text()
    window.decks.open_deck.document.remove("ST01-001")
    assert "Your changes are kept, also when you close the program." in status.text()


def test_unsaved_changes_show_a_button_that_saves(window: MainWindow) -> None:
    keep(window)
    save = window.decks.page.deck.save
    assert not save.isVisible()
    window.decks.open_deck.document.remove("ST01-001")
    assert save.isVisible()
    QTest.mouseClick(save, Qt.MouseButton.LeftButton)
    assert not save.isVisible()
    assert window.decks.open_deck.is_saved


def test_lines_that_an_import_left_out_are_counted(window: MainWindow) -> None:
    window.decks.import_text("4 ST01-001\nfirst nonsense\nsecond nonsense")
    QTest.mouseClick(dialog_of(window, ImportDialog).import_button, Qt.MouseButton.LeftButton)
    assert "not understood: 2" in window.decks.page.cards.status.text()


def test_the_library_marks_the_open_deck(window: MainWindow) -> None:
    decks_api.player_repository().add(window.decks.open_deck.document.deck.model_copy(update={"name": "A"}))
    keep(window)
    window.decks.show_library()
    (row,) = dialog_of(window, DeckLibraryDialog).library.chosen()
    assert row.name == "Mine"


def test_a_deck_is_not_saved_without_a_name(window: MainWindow) -> None:
    keep(window)
    window.decks.save_as()
    dialog = dialog_of(window, QInputDialog)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    dialog.setTextValue(" ")
    assert not buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.setTextValue("Other")
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert saved() == ["Mine", "Other"]


def test_the_menu_names_the_page_that_it_leads_back_to(window: MainWindow) -> None:
    assert window.menus.builder.text() == "&Back to the start page"


def test_a_deck_that_was_removed_meanwhile_is_saved_again(window: MainWindow) -> None:
    keep(window)
    repository = decks_api.player_repository()
    repository.remove(repository.listing().entries[0])
    window.decks.open_deck.document.remove("ST01-001")
    window.decks.save()
    assert [box for box in window.findChildren(QMessageBox) if box.isVisible()] == [], "nothing is overwritten"
    assert len(saved()) == 1
    assert window.decks.open_deck.is_saved


def test_a_legal_deck_is_saved_and_a_game_with_it_begins(window: MainWindow, qtbot: QtBot) -> None:
    take(window)
    window.decks.open_deck.document.rename("Mine")
    QTest.keyClick(window, Qt.Key.Key_F5)
    dialog = dialog_of(window, NewGameDialog)
    dialog.opponent.choose(HUMAN)
    dialog.accept()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.on_table
    assert window.session is not None
    (entry,) = decks_api.player_repository().listing().entries
    assert window.session.decks[0].cards == entry.deck.cards
    assert window.session.start.players[0].deck_name == entry.name


def test_a_deck_that_breaks_the_rules_is_refused_with_the_clauses_and_can_be_played_out_alone(
    window: MainWindow, qtbot: QtBot
) -> None:
    take(window)
    window.decks.open_deck.document.remove("ST01-001", 4)
    window.decks.play()
    box = dialog_of(window, QMessageBox)
    assert "46" in box.informativeText()
    box.close()
    QTest.keyClick(window, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    session = window.session
    assert session is not None
    assert window.on_table
    assert session.start.players[1].level == IDLE
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert session.choose(0, session.legal_choices(0)[0])
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert not session.over
    window.launcher.rematch()
    assert window.session is not None
    assert window.session is not session
    assert window.session.game_history.record.start.trial


def test_a_deck_too_small_for_a_hand_and_shields_is_not_played_out(window: MainWindow) -> None:
    window.decks.open_deck.document.replace(Deck(name="small", cards=(("ST01-001", 11),)), "small")
    window.decks.playtest_alone()
    assert "11" in dialog_of(window, QMessageBox).informativeText()
    assert window.session is None


def test_a_restricted_deck_is_played_when_the_player_says_so(window: MainWindow) -> None:
    take(window, "official-005")
    window.decks.page.sidebar.legality.restricted.setChecked(True)
    window.decks.play()
    assert "ST02-016" in dialog_of(window, QMessageBox).informativeText()
    answer(window, "Play it anyway")
    assert dialog_of(window, NewGameDialog).decks[0].chosen


def test_a_list_that_was_copied_is_imported_and_the_deck_is_copied_again(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("4 ST01-001\n2x GM\n")
    window.decks.page.cards.view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window, ImportDialog)
    dialog.name.setText("Copied")
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    deck = window.decks.open_deck.document.deck
    assert (deck.name, deck.cards) == ("Copied", (("ST01-001", 4), ("ST01-005", 2)))
    large = window.decks.page.sidebar.preview.zoom.face
    assert large is not None
    assert large.number == "ST01-005"  # the first of the list
    assert not window.decks.open_deck.is_saved
    QTest.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "4 ST01-001" in QGuiApplication.clipboard().text()


def test_an_import_that_is_undone_leaves_a_new_deck_with_its_resources(window: MainWindow) -> None:
    window.decks.new()
    new = window.decks.open_deck.document.deck
    assert new.resource_count == decks_api.RESOURCE_DECK_SIZE
    window.decks.import_text("4 ST01-001\n10 R-002\n")
    QTest.mouseClick(dialog_of(window, ImportDialog).import_button, Qt.MouseButton.LeftButton)
    assert window.decks.open_deck.document.deck.resources == (("R-002", 10),)
    assert not window.decks.open_deck.is_saved
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.decks.open_deck.document.deck == new
    assert window.decks.open_deck.is_saved


def test_an_import_that_is_broken_off_keeps_its_list(window: MainWindow) -> None:
    window.decks.import_list()
    dialog = dialog_of(window, ImportDialog)
    dialog.text.setPlainText("4 ST01-001\n3 Gundam\n")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    window.decks.import_list()
    dialog = dialog_of(window, ImportDialog)
    assert dialog.text.toPlainText() == "4 ST01-001\n3 Gundam\n"
    QGuiApplication.clipboard().setText("4 ST01-001\n")
    QTest.keyClick(dialog.text, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.text.toPlainText() == "4 ST01-001\n"
    dialog.refresh()
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    window.decks.import_list()
    assert dialog_of(window, ImportDialog).text.toPlainText() == ""


def test_a_file_that_is_dropped_is_imported(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("4 ST01-001\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    drop = QDropEvent(QPointF(20, 20), both, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    window.decks.page.dropEvent(drop)
    assert drop.dropAction() == Qt.DropAction.CopyAction, "the file stays where it is"
    assert "ST01-001" in dialog_of(window, ImportDialog).text.toPlainText()


def test_the_library_opens_a_deck_and_export_shows_it(window: MainWindow, qtbot: QtBot) -> None:
    keep(window)
    window.decks.new()
    window.decks.show_library()
    assert window.decks._library is not None
    panel = window.decks._library.library
    (entry,) = decks_api.player_repository().listing().entries
    panel.open_wanted.emit(entry)
    qtbot.wait(10)
    assert window.decks.open_deck.document.deck.cards == entry.deck.cards
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert "ST01-001" in dialog_of(window, ExportDialog).text.toPlainText()


def test_a_clause_opens_beside_the_builder(window: MainWindow) -> None:
    window.decks.page.clause_wanted.emit("6-1-1-3")
    assert window.decks._clause_dialog is not None
    assert "6-1-1-3" in window.decks._clause_dialog.clause.number
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.decks._clause_dialog.isVisible()


def test_what_the_builder_says_follows_language_and_colours(window: MainWindow) -> None:
    take(window)
    window.settings_controller.change("language", "ja")
    QApplication.processEvents()
    assert "Gundam Desktop" in window.windowTitle()
    assert window.decks.page.sidebar.preview.zoom.face is not None
    page = window.decks.page
    for wanted in ("light", "dark", "light"):
        window.settings_controller.change("theme", wanted)
        for view in (page.cards.grid, page.cards.table, page.deck.view):
            ground = view.viewport().palette().color(QPalette.ColorRole.Base)
            assert ground == QColor(theme().panel)
            assert view.viewport().palette().color(QPalette.ColorRole.Text) == QColor(theme().text)
    window.settings_controller.change("language", "en")
    QApplication.processEvents()
    assert window.windowTitle().startswith("Federation") or "deck builder" in window.windowTitle()


def test_the_builder_looks_as_it_was_left(window: MainWindow, qtbot: QtBot) -> None:
    page = window.decks.page
    window.decks.page.cards.switch()
    page.grid_zoom = 0
    page.sidebar.legality.restricted.setChecked(True)
    page.search_panel.field.setText("zaku")
    QTest.keyClick(page.search_panel.field, Qt.Key.Key_Return)
    window.close()
    again = MainWindow(Services(), settings.load().settings)
    qtbot.addWidget(again)
    again.show()
    again.decks.show()
    page = again.decks.page
    assert page.cards.is_table
    assert page.grid_zoom == 0
    assert page.sidebar.legality.restricted.isChecked()
    assert page.search_panel.field.history == ["zaku"]
    again.close()


def test_decks_of_the_player_stand_in_their_own_folder(window: MainWindow) -> None:
    keep(window)
    assert [path.suffix for path in player_folder("decks").glob("*.txt")] == [".txt"]


def test_a_click_on_a_bar_of_the_curve_shows_its_cards_and_again_all(window: MainWindow, qtbot: QtBot) -> None:
    take(window)
    page = window.decks.page
    (curve,) = page.findChildren(CurveChart)
    chart = curve.chart
    cards = page.cards.cards
    every = cards.rowCount()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.place_of(1).center().toPoint())
    assert page.search_panel.field.text() == "cost:2 copies>0"
    qtbot.waitUntil(lambda: cards.rowCount() == 5)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.place_of(1).center().toPoint())
    assert page.search_panel.field.text() == ""
    qtbot.waitUntil(lambda: cards.rowCount() == every)


def test_a_saved_search_is_on_the_disk_at_once_and_shows_its_cards_again(window: MainWindow, qtbot: QtBot) -> None:
    field, saved = window.decks.page.search_panel.field, window.decks.page.search_panel.filters.saved
    field.setText("color:blue kw:blocker")
    assert not saved.isChecked()
    menu_action(saved, "&Save this search…").trigger()
    dialog = dialog_of(window, QInputDialog)
    dialog.setTextValue("Blue & blockers")
    dialog.accept()
    assert saved.isChecked()
    assert settings.load().settings.builder.saved_searches == {"Blue & blockers": "color:blue kw:blocker"}
    assert not menu_action(saved, "&Save this search…").isEnabled()
    field.clear()
    menu_action(saved, "Blue && blockers").trigger()
    assert field.text() == "color:blue kw:blocker"
    saved.remove("Blue & blockers")
    assert settings.load().settings.builder.saved_searches == {}
    assert not saved.isChecked()


def menu_action(saved: SavedSearches, text: str) -> QAction:
    return next(action for action in saved.menu().actions() if action.text() == text)


def test_a_suggested_card_is_shown_large_and_added(window: MainWindow) -> None:
    take(window)
    window.decks.windows.show_statistics()
    dialog = dialog_of(window, StatisticsDialog)
    page = dialog.panel.suggestions
    dialog.panel.open(page)
    name, number = (page.table.model().index(1, column).data() for column in (0, 1))
    page.table.selectRow(1)
    preview = window.decks.page.sidebar.preview.zoom
    assert preview.accessibleName().startswith(f"{name}.")
    before = window.decks.open_deck.document.deck.copies(number)
    QTest.mouseClick(page.add, Qt.MouseButton.LeftButton)
    assert window.decks.open_deck.document.deck.copies(number) == before + 1
    window.decks.page.undo()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert not window.decks.open_deck.is_saved
