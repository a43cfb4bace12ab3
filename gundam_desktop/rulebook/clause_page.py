"""A clause as it is read: where it stands, what it says, what is near it, by the numbers of an edition."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.rulebook.book import LANGUAGE, NUMBER, Book, Clause, Kind, RulebookError, book, books
from gundam_desktop.rulebook.renumbering import BASE, clauses_at, nearest, number_in


class Line(NamedTuple):
    """A clause in a list: its number in the edition, and its words or its title."""

    number: str
    text: str


class Page(NamedTuple):
    """One clause, section or chapter."""

    number: str
    """In the edition that is asked for."""
    base: str
    """In edition 1.0, which marks and scenarios name."""
    kind: Kind
    text: str
    language: str
    """Of the text; English where the language has no rule book."""
    above: tuple[Line, ...]
    """What it stands under, the chapter first."""
    below: tuple[Line, ...]
    before: str
    """Number of the clause before it beside it; empty for the first."""
    after: str


def pages(edition: str, number: str, language: str = LANGUAGE) -> list[Page]:
    """What stands under a number of an edition: one clause, in later editions sometimes several made into one.

    Raises `RulebookError`, naming the nearest, when there is nothing.

    >>> [page.base for page in pages("1.9", "8-3-1")]
    ['7-4-1']
    """
    read = words(language)
    return [_page(read, edition, base) for base in base_numbers(edition, number)]


def find(edition: str, wanted: str, language: str = LANGUAGE) -> list[Line]:
    """The clauses that have all the words, the best first.

    >>> find("1.9", "hand limit")[0].number
    '4-8-4'
    """
    return [_line(edition, clause) for clause in words(language).search(wanted)]


def words(language: str) -> Book:
    """The book with the words: of later editions only the numbers are known, and where a language has none, English."""
    return book(BASE, language if (BASE, language) in books() else LANGUAGE)


def base_numbers(edition: str, number: str) -> tuple[str, ...]:
    """The clauses of edition 1.0 under a number of an edition. Raises `RulebookError` when there is none."""
    if edition == BASE:
        if number not in book():
            raise RulebookError(book().unknown(number))
        return (number,)
    found = clauses_at(edition, number)
    if not found and not NUMBER.fullmatch(number):
        raise RulebookError(f"`{number}` is no number of a clause; right is like 7-4-1")
    if not found:
        near = ", ".join(nearest(edition, number))
        hint = f"; near it: {near}" if near else ""
        raise RulebookError(f"no clause of edition {BASE} stands under {number} in edition {edition}{hint}")
    return found


def _page(read: Book, edition: str, base: str) -> Page:
    *above, clause = read.path(base)
    beside = [other.number for other in read.children(clause.parent)]
    at = beside.index(base)
    return Page(
        number_in(edition, base),
        base,
        clause.kind,
        clause.text,
        read.language,
        tuple(_line(edition, each) for each in above),
        tuple(_line(edition, each) for each in read.children(base)),
        number_in(edition, beside[at - 1]) if at else "",
        number_in(edition, beside[at + 1]) if at + 1 < len(beside) else "",
    )


def _line(edition: str, clause: Clause) -> Line:
    return Line(number_in(edition, clause.number), clause.text)
