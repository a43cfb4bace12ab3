"""The decisions of a player in a recorded game, as they could see them, each with worlds that agree with their view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any, TypeAlias

from gundam_desktop.bots.greedy import Trial, distinct
from gundam_desktop.bots.lookahead import Lookahead
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Choice, Game, View

Decks: TypeAlias = tuple[Any, Any] | None
"""The decks of a game; None where they are not known."""
SCREENING_WORLDS = 3
"""The number of worlds in which every choice of every decision is tried."""


class PastDecision:
    """One decision of a player: what they saw, what they chose, what else they could have chosen."""

    def __init__(self, game_module: GameModule, game: Game, position: int, played: Choice, decks: Decks) -> None:
        self.game_module, self.decks = game_module, decks
        self.position = position
        """The number of choices made before it."""
        self.game = game
        """The game before the choice; it must not be changed."""
        self.played = played
        self.view: View = game.view(game.decision.player)

    @property
    def player(self) -> int:
        return self.view.player

    @cached_property
    def choices(self) -> list[Choice]:
        """The choices, those with copies of one card once; empty for a selection of several cards."""
        return distinct(self.view, self.game.legal_choices(self.player))

    def is_open(self) -> bool:
        """True if another choice was possible, in a turn; decisions before the first turn count as luck.

        False for a concession: its player meant to end the game.
        """
        return len(self.choices) != 1 and self.view.turn > 0 and self.played.verb != "concede"

    def worlds(self, count: int) -> list[Game]:
        """Worlds that agree with the view; the first ones of a larger number are the same."""
        chance = random.Random(f"{self.position} {self.view.turn} {self.view.phase} {self.view.zones}")
        return [self.game_module.sample_world(self.view, chance.getrandbits(64), self.decks) for _ in range(count)]

    def screened(self) -> tuple[Choice, float]:
        """The choice that looks best one choice ahead, and how much better than the one played, in evaluation."""
        trial = Trial(self.view, self.worlds(SCREENING_WORLDS), Lookahead(self.game_module))
        choices = self.choices
        best = max(choices, key=trial.worth) if choices else trial.best_selection()
        return best, trial.worth(best) - trial.worth(self.played)


def read_decks(game_module: GameModule, written: tuple[Any, Any]) -> Decks:
    """Both decks from the game's own form; None for a game that began at a position, without decks."""
    first, second = written
    return None if first is None or second is None else (game_module.read_deck(first), game_module.read_deck(second))


def decisions_of(history: GameHistory, game_module: GameModule, seat: int, decks: Decks) -> Iterator[PastDecision]:
    """Yield the decisions that a seat made itself with another choice possible, in order."""
    for position in range(history.first, history.position):
        move, game = history.moves[position], history.at(position)
        if move.seat != seat or move.forced or game.decision.player != seat:
            continue
        decision = PastDecision(game_module, game, position, game.parse(move.text, seat), decks)
        if decision.is_open():
            yield decision
