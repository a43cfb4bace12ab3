"""The files of rule books: read and checked."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

from gundam_desktop.rulebook.answers import ID, Answer
from gundam_desktop.rulebook.book import Book, Clause, Kind, Level, RulebookError, Showable
from gundam_desktop.rulebook.later import LaterEdition
from gundam_desktop.rulebook.terms import Terms

TERMS = "terms.json"
RULINGS = "rulings.en.json"
"""What the official answers come to, made from the titles of scenarios (`packaging/rulings.py`)."""


class BookFiles:
    """The folder of a game's rule books."""

    def __init__(self, folder: Path, number: re.Pattern[str], example: str) -> None:
        self._folder, self._number, self._example = folder, number, example

    def books(self) -> list[tuple[str, str]]:
        """Return (edition, language) for each file with texts of clauses."""
        found = (re.fullmatch(r"([0-9.]+)\.([a-z]{2})\.json", path.name) for path in self._folder.iterdir())
        return sorted((match[1], match[2]) for match in found if match)

    def later(self) -> list[str]:
        """The later editions, of which only the differences are in files."""
        found = (re.fullmatch(r"renumbering-([0-9.]+)\.json", path.name) for path in self._folder.iterdir())
        return sorted(match[1] for match in found if match)

    def book(self, edition: str, language: str) -> Book:
        """The rule book of an edition in a language. Raises `RulebookError` when there is none."""
        known = self.books()
        if (edition, language) not in known:
            there = ", ".join(f"{edition} in {language}" for edition, language in known)
            raise RulebookError(f"there is no rule book of edition {edition} in {language}; there are: {there}")
        date, clauses = self._words(edition, language)
        for number, clause in clauses.items():
            if clause.parent and clause.parent not in clauses:
                raise RulebookError(f"{edition}.{language}.json: {number}: there is no {clause.parent} above it")
        return Book(edition, date, language, clauses, self._example)

    def own_words(self, edition: str, language: str) -> Mapping[str, Clause]:
        """Return a later edition's own texts, where it differs from the base; empty without a file of them."""
        return self._words(edition, language)[1] if (edition, language) in self.books() else {}

    def showable(self, edition: str) -> Mapping[str, Showable]:
        """Return clause -> how far a test can show it, for the clauses that the edition's file names."""
        if edition not in {known for known, _ in self.books()}:
            raise RulebookError(f"there is no rule book of edition {edition}")
        name = f"{edition}.json"
        data = self._object(name)
        why = self._entries(name, data, "why_not")
        found = {}
        for number, level in self._entries(name, data, "testable").items():
            if level not in get_args(Level):
                levels = ", ".join(get_args(Level))
                raise RulebookError(f"{name}: testable: {number}: expected {levels} (got {level})")
            if (level == "yes") == (number in why):
                message = "a reason belongs to every clause that is not `yes`"
                raise RulebookError(f"{name}: why_not: {number}: {message}")
            found[number] = Showable(level, str(why.get(number, "")))
        return MappingProxyType(found)

    def edition(self, name: str) -> LaterEdition:
        """A later edition: its numbers, its differences and their classes."""
        numbers, data = self._object(f"renumbering-{name}.json"), self._object(f"{name}.json")
        return LaterEdition(
            name=name,
            date=data["date"],
            sections=numbers["sections"],
            clauses=numbers["clauses"],
            changed=frozenset(data["changed"]),
            dropped=frozenset(data["dropped"]),
            restates=data["restates"],
            nearest=data["nearest"],
            showable=self.showable(name),
        )

    def _words(self, edition: str, language: str) -> tuple[str, dict[str, Clause]]:
        """The date of a file and its clauses."""
        name = f"{edition}.{language}.json"
        data = self._object(name)
        for field, value in (("edition", edition), ("language", language)):
            if data.get(field) != value:
                raise RulebookError(f"{name}: {field}: expected {value} (got {data.get(field)})")
        entries = self._entries(name, data, "clauses")
        return str(data.get("date", "")), {n: _clause(name, n, entry, language) for n, entry in entries.items()}

    def terms(self) -> Terms:
        """Return the words for zones and players; empty if there is no file of them."""
        there = (self._folder / TERMS).is_file()
        return Terms(self._object(TERMS) if there else {}, TERMS)

    def answers(self) -> Mapping[str, Answer]:
        """Return id -> official answer, in order; empty for a game without answers."""
        name = "answers.json"
        if not (self._folder / name).is_file():
            return MappingProxyType({})
        data = self._object(name)
        why = _object_in(name, data, "why_not")
        entries = _object_in(name, data, "answers")
        said = self._object(RULINGS) if (self._folder / RULINGS).is_file() else {}
        found = {
            answer: _answer(name, answer, entry, why.get(answer, ""))._replace(said=tuple(said.get(answer, ())))
            for answer, entry in entries.items()
        }
        for answer, reason in why.items():
            if answer not in found or not isinstance(reason, str) or not reason.strip():
                raise RulebookError(f"{name}: why_not: {answer}: expected the id of an answer, with a reason")
        return MappingProxyType(found)

    def _object(self, name: str) -> dict[str, Any]:
        try:
            data = json.loads((self._folder / name).read_text(encoding="utf-8"))
        except ValueError as error:
            raise RulebookError(f"{name}: not valid JSON ({error})") from None
        if not isinstance(data, dict):
            raise RulebookError(f"{name}: expected a JSON object")
        return data

    def _entries(self, name: str, data: dict[str, Any], field: str) -> dict[str, Any]:
        entries = _object_in(name, data, field)
        for number in entries:
            if not self._number.fullmatch(number):
                right = f"expected something like {self._example}"
                raise RulebookError(f"{name}: {field}: {number} is no number of a clause; {right}")
        return entries


def _object_in(name: str, data: dict[str, Any], field: str) -> dict[str, Any]:
    entries = data.get(field)
    if not isinstance(entries, dict):
        raise RulebookError(f"{name}: {field}: expected a JSON object with an entry for each number")
    return entries


def _clause(name: str, number: str, entry: Any, language: str) -> Clause:
    right = f"expected a text and a kind, one of {', '.join(get_args(Kind))}"
    if not isinstance(entry, dict) or entry.get("kind") not in get_args(Kind):
        raise RulebookError(f"{name}: {number}: {right}")
    text = entry.get("text")
    if not isinstance(text, str) or not text.strip():
        raise RulebookError(f"{name}: {number}: the text is missing; {right}")
    return Clause(number, text, entry["kind"], language)


def _answer(name: str, answer: str, entry: Any, why_not: str) -> Answer:
    match entry:
        case {"cards": [*cards], "date": str(date)} if ID.fullmatch(answer):
            return Answer(tuple(cards), date, why_not)
    raise RulebookError(f"{name}: answers: {answer}: expected an id like Q1 with `cards`, a list, and a `date`")
