"""The choice of the last hint: the stored one on the stored way, else one of the solver's."""

from __future__ import annotations

from gundam_desktop.tutorial.hints import next_choice
from gundam_desktop.tutorial.lesson_start import LessonStart
from tests.tutorial.lessons import BLOCK, gcg, lesson_of


def test_on_the_stored_way_it_is_the_next_choice_of_it() -> None:
    lesson = lesson_of(BLOCK.replace("by: [block demi]", "by: [pass, block demi]"))
    table = LessonStart(lesson, gcg()).table(lesson.steps[0])
    first, second = (next_choice(lesson.steps[0], table, at) for at in (0, 1))
    assert first is not None
    assert second is not None
    assert (first.verb, second.verb) == ("pass", "block")


def test_off_the_stored_way_it_leads_to_the_goal_too() -> None:
    lesson = lesson_of(BLOCK)
    table = LessonStart(lesson, gcg()).table(lesson.steps[0])
    choice = next_choice(lesson.steps[0], table, None)
    assert choice is not None
    assert choice.verb == "block"


def test_when_the_goal_is_out_of_reach_there_is_none() -> None:
    lesson = lesson_of(BLOCK)
    table = LessonStart(lesson, gcg()).table(lesson.steps[0])
    table.apply(1, table.legal_choices(1)[-1])
    assert next_choice(lesson.steps[0], table, None) is None
