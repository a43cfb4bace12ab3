"""Writes a game's record to disk. A failing disk does not stop the game; when it works again, saving goes on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias

from gundam_desktop.records import ChangedOutside, Journal, Record, RecordLine, Store
from gundam_desktop.records.journal import Difference, FormerFile

RETRY = 5.0
"""Least seconds between two attempts to save a game that could not be saved."""

logger = logging.getLogger(__name__)


class NotSaved(NamedTuple):
    """The game is not saved at present."""

    reason: str


class SavedAgain(NamedTuple):
    """The game is saved again."""


class WrittenBeside(NamedTuple):
    """Another program has changed the game's file, so the whole game was written once more, beside it."""

    difference: Difference
    name: str
    """The name of the changed file, as it is kept."""


Saving: TypeAlias = NotSaved | SavedAgain | WrittenBeside
"""What the players are told about the saving of their game."""


class Flusher(Protocol):
    """Flushes files to the disk, in a thread of its own or at once."""

    def do(self, key: Hashable, work: Callable[[], None], done: Callable[[Future[None]], object], /) -> None:
        """Do `work`, and call `done` with its end in the thread of the game. A newer task with a key replaces it."""
        ...

    def finish(self) -> None:
        """Wait until all tasks have ended, and call `done` of each."""
        ...

    def close(self) -> None:
        """Finish all tasks, and take no more."""
        ...


class JournalKeeper:
    """The journal of a game, as long as it can be written."""

    def __init__(
        self,
        record: Record,
        journal: Journal | None,
        store: Store | None,
        flusher: Flusher,
        report: Callable[[Saving], object],
    ) -> None:
        """`store` is where the game is recorded when it has no journal (yet); None for a game that is not recorded.

        `report` is called with what the players have to know.
        """
        self.journal = journal
        """The open journal; None while the game is not saved."""
        self._record, self._store, self._flusher, self._report = record, store, flusher, report
        self._former: FormerFile | None = None
        """The file of the journal that was lost."""
        self._tried = -RETRY
        self._reason = ""

    def keep(self, line: RecordLine) -> None:
        """Write a line of the record."""
        if self.journal is None:
            return
        try:
            self.journal.write(line)
        except ChangedOutside as change:
            self._write_again(change)
        except OSError as error:
            self._lose(error)

    def sync(self) -> None:
        """Have everything flushed to disk; called before the next decision is asked. A lost journal is begun again.

        The game does not wait for the disk: what is written survives the end of the program without it. A fault is
        reported when it comes.
        """
        if self.journal is None:
            self._begin_again()
        else:
            self._flusher.do(self.journal, self.journal.sync, partial(self._was_flushed, self.journal))

    def close(self) -> None:
        """Flush and close the journal, so that the game can be resumed elsewhere."""
        if self.journal is not None:
            try:
                self.journal.check()
            except ChangedOutside as change:
                self._write_again(change)
            except OSError:
                pass  # it was removed: the flush says so
        else:
            self._begin()  # it could not be saved so far: one more attempt
        self._store = None
        self._close()
        self._flusher.close()

    def _close(self) -> None:
        journal, self.journal = self.journal, None
        self._flusher.finish()
        if journal is not None:
            journal.close()

    def _was_flushed(self, journal: Journal, end: Future[None]) -> None:
        fault = end.exception()
        if journal is not self.journal:
            if fault is not None:
                logger.error("the end of a closed game may be lost: %s", fault)
        elif isinstance(fault, ChangedOutside):
            self._write_again(fault)
        elif isinstance(fault, OSError):
            self._lose(fault)

    def _write_again(self, change: ChangedOutside) -> None:
        """Write the whole game once more beside the file that another program has changed, and tell what differs."""
        logger.error("the game is written again: %s", change)
        self._former = FormerFile(self.journal.path, None) if self.journal is not None else None
        self._close()
        if self._begin() and self.journal is not None and self.journal.beside is not None:
            self._report(WrittenBeside(change.difference, self.journal.beside.name))

    def _begin_again(self) -> None:
        if time.monotonic() - self._tried >= RETRY and self._begin() and self._reason:
            self._reason = ""
            self._report(SavedAgain())

    def _begin(self) -> bool:
        """Begin a journal with the whole game; False if it is not to be saved, or cannot be."""
        if self._store is None:
            return False
        try:
            self.journal = self._store.begin(self._record.start, self._record.lines(undone=True)[1:], self._former)
        except OSError as error:
            self._lose(error)
            return False
        return True

    def _lose(self, error: OSError) -> None:
        logger.error("the game is not saved: %s", error)
        if self.journal is not None:
            self._former = FormerFile(self.journal.path, self.journal.identity)
        self._close()
        self._tried = time.monotonic()
        reason = error.strerror or str(error)
        if reason != self._reason:
            self._reason = reason
            self._report(NotSaved(reason))
