"""What a game does next: steps that wait in its state, carried out one by one until a player is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.zoids.state import State, Task
from gundam_desktop.tabletop import CandidateGroup

Step = Callable[[State, Task], None]
_STEPS: Final[dict[str, Step]] = {}


def step(name: str) -> Callable[[Step], Step]:
    """Register the routine that carries out the tasks of a name; a task that asks has the name of its decision."""

    def register(routine: Step) -> Step:
        _STEPS[name] = routine
        return routine

    return register


def then(state: State, *tasks: Task) -> None:
    """Put tasks before all others, in this order."""
    state.tasks = (*tasks, *state.tasks)


def go_on(state: State) -> None:
    """Carry out tasks until a player is asked or the game is over."""
    while state.tasks and state.question is None and not state.result:
        task, *rest = state.tasks
        state.tasks = tuple(rest)
        _STEPS[task.does](state, task)


def ask(
    state: State,
    kind: str,
    player: int,
    clause: str,
    card: int = 0,
    purpose: str = "",
    choose: tuple[int, ...] = (),
    count: int = 0,
) -> None:
    """Ask a player; `choose` are the cards of which `count` are chosen."""
    groups = (CandidateGroup(choose, count, count),) if choose else ()
    state.question = Question(kind, player, clause, card, purpose, groups)
