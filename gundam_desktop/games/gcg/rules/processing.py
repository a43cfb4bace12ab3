"""Rule processing (chapter 10): the game carries it out at once, even in the middle of something else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gundam_desktop.games.gcg.model.chain import NO_CHAIN
from gundam_desktop.games.gcg.model.constants import (
    ALL_BURSTS_KEPT,
    BASE,
    BATTLE,
    BATTLE_DAMAGE,
    BREACH_EFFECT,
    BURSTS_KEPT,
    DECK,
    DRAWN_GAME,
    EFFECT_DAMAGE,
    RESOLVING,
    RESOURCE_DECK,
    RESOURCES,
    SHIELDS,
    TRASH,
    ZONES,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.derived import PossibleChanges
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import EffectFrame, FallFrame
from gundam_desktop.games.gcg.model.keywords import BREACH
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON, PROCESS
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.activating import keeps_bursts
from gundam_desktop.games.gcg.rules.figures import (
    context_of,
    figures,
    has_rule,
    has_rule_about,
    last_state,
    unchanged,
)
from gundam_desktop.games.gcg.rules.possible_changes import may_change, possible_changes
from gundam_desktop.games.gcg.rules.replacing import Causes, answered, ask, falling, put, replaced, waits_for_answer
from gundam_desktop.games.gcg.rules.triggers import (
    BURST_RANK,
    enqueue,
    is_asked,
    record_event,
    record_if_asked,
    trigger,
    trigger_all,
    trigger_self,
    trigger_watchers,
)
from gundam_desktop.games.gcg.rules.zones import TOP, keep_last_states, leave, move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change


@enforces("10-1-2", "2-7-1-1", "4-5-1-2")
def process(state: State, causes: Causes | None = None) -> None:
    """Carry out rule processing until nothing is left to do (10-1-2)."""
    while state.result < 0 and not state.processed:
        if _defeat(state):
            return
        possible = possible_changes(state)
        without_hp = _doomed(state, possible) if possible.hp or state.hp_checked is not possible else []
        doomed = without_hp
        if doomed and may_change(state, Modification.FALLS):
            falling_already = falling(state)
            doomed = [card for card in doomed if card not in falling_already]
            if waits_for_answer(state, doomed, causes or {}, "10-3-1"):
                continue
        if doomed:
            destroy(state, doomed, "10-3-1", causes or {})
        else:
            state.hp_checked = None if without_hp else possible
            state.processed = True


@enforces("1-2-1", "1-2-2-1", "1-2-2-2", "6-3-1-1", "10-2-1", "10-2-1-1", "10-2-1-2")
def _defeat(state: State) -> bool:
    """End the game if a player fulfils a defeat condition, in a draw if both do (10-2-1); True if it ended."""
    if not state.lost and state.zones[DECK] and state.zones[ZONES + DECK]:
        return False
    if _at_the_same_time(state):
        return False
    empty = tuple(not state.zone(player, DECK) for player in (0, 1))
    losers = [player for player in (0, 1) if empty[player] or player in state.lost]
    clause = "10-2-1-2" if any(empty[player] for player in losers) else "10-2-1-1"
    end_game(state, DRAWN_GAME if len(losers) == 2 else 1 - losers[0], clause)
    return True


def _at_the_same_time(state: State) -> bool:
    """True while an effect that both players carry out is unfinished: all of it counts as done at the same time."""
    return state.together or any(isinstance(frame, EffectFrame) and frame.context.each for frame in state.frames)


def end_game(state: State, result: int, clause: str) -> None:
    """The game ends at that point (1-2-1). `result` is the winner's seat, or a drawn game."""
    state.result = result
    state.reason = clause
    state.chain = NO_CHAIN
    state.touch()
    emit(state, "game over", clause, -1 if result == DRAWN_GAME else result)


def end_endless(state: State, clause: str, numbers: Iterable[str]) -> None:
    """The game is a draw because effects of these cards never come to an end: nobody has lost (1-2-1)."""
    emit(state, "endless", clause, word=" ".join(dict.fromkeys(numbers)))
    end_game(state, DRAWN_GAME, "1-2-1")


