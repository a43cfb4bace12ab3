"""A bound for the rest of a turn: how many attacks a player can make at most, and so whether they can win at all.

It is read from what is on the table and from what the effects of cards say, step by step. Where an effect within reach
could do more than plain attacks do, there is no bound; so a win is never ruled out wrongly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gundam_desktop.games.gcg.effects.language.abilities import Command, Triggered
from gundam_desktop.games.gcg.effects.language.changes import RuleChange, StatChange
from gundam_desktop.games.gcg.effects.language.costs import DiscardCost
from gundam_desktop.games.gcg.effects.language.model import Model, models_in
from gundam_desktop.games.gcg.effects.language.own_steps import Discard, Draw, PlaceResource, ShieldToHand
from gundam_desktop.games.gcg.effects.language.parts import All, FirstOfShieldArea, Keyword, Selector
from gundam_desktop.games.gcg.effects.language.steps import (
    ActivateMain,
    AddToHand,
    Battle,
    Choose,
    Damage,
    Deploy,
    DeployToken,
    Destroy,
    Pair,
    Players,
    Remove,
    Repeat,
    Return,
    SetActive,
)
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, DECK, HAND, RESOURCES, SHIELDS, TRASH, UNIT
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.model.frames import MainDecision
from gundam_desktop.games.gcg.model.state import Pool, State
from gundam_desktop.games.gcg.rules.activation import resources_of

_LAST_CARDS: Final = 8
"""A deck with at least this many cards cannot run out in this turn."""
_FURTHER_ATTACKS: Final = {Battle, Pair, Players}
"""Steps that let a further Unit attack, cause a battle without an attack, or are carried out by both players."""
_TAKING: Final = {Damage, Destroy, Return, Remove, AddToHand}
_SHIELD_AREA: Final = {"base", "shield"}
_ITS_FIRST: Final = "enemy shield area"
_OWN: Final = {"your", "friendly"}


class _Reach(NamedTuple):
    """The most that a card's effects can do for its player beyond plain attacks."""

    no_bound: bool = False
    """They can hurt the other shield area, have Units attack further without end, or empty a deck."""
    further_cards: bool = False
    """They can bring cards of deck or trash into the hand."""
    unpaid: bool = False
    """They can bring cards into play, or carry out their effects, without their cost."""
    cheaper: bool = False
    """They can change what there is to pay with, or what cards cost."""
    two_at_once: bool = False
    """They can have one attack remove two Shields."""
    sets_active: bool = False
    """Once in a turn they can set a Unit active, so that it can attack again."""
    takes_back: bool = False
    """They can return cards of their own player, which can then be used once more."""
    for_both: bool = False
    """They can take Shields of their own player away, or do something for both players, after they came into play."""


def cannot_win(game: Game, player: int) -> bool:
    """True only if a player surely does not win in the rest of their turn, whatever both do; False if not known.

    It is known at main decisions alone. An attack removes one card of the shield area, with Suppression two, and the
    one after the last wins (7-6-2).
    """
    state = game.state
    if state.turn_player != player or not isinstance(state.decision(), MainDecision) or state.waiting or state.battle:
        return False
    if any(len(state.zone(seat, DECK)) < _LAST_CARDS for seat in (0, 1)):
        return False
    attacks = _most_attacks(state, player)
    return attacks is not None and attacks <= sum(len(state.zone(1 - player, zone)) for zone in (SHIELDS, BASE))


def _most_attacks(state: State, player: int) -> int | None:
    """Return a player's greatest number of attacks, those that can remove two Shields counted twice; None: no bound."""
    if any(_reach(definition, state.pool).for_both for definition in _in_play(state, 1 - player)):
        return None
    in_trash = [state.cards[card].definition for card in state.zone(player, TRASH)]
    if any(definition.works_in_trash or TRASH in definition.constant_zones for definition in in_trash):
        return None
    usable, in_play = _usable(state, player), list(_in_play(state, player))
    reach = _joined(_reach(definition, state.pool) for definition in usable.union(in_play))
    again = _set_active_again(state, player, reach, usable, in_play)
    if reach.no_bound or again is None:
        return None
    active = [state.cards[unit] for unit in state.zone(player, BATTLE) if not state.cards[unit].rested]
    ready = sum(unit.entered != state.turn or unit.pilot > 0 for unit in active)
    linked = _most_linked(state, player, reach, usable, len(active) - ready)
    return None if linked is None else (ready + linked + again) * (1 + reach.two_at_once)


def _set_active_again(
    state: State, player: int, reach: _Reach, usable: set[Definition], in_play: Sequence[Definition]
) -> int | None:
    """How many Units can be set active at most, once by each card that does it; None: no bound."""
    if not reach.sets_active:
        return 0
    hand = [card for card in _definitions(state, state.zone(player, HAND)) if card in usable]
    elsewhere = usable.difference(in_play, hand)
    if reach.takes_back or any(_reach(definition, state.pool).sets_active for definition in elsewhere):
        return None
    drawn = reach.further_cards or reach.unpaid
    if drawn and any(_reach(definition, state.pool).sets_active for definition in usable):
        return None
    return sum(_reach(definition, state.pool).sets_active for definition in (*in_play, *hand))


def _usable(state: State, player: int) -> set[Definition]:
    """The cards of hand, deck and trash that a player might use in this turn, and those whose effects last."""
    money, level = _money(state, player), len(state.zone(player, RESOURCES))
    in_play, usable = set(_in_play(state, player)), set(_lasting(state))
    while True:
        reach = _joined(_reach(definition, state.pool) for definition in usable | in_play)
        zones = (HAND, DECK, TRASH) if reach.further_cards or reach.unpaid else (HAND,)
        cards = {state.cards[card].definition for zone in zones for card in state.zone(player, zone)}
        paid = not (reach.unpaid or reach.cheaper)
        found = {card for card in cards if not paid or _payable(card, level, money)}
        if found <= usable:
            return usable
        usable |= found


