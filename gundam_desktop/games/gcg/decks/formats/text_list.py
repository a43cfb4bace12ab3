"""Deck lists as lines of text: counts with numbers or names, comments, headers, links."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from gundam_desktop.games.gcg.decks.deck import DECK, MAYBEBOARD, SIDEBOARD
from gundam_desktop.games.gcg.decks.formats import link_list, table
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.list_items import (
    LineReading,
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    entry_or_ambiguity,
    item_of,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import headers
from gundam_desktop.quoting import quoted

TEXT, NAMES = "text", "names"
MAX_LINE = 400
"""Characters; a longer line names no card."""
NAME_MARK = "name: "
"""Begins the comment with the deck's name."""
_COMMENT = re.compile(r"^(?:#|//)\s?")
_BULLET = re.compile(r"^(?:>\s*)*(?:[-*•·]\s+)?")
_BESIDE = re.compile(r"^SB:\s*", re.IGNORECASE)
"""Begins a line of the sideboard."""
_SEPARATORS = re.compile(r"[,;\"]")
"""Column separators of a table."""
_READINGS = (
    re.compile(r"^[xX×*]?\s?(?P<count>[0-9]+)\s(?:of\s)?(?P<what>.+)$"),
    re.compile(r"^\[?(?P<count>[0-9]+)\s?[]:)]\s?(?P<what>.+)$"),
    re.compile(r"^[xX×*]?\s?(?P<count>[0-9]+)\s?[xX×*枚张張]\s?(?P<what>.+)$"),
    re.compile(r"^(?P<what>.*\S)\s(?P<count>[0-9]+)\s?[枚张張]?$"),
    re.compile(r"^(?P<what>.*[^\s0-9])(?P<count>[0-9]+)\s?[枚张張]$"),
    re.compile(r"^(?P<what>.*\S)\s?:\s?[xX×*]?\s?(?P<count>[0-9]+)\s?[枚张張]?$"),
    re.compile(r"^(?P<what>.*\S)\s?[xX×*]\s?(?P<count>[0-9]+)\s?[枚张張]?$"),
    re.compile(r"^(?P<what>.*\S)\s?\(\s?[xX×*]?\s?(?P<count>[0-9]+)\s?[枚张張]?\s?\)$"),
)
"""`3 Name`, `3 of Name`, `3) Name`, `3x Name`, `Name 3`, `Name: 3`, `Name x3`, `Name (3)`.

A line is in compatibility form and has single spaces.
"""


def parse_text(text: str, finder: CardFinder) -> ParsedList:
    """Parse a text line by line. The first comment is the title; further ones before the cards are the source."""
    return _Lines(finder).parse(text)


def readings(line: str) -> list[LineReading]:
    """Return the ways in which a line may be understood.

    >>> readings("Gundam X 3")
    [LineReading(copies='3', what='Gundam X'), LineReading(copies='3', what='Gundam')]
    """
    spaced = " ".join(_SEPARATORS.sub(" ", line).split())
    matches = (pattern.match(written) for written in dict.fromkeys((line, spaced)) for pattern in _READINGS)
    return [LineReading(match["count"], match["what"].strip()) for match in matches if match]


class _Lines:
    """Parser state: what has been read so far."""

    def __init__(self, finder: CardFinder) -> None:
        self._finder = finder
        self._part = DECK
        self._items: list[ListItem] = []
        self._comments: list[str] = []
        self._name = ""
        self._resources = False
        self._forms: list[str] = []
        self._table: table.Columns | None = None

    def parse(self, text: str) -> ParsedList:
        for index, line in enumerate(text.splitlines(), start=1):
            if stripped := line.strip():
                self._items += self._of(ListPosition("line", index), stripped)
        title, *source = self._comments or [""]
        form = self._forms[0] if self._forms else TEXT
        return ParsedList(self._items, form, title, "\n".join(source), self._resources, self._name)

    def _of(self, place: ListPosition, line: str) -> Iterator[ListItem]:
        comment = _COMMENT.match(line)
        if comment:
            self._note(line[comment.end() :].strip())
        elif found_link := link_list.deck_in(line):
            self._forms.append(link_list.form_of(found_link))
            found = list(link_list.items_of(found_link, self._finder))
            yield from found or [ListProblem(place, line, "no card", {"line": quoted(line)})]
        elif len(line) > MAX_LINE:
            yield ListProblem(place, line, "no card", {"line": quoted(line)})
        elif columns := table.columns_in(line):
            self._table = columns
        else:
            yield from self._card(place, line)

    def _card(self, place: ListPosition, line: str) -> Iterator[ListItem]:
        written = " ".join(unicodedata.normalize("NFKC", line).split())
        written = _BULLET.sub("", written).split(" #")[0]
        part = SIDEBOARD if _BESIDE.match(written) else self._part
        written = _BESIDE.sub("", written)
        found = readings(written)
        if self._table is not None and (row := self._table.reading(line)):
            found = [row]
        item = item_of(place, line, found, part, self._finder)
        if not isinstance(item, ListProblem):
            self._forms.append(TEXT if self._finder.number_in(written.lstrip("0123456789xX×*:)[] ")) else NAMES)
            yield item
        elif not self._header(written):
            alone = self._finder.find(written)  # a card without a count is there once
            yield entry_or_ambiguity(place, line, 1, alone, part) if alone else item

    def _note(self, comment: str) -> None:
        """Note a comment; after the first card it may be a header."""
        if self._items and self._header(comment):
            return
        if comment.startswith(NAME_MARK) and not self._name:
            self._name = comment.removeprefix(NAME_MARK)
            return
        if comment.strip("#/-=*~_ ") or not self._comments:
            self._comments.append(comment if comment.strip("#/-=*~_ ") else "")

    def _header(self, line: str) -> bool:
        """True if a line is a header, with or without a count; the part of the following lines is set."""
        word = comparable(line)
        if not self._finder.find(line):
            word = word.rstrip("0123456789")
        if word in (known := headers())["resources"]:
            self._resources = True
            self._part = DECK
        elif word in known["deck"]:
            self._part = DECK
        elif word in known["sideboard"]:
            self._part = SIDEBOARD
        elif word in known["maybeboard"]:
            self._part = MAYBEBOARD
        else:
            return False
        return True
