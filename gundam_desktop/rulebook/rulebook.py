"""The rules of one game: its books by edition and language, and the numbers of later editions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from typing import NamedTuple

from gundam_desktop.locate import game_resource
from gundam_desktop.rulebook.answers import Answer
from gundam_desktop.rulebook.book import Book, Clause, Kind, RulebookError, Showable
from gundam_desktop.rulebook.files import BookFiles
from gundam_desktop.rulebook.later import LaterEdition
from gundam_desktop.rulebook.links import Links
from gundam_desktop.rulebook.search import Hit, RuleSearch
from gundam_desktop.rulebook.terms import Terms

LANGUAGE = "en"
"""The language in which every game has a book."""
NUMBER = re.compile(r"[1-9]\d*(-[1-9]\d*)*")
FOLDER = "rulebook"
MARK = ":"
"""Between the edition and the number of a clause that a later edition has added."""


class PageLine(NamedTuple):
    """A clause in a list: its number in the edition, and its text or its title."""

    number: str
    text: str


class Page(NamedTuple):
    """One clause, section or chapter: its text, the entries above it and its neighbours."""

    number: str
    """Number in the requested edition."""
    base: tuple[str, ...]
    """Numbers of the base edition's clauses to which it corresponds; empty for a clause that the edition has added."""
    dropped: tuple[str, ...]
    """Numbers of the base edition's clauses that the edition has dropped and for which this one is cited instead."""
    kind: Kind
    text: str
    language: str
    """Language of the text; English where the language has no words for it."""
    above: tuple[PageLine, ...]
    """The entries above it, the chapter first."""
    below: tuple[PageLine, ...]
    before: str
    """Number of the clause before it in the same section; empty for the first."""
    after: str


