"""Games between two bots, played at once for a test."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing

from gundam_desktop.bots.arena import Match, Pairing, PlacedGame, Played, count, play_each
from gundam_desktop.bots.workers import HERE, Workers

Progress = Callable[[int, int], None]
"""Called with the number of games played and the number of all games."""


def play_games(
    pairing: Pairing, games: int, workers: Workers = HERE, done: Progress | None = None
) -> tuple[list[Played], bool]:
    """Play the games; returns them in order, and True if an interrupt from the keyboard ended it early.

    `done` is called after each game. `ValueError` for a level that is not known.
    """
    played: list[Played] = []
    interrupted = False
    try:
        with closing(play_each([PlacedGame((), pairing, number) for number in range(games)], workers)) as results:
            for _place, game in results:
                played.append(game)
                if done is not None:
                    done(len(played), games)
    except KeyboardInterrupt:
        interrupted = True
    return sorted(played, key=lambda game: game.number), interrupted


def play_match(pairing: Pairing, games: int, workers: Workers = HERE, done: Progress | None = None) -> Match:
    """Play the games and return their statistics (see `play_games`)."""
    began = time.perf_counter()
    played, interrupted = play_games(pairing, games, workers, done)
    return count(played, time.perf_counter() - began, interrupted=interrupted)
