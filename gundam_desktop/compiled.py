"""The compiled rules engine: the same modules, translated to C by mypyc where a C compiler is there.

A build is found by a hash of the sources it was made from, so one that does not fit is never used. Without a build,
or with `GUNDAM_DESKTOP_INTERPRETED` set, the modules run as they are written. `packaging/compiled_engine.py` builds.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from gundam_desktop.locate import user_cache

PACKAGE = Path(__file__).parent
FOLDERS = (
    "games/gcg/model",
    "games/gcg/rules",
    "games/gcg/effects/run",
    "games/gcg/effects/compiler",
    "games/gcg/simulation",
)
"""The folders in which every module is compiled."""
FILES = (
    "tabletop/chance.py",
    "tabletop/choice.py",
    "tabletop/decision.py",
    "tabletop/event.py",
    "tabletop/refusal.py",
    "tabletop/selection.py",
    "tabletop/value.py",
    "tabletop/view.py",
    "games/gcg/determinization.py",
    "games/gcg/evaluation.py",
    "games/gcg/game.py",
    "games/gcg/views.py",
    "bots/lookahead.py",
    "bots/greedy.py",
    "bots/random_bot.py",
)
GROUP = "gundam_engine"
"""The name of the extension that holds the code of all compiled modules."""
INTERPRETED = "GUNDAM_DESKTOP_INTERPRETED"
"""The environment variable that leaves a build unused."""
SHIPPED = PACKAGE / "_compiled"
"""The build in a wheel or a frozen program."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """Return the files that are compiled, sorted."""
    in_folders = (path for folder in FOLDERS for path in (package / folder).glob("*.py"))
    return sorted(path for path in (*in_folders, *(package / file for file in FILES)) if path.name != "__init__.py")


def key(package: Path = PACKAGE) -> str:
    """Return the name of the build of these sources for this Python."""
    text = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources(package):
        text.update(path.read_bytes())
    return text.hexdigest()[:20]


def builds() -> Path:
    """Return the folder with builds named by their keys, shared by all clones of a user."""
    return user_cache("engine")


class _Finder:
    """Finds modules in a build before their Python versions."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self._files = {
            path.relative_to(folder).as_posix().removesuffix(suffix).replace("/", "."): path
            for path in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def use(folders: Iterable[Path] | None = None) -> bool:
    """Let the engine's modules be imported from a build that fits; return whether there is one."""
    if os.environ.get(INTERPRETED):
        return False
    for folder in _shipped_or_built() if folders is None else folders:
        if folder.is_dir():
            sys.meta_path.insert(0, _Finder(folder))
            return True
    return False


def _shipped_or_built() -> Iterator[Path]:
    """The folders in which a build may be. A frozen program has no sources to find another than its own by."""
    yield SHIPPED
    if PACKAGE.joinpath(FILES[0]).is_file():
        yield builds() / key()
