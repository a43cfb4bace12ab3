"""An event: decks, each played by a bot, in Swiss rounds or eliminations. Its games are kept and can be continued."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from gundam_desktop.bots.arena import Pairing, Place, PlacedGame, Played, PlayedAt, game_seed, play_each, wilson
from gundam_desktop.bots.bracket import (
    Format,
    Result,
    Rounds,
    Standing,
    match_result,
    play_rounds,
    rounds_of,
    standings,
)
from gundam_desktop.bots.elo import Meeting, ratings
from gundam_desktop.bots.games_file import SUFFIX, GamesFile, digest_of
from gundam_desktop.bots.workers import Workers
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.locate import player_folder

FOLDER = "events"
"""The player's folder of the files of events."""
MOST_ENTRANTS: Final = 128
SIMULATED: Final = 1000
"""Events that are simulated from ratings."""


class Competitor(NamedTuple):
    """A deck and the bot that plays it."""

    name: str
    deck: Any
    bot: str


class Event(NamedTuple):
    """Who plays, and how."""

    kind: Format
    competitors: tuple[Competitor, ...]
    """In the order of their seeds, the best first."""
    best_of: int
    """The games of a match, an odd number; it ends when an entrant has won more than half of them."""
    rounds: int
    """The number of Swiss rounds."""
    edition: str = ""
    """The edition of the rules; empty for the game's newest."""
    game: str = DEFAULT
    seed: int = 0

    def begin(self, chance: random.Random) -> Rounds:
        """Begin the rounds (see `bracket.rounds_of`)."""
        return rounds_of(self.kind, len(self.competitors), self.rounds, chance)

    def pairing(self, number: int, table: int, pair: tuple[int, int]) -> Pairing:
        """Return the games of a match, by the number of its round and its own number there."""
        seed = game_seed(self.seed, 2 * (number * MOST_ENTRANTS + table))
        first, second = (self.competitors[entrant] for entrant in pair)
        return Pairing((first.bot, second.bot), (first.deck, second.deck), seed, self.edition, self.game)

    def result(self, pair: tuple[int, int], winners: Iterable[int]) -> Result:
        """Return the result of a match by the winners of its games (see `bracket.match_result`)."""
        return match_result(pair, winners, self.best_of, has_winner=self.kind != "swiss")

    def written(self) -> dict[str, Any]:
        """Return the event as JSON data; not the number of rounds, so that more can be played later."""
        write = find(self.game).write_deck
        entrants = [{"name": one.name, "list": write(one.deck), "bot": one.bot} for one in self.competitors]
        edition = self.edition or find(self.game).newest
        head = {"game": self.game, "edition": edition, "seed": self.seed, "format": self.kind}
        return {**head, "best_of": self.best_of, "entrants": entrants}

    def file(self) -> GamesFile:
        """Return the file of its games: the same for the same entrants, format, matches, edition and seed."""
        head = self.written()
        return GamesFile(player_folder(FOLDER, f"{digest_of(head)}{SUFFIX}"), head)


class Rate(NamedTuple):
    """How an entrant did in its games."""

    won: float
    """The share of its games that it won; a draw counts as half a win."""
    interval: tuple[float, float]
    """95 % confidence interval of the share (Wilson)."""
    elo: float
    """Rating by all games of the event; the mean is 0."""


