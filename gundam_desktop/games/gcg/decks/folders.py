"""The folders of a deck repository: real ones, so that other programs can rearrange them."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path, PurePosixPath

from gundam_desktop.games.gcg.decks.deck_lookup import OWN_FOLDERS
from gundam_desktop.games.gcg.decks.faults import fault
from gundam_desktop.games.gcg.decks.filenames import comparable_name, safe_name


class Folders:
    """The folders of decks, each named by its path within the repository, like `Blue/Old`."""

    def __init__(self, top: Path, writing: Callable[[], AbstractContextManager[None]]) -> None:
        self.top, self._writing = top, writing

    def names(self) -> list[str]:
        """List all folders, parents first."""
        found = []
        for here, folders, _files in os.walk(self.top):
            own = OWN_FOLDERS if Path(here) == self.top else ()
            folders[:] = [name for name in folders if not name.startswith(".") and comparable_name(name) not in own]
            found += [Path(here, name).relative_to(self.top).as_posix() for name in folders]
        return sorted(found, key=lambda name: [comparable_name(part) for part in name.split("/")])

    def path(self, folder: str) -> Path:
        """Return the path of a folder that exists or will; names are compared ignoring case and made valid."""
        path = self.top
        for part in PurePosixPath(folder).parts:
            safe = safe_name(part, "folder")
            if path == self.top and comparable_name(safe) in OWN_FOLDERS:
                safe = f"{safe}_"
            children = (child.name for child in path.iterdir()) if path.is_dir() else iter(())
            path /= next((name for name in children if comparable_name(name) == comparable_name(safe)), safe)
        return path

    def make(self, folder: str) -> str:
        """Create a folder; return its name as the file system takes it."""
        path = self.path(folder)
        with self._writing():
            path.mkdir(parents=True, exist_ok=True)
        return path.relative_to(self.top).as_posix()

    def rename(self, folder: str, name: str) -> str:
        """Rename a folder; return its full new name. `DeckError` if there is another of that name."""
        old = self.path(folder)
        new = self.path((PurePosixPath(folder).parent / name.replace("/", "_")).as_posix())
        with self._writing():
            if new.exists() and not new.samefile(old):
                raise fault("other folder", name=new.name)
            new = new.with_name(safe_name(name, "folder")) if new.exists() else new
            old.replace(new)
        return new.relative_to(self.top).as_posix()

    def remove(self, folder: str) -> None:
        """Remove an empty folder. `DeckError` if it is not empty."""
        with self._writing():
            try:
                self.path(folder).rmdir()
            except OSError as error:
                raise fault("folder stays", name=folder, reason=error.strerror) from None