@enforces("2-7-1-1", "4-5-1-2", "7-6-2-3-1", "7-6-3-2-1", "10-3-1")
def _doomed(state: State, possible: PossibleChanges) -> list[int]:
    """Ids of the Units and Bases without HP left, through damage or because their HP was lowered (10-3-1, 2-7-1-1)."""
    cards, zones = state.cards, state.zones
    own, enemy = state.turn_player * ZONES, (1 - state.turn_player) * ZONES
    doomed: list[int] = []
    for card in zones[own + BATTLE] + zones[own + BASE] + zones[enemy + BATTLE] + zones[enemy + BASE]:
        record = cards[card]
        weaker = possible.lower_hp or record.damage or (record.pilot and cards[record.pilot].definition.hp < 0)
        if not weaker and record.definition.hp > 0:
            continue
        # Skip applying constant effects where they cannot change HP, which is the case after most writes.
        hp = figures(state, card).hp if possible.hp else unchanged(state, record).hp
        if hp <= record.damage:
            doomed.append(card)
    return doomed


@enforces("4-10-1", "4-10-2", "7-6-3-2-3", "9-1-6-3", "11-2-8-1", "11-2-8-2", "11-2-8-3", "4-17-2-4-1", "1.9:5-10-1")
def destroy(
    state: State, cards: list[int], clause: str, causes: Causes | None = None, by: int = -1, effect_of: int = 0
) -> None:
    """Destroy Units and Bases, all of them at the same time (4-10-1, 4-10-2, 7-6-3-2-3).

    Their effects use their last state on the field (11-2-8-3-1). `causes` says which damage destroyed them; for an
    effect, `by` is the seat of the player whose effect it is, `effect_of` the card with that effect.
    """
    causes = causes or {}
    going = replaced(state, cards, causes, by)
    cards = [card for card in cards if card not in going]
    before = {card: last_state(state, card) for card in cards}
    sources: dict[tuple[int, str], list[int]] = {}
    for card in cards:
        record = state.cards[card]
        kind, source = causes.get(card, (-1, 0))
        destroyer = state.cards[source].owner if kind >= 0 else by
        last = tuple(before[card]._replace(fell_to=kind, fell_by=destroyer))
        trigger(
            state, card, "destroyed", _destroyer(state, _unit(state, source) if kind >= 0 else effect_of), last=last
        )
        if kind >= 0 and record.zone == BATTLE and state.cards[source].owner != record.owner:
            sources.setdefault((_unit(state, source), "destroys unit with damage"), []).append(card)
        if kind >= 0 and record.zone in (BATTLE, BASE) and state.cards[source].owner != record.owner:
            sources.setdefault((_unit(state, source), _ANY_DAMAGE_EVENT), []).append(card)
        if kind == BATTLE_DAMAGE and state.cards[source].owner != record.owner:
            event = "destroys unit with battle damage" if record.zone == BATTLE else _SHIELD_AREA_EVENT
            sources.setdefault((source, event), []).append(card)
            sources.setdefault((source, _ANY_CARD_EVENT), []).append(card)
        if kind >= 0 and record.zone == BASE and state.cards[source].owner != record.owner:
            _did(state, "destroys shield area card with damage", _unit(state, source), card)
    _destroyed_by_effects(state, cards, causes, by, effect_of)
    damaged = tuple(card for card in cards if card in causes and state.cards[card].zone == BATTLE)
    if damaged:
        record_if_asked(state, "unit destroyed with damage", damaged)
        trigger_self(state, "unit destroyed with damage", damaged)
        for kind, event in _WITH_DAMAGE.items():
            by_it = tuple(card for card in damaged if causes[card][0] == kind)
            record_if_asked(state, event, by_it)
            trigger_self(state, event, by_it)
    for (source, event), destroyed in sources.items():
        if event == "destroys unit with battle damage":
            _breach(state, source, destroyed[0])
            record_event(state, event, source)
            trigger_all(state, event, [(source, card) for card in destroyed])
        else:
            _did(state, event, source, *destroyed)
    trigger_watchers(state, "destroyed", [(card, 0) for card in cards])
    keep_last_states(state, before)
    for card, option in going.items():
        put(state, card, option)
    asked = is_asked(state, "destroyed")
    for card in cards:
        if asked and state.cards[card].zone in (BATTLE, BASE):
            record_event(state, "destroyed", card)
        _remove(state, card, clause)


