"""Decks: lists of 50 cards, and the four that come with the program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from gundam_desktop.games.gundam_war.model.cards import GENERATION, all_cards
from gundam_desktop.games.gundam_war.words import game_words
from gundam_desktop.locate import game_data
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import DeckSummary

SIZE = 50
MOST_COPIES = 3


class DeckError(ValueError):
    """A deck that cannot be used; one line for people."""


class Deck(NamedTuple):
    """A deck."""

    name: str
    cards: tuple[tuple[str, int], ...]
    """Numbers of cards with their counts."""

    def numbers(self) -> list[str]:
        """The number of every card."""
        return [number for number, count in self.cards for _ in range(count)]


class ShippedDeck(NamedTuple):
    """A deck that comes with the program."""

    deck: Deck
    title: Mapping[str, str]
    """By language."""
    plan: Mapping[str, str]
    key_card: str


def require_legal(deck: Deck) -> None:
    """Raise `DeckError` for a deck that may not be played, with the first reason."""
    fault = next((found for found in (*_wrong_size(deck), *_too_many(deck)) if found), "")
    if fault:
        raise DeckError(f"{deck.name}: {fault}")


@enforces("GX-1-1")
def _wrong_size(deck: Deck) -> list[str]:
    """Why a deck has not exactly 50 cards."""
    count = sum(each for _, each in deck.cards)
    return [] if count == SIZE else [f"a deck has exactly {SIZE} cards (it has {count}) (GX-1-1)"]


@enforces("GX-1-2")
def _too_many(deck: Deck) -> list[str]:
    """Why a deck has too many cards of one name; Generation cards have no limit."""
    cards = all_cards()
    return [
        f"at most {MOST_COPIES} cards of one name (it has {count} {cards[number].named}) (GX-1-2)"
        for number, count in deck.cards
        if count > MOST_COPIES and cards[number].type != GENERATION
    ]


@cache
def shipped() -> Mapping[str, ShippedDeck]:
    """The decks that come with the program, by name."""
    data = game_data("gundam_war", "decks.json")
    return MappingProxyType({entry["name"]: _shipped(entry) for entry in data})


def _shipped(entry: Mapping[str, Any]) -> ShippedDeck:
    deck = Deck(entry["name"], tuple(entry["cards"].items()))
    return ShippedDeck(deck, MappingProxyType(entry["title"]), MappingProxyType(entry["plan"]), entry["key_card"])


def find(name: str) -> Deck:
    """A deck by its name. `DeckError` names those there are."""
    try:
        return shipped()[name].deck
    except KeyError:
        raise DeckError(f"there is no deck {name!r}; there are: {', '.join(shipped())}") from None


def write(deck: Deck) -> dict[str, Any]:
    """A deck as JSON data for `read`."""
    return {"name": deck.name, "cards": dict(deck.cards)}


def read(data: Any) -> Deck:
    """The deck that `write` wrote. `DeckError` for other data and for unknown cards."""
    match data:
        case {"name": str(name), "cards": {**cards}}:
            counts = [(str(number), count) for number, count in cards.items() if isinstance(count, int) and count > 0]
            unknown = sorted({number for number, _ in counts} - set(all_cards()))
            if unknown:
                raise DeckError(f"{name}: there is no card {', '.join(unknown)}")
            if len(counts) == len(cards):
                return Deck(name, tuple(counts))
    raise DeckError("this is no deck; right is an object with `name` and `cards`, numbers with their counts")


def summary(name: str, language: str) -> DeckSummary:
    """What a list shows of a deck, by name."""
    find(name)
    found = shipped()[name]
    colors = tuple(_colors(found.deck))
    return DeckSummary(
        name,
        title=found.title[language],
        key_card=found.key_card,
        colors=colors,
        color_names=", ".join(game_words(language)["colors"][color] for color in colors),
        plan=found.plan[language],
    )


def _colors(deck: Deck) -> Iterator[str]:
    yield from dict.fromkeys(all_cards()[number].color for number, _ in deck.cards)


def title(name: str, language: str = "en") -> str:
    """The title of a deck in lists; an unknown one is its own title."""
    return shipped()[name].title[language] if name in shipped() else name


def recorded_title(recorded: str, language: str) -> str:
    """A deck's title as records name it (in English), in a language."""
    return next((deck.title[language] for deck in shipped().values() if deck.title["en"] == recorded), recorded)
