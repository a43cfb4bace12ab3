"""The legal choices as a table needs them: what a card can do, and where it can be put for that.

The game says which choices there are and where each is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Goal, Place, View

GoalsOf: TypeAlias = Callable[[Choice, View], Sequence[Goal]]
"""Where a choice is made (`Library.goals`)."""


class Target(NamedTuple):
    """What is at a point of the table: a card in a zone, or a zone (or a seat's plate) alone."""

    zone: Place | None
    card: int = 0


class Destinations(NamedTuple):
    """What can be done with one card."""

    cards: dict[int, tuple[Choice, ...]]
    """Cards it can be put on or aimed at, each with the choices that this can mean."""
    zones: dict[Place, tuple[Choice, ...]]
    """Zones it can be put into or aimed at."""
    alone: tuple[Choice, ...]
    """What it does without a target."""

    def choices_at(self, target: Target) -> tuple[Choice, ...]:
        """The choices that a drop there can mean; a card in a zone also stands for its zone."""
        if target.card in self.cards:
            return self.cards[target.card]
        return self.zones.get(target.zone, ()) if target.zone is not None else ()

    @property
    def single(self) -> Choice | None:
        """The one thing that can be done, when it needs no target card to be named."""
        found = {*(choice for choices in self.zones.values() for choice in choices), *self.alone}
        return next(iter(found)) if len(found) == 1 and not self.cards else None

    @property
    def empty(self) -> bool:
        """True if nothing can be done."""
        return not (self.cards or self.zones or self.alone)


class TableChoices:
    """The legal choices of a view's player, found by the card that acts."""

    def __init__(self, view: View, choices: Sequence[Choice], goals: GoalsOf) -> None:
        self._view = view
        self._goals = goals
        self._by_card: dict[int, list[Choice]] = {}
        for choice in choices:
            if choice.card and choice.verb != "choose":
                self._by_card.setdefault(choice.card, []).append(choice)
        self.all = tuple(choices)

    @property
    def cards(self) -> frozenset[int]:
        """The cards that a choice begins with."""
        return frozenset(self._by_card)

    def of(self, card: int) -> tuple[Choice, ...]:
        """The choices that begin with a card. Of choices that differ in the payment alone, the plain one counts."""
        return tuple(_plainest(self._by_card.get(card, ())))

    def destinations(self, card: int) -> Destinations:
        """Where a card can be put."""
        cards: dict[int, tuple[Choice, ...]] = {}
        zones: dict[Place, tuple[Choice, ...]] = {}
        alone: list[Choice] = []
        for choice in self.of(card):
            goals = self._goals(choice, self._view)
            for goal in goals:
                if goal.card:
                    cards[goal.card] = (*cards.get(goal.card, ()), choice)
                elif goal.place is not None:
                    zones[goal.place] = (*zones.get(goal.place, ()), choice)
            if not goals:
                alone.append(choice)
        return Destinations(cards, zones, tuple(alone))


def holds(goals: Sequence[Goal], target: Target) -> bool:
    """True if a drop at a target is at one of these goals; a card in a zone also stands for its zone."""
    return any(goal.card == target.card if goal.card else goal.place == target.zone for goal in goals)


def _plainest(choices: Sequence[Choice]) -> list[Choice]:
    """Of choices that are equal but for the payment, the one that leaves it to the rule, else the least."""
    best: dict[Choice, Choice] = {}
    for choice in choices:
        key = choice._replace(paying=-1)
        if key not in best or choice.paying < best[key].paying:
            best[key] = choice
    return list(best.values())
