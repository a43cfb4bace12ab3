"""The end of a game: by a winner or a draw, and only once."""

from __future__ import annotations

import pytest

from gundam_desktop.games.kit.zones import end_game
from tests.games.toy.hexes import new_game


@pytest.mark.parametrize(("winner", "result", "told"), [(0, "0", 0), (1, "1", 1), (None, "draw", -1)])
def test_a_game_ends_once(winner: int | None, result: str, told: int) -> None:
    game = new_game()
    end_game(game.state, winner, "T-3")
    end_game(game.state, 0, "T-1")
    assert [(event.kind, event.player, event.clause) for event in game.state.events] == [("game over", told, "T-3")]
    assert (game.view(0).result, game.view(0).reason, game.decision.player) == (result, "T-3", -1)
