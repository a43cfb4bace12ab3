"""The player's files of official wording: names and texts of cards, one file a language."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.cards.card import LONGEST_NAME
from gundam_desktop.games.gcg.cards.sets import LONGEST_LINE, BadCardSet, read_json
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import HOME, player_folder
from gundam_desktop.quoting import quoted, shown

LONGEST = {"name": LONGEST_NAME, "text": 2 * LONGEST_TEXT}
"""The most characters shown on a card; printed cards have up to a quarter as many."""
EXPECTED = "expected a JSON list of {number, text}"


class PrintedText(NamedTuple):
    """The printed name and text of a card."""

    name: str
    """The name; empty if only the text is known."""
    lines: tuple[str, ...]
    """One ability each; empty if only the name is known."""


class OfficialWording:
    """The official wording of cards in one language, and the faults of its file, one line each."""

    def __init__(self, cards: Mapping[str, PrintedText], faults: tuple[str, ...] = ()) -> None:
        self._cards = dict(cards)
        self.faults = tuple(quoted(line, LONGEST_LINE) for line in faults)

    def of(self, number: str) -> PrintedText | None:
        """Return the printed text of a card number, None if it is not known."""
        return self._cards.get(number)

    def __len__(self) -> int:
        return len(self._cards)


_NO_WORDING = OfficialWording({})
_SHOWN = {"official": True}
"""`official` is True if cards show the player's official wording."""


def has_official_wording(language: str) -> bool:
    """Return True if the player has official wording in a language."""
    return len(official_wording(language)) > 0


def show_official_wording(on: bool) -> None:
    """Set whether cards show the player's official wording or this program's own."""
    _SHOWN["official"] = on


def shown_wording(language: str) -> OfficialWording:
    """Return the official wording that cards show in a language; empty if they show this program's own."""
    return official_wording(language) if _SHOWN["official"] else _NO_WORDING


def official_wording(language: str) -> OfficialWording:
    """Return the player's official wording in a language; empty if there is no file."""
    return _known(os.environ.get(HOME), language)


def wording_faults() -> list[str]:
    """Return the faults of the player's files of official wording, one line each."""
    folder = player_folder("wording")
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".json")
    except FileNotFoundError:
        return []
    except OSError as error:
        return [f"{folder}: cannot be read ({error.strerror}); expected a folder with files of wording"]
    right = ", ".join(f"{language}.json" for language in LANGUAGES)
    others = [f"{path}: no language has this name; expected {right}" for path in files if path.stem not in LANGUAGES]
    return [*others, *(line for language in LANGUAGES for line in official_wording(language).faults)]


@cache
def _known(_home: str | None, language: str) -> OfficialWording:
    path = player_folder("wording", f"{language}.json")
    if not os.path.lexists(path):
        return _NO_WORDING
    try:
        data = read_json(path)
    except BadCardSet as error:
        return OfficialWording({}, tuple(error.lines))
    if not isinstance(data, list):
        return OfficialWording({}, (f"{path}: {EXPECTED}",))
    return _read(path, data)


def _read(path: Path, entries: list[Any]) -> OfficialWording:
    cards: dict[str, PrintedText] = {}
    faults: list[str] = []
    for place, entry in enumerate(entries, start=1):
        number = entry.get("number") if isinstance(entry, dict) else None
        if not isinstance(number, str):
            faults.append(f"{path}: card {place}: number: is missing; {EXPECTED}")
            continue
        wrong = [f"{path}: {number}: {field}: expected a text{bounds}" for field, bounds in _wrong(entry)]
        if number in cards:
            wrong.append(f"{path}: {number}: number: stands here twice; the first is shown")
        if not wrong:
            lines = (entry.get("text") or "").splitlines()
            printed = (shown(line, LONGEST["text"]).strip() for line in lines)
            name = shown(entry.get("name") or "", LONGEST["name"]).strip()
            cards[number] = PrintedText(name, tuple(line for line in printed if line))
        faults += wrong
    return OfficialWording(cards, tuple(faults))


def _wrong(entry: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for field, longest in LONGEST.items():
        value = entry.get(field)
        if not isinstance(value, str | None):
            yield field, ""
        elif value is not None and len(value) > longest:
            yield field, f" of at most {longest} characters"