class EventRun:
    """An event with the games played so far, those of an earlier run included."""

    def __init__(self, event: Event, played: Iterable[PlayedAt] = ()) -> None:
        self.event = event
        self._played = {(place, game.number): game for place, game in played}

    def play(self, workers: Workers) -> Generator[PlayedAt, None, None]:
        """Play until the event is over; yield the games as they finish. `ValueError` for an unknown level."""
        while left := self.games_left():
            for place, game in play_each(left, workers):
                self.add(place, game)
                yield place, game

    def add(self, place: Place, game: Played) -> None:
        """Count a game; `place` is the number of its round and of its match in that round."""
        self._played[place, game.number] = game

    def rounds(self) -> list[list[Result]]:
        """Return the rounds so far."""
        return play_rounds(self.event.begin(random.Random(self.event.seed)), self._result)

    def standings(self) -> list[Standing]:
        """Return the places so far."""
        return standings(self.event.kind, len(self.event.competitors), self.rounds())

    def progress(self) -> tuple[int, int]:
        """Return how many games have been played, and how many there are if every match takes all of them."""
        entrants = len(self.event.competitors)
        matches = {"swiss": self.event.rounds * (entrants // 2), "single": entrants - 1, "double": 2 * entrants - 1}
        return len(self._played), max(len(self._played), matches[self.event.kind] * self.event.best_of)

    def errors(self) -> list[tuple[tuple[int, int], Played]]:
        """Return the games that an error has ended, each with its pair."""
        return [(pair, game) for _place, pair, game in self.counted() if game.error]

    def rates(self) -> list[Rate]:
        """Return the rate of each entrant."""
        meetings: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        own: list[list[float]] = [[] for _ in self.event.competitors]
        for _place, pair, game in self.counted():
            if not game.error:
                share = 0.5 if game.winner < 0 else 1.0 - game.winner
                meetings[pair].append(share)
                own[pair[0]].append(share)
                own[pair[1]].append(1 - share)
        return [
            Rate(sum(shares) / max(1, len(shares)), wilson(sum(shares), len(shares)), rating)
            for shares, rating in zip(own, _elo(len(own), meetings), strict=True)
        ]

    def games_left(self) -> list[PlacedGame]:
        """Return games that are certainly needed now; none when the event is over."""
        left = []
        number = len(rounds := self.rounds()) - 1
        for table, result in enumerate(rounds[-1]):
            if not result.over and (pair := result.match) is not None:
                to_win, to_end = self.event.best_of // 2 + 1 - max(result.wins), self.event.best_of - result.games
                pairing, place = self.event.pairing(number, table, pair), (number, table)
                first = _first_number(pairing) + result.games
                for game in range(first, first + max(1, min(to_win, to_end))):
                    if (place, game) not in self._played:
                        left.append(PlacedGame(place, pairing, game))
        return left

    def _result(self, number: int, table: int, pair: tuple[int, int]) -> Result:
        return self.event.result(pair, [game.winner for game in self._games(number, table, pair)])

    def _games(self, number: int, table: int, pair: tuple[int, int]) -> Iterator[Played]:
        """Yield the games of a match up to the first that was not played yet."""
        game = _first_number(self.event.pairing(number, table, pair))
        while (played := self._played.get(((number, table), game))) is not None:
            yield played
            game += 1

    def counted(self) -> Iterator[tuple[tuple[int, int], tuple[int, int], Played]]:
        """Yield the games that count: the number of the round and of the match in it, the pair, and the game."""
        for number, results in enumerate(self.rounds()):
            for table, result in enumerate(results):
                if (pair := result.match) is not None:
                    for game in islice(self._games(number, table, pair), result.games):
                        yield (number, table), pair, game

    def titles(self, elo: Sequence[float]) -> list[float]:
        """Return how often each entrant would win such an event if these ratings were true. Takes up to seconds."""
        chance, best_of = random.Random(self.event.seed), self.event.best_of

        def play(_number: int, _table: int, pair: tuple[int, int]) -> Result:
            lost = 1 / (1 + 10 ** ((elo[pair[0]] - elo[pair[1]]) / 400))
            return self.event.result(pair, [chance.random() < lost for _ in range(best_of)])

        won = Counter(
            standings(self.event.kind, len(elo), play_rounds(self.event.begin(chance), play))[0].entrant
            for _ in range(SIMULATED)
        )
        return [won[entrant] / SIMULATED for entrant in range(len(elo))]


def _first_number(pairing: Pairing) -> int:
    """Return the number of the first game of a match: in a game 0 the first entrant begins, in a game 2 the second."""
    return 2 * (pairing.seed % 2)


def _elo(entrants: int, meetings: Mapping[tuple[int, int], Sequence[float]]) -> list[float]:
    """Return a rating for each entrant, their mean 0."""
    met = [Meeting((str(first), str(second)), sum(shares), len(shares)) for (first, second), shares in meetings.items()]
    rated = ratings(met, "0")
    elo = [rated.get(str(entrant), 0.0) for entrant in range(entrants)]
    return [round(rating - sum(elo) / entrants, 1) for rating in elo]
