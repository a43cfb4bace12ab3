"""A game in progress: two seats, a person's and a bot's choices on the same way, events for whoever shows them."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.records import GameHistory, Journal, Player
from gundam_desktop.tabletop import Choice, Decision, Event, IllegalChoice, Refusal, View
from gundam_desktop.ui.session.auto_pass import (
    AutomaticPass,
    AutoPasser,
    AutoPassMode,
    pass_choice,
    usual,
    why_ended,
)
from gundam_desktop.ui.session.bot_client import BotClient
from gundam_desktop.ui.session.event_history import EventHistory
from gundam_desktop.ui.session.game_clock import GameClock
from gundam_desktop.ui.session.journal_writer import JournalWriter
from gundam_desktop.ui.session.match_series import SeriesScore, next_game_label, score, series_score_of
from gundam_desktop.ui.session.presentation_gate import PresentationGate
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.undo import UndoRequest, earlier, later, undo_request
from gundam_desktop.ui.style.translation import language

HUMAN = "human"
"""The opponent in a game of two people at one machine."""
SEAT_LETTERS = "AB"
SEEDS = 2**32

logger = logging.getLogger(__name__)


class Seat(NamedTuple):
    """Who sits there."""

    name: str
    level: str
    """The bot's level; `human` for a person."""
    deck: str
    """Name or path of the deck."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.level == HUMAN


def seat_of(player: Player) -> Seat:
    """A seat as a record describes it."""
    return Seat(player.name, player.level, player.deck_name)


class Pace(NamedTuple):
    """How a session treats those who play; from the settings."""

    auto_pass: AutoPassMode = "nothing to do"
    bot_pause: float = 0.8
    bot_limit: float = 120.0
    interrupts: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Key of a game -> keys of what ends passing; the usual ones for a game that is not named."""


class GameFault(Exception):
    """The game itself failed at a choice; it stands as before."""


