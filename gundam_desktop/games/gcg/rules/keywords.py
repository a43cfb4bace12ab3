"""Keyword effects (11-1) and Burst (11-2-5), and where each of them is carried out.

| | when it takes effect | what it does |
| --- | --- | --- |
| Repair (11-1-1) | `repair` | `effects.run.keyword_effects` |
| Breach (11-1-2) | `processing.destroy` | `effects.run.keyword_effects` |
| Support (11-1-3) | `activation.activated_effects` | `effects.run.keyword_effects` |
| Blocker (11-1-4) | `attack_legality.can_block` | `battle.block` |
| First Strike (11-1-5) | `battle`, in the damage step | the same |
| High-Maneuver (11-1-6) | `attack_legality.attack_can_be_blocked` | the same |
| Suppression (edition 1.2) | `battle`, in the damage step | `suppressed` |
| Burst (11-2-5) | `processing.break_shields`; its rank is in `triggers` | `_burst` |

Their names, symbols and amounts are in `model.keywords`; how amounts add up is in `figures`.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import BATTLE, REPAIR_EFFECT, REPAIRS_IN_EACH_TURN, SHIELDS
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import BurstFrame, ConfirmDecision, EffectFrame
from gundam_desktop.games.gcg.model.keywords import REPAIR, SUPPRESSION
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import context_of, figures, has_rule
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.games.gcg.rules.processing import to_trash_after_effect
from gundam_desktop.games.gcg.rules.triggers import can_begin, enqueue, trigger_self
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

SUPPRESSED: Final = 2
"""How many Shields the battle damage of a Unit with Suppression reaches at the same time (1.2)."""


@enforces("11-1-1-1", "11-1-1-2", "11-1-1-3")
def repair(state: State, player: int) -> None:
    """Repair of the turn player's damaged Units waits at the end of the turn (11-1-1-1, 11-1-1-3).

    So does that of Units of the opponent that repair in each turn.
    """
    others = state.zone(1 - player, BATTLE) if may_change(state, Modification.RULE, REPAIRS_IN_EACH_TURN) else ()
    also = [card for card in others if has_rule(state, card, REPAIRS_IN_EACH_TURN)]
    for card in (*state.zone(player, BATTLE), *also):
        amount = figures(state, card).amount(REPAIR)
        if amount and state.cards[card].damage:
            enqueue(state, context_of(state, card, REPAIR_EFFECT)._replace(amount=amount))


@enforces("1.9:13-1-7-1", "1.9:13-1-7-2", "1.9:13-1-7-3")
def suppressed(state: State, attacker: int, player: int) -> tuple[int, ...]:
    """The Shields that the battle damage of the attacker reaches: the topmost one, with Suppression two (1.2)."""
    reached = SUPPRESSED if figures(state, attacker).has(SUPPRESSION) else 1
    return state.zone(player, SHIELDS)[:reached]


@enforces("2-3-5-4-2", "3-1-2", "7-6-2-4-1", "9-2-2", "11-2-5-1", "11-2-5-2", "11-2-5-3", "1.9:3-3-9-1")
def _burst(state: State, frame: BurstFrame) -> None:
    """A Burst may be activated (11-2-5-2); afterwards, or when declined, the card goes to the trash (11-2-5-3)."""
    context = frame.context
    card = context.card
    if frame.step == 1:
        to_trash_after_effect(state, card)
        return
    ability = state.pool[context.number].burst
    assert ability is not None
    if not can_begin(state, ability, context):
        to_trash_after_effect(state, card)
        return
    state.frames.append(frame)
    state.frames.append(ConfirmDecision(context.player, "11-2-5-2", card, ability.index, "burst", ("yes", "no")))


@enforces("11-2-5-2", "11-2-5-3")
def _burst_answer(state: State, frame: BurstFrame, choice: Choice) -> None:
    context = frame.context
    state.frames.append(BurstFrame(1, context))
    if choice.verb == "yes":
        emit(state, "activated burst", "11-2-5-2", context.player, context.card)
        trigger_self(state, "activates burst", (context.card,))
        state.frames.append(EffectFrame(0, context))
    else:
        emit(state, "declined burst", "11-2-5-3", context.player, context.card)


CARRY_ON[BurstFrame] = _burst
ANSWER[BurstFrame] = _burst_answer
