"""The order in which a player wants waiting effects to be resolved, kept from choice to choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gundam_desktop.tabletop import Choice, View, Waiting

Key = tuple[int, int, str]
"""Card, ability and timing identify a waiting effect."""


class WaitingChoice(NamedTuple):
    """An effect that can be resolved next."""

    waiting: Waiting
    choice: Choice

    @property
    def key(self) -> Key:
        """Identifies the effect while it waits."""
        return self.waiting.card, self.waiting.ability, self.waiting.mark


class EffectOrder:
    """Remembers an order, and goes through it until another effect comes in between."""

    def __init__(self) -> None:
        self._wanted: list[Key] = []
        self._running = False

    def forget(self) -> None:
        """Drop the order."""
        self._wanted, self._running = [], False

    def arranged(self, view: View, choices: Iterable[Choice]) -> list[WaitingChoice]:
        """The effects that can be resolved next, in the order wanted so far; new ones come last."""
        effects = waiting_choices(view, choices)
        places = {key: place for place, key in reversed(list(enumerate(self._wanted)))}
        return sorted(effects, key=lambda effect: places.get(effect.key, len(places)))

    def set(self, effects: Sequence[WaitingChoice]) -> None:
        """Keep an order without starting it."""
        self._wanted, self._running = [effect.key for effect in effects], False

    def begin(self, effects: Sequence[WaitingChoice]) -> None:
        """Start the order: the first effect is being resolved, `next_choice` gives the others."""
        self._wanted, self._running = [effect.key for effect in effects[1:]], True

    def next_choice(self, view: View, choices: Sequence[Choice]) -> Choice | None:
        """The next choice of a started order; None if the waiting effects are not those left of it."""
        if not any(waiting.player == view.player for waiting in view.waiting):
            self.forget()
        if view.decision.kind != "order" or view.decision.player != view.player or not self._running:
            return None
        effects = self.arranged(view, choices)
        if Counter(effect.key for effect in effects) != Counter(self._wanted):
            self._running = False
            return None
        self.begin(effects)
        return effects[0].choice


def waiting_choices(view: View, choices: Iterable[Choice]) -> list[WaitingChoice]:
    """The waiting effects that a player may resolve next, each with its choice."""
    found = []
    for choice in choices:
        if choice.verb == "resolve":
            same = [waiting for waiting in view.waiting if waiting.card == choice.card]
            place = max(1, choice.number) - 1
            seen = view.cards.get(choice.card)
            unnamed = Waiting(view.player, choice.card, seen.number if seen is not None else "", -1, "")
            found.append(WaitingChoice(same[place] if place < len(same) else unnamed, choice))
    return found
