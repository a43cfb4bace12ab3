"""The client of a table: a connection in a thread of its own that comes back by itself.

A window makes a `Client` for a server, calls `host`, `join`, `watch`, `look` or `resume` once, and then the methods for
what its player does. Everything that happens comes through one callback, in the client's thread and in order (a window
turns it into a signal of its own thread). It is called with:

- the messages of the server (`downward.py`), except those that the client deals with itself: `Update`, which
  comes as `Played`, and `Deal` and `Commits`, which it answers;
- `Link`, whenever the state of the connection changes;
- `Played`, with the view, the new events and the number that a choice must name;
- `Checked`, after a game or a match: what the check of all its games has shown.

Choices are judged and written in a world that is sampled from the view (`GameModule.sample_world`, with the own deck
and None for the other's). `choose` is repeated after a lost connection, and carried out exactly once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import threading
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gundam_desktop import __version__
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.card_sets import cards_of
from gundam_desktop.net.connection import Unreachable, dial, watch, write
from gundam_desktop.net.downward import Bye, Down, Table, Update, Welcome, read_down
from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.protocol import CONCEDE, PROTOCOL, Matter, ProtocolError, Rules
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.taken_seat import Checked, TakenSeat
from gundam_desktop.net.told_game import OutOfStep, Played
from gundam_desktop.net.upward import (
    Agree,
    Ask,
    Choose,
    Claim,
    Deck,
    Emote,
    Exchange,
    Hello,
    Host,
    Join,
    Leave,
    Look,
    Ready,
    Rematch,
    Say,
    Talk,
    Up,
    Watch,
)

PAUSES = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds between two attempts to connect; the last one from then on."""
SPREAD = (0.8, 1.2)
"""By how much each pause is varied, so that not all clients come back at once."""

logger = logging.getLogger(__name__)


class Link(NamedTuple):
    """The state of the connection."""

    state: Literal["dialling", "here", "slow", "lost", "ended"]
    """It is being made; it stands; the server has not answered for a moment; it is lost and made again after `wait`;
    it has ended for good, because the window has closed it or the server wants it (`code`)."""
    wait: float = 0.0
    """The seconds until the next attempt."""
    code: str = ""
    """Why it is lost or has ended: `unreachable`, `certificate`, `not understood`, or the code of a `Bye`."""
    figures: tuple[tuple[str, str | int], ...] = ()
    """The values for the sentence of `code`; for `certificate`, `fingerprint` is that of the server's own one."""


Heard: TypeAlias = Link | Played | Checked | Down
"""What the window is told; of the messages, all but `Update`, `Deal` and `Commits`."""


