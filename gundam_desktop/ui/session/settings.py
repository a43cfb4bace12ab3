"""The settings of the client, and the file that holds them."""

from __future__ import annotations

import errno
import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from filelock import FileLock, Timeout
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, field_validator

from gundam_desktop.games import DEFAULT, UnknownGame, keys
from gundam_desktop.languages import LanguageKey
from gundam_desktop.locate import config_folder
from gundam_desktop.match.hot_seat import HotSeat
from gundam_desktop.match.passing import AutoPassMode
from gundam_desktop.quoting import quoted
from gundam_desktop.reading import read_whole
from gundam_desktop.ui.session.layouts import BuilderLook, RuleBookLook
from gundam_desktop.ui.session.online_choices import OnlineChoices
from gundam_desktop.ui.session.setting_row import Row
from gundam_desktop.ui.style.translation import LANGUAGES, QT_TRANSLATE_NOOP
from gundam_desktop.writing import set_aside, write_whole

LARGEST_FILE = 5_000_000
NAME_LENGTH = 20
PORTRAITS = 24
"""The most characters of a player's name."""
TIMEOUT_S = 3.0
"""Seconds to wait for another client that saves its settings; only where no window waits."""

CoachVolume: TypeAlias = Literal["first game", "off", "facts", "advice", "review only"]
"""Nothing; facts; choices as well; the review after a game begins by itself."""


class SettingsInUse(OSError):
    """Another program is saving its settings."""


class GameSetup(BaseModel):
    """A set-up from the new-game dialog; the seats are 0 (below) and 1 (above)."""

    model_config = ConfigDict(frozen=True)

    game: str = DEFAULT
    """Key of the game."""
    decks: tuple[str, str] = ("", "")
    """Name of a shipped deck, or path of a file; empty for the first deck."""
    names: tuple[str, str] = ("", "")
    """The players' names; empty for the default."""

    @field_validator("game")
    @classmethod
    def _known(cls, game: str) -> str:
        if game not in keys():
            raise UnknownGame(game)
        return game

    @field_validator("names")
    @classmethod
    def _tidy(cls, names: tuple[str, str]) -> tuple[str, str]:
        return tidy_name(names[0]), tidy_name(names[1])

    own_level: str = ""
    """A bot's level for the player below; empty for a person. Not used against a second person."""
    opponent: str = ""
    """A bot's level; `human` for a second person at this machine; empty for the default."""
    starter: Literal["first seat", "second seat", "chance"] = "chance"
    """Who goes first; with `chance` a player drawn at random chooses on the table."""
    seed: Annotated[int, Field(ge=-(2**63), lt=2**64)] | None = None
    """Seed of everything random in the game; None draws one."""
    edition: str = ""
    """Edition of the rules; empty for the newest of the game."""
    best_of: Literal[1, 3, 5] = 1
    """The most games of a match; a player who wins more than half of them wins it."""
    sideboards: bool = False
    """True if the players of a match may exchange cards with their sideboards between its games."""
    minutes: int = Field(default=0, ge=0, le=180)
    """Minutes for each person for a whole game, or for a whole match; 0 for no clock."""
    match_clock: bool = False
    """True if the minutes are for a whole match."""
    open_lists: bool = False
    """True if a bot may know the deck list of the person whom it plays against."""


