"""Reading scenario files: every field checked, every error with file, line and field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path as FilePath
from typing import Any

from gundam_desktop.scenarios.document import (
    Document,
    FieldError,
    NotationError,
    ScenarioError,
    checked,
    file_text,
)
from gundam_desktop.scenarios.fields import ANY, SEATS, Path, Text, shown
from gundam_desktop.scenarios.scenario import GOALS, Fact, Fields, Scenario, ScenarioFormat, Step, Task, WrittenChoice
from gundam_desktop.scenarios.yaml_documents import documents

LARGEST_FILE = 5_000_000
_OF_A_TASK = ("turns", "worlds", "level", "themes", "traps")
_OF_A_PUZZLE = ("before", "seat", "goal", *_OF_A_TASK)
_OF_A_MOMENT = ("legal", "illegal", "cited")
"""Subjects of `expect` that a goal cannot have."""


def read_file(path: FilePath, form: ScenarioFormat) -> list[Scenario]:
    """The scenarios of a file. Raises `ScenarioError` when one of them is not valid."""
    return [_valid(read) for read in read_each(path, form)]


def read_each(path: FilePath, form: ScenarioFormat) -> list[Scenario | ScenarioError]:
    """Yield the scenarios of a file, with the error in place of each one that is not valid."""
    try:
        text = file_text(path, LARGEST_FILE, "a scenario file")
        return [_scenario(document, form) for document in documents(text, str(path))]
    except ScenarioError as error:
        return [error]


def read_text(text: str, file: str, form: ScenarioFormat) -> list[Scenario]:
    """The scenarios of a text; `file` names it in errors."""
    return [scenario_of(document, form) for document in documents(text, file)]


def scenario_of(document: Document, form: ScenarioFormat) -> Scenario:
    """The scenario of a document. Raises `ScenarioError` when it is not valid."""
    return _valid(_scenario(document, form))


def _valid(read: Scenario | ScenarioError) -> Scenario:
    if isinstance(read, ScenarioError):
        raise read
    return read


def _scenario(document: Document, form: ScenarioFormat) -> Scenario | ScenarioError:
    try:
        return _read(document, form)
    except FieldError as error:
        return document.error(error.path, str(error))


def _read(document: Document, form: ScenarioFormat) -> Scenario:
    fields: Fields = checked(Fields, document.data, ())
    clauses = checked(form.clauses, fields.clauses, ("clauses",))
    edition = fields.edition or form.editions[0]
    if edition not in form.editions:
        right = ", ".join(form.editions)
        raise FieldError(("edition",), f"there is no edition {edition} here; expected {right}")
    scenario = Scenario(
        format=form,
        document=document,
        title=fields.title,
        clauses=clauses,
        edition=edition,
        setting=form.setting(fields),
        play=steps_at(fields.play, ("play",), form) + steps_at(fields.before, ("before",), form),
        expect=facts_at(fields.expect, ("expect",), form),
        best=tuple(choice_at(text, ("best", index), form) for index, text in enumerate(fields.best)),
        seat=None if fields.seat is None else SEATS.index(fields.seat),
        task=None if fields.goal is None else _task(fields, form),
    )
    _puzzle_or_scenario(document.data)
    _clauses(scenario)
    form.check_names(scenario)
    return scenario


def choice_at(value: Any, path: Path, form: ScenarioFormat) -> WrittenChoice:
    """The choice written at a field. Raises `FieldError`."""
    text: str = checked(Text, value, path)
    try:
        return form.choice(text)
    except NotationError as error:
        raise FieldError(path, str(error)) from None


def facts_at(value: Any, path: Path, form: ScenarioFormat) -> tuple[Fact, ...]:
    """The facts written at a field, a mapping of subjects to values. Raises `FieldError`."""
    facts: dict[str, Any] = checked(dict[str, Any], value, path)
    return tuple(fact_at(subject, each, (*path, subject), form) for subject, each in facts.items())


def fact_at(subject: str, value: Any, path: Path, form: ScenarioFormat) -> Fact:
    """The fact about a subject, written at a field. Raises `FieldError`."""
    if subject == "legal":
        texts = enumerate(checked(list[Any], value, path))
        return Fact(subject, tuple(choice_at(text, (*path, index), form) for index, text in texts), path)
    if subject == "illegal":
        items = checked(dict[str, Any], value, path).items()
        refused = tuple(
            (choice_at(text, (*path, text), form), checked(form.clauses, item, (*path, text))) for text, item in items
        )
        return Fact(subject, refused, path)
    return Fact(subject, form.fact(subject, value, path), path)


def _puzzle_or_scenario(data: dict[str, Any]) -> None:
    if "best" in data:
        for field in ("play", "expect"):
            if field in data:
                raise FieldError((field,), "a puzzle (a scenario with `best`) has no such field")
        if not data["best"]:
            raise FieldError(("best",), "a puzzle has at least one best choice")
        for field in _OF_A_TASK:
            if field in data and "goal" not in data:
                raise FieldError((field,), "only a puzzle with a `goal` has this field")
        return
    for field in _OF_A_PUZZLE:
        if field in data:
            raise FieldError((field,), "only a puzzle (a scenario with `best`) has this field")
    if "expect" not in data and "play" not in data:
        raise FieldError((), "a scenario needs `expect`, and a puzzle `best`")


def _task(fields: Fields, form: ScenarioFormat) -> Task:
    facts: tuple[Fact, ...] = ()
    if isinstance(fields.goal, dict):
        facts = facts_at(fields.goal, ("goal",), form)
        for fact in facts:
            if fact.subject in _OF_A_MOMENT:
                raise FieldError(fact.path, "this is no fact of a position; a goal is about where the cards are")
    if not facts and fields.goal not in GOALS:
        right = "`win`, `survive`, or facts like those of `expect`"
        raise FieldError(("goal",), f"expected {right} (got `{shown(fields.goal)}`)")
    return Task(
        goal="" if facts else str(fields.goal),
        facts=facts,
        turns=fields.turns,
        worlds=tuple(form.world(world, ("worlds", index)) for index, world in enumerate(fields.worlds)),
        level=fields.level,
        themes=fields.themes,
        traps=tuple((choice_at(text, ("traps", text), form), key) for text, key in fields.traps.items()),
    )


def steps_at(steps: Sequence[dict[str, Any]], path: Path, form: ScenarioFormat) -> tuple[Step, ...]:
    """Return the players' choices that are listed in a field. Raises `FieldError`."""
    return tuple(step_at(step, (*path, index), form) for index, step in enumerate(steps))


