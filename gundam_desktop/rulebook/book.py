"""The rule book: every clause of an edition in a language, to look up, to search and to go through."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, get_args

from gundam_desktop.locate import resource

EDITION: Final = "1.0"
LANGUAGE: Final = "en"
NEAREST = 3

Kind = Literal["chapter", "section", "clause"]
Level = Literal["yes", "partial", "no"]

NUMBER = re.compile(r"[1-9]\d*(-[1-9]\d*)*")
"""What the number of a clause, a section or a chapter looks like."""
_LETTER = r"[^\W\d_]"
_SIGNS = re.compile(rf"[・·]|(?<={_LETTER})-(?={_LETTER})")
"""What divides words as a space does: `Activate･Main`, `High-Maneuver`; not the hyphens of a number."""


class RulebookError(ValueError):
    """There is no such rule book, or its file is not as it must be: one line that says which and what."""


class Clause(NamedTuple):
    """One entry of the book: a clause, or the title of a section or a chapter."""

    number: str
    text: str
    kind: Kind

    @property
    def parent(self) -> str:
        """The number that it stands under; empty for a chapter.

        >>> Clause("7-4-1", "...", "clause").parent
        '7-4'
        """
        return self.number.rpartition("-")[0]


class Showable(NamedTuple):
    """Whether a test can show a clause: wholly, in part or not at all, and, unless wholly, why."""

    level: Level
    why: str = ""


class Book:
    """The rules of one edition in one language, in the order of their numbers."""

    def __init__(self, edition: str, date: str, language: str, clauses: Mapping[str, Clause]) -> None:
        self.edition = edition
        self.date = date
        self.language = language
        self._clauses = dict(sorted(clauses.items(), key=lambda item: parts(item[0])))
        self._words = {number: _searchable(clause.text) for number, clause in self._clauses.items()}

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, number: object) -> bool:
        return number in self._clauses

    def clause(self, number: str) -> Clause:
        """The clause, section or chapter of this number. Raises `KeyError`, naming the nearest numbers.

        >>> book().clause("3-8-4").text
        'The hand limit is 10 cards.'
        """
        try:
            return self._clauses[number]
        except KeyError:
            raise KeyError(self.unknown(number)) from None

    def children(self, number: str = "") -> list[Clause]:
        """What stands directly under a number; without one, the chapters.

        >>> [clause.number for clause in book().children("3-8-4")]
        ['3-8-4-1']
        """
        if number:
            self.clause(number)
        return [clause for clause in self if clause.parent == number]

    def path(self, number: str) -> list[Clause]:
        """The clause after all that it stands under: chapter, section and so on."""
        clause = self.clause(number)
        return [*(self.path(clause.parent) if clause.parent else ()), clause]

    def search(self, words: str) -> list[Clause]:
        """The entries that have all the words: first those with the words together, then with whole words, then others.

        >>> [clause.number for clause in book().search("hand limit")][0]
        '3-8-4'
        """
        wanted = _searchable(words)
        if not wanted.split():
            return []
        ranked = [
            (_rank(wanted, text), parts(number), number)
            for number, text in self._words.items()
            if all(word in text for word in wanted.split())
        ]
        return [self._clauses[number] for *_, number in sorted(ranked)]

    def unknown(self, number: str) -> str:
        """What to say of a number that is not there, with the nearest ones."""
        wanted = parts(number)
        if not wanted:
            return f"`{number}` is no number of a clause; right is like 7-4-1"
        ranked = sorted(self._clauses, key=lambda known: _distance(wanted, parts(known)))
        near = ", ".join(sorted(ranked[:NEAREST], key=parts))
        return f"there is no clause {number} in edition {self.edition}; near it: {near}"


def parts(number: str) -> tuple[int, ...]:
    """The numbers in a clause's number, to sort by.

    >>> parts("7-10-2")
    (7, 10, 2)
    """
    return tuple(int(digits) for digits in re.findall(r"[0-9]{1,9}", number))


@cache
def book(edition: str = EDITION, language: str = LANGUAGE) -> Book:
    """The rule book of an edition in a language. Raises `RulebookError` when there is none."""
    known = books()
    if (edition, language) not in known:
        there = ", ".join(f"{edition} in {language}" for edition, language in known)
        raise RulebookError(f"there is no rule book of edition {edition} in {language}; there are: {there}")
    name = f"{edition}.{language}.json"
    data = _object(name)
    for field, value in (("edition", edition), ("language", language)):
        if data.get(field) != value:
            raise RulebookError(f"{name}: {field}: right is {value} (it is {data.get(field)})")
    clauses = {number: _clause(name, number, entry) for number, entry in _entries(name, data, "clauses").items()}
    for number, clause in clauses.items():
        if clause.parent and clause.parent not in clauses:
            raise RulebookError(f"{name}: {number}: there is no {clause.parent} that it could stand under")
    return Book(edition, str(data.get("date", "")), language, clauses)


def books() -> list[tuple[str, str]]:
    """Edition and language of every rule book that there is."""
    found = (re.fullmatch(r"([0-9.]+)\.([a-z]{2})\.json", path.name) for path in resource("rulebook").iterdir())
    return sorted((match[1], match[2]) for match in found if match)


@cache
def showable(edition: str = EDITION) -> Mapping[str, Showable]:
    """For each clause of an edition, whether a test can show it."""
    if edition not in {known for known, _ in books()}:
        raise RulebookError(f"there is no rule book of edition {edition}")
    name = f"{edition}.json"
    data = _object(name)
    why = _entries(name, data, "why_not")
    found = {}
    for number, level in _entries(name, data, "testable").items():
        if level not in get_args(Level):
            raise RulebookError(f"{name}: testable: {number}: right are {', '.join(get_args(Level))} (it is {level})")
        if (level == "yes") == (number in why):
            raise RulebookError(f"{name}: why_not: {number}: a reason belongs to every clause that is not `yes`")
        found[number] = Showable(level, str(why.get(number, "")))
    return MappingProxyType(found)


# --- files


def _object(name: str) -> dict[str, Any]:
    try:
        data = json.loads(resource("rulebook", name).read_text(encoding="utf-8"))
    except ValueError as error:
        raise RulebookError(f"{name}: not valid JSON ({error})") from None
    if not isinstance(data, dict):
        raise RulebookError(f"{name}: right is a JSON object")
    return data


def _entries(name: str, data: dict[str, Any], field: str) -> dict[str, Any]:
    entries = data.get(field)
    if not isinstance(entries, dict):
        raise RulebookError(f"{name}: {field}: right is a JSON object with an entry for each number")
    for number in entries:
        if not NUMBER.fullmatch(number):
            raise RulebookError(f"{name}: {field}: {number} is no number of a clause; right is like 7-4-1")
    return entries


def _clause(name: str, number: str, entry: Any) -> Clause:
    right = f"right is a text and a kind, one of {', '.join(get_args(Kind))}"
    if not isinstance(entry, dict) or entry.get("kind") not in get_args(Kind):
        raise RulebookError(f"{name}: {number}: {right}")
    text = entry.get("text")
    if not isinstance(text, str) or not text.strip():
        raise RulebookError(f"{name}: {number}: the text is missing; {right}")
    return Clause(number, text, entry["kind"])


# --- searching


def _searchable(text: str) -> str:
    return " ".join(_SIGNS.sub(" ", unicodedata.normalize("NFKC", text).casefold()).split())


def _rank(wanted: str, text: str) -> int:
    """0 when the words stand together and whole, 1 when all are whole words, 2 otherwise."""
    if re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", text):
        return 0
    return 1 if all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) for word in wanted.split()) else 2


def _distance(wanted: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, int, int]:
    """How far a number is from the one that is wanted: what they share, then their depth, then their figures."""
    pairs = list(zip(wanted, known, strict=False))
    shared = next((place for place, (one, other) in enumerate(pairs) if one != other), len(pairs))
    apart = abs(wanted[shared] - known[shared]) if shared < len(pairs) else 0
    return -shared, abs(len(wanted) - len(known)), apart
