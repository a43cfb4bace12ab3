"""The action step (chapter 8): one action at a time, in turns, until both players pass in succession."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import RESOLVE, ActionDecision, ActionFrame
from gundam_desktop.games.gcg.model.machine import CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.rulebook.enforcement import enforces


@enforces("6-6-2-1", "7-5-1", "7-5-2", "8-2", "8-3", "8-4", "8-4-1", "8-4-2", "8-5")
def _action(state: State, frame: ActionFrame) -> None:
    """Ask the player whose turn to act it is; two passes in succession end the step (8-5)."""
    if frame.passes < 2:
        state.frames.append(ActionDecision(frame.player, frame.passes))


@enforces("8-3-3", "8-4", "8-4-1", "8-4-2")
def passed(state: State, player: int, passes: int) -> None:
    """Record that a player passes: the other player may act now (8-3-3, 8-4-1)."""
    emit(state, "passed", "8-3-3", player, word="action")
    state.frames.append(ActionFrame(1 - player, passes + 1))


@enforces("8-3", "8-4", "8-4-1", "8-4-2")
def acting(state: State, player: int) -> None:
    """The player takes an action: when it is resolved the other player may act, and passes count from 0 (8-4-1)."""
    state.frames.append(ActionFrame(1 - player, 0))
    state.frames.append(RESOLVE)


CARRY_ON[ActionFrame] = _action
