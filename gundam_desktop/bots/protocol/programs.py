"""The programs that a player has added as opponents: a name and the command that starts each.

They are kept in the player's own folder, and the level `program:NAME` names one. Games in progress and saved games hold
the name alone, so that no file of a stranger can start a program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from gundam_desktop.locate import config_folder
from gundam_desktop.reading import read_whole
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.writing import write_whole

PREFIX = "program:"
"""The beginning of a program's level."""
LONGEST_NAME = 40
LARGEST_FILE = 1_000_000
_FILE = "programs.json"


def programs() -> dict[str, list[str]]:
    """Return name -> command of the added programs. `ValueError` if their file is not readable."""
    path = _path()
    try:
        data = json.loads(read_whole(path, LARGEST_FILE).decode())
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise ValueError(f"{path}: the added programs cannot be read: {error}") from None
    if not isinstance(data, dict) or not all(_is_name(name) and _is_command(data[name]) for name in data):
        raise ValueError(f'{path}: expected an object with a list of words for each name: {{"my bot": ["my-bot"]}}')
    return data


def program_levels() -> tuple[str, ...]:
    """The levels of the added programs, each `program:NAME`; none if their file cannot be read."""
    try:
        return tuple(f"{PREFIX}{name}" for name in programs())
    except ValueError:
        return ()


def add_program(name: str, command: list[str]) -> None:
    """Add a program, or replace the one of that name. Raises `ValueError` for a faulty name, `OSError`."""
    check_name(name)
    if not command:
        raise ValueError(f"{name}: the command that starts the program is missing")
    _write(programs() | {name: command})


def check_name(name: str) -> None:
    """Raise `ValueError` for what cannot be a program's name."""
    if not _is_name(name):
        raise ValueError(f"{name!r} is no name; expected 1 to {LONGEST_NAME} printable characters without `:` and `,`")


def remove_program(name: str) -> None:
    """Remove a program. Raises `ValueError` if there is none of that name, `OSError`."""
    known = _known(name)
    _write({other: command for other, command in programs().items() if other != known})


def command_of(level: str) -> list[str]:
    """The command of a level that begins with `PREFIX`. Raises `ValueError` for a program that was not added."""
    return programs()[_known(level.removeprefix(PREFIX))]


def _known(name: str) -> str:
    known = programs()
    if name not in known:
        right = did_you_mean(name, tuple(known)) or (f"added are {', '.join(known)}" if known else "none was added")
        raise ValueError(f"there is no program {name!r}; {right} (see gundam-desktop bots --help)")
    return name


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and not set(name) & set(":,") and name == name.strip()


def _is_command(command: object) -> bool:
    return isinstance(command, list) and bool(command) and all(isinstance(word, str) for word in command)


def _write(commands: Mapping[str, list[str]]) -> None:
    write_whole(_path(), json.dumps(commands, ensure_ascii=False, indent=2).encode())


def _path() -> Path:
    return config_folder() / _FILE
