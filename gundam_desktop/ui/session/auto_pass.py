"""Passing for a player: when the client does it, how long that takes, and what ends it.

Nobody may learn from it what a hand holds. A pass that everybody could have foretold is made at once. Where a hidden
card might have been used and somebody could notice (the other of two people; the person who plays a bot), whether and
when a pass is made depends on what lies open alone: it is asked for, or made after a pause that is drawn alike whether
there was a choice or none.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from gundam_desktop.tabletop import Choice, Event, Game
from gundam_desktop.ui.style.translation import translate

AutoPass = Literal["nothing to do", "never"]
"""When the client passes for a person by itself: when nothing else can be done, or never (full control)."""
Interrupt = Literal[
    "attack on player", "attack on unit", "block", "act", "effect", "damage", "command", "deploy", "pair", "turn"
]
"""What can end passing until something happens. A decision that is no pass ends it anyway."""
INTERRUPTS: tuple[Interrupt, ...] = get_args(Interrupt)
USUAL: tuple[Interrupt, ...] = ("attack on player", "attack on unit", "block", "effect", "damage")
PASSED_FOR = ("block", "action")
"""Kinds of decisions in which a player can pass."""
OPEN = "block"
"""The one of them in which all that could be chosen lies open, in the battle area."""
LAYING_DOWN = ("end", "pass")
"""The choices with which a player who wants to do nothing goes on."""
SPREAD = (0.6, 1.4)
"""The pause before a pass that is made for a person, as shares of the usual pause."""


class AutomaticPass(NamedTuple):
    """A pass that is made for whoever decides."""

    choice: Choice
    pause: float
    """Seconds until it is made."""


class AutoPasser:
    """Passes for the players of one game."""

    def __init__(self, people: Collection[int], chance: random.Random) -> None:
        self._people, self._chance = people, chance
        self.mode: AutoPass = "nothing to do"
        self.interrupts: Collection[Interrupt] = USUAL
        self.pause = 0.0
        """Seconds that a pass takes about; 0 makes every pass at once."""
        self.thought: dict[int, list[float]] = {}
        """Seconds that each bot has thought when it could have acted."""
        self._running: set[int] = set()
        self.ended: list[tuple[int, Interrupt | str]] = []
        """For whom passing has ended since this was last emptied, and by what."""

    def runs(self, seat: int) -> bool:
        """Whether a player is passed for until something happens."""
        return seat in self._running

    def start(self, seat: int) -> None:
        """Pass for a player until something happens."""
        self._running.add(seat)

    def stop(self, seat: int | None = None) -> None:
        """Pass no more for a player, or for nobody."""
        self._running &= set() if seat is None else self._running - {seat}

    def made_for(self, game: Game) -> AutomaticPass | None:
        """The pass that is made for whoever decides now; None when they are asked."""
        decision = game.decision
        seat, person = decision.player, decision.player in self._people
        if seat < 0:
            self._running.clear()
            return None
        choices = game.choices(seat) if decision.kind in PASSED_FOR else []
        passed = next((choice for choice in choices if choice.verb == "pass"), None)
        if passed is None:
            self._end(seat, "own turn" if decision.kind == "main" else "asked")
            return None
        noticed = self.is_noticed(game, seat)
        if seat in self._running:
            could = noticed or len(choices) > 1
            stopping: Interrupt = "block" if decision.kind == OPEN else "act"
            if could and stopping in self.interrupts:
                self._end(seat, stopping)
                return None
            pause = self.pause * self._chance.uniform(*SPREAD) if noticed else 0.0
            return AutomaticPass(passed, pause)
        if len(choices) > 1 or (person and (self.mode == "never" or noticed)):
            return None
        return AutomaticPass(passed, self._thinking(seat) if noticed else 0.0)

    def is_noticed(self, game: Game, seat: int) -> bool:
        """Whether somebody could learn from a pass of this player that no hidden card of theirs can be used."""
        return self._could_see(seat) and game.decision.kind != OPEN and bool(game.view(seat).zones.get((seat, "hand")))

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what has happened: it may end passing."""
        for event in events:
            for seat in sorted(self._running):
                reason = what_of(event, seat)
                if reason is not None and reason in self.interrupts:
                    self._end(seat, reason)

    def _end(self, seat: int, reason: Interrupt | str) -> None:
        if seat in self._running:
            self._running.discard(seat)
            self.ended.append((seat, reason))

    def _could_see(self, seat: int) -> bool:
        """Whether a person sees how long this player takes."""
        return any(other != seat for other in self._people)

    def _thinking(self, seat: int) -> float:
        """As long as this bot takes when it could act."""
        if not self.pause:
            return 0.0
        return max(self.pause, self._chance.choice(self.thought.get(seat) or [0.0]))


