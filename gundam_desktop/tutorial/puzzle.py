"""Puzzles: scenarios with a goal that can be forced, at the decision of the player whose puzzle it is."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.scenarios.document import FieldError, NotationError
from gundam_desktop.scenarios.runner import PlayError, played
from gundam_desktop.scenarios.scenario import BegunScenario, Scenario, WrittenChoice
from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tutorial.goal import Aim, aim_of, holds
from gundam_desktop.tutorial.solver import Belief
from gundam_desktop.tutorial.solver_moves import seen


class Puzzle(NamedTuple):
    """A puzzle at its decision."""

    scenario: Scenario
    begun: BegunScenario
    """The game at its position, with names for its cards."""
    seat: int
    """The seat of the player whose puzzle it is."""
    aim: Aim | None
    """None for a puzzle that has only best choices."""
    belief: Belief
    """Its worlds, that of its position first; the position alone if it has none."""

    @property
    def game(self) -> Game:
        """The game at its position. Copy it, do not change it."""
        return self.belief[0]

    def choice(self, written: WrittenChoice) -> Choice:
        """A choice of its player. Raises `NotationError`."""
        return self.begun.at(self.game).choice(written, self.seat)

    def text(self, choice: Choice) -> str:
        """Return the written form of a choice of its player, as in scenarios."""
        return self.begun.at(self.game).format(choice, self.seat)

    def best(self) -> tuple[Choice, ...]:
        """The best first choices as the file says. Raises `ScenarioError` for one that names no card."""
        found = []
        for index, written in enumerate(self.scenario.best):
            try:
                found.append(self.choice(written))
            except NotationError as error:
                raise self.scenario.document.error(("best", index), str(error)) from None
        return tuple(found)


def puzzle_of(scenario: Scenario) -> Puzzle:
    """The puzzle of a scenario with `best`. Raises `ScenarioError` if it cannot be played."""
    try:
        return _puzzle(scenario)
    except FieldError as error:
        raise scenario.document.error(error.path, str(error)) from None


def _puzzle(scenario: Scenario) -> Puzzle:
    if not scenario.best:
        raise FieldError((), "this scenario is not a puzzle: it has no `best`")
    begun, game = _begun(scenario)
    seat = game.view(0).turn_player if scenario.seat is None else scenario.seat
    if game.decision.player != seat:
        raise FieldError(
            ("seat",) if scenario.seat is not None else (), "the puzzle's player has nothing to decide here"
        )
    if scenario.task is None:
        return Puzzle(scenario, begun, seat, None, (game,))
    worlds = {game.digest(): game}
    for index, world in enumerate(scenario.task.worlds):
        of_world, other = _begun(scenario.format.in_world(scenario, world))
        if seen(other.view(seat)) != seen(game.view(seat)):
            raise FieldError(("worlds", index), "the puzzle's player can tell it from the position")
        if worlds.setdefault(other.digest(), other) is other:
            begun = begun.joined(of_world)
    aim = aim_of(scenario, begun, game)
    if aim.judge(game) is not None or (aim.facts and holds(aim.facts, begun, game)):
        raise FieldError(("goal",), "it is reached or lost before the first choice")
    return Puzzle(scenario, begun, seat, aim, tuple(worlds.values()))


def _begun(scenario: Scenario) -> tuple[BegunScenario, Game]:
    try:
        runner = played(scenario)
    except PlayError as error:
        raise FieldError(("before",), error.what) from None
    return runner.begun, runner.game
