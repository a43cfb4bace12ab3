"""`rule NUMBER`, `rule search WORDS`: what the rules say, where the program enforces it, and what shows it."""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import ANSWER_IS_NO, DONE, CommandError, Commands, add, print_json
from gundam_desktop.cli.coverage import run_coverage

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.scenario import Scenario
    from gundam_desktop.rulebook.book import Book, Clause

    _Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    _Subparsers = argparse._SubParsersAction

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
"""Where a clone has its scenarios; an installed program has none."""
SHOW = "show"


class _AnyWord(dict[str, argparse.ArgumentParser]):
    """Commands by name, in which any word counts as known: it may be a number."""

    def __contains__(self, word: object) -> bool:
        return True


class _NumberOrCommand(_Subparsers):
    """The commands of `rule`; a word that is none of them is the number of a clause."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        given = list(values or ())
        known = given and given[0] in self._name_parser_map
        super().__call__(parser, namespace, given if known else [SHOW, *given], option_string)


def add_to(commands: Commands) -> None:
    """Add the commands."""
    text = "show a clause of the rules, where it is enforced and what shows it, or search the rules"
    rule = commands.add_parser(
        "rule",
        help="show and search the rules",
        description=text[0].upper() + text[1:] + ".",
        epilog="Example: gundam-desktop rule 7-4-1, or: gundam-desktop rule search first strike",
    )
    _add_options(rule, {"language": "en", "edition": "1.0", "json": False})
    more = rule.add_subparsers(
        action=_NumberOrCommand, dest="rule_command", metavar="NUMBER | COMMAND", required=True, title="commands"
    )
    show = more.add_parser(
        SHOW, prog=rule.prog, description="Show a clause.", epilog="Example: gundam-desktop rule 7-4-1"
    )
    show.add_argument("number", metavar="NUMBER", help="the number of a clause, a section or a chapter, such as 7-4-1")
    show.set_defaults(run=run_show)
    search = add(more, "search", "find the clauses that have all the words", "rule search first strike", run_search)
    search.add_argument("words", metavar="WORDS", nargs="+")
    coverage = add(
        more,
        "coverage",
        "count the clauses that are enforced and shown, and name the rest",
        "rule coverage",
        run_coverage,
    )
    for parser in (show, search, coverage):
        _add_options(parser, dict.fromkeys(("language", "edition", "json"), argparse.SUPPRESS))
    more.choices = _AnyWord({name: parser for name, parser in more.choices.items() if name != SHOW})


def _add_options(parser: argparse.ArgumentParser, defaults: dict[str, Any]) -> None:
    """Add the options, which may stand before the number or the command as well as after it."""
    parser.add_argument("--language", choices=("en", "ja", "zh"), default=defaults["language"])
    parser.add_argument("--edition", metavar="E", default=defaults["edition"], help="edition of the rules: 1.0")
    text = "print one JSON object, and nothing else there"
    parser.add_argument("--json", action="store_true", default=defaults["json"], help=text)


def run_show(arguments: argparse.Namespace) -> int:
    """Show a clause."""
    book = _book(arguments)
    try:
        clause = book.clause(arguments.number)
    except KeyError as error:
        raise CommandError(str(error.args[0])) from None
    facts = _facts(book, clause)
    if arguments.json:
        print_json(facts)
    else:
        _print(book, clause, facts)
    return DONE


def run_search(arguments: argparse.Namespace) -> int:
    """Find clauses; 1 when there is none."""
    words = " ".join(arguments.words)
    if not words.strip():
        raise CommandError("rule search: say which words to look for, like `first strike`")
    book = _book(arguments)
    found = book.search(words)
    if arguments.json:
        print_json({"words": words, "found": len(found), "results": [_facts(book, clause) for clause in found]})
    else:
        for clause in found:
            print(f"{clause.number} {clause.text}")
        print(f"{len(found)} found")
    return DONE if found else ANSWER_IS_NO


def _book(arguments: argparse.Namespace) -> Book:
    from gundam_desktop.rulebook.book import RulebookError, book

    try:
        return book(arguments.edition, arguments.language)
    except RulebookError as error:
        raise CommandError(str(error)) from None


def _facts(book: Book, clause: Clause) -> dict[str, Any]:
    from gundam_desktop.rulebook.book import showable

    testable = showable(book.edition).get(clause.number)
    return {
        "id": clause.number,
        "kind": clause.kind,
        "text": clause.text,
        "edition": book.edition,
        "language": book.language,
        "testable": testable.level if testable else None,
        "why_not": testable.why if testable else "",
        "enforced": enforced(clause.number),
        "shown_by": shown_by(clause.number),
    }


def _print(book: Book, clause: Clause, facts: dict[str, Any]) -> None:
    *above, _ = book.path(clause.number)
    titles = [f"{each.number} {each.text}" for each in above if each.kind != "clause"]
    if titles:
        print(", ".join(titles))
    print(f"{clause.number} {clause.text}")
    for child in book.children(clause.number):
        print(f"  {child.number} {child.text}")
    if clause.kind != "clause":
        return
    print("enforced by:" if facts["enforced"] else "enforced by: no routine is marked with it")
    for routine in facts["enforced"]:
        print(f"  {routine['routine']} ({routine['at']})")
    print("shown by:" if facts["shown_by"] else "shown by: no scenario")
    for scenario in facts["shown_by"]:
        print(f"  {scenario['title']} ({scenario['file']}, line {scenario['line']})")
    if facts["why_not"]:
        part = "only in part" if facts["testable"] == "partial" else "not at all"
        print(f"a test can show it {part}: {facts['why_not']}")


# --- where it is enforced


def enforced(number: str) -> list[dict[str, str]]:
    """The routines that carry out or check a clause, each with file and line."""
    from gundam_desktop.rulebook.marks import MARKS

    for door in ("game", "library"):  # these and all below them leave their marks when they are imported
        importlib.import_module(f"gundam_desktop.games.gcg.{door}")
    return [{"routine": name, "at": place_of(name)} for name in dict.fromkeys(MARKS.get(number, ()))]


def place_of(name: str) -> str:
    """File and line of a routine; the file alone where the program has no lines any more."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            found: Any = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        file = "/".join(parts[:length]) + ("/__init__.py" if hasattr(found, "__path__") else ".py")
        for part in parts[length:]:
            found = getattr(found, part, None)
        code = getattr(getattr(found, "__wrapped__", found), "__code__", None)
        return f"{file}:{code.co_firstlineno}" if code else file
    return name


# --- what shows it


def shown_by(number: str) -> list[dict[str, Any]]:
    """The scenarios of a clone that name a clause under `clauses`; none for an installed program."""
    there = re.compile(rf"(?<![\d-]){re.escape(number)}(?![\d-])")
    files = [file for file in _scenario_files() if there.search(_text(file))]
    return [
        {"title": scenario.title, "file": file.relative_to(ROOT).as_posix(), "line": scenario.document.line}
        for file in files
        for scenario in _scenarios(file)
        if number in scenario.clauses
    ]


def _scenario_files() -> Iterator[Path]:
    yield from sorted(SCENARIOS.rglob("*.yaml")) if SCENARIOS.is_dir() else ()


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


@cache
def _scenarios(file: Path) -> tuple[Scenario, ...]:
    from gundam_desktop.games.gcg.scenario import ScenarioError, read_each

    return tuple(read for read in read_each(file) if not isinstance(read, ScenarioError))
