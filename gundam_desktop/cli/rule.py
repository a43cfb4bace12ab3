"""`rule NUMBER`, `rule search`, `rule load`: clauses, where the program enforces them, the tests that show them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    Parser,
    add,
    add_edition,
    add_game,
    add_json,
    edition_of,
    print_json,
    rulebook_of,
)
from gundam_desktop.cli.coverage import run_coverage
from gundam_desktop.cli.rule_load import run_load
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.spelling import did_you_mean

if TYPE_CHECKING:
    from gundam_desktop.rulebook.book import Clause

SEARCH, LOAD, COVERAGE = "search", "load", "coverage"
EXAMPLE = "rule 7-4-1, or: gundam-desktop rule search first strike"


def add_to(commands: Commands) -> None:
    """Add the command; its first word (a number, `search`, `load` or `coverage`) chooses the parser for the rest."""
    text = "show a clause of the rules, where it is enforced and which tests show it, or search the rules"
    rule = add(commands, "rule", text, EXAMPLE, run)
    rule.usage = f"{rule.prog} [OPTIONS] (NUMBER | {SEARCH} WORDS | {LOAD} FILE | {COVERAGE})"
    what = f"the number of a clause, a section or a chapter, such as 7-4-1; or {SEARCH}, {LOAD} or {COVERAGE}"
    rule.add_argument("what", metavar="NUMBER | COMMAND", help=what)
    what_follows = f"what to look for, after {SEARCH}; the file, after {LOAD}"
    more = rule.add_argument("more", metavar="WORDS", nargs=argparse.REMAINDER, help=what_follows)
    more.required = False
    _add_options(rule)
    rule.set_defaults(game=DEFAULT, edition="", language="", json=False)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command that the first word names."""
    arguments.rule_command = arguments.what if arguments.what in {SEARCH, LOAD, COVERAGE} else None
    program = "gundam-desktop rule"
    if arguments.rule_command == SEARCH:
        text = "Find the clauses that contain all the words."
        parser = Parser(f"{program} {SEARCH}", description=text, epilog=f"Example: {program} search first strike")
        parser.add_argument("words", metavar="WORDS", nargs="+")
        carry_out = run_search
    elif arguments.rule_command == LOAD:
        text = "Read your own official document, to show it beside the program's wording, clause by clause."
        parser = Parser(f"{program} {LOAD}", description=text, epilog=f"Example: {program} load rules.ja.txt")
        parser.add_argument("file", metavar="FILE", type=Path, help="the text of the document, in UTF-8")
        carry_out = run_load
    elif arguments.rule_command == COVERAGE:
        text = "Count the enforced clauses, the shown ones and the official answers shown, and name the rest."
        parser = Parser(f"{program} {COVERAGE}", description=text, epilog=f"Example: {program} coverage")
        carry_out = run_coverage
    elif hint := did_you_mean(arguments.what, (SEARCH, LOAD, COVERAGE)):
        raise CommandError(f"there is no command `{arguments.what}`; {hint}")
    else:
        parser = Parser(f"{program} {arguments.what}", description="Show a clause.", epilog=f"Example: {program} 7-4-1")
        carry_out = run_show
    _add_options(parser)
    return carry_out(parser.parse_intermixed_args(arguments.more, arguments))


