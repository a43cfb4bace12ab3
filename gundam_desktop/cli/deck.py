"""`deck check`, `deck show`: whether a deck may be played with, and what is in it."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import ANSWER_IS_NO, DONE, CommandError, Commands, add, add_json, group, print_json

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.cards.card import Card
    from gundam_desktop.games.gcg.decks.deck import Deck

DECK_HELP = "a shipped or saved deck, or a file with a list"


def add_to(commands: Commands) -> None:
    """Add the commands."""
    decks = group(commands, "deck", "check decks and look at them", "deck check official-004")
    check = add(decks, "check", "check a deck by the construction rules", "deck check my_deck.txt", run_check)
    check.add_argument("deck", metavar="DECK", help=DECK_HELP)
    text = "also the restrictions in force on a day (2026-09-25, or today)"
    check.add_argument("--restrictions", type=_day, metavar="DATE", help=text)
    add_json(check)
    show = add(decks, "show", "show a deck: its cards and how they are spread", "deck show official-004", run_show)
    show.add_argument("deck", metavar="DECK", help=DECK_HELP)
    add_json(show)


def run_check(arguments: argparse.Namespace) -> int:
    """Check a deck; 0 when it is legal, 1 when it is not."""
    from gundam_desktop.games.gcg.decks import construction, restrictions

    deck, cards = _deck(arguments.deck)
    breaches = construction.breaches(deck, cards)
    if arguments.restrictions:
        breaches += restrictions.breaches(deck, cards, arguments.restrictions)
    if arguments.json:
        listed = [{"clause": breach.clause, "message": breach.message} for breach in breaches]
        print_json({"legal": not breaches, "breaches": listed, "count": deck.count})
    else:
        for breach in breaches:
            print(f"{breach.clause}: {breach.message}")
        print(f"{deck.name}: {'not legal' if breaches else 'legal'} ({deck.count} cards)")
    return ANSWER_IS_NO if breaches else DONE


def run_show(arguments: argparse.Namespace) -> int:
    """Show a deck and its statistics."""
    deck, cards = _deck(arguments.deck)
    counted = [(cards[number], count) for number, count in deck.cards]
    spread: dict[str, dict[str, int]] = {
        "types": _spread(counted, "type"),
        "colors": _spread(counted, "color"),
        "levels": _spread(counted, "level"),
        "costs": _spread(counted, "cost"),
    }
    listed = [{"number": card.number, "name": card.name, "count": count} for card, count in counted]
    if arguments.json:
        data: dict[str, Any] = {"name": deck.name, "title": deck.comment, "count": deck.count, "cards": listed}
        data["resources"] = [{"number": number, "count": count} for number, count in deck.resources]
        print_json(data | spread)
        return DONE
    print(f"{deck.name}{f': {deck.comment}' if deck.comment else ''}")
    for entry in listed:
        print(f"{entry['count']:>3} {entry['number']} {entry['name']}")
    print(f"{deck.count} cards, {deck.resource_count} in the resource deck")
    for name, counts in spread.items():
        print(f"{name}: {', '.join(f'{key} {count}' for key, count in counts.items())}")
    return DONE


def _deck(name: str) -> tuple[Deck, dict[str, Card]]:
    from gundam_desktop.games.gcg.cards.sets import card_sets
    from gundam_desktop.games.gcg.decks import store
    from gundam_desktop.games.gcg.decks.deck import DeckError

    cards = {card.number: card for card in card_sets()}
    try:
        return store.find(name, cards), cards
    except DeckError as error:
        raise CommandError(str(error)) from None


def _spread(cards: Iterable[tuple[Card, int]], field: str) -> dict[str, int]:
    counts: Counter[Any] = Counter()
    for card, count in cards:
        value = getattr(card, field)
        if value is not None:
            counts[value] += count
    return {str(value): counts[value] for value in sorted(counts)}


def _day(text: str) -> date:
    if text == "today":
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"`{text}` is no day; right is like 2026-09-25, or today") from None
