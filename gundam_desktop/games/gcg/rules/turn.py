"""The turn (chapter 6): its phases and the steps of the start and end phases."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BATTLE,
    DRAW,
    END,
    HAND,
    HAND_LIMIT,
    IN_TURN,
    MAIN,
    RESOURCE_PHASE,
    RESOURCES,
    START,
    STAYS_RESTED,
    TURN_LONG,
    UNTIL_END,
    UNTIL_START,
)
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.derived import NO_CHANGES
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import (
    RESOLVE,
    ActionFrame,
    Candidates,
    MainDecision,
    SelectDecision,
    TurnFrame,
)
from gundam_desktop.games.gcg.model.lasting import AwaitedEvent, LastingChange
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures
from gundam_desktop.games.gcg.rules.keywords import repair
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.games.gcg.rules.processing import process
from gundam_desktop.games.gcg.rules.terms import discard, draw, place_resources, set_all_active
from gundam_desktop.games.gcg.rules.triggers import trigger_put_off, trigger_self
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

# The steps of a turn, as values of `TurnFrame`.
START_PHASE_STEP: Final = 0
DRAW_STEP: Final = 1
RESOURCE_STEP: Final = 2
MAIN_STEP: Final = 3
END_ACTION_STEP: Final = 4
END_STEP: Final = 5
HAND_STEP: Final = 6
CLEANUP_STEP: Final = 7
NEXT_TURN: Final = 8


@enforces("6-1-1", "6-1-2", "6-1-3", "6-5-1", "6-6-1", "6-2-1")
def _turn(state: State, frame: TurnFrame) -> None:
    """Carry the turn on by one step (6-1-1). Triggered effects are resolved before the next step (6-1-3)."""
    step = frame.step
    if step == HAND_STEP and _over_limit(state):
        return
    if step == MAIN_STEP:
        if state.phase != MAIN:
            state.phase = MAIN
            emit(state, "phase", "6-5-1", state.turn_player, word="main", arrows=())
        state.frames.append(frame)
        state.frames.append(MainDecision(state.turn_player))
        return
    if step == NEXT_TURN:
        _pass_the_turn(state)
        return
    state.frames.append(TurnFrame(step + 1))
    state.frames.append(RESOLVE)
    _STEPS[step](state, state.turn_player)


@enforces("4-3-1", "4-3-2", "6-2-1", "6-2-2-1", "6-2-2-2", "6-2-3-1")
def _start_phase(state: State, player: int) -> None:
    """All own rested cards become active at the same time (6-2-2-1, 6-2-2-2), then the start of the turn (6-2-3-1)."""
    state.turn += 1
    state.phase = START
    if any(entry.duration <= IN_TURN for entry in state.lasting):  # some are for a single turn
        state.possible = NO_CHANGES
        state.touch()
    emit(state, "turn begins", "6-1-2", player, amount=state.turn, arrows=())
    cards = [card for zone in (BATTLE, RESOURCES, BASE) for card in state.zone(player, zone)]
    if may_change(state, Modification.RULE, STAYS_RESTED):
        cards = [card for card in cards if not figures(state, card).rule(STAYS_RESTED)]
    set_all_active(state, cards, "6-2-2-1")
    _end_of_stay(state, player)
    trigger_self(state, "start of turn", (0,))
    trigger_put_off(state, "start of turn")


def _end_of_stay(state: State, player: int) -> None:
    """Changes that last until the next start phase of the cards' owner end."""
    kept = tuple(e for e in state.lasting if e.duration != UNTIL_START or state.cards[e.card].owner != player)
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.touch()


@enforces("6-3-1", "6-3-1-1")
def _draw_phase(state: State, player: int) -> None:
    state.phase = DRAW
    emit(state, "phase", "6-3-1", player, word="draw", arrows=())
    draw(state, player, 1, "6-3-1")


@enforces("6-4-1")
def _resource_phase(state: State, player: int) -> None:
    state.phase = RESOURCE_PHASE
    emit(state, "phase", "6-4-1", player, word="resource", arrows=())
    place_resources(state, player, 1, ex=False, rested=False, clause="6-4-1")


