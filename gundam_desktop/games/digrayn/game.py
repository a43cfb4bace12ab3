"""A game of Fragment Digrayn."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.digrayn.cards import BLANK, all_cards, require_legal
from gundam_desktop.games.digrayn.rules.turn import begin
from gundam_desktop.games.digrayn.state import EDITIONS, State
from gundam_desktop.games.digrayn.verbs import NOTATION, VERBS
from gundam_desktop.games.digrayn.views import view_of
from gundam_desktop.games.kit import game
from gundam_desktop.games.kit.factory import GameFactory
from gundam_desktop.tabletop import View


class Game(game.Game[State]):
    """A game in progress."""

    verbs, notation = VERBS, NOTATION

    def view(self, player: int) -> View:
        """All that `player` may know now. ValueError for an invalid seat."""
        return view_of(self.state, player)


GAMES: Final = GameFactory(Game, State, EDITIONS, all_cards, BLANK, require_legal, begin)
