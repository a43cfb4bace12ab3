"""What starts games: set-ups, rematches, decks played out alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.games.gcg.cards.player_files import DECK, HERON

SETUP = GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent="human", seed=5)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Services(), Settings())
    qtbot.addWidget(window)
    return window


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


def test_before_the_first_game_there_is_nothing_to_repeat(window: MainWindow) -> None:
    assert not window.launcher.can_repeat
    window.launcher.rematch()
    assert window.session is None


def test_what_is_not_played_is_said_before_the_game(window: MainWindow, home: Path, tmp_path: Path) -> None:
    put_pack(home, HERON, REFUSED)
    deck = tmp_path / "own.txt"
    deck.write_text(DECK.replace("MY-002", "MY-003"), encoding="utf-8")
    setup = SETUP.model_copy(update={"decks": (str(deck), "official-005")})
    window.launcher.play(setup)
    assert window.session is None
    (asked,) = window.findChildren(QMessageBox)
    assert "Folded Order (MY-003): 【Main】Fold the table in half." in asked.informativeText().splitlines()
    next(button for button in asked.buttons() if button.text() == "Play").click()
    assert session_of(window).names == ("Ann", "Ben")


def test_a_rematch_has_the_same_players_and_another_seed(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    assert window.launcher.can_repeat
    assert window.session is not None
    assert window.session.start.seed == 5
    window.launcher.rematch()
    assert window.session.names == ("Ann", "Ben")
    assert window.session.start.seed != 5


def test_a_rematch_with_seats_swapped_swaps_the_decks(window: MainWindow) -> None:
    window.launcher.play(SETUP)
    window.launcher.rematch_swapped()
    assert window.session is not None
    titles = [player.deck_name for player in window.session.game_history.record.start.players]
    assert titles == [find("gcg").library.deck_title(name) for name in ("official-005", "official-004")]


def test_a_game_that_was_resumed_can_be_played_once_more(window: MainWindow) -> None:
    window.launcher.play(SETUP)
    played, decks = session_of(window).game_history.record.start.id, session_of(window).decks
    window.show_no_game()
    assert not window.launcher.can_repeat
    entry = next(entry for entry in Store().listing().entries if entry.summary.start.id == played)
    assert window.saved_games.resume(entry.path)
    assert window.menus.rematch.isEnabled()
    window.launcher.rematch()
    assert session_of(window).names == ("Ann", "Ben")
    assert session_of(window).decks == decks
    assert session_of(window).start.seed != 5


@pytest.mark.parametrize(("answer", "begins"), [("Start a new game", True), ("Keep playing", False)])
def test_the_key_for_a_rematch_during_a_game_asks_first(
    qtbot: QtBot, window: MainWindow, answer: str, begins: bool
) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.launcher.play(SETUP)
    running = window.session
    assert running is not None
    running.choose(running.decision.player, running.legal_choices(running.decision.player)[0])
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.session is running
    (box,) = window.findChildren(QMessageBox)
    next(button for button in box.buttons() if button.text() == answer).click()
    assert (window.session is not running) == begins


def test_a_deck_that_is_not_there_is_told_and_starts_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("gundam_desktop.ui.app.game_launcher.show_bad_deck", lambda _, error: told.append(str(error)))
    assert not window.launcher.play(SETUP.model_copy(update={"decks": ("no such deck", "official-005")}))
    assert window.session is None
    assert len(told) == 1
    assert "no such deck" in told[0]


def test_our_own_rules_of_a_game_are_read_over_the_dialog_and_in_its_book(window: MainWindow) -> None:
    window.launcher.ask_new_game()
    dialog = window.launcher.dialog
    assert dialog is not None
    dialog.game.setCurrentIndex(1)
    dialog.game.activated.emit(1)
    dialog.note.linkActivated.emit("GO")
    clauses = window.launcher.clauses
    assert clauses is not None
    assert "GO-5" in clauses.clause.text
    clauses.clause.book_wanted.emit("GO-5", "1.0")
    assert window.launcher.dialog is None
    page = window.rule_book.page
    assert page is not None
    assert window.reading
    assert page.number == "GO-5"
    assert window.game_module.key == "gcg", "the table keeps its game"
