"""A rule book opened as its reader has set it: words, what stands beside them, what has changed, where pages lead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from gundam_desktop.rulebook.book import Book
from gundam_desktop.rulebook.changes import Change, changes
from gundam_desktop.rulebook.own_document import document
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.rulebook.search import Hit
from gundam_desktop.ui.rulebook.reading import DOCUMENT, Reading
from gundam_desktop.ui.rulebook.section_html import SectionWriter, pages, section_of
from gundam_desktop.ui.style.translation import LANGUAGES, language

MOST_FOUND = 40
"""Most entries that a search lists."""


class OpenBook:
    """One edition in one language, with what its reader wants beside the words. It does not change."""

    def __init__(self, rulebook: Rulebook, reading: Reading, document: Mapping[str, str]) -> None:
        """The edition of the reading must be one of the rules'; `document` is the player's own, by number."""
        self._rulebook, self._document = rulebook, document
        self._reading = reading._replace(language=reading.language or language(), number="", widths=())

    @property
    def key(self) -> Reading:
        """Equal for books that show the same."""
        return self._reading

    @cached_property
    def book(self) -> Book:
        """The words."""
        return self._rulebook.words(self._reading.edition, self._reading.language)

    @cached_property
    def changes(self) -> Mapping[str, Change]:
        """What the edition changed, by number; empty unless it is to be shown."""
        reading = self._reading
        if not reading.compare or reading.edition == self._rulebook.base:
            return {}
        return changes(self._rulebook, reading.edition, reading.language)

    @cached_property
    def beside(self) -> Mapping[str, str] | None:
        """The words beside ours by number; None for nothing beside them."""
        second = self._reading.second
        if second in ("", self._reading.language):
            return None
        if second == DOCUMENT:
            return self._document
        other = self._rulebook.words(self._reading.edition, second)
        return {clause.number: clause.text for clause in other if clause.language == second}

    def page(self, number: str, *, alone: bool = False) -> str:
        """The page of a number as rich text; `alone` without what stands beside the words."""
        return SectionWriter(self._rulebook, self._reading, None if alone else self.beside, self.changes).page(number)

    def find(self, wanted: str) -> list[Hit]:
        """The entries with a number or with words, the best first."""
        return self._rulebook.find(self._reading.edition, wanted, self._reading.language, MOST_FOUND)

    def section(self, number: str) -> str:
        """The number of the page on which an entry is."""
        return section_of(self.book, number).number

    def turned(self, number: str, steps: int) -> str:
        """The page that is `steps` pages after that of a number, or before it (below 0); empty beyond the ends."""
        return _at(pages(self.book), self.section(number), steps)

    def stepped(self, number: str, steps: int) -> str:
        """The entry that is `steps` entries after a number, or before it (below 0); empty beyond the ends."""
        return _at([clause.number for clause in self.book], number, steps)


def fitted(rulebook: Rulebook, wanted: Reading, before: Reading) -> Reading:
    """A wanted reading with an edition and a number that are there; in another edition the same place as before."""
    editions = rulebook.editions()
    edition, number = wanted.edition if wanted.edition in editions else editions[-1], wanted.number
    if before.edition and edition != before.edition and number == before.number:
        number = _same_place(rulebook, before.edition, number, edition)
    book = rulebook.words(edition, wanted.language or language())
    return wanted._replace(edition=edition, number=number if number in book else next(iter(book)).number)


def kept_document(rulebook: Rulebook, reading: Reading) -> Mapping[str, str]:
    """The player's own document of the edition, in the language of the words if there is one; empty without any.

    `RulebookError` for a damaged file.
    """
    kept = (document(rulebook, reading.edition, each) for each in (reading.language or language(), *LANGUAGES))
    return next((each for each in kept if each), {})


def after(offered: tuple[str, ...], chosen: str) -> str:
    """The entry after the chosen one; the first after the last."""
    return offered[(offered.index(chosen) + 1) % len(offered)] if chosen in offered else offered[0]


def _same_place(rulebook: Rulebook, edition: str, number: str, other: str) -> str:
    """The number in another edition of an entry, or of the first above it that is there, too; empty for none."""
    while number:
        found = rulebook.in_edition(edition, number, other)
        if found:
            return found[0]
        number = number.rpartition("-")[0]
    return ""


def _at(order: list[str], number: str, steps: int) -> str:
    at = order.index(number) + steps
    return order[at] if 0 <= at < len(order) else ""
