"""The rule book of an edition in a language: its clauses, for looking up and for reading in order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

NEAREST = 3

_UNSPACED = frozenset({"ja", "zh"})
"""Languages written without spaces between sentences."""

Kind = Literal["chapter", "section", "clause"]
Level = Literal["yes", "partial", "no"]


class RulebookError(ValueError):
    """The rule book does not exist or its file is not valid; the message is one line with the file and the reason."""


class Clause(NamedTuple):
    """One entry of the book: a clause, or the title of a section or a chapter."""

    number: str
    text: str
    kind: Kind
    language: str = "en"
    """Language of the text; English if the book's language does not have this entry yet."""

    @property
    def parent(self) -> str:
        """The number of the entry above it; empty for a chapter.

        >>> Clause("7-4-1", "...", "clause").parent
        '7-4'
        """
        return self.number.rpartition("-")[0]


class Showable(NamedTuple):
    """How far a test can show a clause, and, unless wholly, why not further."""

    level: Level
    why: str = ""


class Book:
    """The rules of one edition in one language, in the order of their numbers, one series after the other."""

    def __init__(self, edition: str, date: str, language: str, clauses: Mapping[str, Clause], example: str) -> None:
        """`example` is a clause's number, shown in messages about texts that are none."""
        self.edition = edition
        self.date = date
        self.language = language
        self.example = example
        order = {series: at for at, series in enumerate(dict.fromkeys(map(series_of, clauses)))}
        self._clauses = dict(sorted(clauses.items(), key=lambda item: (order[series_of(item[0])], parts(item[0]))))

    @cached_property
    def _below(self) -> Mapping[str, Sequence[Clause]]:
        """Number -> the entries directly below it."""
        found: dict[str, list[Clause]] = {}
        for clause in self:
            found.setdefault(clause.parent, []).append(clause)
        return found

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, number: object) -> bool:
        return number in self._clauses

    def clause(self, number: str) -> Clause:
        """The clause, section or chapter of this number. Raises `KeyError`, naming the nearest numbers."""
        try:
            return self._clauses[number]
        except KeyError:
            raise KeyError(self.unknown(number)) from None

    def children(self, number: str = "") -> list[Clause]:
        """The entries directly under a number; without one, the chapters."""
        if number:
            self.clause(number)
        return list(self._below.get(number, ()))

    def path(self, number: str) -> list[Clause]:
        """The entries from the chapter down to the clause: chapter, section and so on."""
        clause = self.clause(number)
        return [*(self.path(clause.parent) if clause.parent else ()), clause]

    def unknown(self, number: str) -> str:
        """The message for an unknown number, with the nearest ones."""
        wanted = parts(number)
        if not wanted:
            return f"`{number}` is no number of a clause; expected something like {self.example}"
        series = series_of(number)
        ranked = sorted(self._clauses, key=lambda known: (series_of(known) != series, _distance(wanted, parts(known))))
        near = ", ".join(sorted(ranked[:NEAREST], key=parts))
        return f"there is no clause {number} in edition {self.edition}; near it: {near}"


def joined(texts: Iterable[str], language: str) -> str:
    """Several statements in a language as one text, each of them once."""
    return ("" if language in _UNSPACED else " ").join(dict.fromkeys(texts))


def series_of(number: str) -> str:
    """The letters before a clause's number, by which a game may divide its clauses into series; empty without any.

    >>> series_of("GW-7-1")
    'GW'
    """
    return number.partition("-")[0] if number[:1].isalpha() else ""


def parts(number: str) -> tuple[int, ...]:
    """The numbers in a clause's number, to sort by.

    >>> parts("7-10-2")
    (7, 10, 2)
    """
    return tuple(int(digits) for digits in re.findall(r"[0-9]{1,9}", number))


def _distance(wanted: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, int, int]:
    """Return a sort key for the distance to the wanted number: by common beginning, then depth, then digits."""
    pairs = list(zip(wanted, known, strict=False))
    shared = next((place for place, (one, other) in enumerate(pairs) if one != other), len(pairs))
    apart = abs(wanted[shared] - known[shared]) if shared < len(pairs) else 0
    return -shared, abs(len(wanted) - len(known)), apart
