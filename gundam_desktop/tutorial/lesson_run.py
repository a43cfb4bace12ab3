"""A lesson in progress, without a window: the game, the step, and the answer to everything the learner does.

How a page uses it:

- `LessonRun(lesson, game_module)` begins the first step; `step`, `kind`, `game`, `seat` and `table` say what is to be
  shown, and `table.played[:table.prelude]` what happened before the learner's first decision.
- `make(choice)`, `answer(text)`, `point(card, place)` and `hand_in(deck)` do something and return an `Answer`: its
  kind, the key of a sentence of the step, a clause, the refusals, what was played (to be shown even if it is then
  taken back) and the step that it leads to. The run itself is already where the learner goes on.
- `advance()` goes to that step, when the learner is ready; `skip()` goes there without doing this one; `go(name)`
  goes to any step.
- `take_back()` and `restart()` undo; each counts as a new try. `hint()` gives one level more each time.
- `play_freely()` gives a copy of the game, to be played on elsewhere.

No method raises for anything that the learner can do; nothing is locked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.scenarios.scenario import BegunScenario
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice, Refusal
from gundam_desktop.tabletop.place import Place
from gundam_desktop.tutorial import reach
from gundam_desktop.tutorial.first_meetings import FirstMeetings
from gundam_desktop.tutorial.hints import Hint, hint_of
from gundam_desktop.tutorial.lesson import Lesson, LessonStep, Try
from gundam_desktop.tutorial.lesson_fields import BY_SOLVER
from gundam_desktop.tutorial.lesson_start import LessonStart
from gundam_desktop.tutorial.lesson_table import LessonTable, Played, Verdict, name_of_place

OVER = "over"
"""The kind of a lesson that is over."""
WRONG = frozenset({"wrong", "out of reach", "refused"})
"""The kinds of answers to something wrong."""


class Answer(NamedTuple):
    """What the lesson says to something that the learner did."""

    kind: str
    """`on` (nothing is decided yet), `done`, `refused` (by the game, or a wrong answer), `wrong` (it was taken back),
    `stay` (there is a comment, and play continues) or `out of reach` (the goal was lost with it; it was taken back)."""
    say: str = ""
    """The key of the sentence within the step, such as `first.passed`; empty for none."""
    clause: str = ""
    """The clause that decides it, by its number in the lesson's edition; empty for none."""
    refusals: tuple[Refusal, ...] = ()
    played: tuple[Played, ...] = ()
    """What was played: the learner's choice with all that came of it."""
    shown: Game | None = None
    """The game to which the choice led, if it was taken back; else None."""
    next: str = ""
    """The step to which `advance()` leads; empty at the end of the lesson, or if the step is not done."""


class StepCount(NamedTuple):
    """How a step was done."""

    wrong: int
    hints: int
    """The level of the furthest hint, 0 to 4."""
    skipped: bool = False


class FreeGame(NamedTuple):
    """A game to be played on freely."""

    game: Game
    seat: int
    bot: str


