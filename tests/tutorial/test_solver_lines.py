"""Refutations end where the goal is lost, and the other player's best choice refutes."""

from __future__ import annotations

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.puzzle import Puzzle, puzzle_of
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_lines import defence, follow, refutation
from gundam_desktop.tutorial.solver_moves import after
from tests.tutorial.coin import CALLS, END, HEADS, PEEK, TAILS, Coin

BLOCKED = """
title: Blocked
position:
  A: {hand: [{card: ST02-014, as: siege}], battle: [{card: ST02-004, as: sandrock}], resources: {active: 1, rested: 2}}
  B: {shields: 0, battle: [{card: ST02-008, as: aries}]}
goal: win
best: [play siege]
"""


def solved(text: str) -> tuple[Puzzle, Solver]:
    puzzle = puzzle_of(read_text(text, "f.yaml", SCENARIOS)[0])
    assert puzzle.aim is not None
    solver = Solver(puzzle.aim)
    solver.solve(puzzle.belief)
    return puzzle, solver


def test_a_wrong_attack_is_blocked() -> None:
    puzzle, solver = solved(BLOCKED)
    attack = puzzle.game.parse("attack ST02-004 -> player", 0)
    found = refutation(solver, puzzle.belief, attack)
    assert found is not None
    assert found.answered
    assert found.line[0][0] == 1
    assert found.line[0][1].verb == "block"
    assert solver.aim.judge(found.game) is False


def test_what_never_reaches_the_goal_needs_no_answer() -> None:
    puzzle, solver = solved(BLOCKED)
    found = refutation(solver, puzzle.belief, Choice("end"))
    assert found is not None
    assert not found.answered


def test_a_right_choice_has_no_refutation() -> None:
    puzzle, solver = solved(BLOCKED)
    assert refutation(solver, puzzle.belief, puzzle.best()[0]) is None


def test_in_several_worlds_the_line_is_of_one_in_which_it_fails() -> None:
    solver = Solver(Aim(0, WIN, last_turn=1))
    belief = (Coin(HEADS), Coin(TAILS))
    found = refutation(solver, belief, CALLS[HEADS])
    assert found is not None
    assert found.game.view(0).result == "1"
    assert found.line == ()
    ended = refutation(solver, belief, END)
    assert ended is not None
    assert ended.game.turn == 2
    assert refutation(solver, belief, PEEK) is None


def test_the_other_player_defends_best() -> None:
    puzzle, solver = solved(BLOCKED)
    game = after(puzzle.game, puzzle.game.parse("attack ST02-004 -> player", 0))
    assert defence(solver, (game,), game).verb == "block"


def test_knowledge_follows_the_game() -> None:
    belief = (Coin(HEADS), Coin(TAILS))
    peeked, true = follow(0, belief, belief[1], PEEK)
    assert peeked == (true,)
    assert true.digest() == after(Coin(TAILS), PEEK).digest()
    ended, true = follow(0, belief, belief[0], END)
    assert len(ended) == 2
    over, true = follow(0, ended, true, END)
    assert {game.digest() for game in over} == {Coin(side, turn=3).digest() for side in (HEADS, TAILS)}
