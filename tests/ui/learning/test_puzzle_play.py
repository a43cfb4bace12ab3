"""Puzzles on the table: any way that reaches the goal is right, and a lost goal is said at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.learning_record import LearningRecord
from tests.ui.learning.learner import Learner

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
CONTROL = Qt.KeyboardModifier.ControlModifier


def _choice(learner: Learner, verb: str) -> Choice:
    return next(choice for choice in learner.puzzle.run.game.choices(0) if choice.verb == verb)


def _solved(learner: Learner) -> bool:
    return learner.puzzle.run.solved is True


def test_a_puzzle_is_solved_on_the_table_and_stays_so(learner: Learner) -> None:
    learner.open("puzzle:rest_the_blocker")
    assert "Win this turn." in learner.panel.task.accessibleName()
    for _ in range(5):
        run = learner.puzzle.run
        if run.solved:
            break
        learner.make(run.best()[0])
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
    events = [event.kind for event in learner.stage.source.history(0)]
    assert "blocked" in events
    learner.main()
    assert learner.stage.source.game.digest() == before
    assert not LearningRecord("gcg").puzzle("rest_the_blocker").solved


def test_help_is_given_in_levels_and_the_solution_on_request(learner: Learner) -> None:
    learner.open("puzzle:rest_the_blocker")
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "Blocker" in learner.said
    learner.key(Qt.Key.Key_H, CONTROL)
    assert len(learner.window.play_page.scene.spotlights.framed) == 1
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "Siege Ploy" in learner.said
    learner.tool("solution")
    assert "This is one solution" in learner.said
    assert _solved(learner)
    learner.tool("restart")
    assert not _solved(learner)
    assert not LearningRecord("gcg").puzzle("rest_the_blocker").without_help
