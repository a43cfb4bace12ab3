"""A game that a server holds, as this client is told of it. Choices are judged in a world sampled from the view."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.clock import NOBODY, Clock
from gundam_desktop.match.live_game import BY_HAND
from gundam_desktop.match.passing import pass_choice
from gundam_desktop.match.series import SeriesScore
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.net.client import Client, Link
from gundam_desktop.net.downward import Over, Players, Refused, Table
from gundam_desktop.net.protocol import CONCEDE, REFUSALS
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.net.told_game import Played
from gundam_desktop.net.upward import Ask, Choose
from gundam_desktop.records import Damaged, GameHistory, Player, rebuild
from gundam_desktop.records.entries import PERSON
from gundam_desktop.records.record import record_in
from gundam_desktop.tabletop import Choice, Decision, Event, Game, Refusal, View
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.game_session import CLOCK_READ_MS
from gundam_desktop.ui.session.network_passing import NetworkPassing
from gundam_desktop.ui.session.network_past import NetworkPast
from gundam_desktop.ui.session.network_words import checked_text, ending_text
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.settings import tidy_name

LATE_MS = 500
"""Milliseconds after which a choice that the server has not answered yet is shown as one that is waited for."""


class NetworkGame(PlayedGame):
    """Shows a player or a watcher one game at a table of a server."""

    def __init__(
        self,
        client: Client,
        table: Table,
        players: Players,
        game_module: GameModule,
        deck: Any,
        pace: Pace,
        parent: QObject | None = None,
    ) -> None:
        """`deck` is the player's own, None for a watcher. Nothing can be read before the first `take`."""
        persons = [Player(name=tidy_name(name), level=PERSON) for name in players.names]
        super().__init__(table.game, table.edition, persons, self._pass, parent)
        self._client, self.table, self.players, self._game_module = client, table, players, game_module
        decks = [None, None]
        if table.seat >= 0:
            decks[table.seat] = deck
        self._decks = (decks[0], decks[1])
        self._played: Played | None = None
        self._fresh = True
        self._past = NetworkPast(table.seat)
        self._world: Game | None = None
        self._slots: dict[CardPlace, int] = {}
        self._open: tuple[int, Choice] | None = None
        """The number of the update that a choice has answered, and the choice, until the server has answered."""
        self._link: Link = Link("here")
        self._ended: Over | None = None
        self._checked: Checked | None = None
        self._whole: GameHistory | None = None
        """All positions, once the game is over and the server has sent its record."""
        library, due = game_module.library, self._gate.request
        self._passing = NetworkPassing(table, library, pace, due, self)
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self.moved)
        self._clock = Clock((0.0, 0.0)) if table.rules.clock is not None else None
        if self._clock is not None:
            self._clock.whose = self._whose_clock
            ticking = QTimer(self, interval=CLOCK_READ_MS)
            ticking.timeout.connect(self._clock.read)
            ticking.start()

    # from the server

    def take(self, played: Played, *, fresh: bool = True) -> None:
        """Follow an update; not a `fresh` one if what it tells was seen before: it is not animated."""
        events = self._past.take(played, fresh=fresh)
        self._fresh &= fresh
        self._played, self._world = played, None
        if self._open is not None and self._open[0] != played.n:
            self._open = None
            self._late.stop()
        if self._clock is not None and played.clock is not None:
            self._clock.set(played.clock)
        if events is None:
            self._passing.passer.stop()
            self.jumped.emit()
        else:
            self._passing.passer.watch_events(events)
            self._look_for_pass()
            self._tell_moved()

    def refuse(self, refused: Refused) -> None:
        """Follow the refusal of a choice: it can be made again."""
        choice = self._open[1] if self._open is not None else None
        self._open = None
        self._late.stop()
        why = [Refusal(w.code, w.clause, tuple((str(k), v) for k, v in w.figures), (), w.card) for w in refused.why]
        self.moved.emit()
        if choice is not None and all(refusal.code not in REFUSALS for refusal in why):
            self.refused.emit(self.table.seat, choice, why)
        else:
            self.notice.emit(self.tr("The server did not accept this choice."))

    def follow(self, players: Players, link: Link) -> None:
        """Follow who is there, and the connection: without it nothing can be chosen."""
        held = self.can_choose
        self.players, self._link = players, link
        if self._played is not None and held != self.can_choose:
            self.moved.emit()

    def end(self, over: Over) -> None:
        """Follow the end of the game, which the rules may not know: by agreement, or by a claim."""
        self._ended = over
        self._passing.forget()
        self._late.stop()
        if self._played is not None and not self._view.result:
            self._past.end(over.result)
        if self._played is not None:
            self.moved.emit()

    def check(self, checked: Checked) -> None:
        """Follow the check of the game, which brings its record."""
        self._checked = checked
        with suppress(Damaged):  # what the check says of the record is shown
            self._whole = rebuild(record_in(checked.records[-1].encode()).record).game_history

    # what is played

    @property
    def number(self) -> int:
        """The number of the game at the table, from 1; 0 before the first update."""
        return self._played.game if self._played is not None else 0

    @property
    def place(self) -> tuple[str, int]:
        """The number of the game at its table, and how many choices the server has told."""
        return f"{self.table.id} {self.number}", self._played.position if self._played is not None else 0

    @property
    def is_advised(self) -> bool:
        """True if the rules of the table allow help, and when all is over and known."""
        return self.table.rules.help or self._whole is not None

    def known_decks(self, seat: int) -> tuple[Any, Any]:  # noqa: ARG002 - there is one
        """The player's own deck."""
        return self._decks

    @property
    def seed(self) -> int | None:
        """The seed, once the server has told it."""
        return self._whole.record.start.seed if self._whole is not None else None

    @property
    def ended_history(self) -> GameHistory | None:
        """All positions, once the game is over and its record is known."""
        return self._whole

    @property
    def _view(self) -> View:
        assert self._past.view is not None
        return self._past.view

    @property
    def game(self) -> Game:
        """A world that agrees with the view; hidden cards are other ones in it."""
        if self._world is None:
            self._world = self._game_module.sample_world(self._view, 0, self._decks)
        return self._world

    @property
    def decision(self) -> Decision:
        """The decision the game waits for."""
        return self._view.decision

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.decision.player < 0

    def view(self, seat: int) -> View:  # noqa: ARG002 - there is one
        """The view that the server has sent."""
        if self.can_choose:
            return self._view
        return self._view._replace(decision=self.decision._replace(groups=(), options=(), shown=()))

    def begin(self, opening: str = "") -> None:  # noqa: ARG002 - it has begun already
        """Show what is known of it."""
        (self.moved if self._fresh else self.jumped).emit()
        self._look_for_pass()

    # its players

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        first, second = self.players.names
        return tidy_name(first), tidy_name(second)

    @property
    def humans(self) -> tuple[int, ...]:
        """The player's seat; none for a watcher, and while nothing can be chosen for the moment."""
        return self.people if self.can_choose or (self.over and self.table.seat >= 0) else ()

    @property
    def people(self) -> tuple[int, ...]:
        """The player's seat; both seats for a watcher."""
        return (self.table.seat,) if self.table.seat >= 0 else (0, 1)

    def next_viewer(self, viewer: int) -> int:  # noqa: ARG002 - there is one
        """The player's seat; 0 for a watcher."""
        return max(0, self.table.seat)

    def waiting(self) -> str:
        """What the main button says while nobody can choose at this window."""
        if self._link.state not in ("here", "slow"):
            return self.tr("No connection")
        if self._open is not None:
            return self.tr("Waiting for the server…")
        seat = self.decision.player
        if not self.players.here[seat]:
            return self.tr("{name} is away").format(name=self.names[seat])
        return self.tr("{name} is thinking…").format(name=self.names[seat])

    @property
    def clock(self) -> Clock | None:
        """The time that each player has left as the server has told it; None without clocks."""
        return self._clock

    @property
    def timed(self) -> tuple[int, ...]:
        """Both seats."""
        return (0, 1)

    def _whose_clock(self) -> int:
        connected = self._link.state in ("here", "slow")
        return self.decision.player if connected and self.players.stage == "playing" else NOBODY

    @property
    def series_score(self) -> SeriesScore | None:
        """The score of the match; None for a single game."""
        length, wins = self.table.rules.best_of, self._ended.wins if self._ended is not None else self.players.wins
        if length == 1:
            return None
        return SeriesScore(length, self.number, (wins[0], wins[1]))

    @property
    def is_decided(self) -> bool:
        """True if no game of the match follows."""
        return self._ended is not None and self._ended.decided

    def next_game_label(self) -> str:
        """The label of the button after the end: the next game of the match, or a rematch."""
        if self.table.seat < 0:
            return self.tr("Leave the table")
        return self.tr("Rematch") if self.is_decided else self.tr("Next game")

    @property
    def ending(self) -> str:
        """Why the game has ended, if not by its rules."""
        return ending_text(self._ended, self.names)

    @property
    def verdict(self) -> str:
        """What the check of the game has shown."""
        return checked_text(self._checked)

    # choices

    @property
    def can_choose(self) -> bool:
        """True for a player with a connection whose last choice has been answered."""
        late = self._open is not None and not self._late.isActive()
        return self.table.seat >= 0 and self._link.state in ("here", "slow") and not late

    def choose(self, seat: int, choice: Choice) -> bool:
        """Send a choice, unless it is not legal: then `refused` is emitted. One is sent at a time."""
        if not self.can_choose or self._open is not None or self._played is None:
            return False
        if why := self.explain(seat, choice):
            self.refused.emit(seat, choice, why)
            return False
        self._send(choice)
        return True

    def _send(self, choice: Choice) -> None:
        assert self._played is not None
        self._passing.forget()
        self._open = (self._played.n, choice)
        self._late.start()
        text = self.game.format(choice, self.table.seat)
        self._client.send(Choose(game=self._played.game, n=self._played.n, text=text))

    def concede(self, seat: int) -> None:
        """Give the game up."""
        if self.table.seat == seat and not self.over and self._played is not None:
            self._client.send(Choose(game=self._played.game, n=self._played.n, text=CONCEDE))

    def ask_undo(self) -> bool:
        """Ask to take the player's last decision back; False if there is none. The other player may have to agree."""
        own = self._past.own_decision()
        if own is None or self.over:
            return False
        self._client.send(Ask(what="undo", to=own.position))
        return True

    # passing

    @property
    def stops(self) -> PlayerStops:
        """Where the player wants to be asked."""
        return self._passing.passer.stops

    @property
    def can_pass_on(self) -> bool:
        """True for a player."""
        return self.table.seat >= 0

    def passes(self, seat: int) -> bool:
        """True while passes are made for the player until something happens."""
        return seat == self.table.seat and self._passing.passer.is_active(seat)

    def pass_until_something(self, seat: int) -> None:
        """Pass for the player until something happens, beginning with the current decision."""
        if seat != self.table.seat or self.over or self.passes(seat) or not self._passing.passer.is_possible:
            return
        choice = pass_choice(self.legal_choices(seat)) if self.decision.player == seat else None
        if self.decision.player == seat and choice is None:
            self.notice.emit(self.tr("Answer this first."))
            return
        self._passing.passer.start(seat)
        if choice is not None:
            self.choose(seat, choice)
        self.moved.emit()

    def stop_passing(self, seat: int) -> None:
        """Stop passing for the player."""
        if self.passes(seat):
            self._passing.passer.stop(seat)
            self._passing.passer.ended.append((seat, BY_HAND))
            self._passing.forget()
            self._tell_moved()

    def set_pace(self, pace: Pace) -> None:
        """Use changed settings from the next decision on."""
        self._passing.set_pace(pace)

    def _look_for_pass(self) -> None:
        """Time the pass that is made for the player now, if there is one."""
        self._passing.forget()
        if self.over:
            self._passing.passer.stop()
        elif self.can_choose and self._open is None and self.decision.player == self.table.seat:
            self._passing.look(self.game)

    def _pass(self) -> None:
        due = self._passing.take_due()
        if due is not None and self.can_choose and self._open is None and self._played is not None:
            self._past.passed.add(self._played.position)
            self._send(due.choice)

    def _tell_moved(self) -> None:
        self.moved.emit()
        for sentence in self._passing.reasons(self.names):
            self.notice.emit(sentence)

    # what has happened

    @property
    def past(self) -> NetworkPast:
        """What the server has told."""
        return self._past

    def history(self, seat: int) -> list[Event]:  # noqa: ARG002 - the server tells of one seat
        """All events so far."""
        return list(self._past.events)

    def take_events(self, seat: int) -> list[Event]:  # noqa: ARG002
        """The events since the last call."""
        return self._past.take_new()

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have on the screen."""
        return self._slots

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Keep the slots until the game is left."""
        self._slots = dict(slots)

    def close(self) -> None:
        """Make no more passes; the connection stays."""
        super().close()
        self._passing.forget()
        self._late.stop()
