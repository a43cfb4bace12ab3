"""The player's decks: each a file of its own in folders, with tags and notes; nothing that was saved is ever lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from uuid import uuid4

from filelock import FileLock, Timeout

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import deck_format as deckfile
from gundam_desktop.games.gcg.decks import deck_lookup, drafts, versions
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head, one_line, tidy_notes, tidy_tags
from gundam_desktop.games.gcg.decks.deck_reader import TIME, DeckEntry, DeckListing, DeckReader, digest_of
from gundam_desktop.games.gcg.decks.filenames import comparable_name, free_name, free_path
from gundam_desktop.games.gcg.decks.folders import Folders
from gundam_desktop.games.gcg.decks.versions import FormerText
from gundam_desktop.writing import write_whole

SUFFIX = ".txt"
PATIENCE = 10.0
"""Seconds for which another window is waited for."""


class SaveConflict(Exception):
    """The deck was changed by another window or program since it was opened. Nothing was written.

    `entry` is what is there now, None if it was removed or is damaged; `text` is its file's text, empty if it is gone.
    """

    def __init__(self, entry: DeckEntry | None, text: str) -> None:
        super().__init__("the deck was changed meanwhile by another window")
        self.entry, self.text = entry, text


class DeckVersion(NamedTuple):
    """A former text of a deck: when it was replaced, and the deck, None where the text cannot be read."""

    replaced: datetime
    deck: Deck | None
    text: str


class _Now(NamedTuple):
    """A deck's file at this moment."""

    path: Path
    data: bytes | None
    entry: DeckEntry | None


