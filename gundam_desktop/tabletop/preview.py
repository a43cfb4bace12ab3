"""The preview of a choice: what it would do in the present position, as far as its player may know."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from gundam_desktop.tabletop.place import Goal


class Fate(StrEnum):
    """What would become of a card or a place."""

    DAMAGED = "damaged"
    """It receives damage; with 0 points it takes part but receives none."""
    LOST = "lost"
    """It is destroyed, or a place loses cards."""
    PAYS = "pays"
    """It is used to pay, and stays on the table."""
    USED_UP = "used up"
    """It is used to pay, and leaves the game."""
    MAY_ACT = "may act"
    """The other player may use it to change the outcome."""


class PreviewMark(NamedTuple):
    """What would become of one card or place."""

    goal: Goal
    fate: Fate
    points: int = 0
    """Points of damage; for a place the number of its cards that are lost."""


class Preview(NamedTuple):
    """What a choice would do in the present position."""

    marks: tuple[PreviewMark, ...] = ()
    lines: tuple[str, ...] = ()
    """The outcome in a few short lines, the most important one first."""
    spoken: str = ""
    """The whole outcome in sentences, for those who do not see the table."""
    loss: str = ""
    """What the player's payment uses up for good; empty if nothing."""

    def cards(self, *fates: Fate) -> tuple[int, ...]:
        """Ids of the cards with one of these fates."""
        return tuple(each.goal.card for each in self.marks if each.fate in fates and each.goal.card)


NOTHING = Preview()
"""The preview of a choice of which nothing can be previewed."""
