"""Deck lists in JSON: entries with a card and a count, in a list or in the parts of an object."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from gundam_desktop.games.gcg.decks.deck import DECK, MAYBEBOARD, SIDEBOARD
from gundam_desktop.games.gcg.decks.formats import text_list
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.list_items import (
    LineReading,
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    item_of,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import headers
from gundam_desktop.quoting import quoted

JSON = "json"
NUMBERS = ("card_id", "cardNumber", "number", "id", "name")
"""Keys under which an entry names its card, the most reliable first."""
COUNTS = ("count", "quantity", "qty")
_MAX_DEPTH = 8
_COUNT_IN_BRACKETS = re.compile(r"^\s*\[[0-9]+\][^\S\n]*[^\s,]")


def is_json(text: str) -> bool:
    """True if a text looks like JSON; `[3] Name` is a line of text."""
    return text.lstrip().startswith(("[", "{")) and not _COUNT_IN_BRACKETS.match(text)


def parse_json(text: str, finder: CardFinder) -> ParsedList:
    """Parse a JSON list; an object's `name`, `title` and `source` are those of the deck."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = ListPosition("line", error.lineno)
        broken = text.splitlines()[error.lineno - 1 : error.lineno]
        return ParsedList([ListProblem(place, "".join(broken).strip(), "json", {"column": error.colno})], JSON)
    except RecursionError:
        return ParsedList([ListProblem(ListPosition("list"), "", "json depth", {})], JSON)
    except ValueError:
        return ParsedList([ListProblem(ListPosition("list"), "", "json figure", {})], JSON)
    items = list(_items(data, "", finder, 0))
    if isinstance(data, list):
        return ParsedList(items, JSON)
    said = {key: value for key in ("name", "title", "source") if isinstance(value := data.get(key), str)}
    parts = {comparable(key) for key in data}
    return ParsedList(
        items,
        JSON,
        without_surrogates(said.get("title", "")),
        without_surrogates(said.get("source", "")),
        bool(parts & headers()["resources"]),
        without_surrogates(said.get("name", "")),
    )


def without_surrogates(text: str) -> str:
    """Replace lone surrogates, which JSON and some clipboards let pass."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _items(data: Any, part: str, finder: CardFinder, depth: int) -> Iterator[ListItem]:
    """Yield the items of a part of the data; plain numbers and texts in it only describe the list."""
    if depth > _MAX_DEPTH:
        yield ListProblem(ListPosition("list"), "", "json depth", {})
    elif isinstance(data, list):
        for index, entry in enumerate(data, start=1):
            yield _entry(entry, ListPosition("entry", index, part), finder)
    else:
        for index, (key, value) in enumerate(data.items(), start=1):
            if isinstance(value, (list, dict)):
                yield from _items(value, without_surrogates(key), finder, depth + 1)
            elif _is_figure(value) and (depth or finder.find(_written(key))):
                yield _entry({"number": key, "count": value}, ListPosition("entry", index, part), finder)


def _entry(entry: Any, place: ListPosition, finder: CardFinder) -> ListItem:
    line = without_surrogates(json.dumps(entry, ensure_ascii=False))
    word = comparable(place.part)
    part = next((part for part in (SIDEBOARD, MAYBEBOARD) if word in headers()[part]), DECK)
    if isinstance(entry, str):
        return item_of(place, line, text_list.readings(_written(entry)), part, finder)
    fields = entry if isinstance(entry, dict) else {}
    what = next((fields[key] for key in NUMBERS if isinstance(fields.get(key), str)), None)
    count = next((fields[key] for key in COUNTS if _is_figure(fields.get(key))), None)
    if what is None or count is None:
        return ListProblem(place, line, "entry", {"line": quoted(line)})
    return item_of(place, line, [LineReading(str(count), _written(what))], part, finder)


def _is_figure(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _written(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text[: text_list.MAX_LINE]).split())
