"""What a deck task demands of a deck: legality, counts of cards, the chance of a link."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path as FilePath
from typing import Annotated, Any, Final

from pydantic import Field

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.odds import TURNS, chances
from gundam_desktop.scenarios.document import FieldError, checked
from gundam_desktop.scenarios.fields import Flag, Model, Path, Whole
from gundam_desktop.scenarios.scenario import DeckMismatch, Fact
from gundam_desktop.spelling import did_you_mean


class Counted(Model):
    """How many copies of a card there are."""

    least: Whole = 0
    most: Whole = construction.MOST_COPIES


class LinkChance(Model):
    """How likely it is, at least, to have seen a Unit and a Pilot that link by a turn of one's own."""

    turn: Annotated[int, Field(strict=True, ge=1, le=TURNS)]
    least: Annotated[int, Field(strict=True, ge=1, le=100)]
    """The least chance, in per cent."""


_SUBJECTS: Final[Mapping[str, Any]] = {"legal": Flag, "cards": dict[str, Counted], "link_chance": LinkChance}


def expected_of_deck(subject: str, value: Any, path: Path) -> Any:
    """Return the validated expectation about a deck. Raises `FieldError`."""
    if subject not in _SUBJECTS:
        hint = did_you_mean(subject, _SUBJECTS) or f"expected {', '.join(_SUBJECTS)}"
        raise FieldError(path, f"`{subject}` is no fact of a deck; {hint}")
    expected = checked(_SUBJECTS[subject], value, path)
    if subject == "cards":
        known = {card.number for card in card_sets()}
        for number in expected:
            if number not in known:
                raise FieldError((*path, number), f"no card has the number {number}; {did_you_mean(number, known)}")
    return expected


def find_deck(name: str, folder: FilePath) -> Deck:
    """A deck by its name or its file in a folder. `ValueError` says in one line why there is none."""
    return deck_lookup.find(name, _cards(), folder)


def deck_mismatches(goal: tuple[Fact, ...], deck: Deck) -> list[DeckMismatch]:
    """Return the expectations that a deck does not meet, with the clause if one is broken."""
    return [found for fact in goal for found in _mismatch(fact, deck)]


def exchanged(first: Deck, second: Deck) -> int:
    """How many cards must be exchanged to make one deck of the other."""
    one, other = Counter(dict(first.cards)), Counter(dict(second.cards))
    return max((one - other).total(), (other - one).total())


def _mismatch(fact: Fact, deck: Deck) -> Iterator[DeckMismatch]:
    match fact.subject:
        case "legal":
            broken = construction.violations(deck, _cards())
            if bool(broken) == fact.value:
                yield DeckMismatch("legal", broken[0].clause if broken else "")
        case "cards":
            counts = dict(deck.cards)
            if not all(each.least <= counts.get(number, 0) <= each.most for number, each in fact.value.items()):
                yield DeckMismatch("cards")
        case _:
            seen = chances(deck, _cards()).row("link pair").by_turn[fact.value.turn - 1]
            if seen is None or seen * 100 < fact.value.least:
                yield DeckMismatch("link_chance")


def _cards() -> dict[str, Card]:
    return {card.number: card for card in card_sets()}
