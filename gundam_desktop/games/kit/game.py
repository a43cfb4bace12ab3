"""A game in progress, for any game on the kit: combines its state, its verbs and its views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

from gundam_desktop.games.kit import state as states
from gundam_desktop.games.kit.notation import Board, Notation
from gundam_desktop.games.kit.state import State
from gundam_desktop.games.kit.verbs import Verbs
from gundam_desktop.games.kit.views import decision_of
from gundam_desktop.tabletop import Choice, Decision, Event, IllegalChoice, Refusal, View

S = TypeVar("S", bound=State[Any, Any])


class Game(ABC, Generic[S]):
    """A game in progress (`tabletop.Game`). Seats are 0 (A) and 1 (B)."""

    verbs: ClassVar[Verbs[Any]]
    notation: ClassVar[Notation]

    def __init__(self, state: S) -> None:
        self.state = state
        self._named: tuple[int, S, Board] | None = None

    @property
    def decision(self) -> Decision:
        """The decision that the game waits for, and whose it is."""
        return decision_of(self.state)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self.state.turn

    def legal_choices(self, player: int) -> list[Choice]:
        """The legal choices of `player` now; a selection of several cards is not listed."""
        return self.verbs.legal_choices(self.state, player)

    def pseudo_legal_choices(self, player: int, card: int = 0) -> list[Choice]:
        """Every well-formed choice that `player` could try, legal or not; with `card`, only those of this card."""
        return self.verbs.pseudo_legal_choices(self.state, player, card)

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        """Every reason why the choice is not legal; empty exactly when it is."""
        return self.verbs.explain(self.state, player, choice)

    def apply(self, player: int, choice: Choice) -> list[Event]:
        """Carry out a choice. Raises `IllegalChoice` and changes nothing if it is not legal."""
        if refusals := self.explain(player, choice):
            raise IllegalChoice(choice, refusals)
        self.state.events = []
        self.verbs.carry_out(self.state, player, choice)
        events, self.state.events = self.state.events, []
        return events

    def try_out(self, player: int, choice: Choice) -> None:
        """Carry out a choice whose legality is not checked, and discard its events."""
        self.verbs.carry_out(self.state, player, choice)
        self.state.events = []

    @abstractmethod
    def view(self, player: int) -> View:
        """All that `player` may know now (`views.view_of`). ValueError for an invalid seat."""

    def copy(self) -> Self:
        """Return a copy, which continues exactly like this game."""
        return type(self)(self.state.copy())

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        return self.state.dump()

    def digest(self) -> str:
        """A short text that is equal exactly for equal states."""
        return states.digest(self.state)

    def parse(self, text: str, player: int) -> Choice:
        """The choice that `player` writes as `text`. Raises `ValueError` with the reason if it is none."""
        return self.notation.resolve(self.notation.read(text), self._board(player))

    def format(self, choice: Choice, player: int) -> str:
        """The written form of a choice, the shortest that is clear to `player`."""
        return self.notation.format(choice, self._board(player))

    def _board(self, player: int) -> Board:
        """The cards that a choice of `player` can name; kept while the state is the same, as a view costs much."""
        if self._named is None or self._named[:2] != (player, self.state):
            self._named = player, self.state.copy(), self.notation.board(self.view(player))
        return self._named[2]