class Settings(BaseModel):
    """Everything that the player can set, with its row in the dialog if it has one. Unknown keys are ignored."""

    model_config = ConfigDict(validate_assignment=True, allow_inf_nan=False)

    theme: Annotated[
        Literal["system", "dark", "light"],
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "T&heme"),
            {
                "system": QT_TRANSLATE_NOOP("SettingsDialog", "Same as system"),
                "dark": QT_TRANSLATE_NOOP("SettingsDialog", "Dark"),
                "light": QT_TRANSLATE_NOOP("SettingsDialog", "Light"),
            },
        ),
    ] = "system"
    safe_colors: Annotated[bool, Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "Colour-blind friendly colours"))] = (
        False
    )
    """True if the colours of cards and states are those that colour-blind players tell apart."""
    text_size: Annotated[
        int,
        Field(ge=90, le=200),
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "&Text size"),
            {percent: f"{percent} %" for percent in (90, 100, 115, 130, 150, 175, 200)},
            QT_TRANSLATE_NOOP("SettingsDialog", "In a small window, text is only as large as fits."),
        ),
    ] = 100
    """How large texts are, in percent."""
    language: Annotated[LanguageKey, Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "&Language"), LANGUAGES)] = "en"
    lean: Annotated[
        Literal["leaning", "sideways"],
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "R&ested cards"),
            {
                "leaning": QT_TRANSLATE_NOOP("SettingsDialog", "Leaning"),
                "sideways": QT_TRANSLATE_NOOP("SettingsDialog", "Sideways, as on paper"),
            },
            QT_TRANSLATE_NOOP(
                "SettingsDialog",
                "Leaning cards are larger and easier to read; in some games cards always lie sideways.",
            ),
        ),
    ] = "leaning"
    """How rested cards are shown in games in which they lean."""
    portrait: Annotated[
        int,
        Field(ge=0, le=PORTRAITS),
        Row(
            "game",
            QT_TRANSLATE_NOOP("SettingsDialog", "Portra&it"),
            {
                0: QT_TRANSLATE_NOOP("SettingsDialog", "By the name"),
                **{number: str(number) for number in range(1, PORTRAITS + 1)},
            },
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "Your portrait in games in which you are the only person at this computer."
            ),
        ),
    ] = 0
    """The number of the player's portrait; 0 for the one that follows from the name."""
    animation: Annotated[
        float,
        Field(ge=0, le=4),
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "&Animation"),
            {
                0.0: QT_TRANSLATE_NOOP("SettingsDialog", "Off"),
                0.5: QT_TRANSLATE_NOOP("SettingsDialog", "Slow"),
                1.0: QT_TRANSLATE_NOOP("SettingsDialog", "Normal"),
                2.0: QT_TRANSLATE_NOOP("SettingsDialog", "Fast"),
            },
        ),
    ] = 1.0
    """Speed of the cards' movement; 0 is none, 2 twice as fast."""
    motion: Annotated[
        Literal["system", "always", "never"],
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "&Reduce motion"),
            {
                "system": QT_TRANSLATE_NOOP("SettingsDialog", "Same as system"),
                "always": QT_TRANSLATE_NOOP("SettingsDialog", "Always"),
                "never": QT_TRANSLATE_NOOP("SettingsDialog", "Never"),
            },
            QT_TRANSLATE_NOOP(
                "SettingsDialog", "With reduced motion, cards no longer slide or jump; they only fade in and out."
            ),
        ),
    ] = "system"
    """When motion on the screen is reduced: as the system asks, always, or never."""
    showcase: Annotated[
        Literal["calm", "brisk", "none"],
        Row(
            "look",
            QT_TRANSLATE_NOOP("SettingsDialog", "Show cards lar&ge"),
            {
                "calm": QT_TRANSLATE_NOOP("SettingsDialog", "Longer"),
                "brisk": QT_TRANSLATE_NOOP("SettingsDialog", "Briefly"),
                "none": QT_TRANSLATE_NOOP("SettingsDialog", "Never"),
            },
            QT_TRANSLATE_NOOP(
                "SettingsDialog",
                "Cards that your opponent plays and cards that are turned up appear large in the middle of the table, "
                "and each turn begins with a banner. Click or press a key to skip.",
            ),
        ),
    ] = "calm"
    """How long what the opponent plays, what is turned up and the banners stay in the middle of the table."""
    sound: Annotated[bool, Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "Sou&nds"))] = True
    """True if events are heard."""
    volume: Annotated[int, Field(ge=0, le=100), Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "&Volume"))] = 60
    """How loud, in percent."""
    official_wording: Annotated[
        bool, Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "Official card text from my own folder"))
    ] = True
    """True if cards show the official wording from the player's own folder, where there is any."""
    reminders: Annotated[
        bool, Row("look", QT_TRANSLATE_NOOP("SettingsDialog", "Rules reminders for words and icons on cards"))
    ] = True
    """True if words, marks and icons of cards explain themselves."""
    auto_pass: Annotated[
        AutoPassMode,
        Row(
            "game",
            QT_TRANSLATE_NOOP("SettingsDialog", "Auto-&pass"),
            {
                "nothing to do": QT_TRANSLATE_NOOP("SettingsDialog", "When I can do nothing else"),
                "never": QT_TRANSLATE_NOOP("SettingsDialog", "Never (full control)"),
            },
        ),
    ] = "nothing to do"
    """When to pass automatically for a person in a block or action step."""
    bot_pause: Annotated[
        float,
        Field(ge=0, le=10),
        Row(
            "game",
            QT_TRANSLATE_NOOP("SettingsDialog", "&Bot delay"),
            unit=QT_TRANSLATE_NOOP("SettingsDialog", " s"),
            zero=QT_TRANSLATE_NOOP("SettingsDialog", "none"),
        ),
    ] = 0.8
    """Least seconds between two moves of a bot, so that a person can follow; also the usual length of the pause before
    an automatic pass between two people. 0 is at once."""
    coach: Annotated[
        CoachVolume,
        Row(
            "game",
            QT_TRANSLATE_NOOP("SettingsDialog", "C&oach"),
            {
                "first game": QT_TRANSLATE_NOOP("SettingsDialog", "Helps in my first game"),
                "off": QT_TRANSLATE_NOOP("SettingsDialog", "Only when asked"),
                "facts": QT_TRANSLATE_NOOP("SettingsDialog", "Tells facts"),
                "advice": QT_TRANSLATE_NOOP("SettingsDialog", "Tells facts and choices"),
                "review only": QT_TRANSLATE_NOOP("SettingsDialog", "Reviews finished games"),
            },
            QT_TRANSLATE_NOOP(
                "SettingsDialog",
                "Against bots, without a clock. It says what is proved, counted or compared in possible deals.",
            ),
        ),
    ] = "first game"
    """What the coach says unasked in a game against a bot; asked, it always answers. Off after a first game."""
    hot_seat: HotSeat = "stops by card"
    """What two people at this machine may learn of each other's hands."""
    interrupts: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """Key of a game -> the conditions that end passing until something happens; its usual ones if absent."""
    confirm_end: Annotated[
        bool,
        Row(
            "game", QT_TRANSLATE_NOOP("SettingsDialog", "Ask before I end a main phase while I can still do something")
        ),
    ] = True
    """True if the player is asked once before a main phase ends in which something can still be done."""
    value_bar: bool = False
    """True if the chance to win is shown beside the table."""
    bot_limit: float = Field(default=120, ge=1, le=3600)
    """Seconds after which a bot without an answer counts as hanging."""
    keys: dict[str, list[str]] = Field(default_factory=dict)
    """Command id -> keys, for each command whose keys the player has changed; invalid entries are ignored."""
    letters: bool = False
    """True if key hints are always shown, not only on request."""
    last_game: GameSetup = GameSetup()
    """The set-up with which the new-game dialog opens."""
    last_games: dict[str, GameSetup] = Field(default_factory=dict)
    """The last set-up of each game, by its key."""
    game_left: bool = False
    """True if there was a game to go on with when the games were last listed, or when the client was closed."""
    builder: BuilderLook = BuilderLook()
    rule_book: RuleBookLook = RuleBookLook()
    online: OnlineChoices = OnlineChoices()
    plain_games: bool = False
    """True if saved games are shown as a plain list, not as tiles."""
    rule_panel: bool = False
    """True if the rule at work is shown beside the table."""
    window: tuple[Annotated[int, Field(ge=100, le=20_000)], Annotated[int, Field(ge=100, le=20_000)]] = (1440, 900)
    """Width and height of the main window."""

    def last_setup(self, game: str) -> GameSetup:
        """The set-up with which a game was last played; a default one if it never was."""
        if self.last_game.game == game:
            return self.last_game
        return self.last_games.get(game) or GameSetup(game=game)

    def remember_game(self, setup: GameSetup) -> None:
        """Remember the set-up of a game that has begun."""
        self.last_game = setup
        self.last_games = {**self.last_games, setup.game: setup}

    @field_validator("keys", mode="before")
    @classmethod
    def _only_keys(cls, given: Any) -> dict[str, list[str]]:
        """Drop invalid entries instead of the whole field."""
        listed = given.items() if isinstance(given, dict) else ()
        return {
            str(name): [key for key in keys if isinstance(key, str)] for name, keys in listed if isinstance(keys, list)
        }


