"""Finds decks by name: shipped ones, the player's, and files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import NamedTuple

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.decks import deck_format
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head
from gundam_desktop.games.gcg.decks.deck_index import DeckHead, DeckIndex
from gundam_desktop.games.gcg.decks.faults import fault, fault_text, first_names
from gundam_desktop.games.gcg.decks.filenames import comparable_name
from gundam_desktop.games.gcg.decks.formats import encodings
from gundam_desktop.games.gcg.decks.shipped_decks import title_of
from gundam_desktop.games.gcg.decks.violations import shown_title
from gundam_desktop.prepared import FileState, file_state
from gundam_desktop.reading import read_whole
from gundam_desktop.spelling import nearest

LARGEST_FILE = 1_000_000
MAX_NAMED = 8
LONGEST_GUESSED = 80
"""The most characters of a name for which similar names are suggested."""
SUFFIXES = (".txt", ".json", ".csv", ".tsv", ".dek", ".deck")
"""File name suffixes of possible deck lists."""
REMOVED, VERSIONS, DRAFTS, LOCKS = OWN_FOLDERS = ("removed", "versions", "drafts", "locks")
"""Folders of the repository itself, whatever their case: decks in them are not listed."""


def find(name: str, cards: Mapping[str, Card], folder: Path | None = None) -> Deck:
    """Return the deck of a name: a shipped one, one of the player's, or a file.

    `cards` are the known cards by number. For a name that is in a file, `folder` is that file's folder: a deck list is
    then looked for within it alone. Without it any path of a file is good. Raises `DeckError` with one line that says
    what is wrong.
    """
    return load(_path_of(name, folder), cards)


def listed(name: str, sets: CardSets) -> Deck:
    """Return the deck of a name for a list of decks: its file is read again only when it has changed.

    Raises `DeckError` like `find`.
    """
    path = _path_of(name, None)
    try:
        return _listed(sets, path, file_state(path.stat()))
    except OSError:
        return load(path, sets.by_number)  # raises the error that says what is wrong


@lru_cache(maxsize=2000)
def _listed(sets: CardSets, path: Path, _state: FileState) -> Deck:
    return load(path, sets.by_number)


def _path_of(name: str, folder: Path | None) -> Path:
    if not name.strip():
        names = [*shipped_decks(), *saved_decks()]
        raise DeckError(lambda said: fault_text("which", said, names=first_names(names, MAX_NAMED, said)))
    if found := shipped_decks().get(name) or saved_index().path_of(name):
        return found
    if folder is not None and not _is_within(folder, name):
        raise fault("outside", name=name, folder=folder)
    path = (folder or Path()) / name
    if _exists(path):
        return path
    raise _not_found(name, [*shipped_decks(), *saved_decks()], path)


def load(path: Path, cards: Mapping[str, Card]) -> Deck:
    """Read a deck from a file. Its name is the one in the file, else the file's.

    Raises `DeckError` unless every line is understood.
    """
    return parse(path, text_of(path), cards)[0]


def parse(path: Path, text: str, cards: Mapping[str, Card]) -> tuple[Deck, Head]:
    """Return the deck in a file's text and its head. Raises `DeckError`."""
    shipped = path.parent == locate.game_resource("gcg", "decks")
    return deck_format.read(text, path.stem, str(path), cards, shipped=shipped)


def text_of(path: Path) -> str:
    """Return the text of a deck file. `DeckError` says why it cannot be read."""
    try:
        if path.is_dir():
            raise fault("is a folder", path=path)
        return decode_text(path, read_whole(path, LARGEST_FILE))
    except OSError as error:
        raise fault("unreadable", path=path, reason=error.strerror) from None


def decode_text(source: Path | str, data: bytes) -> str:
    """Decode the bytes of a list in any encoding that is certain; `DeckError` names `source` and what to do."""
    text = encodings.decoded(data)
    if text is None:
        raise fault("not text", path=source)
    return text


def title(name: str, language: str) -> str:
    """Return a deck's title for lists: a shipped deck's title, a saved deck's name, either of these for a file.

    The title of a recipe for team battles says so.
    """
    try:
        shipped = locate.game_resource("gcg", "decks") / f"{name}.txt"
        path = shipped if shipped.is_file() else Path(name)
        head = _read_head(path, file_state(path.stat()))
    except (OSError, DeckError):
        return name
    own = head.name or head.title or path.stem
    return shown_title(title_of(name, own, language) if path == shipped else own, head.for_team_battles, language)


