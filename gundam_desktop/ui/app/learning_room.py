"""The way to lessons and puzzles, which are imported and made when they are first used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gundam_desktop.ui.rulebook.clause_facts import Lesson

if TYPE_CHECKING:
    from gundam_desktop.ui.app.learning import Learning


class LearningRoom:
    """Makes the one `Learning` of a window, and asks it."""

    def __init__(self, make: Callable[[], Learning]) -> None:
        self._make = make
        self._made: Learning | None = None

    @property
    def learning(self) -> Learning:
        """Lessons and puzzles; they are made by this."""
        if self._made is None:
            self._made = self._make()
        return self._made

    @property
    def title(self) -> str:
        """The title of the window while something of it is shown; empty otherwise."""
        return "" if self._made is None else self._made.title

    def show(self) -> None:
        """Show the page of lessons and puzzles."""
        self.learning.show()

    def ask_puzzle(self) -> None:
        """Make a puzzle of the position on the table."""
        self.learning.ask_puzzle()

    def open_lesson(self, name: str) -> None:
        """Open a lesson where the learner was last."""
        self.learning.open_lesson(name)

    def open_decisions(self, decisions: Sequence[Any], left: Callable[[], None]) -> None:
        """Open `ReviewedDecision`s; `left` is called when the player leaves them."""
        self.learning.open_decisions(decisions, left)

    def teaching(self, game: str, edition: str, number: str) -> list[Lesson]:
        """The lessons in which a clause is met, by its number in an edition of a game."""
        return self.learning.teaching(game, edition, number)
