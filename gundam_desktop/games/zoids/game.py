"""A game: new, loaded, or sampled from a view; and the decks that may be played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gundam_desktop.games.kit import game
from gundam_desktop.games.kit.decks import Deck, DeckError, Decks
from gundam_desktop.games.kit.state import UNKNOWN
from gundam_desktop.games.kit.state import load as load_state
from gundam_desktop.games.kit.views import sampled
from gundam_desktop.games.zoids import turn
from gundam_desktop.games.zoids.cards import BLANK, CUSTOM, EVENT, PILOT, SITUATION, all_cards, card_of
from gundam_desktop.games.zoids.faces import COLORS
from gundam_desktop.games.zoids.state import EDITIONS, State
from gundam_desktop.games.zoids.verbs import NOTATION, VERBS
from gundam_desktop.games.zoids.views import view_of
from gundam_desktop.locate import game_data
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import View

LEAST, MOST, MOST_COPIES = 40, 60, 3
IN_DECKS: Final = (PILOT, CUSTOM, EVENT, SITUATION)
DECKS: Final = Decks("zoids", all_cards, lambda number: COLORS[card_of(number).type])


@cache
def force_of(deck: str) -> tuple[str, ...]:
    """The Zoids that are suggested for a deck of the program."""
    return next(tuple(entry["force"]) for entry in game_data("zoids", "decks.json") if entry["name"] == deck)


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


def require_legal(deck: Deck) -> None:
    """Raise `DeckError` with the first reason if a deck may not be played."""
    if faults := [*_wrong_size(deck), *_too_many(deck), *_not_for_decks(deck)]:
        raise DeckError(f"{deck.name}: {faults[0]}")


@enforces("ZX-3")
def _wrong_size(deck: Deck) -> list[str]:
    """Return the reason why a deck has too few or too many cards; empty if it has not."""
    count = sum(each for _, each in deck.cards)
    return [] if LEAST <= count <= MOST else [f"a deck has {LEAST} to {MOST} cards (it has {count}) (ZX-3)"]


@enforces("ZO-27")
def _too_many(deck: Deck) -> list[str]:
    """Why a deck has too many copies of a card."""
    return [
        f"at most {MOST_COPIES} copies of a card (it has {count} {card_of(number).name['en']}) (ZO-27)"
        for number, count in deck.cards
        if count > MOST_COPIES
    ]


def _not_for_decks(deck: Deck) -> list[str]:
    """Why a deck has cards that are in no deck: Zoids and bases are in the hangar."""
    found = [number for number, _ in deck.cards if card_of(number).type not in IN_DECKS]
    return [f"{number} is in no deck; right are pilots, customs, events and situations" for number in found]