class DeckRepository:
    """The decks in a folder. Several windows and programs may use it at once."""

    def __init__(self, folder: Path, cards: Mapping[str, Card]) -> None:
        self.folder, self.cards = folder, cards
        self.folders = Folders(folder, self._writing)
        self._reader = DeckReader(folder, cards)

    # --- looking

    def listing(self) -> DeckListing:
        """All decks by name, and what is damaged. Files that have not changed are not read again."""
        return self._reader.listing(self.folder)

    def removed(self) -> DeckListing:
        """The decks that were removed; their folders are those from which they were."""
        return self._reader.listing(self.folder / deck_lookup.REMOVED)

    def entry(self, identity: str) -> DeckEntry | None:
        """The deck with an id."""
        return next((entry for entry in self.listing().entries if entry.id == identity), None)

    def versions(self, entry: DeckEntry) -> list[DeckVersion]:
        """The former texts of a deck, the newest first."""
        return [self._version(former, entry) for former in versions.former_texts(self._versions(entry.id))]

    # --- changing

    def add(self, deck: Deck, folder: str = "", tags: Iterable[str] = (), notes: str = "") -> DeckEntry:
        """Put a new deck on the shelf; where its name is taken in the folder, it gets a number behind it."""
        with self._writing():
            name = self._free_name(deck.name, folder)
            path = free_path(self.folders.path(folder), name, SUFFIX)
            head = Head(name, uuid4().hex[:12], tuple(tags), notes, created=_written_time())
            return self._write(path, deck, head)

    def save(
        self,
        base: DeckEntry,
        deck: Deck,
        tags: Iterable[str] | None = None,
        notes: str | None = None,
        *,
        over: bool = False,
    ) -> DeckEntry:
        """Save a deck that was opened as `base`. What was changed here is written, and of the rest what is there now.

        Raises `Conflict` when the list on the disk is no longer the one of `base`, unless it is to be written `over`;
        what was there is a version then. To save as another deck instead is `add`.
        """
        with self._writing():
            now = self._now(base)
            if not over and (now.entry is None or now.entry.digest != base.digest):
                text = now.data.decode(errors="replace") if now.data is not None else ""
                raise SaveConflict(now.entry, text)
            there = now.entry or base
            head = Head(
                name=there.name if one_line(deck.name) == base.name else deck.name,
                id=base.id,
                tags=there.tags if tags is None or tidy_tags(tags) == base.tags else tuple(tags),
                notes=there.notes if notes is None or tidy_notes(notes) == base.notes else notes,
                created=there.created.strftime(TIME),
            )
            return self._replace(now, there, deck, head)

    def rename(self, entry: DeckEntry, name: str) -> DeckEntry:
        """Call a deck otherwise. `DeckError` when there is another one of this name in its folder."""
        name = one_line(name)
        if not name:
            raise DeckError("the name of a deck is missing")

        def renamed(there: DeckEntry) -> Head:
            if comparable_name(name) in self._names(there.folder, but=there.path):
                raise DeckError(f"there is another deck {name} in this folder")
            return replace(_head(there), name=name)

        return self._change(entry, renamed)

    def describe(self, entry: DeckEntry, tags: Iterable[str], notes: str) -> DeckEntry:
        """Give a deck tags and notes."""
        return self._change(entry, lambda there: replace(_head(there), tags=tuple(tags), notes=notes))

    def duplicate(self, entry: DeckEntry) -> DeckEntry:
        """A second deck like this one, in the same folder."""
        return self.add(entry.deck, entry.folder, entry.tags, entry.notes)

    def move(self, entry: DeckEntry, folder: str) -> DeckEntry:
        """Put a deck into a folder, which is made if it is not there."""
        return self._carry(entry, self.listing(), self.folders.path(folder), self.folder)

    def remove(self, entry: DeckEntry) -> DeckEntry:
        """Put a deck aside, from where `restore` brings it back."""
        bin_, now = self.folder / deck_lookup.REMOVED, self.entry(entry.id) or entry
        return self._carry(now, self.listing(), bin_.joinpath(*PurePosixPath(now.folder).parts), bin_)

    def restore(self, removed: DeckEntry) -> DeckEntry:
        """Bring a deck that was removed back into its folder."""
        return self._carry(removed, self.removed(), self.folders.path(removed.folder), self.folder)

    def erase(self, removed: DeckEntry) -> None:
        """Delete a deck that was removed for good, with its versions."""
        with self._writing():
            removed.path.unlink(missing_ok=True)
            if self.entry(removed.id) is None:
                versions.delete_versions(self._versions(removed.id))

    def restore_version(self, entry: DeckEntry, version: DeckVersion) -> DeckEntry:
        """Save the list of a former version; the present one becomes a version. `DeckError` for a damaged one."""
        if version.deck is None:
            raise DeckError("this version cannot be read")
        return self.save(entry, version.deck.model_copy(update={"name": entry.name}))

    # --- drafts

    def begin_draft(self) -> drafts.Draft:
        """A draft for a builder that has just been opened."""
        return drafts.Draft.begin(self.folder / deck_lookup.DRAFTS)

    def left_drafts(self) -> drafts.RecoverableDrafts:
        """Drafts that a program has left behind that is gone."""
        return drafts.recoverable_drafts(self.folder / deck_lookup.DRAFTS, self.cards)

    def base_of(self, content: drafts.DraftContent) -> DeckEntry | None:
        """What a draft is to be saved over, as it was when the edits began; None for a new deck or one removed."""
        entry = self.entry(content.base) if content.base else None
        return replace(entry, digest=content.digest) if entry is not None else None

    # --- within

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Let no other window or program write meanwhile."""
        locks = self.folder / deck_lookup.LOCKS
        locks.mkdir(parents=True, exist_ok=True)
        lock = FileLock(locks / "shelf.lock", timeout=PATIENCE)
        try:
            lock.acquire()
        except Timeout:
            raise DeckError(f"{self.folder}: another window is writing there for too long") from None
        try:
            yield
        finally:
            lock.release()

    def _now(self, base: DeckEntry) -> _Now:
        """What the file of a deck holds now, wherever it was moved to."""
        listing = self.listing()
        entry = next((entry for entry in listing.entries if entry.id == base.id), None)
        if entry is not None:
            return _Now(entry.path, entry.path.read_bytes(), entry)
        if any(damaged.path == base.path for damaged in listing.damaged):
            return _Now(base.path, base.path.read_bytes(), None)
        return _Now(free_path(base.path.parent, base.name, SUFFIX), None, None)

    def _change(self, entry: DeckEntry, head: Callable[[DeckEntry], Head]) -> DeckEntry:
        """Change what is known of a deck, whatever its list is now."""
        with self._writing():
            now = self._now(entry)
            if now.entry is None:
                raise DeckError(f"{entry.name}: this deck is gone or damaged")
            return self._replace(now, now.entry, now.entry.deck, head(now.entry))

    def _replace(self, now: _Now, there: DeckEntry, deck: Deck, head: Head) -> DeckEntry:
        """Write a deck over what its file holds now, which is kept as a version if it says something else."""
        if now.data is not None:
            if now.entry is None or there.plain or (there.digest, there.notes) != (digest_of(deck), head.notes):
                versions.keep(self._versions(head.id), now.data)
            elif head == _head(there):
                return there
        path = now.path
        name = self._free_name(head.name, there.folder, but=path)
        moves = name != there.name or path.suffix != SUFFIX
        if moves:
            path = free_path(path.parent, name, SUFFIX, own=path)
        if now.data is not None and path != now.path:
            now.path.replace(path)
        return self._write(path, deck, replace(head, name=name))

    def _write(self, path: Path, deck: Deck, head: Head) -> DeckEntry:
        head = replace(head, changed=_written_time())
        write_whole(path, deckfile.write(deck, head, self.cards).encode())
        return self._reader.entry(path, self.folder)

    def _carry(self, entry: DeckEntry, listing: DeckListing, folder: Path, top: Path) -> DeckEntry:
        """Move the file of a deck, wherever another window has put it in the listing; it is not written."""
        with self._writing():
            there = next((there for there in listing.entries if there.id == entry.id), None)
            if there is None or not there.path.exists():
                raise DeckError(f"{entry.name}: this deck is gone")
            if folder == there.path.parent:
                return there
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder, there.path.stem, there.path.suffix)
            there.path.replace(path)
            return self._reader.entry(path, top)

    def _free_name(self, name: str, folder: str, but: Path | None = None) -> str:
        return free_name(one_line(name) or deckfile.UNNAMED, self._names(folder, but))

    def _names(self, folder: str, but: Path | None = None) -> set[str]:
        return {comparable_name(e.name) for e in self.listing().entries if e.folder == folder and e.path != but}

    def _versions(self, identity: str) -> Path:
        return self.folder / deck_lookup.VERSIONS / identity

    def _version(self, former: FormerText, entry: DeckEntry) -> DeckVersion:
        try:
            text = deck_lookup.text_of(former.path)
            return DeckVersion(former.replaced, deck_lookup.parse(Path(entry.name), text, self.cards)[0], text)
        except DeckError:
            with suppress(OSError):  # another window has thinned the versions out, or it cannot be read
                return DeckVersion(former.replaced, None, former.path.read_bytes().decode(errors="replace"))
            return DeckVersion(former.replaced, None, "")


def _head(entry: DeckEntry) -> Head:
    return Head(entry.name, entry.id, entry.tags, entry.notes, created=entry.created.strftime(TIME))


def _written_time() -> str:
    return datetime.now(UTC).strftime(TIME)
