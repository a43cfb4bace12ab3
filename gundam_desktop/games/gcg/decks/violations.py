"""A rule that a deck breaks, and what would mend it, in words."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.rulebook.renumbering import BASE, number_in


@dataclass(frozen=True)
class Violation:
    """One rule that a deck breaks: the clause, and in figures what is wrong. The words are in `resources/words`."""

    clause: str
    """Of edition 1.0; of a restriction, from when it is."""
    code: str
    count: int = 0
    """How many there are."""
    limit: int = 0
    """How many there may be, or must be."""
    cards: tuple[Card, ...] = ()
    """The cards that it is about."""
    colors: tuple[tuple[str, int], ...] = ()
    """The colours of the deck, each with its count of cards."""
    since: date | None = None
    """From when a restriction is in force; None for a rule of chapter 5."""
    exempt: str = ""
    """The set of the starter deck that a restriction does not concern."""

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return violation_text(self, "en")


def violation_text(breach: Violation, language: str) -> str:
    """What is wrong with the deck, in one sentence without its end."""
    text = fill(words(language)["breaches"][breach.code], breach, language)
    if breach.exempt:
        text += words(language)["exempt"].format(set=breach.exempt)
    return text


def remedy_text(breach: Violation, language: str) -> str:
    """What would mend it, in one sentence without its end."""
    remedies = words(language)["remedies"]
    few = breach.count < breach.limit
    return fill(remedies.get(f"{breach.code} few" if few else breach.code, ""), breach, language)


def clause_text(breach: Violation, language: str, edition: str = BASE) -> str:
    """Where the rule stands: its number in an edition, or from when the restriction is."""
    if breach.since is None:
        return number_in(edition, breach.clause)
    return str(words(language)["restriction"].format(since=breach.since))


def color_names(colors: tuple[str, ...], language: str) -> str:
    """Colours by name."""
    said = words(language)
    return str(said["comma"].join(said["colors"][color] for color in colors))


@cache
def words(language: str) -> dict[str, Any]:
    """The sentences of a language."""
    found: dict[str, Any] = json.loads(locate.resource("words", f"breaches.{language}.json").read_text("utf-8"))
    return found


def fill(forms: str | list[str], breach: Violation, language: str) -> str:
    """Fill a sentence with the figures; of a list, the first is for one card and the last for more."""
    said = words(language)
    least = sorted(breach.colors, key=lambda color: (color[1], color[0]))[: max(0, breach.count - breach.limit)]
    change = sum(count for _, count in least) or abs(breach.count - breach.limit)
    form = forms if isinstance(forms, str) else forms[0 if change == 1 else -1]
    return form.format(
        count=breach.count,
        limit=breach.limit,
        since=breach.since,
        change=change,
        numbers=said["comma"].join(card.number for card in breach.cards),
        both=said["and"].join(card.number for card in breach.cards),
        card=" ".join((breach.cards[0].number, breach.cards[0].name_in(language))) if breach.cards else "",
        type=said["types"][breach.cards[0].type] if breach.cards else "",
        figures=said["figures"].format(card=breach.cards[0]) if breach.cards else "",
        colors=color_names(tuple(color for color, _ in breach.colors), language),
        least=said["and"].join(said["colors"][color] for color, _ in least),
    )
