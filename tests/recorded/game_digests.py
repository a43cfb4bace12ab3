"""Digests of random games: everything that players see and do in a game, as one short text.

The same games must give the same digests before and after a change of the engine that is not a change of the rules,
and in the interpreted and the compiled engine.

python -m tests.recorded.game_digests 1000 /tmp/before.json            writes the digests of 1,000 games
python -m tests.recorded.game_digests 1000 --against /tmp/before.json  compares
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import sys
from pathlib import Path

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.game import EDITIONS, Game, start

RECORDED = Path(__file__).parent / "game_digests.json"
"""The digests of the first games: a short list that the test compares."""
NEWER = re.compile(r", terrain=\(\)(?=\)$)|(?<=, asks=False), turn=None|(?<=, asks=True), turn=None")
"""Fields of views and goals that this game leaves empty, and that were not there when the digests were recorded."""
SEEN = 5
"""After this number of decisions, each time, the views of both players and what they know are part of the digest."""


def digest_of(number: int) -> str:
    """Play random game `number` and return its digest: choices, events, states, and some of the views."""
    chance = random.Random(f"game {number}")
    decks = _deck(chance), _deck(chance)
    edition = [*EDITIONS][number % len(EDITIONS)]
    game, text = start(decks, number, edition), hashlib.sha256()
    step = 0
    while (player := game.decision.player) >= 0:
        choices = game.legal_choices(player)
        choice = chance.choice(choices) if choices else some_selection(game.decision, chance)
        text.update(repr((game.decision, choices, choice)).encode())
        if step % SEEN == 0:
            text.update(_seen(game).encode())
        text.update(_written(game.apply(player, choice)).encode())
        text.update(game.digest().encode())
        step += 1
    text.update(_seen(game).encode())
    return text.hexdigest()[:16]


def _deck(chance: random.Random) -> Deck:
    deck: Deck = library.deck(chance.choice([*library.deck_names()]))
    return deck


def _seen(game: Game) -> str:
    """Return what both players see, and what they know as it is sent to another process."""
    views = [game.view(seat) for seat in (0, 1)]
    shown = [_written(view._replace(known=None)) for view in views]
    return "".join((*shown, *(json.dumps(view.known.dump()) for view in views)))


def _written(value: object) -> str:
    return NEWER.sub("", repr(value))


def digests(count: int) -> list[str]:
    """Return the digests of the first `count` games."""
    return [digest_of(number) for number in range(count)]


def main() -> int:
    """Write or compare digests, as the arguments say."""
    parser = argparse.ArgumentParser(description="digests of random games")
    parser.add_argument("count", type=int)
    parser.add_argument("file", type=Path, nargs="?", default=RECORDED)
    parser.add_argument("--against", type=Path)
    arguments = parser.parse_args()
    if arguments.against is None:
        arguments.file.write_text(json.dumps(digests(arguments.count), indent=0) + "\n", encoding="utf-8")
        return 0
    before = json.loads(arguments.against.read_text(encoding="utf-8"))[: arguments.count]
    for number, digest in enumerate(before):
        if digest_of(number) != digest:
            print(f"game {number} goes another way")
            return 1
    print(f"{len(before)} games go the same way")
    return 0


if __name__ == "__main__":
    sys.exit(main())
