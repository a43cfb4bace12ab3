"""What happens now, as a stack of frames, and the machine that carries it on.

A frame is a tuple `(kind, ...)`. Some kinds carry on by themselves; others are decisions and wait for a player.
The answer to a decision goes to the frame beneath it. Each chapter's module registers its kinds here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.model.state import Frame, State
    from gundam_desktop.tabletop import Choice

# Frames that carry on by themselves.
PREPARATION: Final = 0  # (kind, step)
TURN: Final = 1  # (kind, step)
ATTACK: Final = 2  # (kind, step)
ACTION: Final = 3  # (kind, player, passes)
RESOLVE: Final = 4  # (kind,)
EFFECT: Final = 5  # (kind, place, context)
COMMAND_END: Final = 6  # (kind, card)
BURST: Final = 7  # (kind, step, context)
DEPLOY: Final = 8  # (kind, player, cards, rested, clause, source, step)

PLAY_AS: Final = 9  # (kind, player, card, paying)

# Decisions.
FIRST_PLAYER: Final = 20  # (kind, player)
REDRAW: Final = 21  # (kind, player)
MAIN_CHOICE: Final = 22  # (kind, player)
BLOCK_CHOICE: Final = 23  # (kind, player)
ACTION_CHOICE: Final = 24  # (kind, player, passes)
SELECT: Final = 25  # (kind, player, clause, card, ability, purpose, groups)
OPTION: Final = 26  # (kind, player, clause, card, ability, purpose, options)
CONFIRM: Final = 27  # (kind, player, clause, card, ability, purpose, answers that are possible)
ORDER: Final = 28  # (kind, player)

FIRST_DECISION: Final = FIRST_PLAYER

CARRY_ON: Final[dict[int, Callable[[State, Frame], None]]] = {}
"""By kind: carry a frame on. It has been taken from the stack and puts back what is still to do."""
ANSWER: Final[dict[int, Callable[[State, Frame, Choice], None]]] = {}
"""By kind: give a frame the answer to the decision it asked for (the decision has been taken from the stack)."""


PROCESS: Final[list[Callable[[State], None]]] = []
"""Rule processing: carried out at once, between any two frames (10-1-2)."""


def run(state: State) -> None:
    """Carry on until a player must decide or the game is over."""
    frames, (process,) = state.frames, PROCESS
    while True:
        process(state)
        if state.result >= 0:
            break
        frame = frames[-1]
        if frame[0] >= FIRST_DECISION:
            return
        frames.pop()
        CARRY_ON[frame[0]](state, frame)
    frames.clear()
