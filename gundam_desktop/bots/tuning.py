"""The search for the exchange of cards that improves a deck most against a field of opponents.

Many variants of the deck play a few games each; the better ones go on, fewer in every round, with more games. The last
three play games with other seeds, which had no part in choosing them: these games alone are the result. Which games
are played depends on the plan and the results so far alone, never on the number of processes, so that the search goes
on where it stopped, and one with more games uses those of a shorter one.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.bots.arena import (
    Match,
    Pairing,
    PlacedGame,
    Played,
    PlayedAt,
    count,
    game_seed,
    lost_game,
    play_each,
    play_game,
)
from gundam_desktop.bots.games_file import SUFFIX, GamesFile
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.race import Differences, Effect, Variant, effect, is_behind, is_hopeless, visible, worths
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.bots.workers import Workers
from gundam_desktop.games import DEFAULT, find

SEARCH, PROOF = "search", "proof"
"""The two series of games, which have different seeds."""
KEPT = (32, 16, 8)
"""How many variants go on after the screening and each round that follows it."""
FINALISTS = 3
LEAST = 4
"""The games of a variant in the screening, at least."""
BLOCK = 4
"""How many variants have the same games in the screening, which the deck itself plays once."""
SCREENING, HALVING = 0.3, 0.25
"""The shares of the games for the screening and for all rounds that follow; the finalists have the rest."""
PARTS = 8
"""The parts of the last round; after each of them, finalists that have fallen behind are left out."""
FEWEST = 200
"""A search with fewer games would show nothing."""


class Tuning(NamedTuple):
    """Which deck is to be improved, by which variants, and against which opponents."""

    deck: Entrant
    variants: tuple[Variant, ...]
    opponents: tuple[Entrant, ...]
    level: str
    """The level of the bots on both sides."""
    edition: str = ""
    """The edition of the rules; empty for the game's newest."""
    game: str = DEFAULT
    seed: int = 0

    def pairing(self, series: str, opponent: int, deck: Any) -> Pairing:
        """Return the games of the deck or a variant against an opponent, by its index."""
        seed = game_seed(self.seed, 4 * opponent + 2 * (series == PROOF))
        return Pairing((self.level, self.level), (deck, self.opponents[opponent].deck), seed, self.edition, self.game)

    def written(self) -> dict[str, Any]:
        """Return as JSON data what the games of all its searches have in common."""
        module = find(self.game)
        lists = [module.write_deck(one.deck) for one in (self.deck, *self.opponents)]
        common = {"game": self.game, "edition": self.edition or module.newest, "level": self.level, "seed": self.seed}
        return {**common, "decks": lists[:1], "opponents": lists[1:]}

    def file(self, folder: Path) -> GamesFile:
        """Return the file of its games in a folder."""
        head = self.written()
        digest = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()[:16]
        return GamesFile(folder / f"{digest}{SUFFIX}", head)


class Finalist(NamedTuple):
    """A variant of the last round, and what it has shown there."""

    variant: Variant
    effect: Effect


class Tuned(NamedTuple):
    """The result of a search."""

    best: Finalist | None
    """The exchange that was shown to help most; None if none was."""
    finalists: tuple[Finalist, ...]
    """Those of the last round, the best first."""
    deck: Match
    """The games of the unchanged deck in the last round."""
    visible: float
    """The smallest effect that the last round shows in four of five cases."""
    games: int
    """The games played in all rounds."""
    errors: tuple[tuple[int, str], ...]
    """(seed of the game, error) for each game with an error; such games count for nothing."""

    def games_to_show(self, size: float) -> int:
        """Return about how many games a search needs that shows an effect of a size in four of five cases."""
        return round(self.games * (self.visible / size) ** 2)


