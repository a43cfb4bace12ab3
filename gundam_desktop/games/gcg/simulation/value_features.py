"""The input of the value network: numbers about both players, near 1 in size, read at the start of a turn's main
phase. The player whose turn it is comes first.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    DECK,
    HAND,
    PILOT,
    RESOURCES,
    SHIELDS,
    UNIT,
    ZONES,
)
from gundam_desktop.games.gcg.model.keywords import BLOCKER, KEYWORD_EFFECTS, SUPPRESSION
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures, is_linked
from gundam_desktop.games.gcg.simulation.judgement import links_in_hand

_SIDE: Final = (
    "Shields",
    "no Shield",
    "at most one Shield",
    "at most two Shields",
    "Bases",
    "HP of the Base",
    "at most three Shields and Bases",
    "cards in hand",
    "Units in hand",
    "Pilots in hand",
    "Commands in hand",
    "Bases in hand",
    "cards in hand that the Lv. allows",
    "their cost",
    "the highest Lv. of a Unit among them",
    "Resources",
    "EX Resources",
    "cards that the deck lacks to four",
    "Units",
    "their AP",
    "their HP",
    "the highest AP",
    "the highest HP",
    "paired Units",
    "Link Units",
    "active Blockers",
    "rested Units",
    "Units that can attack",
    "their AP when they attack",
    "Units that a Pilot in hand would link",
    "Units with 4 AP or more",
    "Units with 6 AP or more",
    "Units with 4 HP or more",
    "Units with 6 HP or more",
    *(f"Units with {keyword.en}" for keyword in KEYWORD_EFFECTS),
)
_ATTACK: Final = (
    "attackers beyond what protects the opponent",
    "more attackers than that",
    "as many",
    "at least one less",
    "attackers as a share of it",
    "AP and HP of rested enemy Units that attackers would destroy",
    "such Units",
    "enemy Units that no single Unit can destroy",
)
NAMES: Final = (
    "turn",
    "the first player's turn",
    *(f"{whose}: {name}" for whose in ("own", "opponent") for name in _SIDE),
    *(f"{whose} attack: {name}" for whose in ("own", "opponent") for name in _ATTACK),
)
"""What each feature counts."""
_LAST_CARDS: Final = 4
_LAST_TURN: Final = 24
_MOST_HAND: Final = 9


class _Unit:
    """A Unit in play; `moves` is true if it is its player's turn."""

    __slots__ = ("ap", "attacks", "blocks", "hp", "linked", "numbers", "paired", "rested", "suppresses")

    def __init__(self, state: State, card: int, moves: bool) -> None:
        record, now = state.cards[card], figures(state, card)
        self.ap: int = now.ap
        self.hp: int = now.hp - record.damage
        self.rested: bool = record.rested
        self.paired: bool = record.pilot > 0
        self.linked: bool = record.pilot > 0 and is_linked(state, card)
        self.numbers: list[int] = [keyword for keyword, _ in now.keywords]
        """Its keyword effects."""
        self.blocks: bool = BLOCKER in self.numbers
        self.suppresses: bool = SUPPRESSION in self.numbers
        ready = not record.rested and (record.entered != state.turn or self.linked)
        self.attacks: bool = self.ap > 0 and (ready or not moves)
        """It can attack in its player's turn: the present one, or the next."""


def features(state: State) -> list[float]:
    """The features of a state, in the order of `NAMES`."""
    player = state.turn_player
    own, others = _units(state, player, True), _units(state, 1 - player, False)
    found: list[float] = [min(state.turn, _LAST_TURN) / 10, 1.0 if state.turn % 2 else 0.0]
    _side(found, state, player, own, 0)
    _side(found, state, 1 - player, others, 1)
    _attack(found, state, own, others, 1 - player, True)
    _attack(found, state, others, own, player, False)
    return found


def _units(state: State, seat: int, moves: bool) -> list[_Unit]:
    return [_Unit(state, card, moves) for card in state.zones[seat * ZONES + BATTLE]]


