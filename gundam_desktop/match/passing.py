"""Passing for a player: when the client does it, how long that takes, and what ends it.

No player may learn from it what a hand contains. A pass that everybody could foresee is made at once. Where a hidden
card might have been used and a person could notice (the other of two people; the person who plays a bot), the pass
depends on public information alone: the player is asked, or the pass is made after a random pause with the same
distribution, with or without a choice. Two people can agree to tell each other more, for fewer hand-overs
(`hot_seat.py`).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, NamedTuple

from gundam_desktop.match.hot_seat import HotSeat
from gundam_desktop.match.stops import PlayerStops
from gundam_desktop.tabletop import Choice, Decision, Event, Game, Library
from gundam_desktop.tabletop.place import SHARED

AutoPassMode = Literal["nothing to do", "never"]
"""When the client passes for a person automatically: when nothing else can be done, or never (full control)."""
PASSING_VERBS = ("end", "pass")
"""Verbs of the choices that do nothing and go on."""
SPREAD = (0.6, 1.4)
"""The pause before a pass that is made for a person, as shares of the usual pause."""


class AutomaticPass(NamedTuple):
    """A pass that the client makes for a player."""

    choice: Choice
    pause: float
    """Seconds until it is made."""


class AutoPasser:
    """Passes for the players of one game."""

    def __init__(self, people: Collection[int], chance: random.Random, library: Library) -> None:
        self._people, self._chance, self._library = people, chance, library
        playmat = library.playmat("en")
        self._playmat, self._prompt_style = playmat, playmat.prompt_style
        self.is_possible = playmat.can_pass
        """False in a game without passes."""
        self.mode: AutoPassMode = "nothing to do"
        self.interrupts: Collection[str] = usual(library)
        """Keys of the interrupts that end passing until something happens. A decision without a pass always ends it."""
        self.hot_seat: HotSeat = "stops by card"
        self.stops = PlayerStops()
        """Where the persons want to be asked."""
        self.pause = 0.0
        """Usual pause in seconds before a pass; 0 makes every pass at once."""
        self.thought: dict[int, list[float]] = {}
        """Thinking times in seconds of each bot when it could have acted."""
        self._running: set[int] = set()
        self.ended: list[tuple[int, str]] = []
        """Seats for which passing has ended since this was last cleared, each with the reason."""

    def is_active(self, seat: int) -> bool:
        """True while passes are made for a player until something happens."""
        return seat in self._running

    def start(self, seat: int) -> None:
        """Pass for a player until something happens."""
        self._running.add(seat)

    def stop(self, seat: int | None = None) -> None:
        """Stop passing for a player, or for all."""
        self._running &= set() if seat is None else self._running - {seat}

    def made_for(self, game: Game) -> AutomaticPass | None:
        """The pass that the client makes now for the player who decides; None if they are asked."""
        decision = game.decision
        seat, person = decision.player, decision.player in self._people
        if seat < 0:
            self._running.clear()
            return None
        choices = game.legal_choices(seat) if self.is_passable(decision) else []
        passed = next((choice for choice in choices if choice.verb == "pass"), None)
        if passed is None:
            self._end(seat, "own turn" if decision.kind == "main" else "asked")
            return None
        noticed = self.is_noticed(game, seat)
        needed = len(choices) > 1 and not (person and self._is_needless(game))
        if seat in self._running:
            could = noticed or needed
            stopping = self._prompt_style(decision.kind).interrupt
            if could and stopping in self.interrupts:
                self._end(seat, stopping)
                return None
            pause = self.pause * self._chance.uniform(*SPREAD) if noticed else 0.0
            return AutomaticPass(passed, pause)
        if person and (self.mode == "never" or noticed):
            return None
        if needed and not (person and self._is_unwanted(game, choices)):
            return None
        return AutomaticPass(passed, self._thinking(seat) if noticed else 0.0)

    def is_noticed(self, game: Game, seat: int) -> bool:
        """True if a person could learn from a pass of this player that no hidden card of theirs can be used."""
        hidden = self._prompt_style(game.decision.kind).hidden
        if not hidden or not self._could_see(seat):
            return False
        view = game.view(seat)
        shared = (card for zone in hidden for card in view.zones.get((SHARED, zone), ()))
        return any(view.zones.get((seat, zone)) for zone in hidden) or any(view.cards[card].secret for card in shared)

    def _is_unwanted(self, game: Game, choices: Sequence[Choice]) -> bool:
        """True if a person who could do something does not want to be asked here."""
        seat = game.decision.player
        view = game.view(seat)
        numbers = {view.cards[choice.card].number for choice in choices if choice.card in view.cards}
        stop = self._playmat.stop_at(view.step or view.phase, own=view.turn_player == seat)
        return not self.stops.asks(seat, stop, numbers)

    def _is_needless(self, game: Game) -> bool:
        """True where a decision only answers what arrows on the table show, and there is none."""
        decision = game.decision
        return self._prompt_style(decision.kind).needs_arrow and not game.view(decision.player).arrows

    def is_passable(self, decision: Decision) -> bool:
        """True if a player can pass in a decision."""
        return self._prompt_style(decision.kind).passable

    def watch_events(self, events: Iterable[Event]) -> None:
        """End passing where one of the events is an interrupt."""
        for event in events:
            for seat in sorted(self._running):
                for reason in self._library.interrupts_of(event, seat):
                    if reason in self.interrupts:
                        self._end(seat, reason)

    def _end(self, seat: int, reason: str) -> None:
        if seat in self._running:
            self._running.discard(seat)
            self.ended.append((seat, reason))

    def _could_see(self, seat: int) -> bool:
        """True if a person sees whether and how long this player is asked, and may not learn from it."""
        if seat in self._people and self.hot_seat != "tells nothing":
            return False
        return any(other != seat for other in self._people)

    def _thinking(self, seat: int) -> float:
        """A pause as long as this bot takes when it could act."""
        if not self.pause:
            return 0.0
        return max(self.pause, self._chance.choice(self.thought.get(seat) or [0.0]))


def usual(library: Library) -> tuple[str, ...]:
    """Keys of the interrupts that end passing in a game by default."""
    return tuple(interrupt.key for interrupt in library.interrupts("en") if interrupt.usual)


def pass_choice(choices: Sequence[Choice]) -> Choice | None:
    """The choice that does nothing and goes on; None when something must be answered first."""
    return next((choice for choice in choices if choice.verb in PASSING_VERBS), None)
