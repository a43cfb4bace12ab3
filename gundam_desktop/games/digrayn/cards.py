"""The cards and decks of the game as data, from `resources/games/digrayn`, and which decks may be played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gundam_desktop.games.kit.cards import printed_cards
from gundam_desktop.games.kit.decks import Deck, DeckError, Decks
from gundam_desktop.rulebook.enforcement import enforces

UNIT, ADD_IN, TRIGGER, LEADER = "unit", "add-in", "trigger", "leader"
ANY: Final = "n"
"""A colourless part of a cost."""
COLORLESS: Final = "N"
BLANK: Final = "FN-02"
"""The number of the card that stands for unknown cards."""
SIZE, MOST_COPIES = 40, 3


class Effect(NamedTuple):
    """One effect of a card."""

    when: str
    """`main`; what a chase answers to: `attacked`, `unit attacked`, `main ends`, `arrival`, `add-in`, `battle begins`;
    how an add-in is used: `install unit`, `install gate`, `device`, `use`; `skill`, `destroyed`, `always`."""
    does: str
    amount: int = 0
    cost: str = ""
    """What its use costs, written like the cost of a card."""
    power: int = 0
    """How many BP a skill costs."""
    once: bool = False
    """True for a skill that is used once a game."""


class Card(NamedTuple):
    """One card as printed."""

    number: str
    name: Mapping[str, str]
    """Language -> name."""
    kind: str
    factor: str = ""
    """`R`, `B`, `Y`, or `N` for colourless; empty for a leader."""
    cost: str = ""
    """A letter a part: a factor, or `n` for any."""
    figures: tuple[int, int] = (0, 0)
    """ATK and HP; both 0 for a card that is no object."""
    range: str = ""
    """The key of its range (`field.RANGES`); empty for none."""
    bp: tuple[int, int] = (0, 0)
    """A leader's BP at the start and at most."""
    effects: tuple[Effect, ...] = ()

    @property
    def use(self) -> str:
        """How it is used: its kind, or for an add-in `install unit`, `install gate`, `device` or `use`."""
        return self.effects[0].when if self.kind == ADD_IN else self.kind

    @property
    def summons(self) -> bool:
        """True if it puts a unit of the fragment onto a gate."""
        return any(effect.does == "summon" for effect in self.effects)

    def effect(self, when: str) -> Effect | None:
        """Its effect of a time; None if it has none."""
        return next((effect for effect in self.effects if effect.when == when), None)


def _card(entry: Mapping[str, Any]) -> Card:
    tuples = {key: tuple(entry[key]) for key in ("figures", "bp") if key in entry}
    effects = tuple(Effect(**effect) for effect in entry.get("effects", ()))
    return Card(**{**entry, **tuples, "name": MappingProxyType(entry["name"]), "effects": effects})


all_cards, card_of = printed_cards("digrayn", _card)
COLORS: Final = {"R": "red", "B": "blue", "Y": "yellow", COLORLESS: "white", "": "purple"}
"""Factor -> the colour of its cards on the screen; a leader has one of its own."""
DECKS: Final = Decks("digrayn", all_cards, lambda number: COLORS[card_of(number).factor])


def require_legal(deck: Deck) -> None:
    """Raise `DeckError` with the first reason if a deck may not be played."""
    if faults := [*_no_leader(deck), *_wrong_size(deck), *_too_many(deck)]:
        raise DeckError(f"{deck.name}: {faults[0]}")


@enforces("FX-1-1")
def _no_leader(deck: Deck) -> list[str]:
    """Why a deck does not have exactly one leader."""
    count = sum(many for number, many in deck.cards if card_of(number).kind == LEADER)
    return [] if count == 1 else [f"a deck has exactly one leader (it has {count}) (FX-1-1)"]


@enforces("FO-16")
def _wrong_size(deck: Deck) -> list[str]:
    """Why a deck does not have exactly 40 cards besides its leader."""
    count = sum(many for number, many in deck.cards if card_of(number).kind != LEADER)
    return [] if count == SIZE else [f"a deck has exactly {SIZE} cards besides the leader (it has {count}) (FO-16)"]


@enforces("FX-1-1")
def _too_many(deck: Deck) -> list[str]:
    """Why a deck has too many cards of one name."""
    return [
        f"at most {MOST_COPIES} cards of one name (it has {many} {card_of(number).name['en']}) (FX-1-1)"
        for number, many in deck.cards
        if many > MOST_COPIES
    ]
