"""The main phase: cards used, set and turned up, and the effects of cards that are face up."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.digrayn.cards import UNIT
from gundam_desktop.games.digrayn.field import OWN
from gundam_desktop.games.digrayn.rules.chase import AFTER, declare, put_used_away
from gundam_desktop.games.digrayn.rules.figures import at, card, controller, is_on_gate, leader
from gundam_desktop.games.digrayn.rules.payment import pay
from gundam_desktop.games.digrayn.rules.zones import archive, change_of, fall, heal, put_on
from gundam_desktop.games.digrayn.state import GROUND, HAND, INSTALL, MAIN, OBJECT, SET, USED, Declared, State
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


def resume(state: State) -> None:
    """Ask the turn player to go on with the main or the battle phase."""
    clause = "FD-1-3" if state.phase == MAIN else "FX-6-1"
    state.question = Question(state.phase, state.turn_player, clause)


def gate_of_use(state: State, player: int, choice: Choice) -> str:
    """The gate on which a card from the hand is used: the one named, that of its target, that of the leader."""
    if choice.word and not choice.target:
        return choice.word
    if choice.target and is_on_gate(state, choice.target):
        return state.cards[choice.target].zone
    return gate_of_leader(state, player)


@enforces("FO-8")
def gate_of_leader(state: State, player: int) -> str:
    """The gate on which an add-in that does not stay is used."""
    return state.cards[leader(state, player)].zone


@enforces("FD-2-8")
def use(state: State, player: int, choice: Choice) -> None:
    """Use a card from the hand: pay, place, declare."""
    gate = gate_of_use(state, player, choice)
    if not pay(state, player, choice):
        return
    count(state)
    if card(state, choice.card).kind == UNIT:
        change = put_on(state, choice.card, gate, OBJECT)
        state.put(choice.card, fresh=True)
    else:
        change = put_on(state, choice.card, gate, USED)
    emit(state, "used", "FD-2-8", player, choice.card, word=gate, changes=(change,))
    _declare_use(state, player, choice)


@enforces("FD-4-1", "FD-2-7")
def flip(state: State, player: int, choice: Choice) -> None:
    """Turn up an active set card where it lies: pay, turn, declare."""
    if not pay(state, player, choice):
        return
    gate = state.cards[choice.card].zone
    slot = OBJECT if card(state, choice.card).kind == UNIT else USED
    change = put_on(state, choice.card, gate, slot)
    emit(state, "turned up", "FD-4-1", player, choice.card, word=gate, changes=(change,))
    _declare_use(state, player, choice)


def _declare_use(state: State, player: int, choice: Choice) -> None:
    gate = state.cards[choice.card].zone
    if card(state, choice.card).kind == UNIT:
        _generate(state, player, choice.card)
    else:
        declare(state, Declared("add-in", player, choice.card, gate, choice.word, choice.target))


@enforces("FD-2-1")
def count(state: State) -> None:
    """Count a card that is put from the hand onto a gate."""
    state.put_count += 1


@enforces("FD-2-8")
def _generate(state: State, player: int, unit: int) -> None:
    emit(state, "generated", "FD-2-8", player, unit)
    declare(state, Declared("generated", player, unit, state.cards[unit].zone))


@enforces("FD-2-4", "FX-5-5")
def set_card(state: State, player: int, choice: Choice) -> None:
    """Set a card from the hand face down, in the usual way or by the effect that is being resolved."""
    change = put_on(state, choice.card, choice.word, SET)
    lock(state, choice.card)
    source, more = state.setting
    changes = (change._replace(rested=int(state.cards[choice.card].locked)),)
    clause = "FD-4-4" if source else "FD-2-4"
    emit(state, "set", clause, player, choice.card, word=choice.word, seen_by=1 << player, changes=changes)
    if source:
        state.setting = source, more - 1
        _ask_for_sets(state, player)
    else:
        count(state)
        resume(state)


@enforces("FD-2-11", "FO-20")
def lock(state: State, card_id: int) -> None:
    """A set card comes locked."""
    state.put(card_id, locked=True)


@enforces("FD-3-1")
def activate(state: State, player: int, choice: Choice) -> None:
    """Use the effect of a card that is face up."""
    effect = card(state, choice.card).effect("main")
    assert effect is not None
    state.put(choice.card, used=True)
    emit(state, "activated", "FD-3-1", player, choice.card, target=choice.target)
    heal(state, choice.target, effect.amount)


# --- when the declarations take effect

_SLOTS: Final = {"device": OBJECT, "install unit": INSTALL, "install gate": GROUND}
"""How an add-in is used -> the slot in which it stays."""


def _used(state: State, declared: Declared) -> None:
    """The use of an add-in takes effect."""
    used = card(state, declared.card)
    if state.denied:
        put_used_away(state, declared.player, declared.card)
        resume(state)
        return
    emit(state, "took effect", "FO-18", declared.player, declared.card)
    if used.use == "use" and used.effects[0].does == "set":
        state.setting = declared.card, used.effects[0].amount
        _ask_for_sets(state, declared.player)
    elif used.use == "use":
        _summon(state, declared)
    else:
        slot = _SLOTS[used.use]
        replace(state, declared.gate, slot)
        change = put_on(state, declared.card, declared.gate, slot)
        emit(state, "placed", "FO-18", declared.player, declared.card, word=declared.gate, changes=(change,))
        fall(state)
        if not state.result:
            resume(state)


@enforces("FD-6-2")
def replace(state: State, gate: str, slot: int) -> None:
    """The old install of the same target goes to the fragment."""
    if old := at(state, gate, slot):
        emit(state, "replaced", "FD-6-2", state.cards[old].owner, old, changes=archive(state, old))


@enforces("FD-5-2")
def _summon(state: State, declared: Declared) -> None:
    """Put a unit of the fragment onto a gate without its cost."""
    unit = declared.target
    put_on(state, unit, declared.goal, OBJECT)
    state.put(unit, fresh=True)
    emit(state, "summoned", "FO-18", declared.player, unit, word=declared.goal, changes=(change_of(state, unit),))
    put_used_away(state, declared.player, declared.card)
    _generate(state, declared.player, unit)


def free_for_set(state: State, player: int) -> list[str]:
    """The own gates on which a player can set a card."""
    return [gate for gate in OWN[player] if not at(state, gate, SET) and controller(state, gate) != 1 - player]


def _ask_for_sets(state: State, player: int) -> None:
    """Ask for the next card that an effect sets, as long as there is one and a gate for it."""
    source, more = state.setting
    if more and state.zone(player, HAND) and free_for_set(state, player):
        state.question = Question("set", player, "FD-4-4", source)
    else:
        end_sets(state, player)


def end_sets(state: State, player: int) -> None:
    """End the effect that sets cards: its card goes to the fragment."""
    source, _ = state.setting
    state.setting = 0, 0
    put_used_away(state, player, source)
    resume(state)


def _arrived(state: State, _declared: Declared) -> None:
    resume(state)


AFTER.update({"add-in": _used, "generated": _arrived, "moved": _arrived})
