"""Decks on the shelf as they are read from their files."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head

TIME = "%Y-%m-%dT%H:%M:%SZ"
_LANGUAGES = ("en", "ja", "zh")


@dataclass(frozen=True)
class DeckEntry:
    """A deck on the shelf, as its file was when it was read."""

    path: Path
    folder: str
    """Its folder below the shelf's, like `Blue/Old`; empty at the top."""
    id: str
    deck: Deck
    tags: tuple[str, ...]
    notes: str
    created: datetime
    changed: datetime
    digest: str
    """Of the list: what a save is based on."""
    plain: bool
    """Whether it is a list that the player put there by hand."""
    searched: str
    """Everything that it is found by."""

    @property
    def name(self) -> str:
        """What the deck is called."""
        return self.deck.name


class DamagedDeck(NamedTuple):
    """A file that cannot be read as a deck; it stays as it is."""

    path: Path
    message: str


class DeckListing(NamedTuple):
    """The decks of a shelf by name, and the files that are damaged."""

    entries: list[DeckEntry]
    damaged: list[DamagedDeck]


class DeckReader:
    """Reads the decks of a shelf; a file that has not changed is not read again."""

    def __init__(self, folder: Path, cards: Mapping[str, Card]) -> None:
        self.folder, self.cards = folder, cards
        self._read: dict[Path, tuple[object, DeckEntry | DeckError]] = {}

    def listing(self, top: Path) -> DeckListing:
        """The decks in a folder, and what is damaged."""
        found, damaged = DeckListing([], []), []
        ids: set[str] = set()
        for path in deck_lookup.deck_files(top):
            try:
                entry = self.entry(path, top)
            except (DeckError, OSError) as error:
                if path.exists():  # else another window was quicker
                    damaged.append(DamagedDeck(path, str(error)))
                continue
            if entry.id in ids:  # a copy that was made by hand
                entry = replace(entry, id=id_of(path, self.folder), plain=True)
            ids.add(entry.id)
            found.entries.append(entry)
        found.entries.sort(key=lambda entry: (entry.name.casefold(), entry.folder))
        return found._replace(damaged=damaged)

    def entry(self, path: Path, top: Path) -> DeckEntry:
        """The deck of a file, which is read unless it is known as it is. `DeckError` when it is damaged."""
        stat = path.stat()
        stamp = (stat.st_mtime_ns, stat.st_size, stat.st_ino)
        if path not in self._read or self._read[path][0] != stamp:
            try:
                read: DeckEntry | DeckError = self._parsed(path, deck_lookup.text_of(path), stat.st_mtime, top)
            except DeckError as error:
                read = error
            self._read[path] = (stamp, read)
        found = self._read[path][1]
        if isinstance(found, DeckError):
            raise DeckError(str(found))
        return found

    def _parsed(self, path: Path, text: str, modified: float, top: Path) -> DeckEntry:
        deck, head = deck_lookup.parse(path, text, self.cards)
        written = datetime.fromtimestamp(int(modified), UTC)
        folder = path.parent.relative_to(top).as_posix()
        return DeckEntry(
            path=path,
            folder="" if folder == "." else folder,
            id=head.id or id_of(path, self.folder),
            deck=deck,
            tags=head.tags,
            notes=head.notes,
            created=time_of(head.created) or written,
            changed=time_of(head.changed) or written,
            digest=digest_of(deck),
            plain=not head.id,
            searched=self._searched(deck, head),
        )

    def _searched(self, deck: Deck, head: Head) -> str:
        numbers = [number for number, _ in (*deck.cards, *deck.resources, *deck.sideboard)]
        names = (self.cards[number].name_in(language) for number in numbers for language in _LANGUAGES)
        return "\n".join([deck.name, head.notes, *head.tags, deck.comment, *numbers, *dict.fromkeys(names)]).casefold()


def matches(entry: DeckEntry, words: str) -> bool:
    """Whether all of some words stand in a deck's name, tags, notes, or the numbers and names of its cards."""
    return all(word in entry.searched for word in words.casefold().split())


def digest_of(deck: Deck) -> str:
    """What two lists have in common that are the same, whatever they are called."""
    return hashlib.sha256(deck.model_copy(update={"name": ""}).model_dump_json().encode()).hexdigest()


def id_of(path: Path, folder: Path) -> str:
    """The id of a file on a shelf that has none of its own, or not for itself."""
    place = path.relative_to(folder).as_posix()
    return f"plain-{hashlib.sha256(place.encode(errors='surrogateescape')).hexdigest()[:12]}"


def time_of(written: str) -> datetime | None:
    """The time that a file names, None if it names none."""
    try:
        return datetime.strptime(written, TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
