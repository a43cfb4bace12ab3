"""Tables with a heading: a line whose columns are named, and the lines below it by these columns."""

from __future__ import annotations

import csv
import unicodedata
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.formats.card_finder import comparable
from gundam_desktop.games.gcg.decks.formats.list_items import LineReading
from gundam_desktop.games.gcg.decks.formats.list_texts import columns

DELIMITERS = ",;\t"


class Columns(NamedTuple):
    """Where the count and the card stand in each line of a table."""

    delimiter: str
    copies: int
    card: int

    def reading(self, line: str) -> LineReading | None:
        """Return the count and the card in a line, None if the line has too few cells."""
        cells = _cells(line, self.delimiter)
        if len(cells) <= max(self.copies, self.card) or not cells[self.card]:
            return None
        return LineReading(cells[self.copies], cells[self.card])


def columns_in(line: str) -> Columns | None:
    """Return the columns that a heading names, None for any other line; a number is preferred to a name.

    >>> columns_in("Name,Qty,Card Number")
    Columns(delimiter=',', copies=1, card=2)
    """
    for delimiter in DELIMITERS:
        cells = [comparable(cell) for cell in _cells(line, delimiter)]
        places = {
            kind: next((place for place, cell in enumerate(cells) if cell in words), -1)
            for kind, words in columns().items()
        }
        card = places["number"] if places["number"] >= 0 else places["name"]
        if places["count"] >= 0 and card >= 0:
            return Columns(delimiter, places["count"], card)
    return None


def _cells(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line in compatibility form."""
    row = next(csv.reader([line], delimiter=delimiter), [])
    return [" ".join(unicodedata.normalize("NFKC", cell).split()) for cell in row]
