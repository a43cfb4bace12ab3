"""The weakest level: every legal choice is as likely as any other."""

from __future__ import annotations

import random
from typing import Any

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision, View


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(f"random bot {seed}")

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:  # noqa: ARG002 - it needs no decks
        """One of the choices; for a selection of several cards a whole one."""
        return self._chance.choice(choices) if choices else some_selection(view.decision, self._chance)


def narrowest_first(decision: Decision) -> list[CandidateGroup]:
    """The groups of a selection, those with the fewest candidates first, since these run out first."""
    return sorted(decision.groups, key=lambda group: len(group.candidates))


def some_selection(decision: Decision, chance: random.Random) -> Choice:
    """A random whole selection: from each group the number of cards it needs, no card twice."""
    chosen: list[int] = []
    for group in narrowest_first(decision):
        free = [card for card in group.candidates if card not in chosen]
        most = min(group.most, len(free))
        chosen += chance.sample(free, chance.randint(min(group.least, most), most))
    return Choice("choose", cards=tuple(chosen))


def random_choice(view: View, choices: list[Choice]) -> Choice:
    """A random legal choice: a listed one, or a whole selection from the decision's groups."""
    if choices:
        return random.choice(choices)
    return some_selection(view.decision, random.Random())
