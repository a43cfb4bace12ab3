"""The arena: bots play whole games against each other, the same games for the same seed on any number of processes."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, Self

from gundam_desktop.bots.bot_process import BotHere
from gundam_desktop.bots.game_figures import NO_FIGURES, FigureCounter, GameFigures
from gundam_desktop.bots.levels import check, create
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.bots.workers import Workers, in_processes
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.tabletop import Choice, Event, Game, View
from gundam_desktop.tabletop.turns import play_on

MOST_DECISIONS = 2000
"""A game with more decisions is counted as an error."""
FIRST = Choice("first")
_Z95 = 1.959964


class Pairing(NamedTuple):
    """Bot A and its deck against bot B and its deck."""

    bots: tuple[str, str]
    decks: tuple[Any, Any]
    seed: int
    edition: str = ""
    """The edition of the rules; empty for the game's newest."""
    game: str = DEFAULT
    decks_by_seat: bool = False
    """True if the decks keep their seats while the bots swap: each bot plays each deal from both sides."""


class Played(NamedTuple):
    """The result of one game."""

    number: int
    """Number of the game in the match, counted from 0."""
    seed: int
    winner: int
    """0 bot A, 1 bot B, -1 a draw or no result."""
    turns: int
    decisions: int
    digest: str
    """Digest of the final state."""
    error: str = ""
    """The error that ended it; empty if it was played to its end."""
    drawn: str = ""
    """The last event before a drawn game ended, as a sentence in English; empty for another result."""
    figures: GameFigures = NO_FIGURES

    @property
    def starter(self) -> int:
        """Who went first: 0 bot A, 1 bot B."""
        return _seats(self.number)[_starting_seat(self.number)]


class Match(NamedTuple):
    """The figures of many games."""

    games: int
    """Number of games played, games with an error included."""
    wins: tuple[int, int]
    draws: int
    win_rate: float
    """Win rate of bot A (0 to 1) among the games with a result; a draw counts as half a win."""
    interval: tuple[float, float]
    """95 % confidence interval of the rate (Wilson)."""
    first_wins: int
    """Games that the player going first won, whichever bot that was."""
    first_rate: float
    """Win rate of the player who went first (0 to 1); a draw counts as half a win."""
    first_interval: tuple[float, float]
    """95 % confidence interval of that rate (Wilson)."""
    turns: float
    """The mean number of turns per game."""
    decisions: int
    """Number of decisions in all games together, without those with an error."""
    seconds: float
    """How long all games took together, as somebody who waits for them counts it."""
    errors: tuple[tuple[int, str], ...]
    """(seed of the game, error) for each game with an error."""
    drawn: tuple[tuple[int, str], ...]
    """(seed of the game, why it was a draw) for each drawn game."""
    interrupted: bool = False
    """True if it was stopped before all games had been played."""


class Endless(Exception):
    """A game that does not end."""


Place = tuple[int | str, ...]
"""Names the pairing of a tournament to which a game belongs; who makes the tournament chooses what is in it."""
PlayedAt = tuple[Place, Played]
"""A game that was played, with its place in the tournament."""


