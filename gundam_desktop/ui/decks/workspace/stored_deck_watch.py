"""Notices when another window or program changes the stored file of the open deck."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gundam_desktop.games.gcg.decks_api import DeckEntry
from gundam_desktop.ui.decks.path_watcher import PathWatcher
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck


class StoredDeckWatch(QObject):
    """Follows the stored file of the open deck.

    Without unsaved changes the open deck becomes what is stored now, as an edit that can be undone.
    """

    told = Signal(str, bool)
    """A sentence for the player, and True if it is a warning: the open deck became what another program has stored, or
    the stored deck was moved away, removed or damaged.
    """
    differs = Signal(object)
    """The `DeckEntry` stored by another program, from which the open deck with its unsaved changes differs."""

    def __init__(self, open_deck: OpenDeck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_deck = open_deck
        self._known = ""
        """The digest of the stored list that was reported last, so that it is reported once; empty for a lost deck."""
        self._watcher = PathWatcher(self)
        self._watcher.changed.connect(self.look)
        open_deck.changed.connect(self._begin)

    def _begin(self) -> None:
        """Watch the file of the deck that is open now."""
        entry = self._open_deck.entry
        self._known = entry.digest if entry is not None else ""
        self._watch()

    def _watch(self) -> None:
        entry = self._open_deck.entry
        self._watcher.watch([entry.path, entry.path.parent] if entry is not None else [])

    def look(self) -> None:
        """Compare the stored deck with the one that was opened."""
        opened = self._open_deck.entry
        if opened is None or self._open_deck.is_saving:
            return
        self._watch()
        stored = self._open_deck.repository.entry(opened.id)
        if stored is None:
            if self._known:
                self._known = ""
                self._tell_of_loss(opened)
            return
        if stored.digest == opened.digest:
            self._known = stored.digest
            self._open_deck.follow_head(stored)
        elif self._open_deck.is_saved:
            self._open_deck.follow(stored)
            text = self.tr(
                "“{name}” was changed by another window or program; you see the saved version. Undo brings yours back."
            )
            self.told.emit(text.format(name=stored.name), True)
        elif stored.digest != self._known:
            self._known = stored.digest
            self.differs.emit(stored)

    def _tell_of_loss(self, opened: DeckEntry) -> None:
        """Say that the file of the open deck is gone; if it is among the deleted decks, the player did that."""
        is_deleted = opened.id in [entry.id for entry in self._open_deck.repository.removed().entries]
        text = self.tr("The file of “{name}” was moved away or removed. Your deck stays open and can be saved.")
        if is_deleted:
            text = self.tr("“{name}” is deleted. It stays open here; saving stores it again.")
        self.told.emit(text.format(name=opened.name), not is_deleted)