class Loaded(NamedTuple):
    """The settings as loaded, and the faults of the file."""

    settings: Settings
    set_aside: Path | None = None
    """A copy of the file that could not be read, or not fully; None if all was well."""
    reason: str = ""
    """The fields that could not be read; defaults are used for them."""
    whole: bool = False
    """True if everything else could be read."""
    is_first_start: bool = False
    """True if nothing has been saved yet."""


def settings_file() -> Path:
    """The path of the settings file."""
    return config_folder() / "settings.json"


def load() -> Loaded:
    """Read the settings field by field: an invalid field becomes its default, and a copy of the file is kept."""
    path = settings_file()
    try:
        data = _FIELDS.validate_json(read_whole(path, LARGEST_FILE))
    except FileNotFoundError:
        return Loaded(Settings(), is_first_start=True)
    except OSError as error:
        return Loaded(Settings(), None, f"{path}: {error.strerror}")
    except ValidationError as error:
        return Loaded(Settings(), set_aside(path), error.errors(include_url=False)[0]["msg"])
    data = _renewed(data)
    settings, faults = _understood(data)
    if not faults:
        return Loaded(settings)
    aside = set_aside(path, copied=True)
    if aside is not None:
        _write(path, data)
    return Loaded(settings, aside, "\n".join(faults), whole=True)


