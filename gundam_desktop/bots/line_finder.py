"""The best choices of a decision with what they are worth and what could follow, found in another process."""

from __future__ import annotations

from typing import Any, Final

from gundam_desktop.bots.search import Thought
from gundam_desktop.bots.search_bot import SearchBot, Style
from gundam_desktop.games import find
from gundam_desktop.tabletop import View

TOLD: Final = 3
"""How many choices are told with what follows them."""
STYLE: Final = Style(nodes=12000, worlds=16)


class LineFinder:
    """The work of searching one decision: a call carries it out. It can be sent to another process."""

    def __init__(self, game: str, view: View, decks: Any, seed: int) -> None:
        """`view` is that of the player who decides; `decks` are those that they may know of, each None if not."""
        self._game, self._view, self._decks, self._seed = game, view, decks, seed

    def __call__(self, _number: int) -> Thought | None:
        """What the search makes of it; None for a game that cannot be searched."""
        return SearchBot(find(self._game), self._seed, STYLE).thought(self._view, self._decks, told=TOLD)
