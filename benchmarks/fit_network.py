"""Fits the value network to the results of games: writes `resources/games/gcg/value_network.json`.

python benchmarks/fit_network.py [--games 8000] [--seed 11] [--write]        needs numpy

The policy plays against itself, in some games with choices by chance among its own. At the beginning of each main phase
from the second turn on, the features go with who won. One game in ten is held back: training ends with the weights
that foretell those best, and their log loss is printed beside that of the weighted sum (`fit_leaf.py`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.policy_games import decks_for_games, main_phases
from gundam_desktop.games.gcg.simulation.judgement import evaluate_state
from gundam_desktop.games.gcg.simulation.value_features import NAMES, features
from gundam_desktop.games.gcg.simulation.value_network import FILE
from gundam_desktop.games.gcg.simulation.weights import LEAF, shipped
from gundam_desktop.locate import game_resource
from gundam_desktop.writing import write_whole

FIRST_TURN = 2
BY_CHANCE = (0.0, 0.05, 0.15, 0.3)
"""The shares of main-phase choices made by chance, one for each game."""
HIDDEN = 24
EPOCHS = 12
BATCH = 256
RATE = 3e-3
DECAY = 2e-4
Array = NDArray[np.float32]


class Position(NamedTuple):
    """The features of a position, how the weighted sum judges it (a logit), and whether its player won."""

    features: list[float]
    weighed: float
    won: bool


def positions_of(decks: tuple[Any, Any], chance: random.Random) -> list[Position]:
    """The positions of one game; none if it is drawn."""
    leaf, over = shipped(LEAF), None
    found: list[tuple[int, list[float], float]] = []
    for state in main_phases(decks, chance, BY_CHANCE, FIRST_TURN, math.inf):
        seat, over = state.turn_player, state
        found.append((seat, features(state), evaluate_state(state, seat, leaf, False) / leaf.scale))
    if over is None or over.result not in (0, 1):
        return []
    return [Position(values, weighed, over.result == seat) for seat, values, weighed in found]


def chances(logits: Array) -> Array:
    found: Array = (1 / (1 + np.exp(-np.clip(logits, -15, 15)))).astype(np.float32)
    return found


def log_loss(logits: Array, won: Array) -> float:
    right = np.clip(chances(logits), 1e-4, 1 - 1e-4)
    return float(-(won * np.log(right) + (1 - won) * np.log(1 - right)).mean())


class Network:
    """Parameters of one hidden layer and a direct connection, trained by Adam."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.hidden = (chance.standard_normal((inputs, HIDDEN)) * 0.5 / math.sqrt(inputs)).astype(np.float32)
        self.hidden_bias = np.zeros(HIDDEN, np.float32)
        self.out = (chance.standard_normal(HIDDEN) * 0.3 / math.sqrt(HIDDEN)).astype(np.float32)
        self.bias = np.zeros(1, np.float32)
        self.direct = np.zeros(inputs, np.float32)
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self._steps = 0

    def parameters(self) -> list[Array]:
        return [self.hidden, self.hidden_bias, self.out, self.bias, self.direct]

    def logits(self, table: Array) -> Array:
        seen: Array = np.tanh(table @ self.hidden + self.hidden_bias)
        return seen @ self.out + self.bias + table @ self.direct

    def learn(self, table: Array, won: Array, rate: float) -> None:
        """One step down the slope of the log loss of a batch."""
        seen = np.tanh(table @ self.hidden + self.hidden_bias)
        error = (chances(seen @ self.out + self.bias + table @ self.direct) - won) / len(won)
        back = np.outer(error, self.out) * (1 - seen * seen)
        slopes = [table.T @ back, back.sum(0), seen.T @ error, error.sum(keepdims=True), table.T @ error]
        self._steps += 1
        for place, (values, slope) in enumerate(zip(self.parameters(), slopes, strict=True)):
            full = slope + DECAY * values if place not in (1, 3) else slope
            mean, square = self._moments[place]
            mean += 0.1 * (full - mean)
            square += 0.001 * (full * full - square)
            down = (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            np.subtract(values, rate * down, out=values, casting="same_kind")


def fitted(positions: list[list[Position]], seed: int) -> dict[str, Any]:
    """The network that foretells the games held back best, as it is written; a line on every epoch."""
    chance = np.random.default_rng(seed)
    held = set(chance.choice(len(positions), max(1, len(positions) // 10), replace=False).tolist())
    parts = [
        [each for number, game in enumerate(positions) if (number in held) == back for each in game] for back in (0, 1)
    ]
    raw, rest = (np.array([each.features for each in part], np.float32) for part in parts)
    won, rest_won = (np.array([each.won for each in part], np.float32) for part in parts)
    weighed = np.array([each.weighed for each in parts[1]], np.float32)
    mean, spread = raw.mean(0), raw.std(0) + 1e-3
    table, rest = (raw - mean) / spread, (rest - mean) / spread
    network, best, kept = Network(table.shape[1], chance), math.inf, [np.zeros(0, np.float32)]
    for epoch in range(EPOCHS):
        order = chance.permutation(len(table))
        rate = RATE * (0.5 * (1 + math.cos(math.pi * epoch / EPOCHS)) + 0.02)
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            network.learn(table[batch], won[batch], rate)
        loss = log_loss(network.logits(rest), rest_won)
        if loss < best:
            best, kept = loss, [each.copy() for each in network.parameters()]
        print(f"{epoch + 1}: {loss:.4f}; the weighed sum {log_loss(weighed, rest_won):.4f}", flush=True)
    return written(kept, mean, spread)


def written(parameters: list[Array], mean: Array, spread: Array) -> dict[str, Any]:
    """The network for features as they are counted: what brought them to one size is put into the weights."""
    hidden, hidden_bias, out, bias, direct = parameters
    scaled = hidden / spread[:, None]
    begin = hidden_bias - mean @ scaled

    def rounded(values: Array) -> list[float]:
        return [round(float(value), 4) for value in values]

    return {
        "inputs": list(NAMES),
        "bias": round(float(bias[0] - (mean / spread) @ direct), 4),
        "direct": rounded(direct / spread),
        "out": rounded(out),
        "hidden": [rounded(np.r_[one, row]) for one, row in zip(begin, scaled.T, strict=True)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--write", action="store_true", help="write the file of the game")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    positions = [positions_of(decks, chance) for decks in decks_for_games(chance, arguments.games)]
    found = fitted(positions, arguments.seed)
    if arguments.write:
        write_whole(game_resource("gcg", FILE), (json.dumps(found) + "\n").encode())


if __name__ == "__main__":
    main()
