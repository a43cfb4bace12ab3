"""The rules of one game: its books by edition and language, and the numbers of later editions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from typing import NamedTuple

from gundam_desktop.locate import game_resource
from gundam_desktop.rulebook.answers import Answer
from gundam_desktop.rulebook.book import Book, Clause, Kind, RulebookError, Showable, parts
from gundam_desktop.rulebook.files import BookFiles

LANGUAGE = "en"
"""The language of the book that every game has."""
NUMBER = re.compile(r"[1-9]\d*(-[1-9]\d*)*")
FOLDER = "rulebook"


class PageLine(NamedTuple):
    """A clause in a list: its number in the edition, and its text or its title."""

    number: str
    text: str


class Page(NamedTuple):
    """One clause, section or chapter: its text, the entries above it and its neighbours."""

    number: str
    """Number in the requested edition."""
    base: str
    """Number in the base edition, as in marks and scenarios."""
    kind: Kind
    text: str
    language: str
    """Language of the text; English where the language has no rule book."""
    above: tuple[PageLine, ...]
    """The entries above it, the chapter first."""
    below: tuple[PageLine, ...]
    before: str
    """Number of the clause before it in the same section; empty for the first."""
    after: str


class Rulebook:
    """The rules of a game. The base edition has books; of later editions only the numbers are known."""

    def __init__(self, game: str, base: str, example: str, number: re.Pattern[str] = NUMBER) -> None:
        """`number` is the pattern of a clause's number, `example` a well-known one."""
        self.game, self.base, self.example, self.number = game, base, example, number
        self.book = cache(self._book)
        """The rule book of an edition (the base if not given) in a language. `RulebookError` when there is none."""
        self.number_in = cache(self._number_in)
        """The number of a clause of the base edition in another edition: (edition, clause) -> number."""
        self.showable = cache(self._showable)
        """For each clause of an edition, how far a test can show it."""
        self._table = cache(self._files_table)
        self._reverse = cache(self._reversed)

    @cached_property
    def _files(self) -> BookFiles:
        return BookFiles(game_resource(self.game, FOLDER), self.number, self.example)

    @cached_property
    def answers(self) -> Mapping[str, Answer]:
        """The official answers by id. `RulebookError` when their file is faulty."""
        return self._files.answers()

    def books(self) -> list[tuple[str, str]]:
        """Edition and language of every rule book."""
        return self._files.books()

    def editions(self) -> tuple[str, ...]:
        """The editions whose numbers are known: the base, and those that have a table of numbers."""
        return (self.base, *self._files.renumbered())

    def words(self, language: str) -> Book:
        """The book with the words: of the base edition, in English where the language has none."""
        return self.book(self.base, language if (self.base, language) in self.books() else LANGUAGE)

    def pages(self, edition: str, number: str, language: str = LANGUAGE) -> list[Page]:
        """The pages for a number of an edition: one clause, in later editions sometimes several merged into one.

        Raises `RulebookError`, naming the nearest numbers, when there is nothing.
        """
        read = self.words(language)
        return [self._page(read, edition, base) for base in self.base_numbers(edition, number)]

    def find(self, edition: str, wanted: str, language: str = LANGUAGE) -> list[PageLine]:
        """The clauses that have all the words, the best first."""
        return [self._line(edition, clause) for clause in self.words(language).search(wanted)]

    def base_numbers(self, edition: str, number: str) -> tuple[str, ...]:
        """The clauses of the base edition under a number of an edition. Raises `RulebookError` when there is none."""
        if edition == self.base:
            if number not in self.book():
                raise RulebookError(self.book().unknown(number))
            return (number,)
        found = self.clauses_at(edition, number)
        if not found and not self.number.fullmatch(number):
            raise RulebookError(f"`{number}` is no number of a clause; right is like {self.example}")
        if not found:
            near = ", ".join(self.nearest(edition, number))
            hint = f"; near it: {near}" if near else ""
            raise RulebookError(f"no clause of edition {self.base} has the number {number} in edition {edition}{hint}")
        return found

    def clauses_at(self, edition: str, number: str) -> tuple[str, ...]:
        """The clauses of the base edition that have this number in another edition."""
        return self._reverse(edition).get(number, ())

    def nearest(self, edition: str, number: str) -> tuple[str, ...]:
        """Numbers of the edition near to an unused one."""
        wanted = parts(number)
        for length in range(len(wanted) - 1, 0, -1):
            under = [known for known in self._reverse(edition) if parts(known)[:length] == wanted[:length]]
            if under:
                return tuple(sorted(under, key=lambda known: abs(len(parts(known)) - len(wanted)))[:3])
        return ()

    def _book(self, edition: str = "", language: str = LANGUAGE) -> Book:
        return self._files.book(edition or self.base, language)

    def _showable(self, edition: str = "") -> Mapping[str, Showable]:
        return self._files.showable(edition or self.base)

    def _number_in(self, edition: str, clause: str) -> str:
        """The number in the edition: a clause's own entry if there is one, else by the entry of its section."""
        if edition == self.base or not clause:
            return clause
        sections, clauses = self._table(edition)
        if clause in clauses:
            return clauses[clause]
        head = clause
        while head and head not in sections:
            head = head.rpartition("-")[0]
        return sections[head] + clause[len(head) :] if head else clause

    def _files_table(self, edition: str) -> tuple[dict[str, str], dict[str, str]]:
        return self._files.renumbering(edition)

    def _reversed(self, edition: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for clause in self.book():
            found.setdefault(self.number_in(edition, clause.number), []).append(clause.number)
        return {number: tuple(found[number]) for number in sorted(found, key=parts)}

    def _page(self, read: Book, edition: str, base: str) -> Page:
        *above, clause = read.path(base)
        beside = [other.number for other in read.children(clause.parent)]
        at = beside.index(base)
        return Page(
            self.number_in(edition, base),
            base,
            clause.kind,
            clause.text,
            read.language,
            tuple(self._line(edition, each) for each in above),
            tuple(self._line(edition, each) for each in read.children(base)),
            self.number_in(edition, beside[at - 1]) if at else "",
            self.number_in(edition, beside[at + 1]) if at + 1 < len(beside) else "",
        )

    def _line(self, edition: str, clause: Clause) -> PageLine:
        return PageLine(self.number_in(edition, clause.number), clause.text)
