"""`rule NUMBER`, `rule search WORDS`: what the rules say, where the program enforces it, and what shows it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

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
    from gundam_desktop.rulebook.book import RulebookError
    from gundam_desktop.rulebook.clause_page import base_numbers

    book, edition = _book(arguments), arguments.edition
    try:
        clauses = [book.clause(number) for number in base_numbers(edition, arguments.what)]
    except RulebookError as error:
        raise CommandError(str(error)) from None
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
    from gundam_desktop.games.gcg.devtools import enforced, shown_by
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
        "enforced": [routine._asdict() for routine in enforced(clause.number)],
        "shown_by": [scenario._asdict() for scenario in shown_by(clause.number)],
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
