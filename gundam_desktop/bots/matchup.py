"""The games of one pairing, and the file that keeps them with all that is needed to play them again."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.bots.games_file import SUFFIX, GamesFile, digest_of
from gundam_desktop.games import find
from gundam_desktop.locate import player_folder

FOLDER = "matchups"
"""The player's folder of these files."""


class Matchup(NamedTuple):
    """A pairing with the names of its decks."""

    names: tuple[str, str]
    """The names of bot A's deck and of bot B's."""
    pairing: Pairing

    def written(self) -> dict[str, Any]:
        """Return the matchup as JSON data."""
        pairing = self.pairing
        game_module = find(pairing.game)
        decks = [
            {"name": name, "list": game_module.write_deck(deck)}
            for name, deck in zip(self.names, pairing.decks, strict=True)
        ]
        edition = pairing.edition or game_module.newest
        return {"game": pairing.game, "edition": edition, "bots": pairing.bots, "seed": pairing.seed, "decks": decks}

    def file(self) -> GamesFile:
        """Return the file of its games in the player's folder."""
        head = self.written()
        return GamesFile(player_folder(FOLDER, f"{digest_of(head)}{SUFFIX}"), head)
