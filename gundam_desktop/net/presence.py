"""Who is at a table of the server: connections of seats and watchers, absences, and what all of them are told."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from gundam_desktop.net import downward as down
from gundam_desktop.net.absence import Absence, LagQuota
from gundam_desktop.net.emotes import PAUSE
from gundam_desktop.net.fairness import SERVER, commitment
from gundam_desktop.net.held_game import WATCHER, HeldGame
from gundam_desktop.net.match_play import MatchPlay
from gundam_desktop.net.protocol import DRAW, Matter, Stage
from gundam_desktop.net.table_file import GameData, SeatData, TableData, is_token, path_of, write_table
from gundam_desktop.quoting import quoted

MOST_WATCHERS = 20
MOST_UNPLAYED = 60
LONGEST_UNPLAYED = 200
"""Lines about abilities that are not played, and characters of one."""
FORGOTTEN = 30 * 60.0
"""Seconds without anybody after which a table ends, or a game that has begun is kept for later."""


class Connection(Protocol):
    """A connection of a client, as a table uses it."""

    @property
    def round_trip(self) -> float:
        """The seconds that a message takes there and back; 0 if that is not known."""
        ...

    def send(self, message: down.Down, /) -> None:
        """Send a message, after those that were sent before."""
        ...

    def end(self, bye: down.Bye, /) -> None:
        """Send the last message, and close."""
        ...


class Presence:
    """A table without what its players do."""

    def __init__(
        self, data: TableData, match: MatchPlay, folder: Path, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`match` has the games of the table; the side file is in `folder`; `now` tells the time in seconds."""
        self.data, self.match, self._folder, self._now = data, match, folder, now
        self.here: list[Connection | None] = [None, None]
        """The connection of each seat; None while it is away."""
        self.watchers: list[Connection] = []
        self.closed = False
        """True if the table has ended, so that its server can forget it."""
        self._asked: dict[Matter, tuple[int, int]] = {}
        """What is asked -> the seat that asks, and the position of an undo."""
        self._talk = [False, False]
        self._emoted = [-PAUSE, -PAUSE]
        self._ticked = self._alone_since = now()
        self._claimable: tuple[list[str], list[str]] = ([], [])
        self._new_game()

    # who is there

    def seat_of(self, token: str) -> int:
        """The seat to which a token belongs; -1 for none."""
        seats = enumerate(self.data.seats)
        return next((at for at, seat in seats if seat is not None and is_token(token, seat.token)), -1)

    def sit(self, seat: int, connection: Connection, game: int = 0, have: int = 0) -> None:
        """Give a seat to a connection: for the first time, or again. `game` and `have` are the last update it has."""
        self.tick()
        former, self.here[seat] = self.here[seat], connection
        if former is not None and former is not connection:
            former.end(down.Bye(code="elsewhere"))
        self._absences[seat].come_back()
        player = self.data.seats[seat]
        assert player is not None
        player.away = self._absences[seat].before
        if self.data.stage == "kept" and all(self.here):
            self._go("playing")
        connection.send(self._table(seat))
        self._tell_players()
        self._catch_up(seat, connection, game, have)

    def watch(self, connection: Connection) -> None:
        """Let a connection watch; the caller has checked that this is allowed."""
        self.watchers.append(connection)
        connection.send(self._table(-1))
        self._tell_players()
        if self.match.game is not None:
            connection.send(self.match.game.whole(WATCHER, 0))

    def lose(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        if self.closed:
            return
        self.tick()
        if connection in self.watchers:
            self.watchers.remove(connection)
            if self.match.game is not None and not self.watchers:
                self.match.game.forget(WATCHER)
        elif connection in self.here:
            seat = self.here.index(connection)
            self.here[seat] = None
            self._alone_since = self._now()
            player = self.data.seats[seat]
            if self.data.stage == "dealing" and player is not None:
                player.left += 1
            if self.match.game is not None:
                self.match.game.forget(seat)
        self._tell_players()

    def tick(self) -> None:
        """Let the time pass: absences, claims, tables that everybody has left."""
        if self.closed:
            return
        now = self._now()
        passed, self._ticked = now - self._ticked, now
        for seat in (0, 1):
            if self.data.stage == "playing" and self.here[seat] is None and self.here[1 - seat] is not None:
                self._absences[seat].pass_away(passed)
        if self._claims() != self._claimable:
            self._tell_players()
        if not any(self.here) and now - self._alone_since > FORGOTTEN:
            self._forget()

    def _forget(self) -> None:
        """End a table that everybody has left; a game or a match that has begun stays on the disk."""
        begun = any(game.journal for game in self.data.games)
        told = all(seat is None or seat.told_end for seat in self.data.seats)
        if not begun or (self.data.stage == "over" and told):
            self.remove()
            return
        if self.data.stage == "playing":
            self._go("kept")
        self.end(down.Bye(code="closed"))

    def remove(self) -> None:
        """End the table for good."""
        self.end(down.Bye(code="closed"))
        self.match.remove(self.data.games)
        path_of(self._folder, self.data.id).unlink(missing_ok=True)

    def end(self, bye: down.Bye) -> None:
        """Close all connections and files; the table goes on when it is loaded again."""
        self.closed = True
        for connection in self._connections():
            connection.end(bye)
        self.here, self.watchers = [None, None], []
        self.match.close()

    def save(self) -> None:
        """Write the side file."""
        write_table(self._folder, self.data)

    def _claims(self) -> tuple[list[str], list[str]]:
        """What each player may claim now."""
        game = self.match.game
        if self.data.stage != "playing" or game is None:
            return [], []
        clock = game.live.clock
        claims: list[list[str]] = []
        for other in (1, 0):
            if clock is not None:
                late = clock.read()[other] <= 0 and game.live.decision.player == other
            else:
                late = self.here[other] is None and not self._absences[other].left
            away = self.here[other] is None
            draw = [DRAW] if late and game.live.history.position else []
            claims.append([*(["win", *draw] if late else []), *(["keep"] if late or away else [])])
        return claims[0], claims[1]

    # what they are told

    def _table(self, seat: int) -> down.Table:
        data = self.data
        return down.Table(id=data.id, code=data.code, seat=seat, game=data.game, edition=data.edition, rules=data.rules)

    def _tell_players(self) -> None:
        """Tell everybody who is at the table."""
        seats, claims = self.data.seats, self._claims()
        self._claimable = claims
        players = down.Players(
            stage=self.data.stage,
            names=[seat.name if seat is not None else "" for seat in seats],
            ready=[seat is not None and seat.ready for seat in seats],
            here=[connection is not None for connection in self.here],
            away=[absence.left for absence in self._absences],
            claims=[],
            talk=list(self._talk),
            watchers=len(self.watchers),
            wins=self.match.wins,
            left=[seat.left if seat is not None else 0 for seat in seats],
            unplayed=[self._unplayed(seat.deck) if seat is not None else [] for seat in seats],
        )
        for seat, connection in enumerate(self.here):
            if connection is not None:
                connection.send(players.model_copy(update={"claims": claims[seat]}))
        for watcher in self.watchers:
            watcher.send(players)

    def _unplayed(self, deck: Any) -> list[str]:
        """What of a deck both players are told is not played."""
        game_module = self.match.game_module
        try:
            lines = game_module.own.unplayed(game_module.read_deck(deck), "en") if game_module.own is not None else ()
        except ValueError:  # a table from the disk, after its cards were removed
            lines = ()
        return [quoted(line, LONGEST_UNPLAYED) for line in lines[:MOST_UNPLAYED]]

    def _catch_up(self, seat: int, connection: Connection, number: int, have: int) -> None:
        """Tell a player who has come back all that they have missed."""
        game = self.match.game
        if self.data.stage == "dealing":
            dealt = self.match.now_dealt
            connection.send(self._commitment(dealt))
            if all(dealt.hashes):
                connection.send(down.Commits(game=dealt.number, hashes=dealt.hashes))
        elif game is not None:
            connection.send(self._began(game))
            connection.send(game.whole(seat, have if number == game.data.number else 0))
            for what, (by, to) in self._asked.items():
                connection.send(down.Asks(what=what, by=by, to=to))
            if self.data.stage in ("between", "over"):
                connection.send(self.match.over(decided=self.data.stage == "over"))
                self._player(seat).told_end = True
                self.save()

    def _commitment(self, dealt: GameData) -> down.Deal:
        return down.Deal(game=dealt.number, commit=commitment(self.data.id, dealt.number, SERVER, dealt.secret))

    @staticmethod
    def _began(game: HeldGame) -> down.Began:
        return down.Began(game=game.data.number, nonces=game.data.nonces)

    def _go(self, stage: Stage) -> None:
        """Go to another stage, on the disk, too, and tell all."""
        self.data.stage = stage
        self.save()
        self._tell_players()

    def _to_players(self, message: down.Down) -> None:
        for connection in self.here:
            if connection is not None:
                connection.send(message)

    def _to_all(self, message: down.Down) -> None:
        self._to_players(message)
        for watcher in self.watchers:
            watcher.send(message)

    def _connections(self) -> list[Connection]:
        return [connection for connection in (*self.here, *self.watchers) if connection is not None]

    def _player(self, seat: int) -> SeatData:
        player = self.data.seats[seat]
        assert player is not None
        return player

    def _players(self) -> Iterator[SeatData]:
        return (player for player in self.data.seats if player is not None)

    def _new_game(self) -> None:
        """Begin to count for the game that is played now."""
        self._absences = [Absence(player.away) for player in self._players()]
        while len(self._absences) < 2:
            self._absences.append(Absence())
        self._quotas = [LagQuota(), LagQuota()]
        self._emotes = [0, 0]
        self._asked_at = self._now()
        game = self.match.game
        if game is not None and game.live.clock is not None:
            game.live.clock.whose = self._whose_time

    def _whose_time(self) -> int:
        """The seat whose clock runs; -1 for nobody's: both are away, or nothing is played."""
        game = self.match.game
        runs = self.data.stage == "playing" and any(self.here) and game is not None and not game.over
        return game.live.decision.player if runs and game is not None else -1
