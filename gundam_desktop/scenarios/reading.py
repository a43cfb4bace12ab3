"""Reading scenario files: every field checked, every error with file, line and field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from gundam_desktop.scenarios.document import (
    Document,
    FieldError,
    NotationError,
    ScenarioError,
    checked,
    documents,
)
from gundam_desktop.scenarios.fields import ANY, SEATS, Path, Text
from gundam_desktop.scenarios.scenario import Fact, Fields, Scenario, ScenarioFormat, Step, WrittenChoice

LARGEST_FILE = 5_000_000


def read_file(path: FilePath, form: ScenarioFormat) -> list[Scenario]:
    """The scenarios of a file. Raises `ScenarioError` when one of them is not valid."""
    return [_valid(read) for read in read_each(path, form)]


def read_each(path: FilePath, form: ScenarioFormat) -> list[Scenario | ScenarioError]:
    """Yield the scenarios of a file, with the error in place of each one that is not valid."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            return [ScenarioError(str(path), 0, "", "too large for a scenario file")]
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return [ScenarioError(str(path), 0, "", f"cannot be read ({error.strerror})")]
    except UnicodeDecodeError as error:
        return [ScenarioError(str(path), 0, "", f"not a text file in UTF-8 (byte {error.start})")]
    try:
        return [_scenario(document, form) for document in documents(text, str(path))]
    except ScenarioError as error:
        return [error]


def read_text(text: str, file: str, form: ScenarioFormat) -> list[Scenario]:
    """The scenarios of a text; `file` names it in errors."""
    return [_valid(_scenario(document, form)) for document in documents(text, file)]


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
        raise FieldError(("edition",), f"there is no edition {edition} here; right are {right}")
    scenario = Scenario(
        format=form,
        document=document,
        title=fields.title,
        clauses=clauses,
        edition=edition,
        setting=form.setting(fields),
        play=tuple(_step(step, ("play", index), form) for index, step in enumerate(fields.play)),
        expect=tuple(_fact(subject, value, form) for subject, value in fields.expect.items()),
        best=tuple(_choice(text, ("best", index), form) for index, text in enumerate(fields.best)),
    )
    _puzzle_or_scenario(document.data)
    _clauses(scenario)
    form.check_names(scenario)
    return scenario


def _choice(value: Any, path: Path, form: ScenarioFormat) -> WrittenChoice:
    text: str = checked(Text, value, path)
    try:
        return form.choice(text)
    except NotationError as error:
        raise FieldError(path, str(error)) from None


def _fact(subject: str, value: Any, form: ScenarioFormat) -> Fact:
    path = ("expect", subject)
    if subject == "legal":
        texts = enumerate(checked(list[Any], value, path))
        return Fact(subject, tuple(_choice(text, (*path, index), form) for index, text in texts), path)
    if subject == "illegal":
        items = checked(dict[str, Any], value, path).items()
        refused = tuple(
            (_choice(text, (*path, text), form), checked(form.clauses, item, (*path, text))) for text, item in items
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
    elif "expect" not in data and "play" not in data:
        raise FieldError((), "a scenario needs `expect`, and a puzzle `best`")


def _step(data: dict[str, Any], path: Path, form: ScenarioFormat) -> Step:
    players = [seat for seat in SEATS if seat in data]
    if len(players) != 1:
        raise FieldError(path, "a step is the choice of one player, like `A: attack striker -> player`")
    for key in data:
        if key not in {*SEATS, "refused"}:
            raise FieldError((*path, key), "a step has a player, A or B, and may have `refused`")
    refused: tuple[str, ...] = checked(form.clauses, data["refused"], (*path, "refused")) if "refused" in data else ()
    if "refused" in data and not refused:
        raise FieldError((*path, "refused"), "which clause? right is a clause, a list of clauses, or `any`")
    return Step(SEATS.index(players[0]), _choice(data[players[0]], (*path, players[0]), form), refused)


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
    for index, step in enumerate(scenario.play):
        yield from ((("play", index, "refused"), clause) for clause in step.refused if clause != ANY)
    for fact in scenario.expect:
        if fact.subject == "illegal":
            for choice_written, clauses in fact.value:
                path = (*fact.path, choice_written.text)
                yield from ((path, clause) for clause in clauses if clause != ANY)
