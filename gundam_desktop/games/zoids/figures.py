"""The figures of Zoids as they are now, with all that pilots, customs, events, terrain and the situation change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gundam_desktop.games.zoids.board import GROUNDS, OPPOSITE, ground, step, territory
from gundam_desktop.games.zoids.cards import AIR, CUSTOM, FIRE, KINDS, MELEE, MOUNTAIN, PILOT, SPECIAL, Card, Special
from gundam_desktop.games.zoids.state import State, Strike, Zone, card, is_on_map
from gundam_desktop.rulebook.enforcement import enforces


def under(state: State, zoid: int, kind: str) -> tuple[int, ...]:
    """The pilot or the customs on a Zoid, in the order in which they were put there."""
    cards = state.cards
    there = [each for each in state.zone(cards[zoid].owner, Zone.UNDER) if cards[each].host == zoid]
    return tuple(each for each in there if card(state, each).type == kind)


def pilot_of(state: State, zoid: int) -> int:
    """The pilot on a Zoid; 0 for none."""
    return next(iter(under(state, zoid, PILOT)), 0)


def pilot_card(state: State, zoid: int) -> Card:
    """The printed pilot on a Zoid; `NO_CARD` for none."""
    return card(state, pilot_of(state, zoid))


def customs(state: State, zoid: int) -> Iterator[Card]:
    """The printed customs on a Zoid."""
    return (card(state, each) for each in under(state, zoid, CUSTOM))


@enforces("ZB-1-1")
def together(changes: Iterable[int]) -> int:
    """Changes of one kind add up."""
    return sum(changes)


# --- where it stands


def squares(state: State, zoid: int) -> tuple[str, ...]:
    """The squares of a piece on the map, the front one first."""
    record = state.cards[zoid]
    return squares_at(state, zoid, record.at, record.facing) if is_on_map(state, zoid) else ()


def squares_at(state: State, zoid: int, at: str, facing: str) -> tuple[str, ...]:
    """The squares that a piece would take with its front there; one of them if the other is beside the map."""
    behind = second_square(state, zoid, at, facing)
    return (at, behind) if behind else (at,)


@enforces("ZB-16-1", "ZB-16-2")
def second_square(state: State, zoid: int, front: str, facing: str) -> str:
    """The second square of an LL Zoid, behind its front; empty for others, and beside the map."""
    return step(front, OPPOSITE[facing]) if card(state, zoid).size == "LL" else ""


@enforces("ZB-16-5")
def territories(state: State, zoid: int) -> tuple[str, ...]:
    """The territories in which a Zoid stands: an LL Zoid can be in two."""
    return tuple(dict.fromkeys(map(territory, squares(state, zoid))))


@enforces("ZB-16-3")
def terrains(state: State, zoid: int) -> tuple[str, ...]:
    """The kinds of terrain on which a Zoid stands: both its squares count, the same kind once."""
    signs = (ground(state.grounds, square) for square in squares(state, zoid))
    return tuple(dict.fromkeys(GROUNDS[sign] for sign in signs if sign in GROUNDS))


@enforces("ZB-19-1", "ZB-19-2")
def suits(state: State, zoid: int) -> tuple[str, ...]:
    """The terrains that suit a Zoid: always all that it has, wherever it is."""
    return tuple(sorted(card(state, zoid).suits))


# --- HP


def hp(state: State, piece: int) -> int:
    """The HP of a piece now, never below 0."""
    return max(0, most_hp(state, piece) - state.cards[piece].damage)


def most_hp(state: State, piece: int) -> int:
    """The HP of a piece without damage."""
    return card(state, piece).hp + pilot_card(state, piece).hp


# --- movement and range


def movement(state: State, zoid: int) -> tuple[int, int]:
    """Normal and straight points: only the normal ones are changed."""
    normal, straight = card(state, zoid).movement
    return max(0, normal + movement_changes(state, zoid)), straight


@enforces("ZB-13-1")
def movement_changes(state: State, zoid: int) -> int:
    """What changes the normal points of movement."""
    more = [each.movement[0] for each in (*customs(state, zoid), pilot_card(state, zoid))]
    return together([*more, *situation(state, zoid, 1)])


def basic_range(state: State, zoid: int) -> int:
    """The basic range, without the parts for front, side and back."""
    return max(0, card(state, zoid).range[0] + range_changes(state, zoid))


@enforces("ZB-13-1")
def range_changes(state: State, zoid: int) -> int:
    """What changes the basic range."""
    more = [each.range[0] for each in customs(state, zoid)]
    anchor = state.cards[zoid].anchor
    return together([*more, anchor, *situation(state, zoid, 0), -1 if on_mountain(state, zoid) else 0])


def range_at(state: State, piece: int, side: int) -> int:
    """The range in front (1), at the side (2) or behind (3); 0 is the basic range without a part."""
    part = card(state, piece).range[side] if side else 0
    return max(0, basic_range(state, piece) + part)


@enforces("ZX-15")
def on_mountain(state: State, zoid: int) -> bool:
    """True on mountains that do not suit the Zoid: its range is 1 less."""
    return MOUNTAIN in terrains(state, zoid) and MOUNTAIN not in suits(state, zoid)


@enforces("ZO-20")
def situation(state: State, zoid: int, figure: int) -> tuple[int, ...]:
    """What the situation card adds to the range (0) or the movement (1) of a Zoid of either player."""
    found = [card(state, each) for seat in (0, 1) for each in state.zone(seat, Zone.SITUATION)]
    if not found:
        return ()
    concerned = {*terrains(state, zoid), *({AIR} & set(suits(state, zoid)))}
    return tuple((each.range[0], each.movement[0])[figure] for each in found if each.suits & concerned)


# --- power


def power(state: State, zoid: int, kind: str, *, attack: bool) -> int:
    """The power of a plain attack or counter-attack with all that counts then."""
    more = [custom_power(state, zoid, kind), combat_power(state, zoid)]
    if attack:
        more += [pilot_power(state, zoid, kind), support_power(state, zoid)]
    return max(0, card(state, zoid).power[KINDS.index(kind)] + together(more))


@enforces("ZB-3-1")
def custom_power(state: State, zoid: int, kind: str) -> int:
    """What customs add to the power, in attacks and counter-attacks."""
    return together(each.power[KINDS.index(kind)] for each in customs(state, zoid))


@enforces("ZB-9-1")
def combat_power(state: State, zoid: int) -> int:
    """What combat power adds, in attacks and counter-attacks."""
    return state.cards[zoid].combat


@enforces("ZB-3-2")
def pilot_power(state: State, zoid: int, kind: str) -> int:
    """What the pilot adds to the power of an attack."""
    return of_one_kind(state, zoid, kind) + of_both_kinds(state, zoid)


@enforces("ZB-3-2")
def support_power(state: State, zoid: int) -> int:
    """What Support Fire adds to the power of an attack."""
    return state.cards[zoid].support


@enforces("ZB-17-3")
def of_one_kind(state: State, zoid: int, kind: str) -> int:
    """What a pilot adds who strengthens this kind of attack alone."""
    powers = pilot_card(state, zoid).power
    return powers[KINDS.index(kind)] if kind in KINDS and not all(powers) else 0


@enforces("ZB-17-4")
def of_both_kinds(state: State, zoid: int) -> int:
    """What a pilot adds who strengthens both kinds."""
    return min(pilot_card(state, zoid).power)


def printed_special(state: State, zoid: int) -> Special:
    """The special of a Zoid that has one."""
    special = card(state, zoid).special
    assert special is not None
    return special


def strike_power(state: State, strike: Strike) -> int:
    """The power with which a strike hits."""
    attack = not strike.counters
    if strike.kind == FIRE:
        return card(state, strike.card).power[1]
    special = card(state, strike.card).special
    if strike.kind != SPECIAL or special is None:
        return power(state, strike.card, strike.kind, attack=attack)
    printed = printed_power(special)
    if printed is None:
        return own_power(state, strike.card, special, attack=attack)
    return printed + (pilot_power(state, strike.card, special.kind) if attack else 0)


@enforces("ZB-17-2")
def printed_power(special: Special) -> int | None:
    """The printed power of a special, which only pilots change; None if none is printed."""
    return special.power


@enforces("ZB-17-5")
def own_power(state: State, zoid: int, special: Special, *, attack: bool) -> int:
    """The Zoid's own power, for a special that prints none."""
    return power(state, zoid, special.kind or MELEE, attack=attack)


