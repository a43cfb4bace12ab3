"""Where steps begin: positions, solutions, positions drawn by chance, another edition."""

from __future__ import annotations

from random import Random

import pytest

from gundam_desktop.tutorial.lesson_fields import DrawnFields
from gundam_desktop.tutorial.lesson_start import LessonError, LessonStart, draw
from tests.tutorial.lessons import BLOCK, gcg, lesson_of

DRAWN = """
lesson: drawn
minutes: 1
clauses: []
position:
  A: {battle: [ST01-005]}
  B: {base: none}
steps:
  - id: only
    drawn:
      seeds: [1, 2]
      fields:
        A.battle: {from: [ST01-005, ST02-005], least: 1, most: 3}
        B.shields: {from: [0, 1, 2]}
    ask: {choose: ["yes", "no"]}
    right: solver
    goal: {winner: A}
"""


def test_a_step_goes_on_where_the_right_way_of_the_step_before_ends() -> None:
    lesson = lesson_of(BLOCK)
    start = LessonStart(lesson, gcg())
    table = start.table(lesson.steps[1])
    assert table.card("demi") in table.view(1).zones[1, "trash"]
    again = start.table(lesson.steps[1])
    assert again.digest() == table.digest()
    assert again.begun is not table.begun


def test_chance_fills_the_fields_of_a_position_alike_for_the_same_seed() -> None:
    fields = DrawnFields.model_validate(
        {
            "seeds": [1],
            "fields": {"A.battle": {"from": ["X", "Y"], "least": 1, "most": 3}, "B.shields": {"from": [0, 1]}},
        }
    )
    drawn = [draw({"A": {"hand": ["Z"]}}, fields, Random(seed)) for seed in range(30)]
    assert drawn[4] == draw({"A": {"hand": ["Z"]}}, fields, Random(4))
    assert {len(each["A"]["battle"]) for each in drawn} == {1, 2, 3}
    assert {each["B"]["shields"] for each in drawn} == {0, 1}
    assert all(each["A"]["hand"] == ["Z"] for each in drawn)


def test_a_drawn_step_has_a_position_for_each_count() -> None:
    lesson = lesson_of(DRAWN)
    start = LessonStart(lesson, gcg())
    digests = {start.table(lesson.steps[0], drawn=count).digest() for count in range(8)}
    assert len(digests) > 2


def test_a_step_under_another_edition_has_the_same_choices_made() -> None:
    lesson = lesson_of(BLOCK)
    table = LessonStart(lesson, gcg()).under(lesson.steps[0], "1.0", ["block demi"])
    assert table.view(1).edition == "1.0"
    assert table.card("demi") in table.view(1).zones[1, "trash"]


def test_a_choice_that_cannot_lead_to_a_step_is_named() -> None:
    lesson = lesson_of(BLOCK.replace("{A: attack sandrock -> player}]", "{A: attack sandrock -> demi}]"))
    with pytest.raises(LessonError, match=r"test.yaml: step : `before`: `attack sandrock -> demi` cannot be made"):
        LessonStart(lesson, gcg()).table(lesson.steps[0])
