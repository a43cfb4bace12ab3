"""What is counted in games of the GUNDAM CARD GAME that are played for statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gundam_desktop.games.gcg import game as play
from gundam_desktop.games.gcg.model.constants import RESOURCES, SHIELDS, STARTING_HAND
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.terms import EX_RESOURCE
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Event, Game
from gundam_desktop.tabletop.play_counter import MOST_COPIES_COUNTED

_PLAYED: Final = {"deployed", "paired", "played"}
_COUNTED: Final = {*_PLAYED, "drew", "redraw", "linked", "turn begins"}


def numbers(deck: Any) -> Sequence[str]:
    """The different card numbers of a deck, without Resources."""
    return [number for number, _count in deck.cards]


def words(language: str) -> Mapping[str, str]:
    """The names of all figures and of what happens to cards."""
    found: Mapping[str, str] = game_words(language)["play figures"]
    return found


def counter(decks: tuple[Any, Any]) -> Counter:
    """Return a counter for a new game with these decks."""
    return Counter(decks)


class Counter:
    """Counts one game (`tabletop.play_counter.PlayCounter`)."""

    def __init__(self, decks: tuple[Any, Any]) -> None:
        self._numbers = [numbers(deck) for deck in decks]
        self._redraws, self._unused, self._linked = [0, 0], [0, 0], [-1, -1]
        self._dealt: tuple[list[str], list[str]] = [], []
        self._drawn: tuple[list[str], list[str]] = [], []
        self._played: tuple[list[str], list[str]] = [], []
        self._in_hand: set[int] = set()
        self._turn_player = -1

    def add(self, game: Game, events: Sequence[Event]) -> None:
        """Count the events of a choice."""
        in_hand = self._in_hand
        for event in events:
            kind = event.kind
            if kind in _COUNTED:
                self._count(game, kind, event)
            for change in event.changes:
                zone = change.zone
                if zone == "hand":
                    in_hand.add(change.card)
                elif zone:
                    in_hand.discard(change.card)

    def _count(self, game: Game, kind: str, event: Event) -> None:
        seat = event.player
        if kind == "drew":
            (self._dealt if self._turn_player < 0 else self._drawn)[seat].append(event.number)
        elif kind in _PLAYED:
            if event.card in self._in_hand:
                self._played[seat].append(event.number)
        elif kind == "redraw":
            self._redraws[seat] += 1
        elif kind == "linked":
            if self._linked[seat] < 0:
                self._linked[seat] = game.turn
        elif kind == "turn begins":
            if self._turn_player >= 0:
                assert isinstance(game, play.Game)
                self._unused[self._turn_player] += _active_resources(game.state, self._turn_player)
            self._turn_player = seat

    def figures(self, game: Game) -> Mapping[str, tuple[int, int]]:
        """The figures of the game; its turn for the first Link Unit, -1 without one."""
        assert isinstance(game, play.Game)
        shields = [len(game.state.zone(seat, SHIELDS)) for seat in (0, 1)]
        found = {"redraws": self._redraws, "shields": shields, "linked": self._linked, "unused": self._unused}
        return {key: (first, second) for key, (first, second) in found.items()}

    def cards(self) -> Mapping[str, tuple[str, str]]:
        """The cards of the hands that were kept, those drawn from the first turn on, and those played from the hand."""
        hands = [dealt[-STARTING_HAND:] for dealt in self._dealt]
        found = {"hand": hands, "drawn": self._drawn, "played": self._played}
        return {key: (self._copies(0, first), self._copies(1, second)) for key, (first, second) in found.items()}

    def _copies(self, seat: int, cards: Sequence[str]) -> str:
        return "".join(str(min(cards.count(number), MOST_COPIES_COUNTED)) for number in self._numbers[seat])


def _active_resources(state: State, player: int) -> int:
    """Count the Resources that a player has left unused; EX Resources are kept on purpose."""
    cards = (state.cards[card] for card in state.zone(player, RESOURCES))
    return sum(not card.rested and card.definition.number != EX_RESOURCE for card in cards)
