"""`deck check`, `deck show`: is a deck legal, and what is in it; the other commands have modules of their own."""

from __future__ import annotations

import argparse
from datetime import date

from gundam_desktop.cli import deck_convert, deck_tune
from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    Commands,
    add,
    add_edition,
    add_json,
    edition_of,
    group,
    print_json,
)
from gundam_desktop.cli.deck_figures import lines_of
from gundam_desktop.cli.deck_source import HELP, SOURCE, deck_of
from gundam_desktop.cli.terminal import on_one_line
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.plurals import counted


def add_to(commands: Commands) -> None:
    """Add the commands."""
    decks = group(commands, "deck", "check, show, convert and improve decks", "deck check official-004")
    check = add(
        decks, "check", "check a deck by the construction rules", "deck check my_deck.txt", run_check, cards=True
    )
    check.add_argument("deck", metavar="DECK", help=HELP)
    text = "also check the restrictions in force on a date (2026-09-25, or today)"
    check.add_argument("--restrictions", type=_day, metavar="DATE", help=text)
    add_edition(check, "the newest")
    add_json(check)
    show = add(
        decks, "show", "show a deck: its cards, links and chances", "deck show official-004", run_show, cards=True
    )
    show.add_argument("deck", metavar="DECK", help=HELP)
    add_json(show)
    deck_convert.add_to(decks)
    deck_tune.add_to(decks)


def run_check(arguments: argparse.Namespace) -> int:
    """Check a deck; 0 when it is legal, 1 when it is not."""
    from gundam_desktop.games.gcg import decks_api, library

    edition = edition_of(DEFAULT, arguments.edition) or find(DEFAULT).newest
    deck = deck_of(arguments.deck)
    violations = decks_api.all_violations(deck, arguments.restrictions)
    unplayed = library.unplayed(deck)
    if arguments.json:
        listed = [
            {
                "clause": violation.clause_in(edition),
                "message": violation.message,
                "remedy": decks_api.remedy_text(violation, "en"),
            }
            for violation in violations
        ]
        print_json({"legal": not violations, "breaches": listed, "count": deck.count, "unplayed": unplayed})
    else:
        for violation in violations:
            print(f"{violation.clause_in(edition)}: {violation.message}; {decks_api.remedy_text(violation, 'en')}")
        for line in unplayed:
            print(on_one_line(f"not played: {line}"))
        verdict = "not legal" if violations else "legal"
        print(f"{on_one_line(deck.name or SOURCE)}: {verdict} ({counted(deck.count, 'card')})")
    return ANSWER_IS_NO if violations else DONE


def run_show(arguments: argparse.Namespace) -> int:
    """Show a deck and its statistics."""
    from gundam_desktop.games.gcg import decks_api

    data = decks_api.report(deck_of(arguments.deck))
    if arguments.json:
        print_json(data)
        return DONE
    print(on_one_line(f"{data['name'] or SOURCE}{f': {title}' if (title := data['title']) else ''}"))
    for heading, part in (("", "cards"), ("sideboard:", "sideboard"), ("maybeboard:", "maybeboard")):
        if heading and data[part]:
            print(heading)
        for entry in data[part]:
            print(f"{entry['count']:>3} {entry['number']} {entry['name']}")
    resources = sum(entry["count"] for entry in data["resources"])
    print(f"{counted(data['count'], 'card')}, {resources} in the resource deck")
    for line in lines_of(data):
        print(line)
    return DONE


def _day(text: str) -> date:
    if text == "today":
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"`{text}` is not a date; expected something like 2026-09-25, or today"
        ) from None
