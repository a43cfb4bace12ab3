"""The legal choices by card: the actions of a card, and the targets of each.

The game lists the choices and the place where each is made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Goal, Place, View

GoalsOf: TypeAlias = Callable[[Choice, View], Sequence[Goal]]
"""Returns the places where a choice is made (`Library.goals`)."""
AskedBy: TypeAlias = Callable[[Choice, View], Collection[int]]
"""Returns the cards among which a choice then asks its player to choose (`PreviewSource.asked`)."""
_NO_MEANS: Mapping[int, int] = MappingProxyType({})


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
    asked: frozenset[int] = frozenset()
    """Those of the cards that a choice asks for only after it is made."""
    asking: frozenset[Place] = frozenset()
    """The places of which a card that is not among those cannot be meant."""
    means: Mapping[int, int] = _NO_MEANS
    """Cards with which it can be paid for in another way -> `Choice.paying` of that way."""

    def choices_at(self, target: Target) -> tuple[Choice, ...]:
        """The choices that a drop at `target` can mean; a card in a zone also counts as its zone."""
        if target.card in self.cards:
            return self.cards[target.card]
        if target.card and target.zone in self.asking:
            return ()
        return self.zones.get(target.zone, ()) if target.zone is not None else ()

    @property
    def all(self) -> tuple[Choice, ...]:
        """All of them, each once."""
        listed = (*self.cards.values(), *self.zones.values(), self.alone)
        return tuple(dict.fromkeys(choice for choices in listed for choice in choices))

    @property
    def single(self) -> Choice | None:
        """The only choice, if there is just one: its target needs no click of its own."""
        return self.all[0] if len(self.all) == 1 else None

    @property
    def empty(self) -> bool:
        """True if there are no choices."""
        return not (self.cards or self.zones or self.alone)


class TableChoices:
    """The legal choices of a view's player, found by the card that acts."""

    def __init__(self, view: View, choices: Sequence[Choice], goals: GoalsOf, asked: AskedBy) -> None:
        self._view = view
        self._goals, self._asked = goals, asked
        self._by_card: dict[int, list[Choice]] = {}
        for choice in choices:
            if choice.card and choice.verb != "choose":
                self._by_card.setdefault(choice.card, []).append(choice)
        self.all = tuple(choices)

    @property
    def cards(self) -> frozenset[int]:
        """The cards that a choice begins with."""
        return frozenset(self._by_card)

    def of(self, card: int, paying: int = -1) -> tuple[Choice, ...]:
        """The choices that begin with a card, of those that differ only in the payment one.

        That is the one with this payment, if it is there, else the plainest.
        """
        return tuple(_one_way(self._by_card.get(card, ()), paying))

    def payments(self, card: int) -> tuple[Choice, ...]:
        """A choice that begins with a card, with every payment that it can be made with; the usual one first."""
        choices = sorted(self._by_card.get(card, ()), key=lambda choice: choice.paying)
        return tuple(choice for choice in choices if choice._replace(paying=-1) == choices[0]._replace(paying=-1))

    def target_of(self, choice: Choice) -> Target | None:
        """Where a choice is made; None for one without a target."""
        goal = next(iter(self._goals(choice, self._view)), None)
        return Target(goal.place, goal.card) if goal is not None else None

    def by_turn(self, choices: Sequence[Choice], target: Target) -> dict[int, tuple[Choice, ...]]:
        """Choices that mean a drop at a target, by `Goal.turn`; empty unless each of them says where the card faces."""
        found: dict[int, tuple[Choice, ...]] = {}
        for choice in choices:
            turns = [goal.turn for goal in self._goals(choice, self._view) if goal.place == target.zone]
            if not turns or turns[0] is None:
                return {}
            found[turns[0]] = (*found.get(turns[0], ()), choice)
        return found

    def destinations(self, card: int, paying: int = -1) -> Destinations:
        """The destinations of a card, with this payment where it is possible."""
        cards: dict[int, tuple[Choice, ...]] = {}
        zones: dict[Place, tuple[Choice, ...]] = {}
        alone: list[Choice] = []
        asked: set[int] = set()
        asking: set[Place] = set()
        for choice in self.of(card, paying):
            goals = self._goals(choice, self._view)
            later = self._asked(choice, self._view) if any(goal.asks for goal in goals) else ()
            asked |= {*later}
            for at in (*(goal.card for goal in goals if goal.card), *later):
                cards[at] = (*cards.get(at, ()), choice)
            for goal in goals:
                if goal.place is not None:
                    zones[goal.place] = (*zones.get(goal.place, ()), choice)
                    asking |= {goal.place} if later else set()
            if not goals:
                alone.append(choice)
        return Destinations(cards, zones, tuple(alone), frozenset(asked), frozenset(asking))


def holds(goals: Sequence[Goal], target: Target) -> bool:
    """True if a drop at a target is at one of these goals; a card in a zone also counts as its zone."""
    return any(goal.card == target.card if goal.card else goal.place == target.zone for goal in goals)


def _one_way(choices: Sequence[Choice], paying: int) -> list[Choice]:
    """Of choices that are equal but for the payment, the one with this payment.

    If that is not there it is the one that leaves the payment to the rule, else the least.
    """
    best: dict[Choice, Choice] = {}
    for choice in choices:
        key = choice._replace(paying=-1)
        if key not in best or (choice.paying != paying, choice.paying) < (best[key].paying != paying, best[key].paying):
            best[key] = choice
    return list(best.values())
