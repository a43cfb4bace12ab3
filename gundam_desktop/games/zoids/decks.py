"""Decks of the Zoids Battle Card Game, and which may be played."""

from __future__ import annotations

from functools import cache
from typing import Final

from gundam_desktop.games.kit.decks import Deck, DeckError, Decks
from gundam_desktop.games.zoids.cards import CUSTOM, EVENT, PILOT, SITUATION, all_cards, card_of
from gundam_desktop.games.zoids.faces import COLORS
from gundam_desktop.locate import game_data
from gundam_desktop.rulebook.enforcement import enforces

LEAST, MOST, MOST_COPIES = 40, 60, 3
IN_DECKS: Final = (PILOT, CUSTOM, EVENT, SITUATION)
DECKS: Final = Decks("zoids", all_cards, lambda number: COLORS[card_of(number).type])


@cache
def force_of(deck: str) -> tuple[str, ...]:
    """The Zoids that are suggested for a deck of the program."""
    return next(tuple(entry["force"]) for entry in game_data("zoids", "decks.json") if entry["name"] == deck)


def require_legal(deck: Deck) -> None:
    """Raise `DeckError` with the first reason if a deck may not be played."""
    if faults := [*_wrong_size(deck), *_too_many(deck), *_not_for_decks(deck)]:
        raise DeckError(f"{deck.name}: {faults[0]}")


@enforces("ZX-3")
def _wrong_size(deck: Deck) -> list[str]:
    """Return the reason why a deck has too few or too many cards; empty if it has not."""
    count = sum(each for _, each in deck.cards)
    return [] if LEAST <= count <= MOST else [f"a deck has {LEAST} to {MOST} cards (it has {count}) (ZX-3)"]


@enforces("ZO-27")
def _too_many(deck: Deck) -> list[str]:
    """Why a deck has too many copies of a card."""
    return [
        f"at most {MOST_COPIES} copies of a card (it has {count} {card_of(number).name['en']}) (ZO-27)"
        for number, count in deck.cards
        if count > MOST_COPIES
    ]


def _not_for_decks(deck: Deck) -> list[str]:
    """Why a deck has cards that are in no deck: Zoids and bases are in the hangar."""
    found = [number for number, _ in deck.cards if card_of(number).type not in IN_DECKS]
    return [f"{number} is in no deck; expected pilots, customs, events and situations" for number in found]
