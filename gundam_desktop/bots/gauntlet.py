"""A gauntlet: one or more decks against many, played by bots; its games are kept in a file and can be continued later.

All its decks play the same games against an opponent, with the same seeds and seats, so that two versions of a deck
are compared with the same draws.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.bots.arena import (
    Match,
    Pairing,
    PlacedGame,
    Played,
    count,
    game_seed,
    lost_game,
    play_each,
    play_game,
)
from gundam_desktop.bots.games_file import SUFFIX, GamesFile, digest_of
from gundam_desktop.bots.levels import check
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.bots.workers import Workers, in_processes
from gundam_desktop.games import DEFAULT, find


class Entrant(NamedTuple):
    """A deck with its name."""

    name: str
    deck: Any


class Gauntlet(NamedTuple):
    """Which decks play against which, and how."""

    decks: tuple[Entrant, ...]
    opponents: tuple[Entrant, ...]
    levels: tuple[str, str]
    """Levels of the bots that play the decks, and of the bots that play the opponents."""
    edition: str = ""
    """The edition of the rules; empty for the game's newest."""
    game: str = DEFAULT
    seed: int = 0

    def pairing(self, deck: int, opponent: int) -> Pairing:
        """Return the games of a deck against an opponent, both by index; their seeds depend on the opponent alone."""
        decks = (self.decks[deck].deck, self.opponents[opponent].deck)
        seed = game_seed(self.seed, 2 * opponent)
        return Pairing(self.levels, decks, seed, self.edition, self.game)

    def written(self) -> dict[str, Any]:
        """Return the gauntlet as JSON data."""
        write = find(self.game).write_deck
        sides = (self.decks, self.opponents)
        decks, opponents = ([{"name": e.name, "list": write(e.deck)} for e in side] for side in sides)
        own, others = self.levels
        # Earlier versions wrote one level and no seed; their files must still be found by the same digest.
        level: dict[str, Any] = {"level": own} if own == others else {"levels": [own, others]}
        seed = {"seed": self.seed} if self.seed else {}
        edition = self.edition or find(self.game).newest
        return {"game": self.game, "edition": edition, **level, **seed, "decks": decks, "opponents": opponents}

    def digest(self) -> str:
        """Return a name for this gauntlet: the same for the same decks, levels, edition and seed."""
        return digest_of(self.written())


class GauntletGame(NamedTuple):
    """A game that was played: the places of deck and opponent, and the result."""

    deck: int
    opponent: int
    played: Played


def games_left(gauntlet: Gauntlet, games: int, played: Iterable[GauntletGame]) -> list[tuple[int, int, int]]:
    """Return the games that remain to be played: (index of the deck, index of the opponent, number of the game).

    They are ordered so that all pairings have played about as many games whenever it stops.
    """
    done = {(game.deck, game.opponent, game.played.number) for game in played}
    pairs = [(deck, opponent) for opponent in range(len(gauntlet.opponents)) for deck in range(len(gauntlet.decks))]
    every = ((deck, opponent, number) for number in range(games) for deck, opponent in pairs)
    return [one for one in every if one not in done]


def play(gauntlet: Gauntlet, left: list[tuple[int, int, int]], workers: Workers) -> Generator[GauntletGame, None, None]:
    """Yield games of `games_left` as they finish. `ValueError` for an unknown level."""
    for (deck, opponent), played in play_each(_placed(gauntlet, left), workers):
        yield GauntletGame(int(deck), int(opponent), played)


def in_background(gauntlet: Gauntlet, left: list[tuple[int, int, int]], jobs: int) -> WorkerPool[GauntletGame]:
    """Start playing games of `games_left` in processes and return at once; fetch finished games from the result.

    `ValueError` for an unknown level.
    """
    for level in gauntlet.levels:
        check(level)
    return in_processes(_play_placed, _placed(gauntlet, left), jobs, _lost_placed)


def _placed(gauntlet: Gauntlet, left: list[tuple[int, int, int]]) -> list[PlacedGame]:
    return [PlacedGame((deck, opponent), gauntlet.pairing(deck, opponent), number) for deck, opponent, number in left]


def _play_placed(game: PlacedGame) -> GauntletGame:
    deck, opponent = game.place
    return GauntletGame(int(deck), int(opponent), play_game(game.pairing, game.number))


def _lost_placed(game: PlacedGame, why: str) -> GauntletGame:
    deck, opponent = game.place
    return GauntletGame(int(deck), int(opponent), lost_game(game.pairing, game.number, why))


def matrix(gauntlet: Gauntlet, played: Iterable[GauntletGame]) -> list[list[Match]]:
    """Return the figures of each deck (outer list) against each opponent."""
    cells: list[list[list[Played]]] = [[[] for _ in gauntlet.opponents] for _ in gauntlet.decks]
    for game in played:
        cells[game.deck][game.opponent].append(game.played)
    return [[count(sorted(cell, key=lambda game: game.number), 0.0) for cell in row] for row in cells]


class GauntletFile:
    """The games of a gauntlet on the disk."""

    def __init__(self, folder: Path, gauntlet: Gauntlet) -> None:
        self.path = folder / f"{gauntlet.digest()}{SUFFIX}"
        self._gauntlet = gauntlet
        self._file = GamesFile(self.path, gauntlet.written())

    def games(self) -> list[GauntletGame]:
        """Return the games in the file (see `GamesFile.games`)."""
        places = {
            (deck, opponent)
            for deck in range(len(self._gauntlet.decks))
            for opponent in range(len(self._gauntlet.opponents))
        }
        found = [(place, played) for place, played in self._file.games() if place in places]
        return [GauntletGame(int(deck), int(opponent), played) for (deck, opponent), played in found]

    def add(self, games: Iterable[GauntletGame]) -> None:
        """Append games. Raises `OSError`."""
        self._file.add(((game.deck, game.opponent), game.played) for game in games)
