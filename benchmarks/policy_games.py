"""Games of the search's policy against itself, for programs that fit what judges positions to who won."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import opening, start
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.frames import MainDecision, OrderDecision, RedrawDecision
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.simulation.moves import by_rule, moves
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.weights import POLICY, shipped
from gundam_desktop.tabletop import Choice

_MOST_DECISIONS = 3000


def decks_for_games(chance: random.Random, games: int) -> Iterator[tuple[Any, Any]]:
    """Yield two official decks for each game; in half of the games both are the same."""
    decks = [library.deck(name) for name in library.deck_names() if name.startswith("official-")]
    for _ in range(games):
        first = chance.choice(decks)
        yield first, first if chance.random() < 0.5 else chance.choice(decks)


def main_phases(
    decks: tuple[Any, Any],
    chance: random.Random,
    shares: Sequence[float],
    first_turn: int,
    last_by_chance: float,
) -> Iterator[State]:
    """Play one game, and yield its state at the beginning of each main phase from `first_turn` on; then it is over.

    The game draws one of the `shares`: that share of the choices of main phases is made by chance, until the turn
    `last_by_chance`.
    """
    game = start(decks, chance.getrandbits(40), [*EDITIONS][-1], chance.randrange(2))
    game.apply(game.decision.player, Choice("first"))
    state, player, share, last = game.state, Policy(shipped(POLICY)), chance.choice(shares), first_turn - 1
    for _ in range(_MOST_DECISIONS):
        decision = state.decision()
        if decision is None:
            return
        seat = decision.player
        if isinstance(decision, MainDecision) and state.turn > last:
            last = state.turn
            yield state
        if isinstance(decision, RedrawDecision):
            choice = opening(game.view(seat)) or by_rule(state, decision)
        elif isinstance(decision, OrderDecision):
            choice = by_rule(state, decision)
        elif isinstance(decision, MainDecision) and share and state.turn <= last_by_chance and chance.random() < share:
            choice = chance.choice(moves(state, seat, 6, False))
        else:
            choice = player.choice(state, seat)
        player.carry_out(state, seat, choice)
