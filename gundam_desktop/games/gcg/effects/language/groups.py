"""Groups of cards to choose from."""

from __future__ import annotations

from pydantic import model_validator

from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.parts import Amount, Selector, Stat


class InAll(Model):
    """A figure of all cards of a choice together is at most this: "with a total Lv. of 7 or lower"."""

    stat: Stat
    most: int


class Group(Model):
    """Cards to choose from, and how many of them to choose."""

    what: Selector
    least: Amount = 1
    most: Amount = 1
    unique: bool = False
    """True if no two of them may have the same name."""
    in_all: InAll | None = None

    @model_validator(mode="after")
    def _can_be_chosen_one_by_one(self) -> Group:
        if self.in_all is not None and (self.least not in {0, 1} or self.most == 1 or self.unique):
            raise ValueError("`in_all` needs `least` 0 or 1, `most` above 1, and no `unique`")
        return self
