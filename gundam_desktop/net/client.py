"""The client of a table: a connection in a thread of its own that comes back by itself.

A window makes a `Client` for a server, calls `host`, `join`, `watch`, `look` or `resume` once, and then sends what its
player does (`upward.py`). Everything that happens comes through one callback, in the client's thread and in order (a
window turns it into a signal of its own thread). It is called with:

- the messages of the server (`downward.py`), except those that the client deals with itself: `Update`, which
  comes as `Played`, and `Deal` and `Commits`, which it answers;
- `Link`, whenever the state of the connection changes;
- `Played`, with the view, the new events and the number that a choice must name;
- `Checked`, after a game or a match: what the check of all its games has shown.

Choices are judged and written in a world that is sampled from the view (`GameModule.sample_world`, with the own deck
and None for the other's).
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
from gundam_desktop.net.protocol import PROTOCOL, ProtocolError, Rules
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.taken_seat import Checked, TakenSeat
from gundam_desktop.net.told_game import OutOfStep, Played
from gundam_desktop.net.upward import Hello, Host, Join, Leave, Look, Up, Watch

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
        seat, player = self._player(game, deck, deck_name, name)
        self._begin(Host(game=game, edition=edition, rules=rules, **player), "", seat)

    def join(self, code: str, game: str, deck: Any, deck_name: str, name: str) -> None:
        """Take the second seat of a table. `game` is what `Found` or the invitation says. `Table` or `Refused`."""
        seat, player = self._player(game, deck, deck_name, name)
        self._begin(Join(code=code, **player), code, seat)

    def watch(self, code: str, game: str, name: str) -> None:
        """Watch a table; the view is that of seat 0, with what both players know. `Table` or `Refused` follows."""
        message = Watch(code=code, cards=cards_of(self._find(game)), name=name)
        self._begin(message, code, self._new_seat(name))

    def resume(self, saved: SavedSeat) -> None:
        """Come back to a seat that was saved (`SeatFiles.all`), on the server of this client, which may have moved."""
        if saved.game:
            cards_of(self._find(saved.game))  # worked out before the server waits for the seat's first message
        here = saved.model_copy(update={"server": self.server})
        self._begin(None, saved.code, TakenSeat(self._find, self._files, here))

    # then

    def send(self, message: Up) -> None:
        """Say something at the table. A `Choose` is repeated after a lost connection, and carried out once."""

        def send() -> None:
            if self._seat is not None:
                self._seat.say(message)
                if self._out is not None:
                    self._out.put_nowait(message)

        self._call(send)

    # the connection

    def try_now(self) -> None:
        """Connect again at once, without the rest of the pause."""
        self._call(self._again.set)

    def leave(self) -> None:
        """Leave the table for good, conceding a game in progress, and close. Close alone keeps the seat."""
        if self._seat is not None:
            self._files.forget(self._seat.saved.table)
        self.send(Leave())
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

    def _player(self, game: str, deck: Any, deck_name: str, name: str) -> tuple[TakenSeat, dict[str, Any]]:
        """Return a new seat, and what the message that takes it says of its player."""
        module, seat = self._find(game), self._new_seat(name)
        seat.brought = module.write_deck(deck)
        said = {"cards": cards_of(module), "deck": seat.brought, "deck_name": deck_name, "name": name}
        return seat, {**said, "token": seat.saved.token}

    def _new_seat(self, name: str) -> TakenSeat:
        saved = SavedSeat(server=self.server, token=new_secret(), name=name)
        return TakenSeat(self._find, self._files, saved)

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
