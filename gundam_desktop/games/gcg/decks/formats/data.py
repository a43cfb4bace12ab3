"""Lists in JSON: entries with a card's number and a count, in a list or in the parts of an object."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

from gundam_desktop.games.gcg.decks.formats import lines
from gundam_desktop.games.gcg.decks.formats.finder import Finder, plain
from gundam_desktop.games.gcg.decks.formats.items import (
    DECK,
    SIDEBOARD,
    Item,
    Listing,
    Place,
    Problem,
    Reading,
    shortened,
    understood,
)
from gundam_desktop.games.gcg.decks.formats.sentences import headers

JSON = "json"
NUMBERS = ("card_id", "cardNumber", "number", "id", "name")
"""What an entry calls its card, the surest first."""
COUNTS = ("count", "quantity", "qty")
_DEEPEST = 8


def is_json(text: str) -> bool:
    """Whether a text is meant to be JSON."""
    return text.lstrip().startswith(("[", "{"))


def listing(text: str, finder: Finder) -> Listing:
    """What JSON says; an object's `name` is the title of the deck, its `source` where it is from."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = Place("line", error.lineno)
        broken = text.splitlines()[error.lineno - 1 : error.lineno]
        return Listing([Problem(place, "".join(broken).strip(), "json", {"column": error.colno})], JSON)
    except RecursionError:
        return Listing([Problem(Place("list"), "", "json depth", {})], JSON)
    except ValueError:
        return Listing([Problem(Place("list"), "", "json figure", {})], JSON)
    items = list(_items(data, "", finder, 0))
    if isinstance(data, list):
        return Listing(items, JSON)
    said = {key: value for key in ("name", "title", "source") if isinstance(value := data.get(key), str)}
    parts = {plain(key) for key in data}
    title = said.get("name") or said.get("title", "")
    return Listing(items, JSON, sound(title), sound(said.get("source", "")), bool(parts & headers()["resources"]))


def sound(text: str) -> str:
    """A text without halves of characters, which JSON and some clipboards let pass."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _items(data: Any, part: str, finder: Finder, depth: int) -> Iterator[Item]:
    """What a part of the data says; figures and words that stand by themselves only describe the list."""
    if depth > _DEEPEST:
        yield Problem(Place("list"), "", "json depth", {})
    elif isinstance(data, list):
        for index, entry in enumerate(data, start=1):
            yield _entry(entry, Place("entry", index, part), finder)
    else:
        for index, (key, value) in enumerate(data.items(), start=1):
            if isinstance(value, (list, dict)):
                yield from _items(value, sound(key), finder, depth + 1)
            elif _is_figure(value) and (depth or finder.find(_written(key))):
                yield _entry({"number": key, "count": value}, Place("entry", index, part), finder)


def _entry(entry: Any, place: Place, finder: Finder) -> Item:
    line = sound(json.dumps(entry, ensure_ascii=False))
    part = SIDEBOARD if plain(place.part) in headers()["sideboard"] else DECK
    if isinstance(entry, str):
        return understood(place, line, lines.readings(_written(entry)), part, finder)
    fields = entry if isinstance(entry, dict) else {}
    what = next((fields[key] for key in NUMBERS if isinstance(fields.get(key), str)), None)
    count = next((fields[key] for key in COUNTS if _is_figure(fields.get(key))), None)
    if what is None or count is None:
        return Problem(place, line, "entry", {"line": shortened(line)})
    return understood(place, line, [Reading(str(count), _written(what))], part, finder)


def _is_figure(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _written(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text[: lines.LONGEST]).split())
