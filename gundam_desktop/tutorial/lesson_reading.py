"""Reading lesson files: every field checked, every error with file, line, field and what would be right."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.scenarios.document import Document, FieldError, ScenarioError, checked, file_text
from gundam_desktop.scenarios.fields import SEATS, Path, Text
from gundam_desktop.scenarios.reading import choice_at, facts_at, steps_at
from gundam_desktop.scenarios.scenario import Fact, Fields, Scenario, ScenarioFormat, Step, WrittenChoice
from gundam_desktop.scenarios.yaml_documents import documents
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tutorial.lesson import (
    Beside,
    DeckTask,
    ExpectedEvent,
    FreePlay,
    Lesson,
    LessonStep,
    Question,
    Try,
    Way,
)
from gundam_desktop.tutorial.lesson_fields import (
    BY_SOLVER,
    EventFields,
    FreeFields,
    LessonFields,
    Show,
    StepFields,
    TryFields,
)
from gundam_desktop.tutorial.lesson_table import name_of_place

LARGEST_FILE = 1_000_000
YES_OR_NO = ("yes", "no")


def read_lesson(path: FilePath, game_module: GameModule) -> Lesson:
    """The lesson of a file. Raises `ScenarioError` when it is not valid."""
    return read_lesson_text(file_text(path, LARGEST_FILE, "a lesson"), str(path), game_module)


def read_lesson_text(text: str, file: str, game_module: GameModule) -> Lesson:
    """The lesson in a text; `file` names it in errors. Raises `ScenarioError` when it is not valid."""
    found = documents(text, file)
    if len(found) > 1:
        raise ScenarioError(file, found[1].line, "", "a file holds one lesson")
    if game_module.scenarios is None:
        raise ScenarioError(file, 0, "", f"the game {game_module.key} has no scenarios, and so no lessons")
    try:
        return _Reader(found[0], game_module.scenarios, game_module).lesson()
    except FieldError as error:
        raise found[0].error(error.path, str(error)) from None


class _Place(NamedTuple):
    """The place of a part in the file, and the scenario whose cards it can name."""

    path: Path
    scenario: Scenario


class _Reader:
    """Reads one lesson."""

    def __init__(self, document: Document, form: ScenarioFormat, game_module: GameModule) -> None:
        self.document, self.form = document, form
        self.fields: LessonFields = checked(LessonFields, document.data, ())
        self.edition = self.fields.edition or game_module.newest
        places = [place for place, _ in game_module.library.playmat("en").places()]
        self.zones = [*map(name_of_place, places)]
        self.names = [step.id for step in self.fields.steps]

    def lesson(self) -> Lesson:
        fields = self.fields
        self._edition(self.edition, ("edition",))
        written = fields.clauses if isinstance(fields.clauses, list) else [fields.clauses]
        clauses = checked(tuple[Text, ...], written, ("clauses",))
        for index, clause in enumerate(clauses):
            self._clause(clause, ("clauses", index))
        for index, name in enumerate(fields.quiz):
            self._step_name(name, ("quiz", index))
        return Lesson(
            id=fields.lesson,
            document=self.document,
            clauses=clauses,
            edition=self.edition,
            needs=fields.needs,
            minutes=fields.minutes,
            seat=SEATS.index(fields.seat),
            steps=tuple(self._steps()),
            quiz=fields.quiz,
            names=_labels(self.document.data, (), {}),
            setting={"cards": fields.cards, "position": fields.position},
        )

    # --- steps

    def _steps(self) -> Iterator[LessonStep]:
        scenario: Scenario | None = None
        for index, step in enumerate(self.fields.steps):
            path = ("steps", index)
            if self.names.index(step.id) != index:
                raise FieldError((*path, "id"), f"two steps have the name {step.id}")
            own = self._scenario(step, path, first=not index)
            scenario = own or scenario
            assert scenario is not None, "the first step has a position"
            yield self._step(step, _Place(path, scenario), own, index)

    def _scenario(self, step: StepFields, path: Path, *, first: bool) -> Scenario | None:
        """The position of a step: its own, or the lesson's for the first one and for one with its own `before`."""
        if step.position is None and not step.before and not first:
            return None
        before = ((*path, "before"), step.before) if step.before or not first else (("before",), self.fields.before)
        if step.position is not None:
            document, position = within(self.document, path), step.position
            before = ((*path, "before"), step.before)
        else:
            document, position = self.document, self.fields.position
        data = Fields(title=self.fields.lesson, cards=self.fields.cards, position=position)
        try:
            setting = self.form.setting(data)
        except FieldError as error:
            raise document.error(error.path, str(error)) from None
        play = steps_at(before[1], before[0], self.form)
        scenario = Scenario(self.form, document, data.title, (), self.edition, setting, play, (), ())
        self.form.check_names(scenario)
        return scenario

    def _step(self, step: StepFields, place: _Place, own: Scenario | None, index: int) -> LessonStep:
        self._kind(step, place.path)
        if step.drawn:
            own = own or place.scenario
        return LessonStep(
            id=step.id,
            path=place.path,
            scenario=own,
            show=self._show(step, place.path),
            goal=self._facts(step.goal, "goal", place),
            events=tuple(self._event(each, (*place.path, "events", at)) for at, each in enumerate(step.events)),
            fail=self._facts(step.fail, "fail", place),
            until=step.until,
            by=self._choices(step.by, "by", place),
            foe=self._played(step.foe, "foe", place),
            bot=step.bot or self.fields.bot,
            tries=tuple(self._try(each, step, place, at) for at, each in enumerate(step.tries)),
            ways=tuple(self._ways(step, place, index)),
            ask=self._question(step, place) if step.ask else None,
            free=self._free(step.free, place.path) if step.free else None,
            beside=self._beside(step, place),
            drawn=step.drawn,
            deck_task=self._deck(step, place.path),
            content=_hash(self.document.data["steps"][index]),
        )

    def _kind(self, step: StepFields, path: Path) -> None:
        kinds = [name for name in ("goal", "ask", "free", "deck_task") if getattr(step, name)]
        if kinds not in (["goal"], ["ask"], ["free"], ["deck_task"], ["goal", "ask"]):
            raise FieldError(path, "a step has `goal`, `ask`, `free` or `deck_task`, or a question and a goal")
        if step.goal and not step.by and not step.drawn:
            raise FieldError((*path, "by"), "is missing: a shortest way to the goal, for hints and checks")
        for field, needs in (("by", "goal"), ("fail", "goal"), ("events", "goal"), ("beside", "goal")):
            if getattr(step, field) and not getattr(step, needs):
                raise FieldError((*path, field), f"only a step with `{needs}` has this field")
        for field in ("right", "watch", "proof"):
            if getattr(step, field) and not step.ask:
                raise FieldError((*path, field), "only a step with `ask` has this field")

    def _show(self, step: StepFields, path: Path) -> Show:
        for index, zone in enumerate(step.show.zones):
            if zone not in self.zones:
                raise FieldError((*path, "show", "zones", index), _unknown("zone", zone, self.zones))
        if not step.show.clause:
            return step.show
        clause = self._clause(step.show.clause, (*path, "show", "clause"))
        return step.show.model_copy(update={"clause": clause})

    def _try(self, fields: TryFields, step: StepFields, place: _Place, index: int) -> Try:
        path = (*place.path, "tries", index)
        given = [bool(fields.choice), bool(fields.refused), bool(fields.if_)]
        if sum(given) != 1:
            raise FieldError(path, "says to what it answers: one of `choice`, `refused` and `if`")
        if fields.go:
            self._step_name(fields.go, (*path, "go"))
        answer = fields.choice if step.ask and (not step.goal or fields.choice in step.ask.choose) else ""
        if answer and step.ask and not step.ask.point and answer not in step.ask.choose:
            raise FieldError((*path, "choice"), _unknown("answer", answer, step.ask.choose))
        choice = fields.choice if not answer else ""
        return Try(
            say=fields.say,
            choice=self._choice(choice, (*path, "choice"), place) if choice else None,
            answer=answer,
            refused=self._choice(fields.refused, (*path, "refused"), place) if fields.refused else None,
            facts=self._facts(fields.if_, "if", place._replace(path=path)),
            clause=self._clause(fields.clause, (*path, "clause")) if fields.clause else "",
            then=fields.then,
            go=fields.go,
        )

    def _ways(self, step: StepFields, place: _Place, index: int) -> Iterator[Way]:
        if isinstance(step.next, str):
            self._step_name(step.next, (*place.path, "next"))
            yield Way(step.next)
            return
        for at, way in enumerate(step.next):
            path = (*place.path, "next", at)
            self._step_name(way.go, (*path, "go"))
            yield Way(way.go, self._facts(way.if_, "if", place._replace(path=path)))
        if not step.next and index + 1 < len(self.names):
            yield Way(self.names[index + 1])

    def _question(self, step: StepFields, place: _Place) -> Question:
        assert step.ask is not None
        path = place.path
        asked = "choose" in step.ask.model_fields_set
        if asked == bool(step.ask.point):
            raise FieldError((*path, "ask"), "has either `choose` or `point`")
        if not step.right:
            raise FieldError((*path, "right"), "is missing: the right answer")
        known = step.ask.choose if asked else self.zones if step.ask.point == "zone" else ()
        for index, right in enumerate(step.right):
            if right == BY_SOLVER and step.goal and step.ask.choose == YES_OR_NO:
                continue
            if known and right not in known:
                raise FieldError((*path, "right", index), _unknown("answer", right, known))
        return Question(
            answers=step.ask.choose if asked else (),
            point=step.ask.point,
            right=step.right,
            watch=self._played(step.watch, "watch", place),
            proof=self._facts(step.proof, "proof", place),
        )

    def _free(self, free: FreeFields, path: Path) -> FreePlay:
        met = tuple((self._event(each, (*path, "free", "met", at)), each.say) for at, each in enumerate(free.met))
        return FreePlay(free.bot, free.turns, met, free.words, free.won, free.beaten)

    def _beside(self, step: StepFields, place: _Place) -> Beside | None:
        if step.beside is None:
            return None
        path = (*place.path, "beside")
        self._edition(step.beside.edition, (*path, "edition"))
        return Beside(step.beside.edition, self._facts(step.beside.facts, "facts", place._replace(path=path)))

    def _deck(self, step: StepFields, path: Path) -> DeckTask | None:
        if step.deck_task is None:
            return None
        goal = tuple(
            Fact(
                subject,
                self.form.deck_fact(subject, value, (*path, "deck_task", "goal", subject)),
                (*path, "deck_task"),
            )
            for subject, value in step.deck_task.goal.items()
        )
        return DeckTask(step.deck_task.start, step.deck_task.right, step.deck_task.changes, goal)

    def _event(self, fields: EventFields, path: Path) -> ExpectedEvent:
        player = None if fields.player is None else SEATS.index(fields.player)
        clause = self._clause(fields.clause, (*path, "clause")) if fields.clause else ""
        return ExpectedEvent(fields.kind, fields.card, fields.target, player, fields.amount, fields.word, clause)

    # --- parts

    def _choices(self, texts: Iterable[Any], field: str, place: _Place) -> tuple[WrittenChoice, ...]:
        return tuple(self._choice(text, (*place.path, field, at), place) for at, text in enumerate(texts))

    def _choice(self, text: Any, path: Path, place: _Place) -> WrittenChoice:
        choice = choice_at(text, path, self.form)
        self._named(choice, place._replace(path=path))
        return choice

    def _played(self, steps: Sequence[Any], field: str, place: _Place) -> tuple[Step, ...]:
        read = steps_at(steps, (*place.path, field), self.form)
        self.form.check_names(place.scenario._replace(play=read))
        return read

    def _facts(self, facts: dict[str, Any], field: str, place: _Place) -> tuple[Fact, ...]:
        read = facts_at(facts, (*place.path, field), self.form)
        self.form.check_names(place.scenario._replace(play=(), expect=read))
        return read

    def _named(self, choice: WrittenChoice, place: _Place) -> None:
        """Check that the position has the cards that a choice names."""
        try:
            self.form.check_names(place.scenario._replace(play=(), best=(choice,)))
        except FieldError as error:
            raise FieldError(place.path, str(error)) from None

    def _clause(self, clause: str, path: Path) -> str:
        """Return the number of a clause in the lesson's edition.

        Lessons cite clauses by their base edition numbers, or those that a later edition has added with its mark.
        """
        book = self.form.rulebook.book()
        if clause not in book and clause not in self.form.rulebook.added():
            raise FieldError(path, book.unknown(clause))
        return self.form.rulebook.number_in(self.edition, clause)

    def _edition(self, edition: str, path: Path) -> None:
        if edition not in self.form.editions:
            right = ", ".join(self.form.editions)
            raise FieldError(path, f"there is no edition {edition} here; expected {right}")

    def _step_name(self, name: str, path: Path) -> None:
        if name not in self.names:
            raise FieldError(path, _unknown("step", name, self.names))


def within(document: Document, path: Path) -> Document:
    """Return a part of a document as a separate document, whose errors still name the right lines."""
    deep = len(path)
    lines = {field[deep:]: line for field, line in document.lines.items() if field[:deep] == path}
    return document._replace(line=document.lines.get(path, document.line), lines=lines)


def _labels(data: Any, path: Path, known: dict[str, str]) -> dict[str, str]:
    """The labels that a file gives cards; one label is one card throughout a lesson, since its texts name it."""
    if isinstance(data, dict):
        label, number = data.get("as"), data.get("card")
        if isinstance(label, str) and isinstance(number, str) and known.setdefault(label, number) != number:
            raise FieldError((*path, "as"), f"{label} is {known[label]} elsewhere in this lesson")
        for key, value in data.items():
            _labels(value, (*path, key), known)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            _labels(value, (*path, index), known)
    return known


def _unknown(what: str, name: str, known: Sequence[str]) -> str:
    hint = did_you_mean(name, known) or f"expected {', '.join(known)}"
    return f"there is no {what} {name}; {hint}"


def _hash(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]
