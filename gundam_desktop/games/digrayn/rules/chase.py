"""Declarations and the chases that answer to them: the window, who is asked, and the order of taking effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from gundam_desktop.games.digrayn.cards import TRIGGER, UNIT, Effect, card_of
from gundam_desktop.games.digrayn.field import CENTER
from gundam_desktop.games.digrayn.rules.figures import (
    at,
    card,
    controller,
    is_object,
    is_unit,
    objects,
    reach,
    set_cards,
)
from gundam_desktop.games.digrayn.rules.payment import pay
from gundam_desktop.games.digrayn.rules.zones import archive, change_of, heal, hurt, put_on
from gundam_desktop.games.digrayn.state import BATTLE, HAND, MAIN, USED, Declared, State
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

AFTER: Final[dict[str, Callable[[State, Declared], None]]] = {}
"""Kind of declaration -> what is done when it takes effect; filled by the modules that declare."""
_ATTACKS: Final = ("attack", "counter")
_ANSWERED: Final = {
    **dict.fromkeys((*_ATTACKS, f"ends {MAIN}"), True),
    **dict.fromkeys(("generated", "moved", "add-in", f"begins {BATTLE}"), False),
}
"""What can be chased -> whether set cards can answer it, too, besides effects of cards that are face up."""


@enforces("FX-5-4")
def declare(state: State, declared: Declared) -> None:
    """Declare something that can be chased before it takes effect."""
    state.chain, state.passes, state.denied = (declared,), 0, False
    ask(state, answers_first(declared.player))


@enforces("FX-5-2")
def answers_first(player: int) -> int:
    """The seat that is asked first about what a player has declared."""
    return 1 - player


def ask(state: State, player: int) -> None:
    """Ask a player whether to chase; pass at once for one who, as both players can see, can use nothing."""
    if is_asked(state, player):
        opener = state.chain[0]
        about = 0 if opener.kind in _ATTACKS else opener.card  # an attack is shown by an arrow instead
        state.question = Question("chase", player, "FX-5-2", about, _moment(state))
    else:
        passed(state, player)


def _moment(state: State) -> str:
    """The kind of the declaration that has opened the window; for a phase with its name: `ends main`."""
    kind = state.chain[0].kind
    return f"{kind} {state.phase}" if kind in ("begins", "ends") else kind


@enforces("FO-7")
def is_asked(state: State, player: int) -> bool:
    """True if a player may be able to use something, as far as both players can see."""
    moment = _moment(state)
    if moment not in _ANSWERED:
        return False
    usable = (
        each
        for each in set_cards(state, player)
        if not state.cards[each].locked and controller(state, state.cards[each].zone) != 1 - player
    )
    return (_ANSWERED[moment] and any(usable)) or any(is_quick_now(state, each) for each in objects(state, player))


def is_quick_now(state: State, card_id: int) -> bool:
    """True for a face-up card with an unused effect that answers to the present declaration."""
    return not state.cards[card_id].used and answers(state, card_id)


@enforces("FX-5-2")
def passed(state: State, player: int) -> None:
    """A player does not chase: the other one is asked, or after two passes everything is resolved."""
    state.passes += 1
    if state.passes < 2:
        ask(state, 1 - player)
    else:
        resolve(state)


def pass_chase(state: State, player: int) -> None:
    """A player who was asked passes."""
    state.question = None
    passed(state, player)


def chase(state: State, player: int, choice: Choice) -> None:
    """Chase with an active trigger or an effect of a face-up card."""
    if not pay(state, player, choice):
        return
    state.question = None
    card_id, gate = choice.card, state.cards[choice.card].zone
    target, goal = _target(chase_effect(state, card_id), state.chain[0])
    if card(state, card_id).kind == TRIGGER:
        change = put_on(state, card_id, gate, USED)
    else:
        state.put(card_id, used=True)
        change = change_of(state, card_id)
    emit(state, "chased", "FX-5-3", player, card_id, changes=(change,))
    state.chain = (*state.chain, Declared("chase", player, card_id, gate, goal, target))
    state.passes = 0
    ask(state, answers_first(player))


@enforces("FX-5-1")
def resolve(state: State) -> None:
    """Let everything take effect, what was declared last first."""
    while len(state.chain) > 1 and not state.result:
        newest = state.chain[-1]
        state.chain = state.chain[:-1]
        emit(state, "resolved", "FX-5-1", newest.player, newest.card)
        _take_effect(state, newest)
    opener, state.chain = state.chain[0], ()
    if not state.result:
        AFTER[opener.kind](state, opener)


@enforces("FX-5-6")
def is_gone(state: State, declared: Declared) -> bool:
    """True if the card that has declared something has left its gate."""
    return state.cards[declared.card].zone != declared.gate


def _take_effect(state: State, declared: Declared) -> None:
    """A chase takes effect, unless its card or its target has left the gate."""
    effect = chase_effect(state, declared.card)
    if is_gone(state, declared):
        emit(state, "void", "FX-5-6", declared.player, declared.card)
    elif declared.target and has_left(state, declared.target, declared.goal):
        emit(state, "no target", "FO-21", declared.player, declared.card)
    elif effect is not None:
        emit(state, "took effect", "FO-18", declared.player, declared.card)
        _carry_out(state, declared.player, effect, declared.target or declared.card)
    if card(state, declared.card).kind == TRIGGER and not is_gone(state, declared):
        put_used_away(state, declared.player, declared.card)


@enforces("FO-8")
def put_used_away(state: State, player: int, card_id: int) -> None:
    """A used trigger, or an add-in that does not stay, goes to the fragment."""
    emit(state, "used up", "FO-8", player, card_id, changes=archive(state, card_id))


@enforces("FO-21")
def has_left(state: State, target: int, gate: str) -> bool:
    """True if the target of an effect has left its gate."""
    return state.cards[target].zone != gate


def _target(effect: Effect | None, opener: Declared) -> tuple[int, str]:
    """The card on which the effect of a chase works, with its gate; 0 for none.

    It is the attacked card, but damage is dealt to the card that attacks or has arrived.
    """
    if effect is not None and effect.does == "damage":
        return opener.card, opener.gate
    return (opener.target, opener.goal) if opener.kind in _ATTACKS else (0, "")


# --- what answers to what, and what it does

_CHASES: Final = frozenset({"attacked", "unit attacked", "main ends", "battle begins", "arrival", "add-in"})
"""When effects work that are used as chases."""


@cache
def _chase_effect(number: str) -> Effect | None:
    return next((effect for effect in card_of(number).effects if effect.when in _CHASES), None)


def chase_effect(state: State, card_id: int) -> Effect | None:
    """The effect with which a card chases; None if it has none."""
    return _chase_effect(state.cards[card_id].number)


@enforces("FO-18")
def answers(state: State, card_id: int) -> bool:
    """True if the effect of a card answers to the declaration that has opened the window."""
    effect = chase_effect(state, card_id)
    if effect is None or not state.chain:
        return False
    opener, player = state.chain[0], state.cards[card_id].owner
    match effect.when:
        case "attacked":
            return is_attack(opener) and state.cards[opener.target].owner == player
        case "unit attacked":
            return is_attack(opener) and card(state, opener.target).kind == UNIT
        case "main ends":
            return _moment(state) == f"ends {MAIN}"
        case "battle begins":
            return _moment(state) == f"begins {BATTLE}"
        case "arrival":
            came = opener.kind in ("generated", "moved") and opener.player != player and is_unit(state, opener.card)
            return came and is_object(state, card_id) and opener.gate in reach(state, card_id)
    return opener.kind == "add-in" and opener.player != player


@enforces("FO-12")
def is_attack(opener: Declared) -> bool:
    """True for an attack, also for a counter-attack."""
    return opener.kind in _ATTACKS


def _carry_out(state: State, player: int, effect: Effect, target: int) -> None:
    match effect.does:
        case "damage":
            hurt(state, effect.amount, (target,))
        case "heal":
            heal(state, target, effect.amount)
        case "recall":
            emit(state, "returned", "FO-18", player, target, changes=archive(state, target, HAND))
        case "rift":
            hurt(state, effect.amount, [found for gate in CENTER if (found := at(state, gate))])
        case "atk":
            state.put(target, bonus=state.cards[target].bonus + effect.amount)
            emit(state, "modified", "FO-17", player, target, amount=effect.amount)
        case "deny":
            state.denied = True
