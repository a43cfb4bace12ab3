"""The Zoids Battle Card Game as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.kit.module import game_module
from gundam_desktop.games.zoids.evaluation import evaluate_state, opening
from gundam_desktop.games.zoids.game import GAMES
from gundam_desktop.games.zoids.legality import forget
from gundam_desktop.games.zoids.library import LIBRARY
from gundam_desktop.games.zoids.reach import squares_reached
from gundam_desktop.games.zoids.scenario import SCENARIOS

GAME_MODULE = game_module(
    "zoids",
    GAMES,
    LIBRARY,
    SCENARIOS,
    evaluate_state,
    opening,
    first_decks=("lance", "bastion"),
    reach=lambda view, piece: squares_reached(view.known, piece),
    forget=forget,
)
