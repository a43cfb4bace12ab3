"""The library of decks, as a person uses it: by mouse and keys, while other windows use the same shelf."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial
from html import escape
from threading import Semaphore

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import DamagedDeck, Deck, DeckEntry, DeckRepository
from gundam_desktop.ui.cards.deck_list import TILE
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.decks.library import DeckLibraryDialog, DeckLibraryPanel
from gundam_desktop.ui.decks.library.compare_dialog import CompareDialog
from gundam_desktop.ui.decks.library.deck_rows import LibraryPlace
from gundam_desktop.ui.decks.library.notes_dialog import NotesDialog
from gundam_desktop.ui.decks.library.versions_dialog import VersionsDialog
from gundam_desktop.ui.session import background_reader
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.row_model import ROW
from gundam_desktop.ui.style.theme import DARK, LIGHT, install_theme
from tests.ui.clipping import clipped
from tests.work import calls

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class Player:
    """Somebody with the library open."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.repository = qtbot, decks_api.player_repository()
        self.shipped = decks_api.shipped_entries()
        self.legal = next(entry.deck for entry in self.shipped if entry.name == "official-004")
        self.put("Blue", "Friday/Old", ["fast"], "Beats the mirror")
        self.put("Green", tags=["slow"])
        self.put("Half", deck=Deck(name="", cards=(("ST01-001", 4),)))
        self.panel = DeckLibraryPanel(self.repository)
        qtbot.addWidget(self.panel)
        self.panel.resize(1000, 700)
        self.panel.show()
        self.panel.activateWindow()
        qtbot.waitUntil(self.panel.isActiveWindow)
        self.panel.list.setFocus()

    def put(
        self, name: str, folder: str = "", tags: list[str] | None = None, notes: str = "", deck: Deck | None = None
    ) -> DeckEntry:
        """Somebody else puts a deck on the shelf."""
        named = (deck or self.legal).model_copy(update={"name": name})
        return DeckRepository(self.repository.folder, self.repository.cards).add(named, folder, tags or [], notes)

    @property
    def names(self) -> list[str]:
        """The player's own decks that are shown."""
        shown = self.panel.filter
        rows = [shown.index(row, 0).data(ROW) for row in range(shown.rowCount())]
        return [row.name for row in rows if row.kind != "shipped"]

    @property
    def marked(self) -> list[str]:
        return [row.name for row in self.panel.chosen()]

    def click(self, name: str, modifier: Qt.KeyboardModifier = NONE, twice: bool = False) -> None:
        view, shown = self.panel.list, self.panel.filter
        index = next(i for row in range(shown.rowCount()) if (i := shown.index(row, 0)).data() == name)
        view.scrollTo(index)
        at = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), LEFT, modifier, at)
        if twice:
            QTest.mouseDClick(view.viewport(), LEFT, modifier, at)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.panel.list, key, modifier)

    def place(self, place: LibraryPlace) -> QPoint:
        tree = self.panel.folder_tree
        before = tree.place
        tree.select_place(place)
        at = tree.visualRect(tree.currentIndex()).center()
        tree.select_place(before)
        return at

    def go_to(self, place: LibraryPlace) -> None:
        QTest.mouseClick(self.panel.folder_tree.viewport(), LEFT, NONE, self.place(place))
        assert self.panel.folder_tree.place == place

    def dialog(self, kind: type[QDialog]) -> QDialog:
        self.qtbot.waitUntil(lambda: any(isinstance(w, kind) and w.isVisible() for w in QApplication.topLevelWidgets()))
        return next(w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible())

    def entry(self, name: str) -> DeckEntry:
        return next(entry for entry in self.repository.listing().entries if entry.name == name)


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    return Player(qtbot)


def test_in_a_narrow_library_a_deck_is_as_wide_as_the_list(qtbot: QtBot) -> None:
    player = Player(qtbot)
    player.panel.resize(560, 500)
    QApplication.processEvents()
    view = player.panel.list
    assert view.viewport().width() >= 280
    assert view.visualRect(player.panel.filter.index(0, 0)).width() <= view.viewport().width()
    assert not view.horizontalScrollBar().isVisible()


