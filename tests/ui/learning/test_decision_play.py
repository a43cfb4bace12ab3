"""A reviewed decision on the table: every try is answered, the solution waits until it is asked for, and it is kept."""

from __future__ import annotations

import time

import pytest
from PySide6.QtTest import QTest

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.kept import KeptDecisions, key_of
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.coach.second_try import Answer, SecondTry
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.progress import INTERVALS
from gundam_desktop.ui.learning import decision_play
from gundam_desktop.ui.learning.catalogue import DECISION, REVIEW
from gundam_desktop.ui.learning.decision_play import DecisionPlay
from gundam_desktop.ui.learning.free_play_panel import FreePlayPanel
from tests.coach.games import WIN
from tests.coach.test_second_try import COSTLY, MISSED, decision
from tests.ui.learning.learner import Learner
from tests.ui.table_driver import LEFT

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
WRONG = "attack ST02-004 -> player"


class AtOnce(WorkerPool[Answer | str]):
    """Judges a try in this process."""

    def __init__(self, reviewed: ReviewedDecision, tried: Choice) -> None:
        self._found: list[Answer | str] = [SecondTry(reviewed, tried)(0)]

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[Answer | str]:
        found, self._found = self._found, []
        return [*found]

    def end(self) -> None:
        self._found = []


class Endless(AtOnce):
    """Never comes to an end by itself."""

    def __init__(self, reviewed: ReviewedDecision, tried: Choice) -> None:
        self.ended = False

    @property
    def busy(self) -> bool:
        return True

    def results(self, timeout: float | None = 0.0) -> list[Answer | str]:
        return []

    def end(self) -> None:
        self.ended = True


class Lost(AtOnce):
    """Its process has died."""

    def __init__(self, reviewed: ReviewedDecision, tried: Choice) -> None:
        self._found = ["the process has ended (exit code 1)"]


@pytest.fixture
def finder(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> Learner:
    """Somebody who looks for better choices in the decisions of their games."""
    monkeypatch.setattr(decision_play, "in_background", AtOnce)
    return learner


def opened(finder: Learner, *decisions: ReviewedDecision) -> list[bool]:
    """Open decisions; the list that is returned grows when they are left."""
    left: list[bool] = []
    finder.window.learning.open_decisions(decisions, lambda: left.append(True))
    finder.at_rest()
    return left


def play_of(finder: Learner) -> DecisionPlay:
    """The decision on the table."""
    play = finder.window.learning.play
    assert isinstance(play, DecisionPlay)
    return play


def attempt(finder: Learner, text: str) -> None:
    """Make a choice, and wait for what is said to it."""
    finder.make(play_of(finder).world.parse(text, 0))
    judged(finder)


def judged(finder: Learner) -> None:
    """Wait until a try was judged and shown."""
    finder.qtbot.waitUntil(lambda: not play_of(finder).run.running)
    finder.at_rest()


def shown(finder: Learner) -> str:
    """All that the panel says."""
    panel = finder.panel
    tools = [tool.text() for tool in panel.tools.values()]
    return " ".join([panel.head.text(), panel.task.text(), finder.said, *tools])


def test_a_wrong_try_is_answered_and_the_next_one_finds_it(finder: Learner) -> None:
    left = opened(finder, decision(MISSED))
    assert "In 20 of 20 possible deals of the hidden cards another choice wins in this turn" in shown(finder)
    assert "Siege Ploy" not in shown(finder)
    before = finder.play.source.game.digest()
    attempt(finder, WRONG)
    assert "wins in this turn in 0 of 20 possible deals" in finder.said
    assert "Clauses at work" in finder.said
    assert "blocked" in [event.kind for event in finder.play.source.history(0)]
    assert "Siege Ploy" not in shown(finder)
    assert not play_of(finder).done
    finder.main()
    assert finder.play.source.game.digest() == before
    attempt(finder, WIN[0])
    assert play_of(finder).done
    assert "wins in this turn in 20 of 20 possible deals" in finder.said
    finder.main()
    assert left == [True]


def test_what_was_played_is_no_answer(finder: Learner) -> None:
    opened(finder, decision(COSTLY))
    assert "(−20 ± 4 points of the chance to win)" in shown(finder)
    finder.make(play_of(finder).world.parse("end", 0))
    assert "This is what you played" in finder.said
    assert finder.play.source.humans, "another choice can be made at once"
    assert "keep" not in finder.panel.tools


def test_to_step_on_is_no_answer(finder: Learner) -> None:
    answers: list[bool] = []
    opened(finder, decision(MISSED), decision(COSTLY))
    play_of(finder).answered.connect(answers.append)
    finder.tool("skip")
    assert play_of(finder).decision.verdict == COSTLY
    assert "skip" not in finder.panel.tools, "it is the last one"
    assert answers == []


def test_the_solution_is_shown_on_request_and_the_decision_kept(finder: Learner) -> None:
    mine = decision(MISSED)
    opened(finder, mine)
    finder.tool("solution")
    judged(finder)
    assert "Siege Ploy" in finder.said
    finder.tool("keep")
    kept = KeptDecisions("gcg")
    assert list(kept.all) == [key_of(mine)]
    assert kept.due(time.time() + INTERVALS[0]) == [key_of(mine)]
    assert not finder.panel.tools["keep"].isEnabled()


def test_it_is_played_on_from_here_and_back(finder: Learner) -> None:
    opened(finder, decision(MISSED))
    attempt(finder, WIN[0])
    play_of(finder).use("free")
    session = finder.window.session
    assert session is not None
    assert session.game_history.game.digest() == decision(MISSED).world().digest()
    (panel,) = (each for each in finder.window.findChildren(FreePlayPanel) if each.isVisible())
    QTest.mouseClick(panel.back, LEFT)
    assert play_of(finder).done
    assert "keep" in finder.panel.tools, "what was found is not asked again"


def test_a_kept_decision_is_listed_and_comes_back(finder: Learner) -> None:
    mine = decision(MISSED)
    KeptDecisions("gcg").keep(mine, time.time() - INTERVALS[0])
    finder.open(DECISION + key_of(mine))
    attempt(finder, WIN[0])
    assert KeptDecisions("gcg").all[key_of(mine)].found
    KeptDecisions("gcg").answered(key_of(mine), False, time.time() - INTERVALS[0])
    finder.window.learning.show()
    finder.window.learning.open(REVIEW)
    assert play_of(finder).decision == mine


def test_a_try_can_be_stopped(finder: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision_play, "in_background", Endless)
    opened(finder, decision(MISSED))
    before = finder.play.source.game.digest()
    finder.make(play_of(finder).world.parse(WRONG, 0))
    assert finder.panel.main.accessibleName() == "Stop"
    assert not finder.play.source.humans
    finder.main()
    assert not play_of(finder).run.running
    assert finder.said == "Stopped. Nothing was played."
    assert finder.play.source.humans == (0,)
    assert finder.play.source.game.digest() == before


def test_a_try_that_was_not_judged_is_said(finder: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision_play, "in_background", Lost)
    opened(finder, decision(MISSED))
    attempt(finder, WRONG)
    assert finder.said == "× This could not be worked out: the process has ended (exit code 1)"
    assert finder.play.source.humans == (0,)


def test_after_the_last_decision_the_key_for_the_next_one_does_nothing(finder: Learner) -> None:
    left = opened(finder, decision(MISSED))
    play = play_of(finder)
    finder.window.learning.press("skip")
    assert play_of(finder) is play
    assert left == []
