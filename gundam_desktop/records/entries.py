"""The lines of a record, written with a checksum so that a damaged one is noticed."""

from __future__ import annotations

import base64
import codecs
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from gundam_desktop.quoting import quoted, shown

FORMAT = 1
LARGEST_FILE = 50_000_000
"""The most bytes of a record; a long game has a hundredth of it."""
LARGEST_STATE = 10_000_000
"""The most bytes of an unpacked state; a late position has a hundredth of it."""
LONGEST_NAME = 200
"""Characters of a name, a title or a date."""
LONGEST_LINE = 400
"""The most characters of an error message, which may quote the file."""
MOST_PACKS = 50
PERSON = "human"
"""The level that stands for a person."""
Seat: TypeAlias = Annotated[int, Field(ge=0, le=1)]


class Damaged(ValueError):
    """A record that cannot be read: one line that says where and why."""

    def __init__(self, why: str) -> None:
        super().__init__(quoted(why, LONGEST_LINE))


class NotARecord(Damaged):
    """The file is not a recorded game."""

    def __init__(self) -> None:
        super().__init__("this is not a recorded game: its first line does not begin one")


def _shown(text: str) -> str:
    return text if len(text) <= LONGEST_NAME and text.isprintable() else shown(text, LONGEST_NAME)


ShownText: TypeAlias = Annotated[str, AfterValidator(_shown)]
"""A text shown on screen; characters that would disturb it are removed."""


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)


class Player(_Line):
    """The player of a seat."""

    name: ShownText
    level: ShownText
    """The bot's level; `human` for a person."""
    deck_name: ShownText = ""
    """The deck's title when the game began."""
    deck: Any = None
    """The whole deck in the game's own form; None in a game that began at a position."""

    @property
    def is_person(self) -> bool:
        """True if a person decides, at a window or elsewhere; False for a bot."""
        return self.level == PERSON


class Series(_Line):
    """The match to which this game belongs."""

    length: Annotated[int, Field(ge=1)]
    """Best of `length` games."""
    wins: tuple[int, int] = (0, 0)
    """Games won before this one, by seat."""
    id: str = ""
    """The id of the match's first game."""
    game: Annotated[int, Field(ge=1)] = 1
    """The number of this game in the match, from 1."""
    registered: tuple[Any, Any] | None = None
    """Both decks as they were when a match with sideboards began, in the game's own form; None without sideboards."""
    clock: tuple[float, float] | None = None
    """By seat, the seconds left when this game begins, with a clock for the whole match; None without a clock."""


class Start(_Line):
    """The first line: everything needed to start the game."""

    kind: Literal["start"] = "start"
    format: int = FORMAT
    game: str = "gcg"
    """Key of the game; absent from records made when there was only one game."""
    program: ShownText = ""
    """The version of the program that wrote it."""
    id: str
    began: ShownText
    """Date and time, ISO 8601 in UTC."""
    edition: str
    seed: int = 0
    chooser: Seat | None = None
    """Seat of the player who decides who goes first; None if the seed picks it."""
    trial: bool = False
    """True if a deck is only tested, alone: it need not be legal."""
    packs: Annotated[tuple[ShownText, ...], Field(max_length=MOST_PACKS)] = ()
    """The card packs that the decks had cards of (`PlayersOwn.packs`)."""
    players: tuple[Player, Player]
    state: str | None = None
    """A packed state, for a game that began from a position; None for a game that began with decks."""
    series: Series | None = None
    clock: float | None = None
    """Seconds for each player, for the whole game or the whole match; None without clocks."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)


class Move(_Line):
    """One choice, in its written form."""

    kind: Literal["move"] = "move"
    seat: Seat
    text: str
    turn: int = 0
    """The number of the turn in which it was made."""
    turn_then: int = 0
    """The number of the turn after it."""
    digest: str = ""
    """Digest of the state to which it led."""
    forced: bool = False
    """True if the client made it, for a player who could do nothing else, had asked for passing, or lost on time."""
    clock: tuple[float, float] | None = None
    """By seat, the seconds left after it; None without clocks."""


class Jump(_Line):
    """The game was moved to another position, back or forward; `position` counts the choices made up to there."""

    kind: Literal["at"] = "at"
    position: Annotated[int, Field(ge=0)]
    why: str = ""


class Snapshot(_Line):
    """The whole state after `position` choices."""

    kind: Literal["state"] = "state"
    position: Annotated[int, Field(ge=0)]
    state: str


class Named(_Line):
    """The name that the player has given the game."""

    kind: Literal["name"] = "name"
    name: ShownText


class Archived(_Line):
    """The player has put the unfinished game away, or brought it back: one put away is not offered automatically."""

    kind: Literal["away"] = "away"
    away: bool = True


class End(_Line):
    """The game is over."""

    kind: Literal["end"] = "end"
    result: str
    """The winner's seat, or `draw`."""
    digest: str


