"""Clocks: they run for whoever decides and sees the table, are kept with the game, and end nothing by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.match.beginning import resume
from gundam_desktop.match.clock import Clock
from gundam_desktop.records import read_record
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.play.clock_presenter import clock_text
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import open_session
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.table_driver import TWO_DECKS

FRIENDS = GameSetup(
    decks=TWO_DECKS, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5, best_of=1, minutes=2
)
ALONE = FRIENDS.model_copy(update={"opponent": "hangs", "names": ("Ann", "Bot")})
Open = Callable[[GameSetup], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def make(setup: GameSetup) -> MainWindow:
        services = Services(levels=stub_game.levels, create=stub_game.create)
        window = MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False))
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        assert window.launcher.play(setup)
        return window

    yield make
    for window in windows:
        window.close()


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


def clock_of(window: MainWindow) -> Clock:
    clock = session_of(window).clock
    assert clock is not None
    return clock


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def press_in(box: QMessageBox, text: str) -> None:
    QTest.mouseClick(next(button for button in box.buttons() if button.text() == text), Qt.MouseButton.LeftButton)


def activate(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_time_runs_for_the_one_who_decides_and_not_behind_the_curtain(qtbot: QtBot, opened: Open) -> None:
    window = opened(FRIENDS)
    clock = clock_of(window)
    assert window.play_page.curtain.is_down
    qtbot.wait(300)
    assert clock.read() == (120, 120)
    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: clock.read()[0] < 119.5)
    assert clock.read()[1] == 120
    assert clock.running == 0
    panel = window.play_page.side.score
    assert panel.isVisible()
    own, other = panel.shown.clocks
    assert own in {clock_text(seconds) for seconds in range(int(clock.read()[0]), 121)}, "as far as it has run"
    assert other == "2:00"
    assert panel.shown.looks == 0
    assert f"Ann has {own} left" in panel.accessibleName()
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.play_page.curtain.is_down
    left = clock.read()
    qtbot.wait(300)
    assert clock.read() == left
    assert panel.shown.looks == -1


def test_alone_a_dialog_stops_the_clock_and_a_bot_has_none(qtbot: QtBot, opened: Open) -> None:
    window = opened(ALONE)
    clock = clock_of(window)
    qtbot.waitUntil(lambda: clock.read()[0] < 120)
    assert window.play_page.side.score.shown.clocks[1] == ""
    window.launcher.ask_new_game()
    left = clock.read()
    qtbot.wait(300)
    assert clock.read() == left
    assert window.launcher.dialog is not None
    window.launcher.dialog.reject()
    qtbot.waitUntil(lambda: clock.read() < left)
    activate(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert session_of(window).decision.player == 1
    left = clock.read()
    qtbot.wait(300)
    assert clock.read() == left
    assert left[1] == 120


def test_the_times_are_kept_with_each_choice_and_come_back(qtbot: QtBot, opened: Open) -> None:
    window = opened(FRIENDS)
    clock, session = clock_of(window), session_of(window)
    clock.set((100.0, 90.0))
    QTest.keyClick(window, Qt.Key.Key_Space)
    QTest.keyClick(window, Qt.Key.Key_Space)
    kept = session.game_history.moves[-1].clock
    assert kept is not None
    assert 99 < kept[0] <= 100
    assert kept[1] == 90
    QTest.keyClick(window, Qt.Key.Key_Space)
    clock.set((50.0, 40.0))
    assert session.choose(1, session.legal_choices(1)[0])
    assert session.game_history.moves[-1].clock == (50.0, 40.0)
    session.go_to(session.game_history.position - 1)
    assert clock.read() == kept, "who takes back has the time again that there was"
    assert session.journal is not None
    path = session.journal.path
    window.close()
    assert read_record(path).start.clock == 120
    found = resume(path)
    again = open_session(found.begun, Services(), Pace(), journal=found.journal)
    assert again.clock is not None
    assert again.clock.read() == kept
    again.close()


@pytest.mark.parametrize(("answer", "over"), [("Ben wins the game", True), ("Keep playing", False)])
def test_when_a_time_is_up_the_other_may_claim_the_game(qtbot: QtBot, opened: Open, answer: str, over: bool) -> None:
    window = opened(FRIENDS)
    QTest.keyClick(window, Qt.Key.Key_Space)
    clock_of(window).set((0.3, 90.0))
    qtbot.waitUntil(lambda: bool(boxes(window)))
    (box,) = boxes(window)
    assert box.text() == "Ann has run out of time."
    page = window.play_page
    assert page.curtain.is_down, "Ben is asked, and Ann's hand lies on the table"
    assert page.curtain.sentence == "Ben, please take over"
    assert page.curtain.reasons == (), "it is Ann who decides"
    press_in(box, answer)
    session = session_of(window)
    assert session.over is over
    activate(qtbot, window)
    assert page.curtain.sentence == f"{'Ben' if over else 'Ann'}, please take over"
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert page.viewer == (1 if over else 0)
    if over:
        assert session.view(0).result == "1"
        told = [row.text for row in page.side.log.list.lines.rows]
        assert "Ann has run out of time." in told
        assert "Ann concedes." not in told
        assert page.frame.result.text == "Ben wins\nAnn has run out of time."
    else:
        assert clock_of(window).read()[0] == 0
        QTest.keyClick(window, Qt.Key.Key_Space)
        assert boxes(window) == [], "it is asked once"
        assert session.game_history.moves[-1].clock == (0.0, 90.0)


@pytest.mark.parametrize("setup", [ALONE, FRIENDS])
def test_without_a_clock_and_a_match_there_is_no_panel(opened: Open, setup: GameSetup) -> None:
    """Who looks at the table is named on it."""
    window = opened(setup.model_copy(update={"minutes": 0}))
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert not window.play_page.side.score.isVisible()


def test_times_are_written_as_clocks_do() -> None:
    assert [clock_text(seconds) for seconds in (0, 0.1, 59.01, 60, 5400)] == ["0:00", "0:01", "1:00", "1:00", "90:00"]
