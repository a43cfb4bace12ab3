"""Chains of effects that never end: such a game is a draw, and the cards involved are named (docs/rulings.md).

Effects can set each other off without giving a player a moment to act. Such a chain counts as endless if it comes
back to an earlier position or exceeds 1,000 effects. A decision with several legal choices ends a chain, except one on
the order of waiting effects, all of which must be resolved in any order.
"""

from __future__ import annotations

import hashlib
from typing import Final

from gundam_desktop.games.gcg.model.chain import NO_CHAIN, Chain
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.frames import OrderDecision
from gundam_desktop.games.gcg.model.machine import ASKED
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import unsettled
from gundam_desktop.games.gcg.rules.legal_choices import is_forced
from gundam_desktop.games.gcg.rules.possible_changes import possible_changes
from gundam_desktop.games.gcg.rules.processing import end_endless

MOST_EFFECTS: Final = 1000
"""A chain of this many effects without a choice counts as endless."""
WATCHED_FROM: Final = 32
"""Positions are compared from this many effects on; no game with printed cards comes near it."""


def is_endless(state: State, context: Context) -> bool:
    """Count an effect that begins. True if it is one of an endless chain: then the game has ended."""
    chain, effect = state.chain, (context.number, context.ability)
    count = chain.length + 1
    if count < WATCHED_FROM:
        state.chain = Chain(count)
        return False
    # The remembered position is renewed at every power of two, so it ends up inside a cycle of any length.
    is_marked, position = count & (count - 1) == 0, ""
    below = _below(state) if is_marked else chain.below
    if is_marked or effect in chain.effects[:1]:
        position = _position(state, context, below)
    if (position and position == chain.mark) or count > MOST_EFFECTS:
        end_endless(state, "9-1-6-7", [number for number, _ in chain.effects])
        return True
    if is_marked:
        state.chain = Chain(count, position, (effect,), below)
    elif effect in chain.effects:
        state.chain = Chain(count, chain.mark, chain.effects, below)
    else:
        state.chain = Chain(count, chain.mark, (*chain.effects, effect), below)
    return False


def _below(state: State) -> int:
    """The number of waiting effects that are resolved only after all of the newest ones."""
    waiting = state.waiting
    return sum([effect.batch < waiting[-1].batch for effect in waiting])


def _position(state: State, context: Context, below: int) -> str:
    """Return a short text that is equal for positions after which the same happens before the oldest `below` effects.

    Of the waiting effects, those count that come next, and that the oldest are still the same. What has come to wait
    between them may differ: nothing looks at it before it is resolved, and a chain that comes back never gets there.
    """
    waiting, battle = state.waiting, None if state.battle is None else state.battle.values()
    parts = (
        context.values(),
        [(card.definition.number, card.fields()) for card in state.cards],
        state.zones,
        [(frame.KIND, frame.values()) for frame in state.frames],
        [(effect.rank, effect.context) for effect in waiting if effect.batch == waiting[-1].batch],
        [effect.batch for effect in waiting[:below]],
        (state.awaited, state.lasting, sorted(state.used), state.happened, sorted(state.lost)),
        (state.random, state.phase, battle, state.sources, state.watchers),
    )
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def _asked(state: State) -> None:
    """End the chain at a decision with more than one legal choice, unless constant effects never settle.

    The order of waiting effects is no such choice: all of them will be resolved. The changes by constant effects are
    computed now anyway, to list the choices.
    """
    if possible_changes(state).circular and (numbers := unsettled(state)):
        end_endless(state, "9-1-5-1", numbers)
    elif state.chain.length and not isinstance(state.frames[-1], OrderDecision) and not is_forced(state):
        state.chain = NO_CHAIN


ASKED.append(_asked)
