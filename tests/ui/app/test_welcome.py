"""What the welcome offers, and what its choices do, in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.welcome import Welcome
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.table_driver import services

LEFT = Qt.MouseButton.LeftButton
FRIENDS = GameSetup(
    decks=("official-001", "official-009"), names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(services(), Settings(animation=0, bot_pause=0, confirm_end=False))
    qtbot.addWidget(window)
    window.show()
    window.show_welcome()
    yield window
    window.close()


def welcome_of(window: MainWindow) -> Welcome:
    assert window.pages.currentWidget() is window.welcome.page
    return window.welcome


def test_one_click_plays_a_good_deck_against_a_fair_bot(window: MainWindow) -> None:
    page = welcome_of(window).page
    assert "ST01 Earth Federation / Academy" in page.play.about
    assert "ST03 Zeon / Neo Zeon" in page.play.about
    QTest.mouseClick(page.play, LEFT)
    assert window.on_table
    assert window.session is not None
    assert window.session.decision.kind == "redraw", "the first hand, nothing is asked before"
    assert window.session.start.players[1].level == stub_game.levels()[1]
    decks = [player.deck_name for player in window.session.game_history.record.start.players]
    assert decks == ["ST01 Earth Federation / Academy", "ST03 Zeon / Neo Zeon"]


def test_chance_says_who_goes_first(window: MainWindow) -> None:
    assert {welcome_of(window).setup().starter for _ in range(60)} == {"first seat", "second seat"}


def test_the_next_game_has_the_decks_of_the_last_one_and_nothing_else_of_it(window: MainWindow) -> None:
    window.settings.last_game = FRIENDS.model_copy(update={"best_of": 3, "minutes": 20})
    setup = welcome_of(window).setup()
    assert setup.decks == FRIENDS.decks
    assert setup.names[0] == "Ann"
    assert setup.opponent == stub_game.levels()[1]
    assert (setup.best_of, setup.minutes, setup.seed) == (1, 0, None)


def test_another_deck_is_chosen_by_its_card_and_remembered(window: MainWindow) -> None:
    welcome = welcome_of(window)
    QTest.mouseClick(welcome.page.decks[0], LEFT)
    assert welcome.picker is not None
    QTest.keyClicks(welcome.picker.search, "exia")
    QTest.keyClick(welcome.picker.search, Qt.Key.Key_Return)
    assert "Celestial Being" in welcome.page.play.about
    assert welcome.page.play.decks[0].deck.name == "official-017"
    assert settings.load().settings.last_game.decks[0] == "official-017"


def test_two_at_this_machine_opens_the_form_for_two(window: MainWindow) -> None:
    QTest.mouseClick(welcome_of(window).page.friend, LEFT)
    dialog = window.launcher.dialog
    assert dialog is not None
    assert dialog.opponent.chosen.key == HUMAN
    dialog.reject()


def test_more_opens_the_form_as_it_was(window: MainWindow) -> None:
    QTest.mouseClick(welcome_of(window).page.form, LEFT)
    dialog = window.launcher.dialog
    assert dialog is not None
    assert dialog.opponent.chosen.key == stub_game.levels()[1]
    dialog.reject()


def test_a_deck_is_built_and_the_way_back_leads_to_the_welcome(window: MainWindow) -> None:
    QTest.mouseClick(welcome_of(window).page.build, LEFT)
    assert window.decks.is_shown
    assert "deck builder" in window.windowTitle()
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    welcome_of(window)
    assert window.windowTitle() == "Gundam Desktop"


def test_the_lessons_are_opened_from_the_welcome(window: MainWindow) -> None:
    QTest.mouseClick(welcome_of(window).page.learn, LEFT)
    assert window.pages.currentWidget() is window.learning.page
    assert window.windowTitle() == window.learning.title


def test_what_belongs_to_the_builder_or_the_table_is_off(window: MainWindow) -> None:
    welcome_of(window)
    texts = {action.text().replace("&", ""): action for action in window.findChildren(QAction) if action.text()}
    for name in ("Undo", "Concede…", "Save as…", "Export…"):
        assert not texts[name].isEnabled(), name
    assert texts["New game…"].isEnabled()
    assert "Deck builder" in texts


def test_a_game_on_the_table_stays_there_and_can_be_gone_back_to(window: MainWindow) -> None:
    assert window.launcher.play(FRIENDS)
    running = window.session
    QTest.keyClick(window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    page = welcome_of(window).page
    assert page.go_on.accessibleName() == "Back to the table: Ann against Ben"
    assert not page.archive.isVisible()
    QTest.mouseClick(page.go_on, LEFT)
    assert window.on_table
    assert window.session is running


@pytest.mark.parametrize(("answer", "begins"), [("Start a new game", True), ("Keep playing", False)])
def test_playing_at_once_asks_before_a_running_game_is_left(window: MainWindow, answer: str, begins: bool) -> None:
    assert window.launcher.play(FRIENDS)
    running = window.session
    assert running is not None
    running.choose(0, running.legal_choices(0)[0])
    window.show_welcome()
    QTest.mouseClick(window.welcome.page.play, LEFT)
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    QTest.mouseClick(next(button for button in box.buttons() if button.text() == answer), LEFT)
    assert (window.session is not running) == begins


def test_a_closed_replay_leaves_the_welcome_and_no_empty_table(window: MainWindow) -> None:
    assert window.launcher.play(FRIENDS)
    session = window.session
    assert session is not None
    session.choose(0, session.legal_choices(0)[0])
    assert session.journal is not None
    path = session.journal.path
    session.concede(0)
    assert window.saved_games.watch(path)
    window.saved_games.leave_replay()
    welcome_of(window)
    assert window.launcher.dialog is None, "nobody has asked for a form"
    assert window.windowTitle() == "Gundam Desktop"
    assert window.play_page.side.status.text() == ""


def test_the_welcome_speaks_the_language_that_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    page = welcome_of(window).page
    QTest.mouseClick(page.languages["ja"], LEFT)
    qtbot.waitUntil(lambda: "ST01 地球連邦／学園" in page.play.about)
    assert page.languages["ja"].isChecked()
    assert settings.load().settings.language == "ja"


def test_that_there_is_a_game_to_go_on_with_is_known_before_it_is_found(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.welcome.lister.is_reading)
    assert not window.settings.game_left
    assert window.launcher.play(FRIENDS)
    window.leave()
    assert settings.load().settings.game_left
