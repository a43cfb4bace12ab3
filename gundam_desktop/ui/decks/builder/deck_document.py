"""The deck as a document with undo: every edit makes a new deck value."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK, MAYBEBOARD, SIDEBOARD, Deck, Exchange, Part
from gundam_desktop.ui.style.translation import language

MOST = 999
"""Maximum copies of a card in a deck, legal or not."""
EMPTY = Deck(name="", cards=())
RENAME = 1
"""The id of rename commands, which can be merged."""


class DeckDocument(QObject):
    """Holds one deck. Deck rules are not checked here: an illegal deck can be edited and saved."""

    changed = Signal()
    """The deck has changed: by an edit, undo, redo or opening another one."""
    opened = Signal()
    """Another deck was opened."""
    clean_changed = Signal(bool)
    """True if the deck is as it was last saved."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = EMPTY
        self.stack = QUndoStack(self)
        self.stack.cleanChanged.connect(self.clean_changed)

    @property
    def deck(self) -> Deck:
        """The current deck."""
        return self._deck

    @property
    def is_clean(self) -> bool:
        """True if the deck is as it was opened or last saved."""
        return self.stack.isClean()

    def mark_saved(self) -> None:
        """Mark the current deck as saved."""
        self.stack.setClean()

    def open(self, deck: Deck) -> None:
        """Open another deck and clear the undo history."""
        self.stack.clear()
        self._put(deck)
        self.opened.emit()

    def add(self, number: str, n: int = 1, part: Part = DECK) -> None:
        """Add copies of a card to a part of the deck; Resources go to the resource deck."""
        self.set_count(number, self._deck.copies(number, part) + n, part)

    def remove(self, number: str, n: int = 1, part: Part = DECK) -> None:
        """Remove up to `n` copies of a card."""
        self.set_count(number, self._deck.copies(number, part) - n, part)

    def set_count(self, number: str, count: int, part: Part = DECK) -> None:
        """Set the number of copies of a card in a part of the deck."""
        count, before = max(0, min(MOST, count)), self._deck.copies(number, part)
        if count != before:
            edit = self.tr("{card}: {before} → {count}")
            if part == SIDEBOARD:
                edit = self.tr("{card} in the sideboard: {before} → {count}")
            elif part == MAYBEBOARD:
                edit = self.tr("{card} in the maybeboard: {before} → {count}")
            card = _named(number)
            done, undone = ((before, count), (count, before))
            texts = [edit.format(card=card, before=first, count=then) for first, then in (done, undone)]
            self.replace(self._deck.with_count(number, count, part), *texts)

    def move(self, number: str, origin: Part, target: Part, n: int = 1) -> None:
        """Move up to `n` copies of a card from a part of the deck into another; Resources stay."""
        edits = {
            DECK: self.tr("{card} into the deck"),
            SIDEBOARD: self.tr("{card} into the sideboard"),
            MAYBEBOARD: self.tr("{card} into the maybeboard"),
        }
        self.replace(self._deck.moved(number, origin, n, target), edits[target].format(card=_named(number)))

    def exchange(self, exchange: Exchange) -> None:
        """Exchange copies of a card of the deck for another card, as one edit."""
        edit = self.tr("{copies} × {out} → {into}")
        text = edit.format(copies=exchange.copies, out=_named(exchange.out), into=_named(exchange.into))
        self.replace(exchange.applied(self._deck), text)

    def set_group(self, number: str, group: str) -> None:
        """Put a card into a group of the player's; an empty name is none."""
        edit = self.tr("{card} in the group “{group}”") if group.strip() else self.tr("{card} in no group")
        self.replace(self._deck.with_group(number, group), edit.format(card=_named(number), group=group.strip()))

    def rename(self, name: str) -> None:
        """Rename the deck; consecutive renames are one edit."""
        if name != self._deck.name:
            deck = self._deck.model_copy(update={"name": name})
            self.stack.push(_Rename(self, deck, self.tr("Name: {name}").format(name=name)))

    def replace(self, deck: Deck, what: str, undone: str = "") -> None:
        """Replace the deck as one edit; an equal deck is no edit.

        `what` describes it, and `undone` what its undo does, if that needs other words.
        """
        if deck != self._deck:
            self.stack.push(_Edit(self, deck, f"{what}\n{undone or what}"))

    @property
    def undo_text(self) -> str:
        """What an undo would do; empty if there is nothing to undo."""
        return self.stack.undoText()

    @property
    def redo_text(self) -> str:
        """What a redo would do; empty if there is nothing to redo."""
        return self.stack.text(self.stack.index())

    def undo(self) -> None:
        """Undo the last edit, if there is one."""
        self.stack.undo()

    def redo(self) -> None:
        """Redo the edit that was undone last."""
        self.stack.redo()

    def _put(self, deck: Deck) -> None:
        self._deck = deck
        self.changed.emit()


def _named(number: str) -> str:
    return f"{library.name_of(number, language())} {number}"


class _Edit(QUndoCommand):
    """An undo command that replaces the deck. Its text is a line on what it does, and one on what its undo does."""

    def __init__(self, document: DeckDocument, after: Deck, text: str) -> None:
        super().__init__(text)
        self._document, self._before, self._after = document, document.deck, after

    def redo(self) -> None:
        self._document._put(self._after)

    def undo(self) -> None:
        self._document._put(self._before)


class _Rename(_Edit):
    """An undo command that renames the deck; merges with the previous one unless the deck was saved in between."""

    def id(self) -> int:
        return RENAME

    def mergeWith(self, other: QUndoCommand) -> bool:
        assert isinstance(other, _Rename)
        self._after = other._after
        self.setText(other.text())
        return True
