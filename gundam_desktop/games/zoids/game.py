"""A game of the Zoids Battle Card Game."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit import game
from gundam_desktop.games.kit.factory import GameFactory
from gundam_desktop.games.zoids.cards import BLANK, all_cards
from gundam_desktop.games.zoids.decks import require_legal
from gundam_desktop.games.zoids.state import EDITIONS, State
from gundam_desktop.games.zoids.turn import begin
from gundam_desktop.games.zoids.verbs import NOTATION, VERBS
from gundam_desktop.games.zoids.views import view_of
from gundam_desktop.tabletop import View


class Game(game.Game[State]):
    """A game in progress."""

    verbs, notation = VERBS, NOTATION

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        return view_of(self.state, player)


GAMES: Final = GameFactory(Game, State, EDITIONS, all_cards, BLANK, require_legal, begin)
