"""The fields of a lesson file, as models. `docs/lessons.md` describes them for authors.

Positions, choices and facts are those of scenario files; they are checked by the game when the lesson is read.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BeforeValidator, Field

from gundam_desktop.scenarios.fields import Model, Seat, Text, TruthWord, Whole, matching

NAME = re.compile(r"^[a-z][a-z0-9_]*$")
_TURNS = re.compile(r"^([1-9]) turns?$")
Until: TypeAlias = Literal["decision", "battle end", "turn end", "next turn"]
BATTLE_END: Final = "battle end"
WHOLE_GAME: Final = "the game"
BY_SOLVER: Final = "solver"
"""In place of the right answer: the solver finds whether the goal can be forced, `yes` or `no`."""


def _several(value: Any) -> Any:
    return value if isinstance(value, list) else [value]


def _unquoted(value: Any) -> Any:
    """Answers may be the bare words `yes` and `no`, and numbers."""
    return [str(each) if isinstance(each, TruthWord | int | float) else each for each in _several(value)]


def _turns(value: Any) -> Any:
    if value == WHOLE_GAME:
        return 0
    match = _TURNS.match(value) if isinstance(value, str) else None
    if match is None:
        raise ValueError(f"expected something like `2 turns`, or `{WHOLE_GAME}` (got `{value}`)")
    return int(match[1])


Name: TypeAlias = Annotated[Text, matching(NAME, "a name of small letters, digits and `_`")]
Answers: TypeAlias = Annotated[tuple[Text, ...], BeforeValidator(_unquoted)]
Facts: TypeAlias = dict[str, Any]
Choices: TypeAlias = tuple[Any, ...]


class Show(Model):
    """What a step lights, and the clause that decides it."""

    cards: tuple[Text, ...] = ()
    zones: tuple[Text, ...] = ()
    clause: Text = ""


class EventFields(Model):
    """An event that must happen; fields that are left out match anything."""

    kind: Text
    card: Text = ""
    target: Text = ""
    player: Seat | None = None
    amount: Whole | None = None
    word: Text | None = None
    clause: Text = ""


class TryFields(Model):
    """What is said about a choice, a refused attempt or facts that are not the goal."""

    choice: Text = ""
    refused: Text = ""
    if_: Facts = Field(default_factory=dict, alias="if")
    say: Name
    clause: Text = ""
    then: Literal["back", "stay"] = "back"
    go: Text = ""


class NextFields(Model):
    """A step that may follow, and the facts that must be true for it."""

    if_: Facts = Field(default_factory=dict, alias="if")
    go: Text


class AskFields(Model):
    """A question: one of several answers, or a card or zone to point at."""

    choose: Annotated[Answers, Field(min_length=2)] = ("", "")
    point: Literal["", "card", "zone"] = ""


class MetFields(EventFields):
    """An event that is explained when it first happens to the learner."""

    say: Name


class FreeFields(Model):
    """Free play against a bot, for some turns or for the whole game, and what is named on the way."""

    bot: Text = "gentle"
    turns: Annotated[int, BeforeValidator(_turns)] = Field(default=2, alias="for")
    met: tuple[MetFields, ...] = ()
    words: tuple[Text, ...] = ()
    won: Name = "done"
    beaten: Name = "done"


class BesideFields(Model):
    """The same choices under another edition of the rules, and the facts that are then true."""

    edition: Text
    facts: Facts


class DrawnField(Model):
    """What chance puts into a field of the position: some of these, or one of them if no number is said."""

    from_: Annotated[tuple[Any, ...], Field(min_length=1, alias="from")]
    least: Whole | None = None
    most: Whole | None = None


class DrawnFields(Model):
    """Fields of the position with random contents, by their paths, such as `A.battle`."""

    seeds: Annotated[tuple[Whole, ...], Field(min_length=1)]
    """The seeds of the positions that `lesson check` plays; a learner meets them first."""
    fields: Annotated[dict[str, DrawnField], Field(min_length=1)]


class DeckFields(Model):
    """A deck to repair: the list to begin with, a right list, and the facts that the deck must meet."""

    start: Text
    right: Text
    changes: Whole
    """The most cards that may be exchanged."""
    goal: Facts


class StepFields(Model):
    """One step."""

    id: Name
    position: dict[str, Any] | None = None
    before: Choices = ()
    show: Show = Show()
    goal: Facts = Field(default_factory=dict)
    events: tuple[EventFields, ...] = ()
    fail: Facts = Field(default_factory=dict)
    until: Until = "turn end"
    by: Choices = ()
    foe: Choices = ()
    bot: Text = ""
    tries: tuple[TryFields, ...] = ()
    next: str | tuple[NextFields, ...] = ()
    ask: AskFields | None = None
    right: Answers = ()
    watch: Choices = ()
    proof: Facts = Field(default_factory=dict)
    free: FreeFields | None = None
    beside: BesideFields | None = None
    drawn: DrawnFields | None = None
    deck_task: DeckFields | None = None


class LessonFields(Model):
    """A lesson."""

    lesson: Name
    needs: tuple[Text, ...] = ()
    minutes: Annotated[float, Field(gt=0, le=30)]
    clauses: Any
    edition: Text = ""
    seat: Seat = "A"
    bot: Text = "gentle"
    cards: tuple[dict[str, Any], ...] = ()
    position: dict[str, Any]
    before: Choices = ()
    steps: Annotated[tuple[StepFields, ...], Field(min_length=1)]
    quiz: tuple[Text, ...] = ()
