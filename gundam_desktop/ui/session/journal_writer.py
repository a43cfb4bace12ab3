"""Writes a game's record to disk. A failing disk does not stop the game; the player is notified."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from gundam_desktop.records import Journal, RecordLine

logger = logging.getLogger(__name__)


class JournalWriter(QObject):
    """The journal of a game, as long as it can be written."""

    failed = Signal(str)
    """The game is no longer saved: a sentence that says why."""

    def __init__(self, journal: Journal | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.journal = journal
        """The open journal; None if the game is not recorded."""

    def keep(self, line: RecordLine) -> None:
        """Write a line of the record."""
        if self.journal is None:
            return
        try:
            self.journal.write(line)
        except OSError as error:
            self._lose(error)

    def sync(self) -> None:
        """Flush everything to disk; called before the next decision is asked."""
        if self.journal is None:
            return
        try:
            self.journal.sync()
        except OSError as error:
            self._lose(error)

    def close(self) -> None:
        """Close the journal, so that the game can be resumed elsewhere."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def _lose(self, error: OSError) -> None:
        logger.error("the game is not saved any more: %s", error)
        self.close()
        self.failed.emit(
            self.tr("The game can no longer be saved: {reason}. You can keep playing it unsaved.").format(reason=error)
        )