def _destroyer(state: State, card: int) -> int:
    """The Unit whose damage or effect destroyed a card, if any effect in the game needs to know it; else 0."""
    is_unit = state.cards[card].zone == BATTLE and not state.cards[card].host
    return card if is_unit and is_asked(state, "destroyer") else 0


def _destroyed_by_effects(state: State, cards: list[int], causes: Causes, by: int, effect_of: int) -> None:
    """Trigger the effects that wait for Units to be destroyed by effects or by their damage."""
    units = [card for card in cards if state.cards[card].zone == BATTLE]
    damaged: dict[int, list[tuple[int, int]]] = {}
    for card in units:
        kind, source = causes.get(card, (-1, 0))
        if kind == EFFECT_DAMAGE:
            damaged.setdefault(source, []).append((card, 0))
    for source, pairs in damaged.items():
        whose, of = state.cards[source].owner, _unit(state, source)
        trigger_all(state, "effect damage destroys unit", pairs, whose, effect_of=of)
        trigger_all(state, "effect destroys unit", pairs, whose, effect_of=of)
    if by >= 0:
        others = [(card, 0) for card in units if card not in causes]
        trigger_all(state, "effect destroys unit", others, by, effect_of=effect_of)


def _did(state: State, event: str, source: int, *cards: int) -> None:
    """Trigger what a card did to others at the same time, and record it for this turn if an effect asks for it."""
    record_if_asked(state, event, (source,))
    trigger_all(state, event, [(source, card) for card in cards])


@enforces("4-10-1", "4-10-2", "4-10-4")
def _remove(state: State, card: int, clause: str) -> None:
    """A destroyed Unit or Base goes to the trash, a Resource face down under the resource deck (4-10-4)."""
    owner, zone = state.cards[card].owner, state.cards[card].zone
    if zone == RESOURCES and EDITIONS[state.edition].destroyed_resource_returns:
        changes = leave(state, card, RESOURCE_DECK)
        if state.cards[card].zone == RESOURCE_DECK:
            state.replace(card, state.cards[card].but(known=0))
    else:
        changes = leave(state, card, TRASH, TOP)
    emit(state, "destroyed", _DESTROYED[zone], owner, card, word=clause, changes=changes)


def destroy_pilot(state: State, pilot: int, clause: str) -> None:
    """Destroy a Pilot that is paired with a Unit: it alone goes to the trash."""
    changes = leave(state, pilot, TRASH, TOP)
    emit(state, "destroyed", clause, state.cards[pilot].owner, pilot, word=clause, changes=changes)
    state.touch()


_WITH_DAMAGE: Final = {
    BATTLE_DAMAGE: "unit destroyed with battle damage",
    EFFECT_DAMAGE: "unit destroyed with effect damage",
}
_DESTROYED: Final = {BATTLE: "4-10-1", BASE: "4-10-2", RESOURCES: "4-10-4"}
_SHIELD_AREA_EVENT: Final = "destroys shield area card with battle damage"
_ANY_CARD_EVENT: Final = "destroys card with battle damage"
_ANY_DAMAGE_EVENT: Final = "destroys card with damage"


@enforces("11-1-2-1", "11-1-2-2", "11-1-2-4")
def _breach(state: State, unit: int, destroyed: int) -> None:
    """Breach waits when the Unit destroys an enemy Unit with battle damage in its owner's turn (11-1-2-1)."""
    amount = figures(state, unit).amount(BREACH)
    record = state.cards[unit]
    if not amount or state.turn_player != record.owner or not shield_area_card(state, 1 - record.owner):
        return
    context = context_of(state, unit, BREACH_EFFECT)._replace(event=destroyed, amount=amount)
    enqueue(state, context)


def _unit(state: State, source: int) -> int:
    """The card that deals damage; for a Pilot's effect its Unit (2-3-4-4)."""
    return state.cards[source].host or source


@enforces("3-6-2", "3-6-4-1", "11-1-2-3", "11-1-2-5")
def shield_area_card(state: State, player: int) -> int:
    """The card of a shield area that damage hits: the Base, else the topmost Shield (11-1-2-3); 0 for none."""
    base = state.zone(player, BASE)
    if base:
        return base[0]
    shields = state.zone(player, SHIELDS)
    return shields[0] if shields else 0


