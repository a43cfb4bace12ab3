"""Checks a deck against every rule of chapter 5, the sideboard rules and the restrictions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.violations import Violation, fill, texts, together_text

Playable: TypeAlias = Literal["yes", "restricted", "no"]
_COUNTED = ("deck size", "resource deck size", "sideboard size", "colors")
"""Checks with the same text whether kept or broken."""


class RuleCheck(NamedTuple):
    """The result of checking one rule: kept or broken, with its figures."""

    ok: bool
    details: Violation
    """Clause, code and figures of the rule, or of its violation if it is broken."""

    @property
    def code(self) -> str:
        """The code of the rule."""
        return self.details.code

    @property
    def clause(self) -> str:
        """The clause in edition 1.0."""
        return self.details.clause

    @property
    def violation(self) -> Violation | None:
        """The violation, None if the rule is kept."""
        return None if self.ok else self.details


def legality(deck: Deck, cards: Mapping[str, Card], day: date | None = None) -> list[RuleCheck]:
    """Check a deck, in the order of the rules; a rule broken several times is listed as often.

    A sideboard is checked if there is one; with a day, the restrictions in force on it are checked, too.
    """
    colors = construction.colors_of(deck, cards)
    kept = [
        Violation("5-1-1", "deck size", deck.count, construction.DECK_SIZE),
        Violation("5-1-1", "resource deck size", deck.resource_count, construction.RESOURCE_DECK_SIZE),
        Violation("5-1-1-1", "type"),
        Violation("5-1-1-2", "colors", len(colors), construction.MOST_COLORS, colors=colors),
        Violation("5-1-1-3", "copies", limit=construction.MOST_COPIES),
        Violation("5-1-1-4", "resource type"),
    ]
    if deck.sideboard:
        size = construction.sideboard_rule("sideboard size", deck.sideboard_count, construction.SIDEBOARD_SIZE)
        kept[2:2] = [size, Violation("5-1-1-1", "sideboard type")]
    found = [*construction.violations(deck, cards), *construction.sideboard_violations(deck, cards)]
    checks = [check for details in kept for check in _checks(details, [b for b in found if b.code == details.code])]
    if day is not None:
        restricted = Violation(f"restriction of {day}", "restrictions", since=day)
        checks += _checks(restricted, restrictions.violations(deck, cards, day))
    return checks


def check_text(check: RuleCheck, language: str) -> str:
    """Return the rule in a few words with its figures."""
    code = check.code
    if not check.ok and code not in _COUNTED:
        code += " broken"
    elif code == "colors" and not check.details.count:
        code = "colors none"
    return fill(texts(language)["checks"][code], check.details, language) + together_text(check.details, language)


def playable(deck: Deck, cards: Mapping[str, Card], day: date | None = None) -> Playable:
    """Return whether a deck may be played; `restricted` means: by chapter 5, but not by the rules of official play.

    Rules of official play are those of sideboards and, if a day is given, the restrictions in force on it.
    """
    if construction.violations(deck, cards):
        return "no"
    restricted = day is not None and restrictions.violations(deck, cards, day)
    return "restricted" if restricted or construction.sideboard_violations(deck, cards) else "yes"


def _checks(kept: Violation, broken: Sequence[Violation]) -> list[RuleCheck]:
    return [RuleCheck(ok=False, details=violation) for violation in broken] or [RuleCheck(ok=True, details=kept)]
