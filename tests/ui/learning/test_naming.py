"""The guided game: what is met for the first time is named below the table, once, unless that is turned off."""

from __future__ import annotations

from gundam_desktop.tutorial.learning_record import LearningRecord
from tests.ui.learning.learner import Learner


def play_on(learner: Learner) -> None:
    """Make the first choice that there is, as the solver's bot would not."""
    run = learner.lesson.run
    order = ("deploy", "attack", "yes", "keep", "end", "pass")
    choices = run.legal_choices()
    choice = next((each for verb in order for each in choices if each.verb == verb), choices[0])
    assert learner.play.source.choose(run.seat, choice)
    learner.at_rest()


def said_to(learner: Learner) -> str:
    return learner.said


def test_new_things_are_named_once_and_nothing_waits_for_it(learner: Learner) -> None:
    learner.window.learning.open_lesson("first_game", "game")
    learner.at_rest()
    said: list[str] = []
    for _ in range(6):
        said += [line for line in learner.panel.said.text().split("<br>") if learner.said and line not in said[-3:]]
        assert learner.play.source.legal_choices(learner.lesson.run.seat), "play is never held up"
        play_on(learner)
    assert len(said) > 4
    assert len(said) == len(set(said))
    assert any("clause:" in line for line in said)
    assert LearningRecord("gcg").explained


def test_naming_is_turned_off_and_on(learner: Learner) -> None:
    learner.window.learning.open_lesson("first_game", "game")
    learner.at_rest()
    learner.tool("naming")
    assert said_to(learner) == ""
    named = LearningRecord("gcg").explained
    play_on(learner)
    assert said_to(learner) == ""
    assert LearningRecord("gcg").explained == named
    learner.tool("naming")
    for _ in range(3):
        play_on(learner)
    assert said_to(learner) != ""
    learner.window.learning.open_lesson("first_game", "game")
    learner.at_rest()
    for key in LearningRecord("gcg").explained:
        assert key not in [each.key for each in learner.lesson.run.meetings.take(99)]
