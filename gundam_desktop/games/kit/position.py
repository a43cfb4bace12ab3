"""The position of a scenario: the fields that all games have, and the cards in them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, Field

from gundam_desktop.games.kit.decks import DeckError, Decks
from gundam_desktop.games.kit.state import State
from gundam_desktop.scenarios.card_names import LABEL
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import LARGEST, SEATS, Model, Path, Seat, Text, Whole
from gundam_desktop.spelling import did_you_mean


class Entry(Model):
    """One card; each game adds its own fields."""

    card: Text
    label: Annotated[Text, Field(pattern=f"^(?:{LABEL})$", alias="as")] = ""


def as_entry(value: object) -> object:
    """Return a card given by its number alone as the data of an entry."""
    return {"card": value} if isinstance(value, str) else value


def filled_with(number: str) -> BeforeValidator:
    """Return a validator that turns a pile given as a number into that many copies of one card."""
    return BeforeValidator(
        lambda value: copies(number, value) if isinstance(value, int) and not isinstance(value, bool) else value
    )


def copies(number: str, count: int) -> list[str]:
    """Return `count` copies of a card; `ValueError` for a count that no position has."""
    if not 0 <= count <= LARGEST:
        raise ValueError(f"expected 0 to {LARGEST} cards")
    return [number] * count


class Position(Model):
    """The field `position` of a scenario; a game adds `phase` and the sides `A` and `B`."""

    phase: Any
    turn_player: Seat = "A"
    first_player: Seat = "A"
    turn: Annotated[Whole, Field(ge=1)] = 5
    seed: Whole = 0
    A: Any
    B: Any

    def sides(self) -> tuple[Any, Any]:
        """The sides by seat."""
        return self.A, self.B

    def set_turn(self, state: State[Any, Any]) -> None:
        """Give a state turn and players of this position."""
        state.first_player, state.turn_player = SEATS.index(self.first_player), SEATS.index(self.turn_player)
        state.turn = self.turn

    def entries(self) -> Iterator[tuple[Path, Entry]]:
        """Every card with its field: `("position", "A", "hand", 0)`."""
        for seat, side in zip(SEATS, self.sides(), strict=True):
            for zone in type(side).model_fields:
                cards = getattr(side, zone)
                for index, entry in enumerate(cards if isinstance(cards, tuple) else ()):
                    yield ("position", seat, zone, index), entry


class Built(NamedTuple):
    """A state, and label -> id of the card."""

    state: Any
    labels: dict[str, int]

    def put(self, record: Any, label: str = "") -> int:
        """Add a card as the last one of its zone; return its id."""
        card, place = len(self.state.cards), (record.seat, record.zone)
        self.state.cards.append(record)
        self.state.zones[place] = (*self.state.zones[place], card)
        if label:
            self.labels[label] = card
        return card


def require_card(number: str, known: Collection[str], path: Path) -> None:
    """Raise `FieldError` unless a card has this number."""
    if number not in known:
        raise FieldError(path, f"there is no card {number}; {did_you_mean(number, known)}".rstrip("; "))


def require_decks(position: Position, decks: Decks) -> None:
    """Raise `FieldError` unless both sides name a deck, and nothing else, in the phase setup, and in no other one."""
    for seat, side in zip(SEATS, position.sides(), strict=True):
        is_named = isinstance(side.deck, str) and bool(side.deck)
        if (position.phase == "setup") != is_named:
            raise FieldError(
                ("position", seat, "deck"), "the name of a deck belongs to the phase setup, and only to it"
            )
        if is_named and (more := sorted(side.model_fields_set - {"deck"})):
            raise FieldError(("position", seat, more[0]), "a side has nothing but its deck in the phase setup")
        if is_named:
            try:
                decks.find(side.deck)
            except DeckError as error:
                raise FieldError(("position", seat, "deck"), str(error)) from None


def turn_fields(state: State[Any, Any]) -> Mapping[str, Any]:
    """Turn, players and seed as a position has them."""
    return {
        "turn_player": SEATS[state.turn_player],
        "first_player": SEATS[state.first_player],
        "turn": state.turn,
        "seed": state.random % 1000,
    }
