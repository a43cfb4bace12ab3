"""The names of cards in written choices and scenarios: a label, or a number with details that make it unambiguous.

Names are parsed without a game; `find` looks them up among the cards that somebody sees.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from gundam_desktop.scenarios.document import AmbiguousName, NotationError
from gundam_desktop.scenarios.fields import SEATS

UNSEEN = "?"
"""The number of a card that its player cannot see, such as a chosen card that is face down."""
NUMBER = r"[A-Z]+[0-9]*-[0-9A-Za-z]+|[A-Z]+|\?"
LABEL = r"[a-z][a-z0-9_]*"


class CardName(NamedTuple):
    """The name of a card in a text."""

    text: str
    number: str = ""
    label: str = ""
    seat: int = -1
    zone: str = ""
    place: int = 0
    """The place among cards of one number in the zone, from 1; 0 if not given."""


class NamedCards(Protocol):
    """The cards that a text can name."""

    @property
    def player(self) -> int:
        """The seat of the player who sees them."""
        ...

    @property
    def places(self) -> Mapping[int, tuple[int, str]]:
        """Id -> (seat, zone) of every card, in the order of the zones."""
        ...

    @property
    def numbers(self) -> Mapping[int, str]:
        """Id -> number of every card that the player knows."""
        ...

    @property
    def labels(self) -> Mapping[str, int]:
        """Label -> id: a scenario's names for cards."""
        ...


def name_pattern(zones: Sequence[str]) -> re.Pattern[str]:
    """The pattern of the names of cards in a game with these zones."""
    return re.compile(rf"^(?:(?:([AB])\.)?(?:({'|'.join(zones)})\.)?({NUMBER})(?:#([1-9][0-9]*))?|({LABEL}))$")


def read_name(name: str, pattern: re.Pattern[str], example: str, text: str = "") -> CardName:
    """Parse the name of a card by the pattern of its game; errors show an `example` number and the `text` around it.

    >>> read_name("B.trash.ST01-005#2", name_pattern(("trash",)), "ST01-005")[1:]
    ('ST01-005', '', 1, 'trash', 2)
    """
    match = pattern.match(name)
    if match is None:
        where = f"`{text}`: " if text and text != name else ""
        right = f"a number (`{example}`, `B.trash.{example}#2`) or a label"
        raise NotationError(f"{where}`{name}` is no name of a card; expected {right}")
    seat, zone, number, index, label = match.groups()
    return CardName(name, number or "", label or "", SEATS.index(seat) if seat else -1, zone or "", int(index or 0))


def find(name: CardName, meant: Iterable[int], board: NamedCards) -> int:
    """Return the card with this name, preferably one of `meant`, else any on the board. Raises `NotationError`."""
    if name.label:
        if name.label not in board.labels:
            raise NotationError(f"no card has the label {name.label}")
        return board.labels[name.label]
    for cards in (meant, board.places):
        groups: dict[tuple[int, str], list[int]] = {}
        for card in cards:
            if _fits(card, name, board) and len(_alike(card, board)) >= name.place:
                groups.setdefault(board.places[card], []).append(card)
        if len(groups) > 1:
            fitting = ", ".join(f"{_prefix(place)}{name.number}" for place in groups)
            raise AmbiguousName(f"{name.text} could be any of {fitting}; write one of these")
        for found in groups.values():
            return _alike(found[0], board)[name.place - 1] if name.place else found[0]
    raise NotationError(f"there is no card {name.text} that {SEATS[board.player]} sees")


def name_of(card: int, meant: Iterable[int], board: NamedCards) -> str:
    """The shortest unambiguous name of a card; `?` also for a card that is not on the board."""
    for label, labelled in board.labels.items():
        if labelled == card:
            return label
    meant = tuple(meant)
    for name in _names(card, board):
        try:
            if find(name, meant, board) == card:
                return name.text
        except NotationError:
            continue
    return UNSEEN


def _names(card: int, board: NamedCards) -> Iterator[CardName]:
    """The names of a card, the shortest first."""
    if card not in board.places:
        return
    number = board.numbers.get(card, UNSEEN)
    place = seat, zone = board.places[card]
    index = _alike(card, board).index(card) + 1
    for prefix, of_seat, of_zone in (
        ("", -1, ""),
        (f"{SEATS[seat]}.", seat, ""),
        (f"{zone}.", -1, zone),
        (_prefix(place), seat, zone),
    ):
        if index == 1:
            yield CardName(prefix + number, number, "", of_seat, of_zone)
        yield CardName(f"{prefix}{number}#{index}", number, "", of_seat, of_zone, index)


def _prefix(place: tuple[int, str]) -> str:
    return f"{SEATS[place[0]]}.{place[1]}."


def _fits(card: int, name: CardName, board: NamedCards) -> bool:
    if card not in board.places or board.numbers.get(card, UNSEEN) != name.number:
        return False
    seat, zone = board.places[card]
    return name.seat in {-1, seat} and name.zone in {"", zone}


def _alike(card: int, board: NamedCards) -> list[int]:
    """The cards of the same number in the same zone, in its order."""
    place, number = board.places[card], board.numbers.get(card, UNSEEN)
    return [c for c, where in board.places.items() if where == place and board.numbers.get(c, UNSEEN) == number]
