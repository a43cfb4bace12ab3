"""Offers to recover drafts: decks that a program left unsaved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.decks.workspace.confirmations import Confirmations
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.style import message_box


class DraftRecovery(QObject):
    """Offers to recover drafts. `when_free(action)` runs the action once the open deck may be closed."""

    recovering = Signal()
    """A draft is being opened: the builder should be shown."""

    def __init__(
        self,
        open_deck: OpenDeck,
        confirmations: Confirmations,
        when_free: Callable[[Callable[[], object]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._open_deck, self._confirmations = open_deck, confirmations
        self._when_free, self._parent = when_free, parent

    def offer_drafts(self) -> None:
        """Offer the newest draft, and report drafts that cannot be recovered."""
        self._offer_newest()
        if faults := self._open_deck.repository.recoverable_drafts().faults:
            title = self.tr("Unsaved decks could not be recovered")
            message_box.warn(self._parent, title, "\n".join([*faults, self.tr("These files stay as they are.")]))

    def _offer_newest(self) -> None:
        drafts = self._open_deck.repository.recoverable_drafts().drafts
        if not drafts:
            return
        draft = drafts[0]

        def recover() -> None:
            self.recovering.emit()
            if not self._open_deck.recover(draft):
                text = self.tr("Another window has recovered or deleted it.")
                message_box.warn(self._parent, self.tr("A deck was not saved"), text)

        def discard() -> None:
            claimed = draft.claim()
            try:
                if claimed is not None:
                    claimed.discard()
            except OSError as error:
                message_box.warn(self._parent, self.tr("A deck was not saved"), str(error))
                return
            self._offer_newest()

        self._confirmations.recoverable(draft, lambda: self._when_free(recover), discard)
