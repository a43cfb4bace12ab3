"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.formats import (
    FORMS,
    READ_ONLY,
    Entry,
    Place,
    Problem,
    Question,
    ReadList,
    answered,
    form_text,
    place_text,
    problem_text,
    question_text,
    read_list,
    write_list,
)
from gundam_desktop.games.gcg.decks.store import file_text, find, whole

__all__ = [
    "FORMS",
    "READ_ONLY",
    "Deck",
    "DeckError",
    "Entry",
    "Place",
    "Problem",
    "Question",
    "ReadList",
    "answered",
    "cards",
    "file_text",
    "find",
    "form_text",
    "place_text",
    "problem_text",
    "question_text",
    "read_list",
    "whole",
    "write_list",
]


def cards() -> Mapping[str, Card]:
    """Every card there is, by its number."""
    return {card.number: card for card in card_sets()}
