"""Every condition of legality, written once: each check returns None, or the refusal with its clause.

Listing (`rules.legal_choices`) and explaining (`rules.refusals`) both use these checks. Those of attacks and blocks are
in `rules.attack_legality`.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    CANNOT_BE_PAIRED,
    CANNOT_BE_PLAYED,
    COMMAND,
    HAND,
    MAY_BE_PLAYED,
    PILOT,
    SUPPORT_EFFECT,
    TRASH,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Modification
from gundam_desktop.games.gcg.model.frames import Candidates
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.activation import price, resources_of
from gundam_desktop.games.gcg.rules.figures import (
    forbids_play,
    has_its_pilot,
    has_rule,
    has_rule_about,
    is_on,
    is_unit_in_play,
    player_level,
    used_key,
)
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.games.gcg.rules.triggers import all_met, condition_holds
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Refusal
from gundam_desktop.tabletop.selection import is_whole

Verdict = Refusal | None
_NO_TARGET: Final = ("9-2-2", "9-3-3-1", "9-3-4")
_NOT_ON: Final = ("9-2-1", "9-1-5-3", "9-3-1-1", "11-2-10-1", "11-2-10-2")
_GATES: Final = {"pair": "11-2-10-1", "link": "1.9:13-2-12-1", "qualified": "11-2-10-2"}
FORBIDDEN: Final = ("1-3-3", "9-2-3")
"""The clauses cited besides when an effect forbids something."""


@enforces("4-7-1", "1-3-1")
def within_reach(state: State, player: int, card: int) -> Verdict:
    """Refuse unless the card is in the player's hand, or in the trash and may be played from there (1-3-1)."""
    record = state.cards[card]
    if record.owner == player and (record.zone == HAND or may_be_played_from_trash(state, card)):
        return None
    return Refusal("not in hand", "4-7-1")


def may_be_played_from_trash(state: State, card: int) -> bool:
    """True if the card is in a trash, and an effect of its own lets its owner play it from there now."""
    record = state.cards[card]
    works_there = record.zone == TRASH and TRASH in record.definition.constant_zones
    return works_there and has_rule(state, card, MAY_BE_PLAYED)


@enforces("1-3-3", "9-2-3")
def may_play(state: State, player: int, card: int) -> Verdict:
    """Refuse if an effect keeps the player from playing this card (1-3-3)."""
    if not may_change(state, Modification.RULE):
        return None
    if forbids_play(state, player, card) or has_rule(state, card, CANNOT_BE_PLAYED):
        return Refusal("cannot play such a card", "9-1-5-6", also=FORBIDDEN)
    return None


@enforces("2-8-1")
def level(state: State, player: int, card: int, onto: int = 0) -> Verdict:
    """Refuse if the player has fewer Resources, active or rested, than the card's Lv. (2-8-1)."""
    needs, has = price(state, card, onto)[0], player_level(state, player)
    if meets(needs, has):
        return None
    return Refusal("too few resources", "2-8-1", (("needs", needs), ("has", has)))


def meets(level: int, has: int) -> bool:
    """True if a player with this many Resources can play a card of this Lv. (2-8-1)."""
    return has >= level


@enforces("2-9-1", "4-17-5-1", "9-1-7-3", "9-1-7-4")
def payment(state: State, player: int, cost: int, paying: int, clause: str) -> Verdict:
    """Refuse if active Resources, `paying` of them EX Resources, cannot pay it (2-9-1, 9-1-7-3, 4-17-5-1)."""
    ordinary, ex = resources_of(state, player)
    if paying < 0:
        if can_pay(state, player, cost):
            return None
        return Refusal("too few active", clause, (("needs", cost), ("has", len(ordinary) + len(ex))))
    if paying > len(ex) or paying > cost or cost - paying > len(ordinary):
        figures_ = (("needs", cost), ("has", len(ordinary)), ("ex", len(ex)), ("paying", paying))
        return Refusal("cannot pay so", clause, figures_)
    return None


def can_pay(state: State, player: int, cost: int) -> bool:
    """True if the player has enough active Resources for the cost, EX Resources included."""
    ordinary, ex = resources_of(state, player)
    return len(ordinary) + len(ex) >= cost


