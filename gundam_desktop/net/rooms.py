"""All tables of a server: opened, joined by their codes, and loaded from the disk when somebody comes back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from gundam_desktop.games import UnknownGame, find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net import upward as up
from gundam_desktop.net.card_sets import other_set
from gundam_desktop.net.downward import Found, Why
from gundam_desktop.net.flusher import THREADS, Flusher
from gundam_desktop.net.held_game import NotPossible
from gundam_desktop.net.invitation import CODE_LENGTH, SIGNS
from gundam_desktop.net.limits import TABLES
from gundam_desktop.net.match_play import (
    MatchPlay,
    other_cards,
    readable_deck,
    remove_journals,
    require_same_cards,
    terms_of,
)
from gundam_desktop.net.presence import MOST_WATCHERS, Connection
from gundam_desktop.net.table import Table
from gundam_desktop.net.table_file import SUFFIX, SeatData, TableData, hash_of, path_of, read_table
from gundam_desktop.records import Damaged, Store

OLD = 7 * 24 * 3600.0
"""Seconds after which the files of a finished table are removed, though a player has not seen its end."""

logger = logging.getLogger(__name__)


class Rooms:
    """The tables of one server process."""

    def __init__(self, folder: Path, most: int, sign: str = "", now: Callable[[], float] = time.monotonic) -> None:
        """At most `most` tables are open at a time; the codes of this process begin with `sign`, if there is one."""
        self.folder, self._most, self._sign, self._now = folder, most, sign, now
        folder.mkdir(parents=True, exist_ok=True)
        self.tables: dict[str, Table] = {}
        """Id -> table, of those in use."""
        self.taking = True
        """False if no new tables are opened, because the server stops."""
        self._codes: dict[str, str] = {}
        self._opened: dict[str, str] = {}
        """Id of a table -> address that has opened it."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._threads = ThreadPoolExecutor(THREADS, "disk")
        self._scan()

    def _scan(self) -> None:
        """Note the codes of all tables on the disk, and remove those that ended long ago."""
        for path in self.folder.glob("*" + SUFFIX):
            try:
                data = read_table(path)
                if data.stage == "over" and time.time() - path.stat().st_mtime > OLD:
                    path.unlink()
                    remove_journals(Store(self.folder), data.games)
                else:
                    self._codes[data.code] = data.id
            except (OSError, ValueError) as error:
                logger.warning("%s cannot be read: %s", path.name, error)

    def host(self, message: up.Host, connection: Connection, address: str) -> tuple[Table, int]:
        """Open a table, or return it if the message was sent again. Raises `NotPossible`."""
        again = next((table for table in self.tables.values() if table.seat_of(message.token) == 0), None)
        if again is not None:
            again.sit(0, connection)
            return again, 0
        if not self.taking or len(self.tables) >= self._most or self._of(address) >= TABLES:
            raise NotPossible(Why(code="too many"))
        game_module = self._game_module(message.game, message.edition)
        if message.rules.sideboards and game_module.sideboards is None:
            raise NotPossible(Why(code="rules"))
        data = TableData(
            id=secrets.token_hex(8),
            code=self._new_code(),
            game=message.game,
            edition=message.edition,
            rules=message.rules,
            seats=[None, None],
        )
        data.seats[0] = self._seat(message, data, game_module)
        table = self._table(data)
        self._opened[data.id], self._codes[data.code] = address, data.id
        self.tables[data.id] = table
        table.save()
        table.sit(0, connection)
        return table, 0

    async def join(self, message: up.Join, connection: Connection) -> tuple[Table, int]:
        """Take the second seat, or return to it if the message was sent again. Raises `NotPossible`, `LookupError`."""
        table = await self.by_code(message.code)
        seat = table.seat_of(message.token)
        if seat < 0:
            if table.data.seats[1] is not None or not self.taking:
                raise NotPossible(Why(code="full"))
            player = self._seat(message, table.data, table.match.game_module)
            seat, table.data.seats[1] = 1, player
            table.data.stage = "seated"
            table.save()
        table.sit(seat, connection)
        return table, seat

    async def watch(self, message: up.Watch, connection: Connection) -> Table:
        """Let somebody watch. Raises `NotPossible`, `LookupError`."""
        table = await self.by_code(message.code)
        if not table.data.rules.watchers or len(table.watchers) >= MOST_WATCHERS:
            raise NotPossible(Why(code="not allowed"))
        self._require_sets(table.data, table.match.game_module, message.cards)
        table.watch(connection)
        return table

    async def look(self, code: str) -> Found:
        """Return what is played at a table. Raises `LookupError`, `NotPossible`."""
        data = (await self.by_code(code)).data
        names = [seat.name if seat is not None else "" for seat in data.seats]
        return Found(code=code, game=data.game, edition=data.edition, rules=data.rules, names=names, stage=data.stage)

    async def resume(self, message: up.Resume, connection: Connection) -> tuple[Table, int]:
        """Give a seat back to its player. Raises `LookupError`, `NotPossible`."""
        table = await self._loaded(message.table)
        seat = table.seat_of(message.token)
        if seat < 0:
            raise LookupError
        if message.cards is not None:
            self._require_sets(table.data, table.match.game_module, message.cards)
        table.sit(seat, connection, message.game, message.have)
        return table, seat

    async def by_code(self, code: str) -> Table:
        """Return the table with a code. Raises `LookupError`, `NotPossible` if it cannot be read."""
        return await self._loaded(self._codes[code])

    def tick(self) -> None:
        """Let the time pass at all tables, and forget those that have ended."""
        for table in list(self.tables.values()):
            try:
                table.tick()
            except Exception:  # a fault at one table must not cost the others
                logger.exception("table %s has failed", table.data.id)
            if table.closed:
                self.forget(table)

    def forget(self, table: Table) -> None:
        """Forget a table that has been closed; it is loaded again if it is still on the disk."""
        if self.tables.get(table.data.id) is not table:
            return  # it was loaded again meanwhile
        del self.tables[table.data.id]
        self._opened.pop(table.data.id, None)
        if not path_of(self.folder, table.data.id).exists():
            self._codes.pop(table.data.code, None)

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self._threads.shutdown()

    def count(self) -> Counter[str]:
        """How many tables are in each stage."""
        return Counter(table.data.stage for table in self.tables.values())

    def listed(self) -> list[tuple[str, str, str, str]]:
        """Return (host's name, code, game, edition) of the open tables that are announced."""
        return [
            (table.data.seats[0].name, table.data.code, table.data.game, table.data.edition)
            for table in self.tables.values()
            if table.data.stage == "open" and table.data.rules.listed and table.data.seats[0] is not None
        ]

    async def _loaded(self, table: str) -> Table:
        """Return a table, from the disk if it is not in use: its game is played again, in a thread."""
        if table in self.tables and not self.tables[table].closed:
            return self.tables[table]
        if table not in self._codes.values():
            raise LookupError(table)
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        except (OSError, ValueError, Damaged):
            logger.exception("table %s cannot be loaded", table)
            raise NotPossible(Why(code="fault")) from None

    async def _load(self, table: str) -> Table:
        try:
            data = await asyncio.to_thread(read_table, path_of(self.folder, table))
            loop = asyncio.get_running_loop()
            match = await asyncio.to_thread(
                MatchPlay, data, find, Store(self.folder), Flusher(self._threads, loop), self._now
            )
            self.tables[table] = loaded = Table(data, match, self.folder, self._now)
            loaded.go_on()
            return loaded
        finally:
            del self._loading[table]

    def _table(self, data: TableData) -> Table:
        flusher = Flusher(self._threads, asyncio.get_running_loop())
        return Table(data, MatchPlay(data, find, Store(self.folder), flusher, self._now), self.folder, self._now)

    def _seat(self, message: up.Host | up.Join, data: TableData, game_module: GameModule) -> SeatData:
        """Return a player who may sit down. Raises `NotPossible`."""
        deck = readable_deck(game_module, message.deck, terms_of(data.rules, data.edition))
        others = [seat.sets for seat in data.seats if seat is not None]
        require_same_cards(game_module, deck, message.cards.sets, others)
        self._require_sets(data, game_module, message.cards)
        return SeatData(
            name=message.name,
            token=hash_of(message.token),
            deck=message.deck,
            deck_name=message.deck_name,
            sets=message.cards.sets,
        )

    @staticmethod
    def _require_sets(data: TableData, game_module: GameModule, cards: up.Cards) -> None:
        """Raise `NotPossible` unless a client has the sets of all decks at a table."""
        for seat in data.seats:
            try:
                deck = game_module.read_deck(seat.deck) if seat is not None else None
            except ValueError:  # a table from the disk, after its cards were removed
                raise NotPossible(Why(code="fault")) from None
            if deck is not None and (different := other_set(game_module, deck, cards.sets)):
                raise other_cards(different.set, "other", yours=different.there, theirs=different.here)

    @staticmethod
    def _game_module(key: str, edition: str) -> GameModule:
        try:
            game_module = find(key)
        except UnknownGame:
            raise NotPossible(Why(code="game", figures=[["game", key]])) from None
        if edition not in game_module.editions:
            right = ", ".join(game_module.editions)
            raise NotPossible(Why(code="edition", figures=[["edition", edition], ["right", right]]))
        return game_module

    def _of(self, address: str) -> int:
        return sum(opened == address for opened in self._opened.values())

    def _new_code(self) -> str:
        while True:
            rest = CODE_LENGTH - len(self._sign)
            code = self._sign + "".join(secrets.choice(SIGNS) for _ in range(rest))
            if code not in self._codes:
                return code
