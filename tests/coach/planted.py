"""Games of two bots: with a proved win that is thrown away on purpose, as they were played, with cards exchanged."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from gundam_desktop import games
from gundam_desktop.bots.levels import create
from gundam_desktop.coach.decisions import Decks
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game as GcgGame
from gundam_desktop.records import GameHistory, Player, Record, Start
from gundam_desktop.records.entries import pack
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.solver import Solver
from tests.properties.test_hidden import exchanged

GAME_MODULE: Final = games.find("gcg")
MOST_POSITIONS: Final = 500
"""Positions that the proof of a planted blunder may search in each world."""
_WORLDS: Final = 24
_FEW_SHIELDS: Final = 3
"""A win is looked for where the opponent has no more Shields than this."""
_LATE, _SOME = 7, 0.2
"""From which turn on, and with which chance, a decision is taken for an exchange."""


class Planted(NamedTuple):
    """A game with a blunder."""

    record: Record
    seat: int
    position: int
    """The number of choices before the blunder."""
    searched: int
    """How many positions its proof took."""


def planted(seed: int, level: str = "greedy") -> Planted | None:
    """The game of a seed, played by bots of a level; None if neither player had a proved win to be thrown away."""
    chance = random.Random(seed)
    table = _Table(seed, level)
    found: tuple[int, int, int] | None = None
    while (seat := table.decider) >= 0:
        position = table.history.position
        wrong, searched = _thrown(table, chance) if found is None else (None, 0)
        if wrong is not None:
            found = seat, position, searched
        table.play(wrong)
    return Planted(table.history.record, *found) if found is not None else None


def played_out(seed: int, level: str = "greedy") -> Record:
    """The game of a seed as the bots play it."""
    table = _Table(seed, level)
    while table.decider >= 0:
        table.play()
    return table.history.record


def decisions(seed: int, level: str = "greedy") -> Iterator[tuple[View, Decks]]:
    """The views of the players who decide in the game of a seed, where they have a choice, with both decks."""
    table = _Table(seed, level)
    while (seat := table.decider) >= 0:
        game = table.history.game
        if len(game.legal_choices(seat)) != 1:
            yield game.view(seat), table.decks
        table.play()


Twins: TypeAlias = tuple[tuple[Record, int], tuple[Record, int]]
"""Two records of one decision with its player, who could not tell the games apart."""


def exchanged_decisions(seed: int, level: str, rng: random.Random) -> Iterator[Twins]:
    """Decisions of a game as games that begin there, each with its twin: hidden cards of it are exchanged."""
    table = _Table(seed, level)
    while (seat := table.decider) >= 0:
        game = table.history.game
        choices = game.legal_choices(seat)
        assert isinstance(game, GcgGame)
        twin = exchanged(game, seat, rng) if len(choices) > 1 and game.turn >= _LATE and rng.random() < _SOME else None
        if twin is not None:
            choice = rng.choice(choices)
            yield (table.begun_at(game, choice), seat), (table.begun_at(twin, choice), seat)
        table.play()


class _Table:
    """A game of two shipped decks that a seed chooses, recorded, with a bot for each player."""

    def __init__(self, seed: int, level: str) -> None:
        names = [name for name in library.deck_names() if name.startswith("official-")]
        first, second = (library.deck(name) for name in random.Random(seed).sample(names, 2))
        self.decks = first, second
        self._start = Start(
            id=f"game-{seed}",
            began="2026-11-23T00:00:00Z",
            edition=GAME_MODULE.newest,
            seed=seed,
            players=(
                Player(name="Ann", level=level, deck=GAME_MODULE.write_deck(first)),
                Player(name="Ben", level=level, deck=GAME_MODULE.write_deck(second)),
            ),
        )
        self.history = GameHistory.begin(GAME_MODULE.start(self.decks, seed, GAME_MODULE.newest), self._start)
        self._bots = [create(GAME_MODULE.key, level, seed + seat) for seat in (0, 1)]

    @property
    def decider(self) -> int:
        """The seat of the player who decides; below 0 when the game is over."""
        return self.history.game.decision.player

    def play(self, choice: Choice | None = None) -> None:
        """Make a choice, by default the bot's."""
        seat, game = self.decider, self.history.game
        view = game.view(seat)
        self.history.apply(seat, choice or self._bots[seat].choose(view, game.legal_choices(seat), self.decks))

    def begun_at(self, game: Game, choice: Choice) -> Record:
        """The record of a game that begins at a position and ends after one choice."""
        start = self._start.model_copy(update={"state": pack(game.dump())})
        history = GameHistory.begin(game.copy(), start)
        history.apply(game.decision.player, choice)
        return history.record


def _thrown(table: _Table, chance: random.Random) -> tuple[Choice | None, int]:
    """A choice that throws a proved win away, and how many positions the proof took; None if there is none."""
    seat, game = table.decider, table.history.game
    view = game.view(seat)
    if view.turn_player != seat or game.decision.kind != "main" or len(view.zones[1 - seat, "shields"]) > _FEW_SHIELDS:
        return None, 0
    solver, kept = Solver(Aim(seat, WIN, view.turn), MOST_POSITIONS), set[Choice]()
    wrong, worlds = set[Choice](), []
    for _ in range(_WORLDS):
        worlds.append(GAME_MODULE.sample_world(view, chance.getrandbits(64), table.decks))
        solution = solver.solve((worlds[-1],))
        kept = set(solution.best) & (kept if len(worlds) > 1 else set(solution.best))
        wrong = set(solution.wrong) & (wrong if len(worlds) > 1 else set(solution.wrong))
        if not kept or not wrong:
            return None, solver.positions
    together = Solver(solver.aim, _WORLDS * MOST_POSITIONS)
    if not any(together.outcome_of(tuple(worlds), choice).reached for choice in kept):
        return None, solver.positions
    return chance.choice(sorted(wrong, key=str)), solver.positions
