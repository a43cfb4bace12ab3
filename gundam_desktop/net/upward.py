"""The messages from a client to the server (`protocol.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from gundam_desktop.net.emotes import EMOTES
from gundam_desktop.net.protocol import (
    LONGEST_UP,
    LONGEST_WORDS,
    Code,
    Hash,
    Key,
    Matter,
    Name,
    Rules,
    TableId,
    UpMessage,
    read_message,
)


class Hello(UpMessage):
    """The first message."""

    t: Literal["hello"] = "hello"
    protocol: int
    program: Key
    """The version of the program."""
    key: Annotated[str, Field(max_length=100)] = ""
    """The key of the server, which those need who open a table on a server that is not public."""


class Look(UpMessage):
    """Asks what is played at a table; answered by `Found`."""

    t: Literal["look"] = "look"
    code: Code


class Cards(UpMessage):
    """The program's cards for a game, as digests: both sides must have the same."""

    sets: dict[Key, Key] = Field(max_length=500)
    """Key of a card set -> digest."""


class Host(UpMessage):
    """Opens a table."""

    t: Literal["host"] = "host"
    game: Key
    edition: Key
    cards: Cards
    deck: Any
    """The whole deck in the game's own form (`GameModule.write_deck`)."""
    deck_name: Annotated[str, Field(max_length=100)] = ""
    name: Name
    rules: Rules = Rules()
    token: Hash
    """Chosen by the client: it brings the player back. A message sent again with the same token opens no second table.
    """


class Join(UpMessage):
    """Takes the second seat of a table."""

    t: Literal["join"] = "join"
    code: Code
    cards: Cards
    deck: Any
    deck_name: Annotated[str, Field(max_length=100)] = ""
    name: Name
    token: Hash
    """Chosen by the client: it brings the player back. A message sent again with the same token takes the same seat."""


class Watch(UpMessage):
    """Watches a table, seeing what both players know."""

    t: Literal["watch"] = "watch"
    code: Code
    cards: Cards
    name: Name


class Resume(UpMessage):
    """Comes back to a seat."""

    t: Literal["resume"] = "resume"
    table: TableId
    token: Hash
    game: int = 0
    """The number of the game to which `have` belongs; 0 for none."""
    have: int = 0
    """The number of the last update that was received."""
    cards: Cards | None = None
    """None for a program that does not know the game."""


class Deck(UpMessage):
    """Brings another deck, until both are ready."""

    t: Literal["deck"] = "deck"
    deck: Any
    deck_name: Annotated[str, Field(max_length=100)] = ""


class Ready(UpMessage):
    """Says that the player is ready for the next game, or is not any more."""

    t: Literal["ready"] = "ready"
    on: bool


class Commit(UpMessage):
    """The player's commitment to a nonce."""

    t: Literal["commit"] = "commit"
    game: int
    hash: Hash


class Reveal(UpMessage):
    """The nonce that the player is committed to."""

    t: Literal["reveal"] = "reveal"
    game: int
    nonce: Hash


class Choose(UpMessage):
    """A choice, as it is written; also to concede, at any time."""

    t: Literal["choose"] = "choose"
    game: int
    n: int
    """The number of the update that it answers. A lower one than the latest was carried out already."""
    text: Annotated[str, Field(max_length=2000)]


class Ask(UpMessage):
    """Asks the other player for consent; a free undo is made at once."""

    t: Literal["ask"] = "ask"
    what: Matter
    to: int = 0
    """For an undo, the position to go back to: the one before a decision of this player."""


class Agree(UpMessage):
    """Answers what the other player has asked."""

    t: Literal["agree"] = "agree"
    what: Matter
    yes: bool


class Claim(UpMessage):
    """Ends or keeps a game whose other player has been away too long or has no time left."""

    t: Literal["claim"] = "claim"
    what: Literal["win", "draw", "keep"]


class Exchange(UpMessage):
    """The deck for the next game of a match with sideboards."""

    t: Literal["exchange"] = "exchange"
    deck: Any


class Rematch(UpMessage):
    """Asks to play again; the game begins when both have asked."""

    t: Literal["rematch"] = "rematch"
    swapped: bool = False
    """True to exchange decks; both must want it."""


class Emote(UpMessage):
    """One of the twelve emotes."""

    t: Literal["emote"] = "emote"
    key: Literal[EMOTES]  # type: ignore[valid-type]  # the keys, as a closed type


class Talk(UpMessage):
    """Switches free text on or off for this player."""

    t: Literal["talk"] = "talk"
    on: bool


class Say(UpMessage):
    """Free text to the other player; only if both have switched it on."""

    t: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS)]


class Leave(UpMessage):
    """Leaves the table for good; a game in progress is conceded."""

    t: Literal["leave"] = "leave"


Up: TypeAlias = (
    Hello
    | Look
    | Host
    | Join
    | Watch
    | Resume
    | Deck
    | Ready
    | Commit
    | Reveal
    | Choose
    | Ask
    | Agree
    | Claim
    | Exchange
    | Rematch
    | Emote
    | Talk
    | Say
    | Leave
)

_UP: TypeAdapter[Up] = TypeAdapter(Annotated[Up, Field(discriminator="t")], config=ConfigDict(defer_build=True))


def read_up(text: str | bytes) -> Up:
    """Read a message to the server. Raises `ProtocolError`."""
    message: Up = read_message(_UP, text, LONGEST_UP)
    return message
