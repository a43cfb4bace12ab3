"""The errata of a card in words: from which day on it is corrected, and how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gundam_desktop.games.gcg.card_wording import worded
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop.sentence import filled


class WordedErratum(NamedTuple):
    """An erratum in a language: the first day it is in force, the ability's text before it, and the text after it."""

    since: str
    before: str
    after: str


def worded_errata(card: Card, language: str) -> list[WordedErratum]:
    """Return the errata of a card in words, in the order of their days."""
    return [
        WordedErratum(erratum.since, worded(erratum.before, language).line, worded(erratum.after, language).line)
        for erratum in card.errata
    ]


def errata_notes(card: Card, language: str, *, printed: bool) -> Iterator[str]:
    """Yield for each erratum its day and the text that the card does not show.

    That is the former text; until the day, and on a card that shows its `printed` wording, the new one.
    """
    words, today = game_words(language)["erratum"], card_sets().day.isoformat()
    for erratum in worded_errata(card, language):
        key = "shown" if erratum.since <= today and not printed else "not shown"
        yield filled(words[key], **erratum._asdict())
