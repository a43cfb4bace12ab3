"""`deck tune`: bots find the exchange of cards that improves a deck most against some others."""

from __future__ import annotations

import argparse
import math
from datetime import date
from time import perf_counter
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    INTERRUPTED,
    CommandError,
    Commands,
    add,
    edition_of,
    output,
    positive,
    print_json,
    warn,
)
from gundam_desktop.cli.deck_convert import write_text
from gundam_desktop.cli.deck_source import HELP, deck_of
from gundam_desktop.cli.match_options import (
    add_run_options,
    deck_to_play,
    interval,
    play_and_keep,
    workers_of,
)
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.bots.tuning import Finalist, Tuned, Tuning, TuningRun
    from gundam_desktop.games.gcg.decks_api import Deck

EXAMPLE = "deck tune my_deck --against official-001 official-005 --bot commander --minutes 60"
SAMPLE = 24
"""The games whose time tells how many can be played in `--minutes`."""
PER_TEN = 10
"""A time becomes one of ten numbers of games per power of ten, so that a second call plays the same games."""
POINT = 0.01


def add_to(commands: Commands) -> None:
    """Add the command to those of decks."""
    text = "let bots find the exchange of cards that helps a deck most against others; repeat the call to continue"
    tune = add(commands, "tune", text, EXAMPLE, run, cards=True)
    tune.add_argument("deck", metavar="DECK", help=HELP)
    tune.add_argument(
        "--against", required=True, nargs="+", action="extend", metavar="DECK", help="the decks to play against"
    )
    tune.add_argument("--bot", default="commander", metavar="BOT", help="the level on both sides (commander)")
    amount = tune.add_mutually_exclusive_group(required=True)
    amount.add_argument("--games", type=positive, metavar="N", help="the greatest number of games of a step")
    amount.add_argument("--minutes", type=positive, metavar="M", help="roughly the most time that a step takes")
    steps = "after an exchange that helps, look for the next one, up to N in all (1)"
    tune.add_argument("--steps", type=positive, default=1, metavar="N", help=steps)
    tune.add_argument("-o", "--output", type=output, metavar="FILE", help="write the improved deck's list to this file")
    add_run_options(tune, "0")


def run(arguments: argparse.Namespace) -> int:
    """Improve the deck step by step; return 1 if any game ended with an error."""
    from gundam_desktop.bots.gauntlet import Entrant
    from gundam_desktop.bots.levels import check

    edition = edition_of(DEFAULT, arguments.edition) or find(DEFAULT).newest
    deck = deck_of(arguments.deck)
    try:
        check(arguments.bot)
        find(DEFAULT).start((deck, deck), 0, edition)
    except ValueError as error:
        raise CommandError(str(error)) from None
    opponents = tuple(
        Entrant(name, deck_to_play(find(DEFAULT), edition, "--against", name))
        for name in dict.fromkeys(arguments.against)
    )
    steps, interrupted = [], False
    for step in range(arguments.steps):
        tuning = _tuning(deck, opponents, arguments, edition, step)
        searched, seconds, interrupted = _search(tuning, arguments)
        result = searched.result()
        steps.append(_step(tuning, result, seconds))
        if not arguments.json:
            _print(steps[-1], step)
        if result.best is None or interrupted:
            break
        deck = _after(deck, result.best)
    if arguments.output is not None:
        from gundam_desktop.games.gcg import decks_api

        write_text(decks_api.write_list(deck, "text"), arguments.output)
    if arguments.json:
        print_json({"steps": steps, "cards": dict(deck.cards), "interrupted": interrupted})
    if interrupted:
        warn("interrupted; the same call continues from here")
        return INTERRUPTED
    return ANSWER_IS_NO if any(step["errors"] for step in steps) else DONE


def _tuning(deck: Deck, opponents: tuple[Any, ...], arguments: argparse.Namespace, edition: str, step: int) -> Tuning:
    from gundam_desktop.bots.arena import game_seed
    from gundam_desktop.bots.gauntlet import Entrant
    from gundam_desktop.bots.race import Variant
    from gundam_desktop.bots.tuning import Tuning
    from gundam_desktop.games.gcg import decks_api

    found = decks_api.exchanges_for(deck, date.today())
    variants = tuple(Variant(*exchange, decks_api.paired(deck, exchange)) for exchange in found)
    seed = arguments.seed or 0
    step_seed = game_seed(seed, 2 * step) if step else seed  # no step is judged by the games that led to it
    return Tuning(Entrant(deck.name, deck), variants, opponents, arguments.bot, edition, DEFAULT, step_seed)


