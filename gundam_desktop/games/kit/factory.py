"""Where the games of a kind come from: new, saved, or sampled from what a player knows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from gundam_desktop.games.kit.decks import Deck
from gundam_desktop.games.kit.game import Game
from gundam_desktop.games.kit.state import UNKNOWN, State, load
from gundam_desktop.games.kit.views import sampled
from gundam_desktop.tabletop import View
from gundam_desktop.tabletop.chance import first_number

G = TypeVar("G", bound=Game[Any])


class GameFactory(Generic[G]):
    """Makes games of one kind; its methods are parts of the `GameModule`."""

    def __init__(
        self,
        game: Callable[[Any], G],
        state: type[State[Any, Any]],
        editions: Sequence[str],
        numbers: Callable[[], Collection[str]],
        blank: str,
        require_legal: Callable[[Deck], None],
        begin: Callable[[Any, list[list[str]], int | None], None],
    ) -> None:
        """`numbers` returns the numbers of all cards, `blank` is that of a card about which nothing is known.

        `require_legal` raises `DeckError` for a deck that may not be played; `begin` lays out the cards of both decks
        and asks who goes first: a chosen seat decides that, None lets the seed pick one.
        """
        self.game, self._state, self.editions, self.blank = game, state, editions, blank
        self.numbers, self._require_legal, self._begin = numbers, require_legal, begin

    def start(
        self, decks: tuple[Deck, Deck], seed: int, edition: str = "", chooser: int | None = None, *, trial: bool = False
    ) -> G:
        """Return a new game that asks who goes first, in the newest edition unless another is named.

        Raises `DeckError` for a deck that may not be played, except in a `trial`; `ValueError` for an unknown edition.
        """
        edition = edition or self.editions[-1]
        if edition not in self.editions:
            raise ValueError(f"edition: {edition!r}; expected one of {', '.join(self.editions)}")
        for deck in decks if not trial else ():
            self._require_legal(deck)
        state = self._state(edition, first_number(seed))
        self._begin(state, [deck.numbers() for deck in decks], chooser)
        return self.game(state)

    def load(self, data: Mapping[str, Any]) -> G:
        """Return the game that `dump` wrote. `ValueError` for other data, also for unknown cards."""
        return self.game(load(self._state, data, self.editions, self.numbers()))

    def read_view(self, data: Mapping[str, Any], player: int) -> View:
        """Return the view of `player` whose knowledge `view.known.dump()` wrote. `ValueError` for other data."""
        return self.game(load(self._state, data, self.editions, {*self.numbers(), UNKNOWN})).view(player)

    def sample_world(self, view: View, seed: int, decks: tuple[Deck | None, Deck | None] | None = None) -> G:
        """Return a game that agrees with a view: unknown cards are dealt from the rest of the deck lists, or blank."""
        lists = [deck.numbers() if deck is not None else None for deck in decks or (None, None)]
        return self.game(sampled(view.known, seed, lists, self.blank))
