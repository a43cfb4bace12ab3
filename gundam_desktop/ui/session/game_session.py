"""A game in progress: applies the choices of persons and bots, and keeps the events for the table."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.match.clock import Clock, clock_at_first
from gundam_desktop.match.event_history import EventHistory
from gundam_desktop.match.passing import AutomaticPass, AutoPasser, pass_choice, usual
from gundam_desktop.match.series import SeriesScore, series_score_of
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.match.undo import UndoRequest, redo_position, undo_position, undo_request
from gundam_desktop.records import GameHistory, Journal, Player, Start, Store
from gundam_desktop.records.entries import Exchanged, SwitchedOff
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.auto_pass import why_ended
from gundam_desktop.ui.session.bot_players import BotPlayers, BotSeat
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.session.journal_writer import JournalWriter
from gundam_desktop.ui.session.match_series import next_game_label, score_text
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.player_names import people_of
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.style.translation import language

HUMAN = "human"
"""The opponent in a game of two people at one machine."""
SEAT_LETTERS = "AB"
SEEDS = 2**32
CLOCK_READ_MS = 200
"""Milliseconds between two readings of the clock."""

logger = logging.getLogger(__name__)


class Seat(NamedTuple):
    """The player of a seat."""

    name: str
    level: str
    """The bot's level; `human` for a person."""
    deck: str
    """Name or path of the deck."""

    @property
    def is_human(self) -> bool:
        """True if a person decides."""
        return self.level == HUMAN


def seat_of(player: Player) -> Seat:
    """A seat as a record describes it."""
    return Seat(player.name, player.level, player.deck_name)


class GameFault(Exception):
    """The game itself failed at a choice; its state is as before."""


