"""What is checked of a deck: every rule of chapter 5 with its figures, kept or broken, and the restrictions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.violations import Violation, fill, words

Playable: TypeAlias = Literal["yes", "restricted", "no"]
_COUNTED = ("deck size", "resource deck size", "colors")
"""Checks that are said in the same figures when they are broken."""


class RuleCheck(NamedTuple):
    """One thing that is checked of a deck: kept, with its figures, or broken."""

    ok: bool
    figures: Violation
    """Its clause, code and figures: those of a breach, also where there is none."""

    @property
    def code(self) -> str:
        """What is checked."""
        return self.figures.code

    @property
    def clause(self) -> str:
        """The clause that asks for it, of edition 1.0."""
        return self.figures.clause

    @property
    def breach(self) -> Violation | None:
        """What is broken, if it is."""
        return None if self.ok else self.figures


def legality(deck: Deck, cards: Mapping[str, Card], day: date | None = None) -> list[RuleCheck]:
    """All that is checked of a deck, in the order of the rules; what is broken several times stands there as often.

    With a day, the restrictions in force on it, too.
    """
    colors = construction.colors_of(deck, cards)
    kept = (
        Violation("5-1-1", "deck size", deck.count, construction.DECK_SIZE),
        Violation("5-1-1", "resource deck size", deck.resource_count, construction.RESOURCE_DECK_SIZE),
        Violation("5-1-1-1", "type"),
        Violation("5-1-1-2", "colors", len(colors), construction.MOST_COLORS, colors=colors),
        Violation("5-1-1-3", "copies", limit=construction.MOST_COPIES),
        Violation("5-1-1-4", "resource type"),
    )
    found = construction.violations(deck, cards)
    checks = [check for figures in kept for check in _checks(figures, [b for b in found if b.code == figures.code])]
    if day is not None:
        restricted = Violation(f"restriction of {day}", "restrictions", since=day)
        checks += _checks(restricted, restrictions.violations(deck, cards, day))
    return checks


def check_text(check: RuleCheck, language: str) -> str:
    """What is checked, in a few words with its figures."""
    code = check.code
    if not check.ok and code not in _COUNTED:
        code += " broken"
    elif code == "colors" and not check.figures.count:
        code = "colors none"
    forms = words(language)["checks"][code]
    figures = check.figures
    if isinstance(forms, list):
        forms = forms[0 if figures.count == 1 else -1]
    return fill(forms, figures, language)


def playable(deck: Deck, cards: Mapping[str, Card], day: date | None = None) -> Playable:
    """Whether a game may be played with a deck: `restricted` is one that keeps chapter 5 and breaks restrictions."""
    if construction.violations(deck, cards):
        return "no"
    return "restricted" if day is not None and restrictions.violations(deck, cards, day) else "yes"


def _checks(kept: Violation, broken: Sequence[Violation]) -> list[RuleCheck]:
    return [RuleCheck(ok=False, figures=breach) for breach in broken] or [RuleCheck(ok=True, figures=kept)]
