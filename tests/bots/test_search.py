"""The search as such, on a simulation of a few numbers."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Mapping, Sequence

from gundam_desktop.bots.search import Budget, continued, searched
from gundam_desktop.tabletop import Choice

A, B, C = Choice("a"), Choice("b"), Choice("c")
WIDE = Budget(10**9, 16)


class Numbers:
    """Choices that are worth a number, more or less by chance; every judgement costs a node."""

    def __init__(
        self, worths: Mapping[Choice, float], noise: float = 0.0, looks: Mapping[Choice, float] | None = None
    ) -> None:
        """`looks`: what the choices are worth at a glance, half of what they are if None."""
        self._worths, self._noise, self._looks = worths, noise, looks
        self.nodes = 0
        self.played: list[tuple[int, Choice]] = []

    @property
    def choices(self) -> Sequence[Choice]:
        return list(self._worths)

    def world(self, seed: int) -> int:
        return seed

    def evaluate_after(self, _world: int, choice: Choice) -> float:
        self.nodes += 1
        return self._worths[choice] / 2 if self._looks is None else self._looks[choice]

    def rollout(self, world: int, choice: Choice) -> float:
        self.nodes += 1
        self.played.append((world, choice))
        return self._worths[choice] + self._noise * random.Random(f"{world} {choice}").gauss(0, 1)

    def principal_variation(self, _world: int, choice: Choice) -> list[tuple[int, Choice]]:
        return [(0, choice)]


def test_the_best_choice_is_found_and_the_others_are_told_in_their_order() -> None:
    thought = searched(Numbers({A: 0.2, B: 0.7, C: 0.5}), random.Random(1), WIDE)
    assert [line.choice for line in thought.lines] == [B, C, A]
    assert math.isclose(thought.lines[0].chance, 0.7)
    assert thought.choice == B


def test_all_choices_are_played_on_in_the_same_worlds() -> None:
    simulation = Numbers({A: 0.2, B: 0.7, C: 0.5})
    searched(simulation, random.Random(1), WIDE)
    groups = itertools.groupby(simulation.played, lambda pair: pair[0])
    assert [{choice for _, choice in group} for _, group in groups] == [{A, B, C}] * 4


def test_choices_that_fall_behind_are_dropped_and_close_ones_are_compared_further() -> None:
    searches = [searched(Numbers({A: 0.1, B: 0.5, C: 0.5}, 0.1), random.Random(seed), WIDE) for seed in range(20)]
    assert all(thought.lines[2].choice == A and thought.lines[2].worlds < 16 for thought in searches)
    assert sum(thought.lines[1].worlds == 16 for thought in searches) > 10


def test_what_is_clear_is_not_searched_further() -> None:
    clear, close = Numbers({A: 0.1, B: 0.9}, 0.01), Numbers({A: 0.5, B: 0.5}, 0.1)
    assert searched(clear, random.Random(1), WIDE).lines[0].worlds < 16
    assert sum(searched(close, random.Random(seed), WIDE).lines[0].worlds == 16 for seed in range(20)) > 10


def test_choices_that_are_alike_are_not_searched_further() -> None:
    alike = Numbers({A: 0.5, B: 0.5, C: 0.5})
    assert searched(alike, random.Random(1), Budget(10**9, 60)).lines[0].worlds < 60


def test_of_equal_choices_the_one_that_looks_better_is_taken() -> None:
    simulation = Numbers({A: 1.0, B: 1.0, C: 1.0}, looks={A: 0.5, B: 0.9, C: 0.7})
    assert [line.choice for line in searched(simulation, random.Random(1), WIDE).lines] == [B, C, A]


def test_a_win_in_every_world_is_taken_at_once() -> None:
    thought = searched(Numbers({A: 1.0, B: 0.9}), random.Random(1), WIDE)
    assert thought.proved
    assert (thought.choice, thought.lines[0].worlds) == (A, 3)


def test_the_nodes_bound_the_work_and_whole_worlds_count() -> None:
    for nodes in (1, 5, 9, 20):
        simulation = Numbers({A: 0.2, B: 0.7, C: 0.5}, 0.1)
        thought = searched(simulation, random.Random(1), Budget(nodes, 16))
        assert simulation.nodes <= max(nodes, 6), "a glance in two worlds at least"
        assert len(thought.lines) == 3
        assert thought.lines[0].worlds == thought.lines[1].worlds


def test_time_or_an_interruption_ends_it_at_any_moment() -> None:
    assert searched(Numbers({A: 0.2, B: 0.7}), random.Random(1), Budget(10**9, 16, 0.0)).choice == B
    stopped = searched(Numbers({A: 0.2, B: 0.7}), random.Random(1), WIDE, lambda: True)
    assert (stopped.choice, stopped.lines[0].worlds) == (B, 0)


def test_the_same_chance_gives_the_same_thought() -> None:
    one, other = (searched(Numbers({A: 0.5, B: 0.55}, 0.2), random.Random(3), Budget(30, 16)) for _ in range(2))
    assert one == other


def test_lines_are_continued_in_one_world() -> None:
    simulation = Numbers({A: 0.2, B: 0.7, C: 0.5})
    thought = continued(searched(simulation, random.Random(1), WIDE), simulation, 1, 2)
    assert [line.then for line in thought.lines] == [((0, B),), ((0, C),), ()]
