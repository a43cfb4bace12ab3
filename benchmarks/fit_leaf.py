"""Fits the weights that judge what a searched world comes to: writes the `leaf` of `search_weights.json`.

python benchmarks/fit_leaf.py [--games 4000] [--seed 3] [--write]        needs numpy

The policy plays against itself, in some games with choices by chance among its own. At the beginning of each main phase
from the fourth turn on, the features of its player less those of the opponent go with who won: a logistic regression,
held near the weights of the policy. Cards in hand go with winning more than they help to win, since who is ahead holds
them: their weights are halved (`HELD_BACK`), and what an empty deck means is left as it is, since it is too rare.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.policy_games import decks_for_games, main_phases
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.simulation.judgement import evaluate_state
from gundam_desktop.games.gcg.simulation.weights import FEATURES, FILE, LEAF, POLICY, Weights
from gundam_desktop.locate import game_resource
from gundam_desktop.writing import write_whole

FIRST_TURN = 4
BY_CHANCE = (0.0, 0.1, 0.3)
"""The shares of main-phase choices made by chance, one for each game."""
LAST_BY_CHANCE = 13
SCALE = 14.0
HELD = 20.0
"""How strongly the weights are held near those of the policy."""
HELD_BACK = ("unit in hand", "pilot in hand", "command in hand", "base in hand")
LEFT = ("empty deck",)
KEYS = [key for key in FEATURES if key != "scale"]
Row = tuple[list[float], bool]


def _single(key: str) -> Weights:
    return Weights({**dict.fromkeys(FEATURES, 0.0), key: 1.0, "scale": 1.0})


def features(state: State, player: int, policy: dict[str, float]) -> list[float]:
    """What each weight counts for a player, less the same for the opponent."""
    with_exposed, without = Weights(policy), Weights({**policy, "exposed": 0.0})
    weighed, rest = (evaluate_state(state, player, weights, False) for weights in (with_exposed, without))
    exposed = (weighed - rest) / policy["exposed"]
    return [exposed if key == "exposed" else evaluate_state(state, player, _single(key), False) for key in KEYS]


def rows_of(decks: tuple[Any, Any], chance: random.Random, policy: dict[str, float]) -> list[Row]:
    """The positions of one game with whether their player won; none if it is drawn."""
    found, over = list[tuple[int, list[float]]](), None
    for state in main_phases(decks, chance, BY_CHANCE, FIRST_TURN, LAST_BY_CHANCE):
        seat, over = state.turn_player, state
        found.append((seat, features(state, seat, policy)))
    return [(values, over.result == seat) for seat, values in found] if over and over.result in (0, 1) else []


def fitted(rows: list[Row], prior: dict[str, float]) -> dict[str, float]:
    """The weights of the best curve, in points of `SCALE`."""
    table = np.array([[*values, 1.0] for values, _ in rows])
    won = np.array([float(result) for _, result in rows])
    began = np.array([prior[key] / prior["scale"] for key in KEYS] + [0.0])
    spread = np.r_[table[:, :-1].std(axis=0) + 1e-6, 1.0]
    held = HELD * spread**2 * np.array([1e6 if key in LEFT else 1.0 for key in KEYS] + [1.0])
    found = began.copy()
    for _ in range(30):
        chances = 1 / (1 + np.exp(-np.clip(table @ found, -8, 8)))
        slope = table.T @ (won - chances) - held * (found - began)
        curve = (table * (chances * (1 - chances))[:, None]).T @ table + np.diag(held)
        found = found + np.clip(np.linalg.solve(curve, slope) * spread, -0.3, 0.3) / spread
    weights = {key: float(value) * SCALE for key, value in zip(KEYS, found[:-1], strict=True)}
    for key in HELD_BACK:
        weights[key] /= 2
    return {**{key: round(value, 3) for key, value in weights.items()}, "scale": SCALE}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write the file of the game")
    arguments = parser.parse_args()
    path, chance = game_resource("gcg", FILE), random.Random(arguments.seed)
    whole = json.loads(path.read_text(encoding="utf-8"))
    rows: list[Row] = []
    for decks in decks_for_games(chance, arguments.games):
        rows += rows_of(decks, chance, whole[POLICY])
    found = fitted(rows, whole[POLICY])
    print(json.dumps(found, indent=1))
    if arguments.write:
        write_whole(path, (json.dumps({**whole, LEAF: found}, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
