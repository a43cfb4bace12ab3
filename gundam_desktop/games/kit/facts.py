"""The expectations in scenarios: their subjects, the types of their values, and whether they are met."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, Literal, TypeVar

from gundam_desktop.games.kit.game import Game
from gundam_desktop.games.kit.notation import Board, Notation
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import AmbiguousName, FieldError, NotationError, checked
from gundam_desktop.scenarios.fields import SEATS, Model, Path, Text, Whole, clauses_type
from gundam_desktop.scenarios.scenario import Fact
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tabletop import Event

G = TypeVar("G", bound=Game[Any])
Names = tuple[Text, ...]
_OF_THE_GAME: Final[Mapping[str, Any]] = {
    "winner": Literal["A", "B", "draw", "none"],
    "turn_player": Literal["A", "B"],
    "phase": Text,
    "turn": Whole,
    "decision": Text,
}


class Named(int):
    """The id of a card as a fact's value: it is compared by the card's label or number; 0 is `none`."""


class Facts(Generic[G]):
    """The facts of one game. Facts about the game, a player's zones and cards have the same form in all games."""

    card_fact: type[Model]
    """The model of the facts about one card, with None for facts that are not checked."""
    of_the_game: Mapping[str, Any]
    """The game's own subject -> the type of its value."""
    lists: Mapping[str, Callable[[G, int], Sequence[int]]] = MappingProxyType({})
    """The game's own lists of cards of a player, besides the zones: name -> the cards in order, by game and seat."""

    def __init__(self, notation: Notation, example: str, zones: Sequence[str], ordered: Collection[str] = ()) -> None:
        """`example` is a clause for messages; `ordered` are the zones in which the order of the cards is checked."""
        self.notation, self._ordered, self._zones = notation, ordered, zones
        self._types = {**_OF_THE_GAME, "cited": clauses_type(example), **self.of_the_game}
        listed = "|".join((*zones, *self.lists))
        self._of_side = re.compile(rf"^([AB])\.(?:({listed})(?:\.(top|bottom))?|sees|unseen)$")

    # what a game provides

    @abstractmethod
    def of_card(self, game: G, card: int, name: str) -> Any:
        """The value of a card's fact."""

    def of_game(self, game: G, subject: str) -> Any:
        """Return the actual value of one of the game's own subjects; by default, the field of its state."""
        return str(getattr(game.state, subject))

    def of_place(self, game: G, place: str, name: str, board: Board) -> Any:
        """The value of one fact of a subject of the game whose type is a model, such as a cell of its board."""
        raise NotImplementedError

    # common to all games

    def expected(self, subject: str, value: Any, path: Path) -> Any:
        """The expected value of a subject, checked. Raises `FieldError`."""
        if subject in self._types:
            return checked(self._types[subject], value, path)
        if side := self._of_side.match(subject):
            is_counted = side[2] is not None and side[3] is None and isinstance(value, int)
            return checked(Whole if is_counted else Names, value, path)
        if self.notation.card_name.match(subject):
            return checked(self.card_fact, value, path)
        known = [*self._types, "legal", "illegal", *(f"A.{zone}" for zone in self._zones)]
        raise FieldError(path, f"there is no such subject; {did_you_mean(subject, known)}".rstrip("; "))

    def names_in(self, fact: Fact) -> list[str]:
        """The names of cards that a fact mentions."""
        if isinstance(fact.value, Model):
            return [] if fact.subject in self._types else [fact.subject]
        return list(fact.value) if self._of_side.match(fact.subject) and isinstance(fact.value, tuple) else []

    def mismatch(self, fact: Fact, game: G, board: Board, events: Sequence[Event]) -> str:
        """The actual value, if a fact does not hold; empty if it does. `FieldError` for an ambiguous name."""
        try:
            now = self._now(fact, game, board, events)
        except AmbiguousName as error:
            raise FieldError(fact.path, str(error)) from None
        except NotationError as error:
            return f"{fact.subject}: {error}"
        expected = fact.value.model_dump(exclude_none=True) if isinstance(fact.value, Model) else fact.value
        return "" if now == expected else f"{fact.subject}: expected {_shown(expected)}, is {_shown(now)}"

    def _now(self, fact: Fact, game: G, board: Board, events: Sequence[Event]) -> Any:
        subject = fact.subject
        if isinstance(fact.value, Model):
            names = fact.value.model_dump(exclude_none=True)
            if subject in self._types:
                return {name: self.of_place(game, subject, name, board) for name in names}
            card = find(self.notation.read_name(subject), (), board)
            return {name: _by_name(self.of_card(game, card, name), game, board) for name in names}
        if subject == "cited":
            return _cited(fact.value, events)
        if side := self._of_side.match(subject):
            seat = SEATS.index(side[1])
            if side[2]:
                return self._of_zone(game, (seat, side[2]), side[3], fact.value, board)
            return tuple(n for n in fact.value if self._sees(game, seat, n, board) == subject.endswith(".sees"))
        match subject:
            case "winner":
                result = game.state.result
                return SEATS[int(result)] if result.isdigit() else result or "none"
            case "turn_player":
                return SEATS[game.state.turn_player]
            case "decision":
                decision = game.decision
                return decision.kind if decision.player < 0 else f"{SEATS[decision.player]} {decision.kind}"
            case "turn":
                return game.state.turn
        return _by_name(self.of_game(game, subject), game, board)

    def _of_zone(self, game: G, place: tuple[int, str], part: str | None, expected: Any, board: Board) -> Any:
        seat, listed = place
        there = self.lists[listed](game, seat) if listed in self.lists else game.state.zones[place]
        if isinstance(expected, int):
            return len(there)
        if part == "top":
            there = there[: len(expected)]
        elif part == "bottom":
            there = there[-len(expected) :]
        written = _by_name(tuple(map(Named, there)), game, board)
        ordered = part is not None or listed in self._ordered or listed in self.lists
        return written if ordered or sorted(written) != sorted(expected) else expected

    def _sees(self, game: G, seat: int, name: str, board: Board) -> bool:
        seen = game.view(seat).cards.get(find(self.notation.read_name(name), (), board))
        return seen is not None and bool(seen.number)


def _by_name(value: Any, game: Game[Any], board: Board) -> Any:
    """Replace ids of cards in a value by the cards' names."""
    if isinstance(value, tuple):
        return tuple(_by_name(each, game, board) for each in value)
    if not isinstance(value, Named):
        return value
    labels = {card: label for label, card in board.labels.items()}
    return labels.get(value, game.state.cards[value].number) if value else "none"


def _cited(clauses: tuple[str, ...], events: Sequence[Event]) -> tuple[str, ...]:
    """Return these clauses if the events cite them in this order, else the clauses that the events do cite."""
    cited = iter(event.clause for event in events)
    found = tuple(clause for clause in clauses if clause in cited)
    return found if found == clauses else tuple(dict.fromkeys(event.clause for event in events))


def _shown(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
