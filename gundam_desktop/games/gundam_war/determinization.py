"""Makes whole states that agree with all that a player knows, from the player's view alone."""

from __future__ import annotations

import random
from collections import Counter

from gundam_desktop.games.gundam_war.decks import Deck
from gundam_desktop.games.gundam_war.game import Game
from gundam_desktop.games.gundam_war.model.cards import BLANK
from gundam_desktop.games.gundam_war.model.state import State
from gundam_desktop.tabletop import View


def sample_world(view: View, seed: int, decks: tuple[Deck | None, Deck | None] | None = None) -> Game:
    """A game that agrees with a view; unknown cards are dealt from the rest of the deck lists.

    Cards of a player whose list is None stay blank.
    """
    known: State = view.known
    state = known.copy()
    chance = random.Random(seed)
    state.random = chance.getrandbits(64)
    for owner, deck in enumerate(decks or (None, None)):
        unknown = [i for i, record in enumerate(state.cards) if i and record.owner == owner and not record.number]
        seen = Counter(record.number for record in state.cards if record.owner == owner and record.number)
        rest = sorted((Counter(deck.numbers()) - seen).elements()) if deck else []
        numbers = rest + [BLANK] * (len(unknown) - len(rest))
        chance.shuffle(numbers)
        for card_id, number in zip(unknown, numbers, strict=False):  # lists of other decks may leave some over
            state.put(card_id, number=number)
    return Game(state)
