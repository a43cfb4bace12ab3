"""`rule NUMBER`, `rule search WORDS`: what the rules say, where the program enforces it, and what shows it."""

from __future__ import annotations

import argparse
import importlib
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop import locate
from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    LANGUAGES,
    CommandError,
    Commands,
    Parser,
    add,
    add_json,
    print_json,
)
from gundam_desktop.cli.coverage import run_coverage

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.scenario import Scenario
    from gundam_desktop.rulebook.book import Book, Clause

SEARCH, COVERAGE = "search", "coverage"
EXAMPLE = "rule 7-4-1, or: gundam-desktop rule search first strike"


def add_to(commands: Commands) -> None:
    """Add the command: its first word is a number, `search` or `coverage`, and a parser for that reads what follows."""
    text = "show a clause of the rules, where it is enforced and what shows it, or search the rules"
    rule = add(commands, "rule", text, EXAMPLE, run)
    rule.usage = f"{rule.prog} [OPTIONS] (NUMBER | {SEARCH} WORDS | {COVERAGE})"
    what = f"the number of a clause, a section or a chapter, such as 7-4-1; or {SEARCH}, or {COVERAGE}"
    rule.add_argument("what", metavar="NUMBER | COMMAND", help=what)
    more = rule.add_argument(
        "more", metavar="WORDS", nargs=argparse.REMAINDER, help=f"what to look for, after {SEARCH}"
    )
    more.required = False
    _add_options(rule)
    rule.set_defaults(edition="1.0", language="en", json=False)


def run(arguments: argparse.Namespace) -> int:
    """Carry out what the first word says."""
    arguments.rule_command = arguments.what if arguments.what in {SEARCH, COVERAGE} else None
    program = "gundam-desktop rule"
    if arguments.rule_command == SEARCH:
        text = "Find the clauses that have all the words."
        parser = Parser(f"{program} {SEARCH}", description=text, epilog=f"Example: {program} search first strike")
        parser.add_argument("words", metavar="WORDS", nargs="+")
        carry_out = run_search
    elif arguments.rule_command == COVERAGE:
        text = "Count the clauses that are enforced and shown, and name the rest."
        parser = Parser(f"{program} {COVERAGE}", description=text, epilog=f"Example: {program} coverage")
        carry_out = run_coverage
    else:
        parser = Parser(f"{program} {arguments.what}", description="Show a clause.", epilog=f"Example: {program} 7-4-1")
        carry_out = run_show
    _add_options(parser)
    return carry_out(parser.parse_intermixed_args(arguments.more, arguments))


def _add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options, which may stand before the number or the command as well as after it."""
    parser.argument_default = argparse.SUPPRESS
    parser.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS)
    text = "edition of the rules: 1.0, or 1.9 by its numbers"
    parser.add_argument("--edition", metavar="E", default=argparse.SUPPRESS, help=text)
    add_json(parser)


def run_show(arguments: argparse.Namespace) -> int:
    """Show a clause."""
    book, edition = _book(arguments), arguments.edition
    numbers = (arguments.what,) if edition == book.edition else _base_numbers(edition, arguments.what)
    try:
        clauses = [book.clause(number) for number in numbers]
    except KeyError as error:
        raise CommandError(str(error.args[0])) from None
    facts = [_facts(book, clause, edition) for clause in clauses]
    if arguments.json:
        print_json(facts[0] if edition == book.edition else {**facts[0], "also": facts[1:]})
    else:
        for clause, told in zip(clauses, facts, strict=True):
            _print(book, clause, told)
    return DONE


def run_search(arguments: argparse.Namespace) -> int:
    """Find clauses; 1 when there is none."""
    words = " ".join(arguments.words)
    if not words.strip():
        raise CommandError("say which words to look for, like `first strike`")
    book, edition = _book(arguments), arguments.edition
    found = book.search(words)
    if arguments.json:
        results = [_facts(book, clause, edition) for clause in found]
        print_json({"words": words, "found": len(found), "results": results})
    else:
        for clause in found:
            print(_line(clause, edition))
        print(f"{len(found)} found")
    return DONE if found else ANSWER_IS_NO


def _book(arguments: argparse.Namespace) -> Book:
    """The rule book with the words: of later editions only the numbers are known, the words are those of the base."""
    from gundam_desktop.rulebook.book import RulebookError, book
    from gundam_desktop.rulebook.renumbering import BASE, editions

    edition = BASE if arguments.edition in editions() else arguments.edition
    try:
        return book(edition, arguments.language)
    except RulebookError as error:
        later = ", ".join(editions()[1:])
        raise CommandError(f"{error}; by its numbers there is {later}") from None


def _base_numbers(edition: str, number: str) -> tuple[str, ...]:
    """The clauses of the base that stand under a number of a later edition."""
    from gundam_desktop.rulebook.book import NUMBER, book
    from gundam_desktop.rulebook.renumbering import clauses_at, nearest

    found = clauses_at(edition, number)
    if not found and not NUMBER.fullmatch(number):
        raise CommandError(f"`{number}` is no number of a clause; right is like 7-4-1")
    if not found:
        near = ", ".join(nearest(edition, number))
        hint = f"; near it: {near}" if near else ""
        raise CommandError(f"no clause of edition {book().edition} stands under {number} in edition {edition}{hint}")
    return found


def _number(clause: Clause, edition: str) -> str:
    from gundam_desktop.rulebook.renumbering import number_in

    return number_in(edition, clause.number)


def _line(clause: Clause, edition: str) -> str:
    """A clause with its number; in a later edition with both."""
    from gundam_desktop.rulebook.renumbering import BASE

    if edition == BASE:
        return f"{clause.number} {clause.text}"
    return f"{_number(clause, edition)} ({clause.number} in {BASE}) {clause.text}"


def _facts(book: Book, clause: Clause, edition: str) -> dict[str, Any]:
    from gundam_desktop.rulebook.book import showable

    testable = showable(book.edition).get(clause.number)
    facts = {
        "id": _number(clause, edition),
        "kind": clause.kind,
        "text": clause.text,
        "edition": edition,
        "language": book.language,
        "testable": testable.level if testable else None,
        "why_not": testable.why if testable else "",
        "enforced": enforced(clause.number),
        "shown_by": shown_by(clause.number),
    }
    return facts if edition == book.edition else {**facts, "words_of": {"edition": book.edition, "id": clause.number}}


def _print(book: Book, clause: Clause, facts: dict[str, Any]) -> None:
    edition = facts["edition"]
    *above, _ = book.path(clause.number)
    titles = [f"{_number(each, edition)} {each.text}" for each in above if each.kind != "clause"]
    if titles:
        print(", ".join(titles))
    print(_line(clause, edition))
    for child in book.children(clause.number):
        print(f"  {_line(child, edition)}")
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
    tests = locate.tests_folder()
    if tests is None:
        return []
    there = re.compile(rf"(?<![\d-]){re.escape(number)}(?![\d-])")
    files = [file for file in sorted((tests / "scenarios").rglob("*.yaml")) if there.search(_text(file))]
    return [
        {"title": scenario.title, "file": file.relative_to(tests.parent).as_posix(), "line": scenario.document.line}
        for file in files
        for scenario in _scenarios(file)
        if number in scenario.clauses
    ]


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


@cache
def _scenarios(file: Path) -> tuple[Scenario, ...]:
    from gundam_desktop.games.gcg.scenario import ScenarioError, read_each

    return tuple(read for read in read_each(file) if not isinstance(read, ScenarioError))
