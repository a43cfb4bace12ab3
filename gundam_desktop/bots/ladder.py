"""The ladder: every level plays the level below it and the reference bots, until a sequential test has decided.

A match of two bots is played in rounds. A round has a pair of games for each pairing of decks: the same deal twice,
with the bots swapped. After each round the test is applied to all pairs of the match. So the games that count depend
on the seed alone, never on the number of processes or the order in which they finish.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable, Sequence
from typing import Any, NamedTuple

from gundam_desktop.bots.arena import Match, Pairing, PlacedGame, Played, PlayedAt, count, game_seed, play_each
from gundam_desktop.bots.elo import Meeting, ratings
from gundam_desktop.bots.games_file import digest_of
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.sequential_test import verdict
from gundam_desktop.bots.workers import Workers
from gundam_desktop.games import DEFAULT, find

OPEN = "open"
"""The verdict of an undecided match."""


class Ladder(NamedTuple):
    """Which bots play each other, with which decks, and for how long."""

    levels: tuple[str, ...]
    """The weakest first."""
    references: tuple[str, ...]
    """Bots that every level plays as well."""
    decks: tuple[tuple[Entrant, Entrant], ...]
    """Pairings of decks; two times the same deck is a mirror."""
    most: int
    """Games after which a match ends undecided."""
    least: int
    """A match does not end before this many games."""
    edition: str = ""
    """The edition of the rules; empty for the game's newest."""
    game: str = DEFAULT
    seed: int = 0

    def matches(self) -> list[tuple[str, str]]:
        """Return who plays whom: each level the one below it (named second), then each level the references."""
        pairs = [(upper, lower) for lower, upper in itertools.pairwise(self.levels)]
        rank = {level: place for place, level in enumerate(self.levels)}
        for reference, level in itertools.product(self.references, self.levels):
            if level != reference:
                higher = rank[level] > rank.get(reference, -1)
                pairs.append((level, reference) if higher else (reference, level))
        return list(dict.fromkeys(pairs))

    def schedule(self) -> list[tuple[int, int]]:
        """Return the games of a match in order: (index of the pairing of decks, number of the game within it)."""
        round_of = range(len(self.decks))
        rounds = -(-self.most // self.round_games)
        every = [(decks, 2 * turn + half) for turn in range(rounds) for decks in round_of for half in (0, 1)]
        return every[: self.most]

    @property
    def round_games(self) -> int:
        """The number of games of a round."""
        return 2 * len(self.decks)

    def pairing(self, bots: tuple[str, str], decks: int) -> Pairing:
        """The games of two bots with a pairing of decks; their seeds depend on the decks alone."""
        first, second = self.decks[decks]
        seed = game_seed(self.seed, 2 * decks)
        return Pairing(bots, (first.deck, second.deck), seed, self.edition, self.game, decks_by_seat=True)

    def written(self) -> dict[str, Any]:
        """Return as JSON data what all games with this ladder have in common."""
        write = find(self.game).write_deck
        decks = [[{"name": entrant.name, "list": write(entrant.deck)} for entrant in pair] for pair in self.decks]
        edition = self.edition or find(self.game).newest
        return {"game": self.game, "edition": edition, "seed": self.seed, "decks": decks}

    def digest(self) -> str:
        """Return a name for what `written` returns."""
        return digest_of(self.written())


class Decided(NamedTuple):
    """The result of one match."""

    bots: tuple[str, str]
    verdict: str
    """Whether the first bot is `stronger` or `not stronger`; `open` if that is undecided."""
    every: Match
    first: Match
    """The games in which the first bot went first."""
    second: Match
    mirrored: Match
    """The games in which both had the same deck."""
    mixed: Match


class LadderRun:
    """A ladder with the games played so far, those of an earlier run included."""

    def __init__(self, ladder: Ladder, played: Iterable[PlayedAt] = ()) -> None:
        self.ladder = ladder
        self._played = {(place, game.number): game for place, game in played}
        self._schedule = ladder.schedule()
        self._ended: dict[tuple[str, str], list[tuple[int, Played]]] = {}

    def play(self, workers: Workers) -> Generator[PlayedAt, None, None]:
        """Play until every match has ended; yield the games as they finish.

        `ValueError` for an unknown level.
        """
        while left := self._left():
            for place, game in play_each(left, workers):
                self._played[place, game.number] = game
                yield place, game

    def progress(self) -> tuple[int, int]:
        """Return how many games have been played, and how many there are if no match is decided before its end."""
        done = expected = 0
        for bots in self.ladder.matches():
            games, ended = self._counted(bots)
            done += len(games)
            expected += len(games) if ended else len(self._schedule)
        return done, expected

    def results(self) -> list[Decided]:
        """Return the statistics of every match so far."""
        return [self._decided(bots) for bots in self.ladder.matches()]

    def elo(self) -> dict[str, float]:
        """Return the rating of every bot, the weakest level's set to 0."""
        return ratings([_meeting(decided) for decided in self.results()], self.ladder.levels[0])

    def _left(self) -> list[PlacedGame]:
        """Return the games of the next round of every unfinished match that have not been played yet."""
        left = []
        for bots in self.ladder.matches():
            games, ended = self._counted(bots)
            if ended:
                continue
            played = {(decks, game.number) for decks, game in games}
            whole = len(games) // self.ladder.round_games * self.ladder.round_games
            for decks, number in self._schedule[whole : whole + self.ladder.round_games]:
                if (decks, number) not in played:
                    left.append(PlacedGame((*bots, decks), self.ladder.pairing(bots, decks), number))
        return left

    def _counted(self, bots: tuple[str, str]) -> tuple[list[tuple[int, Played]], bool]:
        """Return the games of a match that count, with the index of their decks, and whether the match has ended."""
        if bots in self._ended:
            return self._ended[bots], True
        ladder, schedule = self.ladder, self._schedule
        games: list[tuple[int, Played]] = []
        for start in range(0, len(schedule), ladder.round_games):
            turn = schedule[start : start + ladder.round_games]
            found = [(decks, self._played.get(((*bots, decks), number))) for decks, number in turn]
            games += [(decks, game) for decks, game in found if game is not None]
            if len(games) < start + len(turn):
                return games, False
            if len(games) >= ladder.least and verdict(_scores(games)):
                break
        self._ended[bots] = games
        return games, True

    def _decided(self, bots: tuple[str, str]) -> Decided:
        games, ended = self._counted(bots)
        reached = verdict(_scores(games)) if ended else ""
        mirrors = [first.deck == second.deck for first, second in self.ladder.decks]
        return Decided(
            bots,
            reached or OPEN,
            _figures(game for _, game in games),
            _figures(game for _, game in games if game.starter == 0),
            _figures(game for _, game in games if game.starter == 1),
            _figures(game for decks, game in games if mirrors[decks]),
            _figures(game for decks, game in games if not mirrors[decks]),
        )


def _scores(games: Sequence[tuple[int, Played]]) -> list[float]:
    """The scores of the first bot in whole pairs of games; a pair with an error is left out."""
    points: dict[tuple[int, int], float] = {}
    for decks, game in games:
        if not game.error:
            points[decks, game.number] = 0.5 if game.winner < 0 else 1.0 - game.winner
    pairs = [(decks, number) for decks, number in points if number % 2 == 0 and (decks, number + 1) in points]
    return [(points[decks, number] + points[decks, number + 1]) / 2 for decks, number in pairs]


def _figures(games: Iterable[Played]) -> Match:
    return count(list(games), 0.0)


def _meeting(decided: Decided) -> Meeting:
    whole = sum(decided.every.wins) + decided.every.draws
    return Meeting(decided.bots, decided.every.win_rate * whole, whole)
