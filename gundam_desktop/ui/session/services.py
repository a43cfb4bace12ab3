"""The games and the bots that the client can play. Tests put smaller ones in their place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from gundam_desktop import games
from gundam_desktop.bots.bot_process import Bot, Create
from gundam_desktop.bots.levels import create, names, opponents
from gundam_desktop.bots.protocol.programs import program_levels
from gundam_desktop.games import GameTitle
from gundam_desktop.games.game_module import GameModule


class Services(NamedTuple):
    """The games and the bots."""

    find: Callable[[str], GameModule] = games.find
    """The module of a game; `ValueError` for an unknown one."""
    titles: Callable[[str], Sequence[GameTitle]] = games.titles
    """The games that can be chosen, with their titles in a language."""
    levels: Callable[[], Sequence[str]] = names
    """Names of the bots' levels that are offered, from the weakest."""
    opponents: Callable[[], Sequence[str]] = opponents
    """Names of all levels that can play, also those that are not offered."""
    programs: Callable[[], Sequence[str]] = program_levels
    """The levels of programs that the player has added."""
    create: Callable[[str, str, int], Bot] = create
    """Makes a bot of a game, a level and a seed, in the bot's own process."""

    def bots_of(self, game: str) -> Create:
        """Makes bots of one game; it can be sent to another process."""
        return partial(self.create, game)
