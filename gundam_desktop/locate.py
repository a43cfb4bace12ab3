"""Finds the data that comes with the program (in a clone, a wheel, the frozen program), and the user's own folders."""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

RESOURCES = "resources"
CARDSETS = "cardsets"
APPLICATION = "gundam-desktop"
HOME = "GUNDAM_DESKTOP_HOME"
"""Environment variable: a folder that replaces all of the user's folders except the cache."""


class DataError(RuntimeError):
    """The program's own data is faulty; one line for people."""


class MissingDataError(DataError):
    """Part of the program's own data is not where it belongs: the installation is not whole."""


def resource(*parts: str) -> Path:
    """Return the path of a file or folder below `resources/`.

    >>> resource("fonts").is_dir()
    True
    """
    return _existing(_data_folder() / RESOURCES, *parts)


def game_resource(game: str, *parts: str) -> Path:
    """Return the path of a file or folder among the resources of a game.

    >>> game_resource("gcg", "game.json").is_file()
    True
    """
    return resource("games", game, *parts)


def game_data(game: str, *parts: str) -> Any:
    """Return the content of a JSON file among the resources of a game.

    >>> game_data("gcg", "game.json")["editions"]
    ['1.0', '1.9']
    """
    return json.loads(game_resource(game, *parts).read_text(encoding="utf-8"))


def cardset_folder() -> Path:
    """Return the folder with the card sets, one file a set."""
    return _existing(_data_folder() / CARDSETS)


def guide(language: str) -> Path:
    """Return the path of the user guide in a language; its pictures are in the folder `pictures` beside it."""
    return _existing(_data_folder() / "docs" / "guide", f"{language}.md")


def user_cache(*parts: str) -> Path:
    """Return the path of a file or folder in the cache: data that makes the program faster and can be made again."""
    own = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return Path(own or Path.home() / ".cache", APPLICATION, *parts)


def prepared_file(name: str) -> Path | None:
    """Return the file with data that was prepared when the program was built, by its name; None without one."""
    file = _data_folder() / "prepared" / f"{name}.json"
    return file if file.is_file() else None


def player_folder(*parts: str) -> Path:
    """Return the path of a file or folder among the player's own: decks, cards, pictures, wording.

    It need not exist yet.
    """
    home = os.environ.get(HOME)
    if home:
        return Path(home, *parts)
    import platformdirs  # imported late, because not every command needs it

    return platformdirs.user_data_path(APPLICATION, appauthor=False).joinpath(*parts)


def config_folder() -> Path:
    """Return the folder of the settings. It need not exist yet."""
    home = os.environ.get(HOME)
    if home:
        return Path(home)
    import platformdirs  # imported late, because not every command needs it

    return platformdirs.user_config_path(APPLICATION, appauthor=False)


def log_folder() -> Path:
    """Return the folder of the log files. It need not exist yet."""
    home = os.environ.get(HOME)
    if home:
        return Path(home, "log")
    import platformdirs  # imported late, because not every command needs it

    return platformdirs.user_log_path(APPLICATION, appauthor=False)


def tests_folder() -> Path | None:
    """Return the folder with the tests of a clone; None in an installed program."""
    folder = Path(__file__).resolve().parents[1] / "tests"
    return folder if (folder / "scenarios").is_dir() else None


def scenario_folder(path: str = "tests/scenarios") -> Path | None:
    """Return a folder with scenarios: all in a clone, those that show clauses in an installed program.

    `path` is that of a game (`ScenarioFormat.folder`); None if there is no such folder.
    """
    folder = _data_folder() / path
    return folder if folder.is_dir() else None


@cache
def _data_folder() -> Path:
    places = _places(Path(__file__).resolve().parent, getattr(sys, "_MEIPASS", None))
    for place in places:
        if (place / RESOURCES).is_dir() and (place / CARDSETS).is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    message = f"the program's data folders {RESOURCES} and {CARDSETS} are missing (looked in {looked}); install again"
    raise MissingDataError(message)


def _places(package: Path, frozen: str | None) -> list[Path]:
    """The possible places of the two folders, the most reliable first."""
    inside = [package / "_data", package.parent]
    return [Path(frozen) / package.name / "_data", *inside] if frozen else inside


def _existing(folder: Path, *parts: str) -> Path:
    path = folder.joinpath(*parts)
    if not path.exists():
        raise MissingDataError(f"{Path(folder.name, *parts).as_posix()} is missing (looked for {path}); install again")
    return path