class GameSession(GameSource):
    """One game with its players. The table reads views and takes the new events."""

    def __init__(
        self,
        game_history: GameHistory,
        seats: tuple[Seat, Seat],
        services: Services,
        decks: tuple[Any, Any],
        pace: Pace,
        parent: QObject | None = None,
        journal: Journal | None = None,
        store: Store | None = None,
    ) -> None:
        """`journal` is the file that the game is recorded in; without one it is begun in `store`, if that is given."""
        super().__init__(seats, self._play_answer, parent)
        self.seats = seats
        self._game_history, self._decks = game_history, decks
        self._library = services.find(self.start.game).library
        self._writing = JournalWriter(game_history.record, journal, store, self)
        self._writing.told.connect(self.notice)
        game_history.keep = self._writing.keep
        self._last_move = self._asked = 0.0
        self._answer: Choice | None = None
        self._passing = AutoPasser(self.humans, random.Random(), self._library)
        self.stops = self._passing.stops = PlayerStops(game_history.record.switched_off.values(), self.keep)
        """Where the persons want to be asked."""
        self._made: AutomaticPass | None = None
        at_first = clock_at_first(game_history.record.start)
        self.clock = Clock(at_first) if at_first is not None else None
        """The time that each player has left; None without clocks."""
        if self.clock is not None:
            ticking = QTimer(self, interval=CLOCK_READ_MS)
            ticking.timeout.connect(self.clock.read)
            ticking.start()
        self._set_clock()
        self._pace = pace
        self.set_pace(pace)
        self._past = EventHistory(game_history, self._passing)
        at_bots = {number: BotSeat(seat.level, seat.name) for number, seat in enumerate(seats) if not seat.is_human}
        self.bots = BotPlayers(at_bots, game_history.record.start, decks, services, pace.bot_limit, self)
        """The bots at its seats."""
        self.bots.answered.connect(self._bot_answered)
        self.bots.notice.connect(self.notice)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._gate.request)

    # for the table

    @property
    def past(self) -> EventHistory:
        """The events that each player has seen."""
        return self._past

    @property
    def start(self) -> Start:
        """What the game was begun with: its key, seed, edition, players."""
        return self._game_history.record.start

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons."""
        return people_of(self.seats)

    @property
    def game_history(self) -> GameHistory:
        """All its positions so far."""
        return self._game_history

    @property
    def decks(self) -> tuple[Any, Any]:
        """The players' decks."""
        return self._decks

    @property
    def journal(self) -> Journal | None:
        """The file of the game; None while it is not recorded."""
        return self._writing.journal

    @property
    def game(self) -> Game:
        """The game at its present position."""
        return self._game_history.game

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._game_history.game.decision.player < 0

    def whose_eyes(self, viewer: int) -> int:
        """The seat whose view is shown next after `viewer`: a person's; of two persons the one who decides."""
        if len(self.humans) == 1:
            return self.humans[0]
        if self._made is not None and viewer >= 0:
            return viewer  # the machine stays where it is for an automatic pass
        return self.decision.player if self.decision.player in self.humans else max(0, viewer)

    @property
    def is_open(self) -> bool:
        """True if two people play with both hands open."""
        return len(self.humans) > 1 and self._pace.hot_seat == "open table"

    def waiting(self) -> str:
        """The deciding player, as a sentence for the other one."""
        return self.tr("{name} is thinking…").format(name=self.names[self.decision.player])

    @property
    def series_score(self) -> SeriesScore | None:
        """The score of the match that this game belongs to; None for a single game."""
        return series_score_of(self._game_history.record)

    @property
    def score(self) -> str:
        """The score of the match as text; empty for a single game."""
        standing = self.series_score
        return score_text(standing, self.names, self.humans) if standing is not None else ""

    def next_game_label(self) -> str:
        """The label of the button after the end: the next game of the match, or a rematch."""
        return next_game_label(self._game_history.record)

    @property
    def can_choose(self) -> bool:
        """True for every game that is played."""
        return True

    @property
    def can_pass_on(self) -> bool:
        """True for every game that is played."""
        return True

    def passes(self, seat: int) -> bool:
        """True while passes are made for a player until something happens."""
        return self._passing.is_active(seat)

    def history(self, seat: int) -> list[Event]:
        """All events so far, as this seat may know them."""
        return self._past.of(seat)

    def take_events(self, seat: int) -> list[Event]:
        """The events since the last call for the seat, as it may know them."""
        return self._past.take_new(seat)

    # the table

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have or had on the screen."""
        return self._game_history.record.slots

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Record the slots that cards have on the screen."""
        self._game_history.keep_slots(slots)

    # actions

    def begin(self, opening: str = "") -> None:
        """Go on to the first decision. If `opening` is given, the choice with that verb is made first."""
        self.bots.start()
        decider = self.decision.player
        for choice in self.choices(decider):
            if choice.verb == opening:
                self._apply(decider, choice, forced=True)  # decided by the set-up
                break
        self._go_on()

    def choose(self, seat: int, choice: Choice, *, forced: bool = False) -> bool:
        """Make a person's choice. Returns False, and emits `refused`, if it is not legal."""
        try:
            self._apply(seat, choice, forced=forced)
        except IllegalChoice as refusal:
            self.refused.emit(seat, choice, list(refusal.refusals))
            return False
        except GameFault as fault:
            self.notice.emit(self.tr("An error in the game: {fault}. The choice was undone.").format(fault=fault))
            return False
        self._go_on()
        return True

    def concede(self, seat: int, *, on_time: bool = False) -> None:
        """Give the game up for a seat; with `on_time` the other player claims it. Nothing if it is over."""
        if not self.over:
            self.choose(seat, Choice("concede"), forced=on_time)

    def pass_until_something(self, seat: int) -> None:
        """Pass for a person until something happens, beginning with the current decision."""
        if self.over or self._passing.is_active(seat) or not self._passing.is_possible:
            return
        if self.decision.player != seat:
            self._passing.start(seat)
            self.moved.emit()
            return
        choice = pass_choice(self.choices(seat))
        if choice is None:
            self.notice.emit(self.tr("Answer this first."))
            return
        self._passing.start(seat)
        if not self.choose(seat, choice):
            self._passing.stop(seat)

    def stop_passing(self, seat: int) -> None:
        """Stop passing for a person."""
        if not self._passing.is_active(seat):
            return
        self._passing.stop(seat)
        if self._made is not None and self.decision.player == seat:
            self._cancel_answer()
        self.moved.emit()
        self._passing_ended(seat, "by hand")

    def _passing_ended(self, seat: int, reason: str) -> None:
        interrupts = self._library.interrupts(language())
        self.notice.emit(why_ended(reason, self.names[seat], self.names[1 - seat], interrupts))

    def set_pace(self, pace: Pace) -> None:
        """Use changed settings from the next decision on."""
        was_open, self._pace = self.is_open, pace
        self._passing.mode, self._passing.pause, self._passing.hot_seat = pace.auto_pass, pace.bot_pause, pace.hot_seat
        self._passing.interrupts = pace.interrupts.get(self.start.game, usual(self._library))
        if self.is_open != was_open:
            self.jumped.emit()

    def undo_request(self) -> UndoRequest | None:
        """The undo of the last decision of a person; None if there is none."""
        position = undo_position(self._game_history, self.humans)
        return None if position is None else undo_request(self._game_history, position)

    def redo_position(self) -> int | None:
        """The position after the next decision that was undone; None if there is none."""
        return redo_position(self._game_history, self.humans)

    def go_to(self, position: int, why: str = "") -> None:
        """Go to another position, back or forward; `why` is kept in the record."""
        self._cancel_answer()
        self._passing.stop()
        self.bots.cancel()
        self._game_history.go_to(position, why)
        self._past.rebuild()
        self._set_clock()
        self._writing.sync()
        self.jumped.emit()
        self._wait()

    def keep(self, line: Exchanged | SwitchedOff) -> None:
        """Record what a player has exchanged after the game, or where they want to be asked."""
        self._game_history.write(line)
        self._writing.sync()

    def close(self) -> None:
        """End the bots and release the record, so that it can be resumed elsewhere."""
        self._stop()
        self._writing.close()

    def _cancel_answer(self) -> None:
        self._stop_pause()
        self._answer = self._made = None

    def _stop_pause(self) -> None:
        self._pause.stop()
        self._gate.cancel()

    def _stop(self) -> None:
        self._stop_pause()
        self.bots.stop()

    def _apply(self, seat: int, choice: Choice, *, forced: bool = False) -> None:
        """Apply a choice. An automatic pass that reveals nothing is not logged."""
        quiet = forced and not self._passing.is_noticed(self._game_history.game, seat)
        left = self.clock.read() if self.clock is not None else None
        try:
            events = self._game_history.apply(seat, choice, forced=forced, clock=left)
        except IllegalChoice:
            raise
        except Exception as error:  # a fault of the game must not cost the game
            logger.exception("the game failed at %s of %s", choice, SEAT_LETTERS[seat])
            raise GameFault(f"{type(error).__name__}: {error}") from error
        logger.info("%s: %s", SEAT_LETTERS[seat], self._game_history.moves[-1].text)
        self._passing.watch_events(events)
        self._past.append(events, quiet=quiet)
        self._last_move = time.monotonic()

    def _set_clock(self) -> None:
        """Set the clocks to the times recorded at the current position."""
        if self.clock is not None:
            made = self._game_history.record.made
            self.clock.set(made[-1].clock if made else None)

    def _go_on(self) -> None:
        """Make automatic passes, then wait for the next decision."""
        try:
            while (made := self._passing.made_for(self._game_history.game)) is not None and not made.pause:
                self._apply(self.decision.player, made.choice, forced=True)
        except GameFault as fault:
            made = None
            self.notice.emit(str(fault))
        self._made = made
        self._stop_pause()
        self._writing.sync()
        if self.over:
            self._stop()
        self.moved.emit()
        ended, self._passing.ended = self._passing.ended, []
        for seat, reason in ended:
            self._passing_ended(seat, reason)
        self._wait()

    def _wait(self) -> None:
        """Wait for the next decision: ask a bot, or time an automatic pass."""
        self._asked = time.monotonic()
        if self._made is not None:
            self._answer = self._made.choice
            self._pause.start(round(self._made.pause * 1000))
            return
        self.bots.ask(self._game_history.game)

    def _bot_answered(self, choice: Choice) -> None:
        self._answer = choice
        if self._passing.is_passable(self.decision):
            self._passing.thought.setdefault(self.decision.player, []).append(time.monotonic() - self._asked)
        since = time.monotonic() - self._last_move
        self._pause.start(max(0, round((self._pace.bot_pause - since) * 1000)))

    def _play_answer(self) -> None:
        choice, self._answer = self._answer, None
        made, self._made = self._made, None
        seat = self.decision.player
        if choice is None or (made is None and not self.bots.at(seat)):
            return
        try:
            self._apply(seat, choice, forced=made is not None)
        except (IllegalChoice, GameFault) as fault:
            if made is None:
                self.bots.reject(seat, str(fault))
            else:
                self.notice.emit(str(fault))
                self._wait()
            return
        self._go_on()
