"""The names of cards and traits in a language, and which of them are not official.

A name without a source in the language is formed like those of other cards where its parts are known
(`names_formed` of a card, the file `formed`), and is otherwise shown in English. Both kinds are marked on the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import CardSets, shipped_sets
from gundam_desktop.games.gcg.effects.wording.names import Names
from gundam_desktop.games.gcg.words import game_words, word_file


class CardNames(NamedTuple):
    """English name -> name in a language, and the English names of cards and traits with an official translation."""

    names: Names = Names()
    official_cards: frozenset[str] = frozenset()
    official_traits: frozenset[str] = frozenset()


@cache
def card_names(language: str, sets: CardSets) -> CardNames:
    """Return the names in a language: of the cards of these sets, of Pilots that texts speak of, and of traits.

    In English nothing needs a translation: the result is empty.
    """
    if language == "en":
        return CardNames()
    known, formed = word_file(f"names.{language}"), word_file(f"formed.{language}")
    traits = word_file(f"traits.{language}")
    official = {card.name: card.name_in(language) for card in sets if card.has_official_name(language)}
    others = {card.name: card.name_in(language) for card in sets if card.name not in official}
    names = Names(others | formed["cards"] | official | known, formed["traits"] | traits)
    return CardNames(names, frozenset(official | known), frozenset(traits))


class UnofficialNames(NamedTuple):
    """The unofficial names on a card in a language, as shown: name -> True if it was formed, False if it is English."""

    own: Mapping[str, bool] = {}
    traits: Mapping[str, bool] = {}
    link: Mapping[str, bool] = {}
    """Names and traits of the link condition."""

    def shown(self, condition: str) -> frozenset[str]:
        """Return the texts to mark on the card; an unofficial name in the link condition marks the whole condition."""
        return frozenset((*self.own, *self.traits, *([condition] if self.link else ())))

    def note(self, language: str) -> str:
        """Return what the mark means on this card; empty if nothing is marked."""
        words = game_words(language)["unofficial names"]
        names = {**self.own, **self.traits, **self.link}
        kinds = {kind: [name for name in names if names[name] is (kind == "formed")] for kind in ("formed", "english")}
        return " ".join(words[kind].format(names=words["and"].join(found)) for kind, found in kinds.items() if found)


def unofficial_names(card: Card, language: str, sets: CardSets, name_known: bool = False) -> UnofficialNames:
    """Return the names on a card that are not official in a language; `name_known` if the card's own name is anyway.

    A player's own cards have none: their names are the player's.
    """
    if language == "en" or card.number not in shipped_sets():
        return UnofficialNames()
    known = card_names(language, sets)
    names, link = known.names, card.link
    traits = {trait: trait in names.traits for trait in card.traits if trait not in known.official_traits}
    linked = {
        name: names.card(name) != name for name in (link.names if link else ()) if name not in known.official_cards
    }
    of_link = {
        trait: trait in names.traits for trait in (link.traits if link else ()) if trait not in known.official_traits
    }
    official = name_known or card.has_official_name(language)
    return UnofficialNames(
        own={} if official else {card.name_in(language): language in card.names_formed},
        traits={names.trait(trait): formed for trait, formed in traits.items()},
        link={names.card(name): formed for name, formed in linked.items()}
        | {names.trait(trait): formed for trait, formed in of_link.items()},
    )
