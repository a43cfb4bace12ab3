"""How good a state is for a player: a weighted sum of what both have, read from the state.

It is what `evaluation` is for views, with weights of its own. Only sampled states are judged, never the true one.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    DECK,
    DRAWN_GAME,
    HAND,
    PILOT,
    RESOURCES,
    SHIELDS,
    UNIT,
    ZONES,
)
from gundam_desktop.games.gcg.model.keywords import BLOCKER
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures, is_linked
from gundam_desktop.games.gcg.rules.turn import ends_with_turn
from gundam_desktop.games.gcg.simulation.weights import Weights

WON: Final = 1000.0
_LAST_CARDS: Final = 3
_LAST_WALLS: Final = 3
_USEFUL_HAND: Final = 8
"""Cards in hand beyond this number count nothing: the hand limit will take them."""


class _Unit:
    """The data of a Unit that the judgement of threats needs."""

    __slots__ = ("ap", "blocks", "can_attack", "hp", "rested", "worth")

    def __init__(self, ap: int, hp: int, rested: bool, blocks: bool, can_attack: bool, worth: float) -> None:
        self.ap = ap
        self.hp = hp
        self.rested = rested
        self.blocks = blocks
        self.can_attack = can_attack
        """True if the Unit itself can attack: it has AP, and did not come into play in this turn without a link."""
        self.worth = worth


def evaluate_state(state: State, player: int, weights: Weights, passed: bool) -> float:
    """The worth of a state to a player; above 0 when they are ahead, `WON` for a won game.

    With `passed` it is judged as if the turn had passed to the other player: their Units become active and may attack,
    and what lasts for this turn has ended.
    """
    if state.result >= 0:
        return 0.0 if state.result == DRAWN_GAME else WON if state.result == player else -WON
    if passed and state.lasting:
        state = _at_end_of_turn(state)
    mover = 1 - state.turn_player if passed else state.turn_player
    units = (_units(state, 0, weights, passed, mover == 0), _units(state, 1, weights, passed, mover == 1))
    strongest = (_strongest(units[0]), _strongest(units[1]))
    worth = 0.0
    for seat in (0, 1):
        side = _side(state, seat, weights)
        for unit in units[seat]:
            if unit.hp > strongest[1 - seat]:
                unit.worth += weights.safe
            side += unit.worth
        side += _threat(state, units[seat], units[1 - seat], 1 - seat, mover == seat, weights)
        worth += side if seat == player else -side
    return worth


def _at_end_of_turn(state: State) -> State:
    """The state without the changes that end with the present turn; the same one if there are none."""
    kept = tuple(entry for entry in state.lasting if not ends_with_turn(entry, state.turn))
    if len(kept) == len(state.lasting):
        return state
    ended = state.copy()
    ended.lasting = kept
    ended.touch()
    return ended


def _units(state: State, seat: int, weights: Weights, passed: bool, moves: bool) -> list[_Unit]:
    found: list[_Unit] = []
    wakes = passed and moves
    for card in state.zones[seat * ZONES + BATTLE]:
        record = state.cards[card]
        now = figures(state, card)
        hp = now.hp - record.damage
        linked = record.pilot > 0 and is_linked(state, card)
        rested = record.rested and not wakes
        worth = weights.unit + weights.ap * now.ap + weights.hp * hp
        if record.pilot:
            worth += weights.paired
            if linked:
                worth += weights.linked
        if not rested:
            worth += weights.active
        blocks = False
        for keyword, _ in now.keywords:
            worth += weights.keywords[keyword]
            if keyword == BLOCKER:
                blocks = True
        if blocks and not rested:
            worth += weights.active_blocker
        fresh = record.entered == state.turn and not passed and not linked
        found.append(_Unit(now.ap, hp, rested, blocks, now.ap > 0 and not fresh, worth))
    return found


def _strongest(units: list[_Unit]) -> int:
    most = 0
    for unit in units:
        most = max(most, unit.ap)
    return most


def _side(state: State, seat: int, weights: Weights) -> float:
    """The worth of a player's Shields, Base, hand, Resources and deck."""
    zones, cards, first = state.zones, state.cards, seat * ZONES
    shields, bases = zones[first + SHIELDS], zones[first + BASE]
    worth = weights.shield * len(shields)
    lacking = _LAST_WALLS - len(shields) - len(bases)
    if lacking > 0:
        worth += weights.last_walls * lacking
    for card in bases:
        worth += weights.base + weights.base_hp * (figures(state, card).hp - cards[card].damage)
    level = len(zones[first + RESOURCES]) + 1
    for card in zones[first + HAND][:_USEFUL_HAND]:
        definition = cards[card].definition
        kind = definition.type
        if definition.level <= level:
            worth += weights.playable
        if kind == UNIT:
            worth += weights.unit_in_hand
        elif kind == PILOT:
            worth += weights.pilot_in_hand
        elif kind == BASE_CARD:
            worth += weights.base_in_hand
        else:
            worth += weights.command_in_hand
    if weights.link_in_hand:
        worth += weights.link_in_hand * links_in_hand(state, first)
    for card in zones[first + RESOURCES]:
        worth += weights.ex_resource if cards[card].definition.ex else weights.resource
    lacking = _LAST_CARDS - len(zones[first + DECK])
    return worth + weights.empty_deck * lacking if lacking > 0 else worth


def links_in_hand(state: State, first: int) -> int:
    """How many of a player's Units without a Pilot could be linked by the Pilots in hand, one each."""
    cards = state.cards
    pilots = [cards[card].definition for card in state.zones[first + HAND] if cards[card].definition.pilot_name]
    found = 0
    for card in state.zones[first + BATTLE]:
        if pilots and not cards[card].pilot:
            unit = cards[card].definition
            for place, pilot in enumerate(pilots):
                if pilot.pilot_name in unit.link_names or not unit.link_traits.isdisjoint(pilot.traits):
                    del pilots[place]
                    found += 1
                    break
    return found


def _threat(
    state: State, attackers: list[_Unit], defenders: list[_Unit], defender: int, moves: bool, weights: Weights
) -> float:
    """Return the value of the attacks that Units can make in their player's present turn (`moves`) or next one."""
    strengths: list[int] = []
    for unit in attackers:
        if unit.ap and (not moves or (unit.can_attack and not unit.rested)):
            strengths.append(unit.ap)
    if not strengths:
        return 0.0
    first = defender * ZONES
    walls = len(state.zones[first + SHIELDS]) + len(state.zones[first + BASE])
    for unit in defenders:
        if unit.blocks and not (moves and unit.rested):
            walls += 1
    if len(strengths) > walls:
        worth = weights.pressure + (weights.win_at_hand if moves else weights.win_next)
    else:
        worth = weights.pressure * len(strengths) / (walls + 1)
    return worth + weights.exposed * _exposed(strengths, defenders) if moves else worth


def _exposed(strengths: list[int], defenders: list[_Unit]) -> float:
    """The worth of the rested Units that attacks would destroy: the best first, one for each attacker."""
    rested = [unit for unit in defenders if unit.rested]
    if not rested:
        return 0.0
    rested.sort(key=_worth, reverse=True)
    strengths.sort()
    worth = 0.0
    for unit in rested:
        for place, ap in enumerate(strengths):
            if ap >= unit.hp:
                del strengths[place]
                worth += unit.worth
                break
    return worth


def _worth(unit: _Unit) -> float:
    return unit.worth
