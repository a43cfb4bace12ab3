"""Violations of deck rules, and how to fix them, in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.model.editions import NEWEST
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.tabletop.sentence import filled


@dataclass(frozen=True)
class Violation:
    """A rule that a deck violates: the clause and the figures. The texts are in `resources/games/gcg/words`."""

    clause: str
    """The clause in edition 1.0; for a rule of an official page, what page."""
    code: str
    count: int = 0
    """The number in the deck."""
    limit: int = 0
    """The number that is allowed or required."""
    cards: tuple[Card, ...] = ()
    """The cards concerned."""
    colors: tuple[tuple[str, int], ...] = ()
    """(colour, number of cards) for each colour of the deck."""
    since: date | None = None
    """The day from which a restriction is in force; None for a rule of chapter 5."""
    published: date | None = None
    """The day of the official page that has the rule; None for a clause or a restriction."""
    together: bool = False
    """True if the cards of the deck and of its sideboard are counted together."""
    exempt: str = ""
    """The set of the starter deck that is exempt from the restriction; empty if none is."""

    @property
    def is_clause(self) -> bool:
        """True if a clause of the Comprehensive Rules is violated, which can be looked up."""
        return self.since is None and self.published is None

    def clause_in(self, edition: str) -> str:
        """The number of the clause in an edition; for a rule of an official page, what page."""
        return RULEBOOK.number_in(edition, self.clause) if self.is_clause else self.clause

    @property
    def message(self) -> str:
        """The violation in English."""
        return violation_text(self, "en")


def violation_text(violation: Violation, language: str) -> str:
    """Return a violation in words, as a sentence without full stop."""
    text = fill(texts(language)["violations"][violation.code], violation, language)
    text += together_text(violation, language)
    if violation.exempt:
        text += texts(language)["exempt"].format(set=violation.exempt)
    return text


def together_text(violation: Violation, language: str) -> str:
    """Return a note in brackets if deck and sideboard are counted together; empty if not."""
    return str(texts(language)["together"]) if violation.together else ""


def remedy_text(violation: Violation, language: str) -> str:
    """Return how to fix a violation, as a sentence in a language, without a full stop."""
    remedies = texts(language)["remedies"]
    few = violation.count < violation.limit
    return fill(remedies.get(f"{violation.code} few" if few else violation.code, ""), violation, language)


def clause_text(violation: Violation, language: str, edition: str = NEWEST) -> str:
    """Return the clause number in an edition, or the date of a restriction or of an official page."""
    if violation.is_clause:
        return violation.clause_in(edition)
    if violation.published is not None:
        return str(texts(language)["official page"].format(day=violation.published))
    return str(texts(language)["restriction"].format(since=violation.since))


def color_names(colors: tuple[str, ...], language: str) -> str:
    """Return the names of colours as one text."""
    language_texts = texts(language)
    return str(language_texts["comma"].join(language_texts["colors"][color] for color in colors))


@cache
def shown_title(title: str, for_team_battles: bool, language: str) -> str:
    """Return the title of a deck as lists show it: a recipe for team battles says so."""
    return str(texts(language)["for team battles"]).format(title=title) if for_team_battles else title


def texts(language: str) -> dict[str, Any]:
    """Return the texts of a language."""
    return word_file(f"violations.{language}")


def fill(form: str, violation: Violation, language: str) -> str:
    """Fill a text with the figures of a violation."""
    language_texts = texts(language)
    least = sorted(violation.colors, key=lambda color: (color[1], color[0]))[
        : max(0, violation.count - violation.limit)
    ]
    names = [f"{card.number} {card.name_in(language)}" for card in violation.cards]
    return filled(
        form,
        count=violation.count,
        limit=violation.limit,
        since=violation.since,
        change=sum(count for _, count in least) or abs(violation.count - violation.limit),
        named=language_texts["comma"].join(_named(card, language) for card in violation.cards),
        cards=language_texts["comma"].join(names),
        both=language_texts["and"].join(names),
        card=names[0] if names else "",
        type=language_texts["types"][violation.cards[0].type] if violation.cards else "",
        figures=language_texts["figures"].format(card=violation.cards[0]) if violation.cards else "",
        colors=color_names(tuple(color for color, _ in violation.colors), language),
        least=language_texts["and"].join(language_texts["colors"][color] for color, _ in least),
    )


def _named(card: Card, language: str) -> str:
    """Return a card's name; with its number if other cards have the same name."""
    name = card.name_in(language)
    return f"{card.number} {name}" if _names(language, card_sets())[name] > 1 else name


@cache
def _names(language: str, cards: CardSets) -> Counter[str]:
    """How many cards have each name."""
    return Counter(card.name_in(language) for card in cards)
