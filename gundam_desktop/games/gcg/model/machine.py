"""The machine that carries frames on until a player must decide. Each chapter's module registers its frames here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gundam_desktop.games.gcg.model.frames import Frame
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.tabletop import Choice

CARRY_ON: Final[dict[type[Frame], Callable[[State, Any], None]]] = {}
"""Frame -> routine that continues it once it is off the stack, and puts back what remains. Not for decisions."""
ANSWER: Final[dict[type[Frame], Callable[[State, Any, Choice], None]]] = {}
"""Frame -> routine that gives it the answer to its decision (which was taken from the stack)."""
PROCESS: Final[list[Callable[[State], None]]] = []
"""Rule processing: carried out at once, between any two frames (10-1-2)."""
ASKED: Final[list[Callable[[State], None]]] = []
"""Checks made when a player must decide; they may end the game."""


def run(state: State) -> None:
    """Carry on until a player must decide or the game is over."""
    frames, (process,), (asked,) = state.frames, PROCESS, ASKED
    while True:
        if not state.processed:
            process(state)
        if state.result >= 0:
            break
        frame = frames[-1]
        carry_on = CARRY_ON.get(type(frame))
        if carry_on is None:
            asked(state)
            if state.result < 0:
                return
            break
        frames.pop()
        carry_on(state, frame)
    frames.clear()
