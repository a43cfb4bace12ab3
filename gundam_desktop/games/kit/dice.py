"""Dice: thrown from the state's seed, or given in advance by a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from pydantic import Field

from gundam_desktop.games.kit import state as kit
from gundam_desktop.games.kit.state import CardRecord, CardZone
from gundam_desktop.scenarios.fields import Whole
from gundam_desktop.tabletop.chance import draw_number

SIDES = 6
Dice: TypeAlias = tuple[Annotated[Whole, Field(ge=1, le=SIDES)], ...]
"""The field `dice` of a position: the numbers that are thrown next, in order; then the seed decides."""


@dataclass(slots=True)
class State(kit.State[CardRecord, CardZone]):
    """The state of a game with dice."""

    dice: Dice = ()
    """The numbers that are thrown next, before those of the seed."""

    def hide_chance(self) -> None:
        """Remove what decides about the future and no player may know."""
        self.random, self.dice = 0, ()

    def throw(self) -> int:
        """Throw a die and return its number, from 1."""
        if self.dice:
            number, *rest = self.dice
            self.dice = tuple(rest)
            return number
        self.random, drawn = draw_number(self.random, SIDES)
        return drawn + 1
