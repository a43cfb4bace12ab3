"""A game on the server: what each player and the watchers are told of it, update by update."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.journal_keeper import Flusher, JournalKeeper
from gundam_desktop.match.live_game import LiveGame
from gundam_desktop.match.passing import AutoPasser
from gundam_desktop.match.undo import undo_request
from gundam_desktop.net.downward import Step, Update, Why
from gundam_desktop.net.protocol import CONCEDE, DRAW, Passing
from gundam_desktop.net.table_file import GameData
from gundam_desktop.net.wire import difference, written_event
from gundam_desktop.records import GameHistory, Journal, Record, Store
from gundam_desktop.records.entries import End, write_line
from gundam_desktop.tabletop import Choice, Event, IllegalChoice
from gundam_desktop.tabletop.turns import Decider

WATCHER = 2
"""The place of the watchers beside the seats 0 and 1."""
MOST_CHOICES = 5_000
"""After this many choices a game can only be conceded, called a draw or kept."""


class NotPossible(Exception):
    """A player cannot do this; `why` has the reasons for the client."""

    def __init__(self, *why: Why) -> None:
        super().__init__(", ".join(one.code for one in why))
        self.why = list(why)


class HeldGame:
    """One game of a table, and what its players were told last."""

    def __init__(
        self,
        data: GameData,
        history: GameHistory,
        game_module: GameModule,
        passing: Passing,
        journal: Journal | None,
        store: Store | None,
        flusher: Flusher,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`journal` is the file of a game that goes on; a new one begins in `store`, if there is one."""
        self.data, self._game_module = data, game_module
        passer = AutoPasser((0, 1), random.Random(0), game_module.library)
        passer.hot_seat = "tells nothing" if passing == "secret" else "stops by card"
        keeper = JournalKeeper(history.record, journal, store, flusher, lambda _saving: None)
        self.live = LiveGame(history, (Decider(), Decider()), passer, keeper, lambda _error: None, now)
        self._shown: list[Any] = [None, None, None]
        """By place the view that was sent last, as data; None if the whole view is to be sent."""
        self._told = 0
        """The position of the last update."""
        self._n = 0
        """The number of the last update; 0 before the first."""
        if journal is not None:
            self.told()

    @property
    def n(self) -> int:
        """The number of the present update."""
        return 1 + self.live.history.position + self.data.shift

    @property
    def over(self) -> bool:
        """True if the game has ended, by the rules or otherwise."""
        return self.live.over or self.live.history.record.end is not None

    @property
    def result(self) -> str:
        """The winner's seat, or `draw`; empty while the game goes on."""
        end = self.live.history.record.end
        return end.result if end is not None else ""

    @property
    def clause(self) -> str:
        """The clause that ended the game; empty if the players did."""
        return self.live.game.view(0).reason if self.live.over else ""

    # what players do

    def choose(self, seat: int, n: int, text: str) -> bool:
        """Make a choice. Returns False if it was made before. Raises `NotPossible`, and nothing changes."""
        giving_up = text == CONCEDE
        if self.over or (n < self.n and not giving_up):
            return False
        if n > self.n:
            raise ValueError("a choice for an update that was never sent")
        game, history = self.live.game, self.live.history
        if not giving_up and game.decision.player != seat:
            raise NotPossible(Why(code="other"))
        if not giving_up and history.position >= MOST_CHOICES:
            raise NotPossible(Why(code="not allowed"))
        try:
            self.live.choose(seat, game.parse(text, seat))
        except IllegalChoice as error:
            raise NotPossible(
                *(
                    Why(code=why.code, clause=why.clause, figures=[list(pair) for pair in why.figures], card=why.card)
                    for why in error.refusals
                )
            ) from None
        except ValueError:
            raise NotPossible(Why(code="unreadable")) from None
        return True

    def lose(self, seat: int) -> None:
        """End the game by a claim of the other player."""
        self.live.choose(seat, Choice(CONCEDE), forced=True)

    def draw(self) -> None:
        """End the game as a draw on which the players agree."""
        self.live.history.write(End(result=DRAW, digest=self.live.game.digest()))
        self.live.keeper.sync()

    def is_free_undo(self, seat: int, position: int) -> bool:
        """True if nobody has to agree to an undo to a position. Raises `NotPossible` if it cannot be undone at all."""
        history = self.live.history
        if self.over or not history.first <= position < history.position:
            raise NotPossible(Why(code="not allowed"))
        move = history.moves[position]
        if move.seat != seat or move.forced:
            raise NotPossible(Why(code="not allowed"))
        return undo_request(history, position).is_free

    def undo(self, position: int, save: Callable[[], object]) -> None:
        """Go back to a position; the clocks do not. `save` keeps the new `shift` before that: no number comes twice."""
        self.data.since = self.n + 1
        self.data.shift = self.data.since - 1 - position
        save()
        clock = self.live.clock
        left = clock.read() if clock is not None else None
        self.live.go_to(position, "undo")
        if clock is not None:
            clock.set(left)  # otherwise a free undo would give back the time that was thought
        self._shown = [None, None, None]
        self._told = position

    # what they are told

    def update(self, place: int) -> Update:
        """Return what is new for a place since the last update; `told` says then that it was sent."""
        data = self._view(place)
        shown, self._shown[place] = self._shown[place], data
        whole = shown is None
        return self._update(
            place, self._n, self._told, data if whole else None, None if whole else difference(shown, data)
        )

    def told(self) -> None:
        """Note that all places know the present position."""
        self._told, self._n = self.live.history.position, self.n

    def whole(self, place: int, have: int) -> Update:
        """Return everything for a player who comes back, who has the updates up to number `have` (0 for none)."""
        position = have - 1 - self.data.shift
        fits = self.data.since <= have <= self.n
        data = self._shown[place] = self._view(place)
        return self._update(place, have if fits else 0, position if fits else self.live.history.first, data, None)

    def forget(self, place: int) -> None:
        """Send the whole view to a place next time: nobody is there."""
        self._shown[place] = None

    def _update(self, place: int, since: int, position: int, view: Any, delta: Any) -> Update:
        live = self.live
        left = live.clock.read() if live.clock is not None else None
        return Update.model_construct(
            game=self.data.number,
            since=since,
            n=self.n,
            position=live.history.position,
            steps=[self._step(place, at) for at in range(position, live.history.position)],
            view=view,
            delta=delta,
            clock=list(left) if left is not None else None,
        )

    def _view(self, place: int) -> Any:
        """Return what a place knows, as data; what watchers know is what both players do."""
        known = self.live.game.view(place % WATCHER).known.dump()
        return known if place != WATCHER else self._game_module.read_view(known, 1).known.dump()

    def _step(self, place: int, position: int) -> Step:
        history = self.live.history
        move = history.moves[position]
        quiet = move.forced and not self.live.passing.is_noticed(history.at(position), move.seat)
        events = history.events(position, position + 1)
        return Step.model_construct(quiet=quiet, events=[_event_for(event, place) for event in events])


def _event_for(event: Event, place: int) -> list[Any]:
    if place == WATCHER:
        return written_event(event.as_seen_by(0), 1)
    return written_event(event, place)


def written_record(record: Record) -> str:
    """Return a record as text, without snapshots and undone choices."""
    return b"".join(write_line(line) for line in record.lines() if line.kind != "state").decode()
