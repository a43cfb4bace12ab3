"""The phases of a turn before the battle, and its end."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE
from gundam_desktop.games.gundam_war.model.state import Phase, State, Step, Zone
from gundam_desktop.games.gundam_war.rules.damage import destroy_lethal
from gundam_desktop.games.gundam_war.rules.effects import candidates, carry_out
from gundam_desktop.games.gundam_war.rules.figures import texts
from gundam_desktop.games.gundam_war.rules.zones import check_homes, draw, put_into_junkyard, units
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import CandidateGroup, Change

HAND_LIMIT = 6
END_OF_TURN = "end of turn"


@enforces("GX-3-1")
def begin_turn(state: State, player: int) -> None:
    """Begin a player's turn: reroll, draw, deployment."""
    state.turn += 1
    state.turn_player, state.deployed = player, ()
    state.step = Step.NONE
    emit(state, "turn begins", "GX-3-1", player, amount=state.turn)
    _begin(state, Phase.REROLL)
    if not is_first_turn(state):
        reroll_all(state)
    _begin(state, Phase.DRAW)
    if not is_very_first_turn(state):
        draw_one(state)
    check_homes(state)
    if not state.result:
        begin_deployment(state)


def begin_deployment(state: State) -> None:
    """Begin the deployment phase by asking the turn player."""
    _begin(state, Phase.DEPLOYMENT)
    state.question = Question("main", state.turn_player, "GX-3-1")


def _begin(state: State, phase: Phase) -> None:
    state.phase = phase
    emit(state, "phase", "GX-3-1", state.turn_player, word=phase)


@enforces("GX-3-3")
def is_first_turn(state: State) -> bool:
    """True in the first turn of either player, which has no reroll."""
    return state.turn <= 2


@enforces("GX-3-5")
def is_very_first_turn(state: State) -> bool:
    """True in the first player's first turn, in which no card is drawn."""
    return state.turn == 1


@enforces("GX-3-2")
def reroll_all(state: State) -> None:
    """Reroll all cards of the turn player."""
    rolled = [unit for unit in units(state, state.turn_player) if state.cards[unit].rolled]
    for unit in rolled:
        state.put(unit, rolled=False)
    if rolled:
        changes = tuple(Change(unit, rested=0) for unit in rolled)
        emit(state, "rerolled all", "GX-3-2", state.turn_player, amount=len(rolled), changes=changes)


@enforces("GX-3-4")
def draw_one(state: State) -> None:
    """The turn player draws one card."""
    draw(state, state.turn_player, 1, "GX-3-4")


# --- the end of the turn


@enforces("GW-0-4")
def begin_end(state: State) -> None:
    """At the end of the return step: damage becomes 0, then effects, the hand, and the end."""
    reset_damage(state)
    collect_effects(state)
    ask_next_effect(state)


@enforces("GW-10-1")
def reset_damage(state: State) -> None:
    """Remove all damage from units."""
    hurt = [unit for seat in (0, 1) for unit in units(state, seat) if state.cards[unit].damage]
    for unit in hurt:
        state.put(unit, damage=0)
    if hurt:
        changes = tuple(Change(unit, damage=0) for unit in hurt)
        emit(state, "damage reset", "GW-10-1", state.turn_player, changes=changes)


@enforces("GW-10-2")
def collect_effects(state: State) -> None:
    """Note the cards of the turn player whose effects start at the end of the turn."""
    there = (*units(state, state.turn_player), *state.zone(state.turn_player, Zone.JUNKYARD))
    state.waiting = tuple(unit for unit in there if texts(state, unit, END_OF_TURN))


def ask_next_effect(state: State) -> None:
    """Resolve the next waiting effect; the turn player orders several."""
    state.waiting = tuple(each for each in state.waiting if _can_do_something(state, each))
    if len(state.waiting) > 1:
        state.question = Question("order", state.turn_player, "GW-10-2")
    elif state.waiting:
        resolve(state, state.waiting[0])
    else:
        ask_for_hand(state)


def _can_do_something(state: State, card_id: int) -> bool:
    seat = state.cards[card_id].owner
    return any(
        state.zone(seat, Zone.DISCARD_PILE) if effect.does == "recover" else candidates(state, seat, effect)
        for effect in texts(state, card_id, END_OF_TURN)
    )


def resolve(state: State, card_id: int) -> None:
    """Resolve the effect of a card at the end of the turn; its player chooses the unit it is for."""
    state.waiting = tuple(each for each in state.waiting if each != card_id)
    seat = state.cards[card_id].owner
    effect = texts(state, card_id, END_OF_TURN)[0]
    found = candidates(state, seat, effect) if effect.on else ()
    emit(state, "activated", "GW-10-2", seat, card_id, word=END_OF_TURN)
    if effect.on and found:
        groups = (CandidateGroup(found, 1, 1),)
        state.question = Question("choose", seat, "GO-7", card_id, effect.does, groups)
    else:
        carry_out(state, seat, card_id, effect, 0)
        ask_next_effect(state)


@enforces("GO-7")
def resolve_on(state: State, card_id: int, unit: int) -> None:
    """Carry out the effect of a card at the end of the turn on the unit that was chosen."""
    carry_out(state, state.cards[card_id].owner, card_id, texts(state, card_id, END_OF_TURN)[0], unit)
    ask_next_effect(state)


@enforces("GW-10-3")
def excess(state: State) -> int:
    """How many cards the turn player must put away at the end of the turn."""
    return max(0, len(state.zone(state.turn_player, Zone.HAND)) - HAND_LIMIT)


def ask_for_hand(state: State) -> None:
    """Let the turn player put away cards above the limit; with none the turn ends."""
    count = excess(state)
    if not count:
        end_turn(state)
        return
    group = CandidateGroup(state.zone(state.turn_player, Zone.HAND), count, count)
    state.question = Question("choose", state.turn_player, "GW-10-3", 0, "excess", (group,))


def put_away_excess(state: State, cards: tuple[int, ...]) -> None:
    """Put the chosen cards of the hand into the junkyard."""
    for card_id in cards:
        changes = put_into_junkyard(state, card_id)
        emit(state, "put away excess", "GW-10-3", state.turn_player, card_id, changes=changes)
    end_turn(state)


def end_turn(state: State) -> None:
    """End the turn: effects until the end of the turn stop, and the next turn begins."""
    say_end(state)
    expire(state)
    destroy_lethal(state)
    begin_turn(state, 1 - state.turn_player)


@enforces("GW-10-4")
def say_end(state: State) -> None:
    """Emit the event that the turn player ends the turn."""
    emit(state, "ended", "GW-10-4", state.turn_player)


@enforces("GW-10-5")
def expire(state: State) -> None:
    """Effects that last until the end of the turn stop."""
    changed = [unit for seat in (0, 1) for unit in units(state, seat) if state.cards[unit].change != NO_CHANGE]
    for unit in changed:
        state.put(unit, change=NO_CHANGE)
    if changed:
        emit(state, "expired", "GW-10-5", state.turn_player, amount=len(changed))