def _search(tuning: Tuning, arguments: argparse.Namespace) -> tuple[TuningRun, float, bool]:
    """Play the games of a step; return the search, seconds for each game (0 if none was played), if interrupted."""
    from gundam_desktop.bots.tuning import TuningRun
    from gundam_desktop.games.gcg import decks_api

    file = tuning.file(decks_api.tuning_folder())
    try:
        played = file.games()
    except OSError as error:
        raise CommandError(f"{file.path}: {error.strerror or error}") from None
    search = TuningRun(tuning, arguments.games or _games_in(tuning, arguments), played)
    began, new = perf_counter(), 0

    def progress(_game: object) -> tuple[int, int]:
        nonlocal new
        new += 1
        return search.done, search.games

    interrupted = play_and_keep(search.play(workers_of(arguments)), file.add, progress)
    return search, (perf_counter() - began) / new if new else 0.0, interrupted


def _games_in(tuning: Tuning, arguments: argparse.Namespace) -> int:
    """Return how many games can be played in the wanted time, by the time that a few take."""
    from gundam_desktop.bots.arena import play_each
    from gundam_desktop.bots.tuning import TuningRun

    sample = TuningRun(tuning, 1).left()[:SAMPLE]
    ends: list[float] = []

    def progress(_game: object) -> tuple[int, int]:
        ends.append(perf_counter())
        return len(ends), len(sample)

    if play_and_keep(play_each(sample, workers_of(arguments)), lambda _games: None, progress):
        raise KeyboardInterrupt
    rate = (len(ends) - 1) / max(ends[-1] - ends[0], 0.001)  # from the first result on: processes have started then
    return int(10 ** (math.floor(PER_TEN * math.log10(60 * arguments.minutes * rate)) / PER_TEN))


def _after(deck: Deck, best: Finalist) -> Deck:
    from gundam_desktop.games.gcg import decks_api

    return decks_api.Exchange(best.variant.out, best.variant.into, best.variant.copies).applied(deck)


def _step(tuning: Tuning, result: Tuned, seconds: float) -> dict[str, Any]:
    """Return the result of a step as JSON data."""
    more = result.games_to_show(POINT)
    return {
        "tried": len(tuning.variants),
        "games": result.games,
        "deck": {"games": result.deck.games, "win_rate": result.deck.win_rate, "interval": result.deck.interval},
        "best": None if result.best is None else _exchange(result.best),
        "finalists": [_exchange(finalist) for finalist in result.finalists],
        "visible": result.visible,
        "games_for_one_point": more,
        "hours_for_one_point": more * seconds / 3600 if seconds else None,
        "errors": [{"seed": seed, "message": message} for seed, message in result.errors],
    }


def _exchange(finalist: Finalist) -> dict[str, Any]:
    variant, effect = finalist
    return {
        "out": variant.out,
        "into": variant.into,
        "copies": variant.copies,
        "effect": effect.mean,
        "interval": (effect.low, effect.high),
        "games": effect.games,
    }


def _print(step: dict[str, Any], number: int) -> None:
    from gundam_desktop.bots.race import points

    deck, best = step["deck"], step["best"]
    print(f"step {number + 1}: {counted(step['tried'], 'exchange')}, {counted(step['games'], 'game')}")
    if deck["games"]:
        print(f"the deck wins {deck['win_rate']:.1%} ({interval(deck)}) of {counted(deck['games'], 'game')}")
    rows = [
        [_named(one), points(one["effect"]), " to ".join(map(points, one["interval"])), str(one["games"])]
        for one in step["finalists"]
    ]
    for line in aligned(["exchange", "points", "95 %", "games"], rows):
        print(line)
    if best is not None:
        low, high = best["interval"]
        print(f"better: {_named(best)}; points of win rate: {points(best['effect'])} ({points(low)} to {points(high)})")
    else:
        print("nothing better was found")
        shown = f"{100 * step['visible']:.1f}"
        print(f"smallest gain that these games detect in four of five cases, in points: {shown}")
        hours = step["hours_for_one_point"]
        needed = f", about {hours:.0f} h" if hours is not None else ""
        print(f"games needed to show one that adds 1 point: about {step['games_for_one_point']:,}{needed}")

    for error in step["errors"]:
        print(f"error: game with seed {error['seed']}: {error['message']}")


def _named(exchange: dict[str, Any]) -> str:
    from gundam_desktop.games.gcg import library

    out, into = (
        f"{exchange['copies']} {number} {library.name_of(number)}" for number in (exchange["out"], exchange["into"])
    )
    return f"{out} -> {into}"
