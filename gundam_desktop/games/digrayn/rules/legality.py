"""What is legal: each check is written once, and serves the list of choices and the reasons for a refusal alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gundam_desktop.games.digrayn.cards import LEADER, TRIGGER, UNIT, Effect
from gundam_desktop.games.digrayn.field import CENTER, GATES, OWN, adjacent
from gundam_desktop.games.digrayn.rules.chase import answers, chase_effect
from gundam_desktop.games.digrayn.rules.figures import (
    at,
    card,
    controller,
    fights,
    is_object,
    is_set,
    is_unit,
    most_from_hand,
    reach,
    waits,
)
from gundam_desktop.games.digrayn.rules.main_phase import gate_of_use
from gundam_desktop.games.digrayn.rules.payment import cost_of, covered, covered_if_wild, factors, purse
from gundam_desktop.games.digrayn.rules.turn import is_spent, skill_targets, turned_bp
from gundam_desktop.games.digrayn.state import BP, DECK, FRAGMENT, HAND, LOST, MAIN, SET, State
from gundam_desktop.games.kit.verbs import Verb, Verdict, wrong_time
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.tabletop.selection import is_whole


@enforces("FD-1-3", "FD-3-1", "FX-6-1", "FX-5-4", "FX-2-3", "FO-6")
def at_its_time(state: State, row: Verb[State]) -> Verdict:
    return wrong_time(state, row)


# --- the gate of a choice


def _gates(state: State, player: int, choice: Choice) -> tuple[str, ...]:
    """The gates on which something would be used or set."""
    if choice.verb == "use":
        return tuple(dict.fromkeys(filter(None, (gate_of_use(state, player, choice), choice.word))))
    if choice.verb == "set":
        return (choice.word,)
    return tuple(gate for gate in (state.cards[choice.card].zone, choice.word) if gate in GATES)


def _object_gate(state: State, choice: Choice) -> str:
    """The gate onto which a choice would put an object; empty for none."""
    printed = card(state, choice.card)
    if printed.use in (UNIT, "device"):
        return choice.word or state.cards[choice.card].zone
    return choice.word if printed.summons else ""


@enforces("FX-4-5")
def not_controlled(state: State, player: int, choice: Choice) -> Verdict:
    wrong = any(controller(state, gate) == 1 - player for gate in _gates(state, player, choice))
    return Refusal("controlled", "FX-4-5") if wrong else None


@enforces("FX-4-2")
def not_of_the_other(state: State, player: int, choice: Choice) -> Verdict:
    wrong = any(gate in OWN[1 - player] for gate in _gates(state, player, choice))
    return Refusal("other's gate", "FX-4-2") if wrong else None


@enforces("FD-6-1")
def one_of_a_kind(state: State, _player: int, choice: Choice) -> Verdict:
    gate = _object_gate(state, choice)
    return Refusal("place taken", "FD-6-1") if gate in GATES and at(state, gate) else None


@enforces("FX-4-3")
def no_object_there(state: State, _player: int, choice: Choice) -> Verdict:
    gate = _object_gate(state, choice)
    return Refusal("object there", "FX-4-3") if gate in GATES and at(state, gate) else None


# --- from the hand


def in_hand(state: State, player: int, choice: Choice) -> Verdict:
    if choice.card in state.zone(player, HAND):
        return None
    if choice.verb == "set" and state.cards[choice.card].slot == SET:
        return does_not_move(state, player, choice)
    return Refusal("not in hand", "FX-4-1" if choice.verb == "use" else "FD-2-1")


@enforces("FD-2-7")
def does_not_move(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("does not move", "FD-2-7") if state.cards[choice.card].slot == SET else None


@enforces("FX-4-1")
def no_trigger(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("trigger from hand", "FX-4-1") if card(state, choice.card).kind == TRIGGER else None


def _over_budget(state: State, choice: Choice) -> bool:
    by_effect = choice.verb == "set" and bool(state.setting[0])
    return state.put_count >= most_from_hand(state) and not by_effect


@enforces("FD-2-1", "FD-4-3", "FD-4-4")
def within_budget(state: State, _player: int, choice: Choice) -> Verdict:
    figures = (("most", most_from_hand(state)),)
    return Refusal("too many from hand", "FD-2-1", figures) if _over_budget(state, choice) else None


@enforces("FD-2-2")
def within_first_budget(state: State, _player: int, choice: Choice) -> Verdict:
    first = state.turn == 1 and _over_budget(state, choice)
    return Refusal("one in the first turn", "FD-2-2") if first else None


@enforces("FD-2-4")
def own_gate(_state: State, player: int, choice: Choice) -> Verdict:
    if choice.word in OWN[player]:
        return None
    return Refusal("set in the centre" if choice.word in CENTER else "set at the other's", "FD-2-4")


@enforces("FD-6-3")
def no_set_card(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("set card there", "FD-6-3") if at(state, choice.word, SET) else None


# --- what a card is used for


@enforces("FO-18")
def right_words(state: State, player: int, choice: Choice) -> Verdict:
    """The parts of a choice are those that the words of its card ask for, and fit them."""
    printed, flips = card(state, choice.card), choice.verb == "flip"
    target, word = bool(choice.target), bool(choice.word)
    if choice.verb == "chase":
        right = not target and not word
    elif printed.summons:
        unit = target and choice.target in state.zone(player, FRAGMENT) and card(state, choice.target).kind == UNIT
        right = unit and choice.word in OWN[player] and choice.target not in choice.cards
    elif printed.use == "install unit":
        right = not word and not (flips and target)
    elif printed.use in (UNIT, "device", "install gate"):
        right = not target and word != flips
    else:
        right = not target and not word
    return None if right or printed.use == TRIGGER else Refusal("not its words", "FO-18")


@enforces("FO-11")
def on_own_unit(state: State, player: int, choice: Choice) -> Verdict:
    if card(state, choice.card).use != "install unit":
        return None
    target, gate = choice.target, state.cards[choice.card].zone
    if choice.verb == "flip":
        target = at(state, gate) if gate in GATES else 0
    fits = target and is_unit(state, target) and state.cards[target].owner == player
    return None if fits else Refusal("not on an own unit", "FO-11")


# --- set cards


def own_seen_card(state: State, player: int, choice: Choice) -> Verdict:
    record = state.cards[choice.card]
    if record.owner == player and record.zone not in (DECK, BP):
        return None
    return Refusal("no set card", "FD-4-1") if choice.verb == "flip" else Refusal("no chase from there", "FX-5-3")


@enforces("FD-4-1")
def own_set_card(state: State, player: int, choice: Choice) -> Verdict:
    return None if is_set(state, choice.card, player) else Refusal("no set card", "FD-4-1")


@enforces("FD-2-5")
def active(state: State, player: int, choice: Choice) -> Verdict:
    locked = is_set(state, choice.card, player) and state.cards[choice.card].locked
    return Refusal("locked", "FD-2-5") if locked else None


@enforces("FX-5-3")
def flips_no_trigger(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("trigger turned up", "FX-5-3") if card(state, choice.card).kind == TRIGGER else None


# --- effects and chases


@enforces("FD-3-1")
def has_main_effect(state: State, player: int, choice: Choice) -> Verdict:
    fits = is_object(state, choice.card, player) and card(state, choice.card).effect(MAIN) is not None
    return None if fits else Refusal("no such effect", "FD-3-1")


@enforces("FO-18")
def own_object(state: State, player: int, choice: Choice) -> Verdict:
    return None if is_object(state, choice.target, player) else Refusal("not its words", "FO-18")


@enforces("FO-10")
def unused(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("effect used", "FO-10") if state.cards[choice.card].used else None


def chasing_card(state: State, player: int, choice: Choice) -> Verdict:
    record, kind = state.cards[choice.card], card(state, choice.card).kind
    trigger = is_set(state, choice.card, player) and kind == TRIGGER
    quick = is_object(state, choice.card, player) and chase_effect(state, choice.card) is not None
    if trigger or quick:
        return None
    return Refusal("no chase" if record.slot >= 0 else "no chase from there", "FX-5-3")


@enforces("FX-5-3")
def condition_met(state: State, _player: int, choice: Choice) -> Verdict:
    return None if answers(state, choice.card) else Refusal("condition not met", "FX-5-3")


@enforces("FD-7-2")
def at_the_end(state: State, _player: int, choice: Choice) -> Verdict:
    at_end = card(state, choice.card).effect("main ends") is not None
    return Refusal("not at the end", "FD-7-2") if at_end and not answers(state, choice.card) else None


# --- payment


@enforces("FD-5-1")
def payable(state: State, player: int, choice: Choice) -> Verdict:
    return None if _is_payable(state, player, choice) else Refusal("cannot pay", "FD-5-1")


@enforces("FD-2-3")
def pays_for_use(state: State, player: int, choice: Choice) -> Verdict:
    return None if _is_payable(state, player, choice) else Refusal("cannot pay", "FD-2-3")


def _is_payable(state: State, player: int, choice: Choice) -> bool:
    cost = cost_of(state, choice)
    return not cost or covered(factors(state, purse(state, player, choice)), cost) == len(cost)


def _paying(state: State, player: int, choice: Choice) -> list[int]:
    """The cards named for a payment that may pay at all, each once."""
    return [each for each in dict.fromkeys(choice.cards) if each in purse(state, player, choice)]


@enforces("FD-5-1")
def enough_named(state: State, _player: int, choice: Choice) -> Verdict:
    few = bool(choice.cards) and len(choice.cards) < len(cost_of(state, choice))
    return Refusal("too few pay", "FD-5-1") if few else None


@enforces("FD-5-3")
def right_cards(state: State, player: int, choice: Choice) -> Verdict:
    paying = factors(state, _paying(state, player, choice))
    wrong = covered(paying, cost_of(state, choice)) < len(choice.cards)
    return Refusal("wrong payment", "FD-5-3") if wrong else None


@enforces("FD-5-6")
def no_colorless_for_color(state: State, player: int, choice: Choice) -> Verdict:
    lost = [each for each in dict.fromkeys(choice.cards) if each in state.zone(player, LOST)]
    paying, cost = factors(state, [*_paying(state, player, choice), *lost]), cost_of(state, choice)
    wrong = covered_if_wild(paying, cost) > covered(paying, cost)
    return Refusal("colorless for color", "FD-5-6") if wrong else None


@enforces("FD-5-4")
def not_lost(state: State, _player: int, choice: Choice) -> Verdict:
    lost = any(state.cards[each].zone == LOST for each in choice.cards)
    return Refusal("lost card pays", "FD-5-4") if lost else None


PAYMENT: Final = (payable, enough_named, right_cards, no_colorless_for_color, not_lost)
"""The checks of what is paid."""


def chosen(check: Callable[[State, int, Choice], Verdict]) -> Callable[[State, int, Choice], Verdict]:
    """A check of payments for the cards that a player has been asked for."""

    def check_chosen(state: State, player: int, choice: Choice) -> Verdict:
        unpaid, asked = state.unpaid, state.question is not None and state.question.player == player
        return check(state, player, Choice(*unpaid[:3], choice.cards, unpaid.word)) if asked and unpaid.verb else None

    return check_chosen


@enforces("FX-3-4", "FO-5")
def right_number(state: State, _player: int, choice: Choice) -> Verdict:
    question = state.question
    if question is None or (is_whole(choice.cards, question.groups) and len(set(choice.cards)) == len(choice.cards)):
        return None
    return Refusal("wrong selection", "FD-5-1" if state.unpaid.verb else "FX-3-4")


# --- battle


@enforces("FX-6-1")
def own_fighter(state: State, player: int, choice: Choice) -> Verdict:
    fits = is_object(state, choice.card, player) and fights(state, choice.card)
    return None if fits else Refusal("does not fight", "FX-6-1")


@enforces("FX-6-1")
def once(state: State, _player: int, choice: Choice) -> Verdict:
    record = state.cards[choice.card]
    done = record.moved if choice.verb == "move" else record.attacked
    return Refusal("moved already" if choice.verb == "move" else "attacked already", "FX-6-1") if done else None


def may_battle(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("came this turn", "FD-2-10") if waits(state, choice.card) else None


@enforces("FX-6-2")
def free_and_adjacent(state: State, _player: int, choice: Choice) -> Verdict:
    gate = state.cards[choice.card].zone
    near = gate in GATES and choice.word in adjacent(gate) and not at(state, choice.word)
    return None if near else Refusal("no way there", "FX-6-2")


@enforces("FX-6-3")
def enemy_in_range(state: State, player: int, choice: Choice) -> Verdict:
    there = at(state, choice.word)
    enemy = there and state.cards[there].owner != player
    near = is_object(state, choice.card, player) and choice.word in reach(state, choice.card)
    return None if near and enemy else Refusal("no enemy in range", "FX-6-3")


# --- the leader's skills


def _skill(state: State, choice: Choice) -> Effect | None:
    skills = card(state, choice.card).effects if card(state, choice.card).kind == LEADER else ()
    return skills[choice.number - 1] if 0 < choice.number <= len(skills) else None


def known_skill(state: State, player: int, choice: Choice) -> Verdict:
    own = is_object(state, choice.card, player)
    return None if own and _skill(state, choice) else Refusal("no such skill", "FO-18")


@enforces("FX-2-3")
def enough_bp(state: State, player: int, choice: Choice) -> Verdict:
    skill, up = _skill(state, choice), len(turned_bp(state, player, up=True))
    few = skill is not None and up < skill.power
    figures = (("needs", skill.power if skill else 0), ("has", up))
    return Refusal("too few bp", "FX-2-3", figures) if few else None


@enforces("FO-18")
def right_skill_target(state: State, player: int, choice: Choice) -> Verdict:
    skill = _skill(state, choice)
    fits = skill is not None and choice.target in skill_targets(state, player, skill)
    return None if fits else Refusal("not its words", "FO-18")


@enforces("FO-18")
def not_spent(state: State, _player: int, choice: Choice) -> Verdict:
    skill = _skill(state, choice)
    return Refusal("skill used up", "FO-18") if skill and is_spent(state, choice.card, skill) else None