# --- the die


def die_change(state: State, strike: Strike) -> int:
    """What is added to the die of a strike before it is thrown."""
    if strike.kind == FIRE:
        return 0
    special = card(state, strike.card).special if strike.kind == SPECIAL else None
    attack = 0 if strike.counters else hits_on(state, strike.card)
    aim = card(state, strike.pilot).amount
    if special is not None and special.die is not None:
        return together((special.die, attack))
    return together((*(each.die for each in customs(state, strike.card)), attack, aim))


@enforces("ZB-4-1")
def hits_on(state: State, zoid: int) -> int:
    """What a pilot whose attacks hit on a lower number adds to the die."""
    return pilot_card(state, zoid).die


# --- damage


@enforces("ZB-21-1")
def reduced(state: State, zoid: int, amount: int, strike: Strike | None = None) -> int:
    """What is left of damage to a Zoid; `strike` is that which hits it, None for an event."""
    less = [each.armour for each in customs(state, zoid)]
    if strike is not None:
        less.append(strike.prayer)
        if not is_no_shot(strike):
            less += [each.reflects for each in customs(state, zoid)]
    return max(0, amount - together(less))


@enforces("ZB-17-6")
def is_no_shot(strike: Strike) -> bool:
    """True if it is no shooting attack: only plain shots are; a special marked shot prints its own power."""
    return strike.kind != "shot"
