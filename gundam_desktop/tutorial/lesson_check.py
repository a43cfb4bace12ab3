"""`lesson check`: plays a lesson by its solution, by its wrong tries, by every first choice and at random.

It finds every step that cannot be reached or done, every right choice that is not accepted, and every wrong one that
gets no answer. It is what an author runs, and the tests run it over the course.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.scenarios.document import NotationError, ScenarioError
from gundam_desktop.scenarios.scenario import WrittenChoice
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tabletop import Choice, IllegalChoice
from gundam_desktop.tutorial import reach
from gundam_desktop.tutorial.course import Course
from gundam_desktop.tutorial.hints import WHOLE
from gundam_desktop.tutorial.lesson import Lesson, LessonStep
from gundam_desktop.tutorial.lesson_fields import BY_SOLVER
from gundam_desktop.tutorial.lesson_run import WRONG, Answer, LessonRun
from gundam_desktop.tutorial.lesson_start import LessonError, LessonStart
from gundam_desktop.tutorial.lesson_table import LessonTable, Verdict
from gundam_desktop.tutorial.solver import NotDecided
from gundam_desktop.tutorial.text_check import text_faults

RANDOM_RUNS: Final = 200
_LONGEST_RUN: Final = 12
_ANSWERS: Final = frozenset({"on", "done", "refused", "wrong", "stay", "out of reach"})


class CheckResult(NamedTuple):
    """The result of checking a lesson."""

    name: str
    steps: int
    wrong_tries: int
    """How many wrong tries were played."""
    why: tuple[str, ...]
    """The problems found, one line each."""

    @property
    def ok(self) -> bool:
        """True if no problem was found."""
        return not self.why


def check_lesson(lesson: Lesson, course: Course, game_module: GameModule, runs: int = RANDOM_RUNS) -> CheckResult:
    """Check a lesson with its texts; it is also played at random `runs` times."""
    checker = _Checker(lesson, course, game_module)
    faults = text_faults(lesson, course, game_module)
    try:
        for step in lesson.steps:
            faults += [f"{lesson.file}: step {step.id}: {why}" for why in checker.step(step)]
        faults += [f"{lesson.file}: {why}" for why in (*checker.random_runs(runs), *checker.unmet())]
    except (LessonError, ScenarioError) as error:
        faults.append(str(error))
    return CheckResult(lesson.id, len(lesson.steps), checker.wrong_tries, tuple(dict.fromkeys(faults)))


class _Checker:
    """Checks one lesson by playing it."""

    def __init__(self, lesson: Lesson, course: Course, game_module: GameModule) -> None:
        self.lesson, self.course, self.game_module = lesson, course, game_module
        self.start = LessonStart(lesson, game_module)
        self.wrong_tries = 0
        self.cited: set[str] = set()
        """The clauses that events, refusals and sentences have cited, or a step has shown."""

    # --- one step

    def step(self, step: LessonStep) -> Iterator[str]:
        """Yield the problems of a step."""
        self.cited |= {step.show.clause, *(each.clause for each in step.tries), *self._spoken_of(step)}
        if step.free is not None:
            self.cited |= {expected.clause for expected, _ in step.free.met}
        if step.ask is not None:
            yield from self._question(step)
        if step.deck_task is not None:
            yield from self._deck(step)
        if step.goal and not step.drawn:
            yield from self._way(step)
            yield from self._tries(step)
            yield from self._first_choices(step)
            yield from self._attempts(step)

    def _question(self, step: LessonStep) -> Iterator[str]:
        assert step.ask is not None
        for name in step.ask.right if step.ask.point == "card" else ():
            if not self.start.table(step).card(name):
                yield f"right: there is no card {name}"
        for drawn in range(len(step.drawn.seeds) if step.drawn else 1):
            if step.ask.right == (BY_SOLVER,):
                try:
                    reach.forced(self.start.table(step, drawn=drawn))
                except NotDecided:
                    yield f"drawn: the solver does not decide position {drawn + 1}"
        try:
            self._asked(step)
        except (IllegalChoice, NotationError) as error:
            yield f"watch: it cannot be played: {error}"
            return
        run = self._run(step)
        for wrong in [each for each in step.ask.answers if each not in run.right_answers()]:
            self.wrong_tries += 1
            yield from self._unanswered(run.answer(wrong), wrong)
        run.answer(run.right_answers()[0])
        self._cite(run.table)
        yield from (f"proof: {why}" for why in run.table.mismatches(step.ask.proof))

    def _way(self, step: LessonStep) -> Iterator[str]:
        table = self._asked(step)
        if not table.mismatches(step.goal):
            yield "goal: it holds already when the step begins"
        if step.fail and not table.mismatches(step.fail):
            yield "fail: it holds already when the step begins"
        try:
            table.follow(step.by)
        except (IllegalChoice, NotationError) as error:
            yield f"by: it cannot be played: {error}"
            return
        self._cite(table)
        if table.verdict is not Verdict.DONE:
            yield from (f"by: it does not reach the goal: {why}" for why in table.mismatches(step.goal))
            if (missing := table.missing_event()) is not None:
                hint = did_you_mean(missing.kind, {event.kind for event in table.events})
                yield f"events: {missing} has not happened; {hint}"
            if not table.mismatches(step.goal) and missing is None:
                yield f"by: the goal is reached too late, or not settled ({table.decision.kind})"
        if step.beside is not None:
            made = [table.text(each.choice) for each in table.played if each.seat == table.seat and not each.forced]
            beside = self.start.under(step, step.beside.edition, made)
            yield from (f"beside: {why}" for why in beside.mismatches(step.beside.facts))

    def _tries(self, step: LessonStep) -> Iterator[str]:
        for each in step.tries:
            written = each.choice or each.refused
            if written is None:
                continue
            self.wrong_tries += 1
            run = self._run(step, begin=True)
            answer = self._reach_try(run, step, written, refused=each.refused is not None)
            if answer is None:
                yield f"tries: `{written.text}` cannot be tried anywhere on the solution"
            elif answer.say != f"{step.id}.{each.say}":
                yield f"tries: `{written.text}` is answered with {answer.kind} {answer.say}, not with {each.say}"

    def _reach_try(self, run: LessonRun, step: LessonStep, written: WrittenChoice, *, refused: bool) -> Answer | None:
        """Make a choice at the first decision of the solution at which it is legal (or refused); None without one."""
        for way in (None, *step.by):
            if way is not None:
                choice = run.table.choice(way)
                if choice is None or run.done:
                    continue
                run.make(choice)
            tried = run.table.choice(written)
            if tried is None:
                continue
            if refused == bool(run.table.game.explain(run.seat, tried)):
                answer = _carried_out(run, run.make(tried))
                self._cite(run.table)
                self.cited |= {refusal.clause for refusal in answer.refusals}
                return answer
        return None

    def _first_choices(self, step: LessonStep) -> Iterator[str]:
        """Yield problems with first choices: legal ones without an answer, and good ones that are not accepted."""
        first = self._asked(step)
        good = set(reach.good_choices(first))
        for choice in first.legal_choices(first.seat):
            run = self._run(step, begin=True)
            text = first.text(choice)
            answer = run.make(choice)
            self._cite(run.table)
            if choice in good:
                yield from self._accepted(run, answer, text)
            else:
                self.wrong_tries += 1
                yield from self._unanswered(_carried_out(run, answer), text)

    def _accepted(self, run: LessonRun, answer: Answer, text: str) -> Iterator[str]:
        if answer.kind not in {"on", "stay", "done"}:
            if answer.say.partition(".")[2] in {"missed", "failed", "lost"}:
                yield f"`{text}` leads to the goal, but it is refused ({answer.say})"
            return  # the author takes it back on purpose
        for _ in range(_LONGEST_RUN):
            if run.done:
                return
            hint = self._whole_hint(run)
            if hint is None:
                break
            run.make(hint)
        if not run.done:
            yield f"`{text}` leads to the goal, but the last hint does not lead there"

    def _attempts(self, step: LessonStep) -> Iterator[str]:
        """Every attempt that the game refuses has a clause."""
        table = self._asked(step)
        known = self.lesson.steps[0].scenario
        assert known is not None
        book = known.format.rulebook.book(self.lesson.edition)
        for attempt in table.game.pseudo_legal_choices(table.seat):
            for refusal in table.game.explain(table.seat, attempt):
                self.cited.add(refusal.clause)
                if refusal.clause not in book:
                    yield f"`{table.text(attempt)}` is refused by {refusal.clause}, which is not a clause"

    def _deck(self, step: LessonStep) -> Iterator[str]:
        assert step.deck_task is not None
        if not self.start.deck_mismatches(step, self.start.deck(step, step.deck_task.start)):
            yield "deck: the goal holds already of the deck that it begins with"
        for mismatch in self.start.deck_mismatches(step, self.start.deck(step, step.deck_task.right)):
            yield f"deck: the right deck has not the goal: {mismatch.subject} {mismatch.clause}"

    # --- the whole lesson

    def random_runs(self, runs: int) -> Iterator[str]:
        """Yield problems on random ways: each choice needs an answer, and the goal must remain reachable."""
        chance = Random(f"lesson check {self.lesson.id}")
        steps = [step for step in self.lesson.steps if step.goal or step.free]
        for number in range(runs if steps else 0):
            step = steps[number % len(steps)]
            run = self._run(step, begin=True)
            for _ in range(_LONGEST_RUN):
                if run.done or run.table.decision.player != run.seat:
                    break
                answer = run.make(_any_choice(run, chance))
                self._cite(run.table)
                yield from (f"step {step.id}: {why}" for why in self._silent(answer, "a random choice"))
            if step.goal and not step.drawn and not run.done and self._whole_hint(run) is None:
                yield f"step {step.id}: after a random way there is no hint that leads on"

    def unmet(self) -> Iterator[str]:
        """Clauses of the lesson that nothing in it cites, refuses by or shows."""
        for clause in self.lesson.clauses:
            assert self.game_module.rulebook is not None
            if self.game_module.rulebook.number_in(self.lesson.edition, clause) not in self.cited:
                yield f"clauses: no event, refusal or step cites {clause}"
        for name in self.lesson.needs:
            if name not in self.course.lessons:
                yield f"needs: there is no lesson {name}; {did_you_mean(name, self.course.lessons)}"

    # --- parts

    def _run(self, step: LessonStep, *, begin: bool = False) -> LessonRun:
        """A run at a step; with `begin` after its question."""
        run = LessonRun(self.lesson, self.game_module, step.id)
        if begin and step.ask is not None:
            run.answer(run.right_answers()[0])
        return run

    def _asked(self, step: LessonStep) -> LessonTable:
        """The table of a step after its question."""
        return self._run(step, begin=True).table

    def _whole_hint(self, run: LessonRun) -> Choice | None:
        hint = run.hint()
        while hint.level < WHOLE:
            hint = run.hint()
        return hint.choice

    def _unanswered(self, answer: Answer, text: str) -> Iterator[str]:
        """A wrong choice is answered: taken back, refused or commented."""
        if answer.kind in {"on", "done"}:
            yield f"`{text}` does not lead to the goal, and is not answered"
        yield from self._silent(answer, f"`{text}`")

    def _silent(self, answer: Answer, what: str) -> Iterator[str]:
        if answer.kind not in _ANSWERS:
            yield f"{what}: there is no answer {answer.kind}"
        if answer.kind in WRONG and not answer.clause:
            yield f"{what} is answered without a clause; `show` of the step names none"
        if answer.kind in {"wrong", "stay", "out of reach"} and not self.course.sentence(
            self.lesson.id, answer.say, "en"
        ):
            yield f"{what}: there is no sentence {answer.say}"
        if (
            answer.kind == "refused"
            and not answer.refusals
            and not self.course.sentence(self.lesson.id, answer.say, "en")
        ):
            yield f"{what}: there is no sentence {answer.say}"

    def _spoken_of(self, step: LessonStep) -> Iterator[str]:
        """The clauses that the sentences of a step name, by their numbers in the lesson's edition."""
        texts, book = self.course.texts.get((self.lesson.id, LANGUAGES[0])), self.game_module.rulebook
        for key in texts or ():
            if texts is not None and book is not None and key.partition(".")[0] == step.id:
                named = [part.value for part in texts.parts(key) if part.kind == "clause"]
                yield from (book.number_in(self.lesson.edition, number) for number in named)

    def _cite(self, table: LessonTable) -> None:
        self.cited |= {event.clause for event in table.events}


def _any_choice(run: LessonRun, chance: Random) -> Choice:
    choices = run.legal_choices()
    return chance.choice(choices) if choices else some_selection(run.table.decision, chance)


def _carried_out(run: LessonRun, answer: Answer) -> Answer:
    """The answer once the effect of the choice has been carried out, whatever is chosen in it."""
    chance = Random("an effect")
    while answer.kind == "on" and run.table.is_resolving:
        answer = run.make(_any_choice(run, chance))
    return answer
