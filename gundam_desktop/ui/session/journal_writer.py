"""Writes a game's record to disk. A failing disk does not stop the game; when it works again, saving goes on."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, Signal

from gundam_desktop.records import Journal, Record, RecordLine, Store

RETRY = 5.0
"""Least seconds between two attempts to save a game that could not be saved."""

logger = logging.getLogger(__name__)


class JournalWriter(QObject):
    """The journal of a game, as long as it can be written."""

    told = Signal(str)
    """The game is not saved, with the reason; or it is saved again. A sentence for the player."""

    def __init__(
        self, record: Record, journal: Journal | None, store: Store | None = None, parent: QObject | None = None
    ) -> None:
        """`store` is where the game is recorded when it has no journal (yet); None for a game that is not recorded."""
        super().__init__(parent)
        self.journal = journal
        """The open journal; None while the game is not saved."""
        self._record, self._store = record, store
        self._tried = -RETRY
        self._reason = ""

    def keep(self, line: RecordLine) -> None:
        """Write a line of the record."""
        if self.journal is None:
            return
        try:
            self.journal.write(line)
        except OSError as error:
            self._lose(error)

    def sync(self) -> None:
        """Flush everything to disk; called before the next decision is asked. A lost journal is begun again."""
        if self.journal is None:
            self._begin_again()
            return
        try:
            self.journal.sync()
        except OSError as error:
            self._lose(error)

    def close(self) -> None:
        """Close the journal, so that the game can be resumed elsewhere."""
        self._store = None
        self._close()

    def _close(self) -> None:
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def _begin_again(self) -> None:
        if self._store is None or time.monotonic() - self._tried < RETRY:
            return
        try:
            self.journal = self._store.begin(self._record.start, self._record.lines()[1:])
        except OSError as error:
            self._lose(error)
            return
        if self._reason:
            self._reason = ""
            self.told.emit(self.tr("The game is saved again."))

    def _lose(self, error: OSError) -> None:
        logger.error("the game is not saved: %s", error)
        self._close()
        self._tried = time.monotonic()
        reason = error.strerror or str(error)
        if reason != self._reason:
            self._reason = reason
            text = self.tr("The game is not being saved: {reason}. You can keep playing; saving is tried again.")
            self.told.emit(text.format(reason=reason))
