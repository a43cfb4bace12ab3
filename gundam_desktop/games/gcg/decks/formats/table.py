"""Tables with a heading row that names the columns of the lines below it."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.deck import MAYBEBOARD, SIDEBOARD, Part
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_pieces import holds_card
from gundam_desktop.games.gcg.decks.formats.line_reader import (
    LONGEST_LINE,
    Refused,
    card_of,
    count_in,
    is_count,
    unread,
    wrong_count,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import columns, headers, part_of_deck, part_of_heading, totals
from gundam_desktop.quoting import quoted

DELIMITERS = ",;\t|"
_MOST_LINES = 10
"""The most lines of one row, whose cells may contain line breaks."""


class Columns(NamedTuple):
    """What each column of a table holds."""

    delimiter: str
    places: Mapping[str, int]
    """Content -> column index: `count`, `number`, `name`, `set`, `part`; `sideboard`, `maybeboard` for their counts."""
    headings: tuple[str, ...]


class RowCard(NamedTuple):
    """A card in a row: the copies in a part of the deck, None for that of the lines around; the numbers it may have."""

    copies: int
    part: Part | None
    numbers: tuple[str, ...]
    is_numbered: bool
    """True if the row has the card's number."""


def columns_in(line: str) -> Columns | None:
    """Return the columns that a heading names, None for any other line.

    >>> columns_in("Name,Qty,Card Number").places
    {'count': 1, 'number': 2, 'name': 0}
    """
    for delimiter in DELIMITERS:
        if delimiter not in line or len(line) > LONGEST_LINE:
            continue
        headings = cells_of(line, delimiter)
        cells = [comparable(cell) for cell in headings]
        words = columns() | {SIDEBOARD: headers()[SIDEBOARD], MAYBEBOARD: headers()[MAYBEBOARD]}
        found = {kind: next((at for at, cell in enumerate(cells) if cell in words[kind]), -1) for kind in words}
        places = {kind: place for kind, place in found.items() if place >= 0}
        if "count" in places and places.keys() & {"number", "name"}:
            return Columns(delimiter, places, tuple(headings))
    return None


def row_at(lines: Sequence[str], start: int) -> tuple[str, int]:
    """Return the text of the row that starts at a line, and its number of lines: quoted cells may have line breaks."""
    row = lines[start]
    for count in range(1, _MOST_LINES + 1):
        if row.count('"') % 2 == 0 and len(row) <= LONGEST_LINE:
            return row, count
        if start + count >= len(lines):
            break
        row = f"{row} {lines[start + count]}"
    return lines[start], 1


def read_row(line: str, table: Columns, finder: CardFinder) -> list[RowCard] | Refused | None:
    """Return the cards of a row (none for a row with a total); None for a line with too few cells."""
    cells = cells_of(line, table.delimiter)
    if len(cells) <= max(table.places[kind] for kind in table.places.keys() & {"count", "number", "name"}):
        return None
    said = {kind: cells[place] if place < len(cells) else "" for kind, place in table.places.items()}
    if not said.get("number") and not said.get("name"):
        return None
    if totals().intersection(map(comparable, cells)) and not holds_card(cleaned(line), finder):
        return []
    found = card_of(said.get("number", ""), said.get("name", ""), said.get("set", ""), finder)
    if isinstance(found, Refused):
        return found
    for place, cell in enumerate(cells):
        heading = table.headings[place] if place < len(table.headings) else ""
        more = unread(heading, cell, count_in(said["count"]), found, finder)
        if more is not None and place not in table.places.values():
            return more
    part = part_of_heading(said.get("part", "")) or None
    if said.get("part") and part is None:
        return Refused("no part", {"part": quoted(said["part"])})
    parts: list[tuple[str, Part | None]] = [("count", part_of_deck(part) if part else None)]
    parts += [(kind, kind) for kind in (SIDEBOARD, MAYBEBOARD) if said.get(kind) not in (None, "", "0")]
    read = []
    for kind, where in parts:
        copies = count_in(said[kind])
        if copies == "0" and len(parts) > 1:
            continue
        if not said[kind]:
            return Refused("no count", {"line": quoted(line)})
        if not is_count(copies):
            return wrong_count(copies or said[kind])
        read.append(RowCard(int(copies), where, found, bool(said.get("number"))))
    return read


def cells_of(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line as clean text; `="4"`, by which spreadsheets keep a text unchanged, becomes `4`."""
    row = next(csv.reader([line], delimiter=delimiter), [])
    return [cell[2:-1] if cell.startswith('="') and cell.endswith('"') else cell for cell in map(cleaned, row)]
