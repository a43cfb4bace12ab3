"""Taking back and making again, games that are left and gone on with, the list of saved games."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.arena import Pairing, play_game
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.languages import LanguageKey
from gundam_desktop.match.resimulation import resimulate
from gundam_desktop.records import RecordedGame, Store, read_record
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.welcome_page import WelcomePage
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.saved_games.timeline import Timeline
from gundam_desktop.ui.saved_games.undo_dialog import UndoDialog
from gundam_desktop.ui.session.background_reader import SOON, BackgroundReader
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language
from tests.properties.random_games import shipped
from tests.ui import stub_game
from tests.ui.table_driver import FRIENDS, TWO_DECKS

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALONE = GameSetup(decks=TWO_DECKS, names=("Ann", "Bot"), opponent="first", starter="first seat", seed=5)


class Player:
    """Somebody at a window, whose games are written down."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        services = Services(levels=stub_game.levels, create=stub_game.create)
        self.window = MainWindow(
            services, Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False, hot_seat="tells nothing")
        )
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def session(self) -> GameSession:
        assert self.window.session is not None
        return self.window.session

    @property
    def log(self) -> list[str]:
        return [row.text for row in self.window.play_page.side.log.list.lines.rows]

    def play(self, setup: GameSetup) -> None:
        assert self.window.launcher.play(setup)
        self.lift()

    def lift(self) -> None:
        if self.window.play_page.curtain.is_down:
            QTest.mouseClick(self.window.play_page.curtain, LEFT)

    def choose(self, verb: str) -> None:
        """The first choice with a verb, as whoever decides."""
        self.lift()
        seat = self.session.decision.player
        assert self.session.choose(seat, next(c for c in self.session.legal_choices(seat) if c.verb == verb))

    def to_main_phase(self) -> None:
        verbs = {"redraw": "keep", "first_player": "first", "action": "pass", "block": "pass"}
        while self.session.decision.kind != "main":
            self.qtbot.waitUntil(lambda: self.session.decision.player in self.session.humans)
            if self.session.decision.kind != "main":
                self.choose(verbs[self.session.decision.kind])
        self.lift()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window, key, modifier)

    def box(self) -> QMessageBox:
        self.qtbot.waitUntil(lambda: any(box.isVisible() for box in self.window.findChildren(QMessageBox)))
        return next(box for box in self.window.findChildren(QMessageBox) if box.isVisible())

    def press_in(self, text: str) -> None:
        box = self.box()
        QTest.mouseClick(next(button for button in box.buttons() if button.text().replace("&", "") == text), LEFT)
        self.qtbot.waitUntil(lambda: not any(box.isVisible() for box in self.window.findChildren(QMessageBox)))

    def games(self) -> SavedGamesDialog:
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        self.press(Qt.Key.Key_O, CONTROL)
        dialog = next(d for d in self.window.findChildren(SavedGamesDialog) if d.isVisible())
        self.qtbot.waitUntil(dialog.isActiveWindow)
        self.listed(dialog)
        return dialog

    def listed(self, dialog: SavedGamesDialog) -> None:
        """Wait until all games are listed."""
        self.qtbot.waitUntil(lambda: not dialog.lister.is_reading)

    def welcome(self) -> WelcomePage:
        """The welcome, with what can be gone on with."""
        self.window.show_welcome()
        self.qtbot.waitUntil(lambda: not self.window.welcome.lister.is_reading)
        return self.window.welcome.page


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    return Player(qtbot)


def digest(session: GameSession) -> str:
    return session.game_history.game.digest()


# --- taking back


