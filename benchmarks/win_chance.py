"""How often the player ahead by an evaluation wins: fits `resources/games/gcg/win_chance.json` from games of bots.

python benchmarks/win_chance.py [--games 400] [--level greedy] [--seed 1] [--write]

At the start of each turn the evaluation of the player whose turn it is goes with whether they won. For each band of
turns the chance 1 / (1 + exp(-(offset + slope * evaluation))) is fitted by Newton's method. A band in which the
evaluation says next to nothing (a log loss hardly below that of a coin) is left out.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.bots.levels import create
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game_module import GAME_MODULE
from gundam_desktop.games.gcg.win_chance import FILE
from gundam_desktop.locate import game_resource
from gundam_desktop.writing import write_whole

BANDS = (1, 7, 10, 13, 17)
"""The first turns of the bands."""
WORTH = 0.02
"""How far below that of a coin the log loss must be for a band to be used."""
Sample = tuple[int, float, bool]
"""Turn, evaluation, whether its player won."""


def played(level: str, decks: Sequence[str], seed: int) -> list[Sample]:
    """Play one game; the samples of its turns, none if it is drawn."""
    lists = (library.deck(decks[0]), library.deck(decks[1]))
    game = GAME_MODULE.start(lists, seed, GAME_MODULE.newest)
    bots = [create(GAME_MODULE.key, level, seed + seat) for seat in (0, 1)]
    found: list[tuple[int, int, float]] = []
    while (player := game.decision.player) >= 0:
        view = game.view(player)
        if view.turn_player == player and (not found or found[-1][0] != view.turn):
            found.append((view.turn, player, GAME_MODULE.evaluate(view)))
        game.apply(player, bots[player].choose(view, game.legal_choices(player), lists))
    result = game.view(0).result
    return [(turn, worth, str(who) == result) for turn, who, worth in found] if result in ("0", "1") else []


def fitted(samples: Sequence[Sample]) -> tuple[float, float, float]:
    """Offset, slope, and log loss of the best curve."""
    offset = slope = 0.0
    for _ in range(30):
        gradient, curve = [0.0, 0.0], [[1e-9, 0.0], [0.0, 1e-9]]
        for _turn, worth, won in samples:
            p = chance(offset, slope, worth)
            for row, left in enumerate((1.0, worth)):
                gradient[row] += (won - p) * left
                for column, right in enumerate((1.0, worth)):
                    curve[row][column] += p * (1 - p) * left * right
        (a, b), (c, d) = curve
        determinant = a * d - b * c
        offset += (d * gradient[0] - b * gradient[1]) / determinant
        slope += (a * gradient[1] - c * gradient[0]) / determinant
    return offset, slope, log_loss(samples, offset, slope)


def chance(offset: float, slope: float, worth: float) -> float:
    """The chance of a curve; the evaluation of a won game is far outside of it."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, offset + slope * worth))))


def log_loss(samples: Sequence[Sample], offset: float, slope: float) -> float:
    """The mean log loss of a curve."""
    chances = [(chance(offset, slope, worth), won) for _turn, worth, won in samples]
    return -sum(math.log(p if won else 1 - p) for p, won in chances) / len(chances)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the file of the game")
    arguments = parser.parse_args()
    chance_of_decks = random.Random(arguments.seed)
    names = [name for name in library.deck_names() if name.startswith("official-")]
    samples: list[Sample] = []
    for number in range(arguments.games):
        samples += played(arguments.level, chance_of_decks.sample(names, 2), arguments.seed * 100_000 + number)
    bands = []
    for first, after in itertools.pairwise((*BANDS, 10_000)):
        here = [sample for sample in samples if first <= sample[0] < after]
        offset, slope, loss = fitted(here)
        coin = log_loss(here, math.log(sum(s[2] for s in here) / max(1, sum(not s[2] for s in here))), 0.0)
        curve = f"offset {offset:.3f}, slope {slope:.4f}, loss {loss:.3f} of {coin:.3f}"
        print(f"turns {first:3} on: {len(here):5} samples, {curve}")
        if coin - loss >= WORTH:
            bands.append({"from_turn": first, "offset": round(offset, 3), "slope": round(slope, 4)})
    if arguments.write:
        said = {"level": arguments.level, "games": arguments.games, "seed": arguments.seed, "bands": bands}
        write_whole(game_resource("gcg") / FILE, (json.dumps(said, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
