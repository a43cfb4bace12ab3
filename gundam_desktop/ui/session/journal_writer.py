"""A game's record on its way to the disk. A disk that takes no more must not stop the game, but is told."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from gundam_desktop.records import Journal, Line

logger = logging.getLogger(__name__)


class JournalWriter(QObject):
    """Holds the journal of a game as long as it can be written."""

    lost = Signal(str)
    """A sentence: the game is not saved any more, and why."""

    def __init__(self, journal: Journal | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.journal = journal
        """Where the game is written down; None when it is not."""

    def keep(self, line: Line) -> None:
        """Write a line of the record."""
        if self.journal is None:
            return
        try:
            self.journal.write(line)
        except OSError as error:
            self._lose(error)

    def sync(self) -> None:
        """Bring what was decided to the disk, before anything else is asked."""
        if self.journal is None:
            return
        try:
            self.journal.sync()
        except OSError as error:
            self._lose(error)

    def close(self) -> None:
        """Write no more; others may go on with the record."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def _lose(self, error: OSError) -> None:
        logger.error("the game is not saved any more: %s", error)
        self.close()
        self.lost.emit(self.tr("The game cannot be saved any more: {reason}. It goes on unsaved.").format(reason=error))
