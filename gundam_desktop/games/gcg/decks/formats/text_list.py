"""Deck lists as lines of text: counts with numbers or names, comments, headings, tables, links."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gundam_desktop.games.gcg.decks.deck import DECK, SIDEBOARD, Part
from gundam_desktop.games.gcg.decks.formats import link_list, table
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned, is_fence, is_rule, without_invisible
from gundam_desktop.games.gcg.decks.formats.line_pieces import holds_card
from gundam_desktop.games.gcg.decks.formats.line_reader import LONGEST_LINE, Found, ReadLine, Refused, read_line
from gundam_desktop.games.gcg.decks.formats.list_items import (
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    entry_or_ambiguity,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import part_of_deck, part_of_heading, totals
from gundam_desktop.quoting import quoted

TEXT, NAMES = "text", "names"
NAME_MARK = "name: "
"""Begins the comment with the deck's name."""
_COMMENT = re.compile(r"^(?:#|//)\s?")
_COMMENT_BEHIND = re.compile(r"\s(?:#|//)")
_HAS_FIGURE = re.compile("[0-9]")
_OF_LINE = re.compile(r"[-•·*>\s]*sb:", re.IGNORECASE)
"""The one heading that is of its line alone: it begins a line of the sideboard."""
_DELIMITER_MARK = re.compile(r"^sep=.?$", re.IGNORECASE)
"""The first line of a table for a spreadsheet: which sign divides its cells."""
_COUNTED_HEADING = re.compile(r"^(?P<word>.*?)x?[0-9]+(?:cards?|枚|张|張)?[0-9]*$")
_COUNTED_CARDS = re.compile(r"^[0-9]+(?P<word>\D+)$")


def parse_text(text: str, finder: CardFinder, part: Part = DECK) -> ParsedList:
    """Parse a text line by line, from a part of the deck on.

    The first comment is the title; further ones before the cards are the source.
    """
    return _Lines(finder, part).parse(text)


