"""How long the levels of bots take for a decision, and the memory of a process in which two of them play.

    python benchmarks/decision_times.py [--games N] [--levels A,B]

Every level plays N games against `greedy` with official decks, each level in a process of its own. Counted are its
decisions with more than one choice, in CPU time, so that other programs on the machine matter little.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import resource
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.bots import levels
from gundam_desktop.games import DEFAULT, find

DECKS = ("official-004", "official-005", "official-010", "official-015")


def times_of(level: str, games: int) -> tuple[list[float], int]:
    """The times of a level's decisions in seconds, shortest first, and the most memory that was used in KiB."""
    game_module = find(DEFAULT)
    pairings = itertools.cycle(itertools.product(DECKS, DECKS))
    times: list[float] = []
    for number, names in zip(range(games), pairings, strict=False):
        decks = game_module.library.deck(names[0]), game_module.library.deck(names[1])
        seat = number % 2
        bots = [levels.create(DEFAULT, level if each == seat else "greedy", number) for each in (0, 1)]
        game = game_module.start(decks, number, game_module.newest, number // 2 % 2)
        while (player := game.decision.player) >= 0:
            choices = game.legal_choices(player)
            began = time.process_time()
            choice = bots[player].choose(game.view(player), choices, decks)
            if player == seat and len(choices) != 1:
                times.append(time.process_time() - began)
            game.apply(player, choice)
    return sorted(times), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Print a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--levels", default=",".join(levels.names()))
    arguments = parser.parse_args()
    print(f"{'level':12} decisions  median     95 %  longest  memory")
    for level in arguments.levels.split(","):
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            times, memory = pool.apply(times_of, (level, arguments.games))
        figures = statistics.median(times), times[int(len(times) * 0.95)], times[-1]
        spent = "".join(f"{seconds * 1e3:6.0f} ms" for seconds in figures)
        print(f"{level:12} {len(times):9}{spent} {memory / 1024:4.0f} MiB")


if __name__ == "__main__":
    main()
