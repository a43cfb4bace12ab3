"""Hints to a step, in four levels: what to notice, what is lit, which clause decides, and the choice itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from gundam_desktop.tabletop import Choice
from gundam_desktop.tabletop.place import Place
from gundam_desktop.tutorial import reach
from gundam_desktop.tutorial.lesson import LessonStep
from gundam_desktop.tutorial.lesson_table import LessonTable

WHOLE: Final = 4
"""The level of the hint that gives the choice itself."""


class Hint(NamedTuple):
    """A hint; each level has what the levels before it had."""

    level: int
    """From 1 to 4."""
    say: str
    """The key of the sentence of the first level, `first.hint1`."""
    cards: tuple[int, ...] = ()
    """Ids of the cards to highlight, from level 2."""
    places: tuple[Place, ...] = ()
    """The places to be lit, from level 2."""
    clause: str = ""
    """The clause that decides, by its number in the lesson's edition, from level 3."""
    choice: Choice | None = None
    """The choice to be made now, at level 4; it is legal. None for a question, or if the goal is out of reach."""
    answer: str = ""
    """The right answer of a question, at level 4."""
    deck: str = ""
    """The name of a list that has the goal of a deck task, at level 4; it is found beside the lesson."""


def hint_of(step: LessonStep, table: LessonTable, level: int, at: int | None, right: tuple[str, ...]) -> Hint:
    """Return a hint. `at` is how many stored choices the learner has followed, None after leaving the stored way."""
    asked = step.ask is not None and not table.played[table.prelude :]
    hint = Hint(level, f"{step.id}.hint1")
    if level >= 2:
        hint = hint._replace(cards=tuple(table.lit_cards()), places=tuple(table.lit_places()))
    if level >= 3:
        hint = hint._replace(clause=step.show.clause)
    if level >= WHOLE:
        choice = None if asked and not step.goal else next_choice(step, table, at)
        deck = step.deck_task.right if step.deck_task is not None else ""
        hint = hint._replace(choice=choice, answer=right[0] if right else "", deck=deck)
    return hint


def next_choice(step: LessonStep, table: LessonTable, at: int | None) -> Choice | None:
    """The choice that leads on to the goal: the stored one, else one that the solver finds; None if there is none."""
    for written in step.by[at:] if at is not None else ():
        choice = table.choice(written)
        if choice is not None and not table.game.explain(table.seat, choice):
            return choice
        if written.verb != "pass":  # a pass may have been made automatically
            break
    if not step.goal or table.decision.player != table.seat:
        return None
    stored = (choice for written in step.by if (choice := table.choice(written)) is not None)
    legal = [choice for choice in stored if not table.game.explain(table.seat, choice)]
    return reach.good_choice(table, legal)
