"""The game that is played in this window: `match.live_game` with signals, timers and words."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.bots.bot_process import BotFault
from gundam_desktop.match.clock import Clock
from gundam_desktop.match.deciders import deciders_of
from gundam_desktop.match.event_history import EventHistory
from gundam_desktop.match.journal_keeper import JournalKeeper, Saving
from gundam_desktop.match.live_game import GameFault, LiveGame
from gundam_desktop.match.passing import AutoPasser, usual
from gundam_desktop.match.series import SeriesScore, known_decks
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.match.undo import UndoRequest, redo_position, undo_position, undo_request
from gundam_desktop.records import GameHistory, Journal, Start, Store
from gundam_desktop.records.entries import PERSON, Exchanged
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.ui.session.disk import Disk
from gundam_desktop.ui.session.match_series import next_game_label
from gundam_desktop.ui.session.notices import bot_fault_text, saving_text, why_ended
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.style.translation import language

HUMAN = PERSON
"""The opponent in a game of two people at one machine."""
CLOCK_READ_MS = 200
"""Milliseconds between two readings of the clock."""
BOT_POLL_MS = 20
"""Milliseconds between two looks for a bot's choice."""


class GameSession(PlayedGame):
    """One game with its players. The table reads views and takes the new events."""

    def __init__(
        self,
        game_history: GameHistory,
        services: Services,
        decks: tuple[Any, Any],
        pace: Pace,
        parent: QObject | None = None,
        journal: Journal | None = None,
        store: Store | None = None,
    ) -> None:
        """`journal` is the file that the game is recorded in; without one it is begun in `store`, if that is given."""
        self._start = start = game_history.record.start
        super().__init__(start.game, start.edition, start.players, self._make_answer, parent)
        self._decks, self._pace = decks, pace
        game_module = services.find(start.game)
        self._game_module, self._library = game_module, game_module.library
        create = services.bots_of(start.game)
        deciders = deciders_of(start, decks, game_module, create, pace.bot_limit, self._bot_failed)
        keeper = JournalKeeper(game_history.record, journal, store, Disk(patient=False), self._saving)
        self._passing = AutoPasser(start.people, random.Random(), self._library)
        self._humans = start.people
        self.set_pace(pace)
        self._live = LiveGame(game_history, deciders, self._passing, keeper, self._pass_failed)
        if self.clock is not None:
            ticking = QTimer(self, interval=CLOCK_READ_MS)
            ticking.timeout.connect(self.clock.read)
            ticking.start()
        self._answer: Choice | None = None
        """The choice of a bot that is made after a pause."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._gate.request)
        self._poll = QTimer(self, interval=BOT_POLL_MS)
        self._poll.timeout.connect(self._look_for_answer)

    # for the table

    @property
    def start(self) -> Start:
        """What the game was begun with: its key, seed, edition, players."""
        return self._start

    @property
    def place(self) -> tuple[str, int]:
        """The identity of the game's record, and the number of its choices."""
        return self._start.id, self.game_history.position

    def known_decks(self, seat: int) -> tuple[Any, Any] | None:
        """Both decks as a bot in that seat may know them."""
        return known_decks(seat, self._start, self._game_module)

    @property
    def seed(self) -> int | None:
        """The seed; None before the game is over."""
        return self.start.seed if self.over else None

    @property
    def ended_history(self) -> GameHistory | None:
        """All its positions once it is over; None while it goes on."""
        return self.game_history if self.game_history.record.end is not None else None

    @property
    def is_kept(self) -> bool:
        """True if it is recorded."""
        return self.journal is not None

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons who decide at this window."""
        return self._humans

    @property
    def stops(self) -> PlayerStops:
        """Where the persons want to be asked."""
        return self._live.stops

    @property
    def clock(self) -> Clock | None:
        """The time that each player has left; None without clocks."""
        return self._live.clock

    @property
    def past(self) -> EventHistory:
        """The events that each player has seen."""
        return self._live.past

    @property
    def game_history(self) -> GameHistory:
        """All its positions so far."""
        return self._live.history

    @property
    def decks(self) -> tuple[Any, Any]:
        """The players' decks."""
        return self._decks

    @property
    def journal(self) -> Journal | None:
        """The file of the game; None while it is not recorded."""
        return self._live.keeper.journal

    @property
    def game(self) -> Game:
        """The game at its present position."""
        return self._live.game

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._live.over

    def next_viewer(self, viewer: int) -> int:
        """The seat whose view is shown next after `viewer`: a person's; of two persons the one who decides."""
        if len(self.humans) == 1:
            return self.humans[0]
        if self._live.due is not None and viewer >= 0:
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
        return self._live.score

    def next_game_label(self) -> str:
        """The label of the button after the end: the next game of the match, or a rematch."""
        return next_game_label(self.game_history.record)

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
        return self.past.of(seat)

    def take_events(self, seat: int) -> list[Event]:
        """The events since the last call for the seat, as it may know them."""
        return self.past.take_new(seat)

    # the table

    @property
    def slots(self) -> Mapping[CardPlace, int]:
        """The slots that cards have or had on the screen."""
        return self.game_history.record.slots

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Record the slots that cards have on the screen."""
        self.game_history.keep_slots(slots)

    # actions

    def begin(self, opening: str = "") -> None:
        """Go on to the first decision. If `opening` is given, the choice with that verb is made first."""
        self._live.begin(opening)
        self._has_moved()

    def choose(self, seat: int, choice: Choice, *, forced: bool = False) -> bool:
        """Make a person's choice. Returns False, and emits `refused`, if it is not legal."""
        try:
            self._live.choose(seat, choice, forced=forced)
        except IllegalChoice as refusal:
            self.refused.emit(seat, choice, list(refusal.refusals))
            return False
        except GameFault as fault:
            self._choice_failed(fault)
            return False
        self._has_moved()
        return True

    def concede(self, seat: int, *, on_time: bool = False) -> None:
        """Give the game up for a seat; with `on_time` the other player claims it. Nothing if it is over."""
        if not self.over:
            self.choose(seat, Choice("concede"), forced=on_time)

    def pass_until_something(self, seat: int) -> None:
        """Pass for a person until something happens, beginning with the current decision."""
        if self.over or self.passes(seat) or not self._passing.is_possible:
            return
        waits = self.decision.player != seat
        try:
            if not self._live.pass_until_something(seat):
                self.notice.emit(self.tr("Answer this first."))
                return
        except GameFault as fault:
            self._choice_failed(fault)
            return
        if waits:
            self.moved.emit()
        else:
            self._has_moved()

    def stop_passing(self, seat: int) -> None:
        """Stop passing for a person."""
        if self.passes(seat):
            self._live.stop_passing(seat)
            if self.decision.player == seat:
                self._cancel_answer()
            self._tell_moved()

    def set_pace(self, pace: Pace) -> None:
        """Use changed settings from the next decision on."""
        was_open, self._pace = self.is_open, pace
        passing = self._passing
        passing.mode, passing.pause, passing.hot_seat = pace.auto_pass, pace.bot_pause, pace.hot_seat
        passing.interrupts = pace.interrupts.get(self.start.game, usual(self._library))
        if self.is_open != was_open:
            self.jumped.emit()

    def undo_request(self) -> UndoRequest | None:
        """The undo of the last decision of a person; None if there is none."""
        position = undo_position(self.game_history, self.humans)
        return None if position is None else undo_request(self.game_history, position)

    def redo_position(self) -> int | None:
        """The position after the next decision that was undone; None if there is none."""
        return redo_position(self.game_history, self.humans)

    def go_to(self, position: int, why: str = "") -> None:
        """Go to another position, back or forward; `why` is kept in the record."""
        self._cancel_answer()
        self._live.go_to(position, why)
        self.jumped.emit()
        self._wait()

    def keep(self, line: Exchanged) -> None:
        """Record what a player has exchanged after the game."""
        self._live.keep(line)

    def close(self) -> None:
        """End the bots and release the record, so that it can be resumed elsewhere."""
        self._cancel_answer()
        self._live.close()

    # the time between two decisions

    def _has_moved(self) -> None:
        """Tell what has happened, and wait for the next decision."""
        self._cancel_answer()
        self._tell_moved()
        self._wait()

    def _tell_moved(self) -> None:
        self.moved.emit()
        ended, self._passing.ended = self._passing.ended, []
        interrupts = self._library.interrupts(language())
        for seat, reason in ended:
            self.notice.emit(why_ended(reason, self.names[seat], self.names[1 - seat], interrupts))

    def _wait(self) -> None:
        """Wait for the next decision: look for a bot's choice, or time an automatic pass."""
        if self._live.due is not None:
            self._pause.start(round(self._live.due.pause * 1000))
        elif not self.over and self.decision.player not in self.start.people:
            self._poll.start()

    def _look_for_answer(self) -> None:
        self._answer = self._live.poll()
        if self._answer is not None:
            self._poll.stop()
            self._pause.start(max(0, round(self._pace.bot_pause * 1000 - self._live.rested * 1000)))

    def _cancel_answer(self) -> None:
        self._poll.stop()
        self._pause.stop()
        self._gate.cancel()
        self._answer = None

    def _make_answer(self) -> None:
        """Make the pass that is due, or the choice of a bot."""
        answer, self._answer = self._answer, None
        if self._live.due is not None:
            went_on = self._live.make_due()
        elif answer is not None:
            went_on = self._live.answer(answer)
        else:
            return
        if went_on:
            self._has_moved()
        else:
            self._wait()

    # words

    def _choice_failed(self, fault: Exception) -> None:
        self.notice.emit(self.tr("An error in the game: {fault}. The choice was undone.").format(fault=fault))

    def _pass_failed(self, fault: Exception) -> None:
        self.notice.emit(str(fault))

    def _bot_failed(self, seat: int, fault: BotFault) -> None:
        self.notice.emit(bot_fault_text(fault, self.names[seat]))

    def _saving(self, saving: Saving) -> None:
        self.notice.emit(saving_text(saving))
