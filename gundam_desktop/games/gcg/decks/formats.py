"""List formats of decks: each is recognised by itself and read into a `Deck`.

A new format is a `Format` in `FORMATS`: whether a text is one of its kind, and what it lists.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.decks.deck import RESOURCE, Deck, DeckError

LINE = re.compile(r"^(?P<count>[0-9]+)\s*[xX×]?\s+(?P<number>[A-Za-z]+[0-9]*-[0-9A-Za-z]+)(?:_[A-Za-z0-9]+)?(?:\s.*)?$")
NUMBER = re.compile(r"^(?P<number>[A-Za-z]+[0-9]*-[0-9A-Za-z]+)(?:_[A-Za-z0-9]+)?$")
MOST = 999


class Item(NamedTuple):
    """One entry of a list: how many of what, and where it stands in the text."""

    place: str
    copies: int
    number: str


class Listing(NamedTuple):
    """What a list says: its entries and what it tells about itself."""

    items: list[Item]
    title: str = ""
    source: str = ""


class Format(NamedTuple):
    """A list format."""

    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str], Listing]


class ListError(ValueError):
    """What is wrong with a list, and where (`line 3`)."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place


def read(text: str, name: str, source: str, known: Collection[str]) -> Deck:
    r"""Read a deck from a text in any of the formats. `source` names the text in errors.

    >>> read("# Two\n4 ST01-005 GM\n3x ST01-005_p1", "two", "two.txt", {"ST01-005"}).cards
    (('ST01-005', 7),)
    """
    form = next(form for form in FORMATS if form.recognises(text))
    try:
        listing = form.read(text)
        entries = _merged(listing.items, known)
    except ListError as error:
        raise DeckError(f"{source}{', ' if error.place else ': '}{error}") from None
    cards = tuple((n, c) for n, c in entries.items() if not RESOURCE.match(n))
    resources = tuple((n, c) for n, c in entries.items() if RESOURCE.match(n))
    fields: dict[str, Any] = {"resources": resources} if resources else {}
    return Deck(name=name, cards=cards, comment=listing.title, source=listing.source, **fields)


def _merged(items: list[Item], known: Collection[str]) -> dict[str, int]:
    """Counts by number, with every number checked."""
    if not items:
        raise ListError("", "there is no card in it; a line is a count and a card number, like `4 ST01-001`")
    entries: dict[str, int] = {}
    for item in items:
        if not 1 <= item.copies <= MOST:
            raise ListError(item.place, _no_count(str(item.copies)))
        if item.number not in known:
            raise ListError(item.place, unknown_number(item.number, known))
        entries[item.number] = entries.get(item.number, 0) + item.copies
    return entries


def _no_count(written: str) -> str:
    return f"{_short(written)} is no count of cards; right are 1 to {MOST}"


def unknown_number(number: str, known: Collection[str]) -> str:
    """What to say of a number that no card has, with the nearest ones that there are."""
    near = difflib.get_close_matches(number, sorted(known), n=3, cutoff=0.7)
    return f"no card has the number {number}" + (f"; the nearest are {', '.join(near)}" if near else "")


# --- number text


def _read_numbers(text: str) -> Listing:
    items = []
    comments = []
    for place, line in _lines(text):
        if line.startswith(("#", "//")):
            comments.append(line.lstrip("#/ "))
            continue
        match = LINE.match(line.split("#")[0].rstrip())
        if match is None:
            right = "a count and a card number, like `4 ST01-001 Gundam`"
            raise ListError(place, f"`{_short(line)}` is no card; right is {right}")
        if len(match["count"].lstrip("0")) > len(str(MOST)):
            raise ListError(place, _no_count(match["count"]))
        items.append(Item(place, int(match["count"][-len(str(MOST)) :]), match["number"].upper()))
    title, *source = [comment for comment in comments if comment] or [""]
    return Listing(items, title, "\n".join(source))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    for index, line in enumerate(text.splitlines(), start=1):
        if stripped := line.strip():
            yield f"line {index}", stripped


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


# --- JSON


def _is_json(text: str) -> bool:
    return text.lstrip().startswith(("[", "{"))


def _read_json(text: str) -> Listing:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ListError(f"line {error.lineno}", f"not valid JSON ({error.msg})") from None
    except RecursionError:
        raise ListError("", "not valid JSON (nested too deeply)") from None
    except ValueError:
        raise ListError("", "not valid JSON (a figure is too long)") from None
    if isinstance(data, list):
        return Listing(_json_items("", data))
    parts = {key: value for key, value in data.items() if isinstance(value, list) and key.lower() != "sideboard"}
    items = [item for key, value in parts.items() for item in _json_items(f"{key} ", value)]
    name = data.get("name")
    return Listing(items, name if isinstance(name, str) else "")


def _json_items(part: str, entries: list[Any]) -> list[Item]:
    items = []
    for index, entry in enumerate(entries, start=1):
        place = f"entry {part}{index}"
        number = count = None
        if isinstance(entry, dict):
            number = next((entry[key] for key in ("card_id", "cardNumber", "number") if key in entry), None)
            count = entry.get("count")
        match = NUMBER.match(number) if isinstance(number, str) else None
        if match is None or not isinstance(count, int) or isinstance(count, bool):
            right = '{"card_id": "ST01-001", "count": 4}'
            raise ListError(place, f"`{_short(json.dumps(entry, ensure_ascii=False))}` is no card; right is {right}")
        items.append(Item(place, count, match["number"].upper()))
    return items


FORMATS: tuple[Format, ...] = (
    Format("json", _is_json, _read_json),
    Format("numbers", lambda _text: True, _read_numbers),
)
"""The formats, in the order in which they are tried; the last one takes everything."""
