"""Why games cannot be played with a deck, in words."""

from __future__ import annotations

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.style.translation import language, translate


def why_not_playable(deck: Deck, edition: str) -> str:
    """Return which construction rules a deck breaks, by the clauses of an edition; empty if it can be played."""
    violations = decks_api.violations_of(deck)
    if not violations:
        return ""
    head = translate("PlaytestPage", "“{deck}” breaks the construction rules, so no game can be played with it:")
    lines = [_violation(violation, edition) for violation in violations]
    name = library.recorded_title(deck.comment, language()) or shown_deck_name(deck.name)
    return "\n".join([head.format(deck=name), *lines])


def _violation(violation: decks_api.Violation, edition: str) -> str:
    return translate("PlaytestPage", "· {wrong} ({clause}); {remedy}").format(
        wrong=decks_api.violation_text(violation, language()),
        clause=decks_api.clause_text(violation, language(), edition),
        remedy=decks_api.remedy_text(violation, language()),
    )
