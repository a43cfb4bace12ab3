"""The solver against brute force, with hidden cards, and when it must give up."""

from __future__ import annotations

import random
from itertools import count

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import CandidateGroup, Choice, Decision, Event, Game
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_moves import after, all_choices
from tests.games.toy.hexes import HexGame, new_game
from tests.tutorial.coin import CALLS, HEADS, PEEK, TAILS, Coin

NEXT_TURN = Aim(0, WIN, last_turn=1)


def by_brute_force(aim: Aim, game: Game) -> bool:
    """The value of a position by definition: no table, no order, no cut."""
    judged = aim.judge(game)
    if judged is not None:
        return judged
    values = [by_brute_force(aim, after(game, choice)) for choice in all_choices(game)]
    return any(values) if game.decision.player == aim.seat else all(values)


def some_hexes(chance: random.Random) -> HexGame:
    """A game of hexes some moves on."""
    game = new_game(chance.randrange(2))
    for _ in range(chance.randrange(4, 9)):
        if game.decision.player >= 0:
            game.apply(game.decision.player, chance.choice(game.legal_choices(game.decision.player)))
    return game


@pytest.mark.parametrize("goal", [WIN, SURVIVE])
def test_a_game_of_other_shapes_by_brute_force(goal: str, rng: random.Random) -> None:
    found = 0
    while found < 6:
        game = some_hexes(rng)
        if game.decision.player < 0:
            continue
        aim = Aim(game.decision.player, goal, game.turn + 2)
        solution = Solver(aim).solve((game,))
        assert solution.reached is not None
        assert dict(solution.choices) == {
            choice: by_brute_force(aim, after(game, choice)) for choice in game.legal_choices(aim.seat)
        }
        found += 1


POSITIONS = (
    """
title: Link
position:
  A:
    hand: [{card: ST01-003, as: guncannon}, {card: ST01-012, as: hayato}, {card: ST01-013, as: kai}]
    resources: {active: 3}
  B: {shields: 0, battle: [{card: ST01-005, as: bait, rested: true}]}
goal: win
best: [deploy guncannon]
""",
    """
title: Wall
position:
  A:
    shields: 0
    hand: [{card: ST02-015, as: saint}]
    battle: [{card: ST02-009, as: tragos}]
    resources: {active: 2}
  B: {battle: [{card: ST04-005, as: dagger}, {card: ST01-005, as: gm}]}
goal: survive
turns: 1
best: [deploy saint]
""",
)


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_by_brute_force(text: str) -> None:
    puzzle = puzzle_of(read_text(text, "f.yaml", SCENARIOS)[0])
    assert puzzle.aim is not None
    solution = Solver(puzzle.aim).solve(puzzle.belief)
    for choice, answer in solution.choices:
        assert answer is by_brute_force(puzzle.aim, after(puzzle.game, choice)), puzzle.text(choice)
    assert solution.reached
    assert solution.wrong


def test_what_is_hidden_is_not_known() -> None:
    for side in (HEADS, TAILS):
        alone = Solver(NEXT_TURN).solve((Coin(side, may_peek=False),))
        assert alone.best == (CALLS[side],)
    both = Solver(NEXT_TURN).solve((Coin(HEADS, may_peek=False), Coin(TAILS, may_peek=False)))
    assert both.reached is False
    assert not both.best


def test_what_was_revealed_is_known() -> None:
    solution = Solver(NEXT_TURN).solve((Coin(HEADS), Coin(TAILS)))
    assert solution.best == (PEEK,)
    assert set(solution.wrong) == {*CALLS.values(), Choice("end")}


def test_a_bound_leaves_what_is_open_undecided() -> None:
    aim = Aim(0, WIN, last_turn=7)
    whole = Solver(aim).solve((new_game(),))
    assert None not in dict(whole.choices).values()
    bounded = Solver(aim, most_positions=10).solve((new_game(),))
    assert bounded.positions <= 10
    assert bounded.reached is None
    for choice, answer in bounded.choices:
        assert answer in {None, dict(whole.choices)[choice]}


def test_it_can_be_interrupted() -> None:
    asked = count()
    solution = Solver(Aim(0, WIN, last_turn=9), interrupted=lambda: next(asked) > 20).solve((new_game(),))
    assert solution.reached is None
    assert solution.positions <= 21


def test_a_choice_that_is_quickly_decided_does_not_wait_for_another() -> None:
    """Every first choice is searched a little before one is searched long."""
    game = new_game(cells={1: "a5", 2: "b1", 3: "c1", 4: "b3", 5: "c6", 6: "d6"})
    solution = Solver(Aim(0, WIN, last_turn=9), most_positions=200).solve((game,))
    assert solution.reached is True


def test_a_later_position_is_judged_too() -> None:
    game = new_game(cells={1: "a5", 2: "b1", 3: "c1", 4: "b3", 5: "c6", 6: "d6"})
    solver = Solver(Aim(0, WIN, last_turn=1))
    assert solver.forced((game,)) is True
    other = after(game, Choice("move", 3, word="c2"))
    assert solver.forced((other,)) is False


def test_the_bound_is_for_each_question() -> None:
    aim = Aim(0, WIN, last_turn=5)
    solver = Solver(aim, most_positions=2000)
    games = [new_game(cells={1: cell, 2: "b1", 3: "c1", 4: "b6", 5: "c6", 6: "d6"}) for cell in ("a1", "a2", "d2")]
    assert [solver.solve((game,)).reached for game in games] == [False, False, False]
    assert solver.positions > 0


def test_a_world_in_which_the_goal_is_reached_is_done_with() -> None:
    """What is left is judged by the others, not by it."""
    won, open_one = Coin(HEADS, result="0"), Coin(TAILS, may_peek=False)
    assert Solver(NEXT_TURN).forced((won, open_one)) is True
    assert Solver(NEXT_TURN).forced((won, Coin(TAILS, turn=2))) is False
    assert Solver(NEXT_TURN).forced((won, Coin(HEADS, result="1"))) is False
    assert Solver(NEXT_TURN).forced((won,)) is True


class Endless(Coin):
    """Seat 1 is to move for ever, with one choice."""

    def copy(self) -> Endless:
        return self

    @property
    def decision(self) -> Decision:
        return Decision("main", 1)

    def apply(self, player: int, choice: Choice) -> list[Event]:
        return []


class Crowded(Coin):
    """Seat 0 has more selections than can be searched."""

    def copy(self) -> Crowded:
        return self

    @property
    def decision(self) -> Decision:
        return Decision("choose", 0, groups=(CandidateGroup(tuple(range(1, 30)), 0, 5),))

    def legal_choices(self, player: int) -> list[Choice]:
        return []


def test_a_line_without_end_is_not_decided() -> None:
    assert Solver(NEXT_TURN).forced((Endless(HEADS),)) is None


def test_too_many_selections_are_not_decided() -> None:
    solver = Solver(NEXT_TURN)
    assert solver.solve((Crowded(HEADS),)).reached is None
    assert solver.forced((Crowded(HEADS),)) is None
