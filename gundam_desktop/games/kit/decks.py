"""Decks: lists of cards; a game's shipped decks come from `resources/games/KEY/decks.json`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from gundam_desktop.languages import COMMAS
from gundam_desktop.locate import game_data
from gundam_desktop.tabletop import DeckSummary


class DeckError(ValueError):
    """A deck that cannot be used; one line for people."""


class Deck(NamedTuple):
    """A deck."""

    name: str
    cards: tuple[tuple[str, int], ...]
    """(card number, count) for each card."""

    def numbers(self) -> list[str]:
        """Return the card numbers, each repeated once for every copy."""
        return [number for number, count in self.cards for _ in range(count)]


class ShippedDeck(NamedTuple):
    """A deck that comes with the program."""

    deck: Deck
    title: Mapping[str, str]
    """Language -> title."""
    plan: Mapping[str, str]
    """Language -> how to play the deck, in a sentence or two."""
    key_card: str


class Decks:
    """The decks of a game."""

    def __init__(self, key: str, numbers: Callable[[], Collection[str]], color: Callable[[str], str]) -> None:
        """`numbers` returns the numbers of all the game's cards, `color` the colour of a card by its number."""
        self._key, self._numbers, self._color = key, numbers, color

    def card_digests(self, _deck: Deck | None = None) -> Mapping[str, str]:
        """Return the digest of the game's cards, which are one set (`GameModule.card_digests`)."""
        cards = json.dumps(game_data(self._key, "cards.json"), sort_keys=True)
        return {self._key: hashlib.sha256(cards.encode()).hexdigest()[:16]}

    @cached_property
    def shipped(self) -> Mapping[str, ShippedDeck]:
        """The decks that come with the program, by name."""
        return MappingProxyType(
            {
                entry["name"]: ShippedDeck(
                    Deck(entry["name"], tuple(entry["cards"].items())),
                    MappingProxyType(entry["title"]),
                    MappingProxyType(entry["plan"]),
                    entry["key_card"],
                )
                for entry in game_data(self._key, "decks.json")
            }
        )

    def find(self, name: str) -> Deck:
        """Return a deck by its name. The `DeckError` for an unknown name lists the known ones."""
        try:
            return self.shipped[name].deck
        except KeyError:
            raise DeckError(f"there is no deck {name!r}; there are: {', '.join(self.shipped)}") from None

    def write(self, deck: Deck) -> dict[str, Any]:
        """A deck as JSON data for `read`."""
        return {"name": deck.name, "cards": dict(deck.cards)}

    def read(self, data: Any) -> Deck:
        """The deck that `write` wrote. `DeckError` for other data and for unknown cards."""
        match data:
            case {"name": str(name), "cards": {**cards}}:
                counts = [(str(card), count) for card, count in cards.items() if isinstance(count, int) and count > 0]
                unknown = sorted({number for number, _ in counts} - set(self._numbers()))
                if unknown:
                    raise DeckError(f"{name}: there is no card {', '.join(unknown)}")
                if len(counts) == len(cards):
                    return Deck(name, tuple(counts))
        raise DeckError("this is not a deck; expected an object with `name` and `cards`, numbers with their counts")

    def summary(self, name: str, language: str, color_names: Mapping[str, str]) -> DeckSummary:
        """What a list shows of a deck, by name; `color_names` are those of the colours in the language."""
        numbers, shipped = self.find(name).numbers(), self.shipped[name]
        colors = tuple(dict.fromkeys(map(self._color, numbers)))
        return DeckSummary(
            name,
            title=shipped.title[language],
            key_card=shipped.key_card,
            colors=colors,
            color_names=COMMAS[language].join(map(color_names.__getitem__, colors)),
            plan=shipped.plan[language],
            beside=tuple(number for number in dict.fromkeys(numbers) if number != shipped.key_card)[:2],
        )

    def title(self, name: str, language: str = "en") -> str:
        """Return the title of a deck for lists; the name itself if the deck is unknown."""
        return self.shipped[name].title[language] if name in self.shipped else name

    def recorded_title(self, recorded: str, language: str) -> str:
        """A deck's title as records name it (in English), in a language."""
        titles = (deck.title for deck in self.shipped.values())
        return next((title[language] for title in titles if title["en"] == recorded), recorded)
