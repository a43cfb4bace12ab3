"""A decision found by a review, so that its player can try it again; for files, tables and other processes.

It is stored as one of the worlds that agree with what its player saw. It does not contain the true hidden cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from gundam_desktop.coach.decisions import PastDecision, read_decks
from gundam_desktop.coach.review import Verdict
from gundam_desktop.games import find
from gundam_desktop.records import GameHistory
from gundam_desktop.tabletop import Choice, Game


class ReviewedDecision(NamedTuple):
    """A decision with the review's verdict on it."""

    game: str
    """The key of its game."""
    seat: int
    turn: int
    state: Mapping[str, Any]
    """The dump of one of its worlds."""
    decks: tuple[Any, Any]
    """Both decks in the game's own form; None for one that is not known."""
    verdict: Verdict

    def world(self) -> Game:
        """Return the game at the decision; every call returns a new copy."""
        return find(self.game).load(self.state)

    def played(self, world: Game) -> Choice:
        """The choice that was made."""
        return world.parse(self.verdict.played, self.seat)

    def better(self, world: Game) -> Choice:
        """The choice that the review found."""
        return world.parse(self.verdict.better, self.seat)

    def past(self) -> PastDecision:
        """The decision as its player saw it, with the same worlds as in the review."""
        game_module, world = find(self.game), self.world()
        return PastDecision(
            game_module, world, self.verdict.position, self.played(world), read_decks(game_module, self.decks)
        )


def reviewed_decision(history: GameHistory, seat: int, verdict: Verdict) -> ReviewedDecision:
    """The decision of a game that a verdict is about."""
    start = history.record.start
    game_module, game = find(start.game), history.at(verdict.position)
    decks = (start.players[0].deck, start.players[1].deck)
    played = game.parse(verdict.played, seat)
    decision = PastDecision(game_module, game, verdict.position, played, read_decks(game_module, decks))
    return ReviewedDecision(start.game, seat, game.turn, decision.worlds(1)[0].dump(), decks, verdict)
