"""The legal choices by card: the actions of a card, and the targets of each.

The game lists the choices and the place where each is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Goal, Place, View

GoalsOf: TypeAlias = Callable[[Choice, View], Sequence[Goal]]
"""Returns the places where a choice is made (`Library.goals`)."""


class Target(NamedTuple):
    """The target at a point of the table: a card in a zone, or a zone (or a seat's plate) alone."""

    zone: Place | None
    card: int = 0


class Destinations(NamedTuple):
    """The possible actions of one card, by destination."""

    cards: dict[int, tuple[Choice, ...]]
    """Cards it can be put on or aimed at, each with the choices that this can mean."""
    zones: dict[Place, tuple[Choice, ...]]
    """Zones it can be put into or aimed at."""
    alone: tuple[Choice, ...]
    """Its choices without a target."""

    def choices_at(self, target: Target) -> tuple[Choice, ...]:
        """The choices that a drop at `target` can mean; a card in a zone also counts as its zone."""
        if target.card in self.cards:
            return self.cards[target.card]
        return self.zones.get(target.zone, ()) if target.zone is not None else ()

    @property
    def single(self) -> Choice | None:
        """The only choice, if there is one and it needs no target card."""
        found = {*(choice for choices in self.zones.values() for choice in choices), *self.alone}
        return next(iter(found)) if len(found) == 1 and not self.cards else None

    @property
    def empty(self) -> bool:
        """True if there are no choices."""
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
        """The choices that begin with a card. Of choices that differ only in the payment, the plainest is kept."""
        return tuple(_plainest(self._by_card.get(card, ())))

    def destinations(self, card: int) -> Destinations:
        """The destinations of a card."""
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
    """True if a drop at a target is at one of these goals; a card in a zone also counts as its zone."""
    return any(goal.card == target.card if goal.card else goal.place == target.zone for goal in goals)


def _plainest(choices: Sequence[Choice]) -> list[Choice]:
    """Of choices that are equal but for the payment, the one that leaves it to the rule, else the least."""
    best: dict[Choice, Choice] = {}
    for choice in choices:
        key = choice._replace(paying=-1)
        if key not in best or choice.paying < best[key].paying:
            best[key] = choice
    return list(best.values())