def test_what_hid_nothing_is_taken_back_freely_and_made_again(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    for _ in range(8):
        if any(choice.verb == "deploy" for choice in player.session.legal_choices(0)):
            break
        player.choose("end")
        qtbot.waitUntil(lambda: player.session.decision.kind == "main" and player.session.decision.player == 0)
    before = digest(player.session)
    player.choose("deploy")
    after = digest(player.session)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert digest(player.session) == before
    assert player.log[-1].startswith("Ann undoes: Deploy")
    assert "agrees" not in player.log[-1]
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert digest(player.session) == after


def deployed_at(player: Player, slot: int) -> int:
    """Deploy a Unit by dragging it to a slot of the battle area; its id comes back."""
    player.play(ALONE)
    player.to_main_phase()
    page = player.window.play_page
    while not (can := [c for c in player.session.legal_choices(0) if c.verb == "deploy"]):
        player.choose("end")
        player.qtbot.waitUntil(lambda: player.session.decision.kind == "main" and player.session.decision.player == 0)
    card, viewport = can[0].card, page.view.viewport()
    layout = page.scene.layout
    start, end = page.scene._card_layer.items[card].scenePos(), layout.pose(True, "battle", slot, 6, False).point
    QTest.mousePress(viewport, LEFT, pos=page.view.mapFromScene(start))
    for share in (0.5, 1.0):
        QTest.mouseMove(viewport, page.view.mapFromScene(start + (end - start) * share))
    QTest.mouseRelease(viewport, LEFT, pos=page.view.mapFromScene(end))
    assert player.session.view(0).cards[card].zone == "battle"
    return card


def slot_of(player: Player, card: int) -> int:
    return player.window.play_page.scene._card_layer.slots[0, "battle"].of(card)


def test_a_unit_keeps_its_place_over_undo_another_language_and_resume(player: Player) -> None:
    card = deployed_at(player, 4)
    assert slot_of(player, card) == 4
    player.press(Qt.Key.Key_Z, CONTROL)
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert slot_of(player, card) == 4
    player.window.settings_controller.change("language", "ja")
    assert slot_of(player, card) == 4
    player.window.settings_controller.change("language", "en")
    journal = player.session.journal
    assert journal is not None
    player.window.show_no_game()
    assert player.window.saved_games.resume(journal.path)
    assert slot_of(player, card) == 4
    player.press(Qt.Key.Key_Z, CONTROL)
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert slot_of(player, card) == 4


def test_what_happened_is_there_after_resume(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    player.choose("end")
    qtbot.waitUntil(lambda: player.session.decision.kind == "main" and player.session.decision.player == 0)
    told = [step.text for step in player.window.play_page._look_back.steps]
    assert told
    journal = player.session.journal
    assert journal is not None
    player.window.show_no_game()
    assert player.window.saved_games.resume(journal.path)
    assert [step.text for step in player.window.play_page._look_back.steps] == told


def test_against_a_bot_what_it_has_answered_is_taken_back_and_told(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    before = digest(player.session)
    player.choose("end")
    qtbot.waitUntil(lambda: player.session.decision.player == 0)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert digest(player.session) == before
    assert "Bot agrees to it." in player.log[-1]
    player.choose("end")
    qtbot.waitUntil(lambda: player.session.decision.player == 0)


def test_while_the_bot_thinks_the_last_decision_can_be_taken_back(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE.model_copy(update={"opponent": "hangs"}))
    qtbot.waitUntil(lambda: player.session.decision.kind == "redraw")
    player.choose("keep")
    assert player.session.decision.player == 1
    player.press(Qt.Key.Key_Z, CONTROL)
    assert (player.session.decision.kind, player.session.decision.player) == ("redraw", 0)


def test_two_people_agree_before_what_was_seen_is_taken_back(player: Player) -> None:
    player.play(FRIENDS)
    player.to_main_phase()
    player.choose("end")
    player.to_main_phase()
    now = digest(player.session)
    for answer, same in (("Keep playing", True), ("Ben agrees", False)):
        player.press(Qt.Key.Key_Z, CONTROL)
        assert "Ben, do you let Ann take back “Pass the action step”" in player.box().text()
        player.press_in(answer)
        assert (digest(player.session) == now) is same
    assert player.window.play_page.curtain.is_down  # it is Ann's hand again
    player.lift()
    assert player.session.decision.kind == "action"
    assert player.window.play_page.viewer == 0
    assert "Ann undoes: Pass the action step." in player.log[-1]


def test_any_earlier_decision_is_taken_back_from_a_list(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    first = digest(player.session)
    for _ in range(2):
        player.choose("end")
        qtbot.waitUntil(lambda: player.session.decision.kind == "main" and player.session.decision.player == 0)
    last = digest(player.session)
    player.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.AltModifier)
    dialog = next(d for d in player.window.findChildren(UndoDialog) if d.isVisible())
    model = dialog.list.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert [text.startswith("Turn 3:") for text in texts[:2]] == [True, False]
    assert texts[-1].startswith("Before the first turn: Keep hand")
    assert not any("with consent" in text for text in texts)  # a bot is not asked
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert digest(player.session) == first
    qtbot.waitUntil(player.window.isActiveWindow)
    for _ in range(2):
        player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert digest(player.session) == last


def test_nothing_to_take_back_or_to_make_again_is_said(player: Player) -> None:
    player.play(FRIENDS)
    start = digest(player.session)
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert "nothing to redo" in player.log[-1]
    player.press(Qt.Key.Key_Z, CONTROL)
    assert digest(player.session) == start
    assert "nothing to undo" in player.log[-1]


def test_a_game_that_is_over_goes_on_when_its_last_decision_is_taken_back(player: Player) -> None:
    player.play(ALONE)
    player.to_main_phase()
    before = digest(player.session)
    player.session.concede(player.window.play_page.viewer)
    assert player.window.play_page.frame.result.isVisible()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert not player.window.play_page.frame.result.isVisible()
    assert digest(player.session) == before
    player.choose("end")


# --- games that are left


def test_a_game_is_on_disk_before_anything_else_is_asked(player: Player) -> None:
    player.play(FRIENDS)
    journal = player.session.journal
    assert journal is not None
    for _ in range(12):
        seat = player.session.decision.player
        choices = player.session.legal_choices(seat)
        if not choices:
            break
        player.lift()
        player.session.choose(seat, choices[0])
        record = read_record(journal.path)
        assert [move.text for move in record.made] == [move.text for move in player.session.game_history.moves]


def test_a_game_that_was_left_is_offered_and_goes_on_where_it_was(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    there, seed = digest(player.session), player.session.start.seed
    player.window.close()
    again = Player(qtbot)
    offer = again.welcome().go_on
    assert "Ann against Bot" in offer.accessibleName()
    assert offer.about.startswith("Turn 1: Ann decides · ")
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert digest(again.session) == there
    assert again.session.start.seed == seed
    assert again.session.decision.kind == "main"
    assert any("Ann" in line for line in again.log)
    again.choose("end")
    qtbot.waitUntil(lambda: again.session.decision.player == 0)


def test_a_game_that_is_not_wanted_is_not_offered_again_but_stays(player: Player, qtbot: QtBot) -> None:
    player.play(FRIENDS)
    player.choose("keep")
    player.window.close()
    again = Player(qtbot)
    QTest.mouseClick(again.welcome().archive, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not again.window.welcome.lister.is_reading)
    assert not again.window.welcome.page.go_on.isVisible()
    assert Store().left() == []
    assert len(Store().listing().entries) == 1


def test_two_windows_do_not_go_on_with_the_same_game(player: Player, qtbot: QtBot) -> None:
    player.play(FRIENDS)
    player.choose("keep")
    journal = player.session.journal
    assert journal is not None
    other = Player(qtbot)
    assert not other.welcome().go_on.isVisible()
    assert other.window.session is None
    assert not other.window.saved_games.resume(journal.path)
    assert "Another window" in other.box().informativeText()
    player.choose("keep")


def test_a_disk_that_takes_no_more_is_told_and_stops_nothing(player: Player) -> None:
    player.play(FRIENDS)
    journal = player.session.journal
    assert journal is not None
    os.close(journal._file)
    journal._file = os.open(journal.path, os.O_RDONLY)  # writing fails from now on, with an error of the system
    player.choose("keep")
    player.lift()
    assert player.session.journal is None
    assert any("The game is not being saved" in line for line in player.log)
    player.choose("keep")


# --- the list


def test_the_list_shows_names_decks_dates_and_pictures(player: Player) -> None:
    player.play(ALONE)
    player.to_main_phase()
    player.play(FRIENDS)
    dialog = player.games()
    texts = [dialog.filter.data(dialog.filter.index(row, 0), Qt.ItemDataRole.DisplayRole) for row in range(2)]
    assert sum("Ann against Bot" in text and "ST01 Earth" in text and "Turn 1" in text for text in texts) == 1
    assert sum("Open in a window" in text for text in texts) == 1
    with_picture = next(e for e in Store().listing().entries if not e.in_use)
    assert with_picture.picture.stat().st_size > 2000
    dialog.words.setText("bot")
    assert dialog.filter.rowCount() == 1
    dialog.reject()


def test_the_games_are_shown_as_tiles_or_as_a_plain_list_and_it_is_remembered(player: Player) -> None:
    player.play(FRIENDS)
    player.play(ALONE)
    dialog = player.games()
    first, second = (dialog.list.visualRect(dialog.filter.index(row, 0)) for row in (0, 1))
    assert first.top() == second.top(), "tiles stand side by side"
    QTest.keyClick(dialog.look_of_list, Qt.Key.Key_Down)
    assert dialog.look_of_list.currentText() == "List"
    first, second = (dialog.list.visualRect(dialog.filter.index(row, 0)) for row in (0, 1))
    assert first.left() == second.left()
    assert first.bottom() < second.top()
    shown = dialog.entry()
    dialog.reject()
    again = player.games()
    assert again.look_of_list.currentText() == "List"
    assert again.entry() == shown
    assert again.list.visualRect(again.filter.index(0, 0)) == first
    again.reject()
    assert player.window.settings.plain_games


def test_a_game_from_the_list_goes_on_and_the_one_before_is_kept(player: Player) -> None:
    player.play(ALONE)
    player.to_main_phase()
    there = digest(player.session)
    player.play(FRIENDS)
    player.choose("keep")
    friends = player.session.journal
    dialog = player.games()
    dialog.words.setText("bot")
    QTest.mouseClick(dialog.on, LEFT)
    assert digest(player.session) == there
    assert friends is not None
    assert read_record(friends.path).position > 0


def test_a_damaged_file_is_named_and_set_aside_and_the_others_open(player: Player, home: Path) -> None:
    player.play(ALONE)
    player.to_main_phase()
    (home / "games" / "broken.game").write_bytes(b"nothing\nof use\n")
    dialog = player.games()
    assert dialog.fault.isVisible()
    assert "broken.game" in dialog.fault.text()
    assert dialog.filter.rowCount() == 1
    assert (home / "games" / "damaged" / "broken.game").exists()
    dialog.reject()


def test_rename_and_delete(player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    player.play(FRIENDS)
    player.choose("keep")
    player.window.close()
    other = Player(qtbot)
    dialog = other.games()
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("The final", True))
    QTest.keyClick(dialog.list, Qt.Key.Key_F2)
    other.listed(dialog)
    entry = dialog.entry()
    assert entry is not None
    assert entry.summary.name == "The final"
    QTest.mouseClick(dialog.delete, LEFT)
    boxes = [box for box in dialog.findChildren(QMessageBox) if box.isVisible()]
    for box in boxes:  # where there is no trash it is asked
        QTest.mouseClick(next(b for b in box.buttons() if b.text().replace("&", "") == "Delete"), LEFT)
    qtbot.waitUntil(lambda: dialog.filter.rowCount() == 0)
    assert dialog.empty.isVisible()


def test_out_and_in(player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QFileDialog

    player.play(FRIENDS)
    player.choose("keep")
    out = tmp_path / "given.game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    dialog = player.games()
    QTest.mouseClick(dialog.out, LEFT)
    assert read_record(out).position == 2
    (tmp_path / "bad.game").write_bytes(b"bad\n")
    player.session.choose(1, Choice("concede"))
    for name, rows in (("given.game", 2), ("bad.game", 2)):
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, name=name: (str(tmp_path / name), ""))
        QTest.mouseClick(dialog.bring, LEFT)
        player.listed(dialog)
        assert dialog.filter.rowCount() == rows
    assert "bad.game" in dialog.fault.text()
    assert isinstance(dialog.words, QLineEdit)
    dialog.reject()


# --- damage


def damaged_game(player: Player) -> Path:
    """A game with a block of zeros in it, left and not open."""
    player.play(ALONE)
    player.to_main_phase()
    for _ in range(3):
        player.choose("end")
        player.qtbot.waitUntil(
            lambda: player.session.decision.kind == "main" and player.session.decision.player == 0, timeout=20_000
        )
    journal = player.session.journal
    assert journal is not None
    player.window.show_no_game()
    player.welcome()
    data = journal.path.read_bytes()
    at = data.index(b'"kind":"move"', len(data) // 2)
    journal.path.write_bytes(data[:at] + bytes(512) + data[at + 512 :])
    return journal.path


@pytest.mark.parametrize(("which", "words"), [("en", "at least"), ("ja", "少なくとも"), ("zh", "至少")])
def test_a_damaged_game_is_listed_with_its_loss_and_goes_on_before_the_damage(
    player: Player, which: LanguageKey, words: str
) -> None:
    path = damaged_game(player)
    install_language(which)
    whole = path.read_bytes()
    record = read_record(path)
    assert record.damage is not None
    assert record.damage.lost > 0
    dialog = player.games()
    assert not dialog.fault.isVisible()
    row = dialog.filter.data(dialog.filter.index(0, 0), Qt.ItemDataRole.DisplayRole)
    assert words in row
    assert str(record.damage.lost) in row
    dialog.reject()
    assert player.window.saved_games.resume(path)
    assert player.session.game_history.moves[: record.position] == record.moves
    aside = path.parent / "damaged" / path.name
    assert aside.read_bytes() == whole
    assert any(words in line and str(aside) in line for line in player.log)
    player.window.show_no_game()
    assert read_record(path).damage is None


def test_a_damaged_game_is_watched_as_far_as_it_is_good(player: Player) -> None:
    path = damaged_game(player)
    whole = path.read_bytes()
    assert player.window.saved_games.watch(path)
    timeline = next(t for t in player.window.findChildren(Timeline) if t.isVisible())
    assert any("Damaged after choice" in label.text() for label in timeline.findChildren(QLabel))
    assert path.read_bytes() == whole, "watching changes no file"


def test_a_game_of_bots_is_watched_and_the_game_before_it_goes_on(player: Player) -> None:
    deck = shipped()["official-004"]
    pairing = Pairing(("random", "random"), (deck, deck), 1)
    record, why = resimulate(KeptGame(Matchup(("mine", "yours"), pairing), play_game(pairing, 0)))
    for told, said in ((why, "Verified: the replay matches the record"), ("another game", "another game")):
        player.window.decks.replay_wanted.emit(record, told)
        replay = player.window._active.replay
        assert replay is not None
        assert (replay.last, replay.names) == (len(record.moves), ("A random", "B random"))
        timeline = next(t for t in player.window.findChildren(Timeline) if t.isVisible())
        assert any(said in label.text() for label in timeline.findChildren(QLabel))


def test_a_damaged_file_from_elsewhere_is_brought_in_as_far_as_it_is_good(player: Player, tmp_path: Path) -> None:
    path = damaged_game(player)
    given = tmp_path / "given.game"
    given.write_bytes(path.read_bytes())
    brought = Store(tmp_path / "other").bring_in(given)
    assert read_record(brought).damage == read_record(path).damage
    assert len(read_record(brought).moves) == len(read_record(path).moves)


def test_renaming_and_exporting_a_damaged_game_say_what_is_lost(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from PySide6.QtWidgets import QFileDialog

    path = damaged_game(player)
    whole, damage = path.read_bytes(), read_record(path).damage
    assert damage is not None
    dialog = player.games()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.game"), ""))
    QTest.mouseClick(dialog.out, LEFT)
    assert str(damage.lost) in dialog.fault.text()
    assert path.read_bytes() == whole
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("The final", True))
    QTest.mouseClick(dialog.name, LEFT)
    player.listed(dialog)
    aside = path.parent / "damaged" / path.name
    assert dialog.fault.isVisible()
    assert str(damage.lost) in dialog.fault.text()
    assert str(aside) in dialog.fault.text()
    assert aside.read_bytes() == whole
    assert read_record(path).damage is None


def test_a_damaged_game_that_is_not_wanted_says_what_is_lost(player: Player, qtbot: QtBot) -> None:
    path = damaged_game(player)
    QTest.mouseClick(player.welcome().archive, LEFT)
    assert str(path.parent / "damaged" / path.name) in player.box().informativeText()
    qtbot.waitUntil(lambda: not player.window.welcome.lister.is_reading)
    assert Store().left() == []


def test_games_are_not_wanted_while_they_are_still_listed(player: Player, qtbot: QtBot) -> None:
    for _ in range(3):
        player.play(FRIENDS)
        player.choose("keep")
        player.window.show_no_game()
    entries, rest = Store().listing().entries, threading.Event()
    welcome = player.window.welcome

    def slowly() -> Iterator[RecordedGame]:
        yield entries[0]
        time.sleep(2 * SOON)  # the next one then hands the first one on
        yield entries[1]
        rest.wait(30)
        yield entries[2]

    welcome.lister.stop()  # of the page that is shown already: its end would come in between
    welcome.lister = lister = BackgroundReader(slowly, welcome)
    lister.found.connect(welcome._look_for_left)
    lister.finished.connect(welcome._show_all_left)
    player.window.show_welcome()
    qtbot.waitUntil(welcome.page.archive.isVisible)
    QTest.mouseClick(welcome.page.archive, LEFT)
    assert not welcome.page.go_on.isVisible()
    rest.set()
    qtbot.waitUntil(lambda: not lister.is_reading)
    assert not welcome.page.go_on.isVisible()
    assert Store().left() == []
    assert len(Store().listing().entries) == 3
