"""A game of Fragment Digrayn: new, loaded, or sampled from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gundam_desktop.games.digrayn.cards import BLANK, all_cards, require_legal
from gundam_desktop.games.digrayn.rules import turn
from gundam_desktop.games.digrayn.state import EDITIONS, State
from gundam_desktop.games.digrayn.verbs import NOTATION, VERBS
from gundam_desktop.games.digrayn.views import view_of
from gundam_desktop.games.kit import game
from gundam_desktop.games.kit.decks import Deck
from gundam_desktop.games.kit.state import UNKNOWN
from gundam_desktop.games.kit.state import load as load_state
from gundam_desktop.games.kit.views import sampled
from gundam_desktop.tabletop import View


class Game(game.Game[State]):
    """A game in progress."""

    verbs, notation = VERBS, NOTATION

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        return view_of(self.state, player)


def start(
    decks: tuple[Deck, Deck], seed: int, edition: str = EDITIONS[-1], chooser: int | None = None, *, trial: bool = False
) -> Game:
    """Return a new game that asks who goes first; `chooser` is the seat that decides, None lets the seed pick it.

    Raises `DeckError` for a deck that may not be played, except in a `trial`, and `ValueError` for an unknown edition.
    """
    if edition not in EDITIONS:
        raise ValueError(f"edition: {edition!r}; right is one of {', '.join(EDITIONS)}")
    for deck in decks if not trial else ():
        require_legal(deck)
    state = State(edition, seed & ((1 << 64) - 1))
    turn.begin(state, [deck.numbers() for deck in decks], chooser)
    return Game(state)


def load(data: Mapping[str, Any]) -> Game:
    """Return the game that `dump` wrote. `ValueError` for other data, also for unknown cards."""
    return Game(load_state(State, data, EDITIONS, all_cards()))


def read_view(data: Mapping[str, Any], player: int) -> View:
    """Return the view of `player` whose knowledge `view.known.dump()` wrote. `ValueError` for other data."""
    return Game(load_state(State, data, EDITIONS, {*all_cards(), UNKNOWN})).view(player)


def sample_world(view: View, seed: int, decks: tuple[Deck | None, Deck | None] | None = None) -> Game:
    """A game that agrees with a view; unknown cards are dealt from the rest of the deck lists, else left blank."""
    lists = [deck.numbers() if deck is not None else None for deck in decks or (None, None)]
    return Game(sampled(view.known, seed, lists, BLANK))
