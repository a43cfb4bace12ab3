"""Best of three: the loser chooses, the score is shown and kept, an interrupted match is gone on with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.match.beginning import branch
from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.saved_games.dialog import SavedGamesDialog
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.table_driver import TWO_DECKS

FRIENDS = GameSetup(decks=TWO_DECKS, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5, best_of=3)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = open_window(qtbot)
    yield window
    window.close()


def open_window(qtbot: QtBot) -> MainWindow:
    services = Services(levels=stub_game.levels, create=stub_game.create)
    window = MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


def lose(window: MainWindow, seat: int) -> None:
    """Give the game up for a seat, and look at the end."""
    session_of(window).concede(seat)
    if window.play_page.curtain.is_down:
        QTest.keyClick(window, Qt.Key.Key_Space)


def test_a_match_is_played_until_somebody_has_two_games(window: MainWindow) -> None:
    assert window.launcher.play(FRIENDS)
    first = session_of(window)
    panel, result = window.play_page.side.score, window.play_page.frame.result
    assert panel.shown.score == "0–0"
    lose(window, 1)
    assert "Best of 3: Ann 1–0 Ben" in result.text
    assert window.play_page.side.main.text() == "Game 2"
    assert panel.shown.score == "1–0"
    QTest.keyClick(window, Qt.Key.Key_Space)
    second = session_of(window)
    assert second is not first
    assert (second.decision.kind, second.decision.player) == ("first_player", 1), "the loser decides"
    assert second.start.seed != first.start.seed
    assert [player.deck for player in second.game_history.record.start.players] == [
        player.deck for player in first.game_history.record.start.players
    ]
    QTest.keyClick(window, Qt.Key.Key_Space)
    QTest.keyClick(window, Qt.Key.Key_2)
    lose(window, 0)
    assert panel.shown.score == "1–1"
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert session_of(window).decision.player == 0
    lose(window, 0)
    assert "Ben wins the match, best of 3: 2–1" in result.text
    assert window.play_page.side.main.text() == "Rematch"
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert session_of(window).series_score == (3, 1, (0, 0)), "a new match"


def test_a_match_against_a_bot_goes_on_too(window: MainWindow, qtbot: QtBot) -> None:
    assert window.launcher.play(FRIENDS.model_copy(update={"opponent": "first", "names": ("Ann", "Bot"), "best_of": 5}))
    lose(window, 0)
    QTest.mouseClick(window.play_page.frame.result._buttons[0], Qt.MouseButton.LeftButton)
    assert session_of(window).decision.player == 0
    lose(window, 0)
    QTest.keyClick(window, Qt.Key.Key_Space)
    lose(window, 0)
    assert "Bot wins the match, best of 5: 3–0" in window.play_page.frame.result.text


def test_a_match_that_was_left_between_two_games_is_offered_and_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    assert window.launcher.play(FRIENDS)
    lose(window, 1)
    window.close()
    again = open_window(qtbot)
    again.show_welcome()
    qtbot.waitUntil(lambda: not again.welcome.lister.is_reading)
    assert "Best of 3: Ann 1–0 Ben" in again.welcome.page.go_on.about
    QTest.mouseClick(again.welcome.page.go_on, Qt.MouseButton.LeftButton)
    assert session_of(again).series_score == (3, 2, (1, 0))
    lose(again, 0)
    again.close()
    series = [entry.summary.start.series for entry in Store().listing().entries]
    assert sorted((one.game, one.wins) for one in series if one is not None) == [(1, (0, 0)), (2, (1, 0))]
    assert len({one.id for one in series if one is not None}) == 1


def test_only_the_last_game_of_a_match_can_be_gone_on_from(window: MainWindow, qtbot: QtBot) -> None:
    assert window.launcher.play(FRIENDS)
    lose(window, 1)
    QTest.keyClick(window, Qt.Key.Key_Space)
    lose(window, 0)
    window.show_no_game()
    window.saved_games.show_games()
    dialog = next(d for d in window.findChildren(SavedGamesDialog) if d.isVisible())
    qtbot.waitUntil(lambda: not dialog.lister.is_reading)
    enabled = {}
    for row in range(dialog.filter.rowCount()):
        dialog.list.setCurrentIndex(dialog.filter.index(row, 0))
        entry = dialog.entry()
        assert entry is not None
        assert entry.summary.start.series is not None
        enabled[entry.summary.start.series.game] = dialog.on.isEnabled()
    assert enabled == {1: False, 2: True}
    dialog.reject()


def test_a_game_that_goes_on_from_another_belongs_to_no_match(window: MainWindow) -> None:
    assert window.launcher.play(FRIENDS)
    game_history = session_of(window).game_history
    players = game_history.record.start.players
    new = branch(game_history, game_history.position, players)
    assert game_history.record.start.series is not None
    assert new.history.record.start.series is None


def test_seats_are_swapped_in_a_rematch(window: MainWindow) -> None:
    assert window.launcher.play(FRIENDS)
    window.launcher.rematch_swapped()
    players = session_of(window).game_history.record.start.players
    decks = [find("gcg").library.deck_title(name) for name in reversed(TWO_DECKS)]
    assert [(player.name, player.deck_name) for player in players] == list(zip(("Ann", "Ben"), decks, strict=True))
