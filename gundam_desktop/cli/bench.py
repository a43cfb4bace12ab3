"""`bench`: how fast the game is, on one core, and with `--table` the client, too."""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gundam_desktop
from gundam_desktop.cli.command import (
    DONE,
    CommandError,
    Commands,
    add,
    add_edition,
    add_json,
    edition_of,
    print_json,
)
from gundam_desktop.cli.progress import show_progress
from gundam_desktop.cli.timing import each_timed
from gundam_desktop.games import DEFAULT, find

if TYPE_CHECKING:
    from gundam_desktop.tabletop import Game

CLIENT = Path(gundam_desktop.__file__).parents[1] / "benchmarks" / "client.py"
"""Measures a part of the client; not in a wheel."""
RUNS = 5
"""How many runs are made; every figure is their median."""
DECKS = ("official-004", "official-005", "official-006", "official-007")
ROUNDS = 2
"""How often every deck meets every deck in a run."""
TABLE = {"frames": 3.0, "pointing": 20.0, "game": 3.0, "builder": 40.0}
"""Part of the client -> the length of a run: seconds, mouse moves, turns of the bot, keys."""
LONGEST_CHESS_GAME = 300
"""Moves after which a random game of chess is left."""
LONGEST_PART = 300.0
"""After this many seconds a client being measured counts as hanging."""

Figures = dict[str, float]
Play = Callable[[tuple[Any, Any], int, Callable[["Game"], None]], None]
"""Plays a random game of two decks with a seed, and calls a function with it at every decision."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "measure how fast the game is: games, copies, legal choices, bots, the card search (medians of 5, one core)"
    parser = add(commands, "bench", text, "bench --json", run, cards=True)
    table = "in a clone, the client too: start, frames, cards in motion, input to picture, stalls, memory, deck builder"
    parser.add_argument("--table", action="store_true", help=table)
    add_edition(parser, "the first one")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if arguments.table and not CLIENT.is_file():
        raise CommandError("--table: only a clone of the repository measures the client, by benchmarks/client.py")
    edition = edition_of(DEFAULT, arguments.edition) or find(DEFAULT).editions[0]
    medians: dict[str, float | None] = {**_engine(edition)}
    if arguments.table:
        medians |= _table()
    if arguments.json:
        rounded = {name: value if value is None else round(value, 3) for name, value in medians.items()}
        print_json({**rounded, "runs": RUNS, "compiled": gundam_desktop.COMPILED})
    else:
        for name, value in medians.items():
            print(f"{name.replace('_', ' '):28} " + (f"{'not known':>12}" if value is None else f"{value:12,.2f}"))
    return DONE


def _engine(edition: str) -> Figures:
    from gundam_desktop.cli.card_search_bench import searching

    library = find(DEFAULT).library
    decks = [library.deck(name) for name in DECKS]
    pairings = list(itertools.product(decks, decks)) * ROUNDS
    play = partial(_play, edition)
    parts: tuple[Callable[[Sequence[tuple[Any, Any]], int], Figures], ...] = (
        partial(_games, play),
        partial(_positions, play),
        partial(_greedy, play),
        searching,
        *((_chess,) if importlib.util.find_spec("chess") else ()),
    )
    _games(play, pairings[:4], 0)  # a warm-up: fills the caches
    runs: list[Figures] = []
    for number in range(RUNS):
        figures: Figures = {}
        for part in parts:
            figures |= part(pairings, number)
        runs.append(figures)
        show_progress(number + 1, RUNS)
    return {name: statistics.median(figures[name] for figures in runs) for name in runs[0]}


def _table() -> dict[str, float | None]:
    """The client's figures: medians of runs, each in a fresh process, apart from the player's own settings."""
    runs: list[dict[str, float | None]] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for number in range(RUNS):
            figures = _client("start", time.time(), home)
            for part, amount in TABLE.items():
                figures |= _client(part, amount, home)
            runs.append(figures)
            show_progress(number + 1, RUNS)
    return {name: _median([figures[name] for figures in runs]) for name in runs[0]}


def _median(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return statistics.median(known) if known else None


def _client(part: str, amount: float, home: str) -> dict[str, float | None]:
    """Return one part of the client's figures, measured in a separate process."""
    try:
        done = subprocess.run(
            [sys.executable, str(CLIENT), part, repr(amount)],
            env={**os.environ, "GUNDAM_DESKTOP_HOME": home},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=LONGEST_PART,
        )
    except subprocess.TimeoutExpired:
        raise CommandError(f"--table: {part}: the client did not end within {LONGEST_PART:.0f} s") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"the client ended with status {done.returncode}"]
        raise CommandError(f"--table: {part}: {lines[-1]}")
    figures: dict[str, float | None] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def _games(play: Play, pairings: Sequence[tuple[Any, Any]], number: int) -> Figures:
    """Time whole random games, with listing the legal choices."""
    decisions = 0

    def count(_game: Game) -> None:
        nonlocal decisions
        decisions += 1

    began = time.process_time()
    for index, decks in enumerate(pairings):
        play(decks, number * len(pairings) + index, count)
    seconds = time.process_time() - began
    return {"games_per_second": len(pairings) / seconds, "decisions_per_second": decisions / seconds}


