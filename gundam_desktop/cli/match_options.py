"""Shared by the commands in which bots play many games: their options, and the values that these name."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Generator
from contextlib import closing
from typing import TYPE_CHECKING, Any, TypeVar

from gundam_desktop.cli.command import CommandError, add_edition, add_game, add_json, edition_of, positive, whole
from gundam_desktop.cli.progress import TimeLeft, show_progress
from gundam_desktop.games import find

if TYPE_CHECKING:
    from gundam_desktop.bots.arena import Match
    from gundam_desktop.bots.workers import Workers
    from gundam_desktop.games.game_module import GameModule

Game = TypeVar("Game")
Figures = dict[str, Any]
DECK = "a premade or saved deck, or a file with a list"


def add_match_options(parser: argparse.ArgumentParser, seed: str) -> None:
    """Add the options that these commands share; `seed` describes the default seed for the help."""
    add_game(parser)
    add_run_options(parser, seed)


def add_run_options(parser: argparse.ArgumentParser, seed: str) -> None:
    """Add the options that have nothing to do with the choice of a game."""
    parser.add_argument(
        "--seed", type=whole, metavar="N", help=f"the same seed gives the same games ({seed} if not given)"
    )
    jobs = "number of processes that play (one for each core if not given)"
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help=jobs)
    scheduler = "let the workers of a Dask scheduler play, for example at tcp://192.168.1.10:8786"
    parser.add_argument("--scheduler", metavar="ADDRESS", default="", help=scheduler)
    add_edition(parser, "the newest")
    add_json(parser)


def add_bots(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """Add the option that names both bots."""
    text = "the two bots' levels (`bots` lists them), with options after a colon: greedy:worlds=8,random"
    parser.add_argument("--bots", required=required, metavar="BOT,BOT", help=text)


def workers_of(arguments: argparse.Namespace) -> Workers:
    """Where the games of a call are played."""
    from gundam_desktop.bots.workers import Workers

    return Workers(arguments.jobs, arguments.scheduler)


def edition_to_play(arguments: argparse.Namespace) -> str:
    """The edition that a call names, else the newest."""
    return edition_of(arguments.game, arguments.edition) or find(arguments.game).newest


def deck_to_play(game_module: GameModule, edition: str, option: str, name: str) -> Any:
    """Return a deck by name or path. `CommandError` if it may not be played."""
    try:
        deck = game_module.library.deck(name)
        game_module.start((deck, deck), 0, edition)
    except ValueError as error:
        raise CommandError(f"{option}: {error}") from None
    return deck


def bots_of(option: str, written: str) -> tuple[str, ...]:
    """Return the levels of bots in a list separated by commas."""
    from gundam_desktop.bots.levels import check

    bots = tuple(bot.strip() for bot in written.split(",")) if written.strip() else ()
    try:
        for bot in bots:
            check(bot)
    except ValueError as error:
        raise CommandError(f"{option}: {error}") from None
    return bots


def both_bots(written: str) -> tuple[str, str]:
    """The two levels of `--bots`."""
    bots = bots_of("--bots", written)
    if len(bots) != 2:
        raise CommandError(f"--bots: `{written}`; expected two levels with a comma between: greedy,random")
    return bots[0], bots[1]


def play_and_keep(
    games: Generator[Game, None, None],
    keep: Callable[[list[Game]], None],
    progress: Callable[[Game], tuple[int, int]],
    note: Callable[[], str] = str,
) -> bool:
    """Play games, keep each as soon as it is played, and show the progress; True if it was interrupted.

    `progress` gets each game and returns how many are played, and how many there are; `note` returns what is shown of
    the games so far.
    """
    from gundam_desktop.bots.cluster import ClusterError

    left = TimeLeft()
    try:
        with closing(games):
            for game in games:
                try:
                    keep([game])
                except OSError as error:
                    raise CommandError(f"the games cannot be kept: {error}") from None
                done, of = progress(game)
                show_progress(done, of, "  ".join(filter(None, (note(), left.text(done, of)))))
    except KeyboardInterrupt:
        return True
    except ClusterError as error:
        raise CommandError(str(error)) from None
    return False


def figures(match: Match) -> Figures:
    """The figures of a match for `--json`."""
    return {
        "games": match.games,
        "wins": match.wins,
        "draws": match.draws,
        "win_rate": match.win_rate,
        "interval": match.interval,
        "errors": [{"seed": seed, "message": message} for seed, message in match.errors],
    }


def won(of: Figures) -> str:
    """Return the win rate as text; a dash if there are no games."""
    return f"{of['win_rate']:.1%}" if of["games"] > len(of["errors"]) else "-"


def interval(of: Figures) -> str:
    """Return the 95 % interval as text."""
    low, high = of["interval"]
    return f"{low:.1%} to {high:.1%}"
