"""The messages between a client and a server, protocol version 1: one JSON object each, `t` is its type.

Messages to the server are closed: an unknown type or field is a fault. Unknown fields of messages from the server are
ignored, so that a newer server can say more.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

PROTOCOL: Final = 1
"""The version of the protocol; it changes when a program with the former one would not understand it."""
LONGEST_UP: Final = 64 * 1024
"""The most bytes of a message to the server."""
LONGEST_DOWN: Final = 4 * 1024 * 1024
"""The most bytes of a message from the server."""
LONGEST_NAME: Final = 20
LONGEST_WORDS: Final = 200
"""The most characters of what a player says."""
DRAW: Final = "draw"
CONCEDE: Final = "concede"
"""The choice that gives up a game; it is legal at any time."""

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Code: TypeAlias = Annotated[str, Field(pattern="^[2-9A-HJKMNP-TV-Z]{8}$")]
"""The code of a table: eight signs that cannot be mistaken for each other."""
Hash: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""32 bytes, written in hexadecimal."""
TableId: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
Key: TypeAlias = Annotated[str, Field(max_length=40)]
Passing: TypeAlias = Literal["quick", "secret"]
"""How the server passes for players: wherever they can do nothing else (quick), which tells the other player that they
cannot; or only where everybody can foresee it (secret)."""
Matter: TypeAlias = Literal["undo", "draw", "keep"]
"""What both players can agree on: to undo, to call the game a draw, to keep it for later."""
Ending: TypeAlias = Literal["", "rules", "time", "away", "agreed", "left"]
"""What has ended a game: the rules (a concession, too), a claim on time or on absence, an agreement, a player who left;
empty while it is played."""
Stage: TypeAlias = Literal["open", "seated", "dealing", "playing", "between", "over", "kept"]
"""Where a table is: it waits for a second player; both are there and get ready; the chance of the game is agreed on;
the game is played; between two games of a match; the game or match is over; kept for later."""


class UpMessage(BaseModel):
    """A message to the server, or a part of one."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class DownMessage(BaseModel):
    """A message from the server, or a part of one."""

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True, defer_build=True)


class Rules(UpMessage):
    """The rules of a table, set by the host before anybody joins."""

    best_of: Literal[1, 3, 5] = 1
    sideboards: bool = False
    """True if cards may be exchanged between the games of a match."""
    clock: Annotated[float, Field(ge=30, le=6 * 3600, allow_inf_nan=False)] | None = None
    """Seconds for each player; None without clocks."""
    match_clock: bool = False
    """True if the seconds are for the whole match."""
    passing: Passing = "quick"
    undo: bool = True
    """True if a player may ask the other to undo; a free undo is always possible and needs nobody's consent."""
    chat: bool = False
    """True if free text is possible, once both players have switched it on."""
    watchers: bool = True
    help: bool = False
    """True if the coach, the best moves and the value bar may be used; windows keep to it, a server cannot check it."""
    listed: bool = False
    """True if the table is announced on the local network."""


BYES: Final = {
    "protocol": "The programs do not match: `theirs`, `ours` are protocols, `program` is the server's version.",
    "not understood": "A message was not one of the protocol.",
    "too fast": "Too many messages.",
    "silent": "Nothing was heard.",
    "too many": "Too many connections or tables of one address, or of this server.",
    "no table": "There is no such table, or the token is not right.",
    "sets": "A card set of a deck differs now, as in `REFUSALS`.",
    "elsewhere": "The seat was resumed by another connection.",
    "stopping": "The server stops; it may come back.",
    "fault": "The server has failed at this table; its file is kept.",
    "closed": "The table is closed, or the player has left it.",
    "kept": "The game is kept for later: it goes on when both players have come back.",
}
"""Codes of `Bye` -> what they mean."""

REFUSALS: Final = {
    "not allowed": "Not at this time, or not by the rules of the table.",
    "no key": "This server opens tables only for those who have its key.",
    "no table": "There is no table with this code.",
    "too many": "The server, or this address, has too many tables.",
    "full": "Both seats are taken.",
    "game": "The server does not have this game (`game`).",
    "edition": "The server does not have this edition (`edition`; `right` are those it has).",
    "sets": "A card set differs (`set`; `who` is `server` or `other`; `yours`, `theirs` are digests, `-` for none).",
    "deck": "The deck may not be played (`fault` is the reason in English).",
    "rules": "The game has no sideboards.",
    "unreadable": "The choice is not understood.",
    "too fast": "Too many emotes.",
    "other": "It is not this player's decision.",
    "fault": "The server has failed at this; nothing has changed.",
}
"""Codes of `Refused` besides those of the game -> what they mean; words in backquotes are figures."""


class ProtocolError(ValueError):
    """What was received is no message of the protocol."""


def written(message: UpMessage | DownMessage) -> str:
    """Write a message."""
    return message.model_dump_json()


def read_message(adapter: TypeAdapter[Any], text: str | bytes, longest: int) -> Any:
    """Read a message of at most `longest` bytes. Raises `ProtocolError`."""
    if len(text) > longest:
        raise ProtocolError(f"a message of {len(text)} bytes; expected {longest} at most")
    try:
        return adapter.validate_python(from_json(text, allow_inf_nan=False))
    except (ValidationError, ValueError, RecursionError) as error:
        raise ProtocolError(f"this is not a message of the protocol: {type(error).__name__}") from None
