"""Advice for one decision: what is proved from its player's view and from worlds that agree with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.bots.line_finder import LineFinder
from gundam_desktop.coach import stakes
from gundam_desktop.coach.stakes import Stakes, stakes_of
from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tabletop import Choice, Event, Game, Remark, View
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.proofs import can_lose_next_turn, can_win_now, choices_that_survive
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_moves import all_choices

WORLDS: Final = 12
"""In how many worlds a win must hold to be told."""
_QUICK: Final = 1000
"""The most positions to search in a proof for one world."""
_JOINT: Final = 3000
"""The most positions to search in a proof for all worlds together."""
_LONGEST: Final = 60

Kind: TypeAlias = Literal["win", "danger", "nothing"]
"""The player can win in this turn; the opponent can win in the next one; neither is proved."""


class Advice(NamedTuple):
    """What is known about a decision."""

    kind: Kind
    worlds: int = 0
    """In how many worlds it was checked."""
    choices: tuple[Choice, ...] = ()
    """The choices that keep the win, or that prevent the loss; empty if none is proved to."""
    clause: str = ""
    """The clause by which the game would end; empty if that was not found out."""
    losing: tuple[Choice, ...] = ()
    """The choices that are proved to throw the win away, or to allow the loss."""
    remarks: tuple[Remark, ...] = ()
    """What the player could overlook, the most important first."""
    stakes: Stakes | None = None
    """How far choices are apart; None if they were not compared."""


class Adviser:
    """The work of finding advice, in steps, for another process: each call carries one out.

    The first one gives what is proved, and remarks; the second one the same with the stakes, which take longer.
    """

    steps: Final = 2

    def __init__(self, game: str, view: View, decks: tuple[Any, Any] | None, seed: int, language: str = "en") -> None:
        """`view` is the deciding player's; `decks` are both decks, as far as that player knows them."""
        self._game, self._view, self._decks, self._seed, self._language = game, view, decks, seed, language

    def __call__(self, step: int) -> Advice:
        if step == 0:
            return self._first
        worlds = self.worlds(stakes.WORLDS)
        return self._first._replace(
            stakes=stakes_of(self._game_module, self._view, self._decks, worlds, self._first.choices)
        )

    @property
    def _game_module(self) -> GameModule:
        return find(self._game)

    @cached_property
    def _first(self) -> Advice:
        remarks = self._game_module.remarks
        found = remarks(self._view, self._decks, self._language) if remarks is not None else ()
        return self._proved()._replace(remarks=tuple(found))

    def worlds(self, count: int) -> list[Game]:
        """Worlds that agree with the view; the first ones of a larger number are the same."""
        sample = self._game_module.sample_world
        return [sample(self._view, self._seed + number, self._decks) for number in range(count)]

    def _proved(self) -> Advice:
        win = self._win(self.worlds(WORLDS))
        if win is not None:
            return win
        view, bound = self._view, self._game_module.cannot_win
        seen = self._game_module.sample_world(view, self._seed, None)
        if can_lose_next_turn(view, seen, _QUICK, cannot_win=bound).answer:
            solution = choices_that_survive(view, (seen,), _QUICK, cannot_win=bound, as_seen=True)
            return Advice("danger", 1, solution.best, losing=solution.wrong)
        return Advice("nothing", WORLDS)

    def _win(self, worlds: Sequence[Game]) -> Advice | None:
        """A win in this turn that is forced in all worlds; None if there is none, or it was not found."""
        view, bound = self._view, self._game_module.cannot_win
        first = can_win_now(view, worlds[:1], _QUICK, cannot_win=bound).answer
        if first is False:
            return None
        if first:
            win = can_win_now(view, worlds, _JOINT, cannot_win=bound)
            if win.answer is not None:
                ending = _ending(worlds[0], view.player) if win.answer else ""
                return Advice("win", WORLDS, win.best, ending, win.wrong) if win.answer else None
        return self._searched_win(tuple(worlds))

    def _searched_win(self, worlds: tuple[Game, ...]) -> Advice | None:
        """Return a win found by the search where trying every choice takes too long, proved for the choice it suggests.

        The search uses the hidden cards of each world, so its result must be proved in all worlds together.
        """
        thought = LineFinder(self._game, self._view, self._decks, self._seed)(0)
        if thought is None or not thought.proved:
            return None
        aim = Aim(self._view.player, WIN, self._view.turn, cannot_win=self._game_module.cannot_win)
        solver = Solver(aim, _JOINT)
        if not solver.outcome_of(worlds, thought.choice).reached:
            return None
        idle = [choice for choice in worlds[0].legal_choices(aim.seat) if choice.verb in stakes.IDLE]
        losing = tuple(choice for choice in idle if solver.outcome_of(worlds, choice).reached is False)
        return Advice("win", WORLDS, (thought.choice,), losing=losing)


def _ending(world: Game, player: int) -> str:
    """The clause of the last event when a player wins in this turn; empty if the way there is not found."""
    game, solver = world.copy(), Solver(Aim(player, WIN, world.turn), _QUICK)
    events: Sequence[Event] = ()
    for _ in range(_LONGEST):
        if (decider := game.decision.player) < 0:
            return events[-1].clause if events else ""
        best = solver.solve((game,)).best if decider == player else ()
        events = game.apply(decider, (best or tuple(all_choices(game)))[0])
    return ""
