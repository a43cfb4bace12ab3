"""Games by chance, stopped at every decision; decks of the four shipped ones and of any cards there are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks import store
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.tabletop import Choice

Decks = tuple[Deck, Deck]


@cache
def shipped() -> dict[str, Deck]:
    known = {card.number for card in card_sets()}
    return {name: store.load(path, known) for name, path in store.shipped_decks().items()}


def any_deck(rng: random.Random) -> Deck:
    """A shipped deck, or as often one of cards of two colours by chance."""
    if rng.random() < 0.5:
        return rng.choice([*shipped().values()])
    colors = rng.sample(sorted({card.color for card in card_sets() if card.color and not card.is_token}), 2)
    playable = [c.number for c in card_sets() if c.color in colors and c.type in ("unit", "pilot", "command", "base")]
    numbers = rng.sample(playable, 13)
    return Deck(name="by chance", cards=tuple((number, 2 if number == numbers[-1] else 4) for number in numbers))


def any_decks(rng: random.Random) -> Decks:
    return any_deck(rng), any_deck(rng)


def any_choice(game: Game, rng: random.Random) -> Choice:
    decision = game.decision
    choices = game.choices(decision.player)
    return rng.choice(choices) if choices else some_selection(decision, rng)


def walk(decks: Decks, rng: random.Random, most: int = 2000) -> Iterator[Game]:
    """The game at every decision, then as it ended. Whoever looks may change nothing."""
    game = start(decks, rng.getrandbits(64))
    for _ in range(most):
        yield game
        if game.decision.player < 0:
            return
        game.apply(game.decision.player, any_choice(game, rng))
    raise AssertionError(f"no end after {most} decisions")


def told(decks: Decks, game: Game) -> str:
    """What to say about a position in which a property fails."""
    return f"{[deck.cards for deck in decks]} turn {game.state.turn}: {game.decision}"
