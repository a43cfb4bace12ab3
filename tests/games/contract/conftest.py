"""The games, each behind its game module, and games of them that chance plays."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gundam_desktop.games import KEYS, find, registered
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Game
from tests.games.toy.game_module import GAME_MODULE as TOY
from tests.properties.random_games import any_choice

MOST_DECISIONS = 2000


class Player:
    """Plays whole games of one kind by chance."""

    def __init__(self, game_module: GameModule, rng: random.Random) -> None:
        self.game_module, self._rng = game_module, rng

    def began(self) -> Game:
        """A new game with any two decks of the program."""
        library, names = self.game_module.library, list(self.game_module.library.deck_names())
        decks = library.deck(self._rng.choice(names)), library.deck(self._rng.choice(names))
        return self.game_module.start(decks, self._rng.getrandbits(32))

    def chosen(self, game: Game) -> Choice:
        """A choice of the player who decides."""
        return any_choice(game, self._rng)

    def step(self, game: Game) -> None:
        """Make one choice, if the game is not over."""
        if game.decision.player >= 0:
            game.apply(game.decision.player, self.chosen(game))

    def whole(self) -> Iterator[Game]:
        """One game at every decision, at last when it is over."""
        game = self.began()
        for _ in range(MOST_DECISIONS):
            yield game
            if game.decision.player < 0:
                return
            self.step(game)
        raise AssertionError(f"{self.game_module.key}: no end after {MOST_DECISIONS} decisions")

    def moments(self, games: int, share: float) -> Iterator[Game]:
        """A share of the decisions of some games."""
        for _ in range(games):
            yield from (game for game in self.whole() if game.decision.player >= 0 and self._rng.random() < share)


@pytest.fixture(params=[*KEYS, TOY.key])
def player(request: pytest.FixtureRequest, rng: random.Random) -> Iterator[Player]:
    with registered(TOY, "Hexes"):
        yield Player(find(request.param), rng)
