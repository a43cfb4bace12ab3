"""Whether a goal can be reached, asked of the solver about a lesson's table."""

from __future__ import annotations

import pytest

from gundam_desktop.tutorial import reach
from gundam_desktop.tutorial.lesson_start import LessonStart
from gundam_desktop.tutorial.lesson_table import LessonTable
from gundam_desktop.tutorial.solver import NotDecided
from tests.tutorial.lessons import gcg, lesson_of

WALLS = """
lesson: walls
minutes: 1
clauses: []
bot: idle
position:
  A: {battle: [{card: ST01-005, as: gm}, {card: ST02-005, as: maganac}]}
  B: {base: EXB-001, shields: 0, battle: [BLOCKERS]}
steps: [{id: only, goal: {winner: A}, by: [attack maganac -> player, attack gm -> player]}]
"""


NAMES = ("gm", "maganac")


def table_of(blockers: str = "") -> LessonTable:
    lesson = lesson_of(WALLS.replace("BLOCKERS", blockers))
    return LessonStart(lesson, gcg()).table(lesson.steps[0])


def test_the_solver_knows_which_choices_lead_to_the_goal() -> None:
    table = table_of()
    assert reach.reachable(table)
    assert [table.text(choice) for choice in reach.good_choices(table)] == ["attack maganac -> player"]
    table.apply(0, next(choice for choice in table.legal_choices(0) if table.text(choice) == "attack gm -> player"))
    assert reach.reachable(table) is False


def test_the_other_player_does_what_the_step_says_but_a_proof_allows_them_everything() -> None:
    table = table_of("ST02-009")
    assert reach.reachable(table), "the idle bot does not block"
    assert not reach.forced(table), "but it could"
    assert reach.forced(table_of())


def test_what_is_not_decided_is_said() -> None:
    table = table_of("ST02-009, ST02-008")
    assert reach.reachable(table, most=0) is None
    with pytest.raises(NotDecided):
        reach.forced(table, most=0)


def test_a_preferred_choice_is_taken_if_it_leads_to_the_goal() -> None:
    table = table_of().copy()
    gm, maganac = (
        next(c for c in table.legal_choices(0) if table.text(c) == f"attack {name} -> player") for name in NAMES
    )
    assert reach.good_choice(table, []) == maganac
    assert reach.good_choice(table, [gm]) == maganac
    table.apply(0, gm)
    assert reach.good_choice(table, [maganac]) is None
