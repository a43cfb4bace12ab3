"""The machine that carries frames on until a player must decide. Each chapter's module registers its frames here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gundam_desktop.games.gcg.model.frames import Frame
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.tabletop import Choice

CARRY_ON: Final[dict[type[Frame], Callable[[State, Any], None]]] = {}
"""Carry on a frame that has been taken from the stack; frames still to do are put back. None for decisions."""
ANSWER: Final[dict[type[Frame], Callable[[State, Any, Choice], None]]] = {}
"""Give a frame the answer to the decision it asked for (the decision has been taken from the stack)."""
PROCESS: Final[list[Callable[[State], None]]] = []
"""Rule processing: carried out at once, between any two frames (10-1-2)."""
ASKED: Final[list[Callable[[State], None]]] = []
"""What is noted when a player must decide after effects were carried out."""


def run(state: State) -> None:
    """Carry on until a player must decide or the game is over."""
    frames, (process,) = state.frames, PROCESS
    while True:
        derived = state.derived
        if derived is None or not derived.processed:
            process(state)
        if state.result >= 0:
            break
        frame = frames[-1]
        carry_on = CARRY_ON.get(type(frame))
        if carry_on is None:
            if state.chain.length:
                ASKED[0](state)
            return
        frames.pop()
        carry_on(state, frame)
    frames.clear()