class Exchanged(_Line):
    """A player has exchanged cards after the game, or kept the deck: the deck for the next game of the match."""

    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    deck: Any
    """The whole deck in the game's own form."""


class CardSlot(NamedTuple):
    """The slot that a card has in a zone on the screen."""

    seat: int
    zone: str
    card: int
    slot: int


class Slotted(_Line):
    """The slots into which a player has moved cards on the screen; they do not affect the game."""

    kind: Literal["slots"] = "slots"
    slots: tuple[CardSlot, ...]


class SwitchedOff(_Line):
    """Where a player no longer wants to be asked, even if they could do something."""

    kind: Literal["switched off"] = "switched off"
    seat: Seat
    steps: tuple[str, ...] = ()
    """Keys of stops of the playmat."""
    cards: tuple[str, ...] = ()
    """Numbers of cards."""


RecordLine: TypeAlias = Start | Move | Jump | Snapshot | Named | Archived | End | Exchanged | Slotted | SwitchedOff
_LINE: TypeAdapter[RecordLine] = TypeAdapter(
    Annotated[RecordLine, Field(discriminator="kind")], config=ConfigDict(defer_build=True)
)
_BEGUN = re.compile(rb"[0-9a-f]{0,8}|[0-9a-f]{8} (?:\{[^\x00-\x1f\x7f]*)?")
"""Matches the beginning of a line, even if the rest is missing."""
_CHECKSUM = re.compile(rb"[0-9a-f]{8}")
_KINDS = ("start", "move", "at", "state", "name", "away", "end", "exchanged", "slots", "switched off")


def write_line(line: RecordLine) -> bytes:
    """A line as bytes: a checksum of eight hexadecimal figures, a space, JSON, a line feed."""
    text = line.model_dump_json(exclude_none=True).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_lines(data: bytes) -> Iterator[tuple[RecordLine | None, int]]:
    """Yield (line, index of its end) for each line written by `write_line`; the line is None if its kind is unknown.

    Unknown kinds come from later versions. A byte order mark at the front and other line ends, which a mail program
    or an editor may have made, do not matter. Empty lines and an incomplete line at the end are ignored. Raises
    `Damaged` at the first line that differs otherwise from what was written; the lines before it are valid.
    """
    end, number = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0, 0
    if last := data.find(b"\n", len(data.rstrip(b"\r\n"))) + 1:
        data = data[:last]
    for number, raw in enumerate(_whole_lines(data, end), 1):
        end += len(raw) + 1
        yield _read_line(raw.removesuffix(b"\r"), number), end
    if not _is_begun(data[end:]):
        if number == 0:
            raise NotARecord
        raise Damaged(f"line {number + 1} is not as it was written (it is not a line of a record)")


def _is_begun(data: bytes) -> bool:
    """True for what may be the beginning of a line."""
    try:
        codecs.getincrementaldecoder("utf-8")().decode(data)  # the last character may be incomplete
    except UnicodeDecodeError:
        return False
    return _BEGUN.fullmatch(data) is not None


def _whole_lines(data: bytes, begin: int) -> Iterator[bytes]:
    while (end := data.find(b"\n", begin)) >= 0:
        yield data[begin:end]
        begin = end + 1


def _read_line(raw: bytes, number: int) -> RecordLine | None:
    """One line; None for a kind that a later version has added."""
    checksum, _, text = raw.partition(b" ")
    if number == 1 and not _CHECKSUM.fullmatch(checksum):
        raise NotARecord
    if checksum != b"%08x" % zlib.crc32(text):
        raise Damaged(f"line {number} is not as it was written (its checksum differs)")
    try:
        # Unlike json.loads, rejects lone surrogates and unlimited nesting.
        data = from_json(text, allow_inf_nan=False)
        if data.get("kind") not in _KINDS:
            return None
        return _LINE.validate_python(data)
    except (ValidationError, ValueError, AttributeError) as error:
        first = error.errors(include_url=False)[0]["msg"] if isinstance(error, ValidationError) else str(error)
        raise Damaged(f"line {number}: {first}") from None


def pack(state: Mapping[str, Any]) -> str:
    """A state as short text."""
    return base64.b85encode(zlib.compress(json.dumps(state, separators=(",", ":")).encode(), 6)).decode()


def unpack(text: str) -> dict[str, Any]:
    """The state that `pack` wrote; `ValueError` for anything else."""
    inflating = zlib.decompressobj()
    try:
        data = inflating.decompress(base64.b85decode(text), LARGEST_STATE)
        state = from_json(data, allow_inf_nan=False) if inflating.eof else None
    except (zlib.error, ValueError) as error:
        raise ValueError(f"this is no packed state: {error}") from None
    if not isinstance(state, dict):
        raise ValueError("this is no packed state: it is cut off, too large, or no object")  # noqa: TRY004 - for people
    return state
