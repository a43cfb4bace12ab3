"""What is behind `deck tune`: how much paired games save, how often a search is wrong and finds what is there.

    python benchmarks/deck_tuning.py pairing [--level commander] [--games 400]
    python benchmarks/deck_tuning.py power
    python benchmarks/deck_tuning.py weaken official-004 weak-004.txt

`pairing` plays exchanges of official-004 against official-005 beside the deck itself: with the other cards at the same
places, and shuffled as a list of its own. `power` lets chance decide the games. `weaken` writes a deck in which three
copies each of two Units are replaced by the most expensive ones of its colours.
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
from gundam_desktop.games.gcg.decks_api import Deck, Exchange
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


def _weak(per_copy: float) -> Worth:
    return lambda copies, out, _into: per_copy * copies if out == "old 7" else 0.0


def weaken(name: str, path: Path) -> None:
    """Write a deck with six weak cards, and print which."""
    deck, cards = library.deck(name), decks_api.all_cards()
    colors = {color for color, _count in decks_api.colors_of(deck, cards)}
    others = [card for card in cards.values() if card.type == "unit" and not card.is_token and card.color in colors]
    others = [card for card in others if card.number not in dict(deck.cards)]
    weak = sorted(others, key=lambda card: (-card.level - card.cost, (card.ap or 0) + (card.hp or 0), card.number))
    units = [number for number, count in deck.cards if count >= 3 and cards[number].type == "unit"]
    for out, into in zip(random.Random(name).sample(units, 2), weak, strict=False):
        deck = Exchange(out, into.number, 3).applied(deck)
        print(f"3 {out} {cards[out].name} -> 3 {into.number} {into.name}")
    path.write_text(decks_api.write_list(deck.model_copy(update={"name": f"{name} weak"}), "text"), encoding="utf-8")


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