class TuningRun:
    """A search with the games played so far, those of an earlier run included."""

    def __init__(self, tuning: Tuning, games: int, played: Iterable[PlayedAt] = ()) -> None:
        """`games` is the number of games that the search may play."""
        self.tuning, self.games = tuning, max(FEWEST, games)
        self._variants = list(tuning.variants)
        random.Random(tuning.seed).shuffle(self._variants)  # so that every part of them has all kinds of exchanges
        self._played: dict[tuple[str, str], dict[int, Played]] = defaultdict(dict)
        self._needed: dict[tuple[str, str], set[int]] = defaultdict(set)
        """The games of the rounds so far; others are of a search with another number of games."""
        self.running: list[Variant] = []
        """The variants in the race."""
        self.is_final = False
        """True from the last round on."""
        self.is_ended = False
        self.worth: dict[str, float] = {}
        """By the keys of variants what they are thought to add to the win rate, after the last round that has ended."""
        self.done = 0
        """How many of the games of this search have been played."""
        for place, game in played:
            if tuple(map(type, place)) == (str, str, int):  # another kind of line is damaged
                self.add((place, game))
        self._rounds = self._each_round()

    def add(self, game: PlayedAt) -> None:
        """Add a game that was played."""
        (series, key, opponent), played = game
        self._played[str(series), str(key)][played.number * len(self.tuning.opponents) + int(opponent)] = played
        self.done += 1

    def play(self, workers: Workers) -> Generator[PlayedAt, None, None]:
        """Play to the end of the search; yield the games as they finish. `ValueError` for an unknown level."""
        while left := self.left():
            for game in play_each(left, workers):
                self.add(game)
                yield game

    def left(self) -> list[PlacedGame]:
        """Return the games of the present round that have not been played; empty at the end of the search."""
        return next(self._rounds, [])

    def _each_round(self) -> Generator[list[PlacedGame], None, None]:
        """Yield the games that are left of a round until all are played, then those of the next."""
        self.running, needed = self._screening()
        while left := self._missing(SEARCH, needed):
            yield left
        ranked, reached = self._ranked(self._variants), 0
        for kept in KEPT if ranked else ():
            best = self._differences(SEARCH, ranked[0])
            self.running = [one for one in ranked[:kept] if not is_behind(self._differences(SEARCH, one), best)]
            reached += max(1, int(HALVING * self.games / len(KEPT) / (len(self.running) + 1)))
            while left := self._missing(SEARCH, [(one, range(reached)) for one in self.running]):
                yield left
            ranked = self._ranked(self.running)
        self.is_final, self.running = True, ranked[:FINALISTS]
        for part in range(1, PARTS + 1):
            while left := self._missing(PROOF, [(one, range(part * self.proofs // PARTS)) for one in self.running]):
                yield left
            self.running = self._hopeful()
        self.is_ended = True

    @property
    def proofs(self) -> int:
        """The games of each finalist in the last round."""
        return int((1 - SCREENING - HALVING) * self.games / (FINALISTS + 1))

    def result(self) -> Tuned:
        """Return what has been shown so far; an exchange is the best only at the end."""
        found = [(one, own) for one in self._variants if (own := self._differences(PROOF, one))]
        ever = sum(1 for (series, key), games in self._played.items() if series == PROOF and key and games)
        compared = max(FINALISTS, ever)  # a search with another number of games may have had other finalists
        finalists = [Finalist(one, effect(own, compared)) for one, own in found]
        finalists.sort(key=lambda one: -one.effect.mean)
        going = {one.key for one in self.running} if self.is_ended else set()
        return Tuned(
            next((one for one in finalists if one.variant.key in going and one.effect.low > 0), None),
            tuple(finalists),
            count(list(self._played[PROOF, ""].values()), 0.0),
            visible(max((own for _one, own in found), key=len, default={}), self.proofs, compared),
            self.done,
            tuple((game.seed, game.error) for games in self._played.values() for game in games.values() if game.error),
        )

    def _screening(self) -> tuple[list[Variant], list[tuple[Variant, Sequence[int]]]]:
        """Return the variants of the screening, and the games of each."""
        each = SCREENING * self.games / (1 + 1 / BLOCK)
        per = max(LEAST, int(each / max(1, len(self._variants))))
        chosen = self._variants[: int(each / per)]
        blocks = -(-len(self._variants) // BLOCK)
        while math.gcd(blocks, len(self.tuning.opponents)) > 1:  # else a variant would not meet all opponents
            blocks += 1
        return chosen, [(one, range(at // BLOCK, blocks * per, blocks)) for at, one in enumerate(chosen)]

    def _missing(self, series: str, needed: Sequence[tuple[Variant, Sequence[int]]]) -> list[PlacedGame]:
        """Return those of the needed games that are not played yet, the deck's own to compare them with included."""
        of_deck = sorted({game for _one, games in needed for game in games})
        left, opponents = [], len(self.tuning.opponents)
        for key, deck, games in [
            ("", self.tuning.deck.deck, of_deck),
            *((one.key, one.deck, of) for one, of in needed),
        ]:
            self._needed[series, key].update(games)
            for game in games:
                if game not in self._played[series, key]:
                    pairing = self.tuning.pairing(series, game % opponents, deck)
                    left.append(PlacedGame((series, key, game % opponents), pairing, game // opponents))
        self.done = sum(map(len, self._needed.values())) - len(left)
        return left

    def _differences(self, series: str, variant: Variant) -> Differences:
        deck, own = self._played[series, ""], self._played[series, variant.key]
        both = [game for game in self._needed[series, variant.key] if game in own and game in deck]
        whole = [game for game in both if not (own[game].error or deck[game].error)]
        return {game: _points(own[game]) - _points(deck[game]) for game in whole}

    def _ranked(self, variants: Sequence[Variant]) -> list[Variant]:
        """Return the variants, the best first, judged by the games of all."""
        found = [self._differences(SEARCH, one) for one in self._variants]
        pairs = zip(self._variants, worths(self._variants, found), strict=True)
        self.worth = {one.key: value for one, value in pairs}
        return sorted(variants, key=lambda one: -self.worth[one.key])

    def _hopeful(self) -> list[Variant]:
        """Return the finalists that may still be shown to be better, and are not behind another one."""
        found = [(one, self._differences(PROOF, one)) for one in self.running]
        best = max((own for _one, own in found), key=lambda own: sum(own.values()), default={})
        hopeful = [(one, own) for one, own in found if not is_hopeless(own, self.proofs, FINALISTS)]
        return [one for one, own in hopeful if not is_behind(own, best)]


def in_background(left: Sequence[PlacedGame], jobs: int) -> WorkerPool[PlayedAt]:
    """Start playing games in processes and return at once; fetch finished games from the result."""
    return WorkerPool(partial(_played, left), len(left), jobs, partial(_lost, left))


def _played(games: Sequence[PlacedGame], place: int) -> PlayedAt:
    return games[place].place, play_game(games[place].pairing, games[place].number)


def _lost(games: Sequence[PlacedGame], place: int, why: str) -> PlayedAt:
    return games[place].place, lost_game(games[place].pairing, games[place].number, why)


def _points(game: Played) -> float:
    return 0.5 if game.winner < 0 else 1.0 - game.winner