def step_at(data: dict[str, Any], path: Path, form: ScenarioFormat) -> Step:
    """One choice of a player, like `A: attack striker -> player`, written at a field. Raises `FieldError`."""
    players = [seat for seat in SEATS if seat in data]
    if len(players) != 1:
        raise FieldError(path, "a step is the choice of one player, like `A: attack striker -> player`")
    for key in data:
        if key not in {*SEATS, "refused"}:
            raise FieldError((*path, key), "a step has a player, A or B, and may have `refused`")
    refused: tuple[str, ...] = checked(form.clauses, data["refused"], (*path, "refused")) if "refused" in data else ()
    if "refused" in data and not refused:
        raise FieldError((*path, "refused"), "which clause? expected a clause, a list of clauses, or `any`")
    return Step(SEATS.index(players[0]), choice_at(data[players[0]], (*path, players[0]), form), refused, path)


def _clauses(scenario: Scenario) -> None:
    """Check that every named clause is in the rule book of the scenario's edition, or in that of the base."""
    rulebook = scenario.format.rulebook
    book = rulebook.book(scenario.edition)
    for path, clause in _cited(scenario):
        if clause not in book and clause not in rulebook.book():
            raise FieldError(path, book.unknown(clause))


def _cited(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    """The clauses that a scenario names, except `any` where that is allowed."""
    for index, clause in enumerate(scenario.clauses):
        yield ("clauses", index), clause
    for step in scenario.play:
        yield from (((*step.path, "refused"), clause) for clause in step.refused if clause != ANY)
    for fact in scenario.expect:
        if fact.subject == "illegal":
            for choice_written, clauses in fact.value:
                path = (*fact.path, choice_written.text)
                yield from ((path, clause) for clause in clauses if clause != ANY)