def _add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options, which may come before or after the number or the command."""
    parser.argument_default = argparse.SUPPRESS
    add_game(parser, default=argparse.SUPPRESS)
    parser.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS)
    usual = f"the newest, for {COVERAGE} the first one, for {LOAD} the one that fits the document"
    add_edition(parser, usual, default=argparse.SUPPRESS)
    add_json(parser)


def run_show(arguments: argparse.Namespace) -> int:
    """Show a clause."""
    reader = _RuleReader(arguments)
    if arguments.what not in reader.book:
        raise CommandError(f"{reader.book.unknown(arguments.what)}{reader.hint(arguments.what)}")
    clause = reader.book.clause(arguments.what)
    facts = reader.facts(clause)
    if arguments.json:
        print_json(facts)
    else:
        reader.print(clause, facts)
    return DONE


def run_search(arguments: argparse.Namespace) -> int:
    """Search clauses; return 1 if none is found."""
    words = " ".join(arguments.words)
    if not words.strip():
        raise CommandError("say which words to look for, like `first strike`")
    from gundam_desktop.rulebook.search import RuleSearch

    reader = _RuleReader(arguments)
    found = [hit.clause for hit in RuleSearch([reader.book]).find(words)]
    if arguments.json:
        print_json({"words": words, "found": len(found), "results": [reader.facts(clause) for clause in found]})
    else:
        for clause in found:
            print(reader.line(clause))
        print(f"{len(found)} found")
    return DONE if found else ANSWER_IS_NO


class _RuleReader:
    """The rules as a call asks for them: of a game, in an edition, in a language."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        from gundam_desktop.rulebook.book import RulebookError
        from gundam_desktop.rulebook.rulebook import LANGUAGE

        self.game: str = arguments.game
        self.rulebook = rulebook_of(self.game)
        self.edition: str = edition_of(self.game, arguments.edition) or find(self.game).newest
        try:
            self.book = self.rulebook.book(self.edition, arguments.language or LANGUAGE)
        except RulebookError as error:
            raise CommandError(str(error)) from None

    def hint(self, unknown: str) -> str:
        """Return in which edition a number exists that this edition lacks; empty if none has it."""
        others = (edition for edition in self.rulebook.editions() if unknown in self.rulebook.book(edition))
        found = next(others, "")
        return f"; edition {found} has it (--edition {found})" if found else ""

    def line(self, clause: Clause) -> str:
        """A clause with its number; in a later edition also with the numbers of the base for which it stands."""
        base = () if self.edition == self.rulebook.base else self.rulebook.stood_for(self.edition, clause.number)
        was = f" ({', '.join(base)} in {self.rulebook.base})" if base else ""
        return f"{clause.number}{was} {clause.text}"

    def facts(self, clause: Clause) -> dict[str, Any]:
        """Everything known about a clause."""
        evidence = find(self.game).evidence
        there = evidence() if evidence is not None else None
        testable = self.rulebook.showable(self.edition).get(clause.number)
        asked = clause.number, self.edition
        return {
            "id": clause.number,
            "kind": clause.kind,
            "text": clause.text,
            "edition": self.edition,
            "language": clause.language,
            "testable": testable.level if testable else None,
            "why_not": testable.why if testable else "",
            "enforced": [each._asdict() for each in there.enforced(*asked)] if there is not None else [],
            "shown_by": [each._asdict() for each in there.shown_by(*asked)] if there is not None else [],
            "base": list(self.rulebook.stood_for(self.edition, clause.number)),
            "dropped": list(self.rulebook.dropped(self.edition, clause.number)),
        }

    def print(self, clause: Clause, facts: dict[str, Any]) -> None:
        """Print a clause with the entries above and below it."""
        *above, _ = self.book.path(clause.number)
        titles = [f"{each.number} {each.text}" for each in above if each.kind != "clause"]
        if titles:
            print(", ".join(titles))
        print(self.line(clause))
        for number in facts["dropped"]:
            print(f"  {number} of edition {self.rulebook.base} is not in this edition")
        for child in self.book.children(clause.number):
            print(f"  {self.line(child)}")
        if clause.kind == "clause":
            _print_evidence(facts)


def _print_evidence(facts: dict[str, Any]) -> None:
    print("enforced by:" if facts["enforced"] else "enforced by: no routine is marked with it")
    for routine in facts["enforced"]:
        print(f"  {routine['routine']} ({routine['at']})")
    print("shown by:" if facts["shown_by"] else "shown by: no scenario")
    for scenario in facts["shown_by"]:
        print(f"  {scenario['title']} ({scenario['file']}, line {scenario['line']})")
    if facts["why_not"]:
        part = "only in part" if facts["testable"] == "partial" else "not at all"
        print(f"a test can show it {part}: {facts['why_not']}")
