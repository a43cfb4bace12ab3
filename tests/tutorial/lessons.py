"""What the tests of lessons share: a lesson from a text, and the course that the program ships."""

from __future__ import annotations

from functools import cache

from gundam_desktop import games
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tutorial.course import Course, read_course
from gundam_desktop.tutorial.lesson import Lesson
from gundam_desktop.tutorial.lesson_reading import read_lesson_text
from gundam_desktop.tutorial.lesson_run import Answer, LessonRun

BLOCK = """
lesson: block
minutes: 1
clauses: [7-4-1]
seat: B
bot: idle
position:
  turn_player: A
  A: {battle: [{card: ST02-004, as: sandrock}]}
  B: {base: none, shields: 1, battle: [{card: ST01-008, as: demi}, {card: ST01-009, as: zowort, rested: true}]}
before: [{A: attack sandrock -> player}]
steps:
  - id: first
    show: {cards: [demi], zones: [B.shields], clause: 7-4-1}
    goal: {demi: {zone: B.trash}, B.shields: 1}
    events: [{kind: blocked, card: demi}]
    fail: {B.shields: 0}
    until: battle end
    by: [block demi]
    foe: [{A: pass}]
    tries:
      - {choice: pass, say: passed, clause: 7-4-4}
      - {refused: block zowort, say: tired}
  - id: asked
    show: {clause: 7-4-2}
    ask: {choose: ["yes", "no"]}
    right: "no"
"""


@cache
def gcg() -> GameModule:
    """The module of the game that the lessons are about."""
    return games.find("gcg")


def lesson_of(text: str) -> Lesson:
    """The lesson of a text."""
    return read_lesson_text(text, "test.yaml", gcg())


def run_of(text: str = BLOCK, step: str = "") -> LessonRun:
    """A run of the lesson of a text."""
    return LessonRun(lesson_of(text), gcg(), step)


def made(run: LessonRun, text: str) -> Answer:
    """What a run answers to a choice as written."""
    form = gcg().scenarios
    assert form is not None
    choice = run.table.choice(form.choice(text))
    assert choice is not None, text
    return run.make(choice)


@cache
def course() -> Course:
    """The course of the game, without lessons of a player's own."""
    return read_course(gcg())
