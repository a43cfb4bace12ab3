"""Games between two bots, played at once for a test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from gundam_desktop.bots.arena import Match, Pairing, PlacedGame, Played, count, play_each
from gundam_desktop.bots.workers import HERE, Workers


def play_games(
    pairing: Pairing, games: int, workers: Workers = HERE, done: Callable[[int], None] = lambda _played: None
) -> list[Played]:
    """Play the games; returns them in order. `done` is called after each with the number of games played so far.

    `ValueError` for a level that is not known.
    """
    played: list[Played] = []
    with closing(play_each([PlacedGame((), pairing, number) for number in range(games)], workers)) as results:
        for _place, game in results:
            played.append(game)
            done(len(played))
    return sorted(played, key=lambda game: game.number)


def play_match(pairing: Pairing, games: int) -> Match:
    """Play the games and return their statistics, with one second as their length (see `play_games`)."""
    return count(play_games(pairing, games), 1.0)
