"""Drafts: decks with unsaved edits. When a program has ended, another one can recover its draft."""

from __future__ import annotations

import uuid
from collections.abc import Container
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole
from gundam_desktop.writing import write_whole

SUFFIX = ".draft"
LARGEST_FILE = 2_000_000
_LOCK = ".lock"


class DraftContent(BaseModel):
    """A deck that is being edited, and the stored deck it was made from."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    deck: Deck
    tags: tuple[str, ...] = ()
    notes: str = ""
    folder: str = ""
    """The folder in which a new deck will be saved."""
    base: str = ""
    """The id of the stored deck; empty for a new one."""
    digest: str = ""
    """The digest of the list before the edits."""
    written: datetime = Field(default_factory=lambda: datetime.now(UTC))


class Draft:
    """The draft file of one open builder. While it is locked, no other program can recover it."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path, self._lock = path, lock

    @classmethod
    def create(cls, folder: Path) -> Draft:
        """Return a new draft. No file is written before the first `write`."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{uuid.uuid4().hex}{SUFFIX}"
        lock = _lock(path)
        lock.acquire(timeout=0)
        return cls(path, lock)

    def write(self, content: DraftContent) -> None:
        """Write the draft. On `OSError` the former text stays."""
        write_whole(self.path, content.model_dump_json(indent=1).encode())

    def discard(self) -> None:
        """Delete the draft: the deck was saved or given up."""
        self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Release the lock; a written draft can then be recovered."""
        self._lock.release()
        if not self.path.exists():
            with suppress(OSError):  # another program is trying the lock just now
                Path(self._lock.lock_file).unlink(missing_ok=True)


class RecoverableDraft(NamedTuple):
    """A draft whose program has ended."""

    path: Path
    content: DraftContent

    def claim(self) -> Draft | None:
        """Lock the draft for this program; None if another program was quicker."""
        return _claim(self.path)


class RecoverableDrafts(NamedTuple):
    """Drafts whose programs have ended, newest first, and a line for each file that cannot be read."""

    drafts: list[RecoverableDraft]
    faults: list[str]


def recoverable_drafts(folder: Path, cards: Container[str]) -> RecoverableDrafts:
    """Return the drafts of a folder that no program holds.

    A file that cannot be read, or names a number that `cards` does not have, is reported and stays where it is.
    """
    found = RecoverableDrafts([], [])
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        draft = _claim(path)
        if draft is None:
            continue
        try:
            content = DraftContent.model_validate_json(read_whole(path, LARGEST_FILE))
            if unknown := [number for number, _ in content.deck.everything if number not in cards]:
                found.faults.append(f"{path}: no card has the number {quoted(', '.join(unknown))}")
            else:
                found.drafts.append(RecoverableDraft(path, content))
        except ValidationError as error:
            found.faults.append(f"{path}: this is no draft: {error.errors(include_url=False)[0]['msg']}")
        except OSError as error:
            found.faults.append(f"{path}: cannot be read ({error.strerror})")
        finally:
            draft.close()
    found.drafts.sort(key=lambda draft: draft.content.written, reverse=True)
    return found


def _claim(path: Path) -> Draft | None:
    lock = _lock(path)
    try:
        lock.acquire(timeout=0)
    except OSError:  # another program has it, or there are no locks on this file system
        return None
    draft = Draft(path, lock)
    if path.exists():
        return draft
    draft.close()
    return None


def _lock(path: Path) -> FileLock:
    return FileLock(f"{path}{_LOCK}", thread_local=False)