class PlacedGame(NamedTuple):
    """A game to be played in a tournament of several pairings."""

    place: Place
    pairing: Pairing
    number: int
    """Number of the game in its match, counted from 0."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a match: the same for both games of a pair (0 and 1, 2 and 3, ...)."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number // 2}".encode(), digest_size=7).digest(), "big")


def play_game(pairing: Pairing, number: int) -> Played:
    """Play game `number`. The seats swap with every game, the starting seat with every second.

    Two games with the same seed are a pair: the bots swap seats, and the same seat goes first.
    """
    try:
        return _play(pairing, number)
    except Exception as error:  # an error affects this game only
        return lost_game(pairing, number, f"{type(error).__name__}: {error}")


def lost_game(pairing: Pairing, number: int, why: str) -> Played:
    """Game `number` as one that an error has ended."""
    return Played(number, game_seed(pairing.seed, number), -1, 0, 0, "", why)


def _play(pairing: Pairing, number: int) -> Played:
    dealt = deal(pairing, number)
    game_module = find(pairing.game)
    game = game_module.start(dealt.decks, dealt.seed, dealt.edition, dealt.starter)
    counter = FigureCounter(game_module, dealt.decks)
    events: list[Event] = []

    def apply(seat: int, choice: Choice) -> None:
        nonlocal events
        events = game.apply(seat, choice)
        counter.add(game, events)

    with BotTable(pairing, dealt, game, apply, counter.watch) as table:
        play_on(table)
    end, drawn, seats = game.view(0), "", _seats(number)
    winner = -1 if end.result == "draw" else seats[int(end.result)]
    if end.result == "draw":
        story = game_module.library.story
        told = (story(event, "AB", "en") for event in reversed(events) if event.kind != "game over")
        drawn = next(filter(None, told), "")
    figures = counter.result(game, seats)
    return Played(number, dealt.seed, winner, end.turn, table.decisions, game.digest(), drawn=drawn, figures=figures)


class Deal(NamedTuple):
    """What a game of a match begins with, by seat."""

    levels: tuple[str, str]
    decks: tuple[Any, Any]
    seats: tuple[int, int]
    """Who sits there: 0 bot A, 1 bot B."""
    starter: int
    """The seat that goes first."""
    seed: int
    edition: str


def deal(pairing: Pairing, number: int) -> Deal:
    """Return what game `number` of a match begins with."""
    seats, (bots, decks) = _seats(number), (pairing.bots, pairing.decks)
    return Deal(
        levels=(bots[seats[0]], bots[seats[1]]),
        decks=decks if pairing.decks_by_seat else (decks[seats[0]], decks[seats[1]]),
        seats=seats,
        starter=_starting_seat(number),
        seed=game_seed(pairing.seed, number),
        edition=pairing.edition or find(pairing.game).newest,
    )


class BotTable:
    """One game between two bots (`tabletop.turns.Table`), which end with it."""

    def __init__(
        self,
        pairing: Pairing,
        dealt: Deal,
        game: Game,
        apply: Callable[[int, Choice], object],
        watch: Callable[[View], object] = lambda _view: None,
    ) -> None:
        """`game` has just been started from the deal; `apply` makes a choice in it, `watch` gets each bot's view."""
        self.game, self._apply, self._watch = game, apply, watch
        self._bots = [
            BotHere(create(pairing.game, level, dealt.seed + who), dealt.decks)
            for level, who in zip(dealt.levels, dealt.seats, strict=True)
        ]
        self.decisions = 0
        if FIRST in game.legal_choices(dealt.starter):
            self.apply(dealt.starter, FIRST)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        for bot in self._bots:
            bot.stop()

    def decide(self, seat: int) -> Choice:
        if self.decisions == MOST_DECISIONS:
            raise Endless(f"no end after {MOST_DECISIONS} decisions")
        view = self.game.view(seat)
        self._watch(view)
        return self._bots[seat].choose(view, self.game.legal_choices(seat))

    def apply(self, seat: int, choice: Choice) -> None:
        self._apply(seat, choice)
        self.decisions += 1


def _seats(number: int) -> tuple[int, int]:
    """The bots by seat."""
    return (0, 1) if number % 2 == 0 else (1, 0)


def _starting_seat(number: int) -> int:
    return number // 2 % 2


def play_each(games: Sequence[PlacedGame], workers: Workers) -> Generator[PlayedAt, None, None]:
    """Yield the games as they finish, each with its place. `ValueError` for an unknown level."""
    _check_levels(games)
    return workers.each(_play_placed, games, _lost_placed)


def _check_levels(games: Sequence[PlacedGame]) -> None:
    for level in {level: None for game in games for level in game.pairing.bots}:
        check(level)


def _play_placed(game: PlacedGame) -> PlayedAt:
    return game.place, play_game(game.pairing, game.number)


def _lost_placed(game: PlacedGame, why: str) -> PlayedAt:
    return game.place, lost_game(game.pairing, game.number, why)


def count(played: list[Played], seconds: float, *, interrupted: bool = False) -> Match:
    """Return the statistics of the games, which took `seconds`."""
    whole = [game for game in played if not game.error]
    wins = (sum(game.winner == 0 for game in whole), sum(game.winner == 1 for game in whole))
    draws = len(whole) - sum(wins)
    points = wins[0] + draws / 2
    first_wins = sum(game.winner == game.starter for game in whole)
    first_points = first_wins + draws / 2
    return Match(
        games=len(played),
        wins=wins,
        draws=draws,
        win_rate=points / len(whole) if whole else 0.0,
        interval=wilson(points, len(whole)),
        first_wins=first_wins,
        first_rate=first_points / len(whole) if whole else 0.0,
        first_interval=wilson(first_points, len(whole)),
        turns=sum(game.turns for game in whole) / len(whole) if whole else 0.0,
        decisions=sum(game.decisions for game in whole),
        seconds=seconds,
        errors=tuple((game.seed, game.error) for game in played if game.error),
        drawn=tuple((game.seed, game.drawn) for game in played if game.drawn),
        interrupted=interrupted,
    )


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate: `points` (wins, half for a draw) of `games`.

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    if not games:
        return 0.0, 1.0
    rate, square = points / games, _Z95 * _Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = _Z95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return (max(0.0, middle - half) if points else 0.0), (min(1.0, middle + half) if points < games else 1.0)


def in_background(games: Sequence[PlacedGame], jobs: int) -> WorkerPool[PlayedAt]:
    """Start playing the games in processes and return at once; fetch finished games from the result.

    `ValueError` for an unknown level.
    """
    _check_levels(games)
    return in_processes(_play_placed, games, jobs, _lost_placed)
