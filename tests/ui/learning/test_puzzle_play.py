"""Puzzles on the table: any way that reaches the goal is right, and a lost goal is said at once."""

from __future__ import annotations

import os
import time

import pytest
from PySide6.QtCore import Qt

from gundam_desktop.scenarios.document import Document
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.puzzle_answers import Answer, Question
from gundam_desktop.ui.learning import controller
from tests.ui.learning.learner import Learner

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
LONG = 60.0
CONTROL = Qt.KeyboardModifier.ControlModifier


class Slow:
    """Takes longer than anybody waits."""

    def __init__(self, _game: str, _document: Document) -> None:
        pass

    def __call__(self, _question: Question) -> Answer:
        time.sleep(LONG)
        return Answer()


class Broken(Slow):
    """Has no answers."""

    def __call__(self, _question: Question) -> Answer:
        raise ValueError("nothing is known")


def _choice(learner: Learner, verb: str) -> Choice:
    return next(choice for choice in learner.puzzle.run.game.legal_choices(0) if choice.verb == verb)


def _solved(learner: Learner) -> bool:
    return learner.puzzle.run.solved is True


def test_a_puzzle_is_solved_on_the_table_and_stays_so(learner: Learner) -> None:
    learner.open("puzzle:rest_the_blocker")
    assert "Win this turn." in learner.panel.task.accessibleName()
    for _ in range(5):
        if _solved(learner):
            break
        learner.make(learner.best)
    assert learner.puzzle.run.solved
    assert "Solved." in learner.said
    assert LearningRecord("gcg").puzzle("rest_the_blocker").without_help
    learner.main()
    assert learner.puzzle.name != "rest_the_blocker"


def test_a_choice_that_loses_the_goal_is_named_at_once_and_refuted_on_the_table(learner: Learner) -> None:
    learner.open("puzzle:rest_the_blocker")
    run = learner.puzzle.run
    before = run.game.digest()
    learner.make(_choice(learner, "attack"))
    assert "can no longer be reached" in learner.said
    assert "A Blocker takes this attack." in learner.said
    learner.tool("why")
    events = [event.kind for event in learner.play.source.history(0)]
    assert "blocked" in events
    learner.main()
    assert learner.play.source.game.digest() == before
    assert not LearningRecord("gcg").puzzle("rest_the_blocker").solved


def test_help_is_given_in_levels_and_the_solution_on_request(learner: Learner) -> None:
    learner.open("puzzle:rest_the_blocker")
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "Blocker" in learner.said
    learner.key(Qt.Key.Key_H, CONTROL)
    learner.at_rest()
    assert len(learner.window.play_page.scene.spotlights.framed) == 1
    learner.key(Qt.Key.Key_H, CONTROL)
    learner.at_rest()
    assert "Siege Ploy" in learner.said
    learner.tool("solution")
    assert "This is one solution" in learner.said
    assert _solved(learner)
    learner.tool("restart")
    assert not _solved(learner)
    assert not LearningRecord("gcg").puzzle("rest_the_blocker").without_help


def test_a_long_search_is_spoken_of_and_can_be_stopped(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "PuzzleAnswers", Slow)
    learner.open("puzzle:rest_the_blocker")
    play, source = learner.puzzle, learner.play.source
    before = source.game.digest()
    source.choose(0, _choice(learner, "attack"))
    assert not source.humans, "nothing can be chosen meanwhile"
    learner.qtbot.waitUntil(lambda: learner.said == "Working it out…")
    assert learner.panel.main.accessibleName() == "Stop"
    learner.main()
    assert not play.client.busy
    assert learner.said == "Stopped. Nothing was played."
    assert source.humans == (0,)
    assert source.game.digest() == before


def test_a_search_ends_when_the_puzzle_is_left(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "PuzzleAnswers", Slow)
    learner.open("puzzle:rest_the_blocker")
    play = learner.puzzle
    learner.play.source.choose(0, _choice(learner, "attack"))
    pid = play.client.pid
    assert pid is not None
    play.use("leave")
    assert play.client.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_fault_of_the_solver_is_said_and_the_puzzle_goes_on(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "PuzzleAnswers", Broken)
    learner.open("puzzle:rest_the_blocker")
    learner.make(_choice(learner, "attack"))
    assert learner.said == "× This could not be worked out: ValueError: nothing is known"
    assert learner.play.source.humans == (0,)
