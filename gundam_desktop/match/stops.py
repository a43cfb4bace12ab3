"""Where players want to be asked: the steps and the cards, chosen once and kept for the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from gundam_desktop.records.entries import SwitchedOff


class Stops(NamedTuple):
    """What a player has switched off; at first they are asked wherever they can do something."""

    steps: frozenset[str] = frozenset()
    """Keys of the stops at which they are not asked (`Playmat.stops`)."""
    cards: frozenset[str] = frozenset()
    """Numbers of the cards for which they are not asked."""

    def asks(self, stop: str, numbers: Collection[str]) -> bool:
        """True if the player wants to be asked at a stop at which cards of these numbers can be used."""
        put_off = bool(numbers) and self.cards.issuperset(numbers)
        return stop not in self.steps and not put_off


class PlayerStops:
    """The stops of both players of a game; `keep` takes every change as a line for the record."""

    def __init__(
        self, kept: Iterable[SwitchedOff] = (), keep: Callable[[SwitchedOff], object] = lambda _line: None
    ) -> None:
        self._stops = {line.seat: Stops(frozenset(line.steps), frozenset(line.cards)) for line in kept}
        self._keep = keep
        self._usable: dict[int, set[str]] = {}

    def of(self, seat: int) -> Stops:
        """What the player of a seat has switched off."""
        return self._stops.get(seat, Stops())

    def set(self, seat: int, stops: Stops) -> None:
        """Ask a player only there from the next decision on."""
        self._stops[seat] = stops
        self._keep(SwitchedOff(seat=seat, steps=tuple(sorted(stops.steps)), cards=tuple(sorted(stops.cards))))

    def asks(self, seat: int, stop: str, numbers: Collection[str]) -> bool:
        """True if a player who could use cards of these numbers at a stop wants to be asked."""
        self._usable.setdefault(seat, set()).update(numbers)
        return self.of(seat).asks(stop, numbers)

    def cards(self, seat: int) -> list[str]:
        """The numbers of the cards for which a player could have been asked so far, or has switched it off."""
        return sorted(self._usable.get(seat, set()) | self.of(seat).cards)
