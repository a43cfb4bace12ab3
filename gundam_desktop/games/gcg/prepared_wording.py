"""The abilities of the shipped cards in words, made when the program was built: a search reads them all."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from gundam_desktop.games.gcg.card_wording import worded
from gundam_desktop.games.gcg.cards import prepared
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import CardSets, shipped_sets
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_resource
from gundam_desktop.prepared import read_prepared
from gundam_desktop.tabletop import Ability

NAME: Final = "wording"
"""The name of the prepared data."""
_PACKAGE: Final = Path(__file__).parent
Wording = Mapping[str, tuple[Ability, ...]]
"""Number -> the abilities of the card."""


def state() -> str:
    """Return a hash that changes with the cards, with how effects are worded and with the words."""
    text = hashlib.sha256(prepared.state().encode())
    effects = _PACKAGE / "effects"
    modules = (*(effects / "phrases").glob("*.py"), *(effects / "wording").glob("*.py"), *_PACKAGE.glob("card_*.py"))
    for path in (*sorted(modules), *sorted(game_resource("gcg", "words").glob("*.json"))):
        text.update(path.name.encode())
        text.update(path.read_bytes())
    return text.hexdigest()[:20]


def content() -> Any:
    """Return the content of the prepared file: language -> number -> abilities, of all cards without an erratum."""
    cards = [card for cards in shipped_sets().sets for card in cards.cards if not card.errata]
    return {
        language: {card.number: [worded(ability, language) for ability in card.effects] for card in cards}
        for language in LANGUAGES
    }


def abilities_of(card: Card, language: str, sets: CardSets) -> tuple[Ability, ...]:
    """Return the abilities of a card of these sets in words: the prepared ones, else worded now."""
    if sets is shipped_sets() and sets.by_number.get(card.number) is card:
        found = _prepared().get(language, {}).get(card.number)
        if found is not None:
            return found
    return tuple(worded(ability, language) for ability in card.effects)


@cache
def _prepared() -> Mapping[str, Wording]:
    return read_prepared(NAME, state(), _read) or {}


def _read(data: Mapping[str, Any]) -> Mapping[str, Wording]:
    return {
        language: {
            number: tuple(
                Ability(tuple((key, word) for key, word in marks), text, between) for marks, text, between in abilities
            )
            for number, abilities in cards.items()
        }
        for language, cards in data.items()
    }
