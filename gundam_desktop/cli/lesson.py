"""`lesson list`, `lesson check`: the lessons and puzzles of a game, and whether each can be done as it should."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    WRONG,
    CommandError,
    Commands,
    add,
    add_game,
    add_json,
    group,
    positive,
    print_json,
    warn,
)
from gundam_desktop.games import find
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.plurals import counted
from gundam_desktop.spelling import did_you_mean

if TYPE_CHECKING:
    from gundam_desktop.scenarios.scenario import Scenario
    from gundam_desktop.tutorial.course import Course
    from gundam_desktop.tutorial.lesson_check import CheckResult


def add_to(commands: Commands) -> None:
    """Add the commands."""
    lesson = group(commands, "lesson", "list and check the lessons and puzzles", "lesson check block")
    listing = add(lesson, "list", "list the lessons in their order, then the puzzles", "lesson list", run_list)
    listing.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    text = "play each lesson by its solution, with its wrong tries and at random, and check its texts"
    check = add(lesson, "check", text, "lesson check block", run_check)
    check.add_argument("names", nargs="*", metavar="LESSON", help="a lesson or a puzzle; all of them if none is given")
    check.add_argument("--runs", type=positive, metavar="N", default=0, help="random games per lesson (200)")
    for parser in (listing, check):
        add_game(parser)
        add_json(parser)


def run_list(arguments: argparse.Namespace) -> int:
    """List the lessons; return 2 if a file is invalid."""
    course = _course(arguments.game)
    rows: list[dict[str, Any]] = [
        {
            "name": lesson.id,
            "title": course.sentence(lesson.id, "title", arguments.language),
            "steps": len(lesson.steps),
            "clauses": list(lesson.clauses),
            "chapter": chapter.id,
            "minutes": lesson.minutes,
            "first_path": lesson.id in course.first_path,
        }
        for chapter in course.chapters
        for lesson in (course.lessons[name] for name in chapter.lessons)
    ]
    rows += [_puzzle_row(arguments.game, puzzle, arguments.language) for puzzle in _puzzles(arguments.game).values()]
    if arguments.json:
        print_json({"lessons": rows})
    else:
        for row in rows:
            print(
                f"{'*' if row['first_path'] else ' '} {row['name']}: {row['title']} ({counted(row['steps'], 'step')})"
            )
        print("* is the first path")
    return WRONG if course.faults else DONE


def run_check(arguments: argparse.Namespace) -> int:
    """Check lessons; return 1 if one fails, 2 if a file is invalid."""
    from gundam_desktop.tutorial.lesson_check import RANDOM_RUNS, check_lesson
    from gundam_desktop.tutorial.puzzle_check import check_puzzle
    from gundam_desktop.tutorial.text_check import common_faults

    course = _course(arguments.game)
    faults = list(common_faults(course))
    for fault in faults:
        warn(f"error: {fault}")
    results: list[CheckResult] = []
    puzzles = _puzzles(arguments.game)
    known = (*course.lessons, *puzzles)
    for name in arguments.names:
        if name not in known:
            hint = did_you_mean(name, known) or "`lesson list` names them"
            raise CommandError(f"there is no lesson {name}; {hint}")
    for name in arguments.names or known:
        if name in puzzles:
            result = check_puzzle(puzzles[name])
        else:
            result = check_lesson(course.lessons[name], course, find(arguments.game), arguments.runs or RANDOM_RUNS)
        results.append(result)
        if not arguments.json:
            _print(result)
    if arguments.json:
        print_json({"results": [{**result._asdict(), "ok": result.ok, "why": list(result.why)} for result in results]})
    if course.faults or faults:
        return WRONG
    return DONE if all(result.ok for result in results) else ANSWER_IS_NO


def names(game: str) -> tuple[str, ...]:
    """The names of a game's lessons and puzzles, as `lesson check` takes them."""
    from gundam_desktop.tutorial.course import read_course

    return (*read_course(find(game)).lessons, *_puzzles(game))


def _puzzles(game: str) -> dict[str, Scenario]:
    """Return name -> puzzle for the puzzles that the program ships for a game."""
    from gundam_desktop.tutorial.puzzle_book import puzzles

    form = find(game).scenarios
    return {} if form is None else {scenario.title: scenario for scenario in puzzles(game, form)}


def _puzzle_row(game: str, puzzle: Scenario, language: str) -> dict[str, Any]:
    from gundam_desktop.tutorial.puzzle_book import texts

    assert puzzle.task is not None
    title = texts(game, language).titles[puzzle.title]
    return {
        "name": puzzle.title,
        "title": title,
        "steps": 1,
        "clauses": [],
        "chapter": "puzzles",
        "level": puzzle.task.level,
        "first_path": False,
    }


def _course(game: str) -> Course:
    """Return the course of a game and warn of its invalid files. `CommandError` for a game without lessons."""
    from gundam_desktop.tutorial.course import read_course

    course = read_course(find(game))
    for fault in course.faults:
        warn(f"error: {fault}")
    if not course.lessons:
        raise CommandError(f"--game {game}: this game has no lessons")
    return course


def _print(result: CheckResult) -> None:
    if result.ok:
        tries = counted(result.wrong_tries, "wrong try", "wrong tries")
        print(f"ok {result.name}: {counted(result.steps, 'step')}, {tries}")
    for why in result.why:
        print(f"FAILED {result.name}: {why}")
