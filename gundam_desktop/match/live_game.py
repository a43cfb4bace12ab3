"""A game that is played, without a window: choices, automatic passes, clocks, undo, and what each player has seen."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from gundam_desktop.match.clock import Clock, clock_at_first
from gundam_desktop.match.event_history import EventHistory
from gundam_desktop.match.journal_keeper import JournalKeeper
from gundam_desktop.match.passing import AutomaticPass, AutoPasser, pass_choice
from gundam_desktop.match.series import SeriesScore, series_score_of
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.records import GameHistory, Start
from gundam_desktop.records.entries import Exchanged, SwitchedOff
from gundam_desktop.tabletop import Choice, Decision, Game, IllegalChoice
from gundam_desktop.tabletop.turns import Decider, play_on

BY_HAND = "by hand"
"""The reason why passing has ended when its player ended it."""
SEAT_LETTERS = "AB"

logger = logging.getLogger(__name__)


class GameFault(Exception):
    """The game itself failed at a choice; its state is as before."""


class LiveGame:
    """A game with its players (`tabletop.turns.Table`).

    It has neither threads nor timers. What takes time is left to its owner, after each call that goes on: `due` is a
    pass to be made after a pause, by `make_due`; while a bot thinks, `poll` gives its choice, once, to be made by
    `answer`. The choices of persons come by `choose`, wherever they are.
    """

    def __init__(
        self,
        history: GameHistory,
        deciders: tuple[Decider, Decider],
        passing: AutoPasser,
        keeper: JournalKeeper,
        failed: Callable[[Exception], object],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`failed` is told when an automatic pass could not be made; its player is asked then.

        `now` tells the time of the clocks in seconds.
        """
        self.history, self.deciders, self.keeper = history, deciders, keeper
        self._failed = failed
        history.keep = keeper.keep
        self.passing = passing
        self.stops = passing.stops = PlayerStops(history.record.switched_off.values(), self.keep)
        """Where the persons want to be asked."""
        at_first = clock_at_first(self.start)
        self.clock = Clock(at_first, now) if at_first is not None else None
        """The time that each player has left; None without clocks."""
        self._set_clock()
        self.past = EventHistory(history, passing)
        """The events that each player has seen."""
        self.due: AutomaticPass | None = None
        """A pass that is to be made for the player who decides, after a pause."""
        self._last_move = self._asked = 0.0

    @property
    def start(self) -> Start:
        """What the game was begun with: its key, seed, edition, players."""
        return self.history.record.start

    @property
    def game(self) -> Game:
        """The game at its present position."""
        return self.history.game

    @property
    def decision(self) -> Decision:
        """The decision the game waits for."""
        return self.game.decision

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.decision.player < 0

    @property
    def score(self) -> SeriesScore | None:
        """The score of the match that this game belongs to; None for a single game."""
        return series_score_of(self.history.record)

    @property
    def rested(self) -> float:
        """The seconds since the last choice."""
        return time.monotonic() - self._last_move

    # choices

    def begin(self, opening: str = "") -> None:
        """Go on to the first decision. If `opening` is given, the choice with that verb is made first."""
        for decider in self.deciders:
            decider.start()
        seat = self.decision.player
        for choice in self.game.legal_choices(seat):
            if choice.verb == opening:
                self._make(seat, choice, forced=True)  # decided by the set-up
                break
        self._go_on()

    def choose(self, seat: int, choice: Choice, *, forced: bool = False) -> None:
        """Make a person's choice, and go on. `IllegalChoice` or `GameFault`, and nothing changes."""
        self._make(seat, choice, forced=forced)
        self._go_on()

    def poll(self) -> Choice | None:
        """Return the choice of the bot that thinks, once it is there; it is to be made by `answer`."""
        seat = self.decision.player
        choice = self.deciders[seat].poll() if seat >= 0 else None
        if choice is not None and self.passing.is_passable(self.decision):
            self.passing.thought.setdefault(seat, []).append(time.monotonic() - self._asked)
        return choice

    def answer(self, choice: Choice) -> bool:
        """Make the choice of a bot, and go on; returns False if it could not be made: then the bot is asked again."""
        seat = self.decision.player
        try:
            self._make(seat, choice)
        except (IllegalChoice, GameFault) as fault:
            self.deciders[seat].reject(str(fault))
            return False
        self._go_on()
        return True

    def make_due(self) -> bool:
        """Make the pass that is due, and go on; returns False if it could not be made: then its player is asked."""
        due, self.due = self.due, None
        assert due is not None
        try:
            self._make(self.decision.player, due.choice, forced=True)
        except (IllegalChoice, GameFault) as fault:
            self._failed(fault)
            self._ask()
            return False
        self._go_on()
        return True

    # passing

    def pass_until_something(self, seat: int) -> bool:
        """Pass for a person until something happens, beginning with the current decision.

        Returns False, and changes nothing, if that must be answered first. `GameFault` if the game fails.
        """
        if self.decision.player != seat:
            self.passing.start(seat)
            return True
        choice = pass_choice(self.game.legal_choices(seat))
        if choice is None:
            return False
        self.passing.start(seat)
        try:
            self.choose(seat, choice)
        except (IllegalChoice, GameFault):
            self.passing.stop(seat)
            raise
        return True

    def stop_passing(self, seat: int) -> None:
        """Stop passing for a person."""
        if self.passing.is_active(seat):
            self.passing.stop(seat)
            self.passing.ended.append((seat, BY_HAND))
            if self.due is not None and self.decision.player == seat:
                self.due = None

    # other positions

    def go_to(self, position: int, why: str = "") -> None:
        """Go to another position, back or forward, and ask there; `why` is kept in the record."""
        self.due = None
        self.passing.stop()
        for decider in self.deciders:
            decider.cancel()
        self.history.go_to(position, why)
        self.past.rebuild()
        self._set_clock()
        self._ask()

    def keep(self, line: Exchanged | SwitchedOff) -> None:
        """Record what a player has exchanged after the game, or where they want to be asked."""
        self.history.write(line)
        self.keeper.sync()

    def close(self) -> None:
        """End the bots and release the record, so that it can be resumed elsewhere."""
        self._stop()
        self.keeper.close()

    # the turns

    def decide(self, seat: int) -> Choice | None:
        """Return what is decided at once: an automatic pass without a pause, the choice of a bot that is waited for."""
        self.due = self.passing.made_for(self.game)
        if self.due is None:
            return self._decided(seat)
        if not self.due.pause:
            return self.due.choice
        self.keeper.sync()
        return None

    def apply(self, seat: int, choice: Choice) -> None:
        """Make what was decided at once."""
        self._make(seat, choice, forced=self.due is not None)

    def _go_on(self) -> None:
        """Make what is decided at once, until a decision takes time or the game is over."""
        try:
            play_on(self)
        except GameFault as fault:
            self.due = None
            self._failed(fault)
            self._ask()
        if self.over:
            self.due = None
            self.passing.stop()
            self.keeper.sync()
            self._stop()

    def _ask(self) -> None:
        """Ask the player who decides, whether or not a pass could be made for them."""
        choice = self._decided(self.decision.player)
        if choice is not None:
            self.answer(choice)

    def _decided(self, seat: int) -> Choice | None:
        self.keeper.sync()
        self._asked = time.monotonic()
        return self.deciders[seat].decide(self.game, seat) if seat >= 0 else None

    def _stop(self) -> None:
        for decider in self.deciders:
            decider.stop()

    def _make(self, seat: int, choice: Choice, *, forced: bool = False) -> None:
        """Make a choice. An automatic pass that reveals nothing is not logged."""
        quiet = forced and not self.passing.is_noticed(self.game, seat)
        left = self.clock.read() if self.clock is not None else None
        try:
            events = self.history.apply(seat, choice, forced=forced, clock=left)
        except IllegalChoice:
            raise
        except Exception as error:  # a fault of the game must not cost the game
            logger.exception("the game failed at %s of %s", choice, SEAT_LETTERS[seat])
            raise GameFault(f"{type(error).__name__}: {error}") from error
        logger.info("%s: %s", SEAT_LETTERS[seat], self.history.moves[-1].text)
        self.passing.watch_events(events)
        self.past.append(events, quiet=quiet)
        self._last_move = time.monotonic()

    def _set_clock(self) -> None:
        """Set the clocks to the times recorded at the current position."""
        if self.clock is not None:
            made = self.history.record.made
            self.clock.set(made[-1].clock if made else None)
