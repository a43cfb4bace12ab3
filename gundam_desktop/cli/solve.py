"""`solve`: a bot plays puzzles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    add,
    add_game,
    add_json,
    print_json,
    scenarios_of,
)
from gundam_desktop.cli.progress import show_progress
from gundam_desktop.cli.scenario import files_of

if TYPE_CHECKING:
    from gundam_desktop.bots.levels import Bot
    from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat
    from gundam_desktop.tutorial.puzzle import Puzzle

MOST_DECISIONS = 200
"""The decisions after which a puzzle counts as not solved."""


class Result(NamedTuple):
    """The result of one puzzle."""

    file: str
    title: str
    solved: bool
    chosen: str
    """The bot's first choice."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, "solve", "let a bot play puzzles", "solve my_puzzles.yaml --bot greedy", run, cards=True)
    paths_help = "a file with puzzles, or a folder of *.yaml files (the puzzles of the program if not given)"
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path, help=paths_help)
    parser.add_argument("--bot", required=True, metavar="BOT", help="the bot's level, like greedy or greedy:worlds=8")
    add_game(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play every puzzle; 0 when the bot solves all of them, 1 when it does not."""
    from gundam_desktop.bots.levels import create
    from gundam_desktop.tutorial.puzzle_book import texts

    form = scenarios_of(arguments.game)
    try:
        bot = create(arguments.game, arguments.bot, 1)
    except ValueError as error:
        raise CommandError(f"--bot: {error}") from None
    scenarios = list(_named(arguments.paths, form) if arguments.paths else _shipped(arguments.game, form))
    titles = {} if arguments.paths else texts(arguments.game, "en").titles
    results = []
    for number, scenario in enumerate(scenarios, start=1):
        result = _result(scenario, bot)
        results.append(result._replace(title=titles.get(result.title, result.title)))
        show_progress(number, len(scenarios))
    solved = sum(result.solved for result in results)
    if arguments.json:
        listed = [result._asdict() for result in results]
        print_json({"solved": solved, "total": len(results), "results": listed})
    else:
        for result in results:
            print(f"{'solved' if result.solved else 'MISSED'} {result.title}: {result.chosen}")
        print(f"{solved} of {len(results)} solved")
    return DONE if solved == len(results) else ANSWER_IS_NO


def _shipped(game: str, form: ScenarioFormat) -> tuple[Scenario, ...]:
    from gundam_desktop.tutorial.puzzle_book import puzzles

    return puzzles(game, form)


def _named(paths: list[Path], form: ScenarioFormat) -> Iterator[Scenario]:
    """The puzzles of files and folders. `CommandError` for one that is not valid or no puzzle."""
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.reading import read_file

    try:
        for path in files_of(paths):
            for scenario in read_file(path, form):
                if not scenario.best:
                    raise scenario.document.error((), "this scenario is not a puzzle: it has no `best`")
                yield scenario
    except ScenarioError as error:
        raise CommandError(str(error)) from None


def _result(scenario: Scenario, bot: Bot) -> Result:
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.tutorial.puzzle import puzzle_of

    try:
        puzzle = puzzle_of(scenario)
        best = puzzle.best()
    except ScenarioError as error:
        raise CommandError(str(error)) from None
    game = puzzle.game
    first = bot.choose(game.view(puzzle.seat), game.legal_choices(puzzle.seat), None)
    solved = first in best if puzzle.aim is None else all(_plays(puzzle, w, bot) for w in range(len(puzzle.belief)))
    return Result(scenario.file, scenario.title, solved, puzzle.text(first))


def _plays(puzzle: Puzzle, world: int, bot: Bot) -> bool:
    """True if a bot reaches the goal in one of the worlds."""
    from gundam_desktop.tutorial.puzzle_run import PuzzleRun

    trial, seat = PuzzleRun(puzzle, world), puzzle.seat
    for _ in range(MOST_DECISIONS):
        if trial.solved is not None:
            return trial.solved
        trial.choose(bot.choose(trial.game.view(seat), trial.game.legal_choices(seat), None))
    return False
