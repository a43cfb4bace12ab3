"""Where decks are: those that the program ships, those that the player saved, and files."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from pathlib import Path

from gundam_desktop import locate
from gundam_desktop.games.gcg.decks import formats
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError

LARGEST_FILE = 1_000_000
SUFFIXES = (".txt", ".json")


def find(name: str, known: Collection[str], folder: Path | None = None) -> Deck:
    """Find a deck: one that is shipped, one that the player saved, or a file.

    `known` are the numbers of the cards there are; `folder` is where a file's name is looked up
    (the working folder if not given). Raises `DeckError` with one line that says what is wrong.
    """
    saved = saved_decks()
    if not name.strip():
        raise DeckError(
            f"the name of a deck is missing; there are {', '.join([*shipped_decks(), *saved])}, or give a file"
        )
    for decks in (shipped_decks(), saved):
        if name in decks:
            return load(decks[name], known)
    path = (folder or Path()) / name
    if path.exists():
        return load(path, known)
    raise DeckError(_not_found(name, [*shipped_decks(), *saved], path))


def load(path: Path, known: Collection[str]) -> Deck:
    """Read a deck from a file; the deck has the file's name."""
    try:
        if path.is_dir():
            raise DeckError(f"{path}: this is a folder; right is a file with a deck list")
        if path.stat().st_size > LARGEST_FILE:
            raise DeckError(f"{path}: too large for a deck list ({path.stat().st_size} bytes)")
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DeckError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: not a text file in UTF-8 (byte {error.start})") from None
    return formats.read(text, path.stem, str(path), known)


def shipped_decks() -> dict[str, Path]:
    """The decks that come with the program, by name."""
    return _decks(locate.resource("decks"))


def saved_decks() -> dict[str, Path]:
    """The decks that the player saved, by name."""
    return _decks(saved_folder())


def saved_folder() -> Path:
    """Where the player's decks are saved (it need not exist yet)."""
    return locate.player_folder("decks")


def _decks(folder: Path) -> dict[str, Path]:
    if not folder.is_dir():
        return {}
    return {path.stem: path for path in sorted(folder.iterdir()) if path.suffix in SUFFIXES and path.is_file()}


def _not_found(name: str, names: list[str], path: Path) -> str:
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.5)
    right = f"did you mean {', '.join(near)}?" if near else f"there are {', '.join(names)}, or give a file"
    return f"there is no deck {name}, and no file {path}; {right}"
