"""The coach answers a key with one level more each time, and speaks unasked only as far as the settings say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.advice import Advice, Adviser
from gundam_desktop.ui.play import coach_presenter
from gundam_desktop.ui.play.coach_presenter import CoachPresenter, in_background
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import FRIENDS, Hand

POSITION = """position:
  A: {hand: [ST02-014, ST01-005], battle: [ST02-004], resources: {active: 1, rested: 2}, deck: [ST01-005, ST01-005]}
  B: {shields: 0, battle: [ST02-008], deck: [ST01-005, ST01-005]}"""
AGAINST_BOT = GameSetup(decks=FRIENDS.decks, names=("Ann", "Ben"), opponent="first", starter="first seat", seed=5)
A_WHILE = 60_000
WON = "You can win in this turn, whatever Ben does."


class AtOnce(WorkerPool[Advice]):
    """Finds the advice without a process."""

    def __init__(self, adviser: Adviser) -> None:
        self._found: Sequence[Advice] = [adviser(0)]

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[Advice]:
        found, self._found = list(self._found), []
        return found

    def end(self) -> None:
        self._found = []


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoachPresenter.__init__, "__defaults__", (AtOnce,))
    monkeypatch.setattr(coach_presenter, "PATIENCE", 10)


def coached(hand: Hand) -> list[str]:
    return [line for line in hand.log if line.startswith("Coach: ")]


def test_each_press_says_one_level_more(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    choice = "“Play Siege Ploy” keeps the win (possible worlds checked: 4)."
    levels = (WON, "Which choice has to come first?", "The game would end by 10-2-1-1.", choice, choice)
    for count, level in enumerate(levels):
        QTest.keyClick(hand.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        qtbot.waitUntil(lambda: coached(hand)[-1:] == [f"Coach: {level}"], timeout=A_WHILE)  # noqa: B023 - waits here
        assert len(coached(hand)) == count + 1


def test_it_speaks_once_unasked_when_it_is_to_tell_facts(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    assert coached(hand) == []  # off
    hand.window.settings_controller.change("coach", "facts")
    hand.window.play_page.shown.emit()
    qtbot.waitUntil(lambda: bool(coached(hand)), timeout=A_WHILE)
    hand.window.play_page.shown.emit()
    qtbot.wait(100)
    assert coached(hand) == [f"Coach: {WON}"]


def test_it_tells_the_choice_when_it_is_to_advise(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.settings_controller.change("coach", "advice")
    hand.window.play_page.shown.emit()
    qtbot.waitUntil(lambda: bool(coached(hand)), timeout=A_WHILE)
    assert coached(hand)[0].endswith("“Play Siege Ploy” keeps the win (possible worlds checked: 4).")


def test_between_two_people_it_answers_for_a_moment_and_is_not_written_down(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION)
    hand.window.settings_controller.change("coach", "facts")
    hand.window.play_page.shown.emit()
    qtbot.wait(100)
    assert hand.window.play_page.side.status.text() != WON
    QTest.keyClick(hand.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: hand.window.play_page.side.status.text() == WON, timeout=A_WHILE)
    assert coached(hand) == []


def test_without_a_decision_it_says_when_it_answers(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    hand.window.show_no_game()
    hand.window.coach.ask()
    assert hand.window.play_page.side.status.text() == "The coach answers while you decide in a game"


def test_another_process_finds_the_same(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION, AGAINST_BOT)
    assert hand.window.session is not None
    adviser = Adviser("gcg", hand.window.session.view(0), None, 1)
    pool = in_background(adviser)
    try:
        assert pool.results(A_WHILE / 1000) == [adviser(0)]
    finally:
        pool.end()
