"""The deck that is being built and its place on the shelf: nothing of it is lost, whatever happens."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from gundam_desktop.games.gcg.decks_api import (
    Deck,
    DeckEntry,
    DeckRepository,
    Draft,
    DraftContent,
    RecoverableDraft,
    SaveConflict,
)
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument

logger = logging.getLogger(__name__)


class OpenDeck(QObject):
    """Every edit is on the disk as a draft at once; saving puts the deck on the shelf."""

    changed = Signal()
    """Another deck lies here, or it was saved or edited for the first time since."""
    said = Signal(str)
    """A sentence about what could not be written."""

    def __init__(self, draft: DeckDocument, shelf: DeckRepository, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft, self.shelf = draft, shelf
        self.entry: DeckEntry | None = None
        """What a save is based on; None for a deck that is not on the shelf."""
        self.folder = ""
        """Where on the shelf a new deck will stand."""
        self._file: Draft | None = None
        self._taking_up = False
        self._recovered = False
        """Whether the deck was left unsaved by a program that has ended."""
        self._unwritten = False
        """Whether the last edits could not be kept on the disk."""
        draft.stack.indexChanged.connect(self._keep)
        draft.clean_changed.connect(lambda _clean: self.changed.emit())

    @property
    def is_saved(self) -> bool:
        """Whether the deck stands on the shelf as it lies here, or is nothing to be kept."""
        return self.draft.is_clean and not self._recovered

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost when the program ends now."""
        if self._unwritten:
            self._keep()  # there may be room again
        return not self._unwritten

    @property
    def name(self) -> str:
        """What the deck is called; empty for one without a name."""
        return self.draft.deck.name

    def take_up(self, deck: Deck, entry: DeckEntry | None = None, folder: str = "") -> None:
        """Put a deck on the desk in place of the one that lies there, whose unsaved edits are given up."""
        self._discard()
        self._put(deck, entry, folder)

    def go_on(self, left: RecoverableDraft) -> bool:
        """Go on with a deck that a program left unsaved; False when another one has been quicker."""
        file = left.claim()
        if file is None:
            return False
        self._discard()
        self._file, self._recovered = file, True
        self._put(left.content.deck, self.shelf.base_of(left.content), left.content.folder)
        return True

    def save(self, *, overwrite: bool = False) -> DeckEntry:
        """Put the deck on the shelf. `Conflict` when the one there was changed meanwhile, unless written `over` it.

        `DeckError` or `OSError` when it cannot be written; the draft stays then.
        """
        deck = self.draft.deck
        if self.entry is None:
            entry = self.shelf.add(deck, self.folder)
        else:
            entry = self.shelf.save(self.entry, deck, overwrite=overwrite)
        self._saved(entry)
        return entry

    def save_as(self, name: str) -> DeckEntry:
        """Put the deck on the shelf as another one; the errors are those of `save`."""
        folder = self.entry.folder if self.entry is not None else self.folder
        entry = self.shelf.add(self.draft.deck.model_copy(update={"name": name}), folder)
        self._saved(entry)
        return entry

    def gone(self, conflict: SaveConflict) -> None:
        """What was opened is not on the shelf any more: the deck is saved as a new one."""
        self.entry = conflict.entry

    def close(self) -> None:
        """Let go of the desk, for good. What was not saved is offered the next time."""
        self.draft.stack.disconnect(self)
        if self._file is not None:
            self._file.close()
            self._file = None

    def _put(self, deck: Deck, entry: DeckEntry | None, folder: str) -> None:
        self.entry, self.folder = entry, entry.folder if entry is not None else folder
        self._taking_up = True
        try:
            self.draft.take_up(deck)
        finally:
            self._taking_up = False
        self.changed.emit()

    def _saved(self, entry: DeckEntry) -> None:
        self._discard()
        self.entry, self.folder = entry, entry.folder
        if entry.deck.name != self.draft.deck.name:
            self._taking_up = True
            self.draft.rename(entry.deck.name)
            self._taking_up = False
        self.draft.mark_saved()
        self.changed.emit()

    def _keep(self, _index: int = 0) -> None:
        """Write the draft, so that not even a crash loses an edit."""
        if self._taking_up or not isValid(self.draft):  # a window that is taken down clears what is in it
            return
        if self.is_saved:
            self._discard()
            return
        base = self.entry
        content = DraftContent(
            deck=self.draft.deck,
            folder=self.folder,
            base=base.id if base is not None else "",
            digest=base.digest if base is not None else "",
        )
        try:
            if self._file is None:
                self._file = self.shelf.new_draft()
            self._file.write(content)
            self._unwritten = False
        except OSError as error:
            logger.warning("the draft of a deck is not written: %s", error)
            told, self._unwritten = self._unwritten, True
            if not told:
                self.said.emit(self.tr("The draft cannot be kept on the disk: {reason}").format(reason=error))

    def _discard(self) -> None:
        self._recovered = self._unwritten = False
        if self._file is not None:
            try:
                self._file.discard()
            except OSError as error:
                logger.warning("a draft stays: %s", error)
            self._file = None