class Client:
    """A player's connection to a table of a server."""

    def __init__(
        self,
        server: Server,
        find: Callable[[str], GameModule],
        heard: Callable[[Heard], object],
        *,
        key: str = "",
        files: SeatFiles | None = None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        """Nothing is connected before the first call.

        `find` returns the module of a game; `heard` is called in the client's thread with all that happens; `key` is
        the server's key, which hosting on a server of one's own needs; the seat is kept in `files`, by default in the
        player's own folder.
        """
        self.server, self._find, self._heard, self._key = server, find, heard, key
        self._files = files if files is not None else SeatFiles()
        self._pauses = pauses
        self._seat: TakenSeat | None = None
        self._request: Up | None = None
        """What is asked first, until the seat is taken."""
        self._out: asyncio.Queue[Up | None] | None = None
        """The messages that are to be sent; None without a connection."""
        self._code = ""
        self._tries = 0
        self._loop = asyncio.new_event_loop()
        self._again = asyncio.Event()
        self._ended = asyncio.Event()
        self._dialling: asyncio.Task[ClientConnection] | None = None
        """The last attempt to connect, which `close` gives up."""
        self._thread = threading.Thread(target=self._live, name="network", daemon=True)

    # one of these first

    def look(self, code: str) -> None:
        """Ask what is played at a table (`Found` or `Refused`); `join` or `watch` may follow."""
        self._begin(Look(code=code), code)

    def host(self, game: str, edition: str, deck: Any, deck_name: str, name: str, rules: Rules) -> None:
        """Open a table. `deck` is a deck of the game, `name` the player's. `Table` or `Refused` follows."""
        written_deck = self._find(game).write_deck(deck)
        seat = self._new_seat(name)
        seat.brought = written_deck
        message = Host(
            game=game,
            edition=edition,
            cards=cards_of(self._find(game)),
            deck=written_deck,
            deck_name=deck_name,
            name=name,
            rules=rules,
            token=seat.saved.token,
        )
        self._begin(message, "", seat)

    def join(self, code: str, game: str, deck: Any, deck_name: str, name: str) -> None:
        """Take the second seat of a table. `game` is what `Found` or the invitation says. `Table` or `Refused`."""
        written_deck = self._find(game).write_deck(deck)
        seat = self._new_seat(name)
        seat.brought = written_deck
        message = Join(
            code=code,
            cards=cards_of(self._find(game)),
            deck=written_deck,
            deck_name=deck_name,
            name=name,
            token=seat.saved.token,
        )
        self._begin(message, code, seat)

    def watch(self, code: str, game: str, name: str) -> None:
        """Watch a table; the view is that of seat 0, with what both players know. `Table` or `Refused` follows."""
        message = Watch(code=code, cards=cards_of(self._find(game)), name=name)
        self._begin(message, code, self._new_seat(name))

    def resume(self, saved: SavedSeat) -> None:
        """Come back to a seat that was saved (`SeatFiles.all`), on the server of this client, which may have moved."""
        here = saved.model_copy(update={"server": self.server})
        self._begin(None, saved.code, TakenSeat(self._find, self._files, here))

    # before and between games

    def change_deck(self, deck: Any, deck_name: str) -> None:
        """Bring another deck, until both are ready."""
        written_deck = self._write_deck(deck)
        self._do(lambda seat: self._bring(seat, Deck(deck=written_deck, deck_name=deck_name)))

    def ready(self, on: bool = True) -> None:
        """Be ready for the next game, or not any more."""
        self._send(Ready(on=on))

    def exchange(self, deck: Any) -> None:
        """Say what deck is played in the next game of a match with sideboards."""
        written_deck = self._write_deck(deck)
        self._do(lambda seat: self._bring(seat, Exchange(deck=written_deck)))

    def rematch(self, *, swapped: bool = False) -> None:
        """Ask to play again; the game begins when both have asked."""
        self._send(Rematch(swapped=swapped))

    # in a game

    def choose(self, game: int, n: int, text: str) -> None:
        """Make a choice in its written form; `game` and `n` are those of the last `Played`.

        `Played` follows, or `Refused`. It is repeated after a lost connection.
        """

        def choose(seat: TakenSeat) -> Up:
            seat.open = Choose(game=game, n=n, text=text)
            return seat.open

        self._do(choose)

    def concede(self, game: int, n: int) -> None:
        """Give up the game."""
        self.choose(game, n, CONCEDE)

    def undo(self, position: int) -> None:
        """Ask to go back to the position before a decision of one's own; a free undo is made at once."""
        self._send(Ask(what="undo", to=position))

    def ask(self, what: Matter) -> None:
        """Ask the other player for a draw, or to keep the game for later."""
        self._send(Ask(what=what))

    def agree(self, what: Matter, yes: bool) -> None:
        """Answer what the other player has asked (`Asks`); the asker may take it back with False."""
        self._send(Agree(what=what, yes=yes))

    def claim(self, what: Literal["win", "draw", "keep"]) -> None:
        """Claim what `Players.claims` lists: the other player has been away for too long, or is out of time."""
        self._send(Claim(what=what))

    # talk

    def emote(self, key: str) -> None:
        """Send one of `emotes.EMOTES`."""
        self._send(Emote(key=key))

    def talk(self, on: bool) -> None:
        """Switch free text on or off; it is possible while both have it on."""
        self._send(Talk(on=on))

    def say(self, text: str) -> None:
        """Say something in free text."""
        self._send(Say(text=text))

    # the connection

    def try_now(self) -> None:
        """Connect again at once, without the rest of the pause."""
        self._call(self._again.set)

    def leave(self) -> None:
        """Leave the table for good, conceding a game in progress, and close. Close alone keeps the seat."""
        if self._seat is not None:
            self._files.forget(self._seat.saved.table)
        self._send(Leave())
        self.close()

    def close(self) -> None:
        """Close the connection, and wait for the end of the thread. The seat stays: `resume` comes back to it."""
        self._call(self._end)
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join()

    # in the thread

    def _begin(self, request: Up | None, code: str, seat: TakenSeat | None = None) -> None:
        def begin() -> None:
            self._request, self._code = request, code
            if seat is not None:
                self._seat = seat
            if self._out is not None:
                self._out.put_nowait(self._first())

        self._loop.call_soon_threadsafe(begin)
        if self._thread.ident is None:
            self._thread.start()

    def _call(self, call: Callable[[], object]) -> None:
        """Have something done in the client's thread; nothing once that has ended."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call)

    def _do(self, answer: Callable[[TakenSeat], Up]) -> None:
        """Send what `answer` returns for the seat, if there is one."""

        def do() -> None:
            if self._seat is not None:
                message = answer(self._seat)
                if self._out is not None:
                    self._out.put_nowait(message)

        self._call(do)

    def _send(self, message: Up) -> None:
        self._do(lambda _seat: message)

    def _new_seat(self, name: str) -> TakenSeat:
        saved = SavedSeat(server=self.server, token=new_secret(), name=name)
        return TakenSeat(self._find, self._files, saved)

    def _write_deck(self, deck: Any) -> Any:
        assert self._seat is not None
        return self._find(self._seat.saved.game).write_deck(deck)

    @staticmethod
    def _bring(seat: TakenSeat, message: Deck | Exchange) -> Up:
        seat.brought = message.deck
        return message

    def _first(self) -> Up:
        """Return what is said first: the seat is resumed once it is taken."""
        seat = self._seat
        if seat is not None and seat.saved.table and seat.saved.seat >= 0:
            return seat.resume
        assert self._request is not None
        return self._request

    def _end(self) -> None:
        self._ended.set()
        self._again.set()
        if self._dialling is not None:
            self._dialling.cancel()
        if self._out is not None:
            self._out.put_nowait(None)

    def _live(self) -> None:
        try:
            self._loop.run_until_complete(self._stay())
        except Exception:  # the window must learn of it: nobody else waits for this thread
            logger.exception("the client of a table has failed")
            self._tell(Link("ended", code="fault"))
        finally:
            self._loop.close()

    def _answered(self, in_time: bool) -> None:
        self._tell(Link("here" if in_time else "slow"))

    def _tell(self, heard: Heard) -> None:
        try:
            self._heard(heard)
        except Exception:  # a fault of the window must not cost the connection
            logger.exception("the window has failed at %s", type(heard).__name__)

    async def _stay(self) -> None:
        """Connect again and again, until the window or the server wants no more."""
        while not self._ended.is_set():
            self._tell(Link("dialling"))
            end = await self._connect()
            if self._ended.is_set() or not end.again:
                self._tell(Link("ended", code=end.code, figures=_pairs(end)))
                return
            wait = self._pauses[min(self._tries, len(self._pauses) - 1)] * random.uniform(*SPREAD)
            self._tries += 1
            self._tell(Link("lost", wait, end.code, _pairs(end)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._again.wait()
            self._again.clear()
        self._tell(Link("ended"))

    async def _connect(self) -> Bye:
        """Be connected once; return why no more."""
        try:
            self._dialling = asyncio.create_task(dial(self.server, self._code))
            socket = await self._dialling
        except asyncio.CancelledError:  # by `_end`
            return Bye(code="closed")
        except Unreachable as fault:
            figures: list[list[str | int]] = [["fingerprint", fault.fingerprint]] if fault.fingerprint else []
            return Bye(code=fault.code, figures=figures, again=fault.code == "unreachable")
        self._out = asyncio.Queue()
        self._out.put_nowait(Hello(protocol=PROTOCOL, program=__version__, key=self._key))
        if self._ended.is_set():
            self._out.put_nowait(None)
        helpers = [asyncio.create_task(write(socket, self._out)), asyncio.create_task(watch(socket, self._answered))]
        try:
            return await self._hear(socket)
        except ProtocolError:
            return Bye(code="not understood")
        except ConnectionClosed:
            return Bye(code="unreachable", again=True)
        finally:
            self._out = None
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            await socket.close()

    async def _hear(self, socket: ClientConnection) -> Bye:
        while True:
            message = read_down(await socket.recv())
            if isinstance(message, Bye):
                return message
            self._take(message)

    def _take(self, message: Down) -> None:
        assert self._out is not None
        if isinstance(message, Welcome):
            self._tell(message)
            self._tell(Link("here"))
            self._out.put_nowait(self._first())
        elif self._seat is None:
            self._tell(message)
        else:
            try:
                told, answers = self._seat.take(message)
            except OutOfStep:
                self._seat.told.clear()
                told, answers = [], [self._first()]
            if isinstance(message, Table | Update):
                self._tries = 0
            for heard in told:
                self._tell(heard)
            for answer in answers:
                self._out.put_nowait(answer)


def _pairs(end: Bye) -> tuple[tuple[str, str | int], ...]:
    return tuple((str(word), value) for word, value in end.figures)