def what_of(event: Event, seat: int) -> Interrupt | None:
    """What an event is to a player who is passed for; None when it is nothing to them."""
    mine = event.player == seat
    match event.kind:
        case "attacked":
            return None if mine else "attack on unit" if event.target else "attack on player"
        case "activated burst" | "activated":
            return "effect" if mine else "command" if event.kind == "activated" else None
        case "damaged" | "destroyed" | "shield destroyed" | "player damaged":
            return "damage" if mine else None
        case "played":
            return None if mine else "command"
        case "deployed":
            return None if mine else "deploy"
        case "paired":
            return None if mine else "pair"
        case "turn begins":
            return "turn"
    return None


def pass_choice(choices: Sequence[Choice]) -> Choice | None:
    """The choice that does nothing and goes on; None when something must be answered first."""
    return next((choice for choice in choices if choice.verb in LAYING_DOWN), None)


def condition(interrupt: Interrupt) -> str:
    """A condition that interrupts, as the settings name it."""
    return {
        "attack on player": translate("AutoPasser", "An attack on me is declared"),
        "attack on unit": translate("AutoPasser", "An attack on one of my Units is declared"),
        "block": translate("AutoPasser", "I could block"),
        "act": translate("AutoPasser", "I could play a Command or activate an effect in an action step"),
        "effect": translate("AutoPasser", "A Burst or another effect of mine is activated"),
        "damage": translate("AutoPasser", "I, my Base, a Shield or a Unit of mine is damaged or destroyed"),
        "command": translate("AutoPasser", "My opponent plays a Command or activates an effect"),
        "deploy": translate("AutoPasser", "My opponent deploys a Unit or a Base"),
        "pair": translate("AutoPasser", "My opponent pairs a Pilot"),
        "turn": translate("AutoPasser", "A new turn begins"),
    }[interrupt]


def why_ended(reason: Interrupt | str, name: str, other: str) -> str:
    """Why passing for a player has ended, as a sentence for the log."""
    why = {
        "attack on player": translate("AutoPasser", "{other} attacks {name}."),
        "attack on unit": translate("AutoPasser", "{other} attacks a Unit of {name}."),
        "block": translate("AutoPasser", "{name} may block."),
        "act": translate("AutoPasser", "{name} may act."),
        "effect": translate("AutoPasser", "An effect of {name} is activated."),
        "damage": translate("AutoPasser", "Something of {name} is damaged or destroyed."),
        "command": translate("AutoPasser", "{other} acts."),
        "deploy": translate("AutoPasser", "{other} deploys a card."),
        "pair": translate("AutoPasser", "{other} pairs a Pilot."),
        "turn": translate("AutoPasser", "A new turn begins."),
        "own turn": translate("AutoPasser", "It is the main phase of {name}."),
        "asked": translate("AutoPasser", "{name} is asked."),
        "by hand": translate("AutoPasser", "{name} has stopped it."),
    }[reason].format(name=name, other=other)
    return translate("AutoPasser", "Passing for {name} has ended: {why}").format(name=name, why=why)