@enforces("6-6-1", "6-6-2-1", "8-1", "11-2-2-1-1", "11-2-4-2-1")
def _end_action_step(state: State, player: int) -> None:
    """The standby player acts first (6-6-2-1)."""
    state.phase = END
    emit(state, "phase", "6-6-1", player, word="end", arrows=())
    state.frames.append(ActionFrame(1 - player, 0))


@enforces("6-6-3-1", "11-1-1-1", "11-1-1-2", "11-1-1-3")
def _end_step(state: State, player: int) -> None:
    """Effects of the end of the turn wait (6-6-3-1); Repair of damaged Units is one of them (11-1-1-1, 11-1-1-3)."""
    trigger_self(state, "end of turn", (0,))
    trigger_put_off(state, "end of turn")
    repair(state, player)


@enforces("3-8-4", "3-8-4-1", "6-6-4-1")
def _over_limit(state: State) -> bool:
    """In the hand step the turn player chooses what to discard down to ten cards (6-6-4-1). True when asked."""
    hand = state.zone(state.turn_player, HAND)
    excess = len(hand) - HAND_LIMIT
    if excess <= 0:
        return False
    state.frames.append(TurnFrame(HAND_STEP))
    groups = (Candidates(hand, excess, excess),)
    state.frames.append(SelectDecision(state.turn_player, "6-6-4-1", 0, -1, "hand limit", groups))
    return True


def _hand_step(state: State, player: int) -> None:
    """Nothing is left to discard."""


def _discarded(state: State, frame: TurnFrame, choice: Choice) -> None:
    for card in choice.cards:
        discard(state, card, "6-6-4-1")
    state.frames.append(frame)


@enforces("6-6-5-1")
def _cleanup_step(state: State, player: int) -> None:
    """Changes that last "during this turn" end (6-6-5-1)."""
    state.lasting = tuple(entry for entry in state.lasting if not ends_with_turn(entry, state.turn))
    state.awaited = tuple(entry for entry in state.awaited if not ends_with_turn(entry, state.turn))
    state.touch_all_but_hp()
    emit(state, "this turn ends", "6-6-5-1", player)
    process(state)


def ends_with_turn(entry: LastingChange | AwaitedEvent, turn: int) -> bool:
    """True if the change or the awaited event ends with this turn."""
    if entry.duration <= IN_TURN:
        return IN_TURN - entry.duration <= turn
    return entry.duration == TURN_LONG or 0 <= entry.duration - UNTIL_END <= turn


@enforces("6-6-6", "11-2-12-1")
def _pass_the_turn(state: State) -> None:
    """Give the turn to the opponent (6-6-6) once this turn's changes have ended; reset the counts of uses."""
    if any(ends_with_turn(entry, state.turn) for entry in state.lasting):
        state.frames.append(TurnFrame(CLEANUP_STEP))
        return
    state.used = frozenset()
    state.happened = ()
    state.turn_player = 1 - state.turn_player
    state.touch_all_but_hp()
    emit(state, "turn ends", "6-6-6", 1 - state.turn_player)
    state.frames.append(TurnFrame(START_PHASE_STEP))


_STEPS: Final = {
    START_PHASE_STEP: _start_phase,
    DRAW_STEP: _draw_phase,
    RESOURCE_STEP: _resource_phase,
    END_ACTION_STEP: _end_action_step,
    END_STEP: _end_step,
    HAND_STEP: _hand_step,
    CLEANUP_STEP: _cleanup_step,
}


@enforces("6-5-5-1", "6-5-5-2")
def end_main_phase(state: State) -> None:
    """Go to the end phase at once (6-5-5-2). The turn's frame is on top."""
    state.frames.pop()
    emit(state, "ends main phase", "6-5-5-1", state.turn_player)
    state.frames.append(TurnFrame(END_ACTION_STEP))


CARRY_ON[TurnFrame] = _turn
ANSWER[TurnFrame] = _discarded