class _Lines:
    """Parser state: what has been read so far."""

    def __init__(self, finder: CardFinder, part: Part) -> None:
        self._finder = finder
        self._part = part
        self._items: list[ListItem] = []
        self._comments: list[str] = []
        self._name = ""
        self._resources = False
        self._forms: list[str] = []
        self._table: table.Columns | None = None

    def parse(self, text: str) -> ParsedList:
        lines = text.splitlines()
        headings = [index for index, line in enumerate(lines) if table.columns_in(line)]
        first_heading, index = headings[0] if headings else -1, 0
        while index < len(lines):
            line, count = lines[index], 1
            if self._table is not None:
                line, count = table.row_at(lines, index)
            if stripped := without_invisible(line).strip():
                self._items += self._of(ListPosition("line", index + 1), stripped, index < first_heading)
            index += count
        title, *source = self._comments or [""]
        form = self._forms[0] if self._forms else TEXT
        return ParsedList(self._items, form, title, "\n".join(source), self._resources, self._name)

    def _of(self, place: ListPosition, line: str, is_before_table: bool) -> Iterator[ListItem]:
        if comment := _COMMENT.match(line):
            self._note(line[comment.end() :].strip())
            return
        if _DELIMITER_MARK.match(line) or is_fence(line):
            return
        links = link_list.links_in(line)
        for part, said in links.decks:
            self._forms.append(link_list.form_of(said))
            yield from list(link_list.items_of(said, part, self._finder)) or [_no_card(place, line)]
        if links.decks:
            if holds_card(cleaned(links.rest), self._finder):
                yield ListProblem(place, line, "several", {"line": quoted(links.rest)})
        elif len(line) > LONGEST_LINE:
            yield _no_card(place, line)
        elif (columns := table.columns_in(line)) and not holds_card(cleaned(line), self._finder):
            self._table = columns
        else:
            yield from self._line(place, line, is_before_table)

    def _line(self, place: ListPosition, line: str, is_before_table: bool) -> Iterator[ListItem]:
        clean = cleaned(line)
        if is_rule(clean):
            return
        row = table.read_row(line, self._table, self._finder) if self._table is not None else None
        if isinstance(row, Refused):
            yield ListProblem(place, line, *row)
        elif row is not None:
            for card in row:
                self._forms.append(TEXT if card.is_numbered else NAMES)
                yield entry_or_ambiguity(place, line, card.copies, card.numbers, card.part or self._part)
        elif len(clean) > LONGEST_LINE:
            yield _no_card(place, line)
        elif (behind := _COMMENT_BEHIND.search(clean)) and holds_card(clean[behind.end() :], self._finder):
            yield ListProblem(place, line, "several", {"line": quoted(line)})
        else:
            yield from self._text(place, line, clean[: behind.start()] if behind else clean, is_before_table)

    def _text(self, place: ListPosition, line: str, clean: str, is_before_table: bool) -> Iterator[ListItem]:
        """Yield the cards of a line of text; there are none in a heading, a total, or text before a table."""
        if self._heading(clean, counted=False):
            return
        read = read_line(clean, self._finder)
        if isinstance(read, ReadLine) and any(
            not card.is_counted
            and (self._table is not None or card.has_words or _HAS_FIGURE.search(cleaned(line), len(clean)))
            for card in read.cards
        ):
            read = Refused("no count", {"line": quoted(line)})  # the rest of a row, `four`, `#4`
        if isinstance(read, ReadLine):
            is_of_line = _OF_LINE.match(clean) is not None
            part = self._begun(read.heading) if read.heading and not is_of_line else self._part
            yield from self._cards(place, read.cards, SIDEBOARD if is_of_line else part)
        elif self._could_name_card(clean):
            yield ListProblem(place, line, "several", {"line": quoted(line)})
        elif self._heading(clean, counted=True) or _is_total(clean):
            return
        elif is_before_table and not holds_card(clean, self._finder):
            self._comments.append(line)
        else:
            yield ListProblem(place, line, *read)

    def _cards(self, place: ListPosition, cards: tuple[Found, ...], part: Part) -> Iterator[ListItem]:
        for card in cards:
            self._forms.append(TEXT if card.is_numbered else NAMES)
            yield entry_or_ambiguity(place, card.text, card.copies, card.numbers, part)

    def _note(self, comment: str) -> None:
        """Note a comment; after the first card it may be a header."""
        if self._items and (self._heading(comment, counted=False) or self._heading(comment, counted=True)):
            return
        if comment.startswith(NAME_MARK) and not self._name:
            self._name = comment.removeprefix(NAME_MARK)
            return
        if comment.strip("#/-=*~_ ") or not self._comments:
            self._comments.append(comment if comment.strip("#/-=*~_ ") else "")

    def _heading(self, line: str, *, counted: bool) -> bool:
        """True if a line is a heading, with the number of cards below it or without; the part of these is set."""
        word = comparable(line)
        if counted:
            match = _COUNTED_HEADING.match(word)
            word = match["word"] if match else ""
        if heading := part_of_heading(word):
            self._begun(heading)
        return bool(heading)

    def _could_name_card(self, line: str) -> bool:
        """True if a heading with a number could be a card with its count: サイド74枚, a name that ends in a figure."""
        match = _COUNTED_HEADING.match(comparable(line))
        if match is None or not part_of_heading(match["word"]):
            return False
        figures = re.match(r"x?([0-9]+)", match.string[match.end("word") :])
        said = figures[1] if figures else ""
        return any(self._finder.named(match["word"] + said[:length]) for length in range(1, len(said)))

    def _begun(self, heading: str) -> Part:
        """Set the part of the deck that a heading begins."""
        self._resources |= heading == "resources"
        self._part = part_of_deck(heading)
        return self._part


def _is_total(line: str) -> bool:
    """True if a line only gives the total number of cards."""
    word = comparable(line)
    matches = (_COUNTED_HEADING.match(word), _COUNTED_CARDS.match(word))
    return any(match["word"] in totals() for match in matches if match)


def _no_card(place: ListPosition, line: str) -> ListProblem:
    return ListProblem(place, line, "no card", {"line": quoted(line)})