def cost(state: State, player: int, card: int, paying: int, onto: int = 0) -> Verdict:
    """Refuse if the cost of a card in hand cannot be paid."""
    return payment(state, player, price(state, card, onto)[1], paying, "2-9-1")


@enforces("2-3-4-3", "6-5-2-1-1")
def deployable(state: State, card: int) -> Verdict:
    """Refuse all but Units and Bases; a Pilot is never in the battle area without a Unit (2-3-4-3)."""
    card_type = state.cards[card].definition.type
    if card_type in (UNIT, BASE_CARD):
        return None
    return Refusal("not deployable", "2-3-4-3" if card_type == PILOT else "6-5-2-1-1")


@enforces("2-3-5-4-1", "4-9-1")
def pairable(state: State, card: int) -> Verdict:
    """Refuse all but Pilots, and Commands with a pilot effect (4-9-1, 2-3-5-4-1)."""
    return None if state.cards[card].definition.pilot_name else Refusal("not a pilot", "4-9-1")


@enforces("4-17-2-1-1", "6-5-2-3-1", "6-5-2-3-3", "6-5-2-3-3-1", "1.9:3-4-6-4")
def pair_target(state: State, player: int, unit: int, pilot: int) -> Verdict:
    """Refuse all but the player's Units without a Pilot in the battle area (6-5-2-3-1, 6-5-2-3-3), also 0 (no Unit)."""
    if not unit:
        return Refusal("no unit to pair", "6-5-2-3-1")
    if not is_unit_in_play(state, unit) or state.cards[unit].owner != player:
        return Refusal("not your unit", "6-5-2-3-1")
    if state.cards[unit].pilot:
        return Refusal("has a pilot", "6-5-2-3-3", also=("6-5-2-3-3-1",))
    if has_rule_about(state, unit, CANNOT_BE_PAIRED, pilot):
        return Refusal("cannot be paired", "9-1-5-6", also=FORBIDDEN)
    return None


@enforces("6-5-2-4-1", "9-1-8-1")
def command(state: State, card: int) -> Verdict:
    """Refuse unless the card is a Command with an effect that can be played."""
    if state.cards[card].definition.command is None:
        is_command = state.cards[card].definition.type == COMMAND
        return Refusal("not a command", "9-1-8-1" if is_command else "6-5-2-4-1")
    return None


@enforces("9-1-8-1", "11-2-3-1", "11-2-3-2", "11-2-4-1", "11-2-4-2", "11-2-4-2-1")
def command_timing(state: State, card: int, timing: str) -> Verdict:
    """Refuse a Command outside its timing, 【Main】 or 【Action】 (11-2-3-2, 11-2-4-2, 9-1-8-1)."""
    ability = state.cards[card].definition.command
    if ability is None or timing in ability.timing:
        return None
    clause = "11-2-4-2" if "action" in ability.timing else "11-2-3-2"
    return Refusal("not at this timing", clause, also=("9-1-8-1",))


@enforces("9-2-1", "9-3-1-1")
def condition(state: State, ability: CompiledAbility, context: Context) -> Verdict:
    """Refuse if the condition of the effect's whole text does not hold (9-3-1-1)."""
    return None if condition_holds(state, ability, context) else Refusal("not on", "9-3-1-1", also=("9-2-1",))


@enforces("9-1-8-1-1", "9-2-2", "9-3-3-1")
def targets(state: State, ability: CompiledAbility, context: Context, clause: str) -> Verdict:
    """Refuse if something that must be chosen cannot be in full number (9-1-8-1-1, 9-2-2, 9-3-3-1)."""
    return None if all_met(state, ability.needs, context) else Refusal("no target", clause, also=_NO_TARGET)


@enforces("11-2-1-1", "11-2-2-1", "11-2-2-3")
def ability_timing(ability: CompiledAbility, timing: str) -> Verdict:
    """Refuse 【Activate･Main】 outside the main phase, 【Activate･Action】 but in action steps (11-2-1-1, 11-2-2-1)."""
    if timing in ability.timing:
        return None
    return Refusal("not at this timing", "11-2-1-1" if "main" in ability.timing else "11-2-2-1")


