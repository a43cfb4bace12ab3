"""What is legal: each check is written once, and serves the list of choices and the reasons for a refusal alike."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gundam_war.model.cards import CHARACTER, COMMAND
from gundam_desktop.games.gundam_war.model.state import State, Zone
from gundam_desktop.games.gundam_war.rules.battle import BEFORE
from gundam_desktop.games.gundam_war.rules.commands import effect_of, units_for
from gundam_desktop.games.gundam_war.rules.deployment import is_deployable, kind_of, power, power_of
from gundam_desktop.games.gundam_war.rules.preparation import LEAST_HAND, has_generation, next_hand
from gundam_desktop.games.gundam_war.rules.sortie import areas_for, is_base, may_send_bases
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY, card
from gundam_desktop.games.kit.verbs import Verb, Verdict, wrong_time
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.tabletop.selection import is_whole


@enforces("GX-3-1", "GO-1")
def at_its_time(state: State, row: Verb[State]) -> Verdict:
    return wrong_time(state, row)


# --- first hands


@enforces("GX-1-4")
def no_generation(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("has a generation", "GX-1-4") if has_generation(state, player) else None


@enforces("GX-1-6")
def shown_once(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("already redrawn", "GX-1-6") if state.redraws[player] else None


@enforces("GX-1-5")
def enough_hand(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("no smaller hand", "GX-1-5") if next_hand(state, player) < LEAST_HAND else None


# --- deployment


def in_hand(state: State, player: int, choice: Choice) -> Verdict:
    there = choice.card in state.zone(player, Zone.HAND)
    return None if there else Refusal("not in hand", "GO-1" if choice.verb == "play" else "GX-3-1")


def deployable(state: State, _player: int, choice: Choice) -> Verdict:
    return None if is_deployable(card(state, choice.card)) else Refusal("not deployed so", "GX-4-2")


def character(state: State, _player: int, choice: Choice) -> Verdict:
    return None if card(state, choice.card).type == CHARACTER else Refusal("no character", "GX-4-4")


_ONCE: Final = {"generation": "GX-4-1", "unit": "GX-4-2", "ship": "GX-4-3", "character": "GX-4-4"}


def once_a_turn(state: State, _player: int, choice: Choice) -> Verdict:
    kind = kind_of(card(state, choice.card))
    return Refusal(f"{kind} deployed", _ONCE.get(kind, "GX-4-2")) if kind in state.deployed else None


@enforces("GX-4-5")
def total_power(state: State, player: int, choice: Choice) -> Verdict:
    needs, has = card(state, choice.card).cost.total, power(state, player)
    return Refusal("too little power", "GX-4-5", (("needs", needs), ("has", has))) if has < needs else None


@enforces("GX-4-6")
def designated_power(state: State, player: int, choice: Choice) -> Verdict:
    printed = card(state, choice.card)
    needs, has = printed.cost.designated, power_of(state, player, printed.color)
    figures = (("needs", needs), ("has", has), ("color", printed.color))
    return Refusal("too little of the color", "GX-4-6", figures) if has < needs else None


@enforces("GX-4-7")
def resources(state: State, player: int, choice: Choice) -> Verdict:
    needs, has = card(state, choice.card).cost.resource, len(state.zone(player, Zone.HOME))
    return Refusal("too few resources", "GX-4-7", (("needs", needs), ("has", has))) if has < needs else None


def own_unit(state: State, player: int, choice: Choice) -> Verdict:
    target = state.cards[choice.target]
    own = target.owner == player and target.zone in IN_PLAY
    return None if own else Refusal("not your unit", "GX-4-4")


@enforces("GO-4")
def no_other_character(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("has a character", "GO-4") if state.cards[choice.target].character else None


# --- sortie


def in_station(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.zone(player, Zone.STATION) else Refusal("not in station", "GW-1-1")


@enforces("GW-1-2")
def space_aptitude(state: State, _player: int, choice: Choice) -> Verdict:
    wrong = choice.word == Zone.SPACE and Zone.SPACE not in areas_for(state, choice.card)
    return Refusal("no space aptitude", "GW-1-2") if wrong else None


@enforces("GW-1-3")
def earth_aptitude(state: State, _player: int, choice: Choice) -> Verdict:
    wrong = choice.word == Zone.EARTH and Zone.EARTH not in areas_for(state, choice.card)
    return Refusal("no earth aptitude", "GW-1-3") if wrong else None


@enforces("GW-1-5")
def not_rolled(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("rolled", "GW-1-5") if state.cards[choice.card].rolled else None


@enforces("GW-1-6")
def no_base_attacks(state: State, player: int, choice: Choice) -> Verdict:
    wrong = is_base(state, choice.card) and not may_send_bases(state, player)
    return Refusal("base attacks", "GW-1-6") if wrong else None


@enforces("GO-3")
def place_there(state: State, player: int, choice: Choice) -> Verdict:
    size = len(state.zone(player, Zone(choice.word)))
    return Refusal("no such place", "GO-3", (("size", size),)) if choice.number > size else None


# --- commands


def command(state: State, _player: int, choice: Choice) -> Verdict:
    return None if card(state, choice.card).type == COMMAND else Refusal("no command", "GO-1")


def right_unit(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.target in units_for(state, player, choice.card) else Refusal("wrong unit", "GO-2")


@enforces("GO-11")
def before_damage(state: State, _player: int, choice: Choice) -> Verdict:
    late = effect_of(state, choice.card).before_damage and state.window != BEFORE
    return Refusal("before damage only", "GO-11") if late else None


# --- selections


def whole(state: State, _player: int, choice: Choice) -> Verdict:
    assert state.question is not None
    groups = state.question.groups
    whole = len(set(choice.cards)) == len(choice.cards) and is_whole(choice.cards, groups)
    return None if whole else Refusal("wrong selection", state.question.clause)


def waits(state: State, _player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.waiting else Refusal("does not wait", "GW-10-2")


PAYABLE: Final = (total_power, designated_power, resources)
"""The checks of a card's costs."""
