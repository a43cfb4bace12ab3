"""The references between the entries of a book, in both directions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from gundam_desktop.rulebook.book import Book
from gundam_desktop.rulebook.search import Span

CITED = re.compile(
    r"(?<![A-Za-z0-9-])(?:[A-Z]{2}-[0-9]+|[0-9]+(?=-))(?:-[0-9]+)*(?![A-Za-z0-9-])"
    r"|(?<=\(see )[0-9]+(?=\))|(?<=第)[0-9]+(?=章)"
)
"""A number of a clause or a chapter within the text of another clause, in any of the languages."""


class Citation(NamedTuple):
    """A number within a text."""

    span: Span
    number: str


class Links:
    """The references between the entries of one book."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def within(self, text: str) -> tuple[Citation, ...]:
        """The numbers of this book's entries within a text, with their places."""
        found = (Citation(match.span(), match[0]) for match in CITED.finditer(text))
        return tuple(citation for citation in found if citation.number in self._book)

    def to(self, number: str) -> tuple[str, ...]:
        """The entries that an entry refers to, in the order of its text. `KeyError` for an unknown number."""
        cited = (citation.number for citation in self.within(self._book.clause(number).text))
        return tuple(dict.fromkeys(each for each in cited if each != number))

    def back(self, number: str) -> tuple[str, ...]:
        """The entries that refer to an entry, in order."""
        return self._back.get(number, ())

    @cached_property
    def _back(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for clause in self._book:
            for cited in self.to(clause.number):
                found.setdefault(cited, []).append(clause.number)
        return {number: tuple(by) for number, by in found.items()}
