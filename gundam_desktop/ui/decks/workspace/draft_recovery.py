"""Decks that a program left unsaved: offered when the builder opens, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.decks.workspace.confirmations import Confirmations
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.style import message_box


class DraftRecovery(QObject):
    """Offers them for a desk; `when_free` does something as soon as the deck that lies there may be taken off."""

    def __init__(
        self,
        desk: OpenDeck,
        questions: Confirmations,
        when_free: Callable[[Callable[[], object]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._desk, self._questions, self._when_free, self._parent = desk, questions, when_free, parent

    def look(self) -> None:
        """Offer the deck that was left last, and tell of those that cannot be offered."""
        self._offer()
        if faults := self._desk.shelf.recoverable_drafts().faults:
            title = self.tr("Unsaved decks could not be recovered")
            message_box.warn(self._parent, title, "\n".join([*faults, self.tr("These files stay as they are.")]))

    def _offer(self) -> None:
        drafts = self._desk.shelf.recoverable_drafts().drafts
        if not drafts:
            return
        left = drafts[0]

        def go_on() -> None:
            if not self._desk.go_on(left):
                text = self.tr("Another window has recovered or deleted it.")
                message_box.warn(self._parent, self.tr("A deck was not saved"), text)

        def discard() -> None:
            taken = left.claim()
            try:
                if taken is not None:
                    taken.discard()
            except OSError as error:
                message_box.warn(self._parent, self.tr("A deck was not saved"), str(error))
                return
            self._offer()

        self._questions.left(left, lambda: self._when_free(go_on), discard)
