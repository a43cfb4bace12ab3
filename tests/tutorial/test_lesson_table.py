"""The table of a step: play goes on to the learner's next decision, and is judged on the way."""

from __future__ import annotations

import pytest

from gundam_desktop.tutorial.lesson_start import LessonStart
from gundam_desktop.tutorial.lesson_table import LessonTable, Verdict
from tests.tutorial.lessons import BLOCK, gcg, lesson_of

TURNS = """
lesson: turns
minutes: 1
clauses: []
bot: idle
position:
  A: {battle: [{card: ST01-005, as: gm}], hand: [{card: ST01-015, as: base}], resources: {active: 3}}
  B: {shields: [ST01-015, FILLER, FILLER], base: none, battle: [{card: ST02-007, as: leo, rested: true}]}
steps:
  - id: only
    goal: {B.shields: 0}
    fail: {A.base: base}
    until: UNTIL
    by: [attack gm -> player]
    foe: [{B: "yes"}]
"""


def table_of(text: str, step: int = 0) -> LessonTable:
    lesson = lesson_of(text)
    return LessonStart(lesson, gcg()).table(lesson.steps[step])


def play(table: LessonTable, text: str) -> None:
    assert gcg().scenarios is not None
    table.follow((gcg().scenarios.choice(text),))  # type: ignore[union-attr]


def test_play_goes_on_to_the_decision_of_the_learner() -> None:
    table = table_of(BLOCK)
    assert (table.decision.player, table.decision.kind) == (1, "block")
    assert table.prelude == 0, "what leads to the step is not played again"
    play(table, "block demi")
    assert table.verdict is Verdict.DONE
    assert [played.forced for played in table.played] == [False, True, False]


def test_the_other_player_follows_the_script_and_then_the_bot() -> None:
    table = table_of(TURNS.replace("UNTIL", "next turn"))
    play(table, "attack gm -> player")
    assert table.view(1).zones[1, "base"], "the Burst was activated as the script says"
    assert table.verdict is None
    play(table, "end")
    assert table.view(0).turn_player == 0, "the idle bot has ended its turn"
    assert table.verdict is Verdict.MISSED


@pytest.mark.parametrize(
    ("until", "choices", "verdict"),
    [
        ("decision", ["attack gm -> leo"], Verdict.MISSED),
        ("battle end", ["attack gm -> leo"], Verdict.MISSED),
        ("turn end", ["attack gm -> leo"], None),
        ("turn end", ["end"], Verdict.MISSED),
        ("next turn", ["attack gm -> leo"], None),
        ("next turn", ["deploy base"], None),
    ],
)
def test_a_step_is_judged_at_the_latest_when_it_says(until: str, choices: list[str], verdict: Verdict | None) -> None:
    table = table_of(TURNS.replace("UNTIL", until).replace("    fail: {A.base: base}\n", ""))
    for text in choices:
        play(table, text)
    assert table.verdict is verdict


def test_facts_after_which_the_goal_is_out_of_reach_end_the_step() -> None:
    table = table_of(TURNS.replace("UNTIL", "turn end"))
    play(table, "deploy base")
    assert table.verdict is Verdict.FAILED, "White Base takes a Shield to the hand"


def test_a_copy_is_played_on_alone() -> None:
    table = table_of(BLOCK)
    other = table.copy()
    play(other, "pass")
    assert table.digest() != other.digest()
    assert (table.verdict, other.verdict) == (None, Verdict.FAILED)
