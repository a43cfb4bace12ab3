"""The index of the player's decks: the head of each file, by the state of the file. Unchanged files are not read again.

It is in the user's cache, and can be deleted at any time. A head is used only for a file of the same name, size, time
of change and inode, and checked like a file of a stranger.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Annotated, NamedTuple

from pydantic import Field, TypeAdapter

from gundam_desktop.prepared import FileState, file_state, folder_key, keep_prepared, read_prepared

NAME = "saved-decks"
MOST = 20_000
"""The most decks in the index file, so that it never exceeds the size of a file that is still read."""
MANY = 20
"""After this many files were read, the index is written again."""
_FORMAT = 1
_NEVER: FileState = (-1, -1, -1)
"""A state that no file has."""
_Text = Annotated[str, Field(max_length=1000)]


class DeckHead(NamedTuple):
    """What a deck's file says of itself; empty for one that is no text."""

    name: _Text = ""
    id: _Text = ""


class _Known(NamedTuple):
    state: FileState
    head: DeckHead


class _Places(NamedTuple):
    """The files of the decks, by name and by id."""

    by_name: dict[str, Path]
    by_id: dict[str, Path]


_CONTENT = TypeAdapter(dict[str, _Known])


class DeckIndex:
    """The index of one folder, for all threads of the program."""

    def __init__(self, top: Path, files: Callable[[], Iterable[Path]], read: Callable[[Path], DeckHead | None]) -> None:
        """`files` yields the deck files of the folder in their order.

        `read` reads the head of one; None if it cannot be read now.
        """
        self._top, self._files, self._read = top, files, read
        self._state = f"{_FORMAT}-{folder_key(top)}"
        self._unkept = 0
        kept = read_prepared(NAME, self._state, _CONTENT.validate_python) or {}
        self._known = {top / name: known for name, known in kept.items() if _is_below(name)}
        self._places, self._placed = self._places_of(self._known), self._known.copy()

    def heads(self) -> dict[Path, DeckHead]:
        """Look at all files and return their heads, in the order of the files."""
        found: dict[Path, _Known] = {}
        for path in self._files():
            try:
                found[path] = self._current(path)
            except OSError:
                continue  # another window has removed it
        heads = {path: known.head for path, known in found.items()}
        if self._unkept >= MANY:
            self._unkept = 0
            threading.Thread(target=self._keep, args=(dict(found),), name="index of decks").start()
        if found != self._placed:
            self._places, self._placed = self._places_of(found), found.copy()
        self._known = found  # last: another thread may add to it from now on
        return heads

    def names(self) -> dict[str, Path]:
        """Look at all files and return them by name; further ones of the same name by `folder/name`."""
        self.heads()
        return dict(self._places.by_name)

    def path_of(self, name: str) -> Path | None:
        """Return the file of a name; others are looked at only if the file known by it has another one now."""
        path = self._places.by_name.get(name)
        if path is not None and (head := self._head(path)) is not None and name in self._names_of(path, head):
            return path
        return self.names().get(name)

    def with_id(self, identity: str) -> Iterator[Path]:
        """Yield the files with an id: the known one first, then, after a check of all files, any others."""
        known = self._places.by_id.get(identity)
        head = self._head(known) if known is not None else None
        if known is not None and head is not None and identity in (head.id, id_of_path(known, self._top)):
            yield known
        heads = self.heads()
        again = self._places.by_id.get(identity)
        yield from ([again] if again is not None and again != known else [])
        yield from (path for path, head in heads.items() if head.id == identity and path not in (known, again))

    def note(self, path: Path) -> None:
        """Record a file that has just been written, so that it is found without checking the others."""
        head = self._head(path)
        if head is not None and head.id:
            self._placed[path] = self._known[path]
            self._places.by_id[head.id] = path
            self._places.by_name.setdefault(head.name or path.stem, path)

    def _head(self, path: Path) -> DeckHead | None:
        """The head of one file, read if it has changed; None if it is gone."""
        try:
            self._known[path] = known = self._current(path)
        except OSError:
            return None
        return known.head

    def _current(self, path: Path) -> _Known:
        state = file_state(path.stat())
        known = self._known.get(path)
        if known is not None and known.state == state:
            return known
        self._unkept += 1
        head = self._read(path)
        return _Known(_NEVER, DeckHead()) if head is None else _Known(state, head)

    def _places_of(self, found: Mapping[Path, _Known]) -> _Places:
        places = _Places({}, {})
        for path, (_state, head) in found.items():
            free = (name for name in self._names_of(path, head) if name not in places.by_name)
            places.by_name[next(free, str(path))] = path
            if head.id and head.id not in places.by_id:
                places.by_id[head.id] = path
            else:  # without an id, or a copy that was made by hand
                places.by_id[id_of_path(path, self._top)] = path
        return places

    def _names_of(self, path: Path, head: DeckHead) -> Iterator[str]:
        """Yield the names by which a deck may be found, the usual one first."""
        name = head.name or path.stem
        yield name
        place = path.relative_to(self._top)
        yield place.parent.joinpath(name).as_posix()
        yield place.as_posix()

    def _keep(self, found: Mapping[Path, _Known]) -> None:
        """Save the index for the next start, in the background, because that takes a while."""
        names = ((path.relative_to(self._top).as_posix(), known) for path, known in islice(found.items(), MOST))
        keep_prepared(NAME, self._state, {name: known for name, known in names if name.isprintable()})


def _is_below(name: str) -> bool:
    """True if a name of the index leads to a file below the folder, on every system."""
    ways = PurePosixPath(name), PureWindowsPath(name)
    return name.isprintable() and not any(way.anchor or ".." in way.parts or not way.name for way in ways)


def id_of_path(path: Path, top: Path) -> str:
    """Return an id made from the path, for a file without an id of its own or with the id of another file."""
    place = path.relative_to(top).as_posix()
    return f"plain-{hashlib.sha256(place.encode(errors='surrogateescape')).hexdigest()[:12]}"
