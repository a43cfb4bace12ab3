"""Games by chance, stopped at every decision; of the shipped decks and of any cards there are.

Every fourth game is played by the later edition of the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.game import EDITIONS, Game, start
from gundam_desktop.tabletop import Choice
from gundam_desktop.tabletop import Game as AnyGame

Decks = tuple[Deck, Deck]
COMMON = ("main", "action", "block")
"""Kinds of decisions that most of a game's are of."""


@cache
def shipped() -> dict[str, Deck]:
    cards = {card.number: card for card in card_sets()}
    return {name: deck_lookup.load(path, cards) for name, path in deck_lookup.shipped_decks().items()}


@cache
def playable() -> dict[str, list[str]]:
    """The numbers of the cards that can be in a deck, by colour."""
    found: dict[str, list[str]] = {}
    for card in card_sets():
        if card.color and card.type in ("unit", "pilot", "command", "base"):
            found.setdefault(card.color, []).append(card.number)
    return found


def any_deck(rng: random.Random) -> Deck:
    """A shipped deck, or as often one of cards of two colours by chance."""
    if rng.random() < 0.5:
        return rng.choice([*shipped().values()])
    numbers = rng.sample([number for color in rng.sample(sorted(playable()), 2) for number in playable()[color]], 13)
    return Deck(name="by chance", cards=tuple((number, 2 if number == numbers[-1] else 4) for number in numbers))


def any_decks(rng: random.Random) -> Decks:
    return any_deck(rng), any_deck(rng)


def any_choice(game: AnyGame, rng: random.Random) -> Choice:
    """A legal choice of the player who decides, without a view, which costs more than the rest of a step."""
    decision = game.decision
    choices = game.legal_choices(decision.player)
    return rng.choice(choices) if choices else some_selection(decision, rng)


def begin(decks: Decks, rng: random.Random) -> Game:
    """A game before its first decision, of either edition."""
    return start(decks, rng.getrandbits(64), rng.choices([*EDITIONS], weights=(3, 1))[0])


def walk(decks: Decks, rng: random.Random, most: int = 2000) -> Iterator[Game]:
    """The game at every decision, then as it ended. Whoever looks may change nothing."""
    game = begin(decks, rng)
    for _ in range(most):
        yield game
        if game.decision.player < 0:
            return
        game.apply(game.decision.player, any_choice(game, rng))
    raise AssertionError(f"no end after {most} decisions")


def positions(rng: random.Random, count: int) -> Iterator[tuple[Decks, Game]]:
    """Positions of as many games as it takes: most decisions of rare kinds, every tenth of the common ones."""
    while True:
        decks = any_decks(rng)
        for game in walk(decks, rng):
            if rng.random() < (0.1 if game.decision.kind in COMMON else 0.8):
                yield decks, game
                count -= 1
                if count <= 0:
                    return


def told(decks: Decks, game: Game) -> str:
    """What to say about a position in which a property fails."""
    state = game.state
    return f"{[deck.cards for deck in decks]} edition {state.edition} turn {state.turn}: {game.decision}"
