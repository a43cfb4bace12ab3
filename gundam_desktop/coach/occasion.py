"""When the coach speaks unasked, and before which choices it asks for a second look: its silent rules, as plain data.

It is silent where little is at stake, where it has spoken in the same turn or said the same last time, and about kinds
of hints that the player has dismissed twice. Before a costly choice it asks once a turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.coach.advice import Advice
from gundam_desktop.coach.playouts import Mean
from gundam_desktop.tabletop import Choice, Remark, View

LEAST_LOSS: Final = 10.0
"""How many percentage points of the chance to win the other choices must lose on average."""
LEAST_LEAD: Final = 5.0
"""By how many points the best choice must be ahead of the next one."""
COSTLY: Final = 15.0
"""How many points a choice must lose before the player is asked about it."""
MOST_DISMISSED: Final = 2

PROVED: Final = ("win", "danger")
"""Kinds of hints that are proofs."""
Doubt: TypeAlias = Literal["win thrown away", "loss allowed", "costly"]
"""Why the player is asked about a choice."""


class Hint(NamedTuple):
    """What is said: a proof, or a remark."""

    kind: str
    remark: Remark | None = None
    """None for a proof, and if only the choices were compared."""


COMPARED: Final = Hint("compared")
"""The hint that choices are far apart, without a remark."""


class Confirmation(NamedTuple):
    """The reason to ask the player about a choice."""

    doubt: Doubt
    loss: Mean | None = None
    """How many points of the chance to win it loses; None for a proof."""
    worlds: int = 0


def hint_of(advice: Advice) -> Hint | None:
    """The one hint for a player who asks: a proof, else the remark on the best choice, else the first remark."""
    if advice.kind in PROVED:
        return Hint(advice.kind)
    remark = _about_best(advice) or next(iter(advice.remarks), None)
    if remark is not None:
        return Hint(remark.kind, remark)
    return COMPARED if advice.stakes is not None else None


class Occasion:
    """What the coach has said in one game, which decides what it may say next."""

    def __init__(self) -> None:
        self._turn = self._looked = -1
        """The turns in which it last spoke, and last asked for a second look."""
        self._said: Hint | None = None
        self._dismissed: Counter[str] = Counter()

    def hint(self, advice: Advice, turn: int) -> Hint | None:
        """The hint for a player who has not asked; None to be silent."""
        hint = self._at_stake(advice)
        if hint is None or turn == self._turn or hint == self._said:
            return None
        return hint if self._dismissed[hint.kind] < MOST_DISMISSED else None

    def said(self, hint: Hint, turn: int) -> None:
        """Note that a hint was given unasked."""
        self._turn, self._said = turn, hint

    def dismissed(self, kind: str) -> None:
        """Note that the player has dismissed a hint of a kind."""
        self._dismissed[kind] += 1

    def confirmation_for(self, advice: Advice, choice: Choice, view: View) -> Confirmation | None:
        """Return why the player should look at a choice again; None if not."""
        if view.turn == self._looked:
            return None
        look = _doubted(advice, choice, view)
        if look is not None:
            self._looked = view.turn
        return look

    def _at_stake(self, advice: Advice) -> Hint | None:
        """What is worth saying unasked: a proof that one choice alone keeps, or a remark on one that is well ahead."""
        if advice.kind in PROVED and len(advice.choices) == 1 and advice.losing:
            return Hint(advice.kind)
        if advice.kind in PROVED and advice.choices:
            return None
        stakes = advice.stakes
        if stakes is None or stakes.usual_loss < LEAST_LOSS:
            return None
        if not is_clear(stakes.lead):
            return None
        remark = _about_best(advice)
        return Hint(remark.kind, remark) if remark is not None else None


def is_clear(lead: Mean) -> bool:
    """True if the best choice is far enough ahead of the next one to be named."""
    return lead.value >= LEAST_LEAD and lead.value > lead.margin


def _about_best(advice: Advice) -> Remark | None:
    """The first remark about a card of the best choice."""
    if advice.stakes is None:
        return None
    best = advice.stakes.best
    cards = {best.card, best.target, *best.cards} - {0}
    return next((remark for remark in advice.remarks if cards.intersection(remark.cards)), None)


def _doubted(advice: Advice, choice: Choice, view: View) -> Confirmation | None:
    if advice.choices and choice in advice.losing:
        return Confirmation("win thrown away" if advice.kind == "win" else "loss allowed", worlds=advice.worlds)
    if advice.stakes is None or choice in advice.choices:
        return None
    loss = advice.stakes.loss_of(choice, view)
    if loss is None or loss.value < COSTLY or loss.value - loss.margin < LEAST_LEAD:
        return None
    return Confirmation("costly", loss, advice.stakes.worlds)
