"""Where decks are: those that the program ships, those that the player saved, and files."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import deck_format as deckfile
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head
from gundam_desktop.games.gcg.decks.filenames import comparable_name

LARGEST_FILE = 1_000_000
MOST_NAMED = 8
SUFFIXES = (".txt", ".json", ".csv", ".tsv", ".dek", ".deck")
REMOVED, VERSIONS, DRAFTS, LOCKS = OWN_FOLDERS = ("removed", "versions", "drafts", "locks")
"""Folders in the player's that are not the player's: whatever their capitals, no deck is looked for in them."""


def find(name: str, cards: Mapping[str, Card], folder: Path | None = None) -> Deck:
    """Find a deck: one that is shipped, one that the player saved, or a file.

    `cards` are those that there are, by number; `folder` is where a file's name is looked up (the working folder if
    not given). Raises `DeckError` with one line that says what is wrong.
    """
    saved = saved_decks()
    if not name.strip():
        names = _some([*shipped_decks(), *saved])
        raise DeckError(f"the name of a deck is missing; there are {names}, or give a file")
    for decks in (shipped_decks(), saved):
        if name in decks:
            return load(decks[name], cards)
    path = (folder or Path()) / name
    if path.exists():
        return load(path, cards)
    raise DeckError(_not_found(name, [*shipped_decks(), *saved], path))


def load(path: Path, cards: Mapping[str, Card]) -> Deck:
    """Read a deck from a file; the deck has the name that it says, else the file's. `DeckError` unless all of it is
    understood.
    """
    return parse(path, text_of(path), cards)[0]


def parse(path: Path, text: str, cards: Mapping[str, Card]) -> tuple[Deck, Head]:
    """The deck in a file's text, and what its head says. Raises `DeckError`."""
    return deckfile.read(text, path.stem, str(path), cards)


def text_of(path: Path) -> str:
    """The text of a file with a deck. `DeckError` says what is wrong with it."""
    try:
        if path.is_dir():
            raise DeckError(f"{path}: this is a folder; right is a file with a deck list")
        if path.stat().st_size > LARGEST_FILE:
            raise DeckError(f"{path}: too large for a deck list ({path.stat().st_size} bytes)")
        return decoded(path, path.read_bytes())
    except OSError as error:
        raise DeckError(f"{path}: cannot be read ({error.strerror})") from None


def decoded(path: Path, data: bytes) -> str:
    """The text that the bytes of a file are."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: not a text file in UTF-8 (byte {error.start})") from None


def title(name: str) -> str:
    """What a deck is called in a list: a shipped one by its title, a saved one by its name, a file by either."""
    try:
        shipped = locate.resource("decks") / f"{name}.txt"
        path = shipped if shipped.is_file() else Path(name)
        told = _told(*_state(path))
    except (OSError, DeckError):
        return name
    return told.name or told.title or path.stem


def name_of(path: Path) -> str:
    """The name by which `find` finds a file: that of a saved deck, else the path."""
    return next((name for name, saved in saved_decks().items() if saved == path), str(path))


def shipped_decks() -> dict[str, Path]:
    """The decks that come with the program, by name."""
    return _decks(locate.resource("decks"))


def saved_decks() -> dict[str, Path]:
    """The decks that the player saved, by name; of several with one name, the others by `folder/name`."""
    top = saved_folder()
    found: dict[str, Path] = {}
    for path in deck_files(top):
        name = _name_in(path)
        whole = path.parent.relative_to(top).joinpath(name).as_posix()
        free = (key for key in (name, whole, path.relative_to(top).as_posix()) if key not in found)
        found[next(free)] = path
    return found


def saved_folder() -> Path:
    """Where the player's decks are saved (it need not exist yet)."""
    return locate.player_folder("decks")


def deck_files(top: Path) -> Iterator[Path]:
    """The files with decks in a folder and those below it, in order; hidden ones and the shelf's own left out."""
    for here, folders, files in os.walk(top):
        own = OWN_FOLDERS if Path(here) == top else ()
        folders[:] = sorted(name for name in folders if not name.startswith(".") and comparable_name(name) not in own)
        for name in sorted(files):
            if not name.startswith(".") and name.lower().endswith(SUFFIXES):
                yield Path(here, name)


def _decks(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in deck_files(folder)}


def _name_in(path: Path) -> str:
    try:
        return _told(*_state(path)).name or path.stem
    except (OSError, DeckError):
        return path.stem


class _Told(NamedTuple):
    """What a file says of its deck at the top."""

    name: str
    title: str


@lru_cache(maxsize=2000)
def _told(path: Path, *_state: int) -> _Told:
    """A file is read once as long as it stays the same: lists of decks ask for every name and title."""
    text = text_of(path)
    return _Told(deckfile.head_of(text).name, deckfile.title_of(text))


def _state(path: Path) -> tuple[Path, int, int, int]:
    found = path.stat()
    return path, found.st_ino, found.st_size, found.st_mtime_ns


def _not_found(name: str, names: list[str], path: Path) -> str:
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.5)
    right = f"did you mean {', '.join(near)}?" if near else f"there are {_some(names)}, or give a file"
    return f"there is no deck {name}, and no file {path}; {right}"


def _some(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
