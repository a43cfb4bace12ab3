"""The luck of a game of the GUNDAM CARD GAME: draws and Bursts compared with what the decks let expect.

Among cards taken from a deck at random, the expected share of a kind of card is its share of the whole deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.distribution import has_burst
from gundam_desktop.games.gcg.library import card
from gundam_desktop.games.gcg.model.constants import STARTING_HAND
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Event, Luck

_EARLY: Final = 3
"""A Unit up to this Lv. makes an opening hand playable."""
Is = Callable[[Card], bool]


def luck(events: Sequence[Event], decks: tuple[Any, Any], language: str = "en") -> tuple[Luck, ...]:
    """What chance gave in a game: early Units in the opening hands, Units drawn in turns, Bursts of destroyed Shields.

    `events` are all events from the beginning on, hidden cards included. An opening hand is the one that was kept.
    """
    turns = next((at for at, event in enumerate(events) if event.kind == "turn begins"), len(events))
    hands = [_numbers(events[:turns], "drew", seat)[-STARTING_HAND:] for seat in (0, 1)]
    drawn = [_numbers(events[turns:], "drew", seat) for seat in (0, 1)]
    shields = [_numbers(events, "shield destroyed", seat) for seat in (0, 1)]
    words = game_words(language)["luck"]
    kinds: tuple[tuple[str, list[list[str]], Is], ...] = (
        ("opening hand", hands, lambda each: each.type == "unit" and each.level <= _EARLY),
        ("units", drawn, lambda each: each.type == "unit"),
        ("bursts", shields, has_burst),
    )
    return tuple(_counted(words[key], cards, decks, is_one) for key, cards, is_one in kinds)


def _numbers(events: Sequence[Event], kind: str, seat: int) -> list[str]:
    """The numbers of a player's cards in the events of a kind."""
    return [event.number for event in events if event.kind == kind and event.player == seat]


def _counted(label: str, cards: Sequence[Sequence[str]], decks: tuple[Any, Any], is_one: Is) -> Luck:
    came = [sum(is_one(card(number)) for number in numbers) for numbers in cards]
    expected = [len(numbers) * _share(deck, is_one) for numbers, deck in zip(cards, decks, strict=True)]
    counts = [len(numbers) for numbers in cards]
    return Luck(label, (came[0], came[1]), (expected[0], expected[1]), (counts[0], counts[1]))


def _share(deck: Any, is_one: Is) -> float:
    """Return the share (0 to 1) of a deck's cards for which `is_one` is true."""
    of_kind = sum(count for number, count in deck.cards if is_one(card(number)))
    return float(of_kind / max(1, sum(count for _, count in deck.cards)))