def _payable(definition: Definition, level: int, money: int) -> bool:
    """True if a card can be paid for, or has another way to be played."""
    other_way = definition.play_as is not None or bool(definition.played_for)
    return other_way or (definition.level <= level and definition.cost <= money)


def _money(state: State, player: int) -> int:
    return sum(map(len, resources_of(state, player)))


def _most_linked(state: State, player: int, reach: _Reach, usable: set[Definition], waiting: int) -> int | None:
    """How many Units of this turn can become Link Units at most: each needs a Pilot (2-11-4); None: no bound.

    `waiting` of them are in play without a Pilot.
    """
    hand = [card for card in _definitions(state, state.zone(player, HAND)) if card in usable]
    pilots, units = (card for card in hand if card.pilot_name), (card for card in hand if card.type == UNIT)
    in_hand = min(len(list(pilots)), waiting + len(list(units)))
    drawing = reach.further_cards or reach.unpaid
    if reach.cheaper:
        return None if drawing else in_hand
    pilot = min((card.cost for card in usable if card.pilot_name), default=None)
    unit = 0 if reach.unpaid else min((card.cost for card in usable if card.type == UNIT), default=0)
    if pilot is None:
        return 0
    if not pilot:
        return None if drawing else in_hand
    most = _money(state, player) // pilot if drawing else in_hand
    return max(n for n in range(most + 1) if n * pilot + max(0, n - waiting) * unit <= _money(state, player))


def _in_play(state: State, player: int) -> Iterator[Definition]:
    """The cards of a player on the field, and those that work elsewhere."""
    for zone in (BATTLE, BASE):
        cards = state.zone(player, zone)
        yield from _definitions(state, cards)
        yield from _definitions(state, filter(None, (state.cards[card].pilot for card in cards)))
    yield from _definitions(state, (c for c in (*state.sources, *state.watchers) if state.cards[c].owner == player))


def _definitions(state: State, cards: Iterable[int]) -> Iterator[Definition]:
    return (state.cards[card].definition for card in cards)


def _lasting(state: State) -> Iterator[Definition]:
    """The cards whose effects hold or wait for a time."""
    yield from (state.pool[change.number] for change in state.lasting)
    yield from (state.pool[awaited.context.number] for awaited in state.awaited)


_reaches: dict[Definition, _Reach] = {}
"""Definition -> its reach; cached for all games, which share definitions."""


def _reach(definition: Definition, pool: Pool) -> _Reach:
    found = _reaches.get(definition)
    if found is None:
        found = _joined(_reach_of(ability, pool) for ability in definition.printed.data.effects)
        _reaches[definition] = found
    return found


def _joined(reaches: Iterable[_Reach]) -> _Reach:
    return _Reach(*(any(flags) for flags in zip(_Reach(), *reaches, strict=True)))


def _reach_of(ability: Model, pool: Pool) -> _Reach:
    """What one ability can do, read from its steps, references, selectors and changes."""
    if _is_burst(ability):
        return _Reach()  # a Burst needs a destroyed Shield, and the attacker loses none
    parts = list(models_in(ability))
    made = {type(part) for part in parts}
    selectors = [part for part in parts if isinstance(part, Selector)]
    shields = any(_SHIELD_AREA & set(each.what) and each.side not in _OWN for each in selectors)
    aimed = any(isinstance(part, FirstOfShieldArea) or getattr(part, "to", "") == _ITS_FIRST for part in parts)
    resources = [each for each in selectors if "resource" in each.what]
    sets_units = SetActive in made and (len(resources) < len(selectors) or not selectors)
    once = _is_once(ability) and not any(isinstance(part, All) for part in parts)
    rules = {part.rule for part in parts if isinstance(part, RuleChange)}
    changed = {part.change for part in parts if isinstance(part, StatChange)}
    sets_active = sets_units and "cannot attack" not in rules
    tokens = [number for part in parts if isinstance(part, DeployToken) for number in part.token]
    own = _Reach(
        no_bound=aimed
        or bool(made & _FURTHER_ATTACKS)
        or (shields and bool(made & _TAKING))
        or (sets_active and not once)
        or "may attack when deployed" in rules,
        further_cards=bool(made & {Draw, AddToHand, Return, Discard, DiscardCost}),
        unpaid=bool(made & {Deploy, ActivateMain}),
        cheaper=bool(PlaceResource in made or (resources and SetActive in made) or changed & {"cost", "level"}),
        two_at_once=any(isinstance(part, Keyword) and part.name == "suppression" for part in parts),
        sets_active=sets_active and once,
        takes_back=Return in made and any(each.side != "enemy" for each in selectors),
        for_both=bool(made & {Players, ShieldToHand}) and not _on_arrival(ability),
    )
    return _joined((own, *(_reach(pool[number], pool) for number in tokens if isinstance(number, str))))


def _is_once(ability: Model) -> bool:
    """True if the ability works once in a turn, on one card at a time."""
    groups = [group for part in models_in(ability) if isinstance(part, Choose) for group in part.groups]
    once = isinstance(ability, Command) or getattr(ability, "once", False)
    return (
        once
        and not any(isinstance(part, Repeat) for part in models_in(ability))
        and all(group.most == 1 for group in groups)
    )


def _is_burst(ability: Model) -> bool:
    return isinstance(ability, Triggered) and ability.on.event == "burst"


def _on_arrival(ability: Model) -> bool:
    return isinstance(ability, Triggered) and ability.on.event == "deploy"