def test_the_players_decks_stand_before_those_that_are_shipped(player: Player) -> None:
    assert player.names == ["Blue", "Green", "Half"]
    assert player.panel.filter.rowCount() == 3 + len(player.shipped)
    assert player.marked == ["Blue"]


def test_words_are_searched_in_names_notes_tags_and_cards(player: Player) -> None:
    for words, found in (("mirror", ["Blue"]), ("SLOW", ["Green"]), ("guntank fast", ["Blue"]), ("nowhere", [])):
        player.panel.search.clear()
        QTest.keyClicks(player.panel.search, words)
        assert player.names == found
    assert player.panel.empty.text() == "No deck here matches the search."
    assert not player.panel.open.isEnabled()


def test_enter_in_the_search_field_opens_the_first_deck_found(player: Player) -> None:
    QTest.keyClicks(player.panel.search, "slow")
    with player.qtbot.waitSignal(player.panel.open_wanted) as opened:
        QTest.keyClick(player.panel.search, Qt.Key.Key_Return)
    assert opened.args is not None
    assert opened.args[0].name == "Green"


def test_folders_and_tags_narrow_the_list(player: Player) -> None:
    player.go_to(LibraryPlace("folder", "Friday"))
    assert player.names == ["Blue"]
    player.go_to(LibraryPlace("tag", "slow"))
    assert player.names == ["Green"]
    player.go_to(LibraryPlace("shipped"))
    assert (player.names, player.panel.filter.rowCount()) == ([], len(player.shipped))
    player.go_to(LibraryPlace("removed"))
    assert player.panel.empty.text() == "There are no decks here."
    player.go_to(LibraryPlace("all"))
    assert player.names == ["Blue", "Green", "Half"]


def test_a_double_click_opens_and_enter_too(player: Player) -> None:
    with player.qtbot.waitSignal(player.panel.open_wanted) as opened:
        player.click("Green", twice=True)
    assert opened.args == [player.entry("Green")]
    with player.qtbot.waitSignal(player.panel.open_wanted) as opened:
        player.press(Qt.Key.Key_Return)
    assert opened.args == [player.entry("Green")]


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_a_shipped_deck_says_how_it_plays(player: Player, language: str) -> None:
    install_language(language)
    player.go_to(LibraryPlace("shipped"))
    (row,) = player.panel.chosen()
    plan = decks_api.plan_of(row.entry.name, language)
    assert plan
    assert escape(plan) in player.panel.details.label.text()


def test_opening_a_shipped_deck_stores_nothing(player: Player) -> None:
    player.go_to(LibraryPlace("shipped"))
    stored = player.repository.listing().entries
    with player.qtbot.waitSignal(player.panel.open_wanted) as opened:
        QTest.mouseClick(player.panel.open, LEFT)
    assert opened.args == [player.panel.chosen()[0].entry.name]
    assert player.repository.listing().entries == stored


@pytest.mark.parametrize("by_key", [False, True])
def test_a_deleted_deck_is_restored_by_the_main_button(player: Player, by_key: bool) -> None:
    player.click("Green")
    player.panel.deck_actions.delete.trigger()
    player.go_to(LibraryPlace("removed"))
    player.click("Green")
    assert player.panel.open.accessibleName() == "Restore"
    if by_key:
        QTest.keyClick(player.panel.list, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(player.panel.open, LEFT)
    assert "Green" not in player.names
    player.go_to(LibraryPlace("all"))
    assert "Green" in player.names
    assert player.panel.open.accessibleName() == "Open"


def test_what_may_not_be_played_is_not_offered_to_be(player: Player) -> None:
    player.click("Half")
    assert not player.panel.play.isEnabled()
    assert "put in 46 cards" in player.panel.details.label.text()
    player.click("Green")
    with player.qtbot.waitSignal(player.panel.play_wanted) as played:
        QTest.mouseClick(player.panel.play, LEFT)
    assert played.args == [player.entry("Green")]
    player.go_to(LibraryPlace("shipped"))
    with player.qtbot.waitSignal(player.panel.play_wanted) as played:
        QTest.mouseClick(player.panel.play, LEFT)
    assert played.args == [player.panel.chosen()[0].entry.name]


def test_new_import_and_export_are_asked_of_others(player: Player) -> None:
    panel = player.panel
    player.go_to(LibraryPlace("folder", "Friday/Old"))
    with player.qtbot.waitSignals([panel.new_wanted, panel.import_wanted, panel.export_wanted]):
        for button in (panel.new, panel.import_list, panel.export):
            QTest.mouseClick(button, LEFT)
    with player.qtbot.waitSignal(panel.new_wanted) as new:
        QTest.mouseClick(panel.new, LEFT)
    assert new.args == ["Friday/Old"]


def test_a_name_is_written_in_its_place(player: Player) -> None:
    player.click("Green")
    player.press(Qt.Key.Key_F2)
    editor = player.panel.list.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Green"
    player.put("While writing")
    player.panel.refresh()
    assert editor.isVisible(), "what happens elsewhere does not take the pen away"
    editor.selectAll()
    QTest.keyClicks(editor, "Navy: a/b")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: player.names == ["Blue", "Half", "Navy: a/b", "While writing"])
    assert player.marked == ["Navy: a/b"]


