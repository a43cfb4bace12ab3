"""What a Zoid reaches in a fight, and what it may do in a counter-attack; each reason why not is written once."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.kit.verbs import Verdict
from gundam_desktop.games.zoids.board import PILLAR, SQUARES, arc, distance, ground, on_line, step
from gundam_desktop.games.zoids.cards import BASE, FORTRESS, KINDS, MELEE, SPECIAL, Special
from gundam_desktop.games.zoids.figures import basic_range, range_at, range_changes, squares
from gundam_desktop.games.zoids.state import State, base_of, card, is_on_map
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Place, Refusal
from gundam_desktop.tabletop.place import SHARED


def unreached(state: State, zoid: int, target: int, kind: str) -> Verdict:
    """Why a piece does not reach a target by a kind of fighting; None if it does."""
    special = card(state, zoid).special if kind == SPECIAL else None
    if kind == MELEE:
        return no_melee(state, zoid, target)
    if special is None:
        return no_shot(state, zoid, target)
    if special.range is not None:
        return beyond_print(state, zoid, target, special.range)
    if has_melee_reach(special):
        return also(no_melee(state, zoid, target), "ZB-26-1")
    return also(no_shot(state, zoid, target), "ZB-26-2") if has_shooting_reach(special) else None


def also(refusal: Verdict, *clauses: str) -> Verdict:
    """The same refusal with more clauses."""
    return refusal and refusal._replace(also=(*refusal.also, *clauses))


@enforces("ZB-26-1")
def has_melee_reach(special: Special) -> bool:
    """True for a special without a range that is marked melee."""
    return special.kind == MELEE


@enforces("ZB-26-2")
def has_shooting_reach(special: Special) -> bool:
    """True for one that is marked shot, or does damage alone."""
    return special.kind != MELEE


@enforces("ZO-12")
def no_melee(state: State, zoid: int, target: int) -> Verdict:
    record = state.cards[zoid]
    there = step(record.at, record.facing) in squares(state, target)
    return None if there else Refusal("no melee there", "ZO-12")


@enforces("ZB-17-2")
def beyond_print(state: State, zoid: int, target: int, most: int) -> Verdict:
    """The printed range counts all around, and nothing changes it."""
    near = min((distance(state.cards[zoid].at, each) for each in squares(state, target)), default=99)
    return Refusal("out of range", "ZB-17-2", (("range", most),), also=("ZO-11",)) if near > most else None


def no_shot(state: State, zoid: int, target: int) -> Verdict:
    """Shooting needs one square of the target within the range of its arc, with a free line."""
    near = within_range(state, zoid, target)
    if not near:
        changed = ("ZB-13-1",) if range_changes(state, zoid) else ()
        return Refusal("out of range", "ZO-11", (("range", basic_range(state, zoid)),), also=changed)
    stopped = [list(between(state, state.cards[zoid].at, square)) for square in near]
    if not all(stopped):
        return None
    first, *more = stopped[0]
    return first._replace(also=tuple(each.clause for each in more))


def within_range(state: State, zoid: int, target: int) -> tuple[str, ...]:
    """The squares of a target that are within range."""
    return tuple(each for each in squares(state, target) if is_in_range(state, zoid, each))


def is_in_range(state: State, piece: int, square: str) -> bool:
    """True if a square is within the range of the arc in which it is; a fortress has the same range all around."""
    record = state.cards[piece]
    side = 0 if card(state, piece).type == FORTRESS else arc(record.at, record.facing, square)
    return distance(record.at, square) <= range_at(state, piece, side)


def between(state: State, start: str, end: str) -> Iterator[Refusal]:
    """What stops the line between two squares."""
    crossed = on_line(start, end)
    for stop in (pillar_between, base_between, fortress_between):
        if (refusal := stop(state, crossed)) is not None:
            yield refusal


@enforces("ZX-16")
def pillar_between(state: State, crossed: tuple[str, ...]) -> Verdict:
    stops = any(ground(state.grounds, square) == PILLAR for square in crossed)
    return Refusal("pillar between", "ZX-16") if stops else None


@enforces("ZX-17")
def base_between(state: State, crossed: tuple[str, ...]) -> Verdict:
    return Refusal("base between", "ZX-17") if _stands(state, BASE, crossed) else None


@enforces("ZB-24-5")
def fortress_between(state: State, crossed: tuple[str, ...]) -> Verdict:
    return Refusal("fortress between", "ZB-24-5") if _stands(state, FORTRESS, crossed) else None


def _stands(state: State, kind: str, crossed: tuple[str, ...]) -> bool:
    bases = filter(None, (base_of(state, seat) for seat in (0, 1)))
    return any(card(state, base).type == kind and state.cards[base].at in crossed for base in bases)


def squares_reached(state: State, piece: int) -> tuple[Place, ...]:
    """The squares that a piece on the map reaches by shooting or melee, empty or not, as places of the table."""
    record = state.cards[piece]
    if not is_on_map(state, piece) or card(state, piece).type == BASE:
        return ()
    ahead = step(record.at, record.facing) if record.facing else ""
    open_ones = (each for each in SQUARES if each != record.at and ground(state.grounds, each) != PILLAR)
    near = (each for each in open_ones if each == ahead or is_in_range(state, piece, each))
    free = (each for each in near if each == ahead or not any(between(state, record.at, each)))
    return tuple((SHARED, each) for each in free)


# --- counter-attacks


def no_counter(state: State, zoid: int, target: int, kind: str) -> Iterator[Refusal]:
    """Every reason why a Zoid cannot counter-attack another one in this way."""
    if is_paralysed(state, zoid):
        yield Refusal("paralysed", "ZB-6-1")
    special = card(state, zoid).special
    if kind == SPECIAL and not fights(special):
        yield Refusal("no special", "ZB-17-1")
        return
    if kind == SPECIAL and says_attack(special):
        yield Refusal("says attack", "ZB-2-1", also=("ZB-17-1",))
        return
    if (refusal := unreached(state, zoid, target, kind)) is not None:
        yield refusal


@enforces("ZB-6-1")
def is_paralysed(state: State, zoid: int) -> bool:
    """True for a Zoid that can neither attack nor counter-attack."""
    return state.cards[zoid].paralysed


@enforces("ZB-2-1")
def says_attack(special: Special | None) -> bool:
    """True for a special whose words say attack: it is none for counter-attacks."""
    return special is not None and not special.counter


@enforces("ZB-17-1")
def fights(special: Special | None) -> bool:
    """True for a special that fights: it can be used in a counter-attack, too, unless it says attack."""
    return special is not None and special.does == "fight"


def can_counter(state: State, zoid: int, target: int) -> bool:
    """True if a Zoid can counter-attack in any way."""
    kinds = (*KINDS, SPECIAL)
    return any(next(no_counter(state, zoid, target, kind), None) is None for kind in kinds)
