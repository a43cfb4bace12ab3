"""The deck that is being built: every edit makes a new deck, and can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gundam_desktop.games.gcg.decks_api import Deck

MOST = 999
"""As many of one card as a deck can hold at all, legal or not."""
EMPTY = Deck(name="", cards=(), resources=())
RENAME = 1
"""What edits are known by that give a name."""


class DeckDocument(QObject):
    """One deck at a time. What the rules say of it is not asked here: a deck that breaks them can be built and kept."""

    changed = Signal()
    """The deck is another one, by an edit, by undo or redo, or because another was taken up."""
    clean_changed = Signal(bool)
    """Whether the deck is now as it was saved."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = EMPTY
        self.stack = QUndoStack(self)
        self.stack.cleanChanged.connect(self.clean_changed)

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._deck

    @property
    def is_clean(self) -> bool:
        """Whether the deck is as it was taken up or last saved."""
        return self.stack.isClean()

    def mark_saved(self) -> None:
        """Count the deck as it is now as saved."""
        self.stack.setClean()

    def open(self, deck: Deck) -> None:
        """Begin with another deck; nothing of the one before can be taken back."""
        self.stack.clear()
        self._put(deck)

    def add(self, number: str, n: int = 1) -> None:
        """Put copies of a card in; a Resource goes to the resource deck."""
        self.set_count(number, self._deck.copies(number) + n)

    def take(self, number: str, n: int = 1) -> None:
        """Take copies of a card out, as many as there are at most."""
        self.set_count(number, self._deck.copies(number) - n)

    def set_count(self, number: str, count: int) -> None:
        """Have so many copies of a card; nothing happens when there are as many already."""
        count, before = max(0, min(MOST, count)), self._deck.copies(number)
        if count != before:
            edit = self.tr("{number}: {count} in place of {before}").format(number=number, count=count, before=before)
            self.replace(self._deck.with_count(number, count), edit)

    def rename(self, name: str) -> None:
        """Give the deck a name; letter after letter is one edit."""
        if name != self._deck.name:
            deck = self._deck.model_copy(update={"name": name})
            self.stack.push(_Rename(self, deck, self.tr("Name: {name}").format(name=name)))

    def replace(self, deck: Deck, what: str) -> None:
        """Have another deck as one edit, which is called `what`; the same deck is no edit."""
        if deck != self._deck:
            self.stack.push(_Edit(self, deck, what))

    def undo(self) -> None:
        """Take the last edit back, if there is one."""
        self.stack.undo()

    def redo(self) -> None:
        """Make the edit again that was taken back last."""
        self.stack.redo()

    def _put(self, deck: Deck) -> None:
        self._deck = deck
        self.changed.emit()


class _Edit(QUndoCommand):
    """From one deck to another."""

    def __init__(self, document: DeckDocument, after: Deck, text: str) -> None:
        super().__init__(text)
        self._document, self._before, self._after = document, document.deck, after

    def redo(self) -> None:
        self._document._put(self._after)

    def undo(self) -> None:
        self._document._put(self._before)


class _Rename(_Edit):
    """From one name to another; names one after the other are one edit, unless the deck was saved between them."""

    def id(self) -> int:
        return RENAME

    def mergeWith(self, other: QUndoCommand) -> bool:
        assert isinstance(other, _Rename)
        self._after = other._after
        self.setText(other.text())
        return True
