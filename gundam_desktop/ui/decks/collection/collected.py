"""The player's collection as the builder shows it: changed here, and followed when another program changes it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Signal

from gundam_desktop.games.gcg.decks_api import CollectedCards, Collection, Counts, DeckError, Shelf
from gundam_desktop.tabletop import told
from gundam_desktop.ui.decks.path_watcher import PathWatcher
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style.translation import language


class CollectionState(QObject):
    """The owned cards and the wish list; every change is written at once."""

    changed = Signal()
    """The cards are others, by a change here or in another window or program."""
    failed = Signal(str)
    """Why the file could not be read or written, for the player."""

    def __init__(self, collection: Collection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection = collection
        self.cards = CollectedCards()
        """The cards as last read; empty until `reload`."""
        self._watcher = PathWatcher(self)
        self._watcher.changed.connect(self.reload)

    def reload(self) -> None:
        """Read the file again."""
        self._read_after(lambda: None)

    def count(self, shelf: Shelf, number: str) -> int:
        """Return the copies of a card."""
        return self.cards.counts(shelf).get(number, 0)

    def set_count(self, shelf: Shelf, number: str, count: int) -> None:
        """Set the copies of a card."""
        self._read_after(partial(self._collection.set_count, shelf, number, count))

    def add(self, shelf: Shelf, counts: Counts) -> None:
        """Add copies of cards, or take away with a count below 0."""
        self._read_after(partial(self._collection.add, shelf, counts))

    def raise_to(self, shelf: Shelf, counts: Counts) -> None:
        """Raise the copies of cards to these counts."""
        self._read_after(partial(self._collection.raise_to, shelf, counts))

    def replace(self, shelf: Shelf, counts: Counts) -> None:
        """Replace all cards of a shelf."""
        self._read_after(partial(self._collection.replace, shelf, counts))

    def _read_after(self, change: Callable[[], None]) -> None:
        """Make a change, without waiting for a slow disk, and show what is kept then; a fault is told."""

        def work() -> CollectedCards:
            change()
            return self._collection.read()

        disk().do(object(), work, self._show)

    def _show(self, end: Future[CollectedCards]) -> None:
        """Show the cards that were read; after a fault those that were shown last stay."""
        before = self.cards
        try:
            self.cards = end.result()
        except DeckError as error:
            self.failed.emit(told(error, language()))
        folder = self._collection.file.parent
        self._watcher.watch((self._collection.file, folder if folder.exists() else folder.parent))
        if self.cards != before:
            self.changed.emit()
