"""What the program remembers between two starts, and the folders in which it keeps things."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Literal, NamedTuple

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from gundam_desktop.locate import APPLICATION, HOME


class GameSetup(BaseModel):
    """What the dialog for a new game asks; the seats are 0 (below) and 1 (above)."""

    model_config = ConfigDict(frozen=True)

    decks: tuple[str, str] = ("", "")
    """Name of a deck that the program ships, or path of a file; empty is the first one there is."""
    names: tuple[str, str] = ("", "")
    """What the players are called; empty leaves it to the program."""
    opponent: str = ""
    """A bot's level; `human` for a second person at this machine; empty leaves it to the program."""
    starter: Literal["first seat", "second seat", "chance"] = "chance"
    """Who goes first; with `chance` the player whom it favours chooses on the table."""
    seed: int | None = None
    """Seed of everything random in the game; None draws one."""
    edition: str = ""
    """Edition of the rules; empty is the one that the game takes by itself."""


class Settings(BaseModel):
    """Everything that the player can set. Unknown keys in the file are left out."""

    model_config = ConfigDict(validate_assignment=True)

    theme: Literal["system", "dark", "light"] = "system"
    language: Literal["en", "ja", "zh"] = "en"
    animation: float = Field(default=1.0, ge=0, le=4)
    """Speed of the cards' movement; 0 is none, 2 twice as fast."""
    forced_pass: bool = True
    """Whether to pass for a player who can do nothing else in a block or action step."""
    bot_pause: float = Field(default=0.8, ge=0, le=10)
    """Seconds between two moves of a bot, at least, so that a person can follow."""
    bot_limit: float = Field(default=120, ge=1)
    """Seconds after which a bot that says nothing counts as hanging."""
    official_wording: bool = True
    """Whether cards show the official wording that the player has in a folder of their own, where there is any."""
    keys: dict[str, list[str]] = Field(default_factory=dict)
    """Of each action whose keys the player has changed its name and its keys; what cannot be read is left out."""
    letters: bool = False
    """Whether letters always stand on what can be used, not only while they are asked for."""
    last_game: GameSetup = GameSetup()
    window: tuple[int, int] = (1440, 900)
    """Width and height of the main window."""

    @field_validator("keys", mode="before")
    @classmethod
    def _only_keys(cls, given: Any) -> dict[str, list[str]]:
        """A file that a hand or a later version has written costs at most the keys that are not understood."""
        listed = given.items() if isinstance(given, dict) else ()
        return {
            str(command): [key for key in keys if isinstance(key, str)]
            for command, keys in listed
            if isinstance(keys, list)
        }


class Loaded(NamedTuple):
    """The settings, and what went wrong on the way to them."""

    settings: Settings
    set_aside: Path | None = None
    """Where the file went that could not be read; the defaults are in use."""
    reason: str = ""


def config_folder() -> Path:
    """The folder of the settings."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_config_path(APPLICATION, appauthor=False)


def log_folder() -> Path:
    """The folder of the log files."""
    home = os.environ.get(HOME)
    return Path(home, "log") if home else platformdirs.user_log_path(APPLICATION, appauthor=False)


def settings_file() -> Path:
    """The file of the settings."""
    return config_folder() / "settings.json"


def load() -> Loaded:
    """Read the settings. A file that cannot be understood is set aside, never overwritten."""
    path = settings_file()
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(Settings(), None, f"{path}: {error.strerror}")
    try:
        return Loaded(Settings.model_validate_json(text))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        return Loaded(Settings(), _set_aside(path), f"{place}: {first['msg']}" if place else first["msg"])


def save(settings: Settings) -> None:
    """Write the settings whole or not at all: a crash in the middle leaves the old file."""
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(settings.model_dump_json(indent=2) + "\n")
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def _set_aside(path: Path) -> Path | None:
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError:
        return None