def theme_in_file() -> str:
    """The theme that is set, `system`, `dark` or `light`, for what is shown before the settings are loaded."""
    theme = _written(settings_file()).get("theme")
    return theme if theme in ("dark", "light") else "system"


def save(settings: Settings, before: Settings | None = None, patience: float = TIMEOUT_S) -> None:
    """Write the fields that changed since `before`, the settings as this client last read or wrote them.

    So two clients keep each other's changes, and an older version keeps fields that it does not know. The file is
    written whole or not at all: a crash leaves the old one. `SettingsInUse` if another program still holds the file
    after `patience` seconds, `OSError` if it cannot be written.
    """
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    mine = settings.model_dump(mode="json")
    seen = before.model_dump(mode="json") if before is not None else {}
    lock = FileLock(path.with_suffix(".lock"))
    try:
        with lock.acquire(timeout=patience):
            data = _written(path)
            data |= {key: value for key, value in mine.items() if key not in data or value != seen.get(key)}
            _write(path, data)
    except Timeout:
        raise SettingsInUse(errno.EAGAIN, "another program holds the file", str(path)) from None


def tidy_name(name: str) -> str:
    """A player's name in one line, without invisible and direction-changing characters, cut to `NAME_LENGTH`."""
    kept = "".join(letter if unicodedata.category(letter) not in _NOT_SEEN else " " for letter in name)
    name = " ".join(kept.split())
    end = min(len(name), NAME_LENGTH)
    while 0 < end < len(name) and unicodedata.combining(name[end]):
        end -= 1  # do not cut combining marks off
    return name[:end].strip()


_NOT_SEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_FIELDS = TypeAdapter(dict[str, Any])


def _renewed(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields with the names of this version."""
    renewed = dict(data)
    if renewed.pop("forced_pass", True) is False:  # a former switch
        renewed.setdefault("auto_pass", "never")
    if "ceremony" in renewed:
        renewed.setdefault("showcase", renewed.pop("ceremony"))
    if isinstance(known := renewed.get("interrupts"), list):
        renewed["interrupts"] = {DEFAULT: known}  # files from before there were several games
    return renewed


def _understood(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings without invalid fields, and a line for each of these."""
    faults: list[str] = []
    while True:
        try:
            return Settings.model_validate(data), faults
        except ValidationError as error:
            for fault in error.errors(include_url=False):
                faults.append(f"{quoted('.'.join(str(part) for part in fault['loc']))}: {fault['msg']}")
                _drop(data, fault["loc"])


def _drop(data: dict[str, Any], place: tuple[int | str, ...]) -> None:
    """Remove the field at a location; of a nested field only the inner one."""
    outer, inner = place[0], place[1] if len(place) > 1 else None
    below = data.get(str(outer))
    if isinstance(below, dict) and inner in below:
        data[str(outer)] = {key: value for key, value in below.items() if key != inner}
    else:
        data.pop(str(outer), None)


def _write(path: Path, data: Mapping[str, Any]) -> None:
    write_whole(path, (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode())


def _written(path: Path) -> dict[str, Any]:
    """The fields in the file; empty if it does not exist or cannot be read."""
    try:
        return _renewed(_FIELDS.validate_json(read_whole(path, LARGEST_FILE)))
    except (OSError, ValidationError):
        return {}