@enforces("11-2-1-1-1")
def no_attack(state: State, ability: CompiledAbility) -> Verdict:
    """Refuse an 【Activate･Main】 effect while a Unit attacks (11-2-1-1-1)."""
    if "main" in ability.timing and state.battle is not None:
        return Refusal("a unit attacks", "11-2-1-1-1")
    return None


@enforces("11-1-3-1")
def support_timing(ability: CompiledAbility, timing: str) -> Verdict:
    """Refuse Support outside one's own main phase (11-1-3-1)."""
    if ability.index == SUPPORT_EFFECT and timing != "main":
        return Refusal("not at this timing", "11-1-3-1")
    return None


@enforces("9-2-1", "11-2-10-1")
def ability_on(state: State, ability: CompiledAbility, context: Context) -> Verdict:
    """Refuse if a condition that the effect's marks state is not fulfilled: the Pilot, the turn."""
    if is_on(state, ability, context):
        return None
    without_pilot = ability.gate and not has_its_pilot(state, ability, context)
    gate = ability.gate if ability.gate_pilot is None else "qualified"
    return Refusal("not on", _GATES[gate] if without_pilot else "9-2-1", also=_NOT_ON)


@enforces("11-2-12-1", "11-2-12-2")
def once(state: State, ability: CompiledAbility, context: Context) -> Verdict:
    """Refuse a 【Once per Turn】 effect that has been used this turn (11-2-12-1)."""
    if ability.once and used_key(state, context) in state.used:
        return Refusal("used this turn", "11-2-12-1")
    return None


@enforces("9-1-7-2", "11-1-3-1", "9-1-7-4")
def rest_cost(state: State, ability: CompiledAbility, context: Context) -> Verdict:
    """Refuse if a card that must be rested as a cost is not active (9-1-7-2, 1-3-2-1)."""
    if ability.rest_this and state.cards[context.this].rested:
        return Refusal("already rested", "9-1-7-2", also=("1-3-2-1", "9-1-7-4", "9-2-1", "9-3-1-1"))
    return None


@enforces("9-1-7-2", "9-3-1-1")
def discard_cost(state: State, ability: CompiledAbility, context: Context) -> Verdict:
    """Refuse if there are too few cards in hand to discard as a cost (9-1-7-2, 9-3-1-1)."""
    if ability.discard is None:
        return None
    find, amount = ability.discard
    needs = amount if isinstance(amount, int) else amount(state, context)
    has = len(find(state, context))
    return (
        None
        if has >= needs
        else Refusal("too few to discard", "9-1-7-2", (("needs", needs), ("has", has)), ("9-1-7-4", "9-2-1", "9-3-1-1"))
    )


@enforces("1-3-5", "9-3-3", "9-3-4")
def selection(cards: tuple[int, ...], groups: tuple[Candidates, ...]) -> Verdict:
    """Refuse unless only candidates are selected, each once, as many of each group as asked (9-3-4, 1-3-5)."""
    if len(set(cards)) != len(cards):
        return Refusal("chosen twice", "9-3-4")
    if not all(any(card in candidates for candidates, _, _ in groups) for card in cards):
        return Refusal("not a candidate", "9-3-3", also=("9-2-2", "9-3-4"))
    if is_whole(cards, groups):
        return None
    least, most = sum(group.least for group in groups), sum(group.most for group in groups)
    clause = "9-3-4" if cards or least == most else "1-3-5"
    return Refusal("wrong number", clause, (("least", least), ("most", most), ("chosen", len(cards))), ("9-3-4",))


@enforces("2-10-2", "2-10-3", "9-1-2")
def in_own_field(state: State, player: int, card: int) -> Verdict:
    """Refuse unless the card is where its effects work: on the field (9-1-2, 2-10-2, 2-10-3), or in the trash."""
    record = state.cards[card]
    if record.owner == player and not record.host and record.zone in (BATTLE, BASE):
        return None
    if record.owner == player and record.zone == TRASH and record.definition.works_in_trash:
        return None
    return Refusal("not on your field", "9-1-2")