def test_a_name_that_is_taken_is_refused_in_words(player: Player) -> None:
    player.click("Green")
    player.press(Qt.Key.Key_F2)
    editor = player.panel.list.findChild(QLineEdit)
    assert editor is not None
    editor.setText("half")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    player.qtbot.waitUntil(player.panel.notice.isVisible)
    assert player.panel.notice.text() == "there is another deck half in this folder"
    assert player.names == ["Blue", "Green", "Half"]


def test_a_deck_is_deleted_and_restored_by_keys(player: Player) -> None:
    player.click("Blue")
    player.click("Green", CONTROL)
    player.press(Qt.Key.Key_Delete)
    assert player.names == ["Half"]
    assert player.panel.notice.text() == "2 decks were deleted; they can be restored."
    player.go_to(LibraryPlace("removed"))
    assert player.names == ["Blue", "Green"]
    player.click("Blue")
    player.panel.deck_actions.restore.trigger()
    assert player.names == ["Green"]
    assert player.entry("Blue").folder == "Friday/Old"


def test_for_good_is_asked_first(player: Player) -> None:
    player.click("Green")
    player.press(Qt.Key.Key_Delete)
    player.go_to(LibraryPlace("removed"))
    for answer, left in (("Keep", ["Green"]), ("Delete", [])):
        player.panel.deck_actions.erase.trigger()
        box = player.dialog(QMessageBox)
        assert isinstance(box, QMessageBox)
        QTest.mouseClick(next(button for button in box.buttons() if button.text() == answer), LEFT)
        assert player.names == left


def test_duplicates_are_numbered(player: Player) -> None:
    player.click("Green")
    player.press(Qt.Key.Key_D, CONTROL)
    assert player.names == ["Blue", "Green", "Green (2)", "Half"]
    assert player.marked == ["Green (2)"]


def test_tags_and_notes_are_written(player: Player) -> None:
    player.click("Green")
    player.press(Qt.Key.Key_Return, ALT)
    dialog = player.dialog(NotesDialog)
    assert isinstance(dialog, NotesDialog)
    QTest.keyClicks(dialog.tags, ", fast")
    QTest.keyClicks(dialog.notes, "Try it")
    dialog.accept()
    assert (player.entry("Green").tags, player.entry("Green").notes) == (("slow", "fast"), "Try it")
    assert "Try it" in player.panel.details.label.text()
    player.go_to(LibraryPlace("tag", "fast"))
    assert player.names == ["Blue", "Green"]


def test_two_decks_are_compared(player: Player) -> None:
    player.click("Blue")
    assert not player.panel.deck_actions.compare.isEnabled()
    player.click("Half", CONTROL)
    player.press(Qt.Key.Key_K, CONTROL)
    dialog = player.dialog(CompareDialog)
    assert isinstance(dialog, CompareDialog)
    model = dialog.view.model()
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in (1, 2)] == ["Blue", "Half"]
    units = model.index(0, 0)
    assert units.data() == "Units"
    lines = [[model.index(row, column, units).data() for column in range(4)] for row in range(model.rowCount(units))]
    assert ["ST01-002  Gundam (MA Form)", "4", "–", "−4"] in lines
    dialog.close()


