"""Reads card data in the forms in which it is published: JSON of any shape, and tables with headings."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gundam_desktop.games.gcg.cards.sets import BadCardSet, file_text, read_json
from gundam_desktop.games.gcg.packs.card_fields import is_card, number_in
from gundam_desktop.plurals import counted

TABLES: Final = {".csv": ",", ".tsv": "\t", ".txt": "\t"}
"""Ending of a file with a table -> what is between its cells."""
MOST_ROWS: Final = 20_000
DEEPEST: Final = 20
"""How deep cards may be nested in JSON data."""
Row = Mapping[str, Any]


def read_rows(path: Path) -> list[Row]:
    """Return the cards in a file, as their fields are named there, also those without a number.

    Raises `BadCardSet`.
    """
    rows = list(_table(path)) if path.suffix.lower() in TABLES else list(_cards_in(read_json(path)))
    if not any(map(number_in, rows)):
        right = "expected cards with a number like ST01-001 and a name, as a JSON list or a table with headings"
        raise BadCardSet([f"{path}: there are no cards in it; {right}"])
    if len(rows) > MOST_ROWS:
        raise BadCardSet([f"{path}: {counted(len(rows), 'card')}; expected {MOST_ROWS} at most"])
    return rows


def _cards_in(data: Any, key: str = "", depth: int = 0) -> Iterator[Row]:
    """Yield the mappings that are cards, wherever they are; one without a number may have it as its `key`."""
    if depth > DEEPEST:
        return
    if isinstance(data, dict):
        has_facts = any(not isinstance(value, dict | list) for value in data.values())
        if number_in(data) is None and number_in({"number": key}) and has_facts:
            yield {**data, "number": key}
        elif is_card(data):
            yield data
        else:
            for name, value in data.items():
                yield from _cards_in(value, name, depth + 1)
    elif isinstance(data, list):
        for value in data:
            yield from _cards_in(value, "", depth + 1)


def _table(path: Path) -> Iterator[Row]:
    text = file_text(path)
    lines = re.split(r"(?<=\n)|(?<=\r)(?!\n)", text.removeprefix("\ufeff"))
    between = TABLES[path.suffix.lower()]
    if lines and between not in lines[0]:
        between = next((sign for sign in ",\t;" if sign in lines[0]), between)
    try:
        yield from (row for row in csv.DictReader(lines, delimiter=between) if any(row.values()))
    except csv.Error as error:
        raise BadCardSet([f"{path}: not a table with headings ({error})"]) from None
