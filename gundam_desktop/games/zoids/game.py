"""A game of the Zoids Battle Card Game."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit import game
from gundam_desktop.games.kit.factory import GameFactory
from gundam_desktop.games.zoids.cards import BLANK, all_cards, require_legal
from gundam_desktop.games.zoids.state import EDITIONS, State
from gundam_desktop.games.zoids.turn import begin
from gundam_desktop.games.zoids.verbs import NOTATION, VERBS
from gundam_desktop.games.zoids.views import view_of
from gundam_desktop.tabletop import Choice, View

LIKELY_DICE: Final = (4,) * 12
"""More dice than one choice throws: an attack hits with 3 or more, a counter-attack with 5 or more."""


class Game(game.Game[State]):
    """A game in progress."""

    verbs, notation = VERBS, NOTATION

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        return view_of(self.state, player)

    def try_out(self, player: int, choice: Choice) -> None:
        """Carry out a choice of a bot that looks ahead, with dice on which it should count."""
        self.state.dice = LIKELY_DICE
        super().try_out(player, choice)


GAMES: Final = GameFactory(Game, State, EDITIONS, all_cards, BLANK, require_legal, begin)
