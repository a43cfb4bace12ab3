"""What the coach says of positions whose truth is known, and how often it speaks: two measurements with games of bots.

python benchmarks/coach.py proofs [--positions 200] [--level greedy:worlds=1] [--seed 1]
python benchmarks/coach.py speaks [--games 10] ...

proofs: decisions in which a longer search, in 12 other worlds, proves a win in this turn by one choice in all of them,
or none in any of them: how often the coach says the first, and how often it says a win where a choice that it names
loses in one of those worlds. A win that it does not say is none if a longer search refutes it in one of its own worlds.
speaks: how often it would speak unasked to one player of a game, at the volume "facts".
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.coach.advice import WORLDS as COACHED
from gundam_desktop.coach.advice import Adviser
from gundam_desktop.coach.occasion import Occasion
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.solver import Solver
from tests.coach.planted import GAME_MODULE, decisions

MOST_POSITIONS = 800
DEEPER = 10
"""How much longer the worlds of the coach are searched, where it does not say a win."""
WORLDS = 12
FEW_SHIELDS = 2


def truth(view: View, decks: Any, chance: random.Random) -> tuple[list[Game], set[Choice], bool]:
    """Other worlds, the choices that win in all of them together, and whether a win was refuted in each."""
    worlds = [GAME_MODULE.sample_world(view, chance.getrandbits(64), decks) for _ in range(WORLDS)]
    solver = Solver(Aim(view.player, WIN, view.turn), MOST_POSITIONS)
    found = []
    for world in worlds:
        found.append(solver.solve((world,)))
        kept = set.intersection(*(set(each.best) for each in found))
        refuted = all(each.reached is False for each in found)
        if not kept and not refuted:
            break
    together = Solver(solver.aim, WORLDS * MOST_POSITIONS)
    winning = {choice for choice in kept if together.outcome_of(tuple(worlds), choice).reached}
    return worlds, winning, refuted


def refuted_in(worlds: list[Game], view: View) -> bool:
    """Whether one of these worlds has a defence against every choice of the player."""
    aim = Aim(view.player, WIN, view.turn, cannot_win=GAME_MODULE.cannot_win)
    return any(Solver(aim, DEEPER * MOST_POSITIONS).forced((world,)) is False for world in worlds)


def measure_proofs(count: int, level: str, first: int) -> None:
    known = said = alarms = none = 0
    spent: list[float] = []
    for seed in range(first, first + 10_000):
        for view, decks in decisions(seed, level):
            other = view.zones[1 - view.player, "shields"]
            if view.turn_player != view.player or view.decision.kind != "main" or len(other) > FEW_SHIELDS:
                continue
            worlds, winning, refuted = truth(view, decks, random.Random(f"{seed} {view.turn} {view.zones}"))
            if not winning and not refuted:
                continue
            began = time.process_time()
            adviser = Adviser("gcg", view, decks, seed)
            advice = adviser(0)
            spent.append(time.process_time() - began)
            if winning and advice.kind != "win" and refuted_in(adviser.worlds(COACHED), view):
                continue
            known, none = known + bool(winning), none + refuted
            said += bool(winning) and advice.kind == "win"
            if winning and advice.kind != "win":
                print(f"game {seed}, turn {view.turn}: not said: {', '.join(map(str, sorted(winning, key=str)))}")
            alarms += advice.kind == "win" and any(
                Solver(Aim(view.player, WIN, view.turn), MOST_POSITIONS).outcome_of((world,), choice).reached is False
                for choice in advice.choices[:1]
                for world in worlds
            )
            if (known + none) % 10 == 0:
                print(f"won {said} of {known}, no win {none}, false alarms {alarms}; {_seconds(spent)}", flush=True)
            if known + none >= count:
                return


def _seconds(spent: list[float]) -> str:
    """How long the coach took, in seconds of CPU."""
    return f"median {statistics.median(spent):.2f} s, longest {max(spent):.2f} s"


def spoken(seed: int, level: str) -> int:
    """How often the coach speaks to the first player of a game."""
    occasion, count = Occasion(), 0
    for view, decks in decisions(seed, level):
        if view.player == 0 and view.turn > 0:
            advice = Adviser("gcg", view, decks, seed)(1)
            hint = occasion.hint(advice, view.turn)
            if hint is not None:
                occasion.said(hint, view.turn)
                count += 1
    return count


def told(seeds: Iterator[int], level: str) -> None:
    counts: list[int] = []
    for seed in seeds:
        counts.append(spoken(seed, level))
        print(f"game {seed}: {counts[-1]}; median {statistics.median(counts)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("proofs", "speaks"))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="greedy:worlds=1")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    arguments = parser.parse_args()
    if arguments.what == "proofs":
        measure_proofs(arguments.positions, arguments.level, arguments.seed)
    else:
        told(iter(range(arguments.seed, arguments.seed + arguments.games)), arguments.level)


if __name__ == "__main__":
    main()
