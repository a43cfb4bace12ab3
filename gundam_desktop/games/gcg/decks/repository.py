"""The player's decks: one file each, in folders, with tags and notes. Former texts are kept as versions."""

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
from gundam_desktop.games.gcg.decks import deck_format, deck_lookup, drafts, versions
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head, one_line, tidy_notes, tidy_tags
from gundam_desktop.games.gcg.decks.deck_reader import TIME, DamagedDeck, DeckEntry, DeckListing, DeckReader, digest_of
from gundam_desktop.games.gcg.decks.faults import fault
from gundam_desktop.games.gcg.decks.filenames import comparable_name, free_name, free_path
from gundam_desktop.games.gcg.decks.folders import Folders
from gundam_desktop.games.gcg.decks.versions import FormerText
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_whole

SUFFIX = ".txt"
LOCK_TIMEOUT = 10.0
"""How many seconds to wait for another program that is writing, when no window is waiting."""


class SaveConflict(Exception):
    """The deck was changed by another window or program since it was opened. Nothing was written.

    `entry` is the stored deck, None if it was removed or is damaged; `text` is its file's text, empty if there is none.
    """

    def __init__(self, entry: DeckEntry | None, text: str) -> None:
        super().__init__("the deck was changed meanwhile by another window")
        self.entry, self.text = entry, text


class DeckVersion(NamedTuple):
    """A former text of a deck: when it was replaced, and the deck (None if the text cannot be read)."""

    replaced: datetime
    deck: Deck | None
    text: str


class _CurrentFile(NamedTuple):
    """A deck's file as it is on the disk now."""

    path: Path
    data: bytes | None
    entry: DeckEntry | None


