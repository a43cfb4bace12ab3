"""Searches for the best exchange without real games: chance decides each, by what an exchange is to be worth."""

from __future__ import annotations

import random
from collections.abc import Callable

from gundam_desktop.bots.arena import PlacedGame, Played, PlayedAt
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.race import Variant
from gundam_desktop.bots.tuning import Tuning, TuningRun
from gundam_desktop.games.gcg import library

DECK = library.deck("official-004")
CHANGED = 0.32
"""The share of games whose result is decided anew by an exchange: as in games of bots, half of these end otherwise."""

Worth = Callable[[int, str, str], float]
"""What an exchange adds to the win rate, by its copies and cards."""


def made_up(opponents: int = 4, seed: int = 0) -> Tuning:
    """A search in which no game is really played."""
    variants = [
        Variant(f"old {out}", f"new {into}", copies, None)
        for out in range(12)
        for into in range(20)
        for copies in (4, 2)
    ]
    field = tuple(Entrant(str(number), DECK) for number in range(opponents))
    return Tuning(Entrant("made up", DECK), tuple(variants), field, "random", seed=seed)


class Dice:
    """Decides games by chance, so that an exchange is worth what `worth` says."""

    def __init__(self, worth: Worth, seed: int) -> None:
        self._worth, self._chance = worth, random.Random(seed)
        self._of_deck: dict[tuple[int | str, ...], int] = {}

    def play(self, game: PlacedGame) -> PlayedAt:
        series, key, opponent = game.place
        assert isinstance(key, str)
        at = (series, opponent, game.number)
        winner = self._of_deck.setdefault(at, self._chance.randrange(2))
        if key and self._chance.random() < CHANGED:
            copies, out, into = int(key[0]), key[2:7].strip(), key.rpartition("new")[2]
            winner = int(self._chance.random() >= 0.5 + self._worth(copies, out, into) / CHANGED)
        return game.place, Played(game.number, 0, winner, 1, 1, "")


def searched(worth: Worth, games: int, seed: int) -> TuningRun:
    """A search to its end."""
    run, dice = TuningRun(made_up(seed=seed), games), Dice(worth, seed)
    while left := run.left():
        for game in left:
            run.add(dice.play(game))
    return run


def nothing(_copies: int, _out: str, _into: str) -> float:
    return 0.0


def one_weak_card(copies: int, out: str, _into: str) -> float:
    return 0.03 * copies if out == "old 7" else 0.0
