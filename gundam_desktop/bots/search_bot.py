"""The searching player, and weaker ones of the same judgement: with less search, or a wider choice among good ones."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.bots.search import Budget, Line, Thought, continued, searched
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, View


class Style(NamedTuple):
    """How a level plays."""

    nodes: int
    """The most choices carried out for a decision (`Budget.nodes`)."""
    worlds: int
    """The number of worlds in which the best choices are compared; 0 if choices are only judged one choice ahead."""
    spread: float = 0.0
    """How far choices below the best one are taken, too: the difference in chance to win at which a choice is taken
    about a third as often. 0 for always the best."""


class SearchBot:
    """Searches each decision. The same view and seed give the same choice, unless the budget is a time."""

    def __init__(
        self, game_module: GameModule, seed: int, style: Style, seconds: float = math.inf, *, knows_lists: bool = True
    ) -> None:
        """`knows_lists`: True if it uses the opponent's deck list; `seconds` is the most time for a decision."""
        self._game_module, self._seed, self._style, self._seconds = game_module, seed, style, seconds
        self._knows_lists = knows_lists

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """One of the choices, or a whole selection of several cards."""
        if len(choices) == 1:
            return choices[0]
        deck = None if decks is None else decks[view.player]
        if (opening := self._game_module.opening(view, deck, self._chance(view, "opening"))) is not None:
            return opening
        known = self._known(view, decks)
        thought = self.thought(view, known)
        if thought is None:
            return GreedyBot(self._game_module, self._seed).choose(view, choices, known)
        return self._taken(thought.lines, self._chance(view, "taken"))

    def thought(
        self, view: View, decks: Any, interrupted: Callable[[], bool] = lambda: False, *, followed: int = 0
    ) -> Thought | None:
        """Return the result of searching a view's decision; None for a game that cannot be searched.

        The first `followed` lines include what follows them.
        """
        if self._game_module.simulation is None:
            return None
        budget = Budget(self._style.nodes, self._style.worlds, self._seconds)
        simulation = self._game_module.simulation(view, self._known(view, decks))
        thought = searched(simulation, self._chance(view, "worlds"), budget, interrupted)
        return continued(thought, simulation, self._seed, followed) if followed else thought

    def _known(self, view: View, decks: Any) -> Any:
        return decks if self._knows_lists or decks is None else without_opponents(decks, view.player)

    def _chance(self, view: View, purpose: str) -> random.Random:
        return random.Random(f"{purpose} {self._seed} {view.turn} {view.phase} {view.decision} {view.zones}")

    def _taken(self, lines: Sequence[Line], chance: random.Random) -> Choice:
        """The best choice, or one that is not much worse."""
        if not self._style.spread:
            return lines[0].choice
        best = max(line.chance for line in lines)
        weights = [math.exp((line.chance - best) / self._style.spread) for line in lines]
        return chance.choices(lines, weights)[0].choice


def without_opponents(decks: tuple[Any, Any], player: int) -> tuple[Any, Any]:
    """Return both decks for a player at a seat (0 or 1) who may not know the opponent's, which becomes None."""
    return (decks[0], None) if player == 0 else (None, decks[1])
