"""The effects of cards in words, with the names of all cards there are."""

from __future__ import annotations

from functools import cache

from gundam_desktop.games.gcg.card_names import card_names
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets, token_facts
from gundam_desktop.games.gcg.effects.language import AnyAbility
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.wording.language import Language
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Ability


def worded(ability: AnyAbility, language: str) -> Ability:
    """Return an ability in words: in English if the language has none, and else a note that there is an effect."""
    for spoken in dict.fromkeys((language, "en")):
        try:
            return wording(spoken).word(ability)
        except NotWorded:
            continue
    return Ability((), str(game_words(language)["unworded"]))


def wording(language: str = "en") -> Language:
    """Return a language for the texts of cards: its words, and its names of cards and traits."""
    return _wording(language, card_sets())


@cache
def _wording(language: str, sets: CardSets) -> Language:
    names = card_names(language, sets).names
    return Language(language, names, ((c.number, token_facts(c)) for c in sets if c.type == "unit token"))