class Rulebook:
    """The rules of a game. The base edition has books; of later editions the files hold what differs.

    Routines and events cite the clauses of the base by their numbers there, and a clause that a later edition has
    added by the edition and its number: `1.9:5-20-1`.
    """

    def __init__(self, game: str, base: str, example: str, number: re.Pattern[str] = NUMBER) -> None:
        """`number` is the pattern of a clause's number, `example` a well-known one."""
        self.game, self.base, self.example, self.number = game, base, example, number
        self.book = cache(self._book)
        """Return the rule book of an edition (by default the base) in a language. `RulebookError` if there is none."""
        self.words = cache(self._words)
        """Return the book of an edition in a language, or in English if there is none in that language."""
        self.number_in = cache(self._number_in)
        """The number of a cited clause in an edition: (edition, clause as it is cited in code) -> number."""
        self.showable = cache(self._showable)
        """Return clause -> how far a test can show it, for an edition."""
        self.links = cache(self._linked)
        """How the entries of an edition refer to each other, in a language."""
        self._search = cache(self._searching)
        self._later = cache(self._edition)
        self._reverse = cache(self._reversed)

    @cached_property
    def _files(self) -> BookFiles:
        return BookFiles(game_resource(self.game, FOLDER), self.number, self.example)

    @cached_property
    def answers(self) -> Mapping[str, Answer]:
        """Id -> official answer. `RulebookError` if their file is invalid."""
        return self._files.answers()

    @cached_property
    def terms(self) -> Terms:
        """The words for zones and players. `RulebookError` when their file is faulty."""
        return self._files.terms()

    def books(self) -> list[tuple[str, str]]:
        """Return (edition, language) of every rule book that is complete in a file."""
        return [(edition, language) for edition, language in self._files.books() if edition == self.base]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the rule books, English first."""
        others = (language for _, language in self.books() if language != LANGUAGE)
        return (LANGUAGE, *others)

    def editions(self) -> tuple[str, ...]:
        """The editions of the rules, the base first."""
        return (self.base, *self._files.later())

    def page(self, edition: str, number: str, language: str = LANGUAGE) -> Page:
        """Return the page for a number of an edition. The `RulebookError` for an unknown one names similar numbers."""
        read = self.words(edition, language)
        if number not in read:
            raise RulebookError(read.unknown(number))
        *above, clause = read.path(number)
        beside = [other.number for other in read.children(clause.parent)]
        at = beside.index(number)
        return Page(
            number,
            self.stood_for(edition, number),
            self.dropped(edition, number),
            clause.kind,
            clause.text,
            clause.language,
            tuple(map(_line, above)),
            tuple(map(_line, read.children(number))),
            beside[at - 1] if at else "",
            beside[at + 1] if at + 1 < len(beside) else "",
        )

    def find(self, edition: str, wanted: str, language: str = LANGUAGE, most: int | None = None) -> list[Hit]:
        """The entries of an edition with a number or with all the words, in any language; the best first.

        `language` comes first where several have the words.
        """
        return self._search(edition, language).find(wanted, most)

    # --- relations between editions

    def stood_for(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the base edition's clauses to which a number of an edition corresponds."""
        if edition == self.base:
            return (number,)
        return self._later(edition).stood_for(number, self._reverse(edition))

    def dropped(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the base edition's clauses that an edition has dropped and for which this number is cited instead."""
        if edition == self.base:
            return ()
        return tuple(each for each in self._reverse(edition).get(number, ()) if each in self._later(edition).dropped)

    def same(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the base edition's clauses with the same meaning as a number of an edition; empty if that is new."""
        return (number,) if edition == self.base else self._later(edition).same(number, self._reverse(edition))

    def in_edition(self, edition: str, number: str, other: str) -> tuple[str, ...]:
        """Return the numbers of an edition's entry in another edition; empty if that has nothing like it."""
        if edition == other:
            return (number,)
        base = self.stood_for(edition, number) or self.same(edition, number)
        return tuple(dict.fromkeys(self.number_in(other, each) for each in base))

    def renumbered(self, edition: str, text: str) -> str:
        """A text of the base edition with the numbers of an edition in it."""
        return text if edition == self.base else self._later(edition).renumbered(text)

    def citations(self, edition: str, number: str) -> tuple[str, ...]:
        """How the code cites what a number of an edition says: the marks of the routines that enforce it."""
        if edition == self.base:
            return (number,)
        cited = (*self.stood_for(edition, number), *self.same(edition, number), f"{edition}{MARK}{number}")
        return tuple(dict.fromkeys(cited))

    def added(self) -> tuple[str, ...]:
        """Every clause that a later edition has added, as code may cite it."""
        return tuple(
            f"{edition}{MARK}{number}" for edition in self._files.later() for number in self._later(edition).nearest
        )

    def _book(self, edition: str = "", language: str = LANGUAGE) -> Book:
        if edition in self._files.later():
            own = {**self._files.own_words(edition, LANGUAGE), **self._files.own_words(edition, language)}
            return self._later(edition).book(self._files.book(self.base, language), own)
        return self._files.book(edition or self.base, language)

    def _words(self, edition: str, language: str) -> Book:
        return self.book(edition, language if (self.base, language) in self.books() else LANGUAGE)

    def _showable(self, edition: str = "") -> Mapping[str, Showable]:
        if edition in self._files.later():
            levels = self._files.showable(self.base)
            return self._later(edition).levels(self.book(edition), self.book(), levels)
        return self._files.showable(edition or self.base)

    def _linked(self, edition: str, language: str) -> Links:
        return Links(self.words(edition, language))

    def _searching(self, edition: str, language: str) -> RuleSearch:
        first = language if language in self.languages else LANGUAGE
        languages = (first, *(other for other in self.languages if other != first))
        return RuleSearch([self.book(edition, other) for other in languages])

    def _edition(self, edition: str) -> LaterEdition:
        return self._files.edition(edition)

    def _reversed(self, edition: str) -> Mapping[str, tuple[str, ...]]:
        return self._later(edition).reversed(self.book())

    def _number_in(self, edition: str, clause: str) -> str:
        added_by, mark, number = clause.rpartition(MARK)
        if mark and added_by == edition:
            return number
        known = self._later(added_by).nearest[number] if mark else clause
        return known if edition == self.base or not known else self._later(edition).number_in(known)


def _line(clause: Clause) -> PageLine:
    return PageLine(clause.number, clause.text)
