"""What the review finds, and what it leaves alone: three measurements with games of bots.

python benchmarks/review.py planted [--games 40] [--level greedy] [--worlds 100] [--seed 1] [--jobs 2]
python benchmarks/review.py played ...
python benchmarks/review.py exchanged ...

planted: games with one planted blunder, a win proved by the solver in 24 worlds that was thrown away; how often that
decision is among those shown. played: games as the bots played them; how often anything shown cost 15 points or more.
exchanged: decisions whose hidden cards are exchanged for others that the player could not tell apart; how often the
review of the decision stays the same.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.bots.worker_pool import each_in_processes
from gundam_desktop.coach.review import Review, Verdict, most_costly
from tests.coach.planted import exchanged_decisions, planted, played_out

MUCH = 15.0
Line = tuple[bool, str]
"""Whether it counts, and what is told of it."""


def review_of_planted(level: str, worlds: int, first: int, number: int) -> Line | None:
    """Whether a planted blunder is shown; None for a game in which none could be planted."""
    game = planted(first + number, level)
    if game is None:
        return None
    review = Review(game.record, game.seat, worlds=worlds)
    found: list[Verdict] = []
    for step in range(review.steps):
        found += review(step)
        if any(verdict.proof and verdict.position == game.position for verdict in found):
            break  # proofs come first: what is played out later does not displace it
    shown = game.position in [verdict.position for verdict in most_costly(found)]
    return shown, f"game {first + number}, choice {game.position + 1}: {'shown' if shown else 'not shown'}"


def review_of_played(level: str, worlds: int, first: int, number: int) -> Line:
    """Whether anything that cost much is shown for either player of a game."""
    record = played_out(first + number, level)
    told = []
    for seat in (0, 1):
        review = Review(record, seat, worlds=worlds)
        found = [verdict for step in range(review.steps) for verdict in review(step)]
        told += [
            f"{'AB'[seat]}: choice {each.position + 1}, {each.cost:.0f} ± {each.margin:.0f} {each.proof}".strip()
            for each in most_costly(found)
            if each.cost >= MUCH
        ]
    return bool(told), f"game {first + number}: {'; '.join(told) or 'nothing'}"


def review_of_exchanged(level: str, worlds: int, first: int, number: int) -> Line | None:
    """Whether the review of a decision is the same after an exchange; None for a game without such a decision."""
    rng = random.Random(first + number)
    pair = next(exchanged_decisions(first + number, level, rng), None)
    if pair is None:
        return None
    verdicts = []
    for record, seat in pair:
        review = Review(record, seat, worlds=worlds)
        verdicts.append([verdict for step in range(review.steps) for verdict in review(step)])
    same = verdicts[0] == verdicts[1]
    return same, f"game {first + number}: {len(verdicts[0])} verdicts, {'the same' if same else 'not the same'}"


MEASURED = {"planted": review_of_planted, "played": review_of_played, "exchanged": review_of_exchanged}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURED)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    act = partial(MEASURED[arguments.what], arguments.level, arguments.worlds, arguments.seed)
    counted = total = 0
    for line in each_in_processes(act, 10 * arguments.games, arguments.jobs, lambda _number, why: (False, why)):
        if line is None:
            continue
        counted, total = counted + line[0], total + 1
        print(line[1], flush=True)
        if total == arguments.games:
            break
    print(f"{arguments.what}: {counted} of {total}")


if __name__ == "__main__":
    main()
