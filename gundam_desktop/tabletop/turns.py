"""The turns of a game that is played: one loop for bots alone, for programs, for a window and for a server."""

from __future__ import annotations

from typing import Protocol

from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.game import Game


class Decider:
    """Makes the decisions of one player.

    This one leaves them all to others: they are a person's, at a window or on another computer, and come from outside.
    """

    def start(self) -> None:
        """Get ready ahead of the first decision."""

    def decide(self, game: Game, seat: int) -> Choice | None:  # noqa: ARG002 - others know the game
        """Return the choice for the decision that a game waits for; None if it comes later."""
        return None

    def poll(self) -> Choice | None:
        """Return the choice that `decide` has left for later, once it is there; None until then."""
        return None

    def reject(self, why: str) -> None:
        """Make the decision again, since the last choice was not legal."""

    def cancel(self) -> None:
        """Drop the decision that is being made."""

    def stop(self) -> None:
        """Decide nothing any more, and free what that has taken."""


class Table(Protocol):
    """A game with its players."""

    @property
    def game(self) -> Game:
        """The game at its present position."""
        ...

    def decide(self, seat: int, /) -> Choice | None:
        """Return the choice of the player who decides; None if it comes later."""
        ...

    def apply(self, seat: int, choice: Choice, /) -> object:
        """Make a choice in the game."""
        ...


def play_on(table: Table) -> int:
    """Let the players decide, until a choice comes later or the game is over.

    Returns the seat whose choice comes later; -1 if the game is over.
    """
    while (seat := table.game.decision.player) >= 0:
        choice = table.decide(seat)
        if choice is None:
            break
        table.apply(seat, choice)
    return seat
