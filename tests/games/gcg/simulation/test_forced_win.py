"""Wins of a turn are proved where the solver of puzzles proves them, and nowhere else."""

from __future__ import annotations

import random

from gundam_desktop.games.gcg.attack_bound import cannot_win
from gundam_desktop.games.gcg.simulation.forced_win import ForcedWin
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.weights import POLICY, shipped
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.solver import Solver
from tests.conftest import Times
from tests.properties.random_games import any_decks, told, walk

MOST = 400


def test_what_is_proved_the_solver_proves_too(rng: random.Random, times: Times) -> None:
    games = proofs = 0
    while games < times(20) or not proofs:
        games += 1
        decks = any_decks(rng)
        for game in walk(decks, rng):
            player = game.decision.player
            main = game.decision.kind == "main" and not cannot_win(game, player)
            if main and ForcedWin(Policy(shipped(POLICY)), player, game.turn, MOST).proved(game.state):
                proofs += 1
                assert Solver(Aim(player, WIN, game.turn), 50 * MOST).forced((game,)) is not False, told(decks, game)