def _side(found: list[float], state: State, seat: int, units: list[_Unit], waits: int) -> None:
    """Add what a player has; `waits` is the Lv. that they gain before they play next."""
    zones, cards, first = state.zones, state.cards, seat * ZONES
    shields, bases, hand = len(zones[first + SHIELDS]), zones[first + BASE], zones[first + HAND]
    base_hp = ex = 0
    for card in bases:
        base_hp += figures(state, card).hp - cards[card].damage
    for card in zones[first + RESOURCES]:
        if cards[card].definition.ex:
            ex += 1
    level = len(zones[first + RESOURCES])
    found += [shields / 3, _one(shields == 0), _one(shields <= 1), _one(shields <= 2), float(len(bases)), base_hp / 3]
    found += [_one(shields + len(bases) <= 3), min(len(hand), _MOST_HAND) / 4]
    _hand(found, state, hand, level + waits)
    lacking = max(0, _LAST_CARDS - len(zones[first + DECK]))
    found += [level / 5, float(ex), lacking / 2]
    _field(found, units, links_in_hand(state, first))


def _hand(found: list[float], state: State, hand: tuple[int, ...], level: int) -> None:
    units = pilots = commands = bases = playable = cost = highest = 0
    for card in hand:
        definition = state.cards[card].definition
        kind, allowed = definition.type, definition.level <= level
        if kind == UNIT:
            units += 1
            if allowed:
                highest = max(highest, definition.level)
        elif kind == PILOT:
            pilots += 1
        elif kind == BASE_CARD:
            bases += 1
        else:
            commands += 1
        if allowed:
            playable += 1
            cost += definition.cost
    found += [units / 3, pilots / 2, commands / 2, float(bases), playable / 3, cost / 5, highest / 4]


def _field(found: list[float], units: list[_Unit], links: int) -> None:
    ap = hp = most_ap = most_hp = paired = linked = blockers = rested = attackers = attack = 0
    ap_4 = ap_6 = hp_4 = hp_6 = 0
    keywords = [0.0] * len(KEYWORD_EFFECTS)
    for unit in units:
        ap, hp = ap + unit.ap, hp + unit.hp
        most_ap, most_hp = max(most_ap, unit.ap), max(most_hp, unit.hp)
        paired, linked, rested = paired + unit.paired, linked + unit.linked, rested + unit.rested
        blockers += unit.blocks and not unit.rested
        if unit.attacks:
            attackers, attack = attackers + 1, attack + unit.ap
        ap_4, ap_6 = ap_4 + (unit.ap >= 4), ap_6 + (unit.ap >= 6)
        hp_4, hp_6 = hp_4 + (unit.hp >= 4), hp_6 + (unit.hp >= 6)
        for keyword in unit.numbers:
            keywords[keyword] += 1.0
    found += [len(units) / 3, ap / 8, hp / 8, most_ap / 4, most_hp / 4, paired / 2, linked / 2, float(blockers)]
    found += [rested / 2, attackers / 2, attack / 6, float(links), ap_4 / 2, ap_6 / 2, hp_4 / 2, hp_6 / 2]
    found += keywords


def _attack(
    found: list[float], state: State, attackers: list[_Unit], defenders: list[_Unit], defender: int, moves: bool
) -> None:
    """Add how the attackers' Units fare against what the other player has: in the present turn if it is the attackers'
    (`moves`), else in their next one. `defender` is the other player's seat.
    """
    first = defender * ZONES
    walls = len(state.zones[first + SHIELDS]) + len(state.zones[first + BASE])
    for unit in defenders:
        walls += unit.blocks and not (moves and unit.rested)
    strengths = sorted([unit.ap for unit in attackers if unit.attacks])
    count = len(strengths)
    beyond = count - walls
    strongest = 0
    for unit in attackers:
        beyond += unit.attacks and unit.suppresses
        strongest = max(strongest, unit.ap)
    found += [max(-6, min(3, beyond)) / 3, _one(beyond > 0), _one(beyond >= 0), _one(beyond >= -1)]
    found.append(min(1.0, count / (walls + 1)))
    size = destroyed = safe = 0
    for unit in sorted([unit for unit in defenders if unit.rested], key=_size, reverse=True):
        for place, ap in enumerate(strengths):
            if ap >= unit.hp:
                del strengths[place]
                size, destroyed = size + _size(unit), destroyed + 1
                break
    for unit in defenders:
        safe += unit.hp > strongest
    found += [size / 6, destroyed / 2, safe / 2]


def _size(unit: _Unit) -> int:
    return unit.ap + unit.hp


def _one(holds: bool) -> float:
    return 1.0 if holds else 0.0
