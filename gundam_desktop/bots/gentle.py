"""The first opponent: it plays like the greedy player, but makes some of its choices by chance."""

from __future__ import annotations

import random
from typing import Any

from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, View

BY_CHANCE = 0.3
"""The share of decisions made at random, from 0 to 1."""
WORLDS = 1
"""The number of worlds in which choices are tried for all other decisions."""


class GentleBot:
    """Sees what a beginner sees. The same view and seed give the same choice."""

    def __init__(self, game_module: GameModule, seed: int) -> None:
        self._seed = seed
        self._greedy = GreedyBot(game_module, seed, WORLDS)

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """Return one of the choices: a random one, or the one that leads to the best position."""
        moment = f"gentle {self._seed} {view.turn} {view.phase} {view.decision} {view.zones}"
        if random.Random(moment).random() < BY_CHANCE:
            return RandomBot(moment).choose(view, choices, decks)
        return self._greedy.choose(view, choices, decks)
