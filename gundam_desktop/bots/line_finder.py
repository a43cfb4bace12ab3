"""Finds the best choices of a decision in another process, with their chances and what could follow."""

from __future__ import annotations

from typing import Any, Final

from gundam_desktop.bots.search import Thought
from gundam_desktop.bots.search_bot import SearchBot, Style
from gundam_desktop.games import find
from gundam_desktop.tabletop import View

TOLD: Final = 3
"""For how many choices the line that follows is found, too."""
STYLE: Final = Style(nodes=12000, worlds=16)


class LineFinder:
    """The work of searching one decision: a call carries it out. It can be sent to another process."""

    def __init__(self, game: str, view: View, decks: Any, seed: int) -> None:
        """`view` is the deciding player's; `decks` are both decks, each None if that player does not know it."""
        self._game, self._view, self._decks, self._seed = game, view, decks, seed

    def __call__(self, _number: int) -> Thought | None:
        """Return the result of the search; None for a game that cannot be searched."""
        return SearchBot(find(self._game), self._seed, STYLE).thought(self._view, self._decks, followed=TOLD)
