"""Reading scenario files: every field checked, every error with file, line and field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_card import BadCard, own_card
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.document import Document, FieldError, ScenarioError, checked, documents
from gundam_desktop.games.gcg.scenario.facts import CardFact, Clauses, Fact, choice, read_facts
from gundam_desktop.games.gcg.scenario.models import Fields, Scenario, Step
from gundam_desktop.games.gcg.scenario.notation import Written
from gundam_desktop.games.gcg.scenario.position import FILLER, LABEL, Path, Position, Setup, Text, TruthWord, entries

LARGEST_FILE = 5_000_000
SEATS = ("A", "B")
PHASES = ("main", "start", "setup")
"""Those in which a position can be."""


def read_file(path: FilePath) -> list[Scenario]:
    """The scenarios of a file. Raises `ScenarioError` when one of them is not valid."""
    return [_valid(read) for read in read_each(path)]


def read_each(path: FilePath) -> list[Scenario | ScenarioError]:
    """The scenarios of a file one by one, with what is wrong in place of those that are not valid."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            return [ScenarioError(str(path), 0, "", "too large for a scenario file")]
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return [ScenarioError(str(path), 0, "", f"cannot be read ({error.strerror})")]
    except UnicodeDecodeError as error:
        return [ScenarioError(str(path), 0, "", f"not a text file in UTF-8 (byte {error.start})")]
    try:
        return [_scenario(document) for document in documents(text, str(path))]
    except ScenarioError as error:
        return [error]


def read_text(text: str, file: str) -> list[Scenario]:
    """The scenarios of a text; `file` names it in errors."""
    return [_valid(_scenario(document)) for document in documents(text, file)]


def _valid(read: Scenario | ScenarioError) -> Scenario:
    if isinstance(read, ScenarioError):
        raise read
    return read


def _scenario(document: Document) -> Scenario | ScenarioError:
    try:
        return _read(document)
    except FieldError as error:
        return document.error(error.path, str(error))


def _read(document: Document) -> Scenario:
    fields: Fields = checked(Fields, document.data, ())
    if fields.edition not in EDITIONS:
        raise FieldError(("edition",), f"there is no edition {fields.edition} here; right are {', '.join(EDITIONS)}")
    phase = fields.position.get("phase", PHASES[0])
    if phase not in PHASES:
        raise FieldError(("position", "phase"), f"right is main, start or setup (it is `{phase}`)")
    kind = Setup if phase == "setup" else Position
    scenario = Scenario(
        document=document,
        title=fields.title,
        clauses=fields.clauses,
        edition=fields.edition,
        cards=_own_cards(fields.cards),
        position=checked(kind, fields.position, ("position",)),
        play=tuple(_step(step, ("play", index)) for index, step in enumerate(fields.play)),
        expect=tuple(read_facts(fields.expect, ("expect",))),
        best=tuple(choice(text, ("best", index)) for index, text in enumerate(fields.best)),
    )
    _puzzle_or_scenario(document.data)
    _clauses(scenario)
    _labels(scenario)
    return scenario


def _puzzle_or_scenario(data: dict[str, Any]) -> None:
    if "best" in data:
        for field in ("play", "expect"):
            if field in data:
                raise FieldError((field,), "a puzzle (a scenario with `best`) has no such field")
        if not data["best"]:
            raise FieldError(("best",), "a puzzle has at least one best choice")
    elif "expect" not in data and "play" not in data:
        raise FieldError((), "a scenario needs `expect`, and a puzzle `best`")


def _step(data: dict[str, Any], path: Path) -> Step:
    players = [seat for seat in SEATS if seat in data]
    if len(players) != 1:
        raise FieldError(path, "a step is the choice of one player, like `A: attack striker -> player`")
    for key in data:
        if key not in {*SEATS, "refused"}:
            raise FieldError((*path, key), "a step has a player, A or B, and may have `refused`")
    refused: tuple[str, ...] = checked(Clauses, data["refused"], (*path, "refused")) if "refused" in data else ()
    if "refused" in data and not refused:
        raise FieldError((*path, "refused"), "which clause? right is a clause, a list of clauses, or `any`")
    return Step(SEATS.index(players[0]), choice(data[players[0]], (*path, players[0])), refused)


def _own_cards(cards: tuple[dict[str, Any], ...]) -> tuple[Card, ...]:
    made: dict[str, Card] = {}
    for index, data in enumerate(cards):
        for field in ("number", "type"):
            checked(Text, data.get(field, ""), ("cards", index, field))
        try:
            card = own_card(_plain(data), card_sets())
        except BadCard as error:
            raise FieldError(("cards", index, *error.field.split(".")), error.why) from None
        if card.number in made:
            raise FieldError(("cards", index, "number"), f"two cards have the number {card.number}")
        if card.number == FILLER or card.number in shipped_sets():  # before a player's own it goes
            raise FieldError(("cards", index, "number"), f"{card.number} is the number of another card")
        made[card.number] = card
    return tuple(made.values())


def _plain(value: Any) -> Any:
    """The data with truth values in place of the words for them."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value.truth if isinstance(value, TruthWord) else value


def _clauses(scenario: Scenario) -> None:
    """Every clause that is named must stand in the rule book. Of later editions only the form of a number is known."""
    for path, clause in _cited(scenario):
        if scenario.edition == RULEBOOK.base and clause not in RULEBOOK.book():
            raise FieldError(path, RULEBOOK.book().unknown(clause))
        if not RULEBOOK.number.fullmatch(clause):
            raise FieldError(path, f"`{clause}` is no number of a clause; right is like {RULEBOOK.example}")


def _cited(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    """The clauses that a scenario names, but for `any` where that is allowed."""
    for index, clause in enumerate(scenario.clauses):
        yield ("clauses", index), clause
    for index, step in enumerate(scenario.play):
        yield from ((("play", index, "refused"), clause) for clause in step.refused if clause != "any")
    for fact in scenario.expect:
        if fact.subject == "illegal":
            for choice_written, clauses in fact.value:
                path = (*fact.path, choice_written.text)
                yield from ((path, clause) for clause in clauses if clause != "any")


def _labels(scenario: Scenario) -> None:
    """Every label that is used must have been given."""
    position = scenario.position
    given = {entry.label for _, entry in entries(position)} if isinstance(position, Position) else set()
    names = {card.name for card in scenario.cards}
    for path, label in _used(scenario):
        if label not in given and label not in names:
            raise FieldError(path, f"no card has the label {label}")


def _used(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    for index, step in enumerate(scenario.play):
        yield from _in_choice(step.choice, ("play", index, SEATS[step.player]))
    for index, text in enumerate(scenario.best):
        yield from _in_choice(text, ("best", index))
    for fact in scenario.expect:
        for name in _in_fact(fact):
            if isinstance(name, Written):
                yield from _in_choice(name, fact.path)
            elif LABEL.match(name) and name != "none":
                yield fact.path, name


def _in_choice(written: Written, path: Path) -> Iterator[tuple[Path, str]]:
    for name in written.names():
        if name.label:
            yield path, name.label


def _in_fact(fact: Fact) -> list[Any]:
    value = fact.value
    if fact.subject == "legal":
        return list(value)
    if fact.subject == "illegal":
        return [written for written, _ in value]
    if fact.subject in {"winner", "turn_player", "phase", "turn", "decision", "cited"}:
        return []
    if isinstance(value, CardFact):
        return [fact.subject, *([value.pilot] if value.pilot else [])]
    if isinstance(value, tuple):
        return list(value)
    return [value] if isinstance(value, str) else []
