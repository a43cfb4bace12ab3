"""The messages from the server to a client (`protocol.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from gundam_desktop.net.protocol import LONGEST_DOWN, DownMessage, Ending, Matter, Rules, Stage, read_message


class Welcome(DownMessage):
    """The answer to `Hello`."""

    t: Literal["welcome"] = "welcome"
    protocol: int
    program: str
    server: str
    """The name of the server."""
    neutral: bool
    """False if the server runs on a player's computer, which could look at hidden cards."""
    may_host: bool
    """True if this connection may open a table."""


class Found(DownMessage):
    """What is played at a table."""

    t: Literal["found"] = "found"
    code: str
    game: str
    edition: str
    rules: Rules
    names: list[str]
    """The names of the players, by seat; empty for an empty seat."""
    stage: Stage


class Table(DownMessage):
    """The seat that this client has now. `game`, `edition` and `rules` say what is played."""

    t: Literal["table"] = "table"
    id: str
    code: str
    seat: int
    """0 or 1; -1 for a watcher."""
    game: str
    edition: str
    rules: Rules


class Players(DownMessage):
    """Who is at the table; sent at every change."""

    t: Literal["players"] = "players"
    stage: Stage
    names: list[str]
    ready: list[bool]
    """Who is ready for the game; after a game, who wants a rematch or has exchanged cards."""
    here: list[bool]
    """Who is connected."""
    away: list[float]
    """Seconds that each may still be away; below the whole budget, and running, for those who are not here."""
    claims: list[str]
    """What this client may claim now: `win`, `draw`, `keep`."""
    talk: list[bool]
    """Who has switched free text on."""
    watchers: int
    wins: list[int]
    """Games of the match that each has won."""
    left: list[int]
    """How often each has left while the chance of a game was agreed on."""
    unplayed: list[list[str]] = Field(default_factory=list)
    """For each, the abilities of cards in their deck that are not played (`PlayersOwn.unplayed`), in English."""


class Deal(DownMessage):
    """Asks both players for commitments to the chance of a game; `commit` is the server's own."""

    t: Literal["deal"] = "deal"
    game: int
    """The number of the game at this table, from 1."""
    commit: str


class Commits(DownMessage):
    """The commitments of both players; each reveals the nonce then."""

    t: Literal["commits"] = "commits"
    game: int
    hashes: list[str]


class Began(DownMessage):
    """A game has begun; the first update follows."""

    t: Literal["began"] = "began"
    game: int
    nonces: list[str]


class Step(DownMessage):
    """What came of one choice."""

    quiet: bool = False
    """True for an automatic pass that everybody could foresee; logs leave it out."""
    events: list[list[Any]]
    """The events without what the receiver may not know (`wire.read_event`)."""


class Update(DownMessage):
    """What has happened since the update `since`, and the view now."""

    t: Literal["update"] = "update"
    game: int
    since: int
    """The number of the update that it follows; 0 for none."""
    n: int
    """Its own number: it grows with every choice and every undo."""
    position: int
    """How many choices have been made in the game up to now."""
    steps: list[Step]
    """One for each choice from position `position - len(steps)` on, in place of what was told of them before."""
    view: dict[str, Any] | None = None
    """The whole view as data; None if `delta` says what is different."""
    delta: Any = None
    """What turns the view of the update `since` into the present one (`wire.patched`)."""
    clock: list[float] | None = None
    """The seconds left for each player; None without clocks."""


class Why(DownMessage):
    """One reason of a refusal, worded by the client."""

    code: str
    clause: str = ""
    figures: list[list[str | int]] = Field(default_factory=list)
    """Pairs of a word and a value."""
    card: int = 0


class Refused(DownMessage):
    """What the player wanted is not possible; nothing has changed."""

    t: Literal["refused"] = "refused"
    what: str
    """The type of the refused message: `choose`, `join`, `deck`, ..."""
    why: list[Why]


class Asks(DownMessage):
    """A player asks for consent."""

    t: Literal["asks"] = "asks"
    what: Matter
    by: int
    """The seat of who asks."""
    to: int = 0
    """For an undo, the position to go back to."""


class Answered(DownMessage):
    """The answer to what was asked."""

    t: Literal["answered"] = "answered"
    what: Matter
    yes: bool


class Proof(DownMessage):
    """What shows that a game went by the rules (`fairness.faults_of`)."""

    game: int
    secret: str
    """The server's own part of the chance."""
    digest: str
    """The digest of the last state."""
    record: str
    """The whole record, as in the file of a saved game."""


class Over(DownMessage):
    """A game has ended."""

    t: Literal["over"] = "over"
    game: int
    result: str
    """The winner's seat, or `draw`."""
    clause: str
    """The clause that ended it; empty if the players did (`how`)."""
    how: Ending
    wins: list[int]
    decided: bool
    """True if the match is over; always for a single game."""
    proofs: list[Proof] = Field(default_factory=list)
    """One for each game of the match, once it is over."""


class Emoted(DownMessage):
    """A player's emote."""

    t: Literal["emote"] = "emote"
    by: int
    key: str


class Said(DownMessage):
    """What the other player says. It is shown as plain text."""

    t: Literal["say"] = "say"
    by: int
    text: str


class Bye(DownMessage):
    """The last message before the server closes the connection."""

    t: Literal["bye"] = "bye"
    code: str
    """The reason, worded by the client: one of `BYES`."""
    figures: list[list[str | int]] = Field(default_factory=list)
    again: bool = False
    """True if the client may come back by itself."""


Down: TypeAlias = (
    Welcome
    | Found
    | Table
    | Players
    | Deal
    | Commits
    | Began
    | Update
    | Refused
    | Asks
    | Answered
    | Over
    | Emoted
    | Said
    | Bye
)

_DOWN: TypeAdapter[Down] = TypeAdapter(Annotated[Down, Field(discriminator="t")], config=ConfigDict(defer_build=True))


def read_down(text: str | bytes) -> Down:
    """Read a message from the server. Raises `ProtocolError`."""
    message: Down = read_message(_DOWN, text, LONGEST_DOWN)
    return message