def test_a_version_is_looked_at_and_had_back(player: Player) -> None:
    before = player.entry("Green")
    player.repository.save(before, before.deck.with_count("ST01-001", 1))
    player.panel.refresh()
    player.click("Green")
    player.press(Qt.Key.Key_H, CONTROL)
    dialog = player.dialog(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    assert "since then +0 −3" in dialog.list.currentIndex().data()
    QTest.mouseClick(dialog.restore, LEFT)
    assert player.entry("Green").deck.cards == before.deck.cards
    assert len(player.repository.versions(player.entry("Green"))) == 2


def test_a_version_is_not_restored_over_what_another_window_has_saved(player: Player) -> None:
    green = player.entry("Green")
    entry = player.repository.save(green, green.deck.with_count("ST01-001", 1))
    player.panel.refresh()
    player.click("Green")
    player.press(Qt.Key.Key_H, CONTROL)
    dialog = player.dialog(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    theirs = DeckRepository(player.repository.folder, player.repository.cards).save(
        entry, green.deck.with_count("ST01-001", 2)
    )
    QTest.mouseClick(dialog.restore, LEFT)
    assert player.panel.notice.text().startswith("Another window has changed this deck")
    assert player.entry("Green").deck == theirs.deck


def test_decks_are_dragged_into_folders(player: Player) -> None:
    player.click("Green")
    player.click("Half", CONTROL)
    data = player.panel.filter.mimeData(player.panel.list.selectionModel().selectedIndexes())
    tree, at = player.panel.folder_tree, QPointF(player.place(LibraryPlace("folder", "Friday")))
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, data, LEFT, NONE)
    QApplication.sendEvent(tree.viewport(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(tree.viewport(), QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, NONE))
    assert [player.entry(name).folder for name in ("Blue", "Green", "Half")] == ["Friday/Old", "Friday", "Friday"]


def test_decks_are_moved_by_the_menu_also_into_a_new_folder(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Saturday", True))
    for text, folder in (("Friday", "Friday"), ("New folder…", "Saturday"), ("No folder", "")):
        player.click("Green")
        player.panel.deck_actions.folders.aboutToShow.emit()
        next(action for action in player.panel.deck_actions.folders.actions() if action.text() == text).trigger()
        assert player.entry("Green").folder == folder
        assert player.marked == ["Green"]


def test_folders_are_made_renamed_and_removed(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = player.panel._folder_menu
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("New", True))
    player.go_to(LibraryPlace("folder", "Friday"))
    menu.make.trigger()
    assert player.panel.folder_tree.place == LibraryPlace("folder", "Friday/New")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Newer", True))
    menu.rename.trigger()
    assert player.panel.folder_tree.place == LibraryPlace("folder", "Friday/Newer")
    menu.remove.trigger()
    assert player.repository.folders.names() == ["Friday", "Friday/Old"]
    player.go_to(LibraryPlace("folder", "Friday/Old"))
    menu.remove.trigger()
    assert player.panel.notice.text().startswith("the folder Friday/Old cannot be removed")


def test_what_other_programs_do_is_noticed(player: Player) -> None:
    player.click("Green")
    player.put("Another", "Friday/New")
    player.qtbot.waitUntil(lambda: player.names == ["Another", "Blue", "Green", "Half"])
    assert player.marked == ["Green"]
    DeckRepository(player.repository.folder, player.repository.cards).remove(player.entry("Another"))
    player.qtbot.waitUntil(lambda: player.names == ["Blue", "Green", "Half"])


def test_a_file_that_was_edited_is_noticed_when_one_comes_back(player: Player) -> None:
    path = player.entry("Green").path
    with path.open("ab") as file:
        file.write(b"1 ST01-0\n")
    QApplication.sendEvent(player.panel, QEvent(QEvent.Type.ActivationChange))
    assert player.names == ["Blue", "Half"]
    assert player.panel.faults.isVisible()
    assert "Green.txt, line" in player.panel.faults.text()


def test_the_order_is_by_name_or_by_the_last_change(player: Player) -> None:
    old = player.entry("Blue")
    old.path.write_text(old.path.read_text("utf-8").replace("# changed: 20", "# changed: 19"), "utf-8")
    player.panel.order.setFocus()
    QTest.keyClick(player.panel.order, Qt.Key.Key_Down)
    assert player.names[-1] == "Blue"
    QTest.keyClick(player.panel.order, Qt.Key.Key_Up)
    assert player.names == ["Blue", "Green", "Half"]


def test_premade_decks_stand_by_the_names_that_are_shown(player: Player) -> None:
    names = [row.name for row in player.panel.decks.rows if row.kind == "shipped"]
    assert names == sorted(names, key=str.casefold)
    assert len(names) == len(player.shipped)


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    install_language("en")


def test_the_words_of_rules_follow_the_language(player: Player, english_again: None) -> None:
    player.click("Half")
    install_language("ja")
    QApplication.processEvents()
    assert "46枚加える" in player.panel.details.label.text()
    assert "青" in str(player.panel.filter.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_deck_is_read_aloud_with_all_that_is_painted(player: Player) -> None:
    said = str(player.panel.filter.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert said.startswith("Half. Blue. 4 + 10 cards. ")
    assert said.endswith(". not legal")
    assert "Friday/Old. fast. " in str(player.panel.filter.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_deck_is_shown_by_its_key_card_a_premade_one_by_the_same_as_in_the_new_game_form(player: Player) -> None:
    shown = player.panel.filter
    tiles: list[DeckTile] = [shown.index(row, 0).data(TILE) for row in range(shown.rowCount())]
    faces = {tile.deck.name: tile.face for tile in tiles}
    assert {name: face.number if face else "" for name, face in faces.items() if name.startswith("official")} == {
        entry.name: decks_api.key_card_of(entry.name) for entry in player.shipped
    }
    half = faces["Half"]
    assert half is not None
    assert half.number == "ST01-001"


def test_it_is_painted_in_both_themes(player: Player) -> None:
    view = player.panel.list
    below_the_name = view.visualRect(player.panel.filter.index(1, 0)).center() + QPoint(60, -5)
    shades = []
    for theme in (DARK, LIGHT):
        install_theme(theme)
        shades.append(view.viewport().grab().toImage().pixelColor(below_the_name).name().upper())
    assert shades == [DARK.zone, LIGHT.zone]


def test_nothing_is_cut_off(player: Player, caplog: pytest.LogCaptureFixture) -> None:
    player.click("Half")
    player.panel.resize(900, 560)
    assert clipped(player.panel, caplog) == []


def test_the_window_closes_when_a_deck_is_opened(qtbot: QtBot) -> None:
    dialog = DeckLibraryDialog(decks_api.player_repository())
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.library.list, Qt.Key.Key_Return)


def test_500_decks_are_handled_without_waiting(player: Player) -> None:
    folder = player.repository.folder / "Many"
    folder.mkdir()
    text = player.entry("Green").path.read_text("utf-8")
    for number in range(500):
        own = text.replace("# name: Green", f"# name: Deck {number:03}").replace("# id: ", f"# id: {number:03}")
        (folder / f"{number:03}.txt").write_text(own, "utf-8")
    player.panel.refresh()
    assert len(player.names) == 503

    def look_for(words: str) -> None:
        player.panel.search.setText(words)
        player.panel.refresh()
        player.panel.grab()

    for words in ("d", "de", "dec", "deck 49", ""):
        assert calls(partial(look_for, words)) < 1_000_000
    assert player.panel._row_reader.today == date.today()


def test_with_many_decks_the_first_are_there_before_the_last_are_read(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(background_reader, "MOMENT", 0.0)
    monkeypatch.setattr(background_reader, "SOON", 0.0)
    may_go_on, scan = Semaphore(2), DeckRepository.scan

    def slowly(repository: DeckRepository) -> Iterator[DeckEntry | DamagedDeck]:
        for one in scan(repository):
            may_go_on.acquire()
            yield one

    monkeypatch.setattr(DeckRepository, "scan", slowly)
    panel = DeckLibraryPanel(decks_api.player_repository())
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: panel.filter.rowCount() == 2)
    panel.search.setText("Green")
    assert [row.name for row in panel.chosen()] == ["Green"]
    player.put("Another")
    panel.refresh()
    assert panel.filter.rowCount() == 1, "the reading that goes on is not begun again"
    may_go_on.release(100)
    qtbot.waitUntil(lambda: "Another" in [row.name for row in panel.decks.rows])
    assert [row.name for row in panel.decks.rows if row.kind == "own"] == ["Another", "Blue", "Green", "Half"]
    assert [row.name for row in panel.chosen()] == ["Green"]
