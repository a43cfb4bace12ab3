"""The cards of the game and its decks as data, from `resources/games/zoids`, and which decks may be played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gundam_desktop.games.kit.cards import printed_cards
from gundam_desktop.games.kit.decks import Deck, DeckError, Decks
from gundam_desktop.locate import game_data
from gundam_desktop.rulebook.enforcement import enforces

ZOID, BASE, FORTRESS, PILOT, CUSTOM = "zoid", "base", "fortress", "pilot", "custom"
EVENT, SITUATION = "event", "situation"
AIR, WATER, SAND, MOUNTAIN = "air", "water", "sand", "mountain"
MELEE, SHOT, FIRE = "melee", "shot", "fire"
"""The kinds of fighting: both plain attacks, and the fire of a fortress at a square."""
SPECIAL: Final = "special"
KINDS: Final = (MELEE, SHOT)
BASE_NUMBER, FORTRESS_NUMBER = "ZF-00", "ZF-01"
BLANK: Final = "ZC-01"
"""The number of the card that stands for unknown cards in decks and hands."""


class Special(NamedTuple):
    """What a Zoid can do besides its plain attacks. What is None or empty is not printed."""

    name: Mapping[str, str]
    does: str
    """`fight` (in place of an attack), `anchor` or `repair` (in place of a move), `evade` (when it is hit)."""
    kind: str = ""
    """`melee` or `shot`, if it is marked so."""
    power: int | None = None
    die: int | None = None
    range: int | None = None
    cost: int = 0
    """The HP that it costs."""
    counter: bool = False
    """True if it can be used in a counter-attack, too: its words do not say attack."""
    targets: int = 1
    amount: int = 0


class Card(NamedTuple):
    """One card as printed. Figures of pilots, customs and situations are added to those of a Zoid."""

    number: str
    name: Mapping[str, str]
    """Language -> name."""
    type: str
    size: str = ""
    """The type of a Zoid: `S`, `M`, `L` or `LL`, which takes two squares."""
    power: tuple[int, int] = (0, 0)
    """Melee and shooting."""
    hp: int = 0
    range: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The basic range, then what is added to it in front, at the side and behind."""
    movement: tuple[int, int] = (0, 0)
    """Normal and straight points."""
    wr: int = 0
    """The weight that a Zoid carries, or that a custom has."""
    points: int = 0
    """Deployment points."""
    suits: frozenset[str] = frozenset()
    """The suitable terrain of a Zoid; that of the Zoids which a pilot boards or a situation concerns."""
    special: Special | None = None
    kind: str = ""
    """What an event does: `boost`, `combat`, `strike` and so on."""
    amount: int = 0
    """How much an event or an ability does."""
    ability: str = ""
    """A pilot's `aim` or `prayer`."""
    cost: int = 0
    die: int = 0
    armour: int = 0
    reflects: int = 0
    """What a custom takes from the damage of shooting attacks."""
    penalty: int = 0


NO_CARD: Final = Card("", MappingProxyType({}), "")


def _card(entry: Mapping[str, Any]) -> Card:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    special = entry.get("special")
    values["name"], values["suits"] = MappingProxyType(entry["name"]), frozenset(entry.get("suits", ()))
    values["special"] = Special(**special) if special else None
    return Card(**values)


all_cards, card_of = printed_cards("zoids", _card)


@cache
def by_number() -> Mapping[str, Card]:
    """Every card by its number, and `NO_CARD` by an empty one."""
    return {**all_cards(), "": NO_CARD}


@cache
def hangar() -> tuple[str, ...]:
    """The numbers in each player's hangar: one of each Zoid, and the fortress."""
    return tuple(number for number, card in all_cards().items() if card.type in (ZOID, FORTRESS))


# --- decks

COLORS: Final = {
    **dict.fromkeys((ZOID, FORTRESS, BASE), "white"),
    PILOT: "green",
    CUSTOM: "blue",
    EVENT: "red",
    SITUATION: "yellow",
}
"""The colour of each type of card."""
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
