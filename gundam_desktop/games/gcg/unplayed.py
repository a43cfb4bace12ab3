"""Abilities that the program does not understand: how they are marked on their cards, and told of a deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Ability

MARK = "unplayed"
"""The key of the mark."""


def marked(card: Card, language: str) -> tuple[Ability, ...]:
    """Return the abilities that a card is played without, marked as such."""
    return tuple(Ability(((MARK, game_words(language)[MARK]),), text) for text in card.unplayed)


def unplayed_notes(card: Card, language: str, *, printed: bool) -> Iterator[str]:
    """Yield what a card is played without, if it shows its `printed` wording, which has no marks."""
    if printed:
        yield from (f"{game_words(language)[MARK]}: {text}" for text in card.unplayed)


def unplayed_in(deck: Deck, name_of: Callable[[str], str]) -> list[str]:
    """Return the abilities that the cards of a deck are played without, a line each: name, number and ability."""
    numbers = dict.fromkeys((*deck.numbers(), *deck.resource_numbers(), *(number for number, _ in deck.sideboard)))
    cards = (card for number in numbers if (card := card_sets().by_number.get(number)) is not None)
    return [f"{name_of(card.number)} ({card.number}): {text}" for card in cards for text in card.unplayed]
