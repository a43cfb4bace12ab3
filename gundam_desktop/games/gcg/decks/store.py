"""Where decks are: those that the program ships, those that the player saved, and files."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import formats
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError

LARGEST_FILE = 1_000_000
LONGEST_TITLE = 500
MOST_NAMED = 8
SUFFIXES = (".txt", ".json")


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
    """Read a deck from a file; the deck has the file's name. `DeckError` unless all of it is understood."""
    return whole(file_text(path), cards, path.stem, str(path))


def whole(text: str, cards: Mapping[str, Card], name: str, source: str) -> Deck:
    """Read a list of which nothing may be missing; `DeckError`, which calls it `source`, names the first that is.

    >>> whole("4 ST01-005", {"ST01-005": Card(number="ST01-005", name="GM", type="unit")}, "four", "four.txt").count
    4
    """
    read = formats.read_list(text, cards, name)
    wrong = [(problem.place, formats.problem_text(problem)) for problem in read.problems]
    wrong += [(question.place, formats.question_text(question)) for question in read.questions]
    if not wrong:
        return read.deck
    first, said = min(wrong, key=lambda one: one[0].at)
    place = formats.place_text(first)
    more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
    raise DeckError(f"{source}{f', {place}' if place else ''}: {said}{more}")


def file_text(path: Path) -> str:
    """What stands in the file of a list; `DeckError` for what is no text file."""
    try:
        if path.is_dir():
            raise DeckError(f"{path}: this is a folder; right is a file with a deck list")
        if path.stat().st_size > LARGEST_FILE:
            raise DeckError(f"{path}: too large for a deck list ({path.stat().st_size} bytes)")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DeckError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: not a text file in UTF-8 (byte {error.start})") from None


def title(name: str) -> str:
    """The title of a shipped or saved deck, or of a file; its name when it has none or cannot be read.

    Only the beginning is read when the title stands there: lists of decks ask for many titles.
    """
    path = _path(name)
    try:
        with path.open(encoding="utf-8-sig") as file:
            first = file.readline(LONGEST_TITLE).strip()
        if path.suffix == ".txt" and first.startswith("# "):
            return first[2:].strip()
        return formats.read_list(file_text(path), {}).deck.comment or name
    except (OSError, ValueError):
        return name


def _path(name: str) -> Path:
    places = (
        folder / f"{name}{suffix}" for folder in (locate.resource("decks"), saved_folder()) for suffix in SUFFIXES
    )
    return next(filter(Path.is_file, places), Path(name))


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
    right = f"did you mean {', '.join(near)}?" if near else f"there are {_some(names)}, or give a file"
    return f"there is no deck {name}, and no file {path}; {right}"


def _some(names: list[str]) -> str:
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