class LessonRun:
    """One learner's way through a lesson."""

    def __init__(
        self, lesson: Lesson, game_module: GameModule, step: str = "", seed: int = 0, *, known: Iterable[str] = ()
    ) -> None:
        """Begin at the first step or at the named one. `known` are the keys of what free play has explained before.

        Raises `LessonError` or `ScenarioError` if the lesson is faulty.
        """
        self.lesson, self.game_module = lesson, game_module
        self.seat = lesson.seat
        self.counts: dict[str, StepCount] = {}
        """Step -> how it was done, for the steps that are done."""
        self.listener: Callable[[Answer], None] = lambda _: None
        """Called with every answer."""
        self.step: LessonStep | None = None
        """The present step; None at the end of the lesson."""
        self.table: LessonTable
        """The table of the present step; at the end of the lesson, of the last one."""
        self.answered = False
        """True once the question of the step has been answered well."""
        self._start = LessonStart(lesson, game_module, seed)
        self._drawn: dict[str, int] = {}
        self.meetings = FirstMeetings(game_module.library, lesson.edition, known)
        """What the learner has met for the first time in free play and has not been told about yet."""
        self._wrong = self._hints = 0
        self.go(step or lesson.steps[0].id)

    # --- the present situation

    @property
    def game(self) -> Game:
        """The game; only `make` changes it."""
        return self.table.game

    @property
    def kind(self) -> str:
        """What the learner is to do: `goal`, `ask`, `free`, `deck task`; `over` when the lesson is over."""
        if self.step is None:
            return OVER
        proving = self.answered and bool(self.step.goal) and not self._done
        return "goal" if proving else self.step.kind

    @property
    def done(self) -> bool:
        """True if the step is done and `advance` goes to the next one."""
        return self._done

    def legal_choices(self) -> list[Choice]:
        """The learner's legal choices now; a selection of several cards is not listed."""
        return self.table.legal_choices(self.seat) if self.table.decision.player == self.seat else []

    # --- what the learner does

    def make(self, choice: Choice) -> Answer:
        """Make a choice on the table."""
        if self.step is None or self._done:
            return Answer("done", next=self._next)
        before = self.table.copy()
        try:
            self.table.apply(self.seat, choice)
        except IllegalChoice as illegal:
            return self._said(self._refused(choice, illegal.refusals))
        self._before.append(before)
        self._follow_path(before, choice)
        played = tuple(self.table.played[len(before.played) :])
        return self._said(self._judged(played))

    def answer(self, text: str) -> Answer:
        """Answer a question with one of its answers."""
        assert self.step is not None
        assert self.step.ask is not None
        if text in self.right_answers():
            return self._said(self._answered_well())
        return self._said(self._answered_wrong(text))

    def point(self, card: int = 0, place: Place | None = None) -> Answer:
        """Answer a question by pointing at a card or at a place."""
        return self.answer(self.name_of(card, place))

    def hand_in(self, deck: Any) -> Answer:
        """Hand in the deck of a deck task."""
        assert self.step is not None
        mismatches = self._start.deck_mismatches(self.step, deck)
        if not mismatches:
            return self._said(self._finished(()))
        self._wrong += 1
        first, book = mismatches[0], self.game_module.rulebook
        clause = book.number_in(self.lesson.edition, first.clause) if book is not None and first.clause else ""
        return self._said(Answer("wrong", self._key(first.subject), clause))

    def deck(self, name: str) -> Any:
        """A list that a deck task names: the one it begins with, or the right one of a hint."""
        assert self.step is not None
        return self._start.deck(self.step, name)

    def deck_at_start(self) -> Any:
        """Return the deck with which a deck task begins."""
        assert self.step is not None
        assert self.step.deck_task is not None
        return self.deck(self.step.deck_task.start)

    def exchanged(self, deck: Any) -> tuple[int, int]:
        """How many cards of a deck task's list are exchanged in a deck, and how many may be."""
        assert self.step is not None
        assert self.step.deck_task is not None
        return self._start.exchanged(self.step, deck), self.step.deck_task.changes

    def take_back(self) -> bool:
        """Take the last choice back; False if there is none in this step. It counts as a new try."""
        if not self._before:
            return False
        self._set_back(self._before.pop())
        self._tries += 1
        return True

    def restart(self) -> None:
        """Begin the step again. It counts as a new try."""
        self._begin_again()
        self._tries += 1

    def hint(self) -> Hint:
        """Return a hint, one level higher each time: what to notice, what to highlight, the clause, the choice itself.

        If the goal can no longer be reached within the present effect, that effect is taken back first.
        """
        assert self.step is not None
        if self._before and self.table.is_resolving and reach.reachable(self.table) is False:
            self._wrong += 1
            self._set_back(self._before_effect(self._before.pop()))
        self._hints = min(self._hints + 1, 4)
        return hint_of(self.step, self.table, self._hints, self._at, self.right_answers())

    # --- continuing

    def advance(self) -> None:
        """Go to the next step, when this one is done."""
        if self._done:
            self._enter(self._next, self.table.begun)

    def skip(self) -> None:
        """Go to the next step without doing this one."""
        if self.step is None:
            return
        self.counts[self.step.id] = StepCount(self._wrong, self._hints, skipped=True)
        table = self._start.table(self.step, drawn=self._drawn.get(self.step.id, 0))
        if not self.step.drawn:
            self._start.follow(self.step, table)
        self._enter(self._start.ways_on(self.step, table), table.begun)

    def go(self, name: str) -> None:
        """Go to any step."""
        self.lesson.step(name)
        self._enter(name, None)

    def again(self) -> None:
        """Begin a step whose position is drawn by chance again, in another position."""
        assert self.step is not None
        self._drawn[self.step.id] = self._drawn.get(self.step.id, 0) + 1
        self.go(self.step.id)

    def play_freely(self) -> FreeGame:
        """A copy of the game, to be played on against a bot; the lesson stays as it is."""
        bot = self.step.free.bot if self.step is not None and self.step.free else "gentle"
        return FreeGame(self.game.copy(), self.seat, bot)

    def beside(self) -> LessonTable | None:
        """Return the step's table under the other edition, with the learner's choices so far; None without one."""
        if self.step is None or self.step.beside is None:
            return None
        return self._start.under(self.step, self.step.beside.edition, self.made())

    def made(self) -> list[str]:
        """Return the learner's choices in this step in their written form, without automatic passes."""
        tables = [*self._before, self.table]
        mine = [each for each in self.table.played if each.seat == self.seat and not each.forced]
        return [table.text(each.choice) for table, each in zip(tables, mine[-len(self._before) :], strict=False)]

    def name_of(self, card: int = 0, place: Place | None = None) -> str:
        """Return the name that questions use for a card or a place: `demi`, `B.shields`."""
        if card:
            names = (
                (*self.step.ask.right, *(each.answer for each in self.step.tries))
                if self.step and self.step.ask
                else ()
            )
            return next((name for name in names if self.table.card(name) == card), "")
        return name_of_place(place) if place else ""

    # --- internals

    def _enter(self, name: str, begun: BegunScenario | None) -> None:
        self.step = self.lesson.step(name) if name else None
        self.answered = False
        self._done, self._next = False, ""
        self._wrong = self._hints = 0
        self._tries = 1
        self._at: int | None = 0
        self._before: list[LessonTable] = []
        if self.step is not None:
            before = self.table.events if begun else []
            self.table = self._start.table(self.step, begun.copy() if begun else None, self._drawn.get(name, 0))
            self._first = self.table.copy()
            self._notice([*before, *self.table.events])

    def _said(self, answer: Answer) -> Answer:
        """Pass the answer to the listener; a wrong one without a clause gets the clause that decides the step."""
        if answer.kind in WRONG and not answer.clause and self.step is not None:
            answer = answer._replace(clause=self.step.show.clause)
        self.listener(answer)
        return answer

    def _key(self, name: str) -> str:
        return f"{self.step.id}.{name}" if self.step is not None else ""

    def _follow_path(self, before: LessonTable, choice: Choice) -> None:
        """Note whether the learner is still on the way that the step has stored."""
        assert self.step is not None
        by, at = self.step.by, self._at
        while at is not None and at < len(by) and by[at].verb == "pass" and choice.verb != "pass":
            at += 1  # that pass was made automatically
        on_path = at is not None and at < len(by) and before.choice(by[at]) == choice
        self._at = at + 1 if on_path and at is not None else None

    def _refused(self, choice: Choice, refusals: tuple[Refusal, ...]) -> Answer:
        assert self.step is not None
        self._wrong += self.step.free is None
        for each in self.step.tries:
            if each.refused is not None and self.table.choice(each.refused) == choice:
                return Answer("refused", self._key(each.say), each.clause or refusals[0].clause, refusals)
        return Answer("refused", "", refusals[0].clause, refusals)

    def _judged(self, played: tuple[Played, ...]) -> Answer:
        """Return the answer to a choice that was made; it says nothing while the effect is still being carried out."""
        assert self.step is not None
        step, verdict = self.step, self.table.verdict
        if step.free is not None:
            turns = step.free.turns
            late = bool(turns) and self.table.turn >= self._first.turn + turns
            over = self.table.decision.player < 0 or late
            self._notice(event for each in played for event in each.events)
            return self._finished(played) if over else Answer("on", played=played)
        if verdict is Verdict.DONE:
            return self._finished(played)
        if verdict is None and self.table.is_resolving:
            return Answer("on", played=played)
        said, count = self._try_made()
        within_reach = reach.reachable(self.table) if step.goal and verdict is None else None
        if said is not None and said.then == "back" and not said.go and within_reach:
            said = None  # at this point it leads to the goal
        if said is not None and said.go:
            self._wrong += 1
            self._done, self._next = True, said.go
            return Answer("wrong", self._key(said.say), said.clause, played=played, next=said.go)
        if said is not None and (said.then == "back" or verdict is not None):
            return self._taken_back("wrong", said, played, count)
        if verdict is Verdict.FAILED:
            return self._taken_back("wrong", Try("failed"), played)
        if verdict is Verdict.MISSED:
            return self._taken_back("wrong", Try("missed"), played)
        if within_reach is False:
            return self._taken_back("out of reach", Try("lost"), played)
        if said is not None:
            return Answer("stay", self._key(said.say), said.clause, played=played)
        return Answer("on", played=played)

    def _notice(self, events: Iterable[Event]) -> None:
        """Collect what is new in events of free play."""
        if self.step is not None and self.step.free is not None:
            seen = [event.as_seen_by(self.seat) for event in events]
            self.meetings.notice(self.step.free, f"{self.lesson.id}.{self.step.id}", seen, self.table.fits)

    def _try_made(self) -> tuple[Try | None, int]:
        """Return the try that matches the last choice, or the choice that began the present effect.

        The second value is the number of choices to take back with it.
        """
        assert self.step is not None
        mine = [each.choice for each in self.table.played if each.seat == self.seat and not each.forced]
        for count, (before, choice) in enumerate(zip(self._before[::-1], mine[::-1], strict=False), 1):
            for each in self.step.tries:
                if each.choice is not None and before.choice(each.choice) == choice:
                    return each, count
                if each.facts and self.table.holds(each.facts):
                    return each, count
            if not before.is_resolving:
                break
        return None, 1

    def _taken_back(self, kind: str, said: Try, played: tuple[Played, ...], count: int = 1) -> Answer:
        """Return to the position before the choice, or before an effect or the step if the goal was lost earlier.

        What is shown continues to the end of the battle, so that the learner sees the consequences of the choice.
        """
        self._wrong += 1
        played += tuple(self.table.pass_on())
        shown = self.game
        table = self._before[-count]
        del self._before[-count:]
        self._set_back(self._before_effect(table))
        if self._before and kind == "wrong" and said.choice is None and reach.reachable(self.table) is not True:
            self._begin_again()
        return Answer(kind, self._key(said.say), said.clause, played=played, shown=shown)

    def _before_effect(self, table: LessonTable) -> LessonTable:
        """The position before an effect in which the goal cannot be reached from `table` on; else `table` itself."""
        while self._before and table.is_resolving and reach.reachable(table) is not True:
            table = self._before.pop()
        return table

    def _begin_again(self) -> None:
        self._before.clear()
        self._set_back(self._first.copy())

    def _set_back(self, table: LessonTable) -> None:
        self.table = table
        self._at = 0 if not self._before else None
        self._done = False

    def _finished(self, played: tuple[Played, ...]) -> Answer:
        assert self.step is not None
        self._done = True
        self._next = self._start.ways_on(self.step, self.table)
        self.counts[self.step.id] = StepCount(self._wrong, self._hints)
        return Answer("done", self._key(self._ended()), self.step.show.clause, played=played, next=self._next)

    def _ended(self) -> str:
        """The name of the sentence at the end of the step; in free play it may depend on who has won."""
        free = self.step.free if self.step is not None else None
        if free is None:
            return "done"
        sentences = {str(self.seat): free.won, str(1 - self.seat): free.beaten}
        return sentences.get(self.game.view(self.seat).result, "done")

    def right_answers(self) -> tuple[str, ...]:
        """The right answers of the step's question; the solver finds one that is not written."""
        if self.step is None or self.step.ask is None:
            return ()
        if self.step.ask.right != (BY_SOLVER,):
            return self.step.ask.right
        return ("yes",) if reach.forced(self._first) else ("no",)

    def _answered_well(self) -> Answer:
        assert self.step is not None
        assert self.step.ask is not None
        self.answered = True
        played = tuple(self.table.watch(self.step.ask.watch))
        if self.step.goal and self.right_answers() != ("no",):
            return Answer("on", self._key("right"), played=played)
        return self._finished(played)

    def _answered_wrong(self, text: str) -> Answer:
        assert self.step is not None
        self._wrong += 1
        said = next((each for each in self.step.tries if each.answer and each.answer == text), Try("wrong"))
        return Answer("refused", self._key(said.say), said.clause)