@enforces("3-6-2")
def first_of_shield_area(state: State, player: int, count: int) -> list[int]:
    """The first cards of a shield area: the Base, then Shields from the top."""
    return [*state.zone(player, BASE), *state.zone(player, SHIELDS)][:count]


@enforces("3-1-2", "3-6-4-2", "4-10-3", "7-6-2-4-1", "9-1-6-8", "10-3-1-1", "11-2-5-1", "1.9:13-1-7-4")
def break_shields(state: State, shields: Sequence[tuple[int, int]], kind: int) -> None:
    """Shields are destroyed at the same time; each is a pair with the card that did it (4-10-3).

    `kind` is the kind of damage that did it, -1 for an effect that destroys them.
    """
    for shield, _ in shields:
        move(state, shield, RESOLVING)
        emit(state, "shield destroyed", "4-10-3", state.cards[shield].owner, shield, changes=(moved(state, shield),))
    by_enemy = {source: shield for shield, source in shields if state.cards[source].owner != state.cards[shield].owner}
    for source, shield in by_enemy.items():
        if kind == BATTLE_DAMAGE:
            _did(state, _SHIELD_AREA_EVENT, source, shield)
            _did(state, _ANY_CARD_EVENT, source, shield)
        if kind >= 0:
            _did(state, "destroys shield area card with damage", _unit(state, source), shield)
            _did(state, _ANY_DAMAGE_EVENT, _unit(state, source), shield)
    record_if_asked(state, "shield destroyed", (shield for shield, _ in shields))
    trigger_watchers(state, "destroyed", [(shield, 0) for shield, _ in shields])
    for shield, source in shields:
        kept = kind == BATTLE_DAMAGE and has_rule(state, source, BURSTS_KEPT)
        if kept or has_rule_about(state, _unit(state, source), ALL_BURSTS_KEPT, shield):
            to_trash(state, shield, "4-10-3")
        else:
            _burst_or_trash(state, shield)


@enforces("3-1-2", "3-6-4-2", "4-10-3", "7-6-2-4-1", "9-1-6-8", "10-3-1-1", "11-2-5-1")
def _burst_or_trash(state: State, shield: int) -> None:
    """A destroyed Shield is turned face up: its Burst waits, or it goes to the trash (4-10-3, 7-6-2-4-1)."""
    owner = state.cards[shield].owner
    burst = state.cards[shield].definition.burst
    if burst is None or keeps_bursts(state, owner):
        to_trash(state, shield, "4-10-3")
    else:
        record = state.cards[shield]
        enqueue(
            state,
            Context(owner, shield, record.stamp, shield, record.definition.number, burst.index),
            BURST_RANK,
        )


@enforces("10-4-2-1", "10-5-2-1")
def to_trash(state: State, card: int, clause: str) -> None:
    """Put a card into its owner's trash without destroying it; its Pilot goes along."""
    changes: tuple[Change, ...] = leave(state, card, TRASH, TOP)
    emit(state, "trashed", clause, state.cards[card].owner, card, changes=changes)


def to_trash_after_effect(state: State, card: int) -> None:
    """A card whose effect has been carried out goes to the trash, unless the effect moved it (2-3-5-2, 11-2-5-3)."""
    if state.cards[card].zone == RESOLVING:
        to_trash(state, card, "2-3-5-2")


@enforces("9-1-9-1")
def _fall(state: State, frame: FallFrame) -> None:
    """Ask what is done instead of destroying the cards; destroy them when all is answered."""
    if ask(state, frame):
        return
    there = [(card, kind, source) for card, stamp, kind, source in frame.cards if state.cards[card].stamp == stamp]
    causes = {card: (kind, source) for card, kind, source in there if kind >= 0}
    destroy(state, [card for card, _, _ in there], frame.clause, causes)
    beneath = state.frames[-1] if state.frames else None
    if isinstance(beneath, EffectFrame):  # "if this effect destroys it" is asked after this
        context = beneath.context
        fell = tuple(card for card, _, _ in there if state.cards[card].zone == TRASH)
        state.frames[-1] = EffectFrame(beneath.place, context._replace(destroyed=(*context.destroyed, *fell)))


PROCESS.append(process)
CARRY_ON[FallFrame] = _fall
ANSWER[FallFrame] = answered
