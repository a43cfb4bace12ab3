"""The greedy player: tries each choice in a few worlds that agree with its view, and takes the best."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from gundam_desktop.bots.lookahead import Lookahead, whole_selection
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Decision, Game, View
from gundam_desktop.tabletop.selection import is_whole

WORLDS: Final = 3
"""The number of worlds in which each choice is tried; more of them hardly play better (benchmarks/README.md)."""
ROUNDS: Final = 3
"""How many times a selection of several cards is improved by one card."""


class GreedyBot:
    """Looks one choice ahead; opens by the game's own rule. The same view and seed give the same choice."""

    def __init__(self, game_module: GameModule, seed: int, worlds: int = WORLDS) -> None:
        self.game_module = game_module
        self.seed = seed
        self.worlds = worlds

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """Return the choice with the highest average value over the worlds; the first one of several."""
        if len(choices) == 1:
            return choices[0]
        chance = random.Random(f"{self.seed} {view.turn} {view.phase} {view.decision} {view.zones}")
        if (opening := self.game_module.opening(view, None, chance)) is not None:
            return opening
        worlds = [self.game_module.sample_world(view, chance.getrandbits(64), decks) for _ in range(self.worlds)]
        trial = Trial(view, worlds, Lookahead(self.game_module))
        return max(distinct(view, choices), key=trial.worth) if choices else trial.best_selection()


class Trial:
    """One decision, with the worlds in which its choices are tried."""

    def __init__(self, view: View, worlds: list[Game], lookahead: Lookahead) -> None:
        self._view = view
        self._worlds = worlds
        self._lookahead = lookahead
        self._to_end = lookahead.ends_turn(view)

    def worth(self, choice: Choice) -> float:
        """The average worth of a choice over the worlds."""
        player = self._view.player
        worths = (self._lookahead.worth(world, player, choice, to_end=self._to_end) for world in self._worlds)
        return sum(worths) / len(self._worlds)

    def best_selection(self) -> Choice:
        """A selection of several cards, improved card by card."""
        best = whole_selection(self._view.decision)
        reached = self.worth(best)
        for _ in range(ROUNDS):
            groups = self._view.decision.groups  # a card may be a candidate of several
            whole = [choice for choice in neighbours(self._view.decision, best) if is_whole(choice.cards, groups)]
            near = {choice: self.worth(choice) for choice in whole}
            better = max(near, key=lambda choice: near[choice], default=best)
            if near.get(better, reached) <= reached:
                break
            best, reached = better, near[better]
        return best


def distinct(view: View, choices: list[Choice]) -> list[Choice]:
    """The choices without those that only name another copy of the same card."""
    first: dict[object, Choice] = {}
    for choice in choices:
        cards = tuple(_alike(view, card) for card in (choice.card, choice.target, *choice.cards))
        first.setdefault((choice.verb, cards, choice.word, choice.number, choice.paying), choice)
    return list(first.values())


def _alike(view: View, card: int) -> object:
    """A key that is equal for interchangeable cards; a card with others under it equals none."""
    seen = view.cards.get(card)
    return card if seen is None or not seen.number or seen.over or seen.under else seen._replace(id=0)


def neighbours(decision: Decision, choice: Choice) -> Iterator[Choice]:
    """Whole selections that differ by one card: another in its place, one more, one less."""
    chosen = choice.cards
    for group in decision.groups:
        mine = [card for card in chosen if card in group.candidates]
        free = [card for card in group.candidates if card not in chosen]
        if len(mine) < group.most:
            yield from (choice._replace(cards=(*chosen, card)) for card in free)
        for old in mine:
            if len(mine) > group.least:
                yield choice._replace(cards=tuple(card for card in chosen if card != old))
            yield from (choice._replace(cards=tuple(card if one == old else one for one in chosen)) for card in free)
