"""The table of a lesson's step: a game in which only the learner decides.

The other player follows the step's script and then a bot; passes that are the only choice are made by themselves. So
one choice of the learner leads to their next decision, and the step is judged on the way, whenever nothing is pending.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple, Self

from gundam_desktop.bots.bot_process import Bot
from gundam_desktop.scenarios.document import FieldError, NotationError
from gundam_desktop.scenarios.fields import SEATS
from gundam_desktop.scenarios.moment import Moment
from gundam_desktop.scenarios.runner import PASS
from gundam_desktop.scenarios.scenario import BegunScenario, Fact, Step, WrittenChoice
from gundam_desktop.tabletop import Choice, Decision, Event, Game, IllegalChoice, View
from gundam_desktop.tabletop.place import SHARED, Place
from gundam_desktop.tutorial import lesson_fields
from gundam_desktop.tutorial.lesson import ExpectedEvent, LessonStep

PENDING: Final = frozenset({"choose", "confirm", "order"})
"""Kinds of decisions in the middle of an effect, where nothing is judged."""
MOST_CHOICES: Final = 400
"""After this many choices by bots a step ends."""


def place_named(zone: str) -> Place:
    """Return the place that lessons write as, for example, `B.shields`, or `c2` for one that belongs to nobody."""
    seat, _, key = zone.rpartition(".")
    return SEATS.index(seat) if seat else SHARED, key


def name_of_place(place: Place) -> str:
    """Return a place as lessons write it."""
    seat, key = place
    return key if seat == SHARED else f"{SEATS[seat]}.{key}"


class Verdict(Enum):
    """The result of a step so far."""

    DONE = "done"
    """The goal is reached."""
    FAILED = "failed"
    """Facts have become true that make it unreachable."""
    MISSED = "missed"
    """It was not reached by the time that the step allows."""


class Played(NamedTuple):
    """A choice that was made, and what happened."""

    seat: int
    choice: Choice
    events: tuple[Event, ...]
    forced: bool = False
    """True for a pass that was the only choice."""


class LessonTable:
    """A game at a step; `Game` as the solver needs it."""

    def __init__(self, begun: BegunScenario, step: LessonStep, seat: int, bot: Callable[[], Bot]) -> None:
        """Take over a begun game, and play until the learner at `seat` decides. `bot` creates the other player's bot.

        With a question, play continues only after it has been answered.
        """
        self.begun, self.step, self.seat = begun, step, seat
        self.opening = begun.game.copy()
        """The game at the beginning of the step, before anything was played. Copy it, do not change it."""
        self.verdict: Verdict | None = None
        self.events: list[Event] = []
        """The events since the step began."""
        self.played: list[Played] = []
        """The choices since the step began, in order."""
        self._bot = bot
        self._foe = 0
        self._made = 0
        self._turn = begun.game.turn
        self._matched = 0
        if step.ask is None:
            self._settle()
        else:
            self._passes()
        self.prelude = len(self.played)
        """How many of them came before the learner's first decision."""

    # --- the interface of a game

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.begun.game

    @property
    def decision(self) -> Decision:
        return self.game.decision

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def is_resolving(self) -> bool:
        """True if the learner must decide within an effect."""
        return self.decision.player == self.seat and self.decision.kind in PENDING

    def legal_choices(self, player: int) -> list[Choice]:
        return self.game.legal_choices(player)

    def view(self, player: int) -> View:
        return self.game.view(player)

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.begun = self.begun.copy()
        other.events, other.played = list(self.events), list(self.played)
        return other

    def digest(self) -> str:
        return f"{self.game.digest()} {self._foe} {self._matched}"

    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Make a choice of the learner, and play on to their next decision. Raises `IllegalChoice`."""
        before = len(self.events)
        self._apply(player, choice)
        self._made += 1
        self._judge()
        self._settle()
        return self.events[before:]

    # --- choices as written

    def choice(self, written: WrittenChoice) -> Choice | None:
        """The learner's choice that is written; None if it names a card that is not there."""
        try:
            return self.begun.choice(written, self.seat)
        except NotationError:
            return None

    def text(self, choice: Choice) -> str:
        """The written form of a choice of the learner, the same for equal choices."""
        return self.begun.format(choice, self.seat)

    def follow(self, by: tuple[WrittenChoice, ...]) -> None:
        """Make the written choices of the learner. Raises `IllegalChoice` or `NotationError`.

        A pass that has been made already, as the only choice, is left out.
        """
        for written in by:
            if written.verb == PASS.verb and PASS not in self.legal_choices(self.seat):
                continue
            self.apply(self.seat, self.begun.choice(written, self.seat))

    def watch(self, steps: tuple[Step, ...]) -> list[Played]:
        """Make the written choices of both players, one by one, and return what happened."""
        before = len(self.played)
        for step in steps:
            self._apply(step.player, self.begun.choice(step.choice, step.player))
            self._passes()
        if self.step.goal:
            self._settle()
        return self.played[before:]

    def pass_on(self) -> list[Played]:
        """Pass for the learner until the battle is over, and return what was played."""
        before = len(self.played)
        while self.decision.player == self.seat and self.view(self.seat).step and PASS in self.legal_choices(self.seat):
            self._apply(self.seat, PASS)
            self._settle()
        return self.played[before:]

    # --- judging

    def holds(self, facts: tuple[Fact, ...]) -> bool:
        """True if all of the facts are true now."""
        return not any(map(self._mismatch, facts))

    def mismatches(self, facts: tuple[Fact, ...]) -> list[str]:
        """Return the facts that are not true, with the actual values."""
        return [why for fact in facts if (why := self._mismatch(fact))]

    def missing_event(self) -> ExpectedEvent | None:
        """Return the first of the step's events that has not happened yet; None if all have."""
        events = self.step.events
        return events[self._matched] if self._matched < len(events) else None

    def lit_cards(self) -> list[int]:
        """The ids of the cards that the step shows."""
        return [card for name in self.step.show.cards if (card := self.card(name))]

    def lit_places(self) -> list[Place]:
        """The places that the step shows."""
        return [place_named(zone) for zone in self.step.show.zones]

    def card(self, name: str) -> int:
        """The id of a card by its name; 0 if it is not there."""
        try:
            return self.begun.card(name)
        except NotationError:
            return 0

    def _mismatch(self, fact: Fact) -> str:
        try:
            return Moment(self.begun, self.events).mismatch(fact)
        except FieldError as error:
            return str(error)

    def _judge(self) -> None:
        """Judge the step, unless an effect is being carried out or it has been judged."""
        step = self.step
        if self.verdict or not self._made or not step.goal or self.decision.kind in PENDING:
            return
        if self.missing_event() is None and self.holds(step.goal):
            self.verdict = Verdict.DONE
        elif step.fail and self.holds(step.fail):
            self.verdict = Verdict.FAILED
        elif self._too_late():
            self.verdict = Verdict.MISSED

    def _too_late(self) -> bool:
        if self.decision.player < 0:
            return True
        match self.step.until:
            case "decision":
                return True
            case lesson_fields.BATTLE_END:
                return not self.view(self.seat).step
            case "turn end":
                return self.turn > self._turn
            case _:
                return self.turn > self._turn + 1

    # --- play

    def _settle(self) -> None:
        """Play for the other player, and passes that are the only choice, until the learner decides or it is judged."""
        for _ in range(MOST_CHOICES):
            player = self.decision.player
            if player < 0 or self.verdict or (player == self.seat and self.legal_choices(player) != [PASS]):
                return
            if self.legal_choices(player) == [PASS] and not self._scripted():
                self._apply(player, PASS, forced=True)
            else:
                self._foe_decides()
            self._judge()

    def _scripted(self) -> bool:
        """True if the script continues with a pass of the other player."""
        foe = self.step.foe
        return self._foe < len(foe) and foe[self._foe].choice.verb == PASS.verb and self.decision.player != self.seat

    def _foe_decides(self) -> None:
        player = self.decision.player
        if self._foe < len(self.step.foe):
            written = self.step.foe[self._foe].choice
            self._foe += 1
            try:
                self._apply(player, self.begun.choice(written, player))
            except (NotationError, IllegalChoice):
                self._foe = len(self.step.foe)  # play has departed from the script
            else:
                return
        choices = self.legal_choices(player)
        self._apply(player, self._bot().choose(self.view(player), choices, None))

    def _passes(self) -> None:
        while (player := self.decision.player) >= 0 and self.legal_choices(player) == [PASS]:
            self._apply(player, PASS, forced=True)

    def _apply(self, player: int, choice: Choice, *, forced: bool = False) -> None:
        events = self.game.apply(player, choice)
        self.played.append(Played(player, choice, tuple(events), forced))
        self.events += events
        for event in events:
            expected = self.missing_event()
            if expected is not None and self.fits(event, expected):
                self._matched += 1

    def fits(self, event: Event, expected: ExpectedEvent) -> bool:
        """True if an event is the expected one."""
        return (
            event.kind == expected.kind
            and (not expected.card or event.card == self.card(expected.card))
            and (not expected.target or event.target == self.card(expected.target))
            and expected.player in {None, event.player}
            and expected.amount in {None, event.amount}
            and expected.word in {None, event.word}
            and expected.clause in {"", event.clause}
        )
