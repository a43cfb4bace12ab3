"""A gauntlet: one or more decks against many, all by bots of one level; its games are kept in a file and go on later.

Its decks play the same games against an opponent, with the same seeds and seats, so that two versions of a deck are
compared under the same draws.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from gundam_desktop.bots.arena import Match, Pairing, Played, count, lost_game, play_game
from gundam_desktop.bots.levels import check
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.games import DEFAULT, find

SUFFIX = ".jsonl"


class Entrant(NamedTuple):
    """A deck with its name."""

    name: str
    deck: Any


class Gauntlet(NamedTuple):
    """Which decks play against which, and how."""

    decks: tuple[Entrant, ...]
    opponents: tuple[Entrant, ...]
    level: str
    """Of every bot."""
    edition: str = ""
    """Empty for the newest of the game."""
    game: str = DEFAULT

    def pairing(self, deck: int, opponent: int) -> Pairing:
        """The games of a deck against an opponent; their seeds depend on the opponent alone."""
        decks = (self.decks[deck].deck, self.opponents[opponent].deck)
        return Pairing((self.level, self.level), decks, opponent, self.edition, self.game)

    def written(self) -> dict[str, Any]:
        """Return the gauntlet as JSON data."""
        write = find(self.game).write_deck
        sides = (self.decks, self.opponents)
        decks, opponents = ([{"name": e.name, "list": write(e.deck)} for e in side] for side in sides)
        edition = self.edition or find(self.game).newest
        return {"game": self.game, "edition": edition, "level": self.level, "decks": decks, "opponents": opponents}

    def digest(self) -> str:
        """Return a name for this gauntlet: the same for the same decks, level and edition."""
        return hashlib.sha256(json.dumps(self.written(), sort_keys=True).encode()).hexdigest()[:16]


class GauntletGame(NamedTuple):
    """A game that was played: the places of deck and opponent, and the result."""

    deck: int
    opponent: int
    played: Played


def games_left(gauntlet: Gauntlet, games: int, played: Iterable[GauntletGame]) -> list[tuple[int, int, int]]:
    """Return the games to be played: places of deck and opponent, and the number of the game.

    They are ordered so that every pairing has played about as many games whenever it stops.
    """
    done = {(game.deck, game.opponent, game.played.number) for game in played}
    pairs = [(deck, opponent) for opponent in range(len(gauntlet.opponents)) for deck in range(len(gauntlet.decks))]
    every = ((deck, opponent, number) for number in range(games) for deck, opponent in pairs)
    return [one for one in every if one not in done]


def in_background(gauntlet: Gauntlet, left: list[tuple[int, int, int]], jobs: int) -> WorkerPool[GauntletGame]:
    """Begin to play games of `games_left` in processes and return at once; fetch them from the result.

    ValueError for a level that is not known.
    """
    check(gauntlet.level)
    player = _Player(gauntlet, left)
    return WorkerPool(player, len(left), jobs, player.lost)


def matrix(gauntlet: Gauntlet, played: Iterable[GauntletGame]) -> list[list[Match]]:
    """Return the figures of each deck (outer list) against each opponent."""
    cells: list[list[list[Played]]] = [[[] for _ in gauntlet.opponents] for _ in gauntlet.decks]
    for game in played:
        cells[game.deck][game.opponent].append(game.played)
    return [[count(sorted(cell), 0.0) for cell in row] for row in cells]


class GauntletFile:
    """The games of a gauntlet on the disk, a line each: a kill loses only those that are being played."""

    def __init__(self, folder: Path, gauntlet: Gauntlet) -> None:
        self.path = folder / f"{gauntlet.digest()}{SUFFIX}"
        self._gauntlet = gauntlet

    def games(self) -> list[GauntletGame]:
        """Return the games in the file; a line that is damaged is left out, and its game is played again."""
        return list(self._read())

    def add(self, games: Iterable[GauntletGame]) -> None:
        """Append games. Raises `OSError`."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps([game.deck, game.opponent, *game.played]) for game in games]
        with self.path.open("a+b") as file:
            if not file.tell():
                lines.insert(0, json.dumps(self._gauntlet.written(), ensure_ascii=False))
            elif not self._ends_with_a_line(file):
                lines.insert(0, "")
            file.write("".join(f"{line}\n" for line in lines).encode())

    @staticmethod
    def _ends_with_a_line(file: BinaryIO) -> bool:
        """True if the last line is whole: a program that is killed while it writes leaves half a line."""
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"

    def _read(self) -> Iterator[GauntletGame]:
        try:
            lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()[1:]
        except FileNotFoundError:
            return
        for line in lines:
            try:
                deck, opponent, *played = json.loads(line)
                game = GauntletGame(deck, opponent, Played(*played))
            except (ValueError, TypeError):
                continue
            if 0 <= game.deck < len(self._gauntlet.decks) and 0 <= game.opponent < len(self._gauntlet.opponents):
                yield game


class _Player:
    """`play_game` of the games of a gauntlet, picklable so that it can be sent to another process."""

    def __init__(self, gauntlet: Gauntlet, left: list[tuple[int, int, int]]) -> None:
        self._gauntlet, self._left = gauntlet, left

    def __call__(self, place: int) -> GauntletGame:
        deck, opponent, number = self._left[place]
        return GauntletGame(deck, opponent, play_game(self._gauntlet.pairing(deck, opponent), number))

    def lost(self, place: int, why: str) -> GauntletGame:
        deck, opponent, number = self._left[place]
        return GauntletGame(deck, opponent, lost_game(self._gauntlet.pairing(deck, opponent), number, why))