def _positions(play: Play, pairings: Sequence[tuple[Any, Any]], number: int) -> Figures:
    """Time copies, legal choices, views and sampled worlds, at every decision of a game."""
    game_module = find(DEFAULT)
    decks = pairings[number % len(pairings)]
    positions: list[Game] = []
    play(decks, number, lambda game: positions.append(game.copy()))
    # Listing comes first, before anything about the position is cached.
    _, legal = each_timed(positions, lambda game: game.legal_choices(game.decision.player))
    _, copies = each_timed(positions, lambda game: game.copy())
    views, seeing = each_timed(positions, lambda game: game.view(game.decision.player))
    _, judging = each_timed(views, game_module.evaluate)
    _, sampling = each_timed(views, lambda view: game_module.sample_world(view, number, decks))
    return {"copy_us": copies, "legal_us": legal, "view_us": seeing, "evaluate_us": judging, "sample_us": sampling}


def _greedy(play: Play, pairings: Sequence[tuple[Any, Any]], number: int) -> Figures:
    """Time of the bot `greedy` for a decision with more than one choice: the median and the longest of a game."""
    from gundam_desktop.bots import levels

    decks = pairings[number % len(pairings)]
    bot = levels.create(DEFAULT, "greedy", number)
    times: list[float] = []

    def ask(game: Game) -> None:
        player = game.decision.player
        choices = game.legal_choices(player)
        if len(choices) != 1:
            began = time.process_time()
            bot.choose(game.view(player), choices, decks)
            times.append(time.process_time() - began)

    play(decks, number, ask)
    return {"greedy_ms": statistics.median(times) * 1e3, "greedy_longest_ms": max(times) * 1e3}


def _chess(pairings: Sequence[tuple[Any, Any]], number: int) -> Figures:
    """Time random games of python-chess, where that is installed: how fast a well-made engine in Python is here."""
    import chess

    chance, decisions = random.Random(number), 0
    began = time.process_time()
    for _ in range(len(pairings) // 4):
        board = chess.Board()
        for _ in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            decisions += 1
    return {"chess_decisions_per_second": decisions / (time.process_time() - began)}


def _play(edition: str, decks: tuple[Any, Any], seed: int, at_decision: Callable[[Game], None]) -> None:
    """Play a random game by an edition of the rules; `at_decision` is called with it at every decision."""
    from gundam_desktop.bots.random_bot import some_selection

    game, chance = find(DEFAULT).start(decks, seed, edition), random.Random(seed)
    while (decision := game.decision).player >= 0:
        at_decision(game)
        choices = game.legal_choices(decision.player)
        game.apply(decision.player, chance.choice(choices) if choices else some_selection(decision, chance))
