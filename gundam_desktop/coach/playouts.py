"""What a choice is worth: the player's chance to win after it, from games that bots play on in sampled worlds.

Two choices are compared in the same worlds and by bots with the same seeds, so that chance falls on both alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from gundam_desktop.bots.levels import create
from gundam_desktop.coach.decisions import Decks
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Game

QUICK_LEVEL: Final = "greedy:worlds=1"
"""The bot that plays games on where the answer must come soon."""
TURNS_AHEAD = 2
"""A world is played on to the end of this many further turns, and judged there."""
_MOST_CHOICES = 400
_MOST_TURNS = 60
"""Turns after which a game that cannot be judged is a draw."""
_Z95 = 1.96


class Mean(NamedTuple):
    """A mean with its interval."""

    value: float
    margin: float
    """Half of the 95 % interval."""
    number: int
    """The number of values."""


class Playout(NamedTuple):
    """The result of playing one world on."""

    chance: float
    """The chance to win of the player whose choice was played, from 0 to 1."""
    made: tuple[tuple[int, Choice], ...]
    """The (seat, choice) pairs, beginning with that choice."""


class Playouts:
    """Plays sampled worlds on, by one level of bot for both players."""

    def __init__(self, game_module: GameModule, level: str, decks: Decks, turns_ahead: int = TURNS_AHEAD) -> None:
        """`turns_ahead` is the number of further turns; with 0, a world is judged at the end of its turn.

        `ValueError` for an unknown level.
        """
        self._game_module, self._level, self._decks, self._turns_ahead = game_module, level, decks, turns_ahead
        create(game_module.key, level, 0)

    def play(self, world: Game, choice: Choice, seed: int) -> Playout:
        """Play on after a choice of the player who decides; the world itself is not changed."""
        game, player, turn = world.copy(), world.decision.player, world.turn
        made = [(player, choice)]
        game.apply(player, choice)
        bots = [create(self._game_module.key, self._level, seed + seat) for seat in (0, 1)]
        for _ in range(_MOST_CHOICES):
            if game.decision.player < 0 or game.turn > turn + self._turns_ahead:
                chance = self._judged(game, player)
                if chance is not None:
                    return Playout(chance, tuple(made))
            if game.turn > turn + _MOST_TURNS:
                break
            who = game.decision.player
            made.append((who, bots[who].choose(game.view(who), game.legal_choices(who), self._decks)))
            game.apply(*made[-1])
        return Playout(0.5, tuple(made))

    def _judged(self, game: Game, player: int) -> float | None:
        """Return the chance to win (0 to 1) where playing may stop; None if the evaluation cannot judge it there."""
        view = game.view(player)
        if view.result:
            return 0.5 if view.result == "draw" else float(view.result == str(player))
        return self._game_module.win_chance(view) if self._game_module.win_chance is not None else None


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of some values; one value has an interval of 1 to either side.

    >>> mean_of([0.5, 0.5, 0.5])
    Mean(value=0.5, margin=0.0, number=3)
    """
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Mean(mean, 1.0, count)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Mean(mean, _Z95 * math.sqrt(spread / count), count)
