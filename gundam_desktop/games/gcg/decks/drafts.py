"""Drafts: what is being built and not yet saved. A draft outlives its program and is offered when that is gone."""

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
from gundam_desktop.writing import write_whole

SUFFIX = ".draft"
_LOCK = ".lock"


class DraftContent(BaseModel):
    """A deck that is being built, and what it was made from."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    deck: Deck
    tags: tuple[str, ...] = ()
    notes: str = ""
    folder: str = ""
    """Where on the shelf a new deck will stand."""
    base: str = ""
    """The id of the deck that is edited; empty for a new one."""
    digest: str = ""
    """Of the list that the edits began with."""
    written: datetime = Field(default_factory=lambda: datetime.now(UTC))


class Draft:
    """The draft of one open builder. While it is held, no other program is offered it."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path, self._lock = path, lock

    @classmethod
    def begin(cls, folder: Path) -> Draft:
        """A draft for a builder that has just been opened; no file is written before the first edit."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{uuid.uuid4().hex}{SUFFIX}"
        lock = _lock(path)
        lock.acquire(timeout=0)
        return cls(path, lock)

    def write(self, content: DraftContent) -> None:
        """Keep what is built so far. `OSError` when it cannot be written; the last one stays then."""
        write_whole(self.path, content.model_dump_json(indent=1).encode())

    def discard(self) -> None:
        """The deck was saved, or is not wanted: nothing of the draft is left."""
        self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Let go of the draft; if it was written, it is offered again."""
        self._lock.release()
        if not self.path.exists():
            with suppress(OSError):  # somebody looks whether it is in use
                Path(self._lock.lock_file).unlink(missing_ok=True)


class RecoverableDraft(NamedTuple):
    """A draft whose program is gone."""

    path: Path
    content: DraftContent

    def take(self) -> Draft | None:
        """Go on with it; None when another program has been quicker."""
        return _taken(self.path)


class RecoverableDrafts(NamedTuple):
    """Drafts whose programs are gone, the newest first, and a line for each file that cannot be read."""

    drafts: list[RecoverableDraft]
    faults: list[str]


def recoverable_drafts(folder: Path, cards: Container[str]) -> RecoverableDrafts:
    """The drafts of a folder that no program holds. What cannot be read, or names cards that are not among these by
    number, stays where it is.
    """
    found = RecoverableDrafts([], [])
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        draft = _taken(path)
        if draft is None:
            continue
        try:
            content = DraftContent.model_validate_json(path.read_bytes())
            entries = (*content.deck.cards, *content.deck.resources, *content.deck.sideboard)
            if unknown := [number for number, _ in entries if number not in cards]:
                found.faults.append(f"{path}: no card has the number {', '.join(unknown)}")
            else:
                found.drafts.append(RecoverableDraft(path, content))
        except ValidationError as error:
            found.faults.append(f"{path}: this is no draft: {error.errors(include_url=False)[0]['msg']}")
        except OSError as error:
            found.faults.append(f"{path}: cannot be read ({error.strerror})")
        finally:
            draft.close()
    found.drafts.sort(key=lambda left: left.content.written, reverse=True)
    return found


def _taken(path: Path) -> Draft | None:
    lock = _lock(path)
    try:
        lock.acquire(timeout=0)
    except OSError:  # another program has it, or here nobody can hold anything
        return None
    draft = Draft(path, lock)
    if path.exists():
        return draft
    draft.close()
    return None


def _lock(path: Path) -> FileLock:
    return FileLock(f"{path}{_LOCK}", thread_local=False)
