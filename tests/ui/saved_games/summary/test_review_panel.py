"""The review on the page after a game: begun by the player; what was better is to be found on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.review import ReviewWork, Verdict
from gundam_desktop.records import GameHistory
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.saved_games.summary.review_panel import Found, Reviewed, ReviewPanel, in_background
from gundam_desktop.ui.style.button import ActionButton
from tests.coach.games import GAME_MODULE, WIN, WINNING, played

A_WHILE = 600.0


class FakePool(WorkerPool[Found]):
    """Has all results at once, without a process."""

    def __init__(self, found: list[Found]) -> None:
        self._found = found

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[Found]:
        found, self._found = self._found, []
        return found

    def end(self) -> None:
        self._found = []


def panel_of(qtbot: QtBot, found: list[Found]) -> ReviewPanel:
    history = played(WINNING, ["end"])
    texts = GameTexts(GAME_MODULE.library)

    def begin(_history: GameHistory, _seats: tuple[int, ...]) -> tuple[WorkerPool[Found], int]:
        return FakePool(found), len(found)

    panel = ReviewPanel(history, (0,), texts, begin)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def said(panel: ReviewPanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


def press(panel: ReviewPanel, text: str) -> None:
    (button,) = (each for each in panel.findChildren(ActionButton) if each.accessibleName() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


MISSED = Verdict(0, "end", WIN[0], 20.0, 0.0, "missed win", 20, 19)
ALLOWED = MISSED._replace(position=1, proof="allowed loss")
COSTLY = Verdict(0, "end", WIN[0], 14.2, 3.9, "", 60)


def test_what_it_cost_is_told_and_what_was_better_is_not(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, [[(0, COSTLY)]])
    press(panel, "Find the decisions that cost most")
    cost = "It cost 14 ± 4 points of the chance to win (60 possible deals)."
    qtbot.waitUntil(lambda: cost in said(panel))
    buttons = [each.accessibleName() for each in panel.findChildren(ActionButton) if each.isVisibleTo(panel)]
    assert not any("Siege Ploy" in text for text in [*buttons, said(panel)])
    with qtbot.waitSignal(panel.try_wanted) as asked:
        press(panel, "Find a better choice")
    assert asked.args == [0, COSTLY]


def test_proofs_have_rows_of_their_own_and_are_told_as_facts(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, [[(0, MISSED), (0, ALLOWED)]])
    press(panel, "Find the decisions that cost most")
    qtbot.waitUntil(lambda: "Avoidable loss" in said(panel))
    missed, allowed = said(panel).split("Avoidable loss")
    assert missed.startswith("Win missed")
    assert "won in this turn, whatever the opponent did, in 19 of 20 possible deals" in missed
    assert "could not have won in the next turn" in allowed
    assert said(panel).count("Possible deals: the cards that were hidden") == 1, "the term is explained once"


def test_a_decision_leads_to_its_position(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, [[(0, MISSED)]])
    press(panel, "Find the decisions that cost most")
    qtbot.waitUntil(lambda: "Win missed" in said(panel))
    with qtbot.waitSignal(panel.play_on) as asked:
        press(panel, "Continue from here")
    assert asked.args == [0]


def test_what_was_found_before_is_shown_again_at_once(qtbot: QtBot) -> None:
    history = played(WINNING, ["end"])
    panel = ReviewPanel(history, (0,), GameTexts(GAME_MODULE.library), known=Reviewed([[(0, COSTLY)], []], 2))
    qtbot.addWidget(panel)
    panel.show()
    assert "It cost 14" in said(panel)
    assert not panel.start.isVisibleTo(panel)


def test_where_nothing_cost_much_it_says_so(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, [[], []])
    press(panel, "Find the decisions that cost most")
    qtbot.waitUntil(lambda: not panel.run.running)
    assert said(panel) == "No decision cost more than could be luck."
    assert not panel.start.isVisibleTo(panel)


class SlowPool(FakePool):
    """Has its first result at once, and no other."""

    @property
    def busy(self) -> bool:
        return True


def test_a_review_counts_the_time_and_can_be_stopped(qtbot: QtBot) -> None:
    history = played(WINNING, ["end"])
    panel = ReviewPanel(history, (0,), GameTexts(GAME_MODULE.library), lambda *_: (SlowPool([[(0, COSTLY)]]), 4))
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.stop.isVisible()
    press(panel, "Find the decisions that cost most")
    assert "0 of 4 · 0:00" in said(panel)
    qtbot.waitUntil(lambda: "1 of 4 · 0:" in said(panel))
    before = panel.status.text()
    qtbot.waitUntil(lambda: panel.status.text() != before)  # between two results
    assert " left" in panel.status.text()
    press(panel, "Stop")
    assert not panel.run.running
    assert not panel.stop.isVisible()
    assert "It cost 14" in said(panel)


def test_a_thrown_win_is_found_by_another_process(qtbot: QtBot) -> None:
    history = played(WINNING, ["end"], to_end=False)
    pool, count = in_background(history, (0,))
    assert count == len(ReviewWork(history.record, (0,)))
    try:
        assert [verdict.proof for found in pool.results(A_WHILE) for _, verdict in found] == ["missed win"]
    finally:
        pool.end()
