"""Tunes the weights of the search by games: writes `resources/games/gcg/search_weights.json`.

python benchmarks/tune_weights.py [--iterations 500] [--pairs 4] [--seed 1] [--rate 1.0] [--write]
python benchmarks/tune_weights.py --against FILE [--pairs 200] [--seed 1]

Both players are the policy that the search plays worlds on with; it sees one choice ahead and takes a tenth of a second
a game. SPSA: each iteration moves all weights up or down by chance, plays a few pairs of games between the two sets
that lie opposite each other, both on the same deals from both seats, and goes a step towards the better one. What is
written is the mean over the second half. `--against` compares the present file with another one.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import opening, start
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.frames import OrderDecision, RedrawDecision
from gundam_desktop.games.gcg.simulation.moves import by_rule
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.weights import FILE, POLICY, Weights
from gundam_desktop.locate import game_resource
from gundam_desktop.tabletop import Choice
from gundam_desktop.writing import write_whole

FIXED = ("scale",)
"""Weights that make no difference to the policy."""
LEAST_STEP = 0.4
SHARE = 0.35
"""A step is this share of the weight that the tuning begins with, `LEAST_STEP` at least."""
STEPS = {"exposed": 0.2}
GAIN = 0.12
MOST_DECISIONS = 3000
Values = dict[str, float]


def play(weights: tuple[Weights, Weights], decks: tuple[Any, Any], seed: int, starter: int) -> float:
    """The points of seat 0 in a game of two policies."""
    game = start(decks, seed, [*EDITIONS][-1], starter)
    game.apply(starter, Choice("first"))
    state, policies = game.state, (Policy(weights[0]), Policy(weights[1]))
    for _ in range(MOST_DECISIONS):
        decision = state.decision()
        if decision is None:
            break
        player = decision.player
        if isinstance(decision, RedrawDecision):
            choice = opening(game.view(player)) or by_rule(state, decision)
        elif isinstance(decision, OrderDecision):
            choice = by_rule(state, decision)
        else:
            choice = policies[player].choice(state, player)
        policies[player].carry_out(state, player, choice)
    return 1.0 if state.result == 0 else 0.0 if state.result == 1 else 0.5


def pair(one: Weights, other: Weights, chance: random.Random, names: list[str]) -> float:
    """The share of points of `one` in two games of the same deal with seats exchanged; decks are mirrored in half."""
    first = chance.choice(names)
    second = first if chance.random() < 0.5 else chance.choice(names)
    decks, seed, starter = (library.deck(first), library.deck(second)), chance.getrandbits(40), chance.randrange(2)
    return (play((one, other), decks, seed, starter) + 1 - play((other, one), decks, seed, starter)) / 2


def tuned(begin: Mapping[str, float], iterations: int, pairs: int, rate: float, seed: int, names: list[str]) -> Values:
    """The weights after some iterations; a line on every fiftieth."""
    chance = random.Random(seed)
    keys = [key for key in begin if key not in FIXED]
    step = {key: STEPS.get(key, max(SHARE * abs(begin[key]), LEAST_STEP)) for key in keys}
    place, sums, kept = dict.fromkeys(keys, 0.0), dict.fromkeys(keys, 0.0), 0

    def at(side: int, width: float, signs: Mapping[str, int]) -> Weights:
        return Weights({**begin, **{k: begin[k] + step[k] * (place[k] + side * width * signs[k]) for k in keys}})

    for iteration in range(iterations):
        width = (1 + iteration) ** -0.101
        towards = rate * ((iterations * 0.1 + 1) / (iterations * 0.1 + iteration + 1)) ** 0.602
        signs = {key: chance.choice((-1, 1)) for key in keys}
        one, other = at(1, width, signs), at(-1, width, signs)
        better = sum(pair(one, other, chance, names) for _ in range(pairs)) / pairs - 0.5
        for key in keys:
            place[key] += towards * GAIN * better * signs[key] / width
        if iteration >= iterations // 2:
            kept += 1
            for key in keys:
                sums[key] += place[key]
        if iteration % 50 == 49:
            print(iteration + 1, {key: round(begin[key] + step[key] * place[key], 2) for key in keys}, flush=True)
    return {**begin, **{key: round(begin[key] + step[key] * sums[key] / kept, 3) for key in keys}}


def read(path: Path) -> Values:
    """The weights of a file."""
    values: Values = json.loads(path.read_text(encoding="utf-8"))[POLICY]
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=4, help="pairs of games an iteration, or of the comparison")
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=Path, help="compare the present weights with those of a file")
    parser.add_argument("--write", action="store_true", help="write the file of the game")
    arguments = parser.parse_args()
    names = [name for name in library.deck_names() if name.startswith("official-")]
    path = game_resource("gcg", FILE)
    present = read(path)
    if arguments.against:
        chance, other = random.Random(arguments.seed), Weights(read(arguments.against))
        points = [pair(Weights(present), other, chance, names) for _ in range(arguments.pairs)]
        mean = sum(points) / len(points)
        spread = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
        print(f"{mean:.1%} +- {1.96 * math.sqrt(spread / len(points)):.1%} of {2 * len(points)} games")
        return
    found = tuned(present, arguments.iterations, arguments.pairs, arguments.rate, arguments.seed, names)
    print(json.dumps(found, indent=1))
    if arguments.write:
        whole = {**json.loads(path.read_text(encoding="utf-8")), POLICY: found}
        write_whole(path, (json.dumps(whole, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
