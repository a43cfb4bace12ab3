"""GUNDAM WAR as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.evaluation import evaluate_state, opening
from gundam_desktop.games.gundam_war.game import GAMES
from gundam_desktop.games.gundam_war.library import LIBRARY
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.games.kit.module import game_module

GAME_MODULE = game_module(
    "gundam_war", GAMES, LIBRARY, SCENARIOS, evaluate_state, opening, first_decks=("blue", "green")
)
