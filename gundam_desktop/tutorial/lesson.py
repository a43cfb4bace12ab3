"""A lesson as it was read: steps with positions, goals and answers. It holds no sentences; `lesson_texts` has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from gundam_desktop.scenarios.document import Document
from gundam_desktop.scenarios.scenario import Fact, Scenario, Step, WrittenChoice
from gundam_desktop.tutorial.lesson_fields import DrawnFields, Show, Until


class ExpectedEvent(NamedTuple):
    """An event that must happen; a field that is None or empty matches anything."""

    kind: str
    card: str = ""
    target: str = ""
    player: int | None = None
    amount: int | None = None
    word: str | None = None
    clause: str = ""
    """The clause's number in the lesson's edition, as everywhere in a step."""


class Try(NamedTuple):
    """What is said about a choice, a refused attempt, an answer or facts that are not the goal."""

    say: str
    """The key of the sentence within the step."""
    choice: WrittenChoice | None = None
    answer: str = ""
    refused: WrittenChoice | None = None
    facts: tuple[Fact, ...] = ()
    clause: str = ""
    then: str = "back"
    """`back` returns to the position before the choice; `stay` continues."""
    go: str = ""
    """The step that it leads to; empty for none."""


class Way(NamedTuple):
    """A step that comes next if these facts hold."""

    go: str
    facts: tuple[Fact, ...] = ()


class Question(NamedTuple):
    """A question: the learner chooses one of the answers, or points at a card or zone."""

    answers: tuple[str, ...]
    point: str
    """`card` or `zone` if the learner must point at one; else empty."""
    right: tuple[str, ...]
    """The right answers, any of them; `solver` if the solver finds it."""
    watch: tuple[Step, ...]
    """Choices that are played after the answer, for the learner to watch."""
    proof: tuple[Fact, ...]
    """Facts that must be true afterwards, so that the game proves the answer."""


class FreePlay(NamedTuple):
    """Free play against a bot."""

    bot: str
    turns: int
    """The number of turns; 0 for the whole game."""
    met: tuple[tuple[ExpectedEvent, str], ...]
    """(event, key of its sentence) for events that are explained when they first happen."""
    words: tuple[str, ...]
    """Kinds of events whose cards have their words explained when they first appear."""
    won: str = "done"
    """The key of the sentence that is said when the learner has won the game."""
    beaten: str = "done"
    """The key of the sentence that is said when the opponent has won it."""


class Beside(NamedTuple):
    """The same choices under another edition, and the facts that are then true."""

    edition: str
    facts: tuple[Fact, ...]


class DeckTask(NamedTuple):
    """A deck that the learner mends in the deck builder."""

    start: str
    """The name of a deck, or its file beside the lesson."""
    right: str
    """A list that has the goal, for the last hint and for checks."""
    changes: int
    """The most cards that may be exchanged."""
    goal: tuple[Fact, ...]


class LessonStep(NamedTuple):
    """One step of a lesson."""

    id: str
    path: tuple[str | int, ...]
    """The step's path in the file."""
    scenario: Scenario | None
    """The position at its beginning and the choices that lead to it; None to continue where the previous step ended."""
    show: Show
    goal: tuple[Fact, ...]
    events: tuple[ExpectedEvent, ...]
    fail: tuple[Fact, ...]
    until: Until
    by: tuple[WrittenChoice, ...]
    foe: tuple[Step, ...]
    bot: str
    tries: tuple[Try, ...]
    ways: tuple[Way, ...]
    """The steps that may follow: the first whose facts are true is next. Empty at the end of the lesson."""
    ask: Question | None
    free: FreePlay | None
    beside: Beside | None
    drawn: DrawnFields | None
    deck_task: DeckTask | None
    content: str
    """A hash of its contents: changed, when somebody has changed the step."""

    @property
    def kind(self) -> str:
        """What the learner does: `goal`, `ask`, `free` or `deck task`; a question comes before a goal."""
        return "free" if self.free else "deck task" if self.deck_task else "ask" if self.ask else "goal"


class Lesson(NamedTuple):
    """One lesson."""

    id: str
    document: Document
    clauses: tuple[str, ...]
    """The clauses that it teaches, by their numbers in the base edition."""
    edition: str
    needs: tuple[str, ...]
    """The lessons that should come before; none is locked."""
    minutes: float
    seat: int
    """Seat of the learner."""
    steps: tuple[LessonStep, ...]
    quiz: tuple[str, ...]
    """Ids of the steps that form its quiz."""
    names: Mapping[str, str]
    """Label -> number of the card."""
    setting: Mapping[str, Any]
    """The fields of its position as written, for drawn positions."""

    @property
    def file(self) -> str:
        """The file it is in."""
        return self.document.file

    def step(self, name: str) -> LessonStep:
        """Return the step with this id. `KeyError` for an unknown one."""
        for step in self.steps:
            if step.id == name:
                return step
        raise KeyError(name)
