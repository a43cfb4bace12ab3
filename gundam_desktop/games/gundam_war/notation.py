"""The written form of every choice: read, written, and looked up among the cards that a player sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from gundam_desktop.games.gundam_war.model.state import AREAS, PLACES, Zone
from gundam_desktop.scenarios import card_names
from gundam_desktop.scenarios.card_names import CardName, find, name_of
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.tabletop import Choice, Decision, View

ALONE: Final = ("first", "second", "keep", "redraw", "reveal", "end", "pass", "concede")
"""Choices of one word."""
_FORMS: Final = {
    "deploy": "deploy CARD",
    "set": "set CARD on UNIT",
    "play": "play CARD on UNIT",
    "sortie": "sortie UNIT to earth",
    "choose": "choose CARD, CARD",
    "resolve": "resolve CARD",
}
_JOINTS: Final = {"set": " on ", "play": " on ", "sortie": " to "}
CARD_NAME: Final = card_names.name_pattern([*map(str, PLACES), str(Zone.UNDER)])
EXAMPLE: Final = "GB-01"


class Written(NamedTuple):
    """A choice as written, its cards not yet looked up."""

    text: str
    verb: str
    card: CardName | None = None
    target: CardName | None = None
    cards: tuple[CardName, ...] = ()
    word: str = ""
    number: int = 0

    def names(self) -> list[CardName]:
        """The names of cards in it."""
        return [name for name in (self.card, self.target, *self.cards) if name is not None]


class Board(NamedTuple):
    """The cards that a choice of one player can name (`card_names.NamedCards`)."""

    player: int
    decision: Decision
    places: Mapping[int, tuple[int, str]]
    numbers: Mapping[int, str]
    labels: Mapping[str, int] = {}


def parse(text: str, board: Board) -> Choice:
    """The choice that a text means on this board. Raises `NotationError` with the reason and a remedy."""
    return resolve(read_choice(text), board)


def read_choice(text: str) -> Written:
    """Parse the words of a choice.

    >>> read_choice("sortie lancer to earth 1")[5:]
    ('earth', 1)
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    if verb in ALONE and not rest:
        return Written(text, verb)
    if verb not in _FORMS:
        raise NotationError(f"`{text}` is no choice; right are {', '.join([*ALONE, *_FORMS.values()])}")
    first, joint, second = rest.partition(_JOINTS.get(verb, "\n"))
    if not rest or (verb in _JOINTS and not joint):
        raise NotationError(f"`{text}` is not whole; right is `{_FORMS[verb]}`")
    if verb == "choose":
        return Written(text, verb, cards=tuple(read_name(name.strip(), text) for name in rest.split(",")))
    if verb == "sortie":
        return _to_area(text, read_name(first, text), second)
    return Written(text, verb, read_name(first, text), read_name(second, text) if second else None)


def _to_area(text: str, unit: CardName, where: str) -> Written:
    area, _, place = where.partition(" ")
    if area not in AREAS or (place and not (place.isdecimal() and 1 <= int(place[:4]) <= 99)):
        right = "`sortie UNIT to earth`, or to `space`, with a place in the squad from 1 if not the last"
        raise NotationError(f"`{text}` has no such place; right is {right}")
    return Written(text, "sortie", unit, word=area, number=int(place) if place else 0)


def read_name(name: str, text: str = "") -> CardName:
    """Parse the name of a card; `text` is the choice or fact that it is in."""
    return card_names.read_name(name, CARD_NAME, EXAMPLE, text)


def resolve(written: Written, board: Board) -> Choice:
    """The choice with its cards looked up."""
    meant = tuple(_meant(written.verb, board))
    card = find(written.card, meant, board) if written.card else 0
    target = find(written.target, _units(board, written.verb), board) if written.target else 0
    cards = tuple(find(name, meant, board) for name in written.cards)
    return Choice(written.verb, card, target, cards, written.word, written.number)


def format_choice(choice: Choice, board: Board) -> str:
    """The written form of a choice, with the shortest unambiguous names."""
    meant = tuple(_meant(choice.verb, board))
    if choice.verb == "choose":
        return "choose " + ", ".join(name_of(card, meant, board) for card in choice.cards)
    text = f"{choice.verb} {name_of(choice.card, meant, board)}" if choice.card else choice.verb
    if choice.target:
        text += f" on {name_of(choice.target, _units(board, choice.verb), board)}"
    if choice.word:
        text += f" to {choice.word}"
    return f"{text} {choice.number}" if choice.number else text


def _meant(verb: str, board: Board) -> Iterator[int]:
    """The cards that the card of a verb can mean."""
    if verb == "choose":
        yield from board.decision.candidates
        return
    zones = ("station",) if verb == "sortie" else ("hand",) if verb != "resolve" else ("station", "earth", "space")
    for card, place in board.places.items():
        if place in {(board.player, zone) for zone in zones}:
            yield card


def _units(board: Board, verb: str) -> tuple[int, ...]:
    """The units that the target of a verb can mean."""
    seats = (board.player,) if verb == "set" else (0, 1)
    zones = ("station", "earth", "space")
    return tuple(card for card, (seat, zone) in board.places.items() if seat in seats and zone in zones)


def board_of(view: View, labels: Mapping[str, int] | None = None) -> Board:
    """The board of a view. `labels` are a scenario's names for cards."""
    places: dict[int, tuple[int, str]] = {}
    for place, cards in view.zones.items():
        for card in cards:
            places[card] = place
            if character := view.cards[card].over:
                places[character] = place[0], str(Zone.UNDER)
    numbers = {card: shown.number for card, shown in view.cards.items() if shown.number}
    return Board(view.player, view.decision, places, numbers, labels or {})