def recorded_title(recorded: str, language: str) -> str:
    """Translate a deck's title from records (there in English); a title of no shipped deck is returned unchanged."""
    return _shipped_titles(language).get(recorded, recorded)


@cache
def _shipped_titles(language: str) -> dict[str, str]:
    """Return English title -> title in a language for the shipped decks, both as in their lists and as shown."""
    found: dict[str, str] = {}
    for name, path in shipped_decks().items():
        english = _read_head(path, file_state(path.stat())).title
        found[english] = title_of(name, english, language)
        found[title(name, "en")] = title(name, language)
    return found


def name_of(path: Path) -> str:
    """Return the name under which `find` finds a file: a saved deck's name, else the path."""
    return next((name for name, saved in saved_decks().items() if saved == path), str(path))


def shipped_decks() -> Mapping[str, Path]:
    """Return the files of the shipped decks by name."""
    return _deck_files_by_stem(locate.game_resource("gcg", "decks"))


def saved_decks() -> dict[str, Path]:
    """Return the files of the player's decks by name; further ones of the same name by `folder/name`."""
    return saved_index().names()


def saved_index() -> DeckIndex:
    """Return the index of the player's decks."""
    return index_of(saved_folder())


@lru_cache(maxsize=4)
def index_of(top: Path) -> DeckIndex:
    """Return the index of the decks below a folder."""
    return DeckIndex(top, partial(deck_files, top), _head_of)


def _head_of(path: Path) -> DeckHead | None:
    """Return the head of a file, empty for one that is no text; None if it cannot be read now."""
    try:
        head = deck_format.head_of(decode_text(path, read_whole(path, LARGEST_FILE)))
    except OSError:
        return None
    except DeckError:
        return DeckHead()
    return DeckHead(head.name, head.id)


def saved_folder() -> Path:
    """Return the folder of the player's decks (it need not exist yet)."""
    return locate.player_folder("decks")


def deck_files(top: Path) -> Iterator[Path]:
    """Yield the deck files below a folder in order, without hidden files and the repository's own."""
    for here, folders, files in os.walk(top):
        own = OWN_FOLDERS if Path(here) == top else ()
        folders[:] = sorted(name for name in folders if not name.startswith(".") and comparable_name(name) not in own)
        for name in sorted(files):
            if not name.startswith(".") and name.lower().endswith(SUFFIXES):
                yield Path(here, name)


@cache
def _deck_files_by_stem(folder: Path) -> Mapping[str, Path]:
    """Return the deck files of a folder of the program, which does not change while it runs."""
    return {path.stem: path for path in deck_files(folder)}


class _FileHead(NamedTuple):
    """Name and title at the top of a deck file."""

    name: str
    title: str
    for_team_battles: bool


@lru_cache(maxsize=2000)
def _read_head(path: Path, _state: FileState) -> _FileHead:
    """Read the top of a file; cached while the file is unchanged, since lists of decks ask for every name."""
    text = text_of(path)
    return _FileHead(deck_format.head_of(text).name, deck_format.title_of(text), deck_format.is_for_team_battles(text))


def _is_within(folder: Path, name: str) -> bool:
    """True if a name leads to nothing outside of a folder, on no system and by no link."""
    for path in (PurePosixPath(name), PureWindowsPath(name)):
        if path.anchor or ".." in path.parts:
            return False
    try:
        return (folder / name).resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):  # a name that no file can have, or a cycle of links
        return False


def _exists(path: Path) -> bool:
    """True if the file exists; False, without an error, for a name that no file can have."""
    try:
        return path.exists()
    except OSError:
        return False


def _not_found(name: str, names: list[str], path: Path) -> DeckError:
    near = ", ".join(nearest(name[:LONGEST_GUESSED], names, most=3, cutoff=0.5))
    if near:
        return fault("not found near", name=name, path=path, near=near)
    return DeckError(
        lambda said: fault_text("not found", said, name=name, path=path, names=first_names(names, MAX_NAMED, said))
    )
