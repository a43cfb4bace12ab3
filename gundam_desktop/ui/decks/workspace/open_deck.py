"""The deck that is edited and its stored file: drafts keep every edit on the disk until the deck is saved."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from gundam_desktop.games.gcg.decks_api import (
    Deck,
    DeckEntry,
    DeckRepository,
    Draft,
    DraftContent,
    RecoverableDraft,
    lookup_name,
)
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.session.disk import disk

Saved: TypeAlias = Callable[["Future[DeckEntry]"], object]
"""Gets the stored deck, or what kept it from being saved: `DeckError`, `OSError`, or `SaveConflict`."""

logger = logging.getLogger(__name__)


class OpenDeck(QObject):
    """The open deck. Every edit is written to a draft at once; saving writes the deck to the repository."""

    changed = Signal()
    """Another deck was opened, or the saved state of the deck changed."""
    write_failed = Signal(str)
    """A sentence that says why the draft could not be written."""

    def __init__(self, document: DeckDocument, repository: DeckRepository, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document, self.repository = document, repository
        self.entry: DeckEntry | None = None
        """The stored deck that a save is based on; None for a new deck."""
        self.shipped = ""
        """The name of the shipped deck that was opened; empty for another one, and once a copy of it is saved."""
        self.folder = ""
        """The folder in which a new deck will be saved."""
        self._draft: Draft | None = None
        """Used in the thread of the disk alone."""
        self._loading = False
        self._recovered = False
        """True if the deck was recovered from a draft and not saved since."""
        self._unwritten = False
        """True if the last edits could not be written to the draft."""
        self.is_saving = False
        """True until it is known whether the deck could be saved."""
        self._opened = 0
        """How many decks have been opened."""
        document.stack.indexChanged.connect(self._write_draft)
        document.clean_changed.connect(lambda _clean: self.changed.emit())

    @property
    def is_saved(self) -> bool:
        """True if there are no unsaved changes."""
        return self.document.is_clean and not self._recovered

    @property
    def is_persisted(self) -> bool:
        """True if all edits are on the disk, saved or as a draft; waits for the disk."""
        disk().finish()
        if self._unwritten:
            self._write_draft()  # the disk may have room again
            disk().finish()
        return not self._unwritten

    @property
    def name(self) -> str:
        """The name of the deck, which may be empty."""
        return self.document.deck.name

    @property
    def is_as_shipped(self) -> bool:
        """True if the deck is a shipped one in which nothing was changed: there is nothing to save."""
        return bool(self.shipped) and self.is_saved

    @property
    def lookup_name(self) -> str:
        """The name by which a saved or shipped deck is found."""
        if self.is_as_shipped:
            return self.shipped
        assert self.entry is not None, "the deck is not saved"
        return lookup_name(self.entry)

    def open(self, deck: Deck, entry: DeckEntry | None = None, folder: str = "", shipped: str = "") -> None:
        """Open a deck in place of the current one, whose unsaved edits are discarded.

        `entry` is where it is stored, None for a deck that is not; `folder` is where that one will be saved, and
        `shipped` the name of the shipped deck that it is, empty for another.
        """
        self._discard_draft()
        self.shipped = shipped
        self._load(deck, entry, folder)

    def recover(self, draft: RecoverableDraft) -> bool:
        """Open the deck of a draft; return False if another program has claimed the draft."""
        claimed = draft.claim()
        if claimed is None:
            return False
        disk().do(claimed, partial(self._drop_draft, claimed), self._was_dropped)
        self._recovered, self._unwritten, self.shipped = True, False, ""
        self._load(draft.content.deck, self.repository.base_of(draft.content), draft.content.folder)
        return True

    def save(self, done: Saved, *, overwrite: bool = False) -> None:
        """Save the deck. It cannot be if the stored deck was changed since, unless `overwrite` is set."""
        self._finish_saving()
        if self.entry is None:
            self._save(partial(self.repository.add, self.document.deck, self.folder), done)
        else:
            deck = self.document.deck
            self._save(partial(self.repository.save, self.entry, deck, overwrite=overwrite), done)

    def save_as(self, name: str, done: Saved) -> None:
        """Save the deck as a new one."""
        self._finish_saving()
        folder = self.entry.folder if self.entry is not None else self.folder
        self._save(partial(self.repository.add, self.document.deck.model_copy(update={"name": name}), folder), done)

    def _finish_saving(self) -> None:
        if self.is_saving:
            disk().finish()

    def _save(self, work: Callable[[], DeckEntry], done: Saved) -> None:
        """Save the deck as it is now; if it cannot be saved, the draft is kept."""
        deck, opened = self.document.deck, self._opened
        self.is_saving = True

        def saved(end: Future[DeckEntry]) -> None:
            self.is_saving = False
            if end.exception() is None and opened == self._opened:
                self._saved(end.result(), was_edited=deck != self.document.deck)
            done(end)

        disk().do(work, work, saved)

    def follow(self, stored: DeckEntry) -> None:
        """Take over what another program has stored; the deck as it is here comes back by undo."""
        self._loading = True
        self.document.replace(stored.deck, self.tr("The saved deck"))
        self._loading = False
        self._saved(stored)

    def follow_head(self, stored: DeckEntry) -> None:
        """Take over name, folder, tags and notes that another program has stored with the same list."""
        if self.entry is None or stored == self.entry:
            return
        keeps_name = self.name != self.entry.name
        self.entry, self.folder = stored, stored.folder
        if not keeps_name and self.is_saved:
            self._rename(stored.name)
        self.changed.emit()

    def detach(self) -> None:
        """Forget the stored deck, which was removed: the next save adds a new one."""
        self.entry = None

    def close(self) -> None:
        """Close the deck for good; unsaved edits stay as a draft."""
        disk().finish()
        self.document.stack.disconnect(self)
        if self._draft is not None:
            self._draft.close()
            self._draft = None

    def _load(self, deck: Deck, entry: DeckEntry | None, folder: str) -> None:
        self.entry, self.folder = entry, entry.folder if entry is not None else folder
        self._opened += 1
        self._loading = True
        try:
            self.document.open(deck)
        finally:
            self._loading = False
        self.changed.emit()

    def _saved(self, entry: DeckEntry, *, was_edited: bool = False) -> None:
        self.entry, self.folder, self.shipped = entry, entry.folder, ""
        if was_edited:  # while it was saved: that is kept by a draft of what is saved now
            self._write_draft()
        else:
            self._discard_draft()
            self._rename(entry.name)
        self.changed.emit()

    def _rename(self, name: str) -> None:
        """Give a saved deck the name under which it is stored."""
        self._loading = True
        self.document.rename(name)
        self._loading = False
        self.document.mark_saved()

    def _write_draft(self, _index: int = 0) -> None:
        """Write the draft, so that even a crash loses no edit."""
        if self._loading or not isValid(self.document):  # a window that is destroyed clears its undo stack
            return
        if self.is_saved:
            self._discard_draft()
            return
        base = self.entry
        content = DraftContent(
            deck=self.document.deck,
            folder=self.folder,
            base=base.id if base is not None else "",
            digest=base.digest if base is not None else "",
        )
        disk().do(self, partial(self._keep_draft, content), self._was_kept)

    def _keep_draft(self, content: DraftContent) -> None:
        """Write the draft, in the thread of the disk."""
        if self._draft is None:
            self._draft = self.repository.new_draft()
        self._draft.write(content)

    def _was_kept(self, end: Future[None]) -> None:
        try:
            end.result()
            self._unwritten = False
        except OSError as error:
            logger.warning("the draft of a deck is not written: %s", error)
            was_reported, self._unwritten = self._unwritten, True
            if not was_reported:
                self.write_failed.emit(self.tr("The draft cannot be kept on the disk: {reason}").format(reason=error))

    def _discard_draft(self) -> None:
        self._recovered = self._unwritten = False
        disk().do(self, self._drop_draft, self._was_dropped)

    def _drop_draft(self, following: Draft | None = None) -> None:
        """Delete the draft, in the thread of the disk; from now on it is the `following` one."""
        draft, self._draft = self._draft, following
        if draft is not None:
            draft.discard()

    def _was_dropped(self, end: Future[None]) -> None:
        try:
            end.result()
        except OSError as error:
            logger.warning("a draft stays: %s", error)
