"""What is behind `deck tune`: how much paired games save, how often a search is wrong and finds what is there.

    python benchmarks/deck_tuning.py pairing [--level commander] [--games 400]
    python benchmarks/deck_tuning.py power
    python benchmarks/deck_tuning.py weaken official-004 weak-004.txt

`pairing` plays exchanges of official-004 against official-005 beside the deck itself: with the other cards at the same
places, and shuffled as a list of its own. `power` lets chance decide the games. `weaken` writes a deck in which three
copies each of two Units are replaced by the most expensive Commands of its colours, of which bots that look one choice
ahead make little use.
"""

from __future__ import annotations

import argparse
import random
import sys
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.bots.arena import Pairing, play_game
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Card, Deck, Exchange
from tests.bots.tuning_dice import Worth, nothing, searched

PER_EXCHANGE = 4
SEED = 5


def pairing(level: str, games: int) -> None:
    """Print the variance of the differences in both ways, and that of games that have nothing in common."""
    deck, other = library.deck("official-004"), library.deck("official-005")
    found = decks_api.exchanges_for(deck, date.today())
    random.Random(1).shuffle(found)

    def points(own: Deck, number: int) -> float:
        winner = play_game(Pairing((level, level), (own, other), SEED), number).winner
        return 0.5 if winner < 0 else 1.0 - winner

    plain = [points(deck, number) for number in range(games)]
    for name, make in (("same places", decks_api.paired), ("own shuffle", lambda own, exchange: exchange.applied(own))):
        apart = [points(make(deck, found[at // PER_EXCHANGE]), at) - plain[at] for at in range(games)]
        print(f"{name}: variance {sum(each * each for each in apart) / games:.3f}")
    rate = sum(plain) / games
    print(f"unpaired: variance {2 * rate * (1 - rate):.3f}")


def power() -> None:
    """Print how often a search finds something where nothing is, and where a card of four copies is weak."""
    for games, tries in ((1000, 400), (4000, 200)):
        wrong = sum(searched(nothing, games, seed).result().best is not None for seed in range(tries))
        print(f"nothing to find, {games} games: found in {wrong} of {tries}")
    for games, tries in ((2000, 60), (8000, 40), (32_000, 15)):
        for effect in (0.02, 0.04, 0.08):
            results = [searched(_weak(effect / 4), games, 1000 + seed).result() for seed in range(tries)]
            right = [result for result in results if result.best is not None and result.best.variant.out == "old 7"]
            visible = sum(result.visible for result in results) / tries
            print(f"{effect:.0%}, {games} games: found in {len(right)} of {tries} (visible: {visible:.1%})")

    for per_copy in (0.01, 0.02):
        taken = [_taken_out(per_copy, seed) for seed in range(20)]
        print(f"two weak cards, {per_copy:.0%} a copy, two steps of 8000 games: {sum(taken) / 20:.1f} of 8 taken out")


def _taken_out(per_copy: float, seed: int) -> int:
    """Return how many of the copies of two weak cards, four each, two steps take out; all other cards vary a little."""
    chance = random.Random(seed)
    value = {f"{age} {card}": chance.gauss(0, 0.003) for age in ("old", "new") for card in range(20)}
    value |= dict.fromkeys(("old 3", "old 7"), -per_copy)
    taken = 0
    for step in range(2):

        def worth(copies: int, out: str, into: str) -> float:
            return copies * (value[f"new {into.strip()}"] - value[out])

        best = searched(worth, 8000, 100 * seed + step).result().best
        if best is None:
            break
        taken += best.variant.copies if value[best.variant.out] == -per_copy else 0
        value[best.variant.out] = 0.0
    return taken


def _weak(per_copy: float) -> Worth:
    return lambda copies, out, _into: per_copy * copies if out == "old 7" else 0.0


def weaken(name: str, path: Path) -> None:
    """Write a deck with six weak cards, and print which."""
    deck, cards = library.deck(name), decks_api.all_cards()
    colors = {color for color, _count in decks_api.colors_of(deck, cards)}
    commands = [card for card in cards.values() if card.type == "command" and card.ap is None and card.color in colors]
    weak = sorted((card for card in commands if card.number not in dict(deck.cards)), key=_dearest_first)
    units = [number for number, count in deck.cards if count >= 3 and cards[number].type == "unit"]
    for out, into in zip(random.Random(name).sample(units, 2), weak, strict=False):
        deck = Exchange(out, into.number, 3).applied(deck)
        print(f"3 {out} {cards[out].name} -> 3 {into.number} {into.name}")
    path.write_text(decks_api.write_list(deck.model_copy(update={"name": f"{name} weak"}), "text"), encoding="utf-8")


def _dearest_first(card: Card) -> tuple[int, int, str]:
    return -card.cost, -card.level, card.number


def main() -> None:
    """Run what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    paired = kinds.add_parser("pairing")
    paired.add_argument("--level", default="commander")
    paired.add_argument("--games", type=int, default=400)
    kinds.add_parser("power")
    weakened = kinds.add_parser("weaken")
    weakened.add_argument("deck")
    weakened.add_argument("file", type=Path)
    arguments = parser.parse_args()
    if arguments.kind == "pairing":
        pairing(arguments.level, arguments.games)
    elif arguments.kind == "power":
        power()
    else:
        weaken(arguments.deck, arguments.file)


if __name__ == "__main__":
    main()