class DeckRepository:
    """The decks in a folder and its subfolders. Several windows and programs may use it at once."""

    def __init__(self, folder: Path, cards: Mapping[str, Card], patience: float = LOCK_TIMEOUT) -> None:
        """`patience` is how many seconds to wait for another program that is writing."""
        self.folder, self.cards, self._patience = folder, cards, patience
        self.folders = Folders(folder, self._locked)
        self._reader, self._index = DeckReader(folder, cards), deck_lookup.index_of(folder)

    # --- reading

    def listing(self) -> DeckListing:
        """Return all decks by name and the damaged files. Unchanged files are not read again."""
        return self._reader.listing(self.folder)

    def scan(self) -> Iterator[DeckEntry | DamagedDeck]:
        """Yield what `listing` returns, in the order of the files: with many decks the first are there at once."""
        return self._reader.scan(self.folder)

    def removed(self) -> DeckListing:
        """Return the removed decks, each with the folder it was in."""
        return self._reader.listing(self.folder / deck_lookup.REMOVED)

    def entry(self, identity: str) -> DeckEntry | None:
        """Return the deck with an id, or None. Other files are not read."""
        for path in self._index.with_id(identity):
            with suppress(DeckError, OSError):  # damaged; a copy may be readable
                entry = self._reader.entry(path, self.folder)
                return entry if entry.id == identity else replace(entry, id=identity, is_plain_list=True)
        return None

    def versions(self, entry: DeckEntry) -> list[DeckVersion]:
        """Return the former texts of a deck, newest first."""
        return [self._version(former, entry) for former in versions.former_texts(self._versions(entry.id))]

    # --- changing

    def add(self, deck: Deck, folder: str = "", tags: Iterable[str] = (), notes: str = "") -> DeckEntry:
        """Store a new deck. If its name is taken in the folder, a number is appended."""
        with self._locked():
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
        overwrite: bool = False,
    ) -> DeckEntry:
        """Save a deck that was opened as `base`. Name, tags and notes that were not changed keep their stored values.

        Raises `SaveConflict` if the stored list differs from `base`, unless `overwrite` is set; the stored text then
        becomes a version. Use `add` to save as another deck.
        """
        with self._locked():
            current = self._current_file(base)
            if not overwrite and (current.entry is None or current.entry.digest != base.digest):
                text = current.data.decode(errors="replace") if current.data is not None else ""
                raise SaveConflict(current.entry, text)
            stored = current.entry or base
            head = Head(
                name=stored.name if one_line(deck.name) == base.name else deck.name,
                id=base.id,
                tags=stored.tags if tags is None or tidy_tags(tags) == base.tags else tuple(tags),
                notes=stored.notes if notes is None or tidy_notes(notes) == base.notes else notes,
                created=stored.created.strftime(TIME),
            )
            return self._replace(current, stored, deck, head)

    def rename(self, entry: DeckEntry, name: str) -> DeckEntry:
        """Rename a deck. `DeckError` if its folder has another deck of that name."""
        name = one_line(name)
        if not name:
            raise fault("name missing")

        def renamed(stored: DeckEntry) -> Head:
            if comparable_name(name) in self._names(stored.folder, except_path=stored.path):
                raise fault("other deck", name=name)
            return replace(_head(stored), name=name)

        return self._update_head(entry, renamed)

    def describe(self, entry: DeckEntry, tags: Iterable[str], notes: str) -> DeckEntry:
        """Set the tags and notes of a deck."""
        return self._update_head(entry, lambda stored: replace(_head(stored), tags=tuple(tags), notes=notes))

    def duplicate(self, entry: DeckEntry) -> DeckEntry:
        """Add a copy of a deck to its folder."""
        return self.add(entry.deck, entry.folder, entry.tags, entry.notes)

    def move(self, entry: DeckEntry, folder: str) -> DeckEntry:
        """Move a deck into a folder, which is created if missing."""
        return self._move_file(entry, self.entry, self.folders.path(folder), self.folder)

    def remove(self, entry: DeckEntry) -> DeckEntry:
        """Move a deck to the removed ones; `restore` brings it back."""
        bin_folder, current = self.folder / deck_lookup.REMOVED, self.entry(entry.id) or entry
        place = bin_folder.joinpath(*PurePosixPath(current.folder).parts)
        return self._move_file(current, self.entry, place, bin_folder)

    def restore(self, removed: DeckEntry) -> DeckEntry:
        """Move a removed deck back into its folder."""

        def stored(identity: str) -> DeckEntry | None:
            return next((entry for entry in self.removed().entries if entry.id == identity), None)

        return self._move_file(removed, stored, self.folders.path(removed.folder), self.folder)

    def erase(self, removed: DeckEntry) -> None:
        """Delete a removed deck and its versions for good."""
        with self._locked():
            removed.path.unlink(missing_ok=True)
            if self.entry(removed.id) is None:
                versions.delete_versions(self._versions(removed.id))

    def restore_version(self, entry: DeckEntry, version: DeckVersion) -> DeckEntry:
        """Save the list of a former version; the present list becomes a version. `DeckError` for a damaged one."""
        if version.deck is None:
            raise fault("version")
        return self.save(entry, version.deck.model_copy(update={"name": entry.name}))

    # --- drafts

    def new_draft(self) -> drafts.Draft:
        """Return a draft for a builder that has just been opened."""
        return drafts.Draft.create(self.folder / deck_lookup.DRAFTS)

    @property
    def has_drafts(self) -> bool:
        """True if there is a draft, whether a program holds it or not."""
        return any((self.folder / deck_lookup.DRAFTS).glob(f"*{drafts.SUFFIX}"))

    def recoverable_drafts(self) -> drafts.RecoverableDrafts:
        """Return the drafts of programs that ended without saving."""
        return drafts.recoverable_drafts(self.folder / deck_lookup.DRAFTS, self.cards)

    def base_of(self, content: drafts.DraftContent) -> DeckEntry | None:
        """Return the deck that a draft was made from, as it was before the edits; None for a new or removed deck."""
        entry = self.entry(content.base) if content.base else None
        return replace(entry, digest=content.digest) if entry is not None else None

    # --- internals

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep other windows and programs from writing meanwhile."""
        locks = self.folder / deck_lookup.LOCKS
        locks.mkdir(parents=True, exist_ok=True)
        lock = FileLock(locks / "shelf.lock", timeout=self._patience)
        try:
            lock.acquire()
        except Timeout:
            raise fault("locked", path=self.folder) from None
        try:
            yield
        finally:
            lock.release()

    def _current_file(self, base: DeckEntry) -> _CurrentFile:
        """Return the present file of a deck, wherever it was moved to."""
        entry = self.entry(base.id)
        if entry is not None:
            return _CurrentFile(entry.path, read_whole(entry.path, deck_lookup.LARGEST_FILE), entry)
        try:
            self._reader.entry(base.path, self.folder)
        except DeckError:
            return _CurrentFile(base.path, read_whole(base.path, deck_lookup.LARGEST_FILE), None)
        except OSError:
            pass  # it is gone
        return _CurrentFile(free_path(base.path.parent, base.name, SUFFIX), None, None)

    def _update_head(self, entry: DeckEntry, head: Callable[[DeckEntry], Head]) -> DeckEntry:
        """Change the head of a deck's file and keep its list."""
        with self._locked():
            current = self._current_file(entry)
            if current.entry is None:
                raise fault("gone or damaged", name=entry.name)
            return self._replace(current, current.entry, current.entry.deck, head(current.entry))

    def _replace(self, current: _CurrentFile, stored: DeckEntry, deck: Deck, head: Head) -> DeckEntry:
        """Overwrite a deck's file; a former text that differs becomes a version."""
        if current.data is not None:
            if (
                current.entry is None
                or stored.is_plain_list
                or (stored.digest, stored.notes) != (digest_of(deck), head.notes)
            ):
                versions.keep_version(self._versions(head.id), current.data)
            elif head == _head(stored):
                return stored
        path = current.path
        name = head.name
        if current.entry is None or comparable_name(name) != comparable_name(stored.name):
            name = self._free_name(name, stored.folder, except_path=path)
        moves = name != stored.name or path.suffix != SUFFIX
        if moves:
            path = free_path(path.parent, name, SUFFIX, own=path)
        if current.data is not None and path != current.path:
            current.path.replace(path)
        return self._write(path, deck, replace(head, name=name))

    def _write(self, path: Path, deck: Deck, head: Head) -> DeckEntry:
        head = replace(head, changed=_written_time())
        write_whole(path, deck_format.write(deck, head, self.cards).encode())
        self._index.note(path)
        return self._reader.entry(path, self.folder)

    def _move_file(
        self, entry: DeckEntry, find: Callable[[str], DeckEntry | None], folder: Path, top: Path
    ) -> DeckEntry:
        """Move the file of a deck, which `find` finds by its id; the text stays as it is."""
        with self._locked():
            stored = find(entry.id)
            if stored is None or not stored.path.exists():
                raise fault("gone", name=entry.name)
            if folder == stored.path.parent:
                return stored
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder, stored.path.stem, stored.path.suffix)
            stored.path.replace(path)
            return self._reader.entry(path, top)

    def _free_name(self, name: str, folder: str, except_path: Path | None = None) -> str:
        return free_name(one_line(name) or deck_format.UNNAMED, self._names(folder, except_path))

    def _names(self, folder: str, except_path: Path | None = None) -> set[str]:
        """The names in a folder, as they are compared."""
        place = self.folder.joinpath(*PurePosixPath(folder).parts)
        heads = self._index.heads().items()
        return {
            comparable_name(head.name or path.stem)
            for path, head in heads
            if path.parent == place and path != except_path
        }

    def _versions(self, identity: str) -> Path:
        return self.folder / deck_lookup.VERSIONS / identity

    def _version(self, former: FormerText, entry: DeckEntry) -> DeckVersion:
        try:
            text = deck_lookup.text_of(former.path)
            return DeckVersion(former.replaced, deck_lookup.parse(Path(entry.name), text, self.cards)[0], text)
        except DeckError:
            with suppress(OSError):  # another window has deleted the version, or it is unreadable
                data = read_whole(former.path, deck_lookup.LARGEST_FILE)
                return DeckVersion(former.replaced, None, data.decode(errors="replace"))
            return DeckVersion(former.replaced, None, "")


def _head(entry: DeckEntry) -> Head:
    return Head(entry.name, entry.id, entry.tags, entry.notes, created=entry.created.strftime(TIME))


def _written_time() -> str:
    return datetime.now(UTC).strftime(TIME)
