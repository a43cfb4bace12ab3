"""Reads the decks of a repository from their files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head
from gundam_desktop.games.gcg.decks.deck_index import id_of_path
from gundam_desktop.languages import LANGUAGES

TIME = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True)
class DeckEntry:
    """A stored deck, as its file was when it was read."""

    path: Path
    folder: str
    """Its folder within the repository, like `Blue/Old`; empty at the top."""
    id: str
    deck: Deck
    tags: tuple[str, ...]
    notes: str
    created: datetime
    changed: datetime
    digest: str
    """Digest of the list, compared when the deck is saved."""
    is_plain_list: bool
    """True for a list without this program's head, put there by hand."""
    search_text: str
    """All text that the library searches, case-folded."""

    @property
    def name(self) -> str:
        """The name of the deck."""
        return self.deck.name


class DamagedDeck(NamedTuple):
    """A file that cannot be read as a deck, and why."""

    path: Path
    error: DeckError | OSError


class DeckListing(NamedTuple):
    """The decks of a repository, sorted by name, and its damaged files."""

    entries: list[DeckEntry]
    damaged: list[DamagedDeck]


class DeckReader:
    """Reads the decks of a repository; an unchanged file is not read again."""

    def __init__(self, folder: Path, cards: Mapping[str, Card]) -> None:
        self.folder, self.cards = folder, cards
        self._read: dict[Path, tuple[object, DeckEntry | DeckError]] = {}

    def listing(self, top: Path) -> DeckListing:
        """Return the decks below a folder and the damaged files."""
        found = DeckListing([], [])
        for one in self.scan(top):
            if isinstance(one, DamagedDeck):
                found.damaged.append(one)
            else:
                found.entries.append(one)
        found.entries.sort(key=lambda entry: (entry.name.casefold(), entry.folder))
        return found

    def scan(self, top: Path) -> Iterator[DeckEntry | DamagedDeck]:
        """Yield the decks below a folder and the damaged files, in the order of the files."""
        ids: set[str] = set()
        for path in deck_lookup.deck_files(top):
            try:
                entry = self.entry(path, top)
            except (DeckError, OSError) as error:
                if path.exists():  # else another window has removed it
                    yield DamagedDeck(path, error)
                continue
            if entry.id in ids:  # a copy that was made by hand
                entry = replace(entry, id=id_of_path(path, self.folder), is_plain_list=True)
            ids.add(entry.id)
            yield entry

    def entry(self, path: Path, top: Path) -> DeckEntry:
        """Return the deck of a file, read only if the file has changed. `DeckError` if it is damaged."""
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
            raise DeckError(found.sentence, found.more)
        return found

    def _parsed(self, path: Path, text: str, modified: float, top: Path) -> DeckEntry:
        deck, head = deck_lookup.parse(path, text, self.cards)
        written = datetime.fromtimestamp(int(modified), UTC)
        folder = path.parent.relative_to(top).as_posix()
        return DeckEntry(
            path=path,
            folder="" if folder == "." else folder,
            id=head.id or id_of_path(path, self.folder),
            deck=deck,
            tags=head.tags,
            notes=head.notes,
            created=parse_time(head.created) or written,
            changed=parse_time(head.changed) or written,
            digest=digest_of(deck),
            is_plain_list=not head.id,
            search_text=self._search_text(deck, head),
        )

    def _search_text(self, deck: Deck, head: Head) -> str:
        numbers = [number for number, _ in deck.everything]
        names = (self.cards[number].name_in(language) for number in numbers for language in LANGUAGES)
        return "\n".join([deck.name, head.notes, *head.tags, deck.comment, *numbers, *dict.fromkeys(names)]).casefold()


def matches(entry: DeckEntry, words: str, shown: str = "") -> bool:
    """True if every word is in the deck's name, tags, notes, the numbers and names of its cards, or the title shown."""
    text = f"{shown.casefold()}\n{entry.search_text}"
    return all(word in text for word in words.casefold().split())


def digest_of(deck: Deck) -> str:
    """Return a digest of the card list, without the name of the deck.

    A deck without maybeboard and groups has the same digest as before these existed, so that old drafts still match.
    """
    absent = {field for field in ("maybeboard", "groups") if not getattr(deck, field)}
    return hashlib.sha256(deck.model_copy(update={"name": ""}).model_dump_json(exclude=absent).encode()).hexdigest()


def parse_time(written: str) -> datetime | None:
    """Return the time written in a file, None if it is none."""
    try:
        return datetime.strptime(written, TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
