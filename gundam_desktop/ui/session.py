"""A game in progress: two seats, a person's and a bot's choices on the same way, events for whoever shows them."""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.tabletop import Choice, Decision, Event, Game, IllegalChoice, Refusal, View
from gundam_desktop.ui.bot_link import BotLink
from gundam_desktop.ui.doors import Doors
from gundam_desktop.ui.settings import GameSetup

HUMAN = "human"
"""The opponent in a game of two people at one machine."""
PASSED_FOR = ("block", "action")
"""Kinds of decisions in which a player who can only pass need not be asked."""
PASSED = "passed"
SEAT_LETTERS = "AB"
SEEDS = 2**32
LOOK_AGAIN = 40
"""Milliseconds between two questions whether the last move has been shown."""

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


class Pace(NamedTuple):
    """How a session treats those who play; from the settings."""

    forced_pass: bool = True
    bot_pause: float = 0.8
    bot_limit: float = 120.0


class GameFault(Exception):
    """The game itself failed at a choice; it stands as before."""


class Session(QObject):
    """One game with its players. Whoever shows it asks for views and takes the events since they last did."""

    moved = Signal()
    """Something has happened, or somebody else must decide."""
    refused = Signal(int, object, object)
    """A person's choice was not legal: seat, choice, refusals. Nothing has changed."""
    said = Signal(str)
    """A sentence about the machinery (a bot that was started anew)."""

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, Seat],
        doors: Doors,
        decks: tuple[Any, Any],
        pace: Pace,
        seed: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.seats = seats
        self.seed = seed
        self.ready: Callable[[], bool] = lambda: True
        """Whether whoever shows the game has shown all so far; a bot's next move waits for it."""
        self._game, self._decks, self._pace = game, decks, pace
        self._histories: tuple[list[Event], list[Event]] = ([], [])
        self._taken = [0, 0]
        self._last_move = 0.0
        self._answer: Choice | None = None
        self._links: dict[int, BotLink] = {}
        for number, seat in enumerate(seats):
            if not seat.is_human:
                # Never the game's own seed: worlds that a bot draws must not come out as the true one.
                own = random.Random(f"bot {number} of game {seed}").randrange(SEEDS)
                link = BotLink(doors.create, seat.level, seat.name, own, pace.bot_limit, self)
                link.answered.connect(self._hear)
                link.said.connect(self.said)
                self._links[number] = link
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_answer)

    # what those ask who show the game

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of the persons."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        return self.seats[0].name, self.seats[1].name

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        return self._game.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.decision.player < 0

    def view(self, seat: int) -> View:
        """The game as this seat may see it."""
        return self._game.view(seat)

    def choices(self, seat: int) -> list[Choice]:
        """The legal choices of this seat now."""
        return self._game.choices(seat)

    def attempts(self, seat: int, card: int) -> list[Choice]:
        """What the card is there for in the hands of this seat, legal or not."""
        return self._game.attempts(seat, card)

    def explain(self, seat: int, choice: Choice) -> list[Refusal]:
        """Why the choice is not legal; empty when it is."""
        return self._game.explain(seat, choice)

    def history(self, seat: int) -> list[Event]:
        """Everything that has happened, as this seat may know it."""
        return self._histories[seat]

    def take_events(self, seat: int) -> list[Event]:
        """The events since this was last asked for the seat, as it may know them."""
        events = self._histories[seat][self._taken[seat] :]
        self._taken[seat] = len(self._histories[seat])
        return events

    def bot_process(self, seat: int) -> int | None:
        """Id of the process of the seat's bot, if one runs."""
        link = self._links.get(seat)
        return link.pid if link is not None else None

    # what moves the game

    def begin(self, opening: str = "") -> None:
        """Go on to the first decision; if given, the choice with this verb is made for who decides first."""
        for link in self._links.values():
            link.start()
        decider = self.decision.player
        for choice in self.choices(decider):
            if choice.verb == opening:
                self._apply(decider, choice)
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
            self.said.emit(self.tr("An error in the game: {fault}. The choice is taken back.").format(fault=fault))
            return False
        self._go_on()
        return True

    def concede(self, seat: int) -> None:
        """Give the game up for a seat."""
        self.choose(seat, Choice("concede"))

    def set_pace(self, pace: Pace) -> None:
        """Follow changed settings from the next decision on."""
        self._pace = pace

    def close(self) -> None:
        """End the bots; the session makes no more moves."""
        self._pause.stop()
        for link in self._links.values():
            link.stop()

    def _apply(self, seat: int, choice: Choice, *, quiet: bool = False) -> None:
        """Make a choice; with `quiet` the choice itself is left out of what is told."""
        refusals = self._game.explain(seat, choice)
        if refusals:
            raise IllegalChoice(choice, refusals)
        before = self._game.copy()
        try:
            written = self._game.format(choice, seat)
            events = self._game.apply(seat, choice)
        except Exception as error:  # a fault of the game must not cost the game
            self._game = before
            logger.exception("the game failed at %s of %s", choice, SEAT_LETTERS[seat])
            raise GameFault(f"{type(error).__name__}: {error}") from error
        logger.info("%s: %s", SEAT_LETTERS[seat], written)
        if quiet:
            events = [event for event in events if event.kind != PASSED]
        for viewer, history in enumerate(self._histories):
            history.extend(event.as_seen_by(viewer) for event in events)
        self._last_move = time.monotonic()

    def _go_on(self) -> None:
        """Pass for those who can do nothing else, then wait for whoever decides."""
        try:
            while self._pace.forced_pass and (forced := self._forced_pass()) is not None:
                self._apply(self.decision.player, forced, quiet=True)  # they come by the dozen and say nothing
        except GameFault as fault:
            self.said.emit(str(fault))
        self._pause.stop()
        if self.over:
            self.close()
        self.moved.emit()
        link = self._links.get(self.decision.player)
        if link is not None:
            seat = self.decision.player
            link.ask(self._game.view(seat), self._game.choices(seat), self._decks)

    def _forced_pass(self) -> Choice | None:
        decision = self.decision
        if decision.kind not in PASSED_FOR:
            return None
        choices = self._game.choices(decision.player)
        return choices[0] if len(choices) == 1 and choices[0].verb == "pass" else None

    def _hear(self, choice: Choice) -> None:
        self._answer = choice
        since = time.monotonic() - self._last_move
        self._pause.start(max(0, round((self._pace.bot_pause - since) * 1000)))

    def _play_answer(self) -> None:
        if not self.ready():
            self._pause.start(LOOK_AGAIN)
            return
        choice, self._answer = self._answer, None
        link = self._links.get(self.decision.player)
        if choice is None or link is None:
            return
        try:
            self._apply(self.decision.player, choice)
        except (IllegalChoice, GameFault) as fault:
            link.reject(str(fault))
            return
        self._go_on()


def start_game(setup: GameSetup, doors: Doors, seed: int) -> tuple[Game, tuple[Any, Any]]:
    """The game that the setup describes, and its decks. `ValueError` or `OSError` when it cannot be played."""
    decks = (doors.library.deck(setup.decks[0]), doors.library.deck(setup.decks[1]))
    chooser = {"first seat": 0, "second seat": 1}.get(setup.starter)
    return doors.start(decks, seed, setup.edition or doors.editions[0], chooser), decks


def open_session(setup: GameSetup, doors: Doors, pace: Pace, parent: QObject | None = None) -> Session:
    """A session of the game that the setup describes; it waits for `begin`.

    `ValueError` or `OSError` when a deck is not as it should be.
    """
    seed = setup.seed if setup.seed is not None else secrets.randbelow(SEEDS)
    game, decks = start_game(setup, doors, seed)
    edition = setup.edition or doors.editions[0]
    logger.info("a game: decks %s and %s, seed %d, starter %s, edition %s", *setup.decks, seed, setup.starter, edition)
    seats = (
        Seat(setup.names[0], HUMAN, setup.decks[0]),
        Seat(setup.names[1], setup.opponent, setup.decks[1]),
    )
    return Session(game, seats, doors, decks, pace, seed, parent)
