"""The state of a game as plain data: cards by id, zones, the present decision. Fast to copy, easy to write as JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, TypeAdapter, ValidationError

from gundam_desktop.tabletop import CandidateGroup, Event

UNKNOWN: Final = ""
"""The number of a card in what a player knows, if they may not know which card it is."""

CardZone = TypeVar("CardZone", bound=str)


class Record(Protocol):
    """One card of a game: a NamedTuple of the game's own, with these fields among others."""

    @property
    def number(self) -> str:
        """The card's number, or `UNKNOWN`."""
        ...

    @property
    def owner(self) -> int:
        """The owner's seat."""
        ...

    @property
    def zone(self) -> Any:
        """The zone where it is."""
        ...

    @property
    def seat(self) -> int:
        """The seat whose zone that is."""
        ...

    @property
    def _replace(self) -> Callable[..., Any]: ...


CardRecord = TypeVar("CardRecord", bound=Record)


class Question(NamedTuple):
    """The decision that the game waits for."""

    kind: str
    player: int
    clause: str
    card: int = 0
    purpose: str = ""
    groups: tuple[CandidateGroup, ...] = ()


def _written(place: tuple[int, str]) -> str:
    return f"{place[0]} {place[1]}"


def _read(place: Any) -> Any:
    return place.split(" ", 1) if isinstance(place, str) else place


Zones: TypeAlias = dict[
    Annotated[tuple[int, CardZone], PlainSerializer(_written), BeforeValidator(_read)], tuple[int, ...]
]
"""(seat, zone) -> ids of the cards there, in order."""


@dataclass(slots=True)
class State(Generic[CardRecord, CardZone]):
    """The state of one game. Card ids start at 1, seats are 0 and 1. A game adds fields of plain data."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(arbitrary_types_allowed=True, extra="forbid")

    edition: str
    random: int
    cards: list[CardRecord] = field(default_factory=list)
    """The cards by id; the first one (id 0) stands for no card."""
    zones: Zones[CardZone] = field(default_factory=dict)
    question: Question | None = None
    turn: int = 0
    turn_player: int = 0
    first_player: int = 0
    phase: str = ""
    result: str = ""
    """`0` or `1` (the winner's seat) or `draw`; empty while the game goes on."""
    reason: str = ""
    """The clause that ended the game."""
    events: Annotated[list[Event], Field(exclude=True)] = field(default_factory=list)
    """What has happened since the last choice; no part of the state proper."""

    def copy(self) -> Self:
        """An independent copy, without the events."""
        kind: Any = type(self)
        values_of, containers = _layout(kind)
        values = list(values_of(self))
        for at in containers:
            values[at] = values[at].copy()
        new: Self = kind(*values)
        new.events = []
        return new

    def dump(self) -> dict[str, Any]:
        """The state as JSON data: its fields by name, a record as a list, a place as `0 hand`."""
        kind: Any = type(self)
        data: dict[str, Any] = _form(kind).dump_python(self, mode="json")
        return data

    def hide_chance(self) -> None:
        """Remove what decides about the future and no player may know."""
        self.random = 0

    def zone(self, seat: int, zone: CardZone) -> tuple[int, ...]:
        """Return the ids of the cards in a zone, in order; a pile has its top first."""
        return self.zones[seat, zone]

    def put(self, card: int, **fields: Any) -> None:
        """Change fields of a card's record."""
        self.cards[card] = self.cards[card]._replace(**fields)


@cache
def _layout(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], tuple[int, ...]]:
    """Return a function that reads the values of all fields, and the indexes of fields that are lists or mappings."""
    named = fields(kind)
    containers = tuple(at for at, each in enumerate(named) if each.default_factory is not MISSING)
    return attrgetter(*(each.name for each in named)), containers


@cache
def _form(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def digest(state: State[Any, Any]) -> str:
    """A short text that is equal exactly for equal states."""
    return hashlib.blake2b(json.dumps(state.dump(), sort_keys=True).encode(), digest_size=8).hexdigest()


def load(kind: Any, data: Mapping[str, Any], editions: Collection[str], numbers: Collection[str]) -> Any:
    """The state of a kind (a subclass of `State`) that its `dump` wrote.

    `ValueError` for other data, for an edition that is not among `editions`, and for cards not among `numbers`.
    """
    if "edition" not in data:
        raise ValueError("this is not a saved game: it names no edition")
    if data["edition"] not in editions:
        raise ValueError(f"edition: {data['edition']!r:.20}; expected one of {', '.join(editions)}")
    if missing := [each.name for each in fields(kind) if each.name != "events" and each.name not in data]:
        raise ValueError(f"this is not a saved game: {', '.join(missing)} is missing")
    try:
        state = _form(kind).validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise ValueError(f"this is not a saved game: {where}: {first['msg']} ({first['input']!r:.40})") from None
    if unknown := sorted({record.number for record in state.cards[1:]} - set(numbers)):
        raise ValueError(f"this is not a saved game: there is no card {', '.join(unknown)}")
    return state