class GameSession(QObject):
    """One game with its players. Whoever shows it asks for views and takes the events since they last did."""

    moved = Signal()
    """Something has happened, or somebody else must decide."""
    jumped = Signal()
    """The game stands somewhere else, before or after; there is nothing to show on the way."""
    refused = Signal(int, object, object)
    """A person's choice was not legal: seat, choice, refusals. Nothing has changed."""
    said = Signal(str)
    """A sentence about the machinery (a bot that was started anew)."""

    def __init__(
        self,
        course: GameHistory,
        seats: tuple[Seat, Seat],
        services: Services,
        decks: tuple[Any, Any],
        pace: Pace,
        parent: QObject | None = None,
        journal: Journal | None = None,
    ) -> None:
        super().__init__(parent)
        self.seats = seats
        self._course, self._decks = course, decks
        self._library = services.find(self.game).library
        self._writing = JournalWriter(journal, self)
        self._writing.lost.connect(self.said)
        course.keep = self._writing.keep
        self._histories = EventHistory()
        self._last_move = self._asked = 0.0
        self._answer: Choice | None = None
        self._passing = AutoPasser(self.humans, random.Random(), self._library)
        self._made: AutomaticPass | None = None
        self.clock = GameClock(course.record.start.clock, self) if course.record.start.clock is not None else None
        """The time that each player has left; None without clocks."""
        self._set_clock()
        self.set_pace(pace)
        self._histories.tell_anew(self._course, self._passing)
        self._links: dict[int, BotClient] = {}
        for number, seat in enumerate(seats):
            if not seat.is_human:
                # Never the game's own seed: worlds that a bot draws must not come out as the true one.
                own = random.Random(f"bot {number} of game {self.seed}").randrange(SEEDS)
                link = BotClient(services.bots_of(self.game), seat.level, seat.name, own, pace.bot_limit, self)
                link.answered.connect(self._hear)
                link.said.connect(self.said)
                self._links[number] = link
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._gate = PresentationGate(self._play_answer)
        self._pause.timeout.connect(self._gate.request)

    # what those ask who show the game

    @property
    def game(self) -> str:
        """The key of the game that is played."""
        return self._course.record.start.game

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        return self.seats[0].name, self.seats[1].name

    @property
    def seed(self) -> int:
        """The seed of everything random in the game."""
        return self._course.record.start.seed

    @property
    def edition(self) -> str:
        """The edition of the rules that it is played by."""
        return self._course.record.start.edition

    @property
    def course(self) -> GameHistory:
        """All its positions so far."""
        return self._course

    @property
    def decks(self) -> tuple[Any, Any]:
        """What the players play with."""
        return self._decks

    @property
    def journal(self) -> Journal | None:
        """Where it is written down; None when it is not."""
        return self._writing.journal

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        return self._course.game.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.game.decision.player < 0

    def whose_eyes(self, viewer: int) -> int:
        """Whose view is shown now, when it was that of `viewer`: a person's, of two the one's who decides."""
        if len(self.humans) == 1:
            return self.humans[0]
        if self._made is not None and viewer >= 0:
            return viewer  # the machine does not change hands for a pass that is made
        return self.decision.player if self.decision.player in self.humans else max(0, viewer)

    def waiting(self) -> str:
        """Whom the game waits for, for those who do not decide."""
        return self.tr("{name} is thinking…").format(name=self.names[self.decision.player])

    @property
    def standing(self) -> SeriesScore | None:
        """The match of several games that this one belongs to; None when it is alone."""
        return series_score_of(self._course.record)

    @property
    def score(self) -> str:
        """How the match of several games stands; empty when the game is alone."""
        standing = self.standing
        return score(standing, self.names) if standing is not None else ""

    def next_game_label(self) -> str:
        """What the button says that goes on after the end: the next game of the match, or a rematch."""
        return next_game_label(self._course.record)

    def passes(self, seat: int) -> bool:
        """Whether a player is passed for until something happens."""
        return self._passing.is_active(seat)

    def view(self, seat: int) -> View:
        """The game as this seat may see it."""
        return self._course.game.view(seat)

    def choices(self, seat: int) -> list[Choice]:
        """The legal choices of this seat now."""
        return self._course.game.choices(seat)

    def attempts(self, seat: int, card: int) -> list[Choice]:
        """What the card is there for in the hands of this seat, legal or not."""
        return self._course.game.attempts(seat, card)

    def explain(self, seat: int, choice: Choice) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        return self._course.game.explain(seat, choice)

    def history(self, seat: int) -> list[Event]:
        """Everything that has happened, as this seat may know it."""
        return self._histories.of(seat)

    def take_events(self, seat: int) -> list[Event]:
        """The events since this was last asked for the seat, as it may know them."""
        return self._histories.take(seat)

    def bot_process(self, seat: int) -> int | None:
        """Id of the process of the seat's bot, if one runs."""
        link = self._links.get(seat)
        return link.pid if link is not None else None

    # what the table has shown

    def begin_showing(self) -> None:
        """The table has begun to show what happened: a bot's next move waits for `shown`."""
        self._gate.begin_showing()

    def shown(self) -> None:
        """The table has shown everything that happened."""
        self._gate.shown()

    # what moves the game

    def begin(self, opening: str = "") -> None:
        """Go on to the next decision; if given, the choice with this verb is made for who decides now."""
        for link in self._links.values():
            link.start()
        decider = self.decision.player
        for choice in self.choices(decider):
            if choice.verb == opening:
                self._apply(decider, choice, forced=True)  # the setup has decided it already
                break
        self._go_on()

    def choose(self, seat: int, choice: Choice) -> bool:
        """Make a person's choice; False, and `refused`, when the game does not take it."""
        try:
            self._apply(seat, choice)
        except IllegalChoice as refusal:
            self.refused.emit(seat, choice, list(refusal.refusals))
            return False
        except GameFault as fault:
            self.said.emit(self.tr("An error in the game: {fault}. The choice is undone.").format(fault=fault))
            return False
        self._go_on()
        return True

    def concede(self, seat: int) -> None:
        """Give the game up for a seat."""
        self.choose(seat, Choice("concede"))

    def pass_until_something(self, seat: int) -> None:
        """Pass for a person from now on until something happens, beginning with what they are asked now."""
        if self.over or self._passing.is_active(seat):
            return
        if self.decision.player != seat:
            self._passing.start(seat)
            self.moved.emit()
            return
        choice = pass_choice(self.choices(seat))
        if choice is None:
            self.said.emit(self.tr("This has to be answered first."))
            return
        self._passing.start(seat)
        if not self.choose(seat, choice):
            self._passing.stop(seat)

    def stop_passing(self, seat: int) -> None:
        """Ask a person again."""
        if not self._passing.is_active(seat):
            return
        self._passing.stop(seat)
        if self._made is not None and self.decision.player == seat:
            self._cancel_answer()
        self.moved.emit()
        self._passing_ended(seat, "by hand")

    def _passing_ended(self, seat: int, reason: str) -> None:
        interrupts = self._library.interrupts(language())
        self.said.emit(why_ended(reason, self.names[seat], self.names[1 - seat], interrupts))

    def set_pace(self, pace: Pace) -> None:
        """Follow changed settings from the next decision on."""
        self._pace = pace
        self._passing.mode, self._passing.pause = pace.auto_pass, pace.bot_pause
        self._passing.interrupts = pace.interrupts.get(self.game, usual(self._library))

    def take_back(self) -> UndoRequest | None:
        """What taking the last decision of a person back would mean; None when there is none that can be."""
        position = earlier(self._course, self.humans)
        return None if position is None else undo_request(self._course, position)

    def make_again(self) -> int | None:
        """The position after the next decision that was taken back; None when none was."""
        return later(self._course, self.humans)

    def go_to(self, position: int, why: str = "") -> None:
        """Let the game stand where it stood after so many choices, before or after now."""
        self._cancel_answer()
        self._passing.stop()
        for link in self._links.values():
            link.cancel()
        self._course.go_to(position, why)
        self._histories.tell_anew(self._course, self._passing)
        self._set_clock()
        self._writing.sync()
        self.jumped.emit()
        self._wait()

    def close(self) -> None:
        """End the bots; the session makes no more moves, and others may go on with its record."""
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
        for link in self._links.values():
            link.stop()

    def _apply(self, seat: int, choice: Choice, *, forced: bool = False) -> None:
        """Make a choice. A pass that goes without saying goes untold."""
        quiet = forced and not self._passing.is_noticed(self._course.game, seat)
        left = self.clock.read() if self.clock is not None else None
        try:
            events = self._course.apply(seat, choice, forced=forced, clock=left)
        except IllegalChoice:
            raise
        except Exception as error:  # a fault of the game must not cost the game
            logger.exception("the game failed at %s of %s", choice, SEAT_LETTERS[seat])
            raise GameFault(f"{type(error).__name__}: {error}") from error
        logger.info("%s: %s", SEAT_LETTERS[seat], self._course.moves[-1].text)
        self._passing.hear(events)
        self._histories.tell(events, quiet=quiet)
        self._last_move = time.monotonic()

    def _set_clock(self) -> None:
        """The players have the time that they had where the game stands."""
        if self.clock is not None:
            made = self._course.record.made
            self.clock.set(made[-1].clock if made else None)

    def _go_on(self) -> None:
        """Pass for those who are passed for, then wait for whoever decides."""
        try:
            while (made := self._passing.made_for(self._course.game)) is not None and not made.pause:
                self._apply(self.decision.player, made.choice, forced=True)
        except GameFault as fault:
            made = None
            self.said.emit(str(fault))
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
        """Wait for whoever decides: a bot is asked, a pass that is made takes its time."""
        self._asked = time.monotonic()
        if self._made is not None:
            self._answer = self._made.choice
            self._pause.start(round(self._made.pause * 1000))
            return
        link = self._links.get(self.decision.player)
        if link is not None:
            seat = self.decision.player
            link.ask(self._course.game.view(seat), self._course.game.choices(seat), self._decks)

    def _hear(self, choice: Choice) -> None:
        self._answer = choice
        if self._passing.is_passable(self.decision):
            self._passing.thought.setdefault(self.decision.player, []).append(time.monotonic() - self._asked)
        since = time.monotonic() - self._last_move
        self._pause.start(max(0, round((self._pace.bot_pause - since) * 1000)))

    def _play_answer(self) -> None:
        choice, self._answer = self._answer, None
        made, self._made = self._made, None
        link = self._links.get(self.decision.player)
        if choice is None or (link is None and made is None):
            return
        try:
            self._apply(self.decision.player, choice, forced=made is not None)
        except (IllegalChoice, GameFault) as fault:
            if link is not None and made is None:
                link.reject(str(fault))
            else:
                self.said.emit(str(fault))
                self._wait()
            return
        self._go_on()
