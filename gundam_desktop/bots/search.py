"""The searching player: plays choices on in sampled worlds, all in the same ones, and drops those that fall behind.

A world is played on by both players one choice ahead, up to the player's next main phase, and judged there as a chance
to win. What a decision may cost is given in nodes, which give the same choice on every machine, or in time. The same
view, seed and nodes give the same choice; nothing but the view, the legal choices and the deck lists is used.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from gundam_desktop.games.game_module import Simulation
from gundam_desktop.tabletop import Choice

FIRST_WORLDS: Final = 2
"""The number of worlds in which each choice is first judged one choice ahead, before any is played on."""
WIDTH: Final = 12
"""The most choices that are played on: those that look best at first."""
FIRST: Final = 4
"""The worlds after which choices begin to be dropped."""
BEHIND: Final = 1.7
"""A choice is dropped when it lies this many standard errors of the paired difference behind the best one."""
DOUBT: Final = 0.003
"""What is added to the squares of the differences: a few worlds that agree by chance decide nothing."""
ALIKE: Final = 0.004
"""Choices within this difference in chance to win, plus a standard error, count as equally good."""
_ALIKE_AFTER: Final = 12
"""After this many worlds, choices can be found to be equally good."""
_PROVED: Final = 3
"""A choice that wins in this many worlds, whatever the opponent does, is taken at once."""


class Budget(NamedTuple):
    """The limits of a search; the first one that is reached ends it."""

    nodes: int
    """The most choices to carry out in sampled worlds."""
    worlds: int
    """The most worlds in which choices that remain close are compared."""
    seconds: float = math.inf


class Line(NamedTuple):
    """A choice, with the result of the search for it."""

    choice: Choice
    chance: float
    """The chance to win after it, from 0 to 1."""
    worlds: int
    """The number of worlds in which it was played on; 0 if it was only judged one choice ahead."""
    then: tuple[tuple[int, Choice], ...] = ()
    """The (seat, choice) pairs that followed in one of the worlds; empty unless requested."""


class Thought(NamedTuple):
    """The result of a search."""

    lines: tuple[Line, ...]
    """The best first; those played on in more worlds before others."""
    nodes: int
    """The number of choices carried out."""
    proved: bool = False
    """True if the first line wins in every world that was asked, whatever the opponent does."""

    @property
    def choice(self) -> Choice:
        """The best choice."""
        return self.lines[0].choice


def searched(
    simulation: Simulation,
    chance: random.Random,
    budget: Budget,
    interrupted: Callable[[], bool] = lambda: False,
) -> Thought:
    """Search a decision with more than one choice until it is clear, the budget is used, or `interrupted` says so."""
    return _Search(simulation, chance, budget, interrupted).thought()


def continued(thought: Thought, simulation: Simulation, seed: int, most: int) -> Thought:
    """The thought with what follows its first `most` lines in one world."""
    world = simulation.world(seed)
    lines = [
        line._replace(then=tuple(simulation.principal_variation(world, line.choice))) for line in thought.lines[:most]
    ]
    return thought._replace(lines=(*lines, *thought.lines[most:]))


class _Candidate:
    """A choice with its judgements."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.estimate = 0.0
        self.chances: list[float] = []
        """One for each world in which it was played on."""

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else self.estimate

    def line(self) -> Line:
        return Line(self.choice, self.mean, len(self.chances))


class _Search:
    def __init__(
        self, simulation: Simulation, chance: random.Random, budget: Budget, interrupted: Callable[[], bool]
    ) -> None:
        self._simulation, self._chance, self._budget, self._interrupted = simulation, chance, budget, interrupted
        self._until = time.monotonic() + budget.seconds
        self._candidates = [_Candidate(choice) for choice in simulation.choices]

    def thought(self) -> Thought:
        self._evaluate_each()
        alive = sorted(self._candidates, key=lambda candidate: -candidate.estimate)[:WIDTH]
        while len(alive) > 1 and len(alive[0].chances) < self._budget.worlds and self._play_on(alive):
            alive.sort(key=lambda candidate: -candidate.mean)
            if _is_proved(alive[0]):
                break
            alive = _still_close(alive)
        order = sorted(self._candidates, key=_rank)
        return Thought(tuple(candidate.line() for candidate in order), self._simulation.nodes, _is_proved(order[0]))

    def _evaluate_each(self) -> None:
        """Judge every choice one choice ahead."""
        for number in range(FIRST_WORLDS):
            world = self._world()
            for candidate in self._candidates:
                candidate.estimate += self._simulation.evaluate_after(world, candidate.choice) / FIRST_WORLDS
                if number and self._is_over():
                    return

    def _play_on(self, alive: Sequence[_Candidate]) -> bool:
        """Play every choice on in one more world; False, and nothing is counted, if the budget ends before."""
        world, found = self._world(), []
        for candidate in alive:
            if self._is_over():
                return False
            found.append(self._simulation.rollout(world, candidate.choice))
        for candidate, chance in zip(alive, found, strict=True):
            candidate.chances.append(chance)
        return True

    def _world(self) -> Any:
        return self._simulation.world(self._chance.getrandbits(64))

    def _is_over(self) -> bool:
        return self._simulation.nodes >= self._budget.nodes or time.monotonic() >= self._until or self._interrupted()


def _rank(candidate: _Candidate) -> tuple[int, float, float]:
    """Return a sort key, best first: choices played on in more worlds, then those that looked better at first."""
    return -len(candidate.chances), -candidate.mean, -candidate.estimate


def _is_proved(candidate: _Candidate) -> bool:
    """True if a choice won in every world that was asked, whatever the opponent did."""
    return len(candidate.chances) >= _PROVED and min(candidate.chances) == 1.0


def _still_close(alive: list[_Candidate]) -> list[_Candidate]:
    """The choices that may yet be the best, by paired differences to the first; the first alone if all are alike."""
    worlds = len(alive[0].chances)
    if worlds < FIRST:
        return alive
    close, most = alive[:1], 0.0
    for candidate in alive[1:]:
        differences = [one - other for one, other in zip(alive[0].chances, candidate.chances, strict=True)]
        mean = sum(differences) / worlds
        squares = sum((difference - mean) ** 2 for difference in differences) + DOUBT
        error = math.sqrt(squares / (worlds - 1) / worlds)
        if mean <= BEHIND * error:
            close.append(candidate)
            most = max(most, mean + error)
    return alive[:1] if worlds >= _ALIKE_AFTER and most < ALIKE else close
