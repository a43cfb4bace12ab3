"""Every level of bot against the one below it, on all pairings of the shipped decks: the table of README.md.

python benchmarks/levels.py [--games 20] [--seed 1] [--jobs 2]
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.bots.arena import Pairing, play_match, wilson
from gundam_desktop.bots.levels import names
from gundam_desktop.games.gcg import library

DECKS = ("official-004", "official-005", "official-006", "official-007")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each pairing of decks (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    decks = {name: library.deck(name) for name in DECKS}
    print("| bots | decks | wins | losses | draws | seconds a game | errors |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for weaker, stronger in itertools.pairwise(names()):
        points, played = 0.0, 0
        for a, b in itertools.product(DECKS, repeat=2):
            pairing = Pairing((stronger, weaker), (decks[a], decks[b]), arguments.seed)
            match = play_match(pairing, arguments.games, arguments.jobs)
            row = (f"{stronger}, {weaker}", f"{a[-3:]}, {b[-3:]}", *match.wins, match.draws)
            print("|", " | ".join(map(str, row)), f"| {match.seconds / match.games:.2f} | {len(match.errors)} |")
            points += match.wins[0] + match.draws / 2
            played += match.games - len(match.errors)
        low, high = wilson(points, played)
        print(
            f"\n{stronger} against {weaker}: {points / played:.1%} of {played} games (95 %: {low:.1%} to {high:.1%})\n"
        )


if __name__ == "__main__":
    main()
