"""What is legal: each check is written once, and serves the list of choices and the reasons for a refusal alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from gundam_desktop.games.gundam_war.model.cards import CHARACTER, COMMAND
from gundam_desktop.games.gundam_war.model.state import AREAS, State, Zone
from gundam_desktop.games.gundam_war.rules.battle import BEFORE
from gundam_desktop.games.gundam_war.rules.commands import effect_of, units_for
from gundam_desktop.games.gundam_war.rules.deployment import is_deployable, kind_of, power, power_of
from gundam_desktop.games.gundam_war.rules.preparation import LEAST_HAND, has_generation, next_hand
from gundam_desktop.games.gundam_war.rules.sortie import FORMATION, areas_for, is_base, may_send_bases
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY, card
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.tabletop.selection import is_whole

Verdict: TypeAlias = Refusal | None
Check: TypeAlias = Callable[[State, int, Choice], Verdict]

TIMES: Final = {
    "first": (("first_player",), "GO-5"),
    "second": (("first_player",), "GO-5"),
    "keep": (("redraw",), "GX-1-5"),
    "redraw": (("redraw",), "GX-1-5"),
    "reveal": (("redraw",), "GX-1-4"),
    "deploy": (("main",), "GX-3-1"),
    "set": (("main",), "GX-3-1"),
    "end": (("main",), "GX-3-1"),
    "sortie": (("attack", "defence", FORMATION), "GW-1-1"),
    "pass": (("attack", "defence", FORMATION, "command"), "GO-1"),
    "play": (("command",), "GO-1"),
    "choose": (("choose",), "GO-7"),
    "resolve": (("order",), "GW-10-2"),
}
"""Verb -> the kinds of decisions that it answers, and the clause that says so."""


def explain(state: State, player: int, choice: Choice) -> list[Refusal]:
    """Every reason why a choice is not legal; empty exactly when it is."""
    if state.result:
        return [Refusal("game over", state.reason)]
    if not choice.is_well_typed():
        return [Refusal("no choice", "GX-3-1")]
    if choice.verb == "concede":
        return []
    if choice.verb not in TIMES or not _is_well_formed(state, choice):
        return [Refusal("no choice", "GX-3-1")]
    return list(_refusals(state, player, choice))


def is_legal(state: State, player: int, choice: Choice) -> bool:
    """True if nothing speaks against a well-formed choice."""
    return next(_refusals(state, player, choice), None) is None


def _is_well_formed(state: State, choice: Choice) -> bool:
    """True if all cards of a choice are cards of the game, and it has the parts that its verb needs."""
    ids = (choice.card, choice.target, *choice.cards)
    if not all(0 <= each < len(state.cards) for each in ids) or choice.paying >= 0:
        return False
    needs_card = choice.verb in ("deploy", "set", "sortie", "play", "resolve")
    needs_target = choice.verb in ("set", "play")
    right_area = (choice.word in AREAS) == (choice.verb == "sortie") and choice.number >= 0
    return bool(choice.card) == needs_card and bool(choice.target) == needs_target and right_area


def _refusals(state: State, player: int, choice: Choice) -> Iterator[Refusal]:
    for check in (_your_decision, _time, *_CHECKS.get(choice.verb, ())):
        refusal = check(state, player, choice)
        if refusal is not None:
            yield refusal
            if check in _FATAL:
                return


def _your_decision(state: State, player: int, _choice: Choice) -> Verdict:
    question = state.question
    return None if question is not None and question.player == player else Refusal("not your decision", "GX-3-1")


@enforces("GX-3-1", "GO-1")
def _time(state: State, _player: int, choice: Choice) -> Verdict:
    kinds, clause = TIMES[choice.verb]
    return None if state.question is not None and state.question.kind in kinds else Refusal("wrong time", clause)


# first hands


@enforces("GX-1-4")
def _no_generation(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("has a generation", "GX-1-4") if has_generation(state, player) else None


@enforces("GX-1-6")
def _shown_once(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("already redrawn", "GX-1-6") if state.redraws[player] else None


@enforces("GX-1-5")
def _enough_hand(state: State, player: int, _choice: Choice) -> Verdict:
    return Refusal("no smaller hand", "GX-1-5") if next_hand(state, player) < LEAST_HAND else None


# deployment


def _in_hand(state: State, player: int, choice: Choice) -> Verdict:
    there = choice.card in state.zone(player, Zone.HAND)
    return None if there else Refusal("not in hand", TIMES[choice.verb][1])


def _deployable(state: State, _player: int, choice: Choice) -> Verdict:
    return None if is_deployable(card(state, choice.card)) else Refusal("not deployed so", "GX-4-2")


def _character(state: State, _player: int, choice: Choice) -> Verdict:
    return None if card(state, choice.card).type == CHARACTER else Refusal("no character", "GX-4-4")


_ONCE: Final = {"generation": "GX-4-1", "unit": "GX-4-2", "ship": "GX-4-3", "character": "GX-4-4"}


def _once_a_turn(state: State, _player: int, choice: Choice) -> Verdict:
    kind = kind_of(card(state, choice.card))
    return Refusal(f"{kind} deployed", _ONCE.get(kind, "GX-4-2")) if kind in state.deployed else None


@enforces("GX-4-5")
def _total_power(state: State, player: int, choice: Choice) -> Verdict:
    needs, has = card(state, choice.card).cost.total, power(state, player)
    return Refusal("too little power", "GX-4-5", (("needs", needs), ("has", has))) if has < needs else None


@enforces("GX-4-6")
def _designated_power(state: State, player: int, choice: Choice) -> Verdict:
    printed = card(state, choice.card)
    needs, has = printed.cost.designated, power_of(state, player, printed.color)
    figures = (("needs", needs), ("has", has), ("color", printed.color))
    return Refusal("too little of the color", "GX-4-6", figures) if has < needs else None


@enforces("GX-4-7")
def _resources(state: State, player: int, choice: Choice) -> Verdict:
    needs, has = card(state, choice.card).cost.resource, len(state.zone(player, Zone.HOME))
    return Refusal("too few resources", "GX-4-7", (("needs", needs), ("has", has))) if has < needs else None


def _own_unit(state: State, player: int, choice: Choice) -> Verdict:
    target = state.cards[choice.target]
    own = target.owner == player and target.zone in IN_PLAY
    return None if own else Refusal("not your unit", "GX-4-4")


@enforces("GO-4")
def _no_other_character(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("has a character", "GO-4") if state.cards[choice.target].character else None


# sortie


def _in_station(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.zone(player, Zone.STATION) else Refusal("not in station", "GW-1-1")


@enforces("GW-1-2")
def _space_aptitude(state: State, _player: int, choice: Choice) -> Verdict:
    wrong = choice.word == Zone.SPACE and Zone.SPACE not in areas_for(state, choice.card)
    return Refusal("no space aptitude", "GW-1-2") if wrong else None


@enforces("GW-1-3")
def _earth_aptitude(state: State, _player: int, choice: Choice) -> Verdict:
    wrong = choice.word == Zone.EARTH and Zone.EARTH not in areas_for(state, choice.card)
    return Refusal("no earth aptitude", "GW-1-3") if wrong else None


@enforces("GW-1-5")
def _not_rolled(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("rolled", "GW-1-5") if state.cards[choice.card].rolled else None


@enforces("GW-1-6")
def _no_base_attacks(state: State, player: int, choice: Choice) -> Verdict:
    wrong = is_base(state, choice.card) and not may_send_bases(state, player)
    return Refusal("base attacks", "GW-1-6") if wrong else None


@enforces("GO-3")
def _place_there(state: State, player: int, choice: Choice) -> Verdict:
    size = len(state.zone(player, Zone(choice.word)))
    return Refusal("no such place", "GO-3", (("size", size),)) if choice.number > size else None


# commands


def _command(state: State, _player: int, choice: Choice) -> Verdict:
    return None if card(state, choice.card).type == COMMAND else Refusal("no command", "GO-1")


def _right_unit(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.target in units_for(state, player, choice.card) else Refusal("wrong unit", "GO-2")


@enforces("GO-11")
def _before_damage(state: State, _player: int, choice: Choice) -> Verdict:
    late = effect_of(state, choice.card).before_damage and state.window != BEFORE
    return Refusal("before damage only", "GO-11") if late else None


# selections


def _whole(state: State, _player: int, choice: Choice) -> Verdict:
    assert state.question is not None
    groups = state.question.groups
    whole = len(set(choice.cards)) == len(choice.cards) and is_whole(choice.cards, groups)
    return None if whole else Refusal("wrong selection", state.question.clause)


def _waits(state: State, _player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.waiting else Refusal("does not wait", "GW-10-2")


_PAID: Final[tuple[Check, ...]] = (_total_power, _designated_power, _resources)
_CHECKS: Final[dict[str, tuple[Check, ...]]] = {
    "reveal": (_no_generation, _shown_once),
    "redraw": (_enough_hand,),
    "deploy": (_in_hand, _deployable, _once_a_turn, *_PAID),
    "set": (_in_hand, _character, _own_unit, _no_other_character, _once_a_turn, *_PAID),
    "sortie": (_in_station, _not_rolled, _no_base_attacks, _space_aptitude, _earth_aptitude, _place_there),
    "play": (_in_hand, _command, _right_unit, _before_damage, *_PAID),
    "choose": (_whole,),
    "resolve": (_waits,),
}
_FATAL: Final[tuple[Check, ...]] = (_in_hand, _deployable, _character, _command, _in_station)
"""Checks after which the others of a choice make no sense."""
