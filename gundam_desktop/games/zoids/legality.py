"""What is legal: each check is written once, and serves the list of choices and the reasons for a refusal alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from gundam_desktop.games.kit.verbs import Verb, Verdict
from gundam_desktop.games.zoids.board import DEEP, SHALLOWS, ground, is_fluid, pose, territory, ways
from gundam_desktop.games.zoids.cards import BASE, CUSTOM, FORTRESS, PILOT, SPECIAL, ZOID
from gundam_desktop.games.zoids.fights import abilities, target_at
from gundam_desktop.games.zoids.figures import (
    customs,
    movement,
    movement_changes,
    pilot_of,
    printed_special,
    squares_at,
    suits,
)
from gundam_desktop.games.zoids.reach import also, between, is_paralysed, no_counter, unreached, within_range
from gundam_desktop.games.zoids.state import (
    IN_BASE,
    CardRecord,
    State,
    Zone,
    base_of,
    card,
    is_on_map,
    keeps_base,
    pieces,
)
from gundam_desktop.games.zoids.turn import MOST_POINTS, ZOIDS, has_room, points, taken
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.tabletop.selection import is_whole


def kind_now(state: State) -> str:
    """The kind of the present decision."""
    return state.question.kind if state.question is not None else ""


@enforces("ZX-4", "ZB-20-7")
def at_its_time(state: State, row: Verb[State]) -> Verdict:
    """A refusal if a verb does not answer the present decision; events have reasons of their own."""
    kind = kind_now(state)
    if row.name == "play" or kind in row.times:
        return None
    return Refusal("wrong time", "ZB-20-7" if kind == "permit" else row.clause)


# --- setting up


@enforces("ZO-3")
def in_hangar(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.zone(player, Zone.HANGAR) else Refusal("not in hangar", "ZO-3")


@enforces("ZX-18")
def three_zoids(state: State, player: int, choice: Choice) -> Verdict:
    full = card(state, choice.card).type == ZOID and len(pieces(state, player)) >= ZOIDS
    return Refusal("three zoids", "ZX-18") if full else None


@enforces("ZO-3")
def affordable(state: State, player: int, choice: Choice) -> Verdict:
    """Three Zoids must remain possible."""
    wanted = card(state, choice.card)
    taken_now, missing = points(state, player), ZOIDS - len(pieces(state, player))
    if wanted.type == FORTRESS or missing <= 0:
        return None
    rest = (card(state, each) for each in state.zone(player, Zone.HANGAR) if each != choice.card)
    cheapest = sorted(each.points for each in rest if each.type == ZOID)[: missing - 1]
    left = MOST_POINTS - taken_now
    return Refusal("too many points", "ZO-3", (("left", left),)) if wanted.points + sum(cheapest) > left else None


@enforces("ZB-24-1")
def fortress_affordable(state: State, player: int, choice: Choice) -> Verdict:
    wanted = card(state, choice.card)
    if wanted.type != FORTRESS or len(pieces(state, player)) < ZOIDS:
        return None
    left = MOST_POINTS - points(state, player)
    return Refusal("fortress too dear", "ZB-24-1", (("left", left),)) if wanted.points > left else None


@enforces("ZO-3")
def fortress_in_time(state: State, player: int, choice: Choice) -> Verdict:
    early = len(pieces(state, player)) < ZOIDS or not keeps_base(state, player)
    return Refusal("fortress too early", "ZO-3") if card(state, choice.card).type == FORTRESS and early else None


@enforces("ZX-18")
def enough_zoids(state: State, player: int, _choice: Choice) -> Verdict:
    """Nobody stops before there are three."""
    few = kind_now(state) == "force" and len(pieces(state, player)) < ZOIDS
    return Refusal("fewer than three", "ZX-18") if few else None


@enforces("ZO-4")
def waits(state: State, player: int, choice: Choice) -> Verdict:
    waiting = choice.card in pieces(state, player) and not state.cards[choice.card].at
    return None if waiting else Refusal("does not wait", "ZO-4")


@enforces("ZO-4")
def own_territory(state: State, player: int, choice: Choice) -> Verdict:
    if choice.card not in pieces(state, player):
        return None
    at, facing = pose(choice.word)
    there = squares_at(state, choice.card, at, facing)
    return None if all(territory(square) == "AB"[player] for square in there) else Refusal("not your territory", "ZO-4")


def room_to_stand(state: State, _player: int, choice: Choice) -> Verdict:
    """Both squares of an LL Zoid must be free and on the map."""
    at, facing = pose(choice.word)
    free = at not in taken(state, choice.card) and has_room(state, choice.card, at, facing)
    return None if free else Refusal("not free", "ZO-9")


# --- pilots and customs


@enforces("ZX-6")
def attachable(state: State, player: int, choice: Choice) -> Verdict:
    there = choice.card in state.zone(player, Zone.HAND) and card(state, choice.card).type in (PILOT, CUSTOM)
    return None if there else Refusal("not to attach", "ZX-6")


@enforces("ZX-6")
def own_zoid(state: State, player: int, choice: Choice) -> Verdict:
    if card(state, choice.target).type in (BASE, FORTRESS):
        return None
    return None if choice.target in pieces(state, player) else Refusal("not your zoid", "ZX-6")


@enforces("ZB-24-2")
def no_base(state: State, _player: int, choice: Choice) -> Verdict:
    """What is for Zoids names no base and no fortress."""
    named = choice.cards if choice.verb == SPECIAL else (choice.target,)
    found = any(card(state, each).type in (BASE, FORTRESS) for each in named)
    return Refusal("for zoids only", "ZB-24-2") if found else None


@enforces("ZO-14")
def suited_pilot(state: State, _player: int, choice: Choice) -> Verdict:
    pilot = card(state, choice.card)
    suited = pilot.type != PILOT or pilot.suits <= set(suits(state, choice.target))
    return None if suited else Refusal("pilot not suited", "ZO-14", (("terrain", min(pilot.suits)),))


@enforces("ZX-8")
def only_pilot(state: State, player: int, choice: Choice) -> Verdict:
    pilot = state.cards[choice.card].number
    flies = any(
        pilot_of(state, each) and state.cards[pilot_of(state, each)].number == pilot for each in pieces(state, player)
    )
    return Refusal("pilot in play", "ZX-8") if card(state, choice.card).type == PILOT and flies else None


@enforces("ZX-7")
def custom_fits(state: State, _player: int, choice: Choice) -> Verdict:
    wanted = card(state, choice.card)
    if wanted.type != CUSTOM:
        return None
    there = list(customs(state, choice.target))
    if wanted.number in (each.number for each in there):
        return Refusal("custom there", "ZX-7")
    left = card(state, choice.target).wr - sum(each.wr for each in there)
    return Refusal("too heavy", "ZX-7", (("needs", wanted.wr), ("has", left))) if wanted.wr > left else None


# --- the acting Zoid


@enforces("ZX-9")
def acts(state: State, _player: int, choice: Choice) -> Verdict:
    return None if choice.card == state.acting else Refusal("another acts", "ZX-9")


@enforces("ZX-17", "ZB-24-4")
def base_acts(state: State, _player: int, choice: Choice) -> Verdict:
    """Bases do nothing, fortresses fire at squares only."""
    kind = card(state, choice.card).type
    if kind == FORTRESS:
        return Refusal("fortress attacks", "ZB-24-4")
    return Refusal("base attacks", "ZX-17") if kind == BASE else None


@enforces("ZB-6-1")
def not_paralysed(state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("paralysed", "ZB-6-1") if is_paralysed(state, choice.card) else None


@enforces("ZO-6")
def changes_something(state: State, _player: int, choice: Choice) -> Verdict:
    record = state.cards[choice.card]
    return Refusal("no change", "ZO-6") if pose(choice.word) == (record.at, record.facing) else None


def free_square(state: State, _player: int, choice: Choice) -> Verdict:
    zoid = choice.target or choice.card
    return Refusal("not free", "ZO-9") if pose(choice.word)[0] in paths(state, zoid).taken else None


class Paths(NamedTuple):
    """The squares that a Zoid cannot enter, and those that its front can reach by moving."""

    taken: frozenset[str]
    reached: frozenset[str]


_PATHS: Final[dict[int, tuple[list[CardRecord], tuple[str, ...], Paths]]] = {}


def paths(state: State, zoid: int) -> Paths:
    """The paths of a Zoid. The last ones are kept: a list of moves asks for them a hundred times."""
    cards, grounds, found = _PATHS.get(zoid, ([], (), Paths(frozenset(), frozenset())))
    if cards != state.cards or grounds != state.grounds:
        found = Paths(taken(state, zoid), reached(state, zoid, movement(state, zoid)))
        _PATHS[zoid] = list(state.cards), state.grounds, found
    return found


def forget() -> None:
    """Clear the caches of ways and paths: a test has switched a routine off or on."""
    _PATHS.clear()
    ways.cache_clear()


def within_movement(state: State, _player: int, choice: Choice) -> Verdict:
    """Why a square is not reached by moving; None if it is."""
    at, record = pose(choice.word)[0], state.cards[choice.card]
    if at == record.at or at in paths(state, choice.card).reached:
        return None
    sign, fluid = ground(state.grounds, at), suits(state, choice.card)
    if sign == SHALLOWS and not is_fluid(sign, fluid):
        return Refusal("shallows", "ZB-7-2")
    if sign == DEEP and not is_fluid(sign, fluid):
        return Refusal("deep water", "ZO-8")
    normal, straight = movement(state, choice.card)
    if at in reached(state, choice.card, (normal + straight, 0)):
        return Refusal("straight points", "ZB-5-1", also=("ZB-5-2",))
    changed = ("ZB-13-1",) if movement_changes(state, choice.card) else ()
    return Refusal("too far", "ZO-7", (("points", normal),), also=changed)


def reached(state: State, zoid: int, points_now: tuple[int, int]) -> frozenset[str]:
    """The squares that a Zoid's front can move to with these normal and straight points; none for a base."""
    record = state.cards[zoid]
    if not record.facing:
        return frozenset()
    start = state.cards[base_of(state, record.owner)].at if record.at == IN_BASE else record.at
    return ways(state.grounds, start, record.facing, points_now, frozenset(suits(state, zoid)), taken(state, zoid))


@enforces("ZB-16-1")
def room_behind(state: State, _player: int, choice: Choice) -> Verdict:
    zoid = choice.target or choice.card
    at, facing = pose(choice.word)
    if has_room(state, zoid, at, facing):
        return None
    turned = ("ZB-16-2",) if at == state.cards[zoid].at else ()
    return Refusal("no room behind", "ZB-16-1", also=turned)


# --- fights


@enforces("ZO-13")
def enemy_on_map(state: State, player: int, choice: Choice) -> Verdict:
    """The targets of a fight stand on the map and belong to the other player."""
    named = choice.cards if choice.verb == SPECIAL else (choice.target,)
    fit = all(is_on_map(state, each) and state.cards[each].owner != player for each in named)
    return None if fit else Refusal("no enemy on the map", "ZO-13")


def in_reach(state: State, _player: int, choice: Choice) -> Verdict:
    return unreached(state, choice.card, choice.target, choice.word)


def aims(state: State, _player: int, choice: Choice) -> Verdict:
    pilot = pilot_of(state, choice.card)
    able = not choice.cards or (choice.cards == (pilot,) and card(state, pilot).ability == "aim")
    return None if able else Refusal("no aim", "ZO-13")


def has_special(state: State, _player: int, choice: Choice) -> Verdict:
    special = card(state, choice.card).special
    none = special is None or special.does == "evade"
    return Refusal("no special", "ZB-17-1") if none else None


@enforces("ZO-5")
def outside(state: State, _player: int, choice: Choice) -> Verdict:
    inside = state.cards[choice.card].at == IN_BASE
    return Refusal("inside the base", "ZO-5") if inside else None


_IN_PLACE_OF: Final = {"anchor": "ZB-25-1", "repair": "ZB-25-2"}


@enforces("ZB-25-1", "ZB-25-2")
def special_in_time(state: State, _player: int, choice: Choice) -> Verdict:
    """Specials in place of a move are used then; those that fight, in place of the attack."""
    clause = _IN_PLACE_OF.get(printed_special(state, choice.card).does, "")
    if kind_now(state) == "fight" and clause:
        return Refusal("in place of a move", clause)
    return Refusal("in place of an attack", "ZX-9") if kind_now(state) == "move" and not clause else None


@enforces("ZB-10-1")
def nothing_besides(_state: State, _player: int, choice: Choice) -> Verdict:
    """Aim is declared with a plain attack, not with a special."""
    return Refusal("special with ability", "ZB-10-1") if choice.target else None


def able_to_fight(state: State, player: int, choice: Choice) -> Verdict:
    """A special that fights is none for a paralysed Zoid."""
    fights = printed_special(state, choice.card).does == "fight"
    return not_paralysed(state, player, choice) if fights else None


@enforces("ZO-22")
def right_number(state: State, _player: int, choice: Choice) -> Verdict:
    special = printed_special(state, choice.card)
    right = 1 <= len(choice.cards) <= special.targets if special.does == "fight" else not choice.cards
    return None if right else Refusal("number of targets", "ZO-22", (("most", special.targets),))


@enforces("ZB-16-6")
def not_twice(_state: State, _player: int, choice: Choice) -> Verdict:
    return Refusal("same target twice", "ZB-16-6") if len(set(choice.cards)) < len(choice.cards) else None


def all_in_reach(state: State, _player: int, choice: Choice) -> Verdict:
    found = (unreached(state, choice.card, each, SPECIAL) for each in choice.cards)
    return next((refusal for refusal in found if refusal is not None), None)


def may_counter(state: State, _player: int, choice: Choice) -> Verdict:
    """Every reason against a counter-attack, as one refusal."""
    if kind_now(state) != "counter" or state.question is None:
        return None
    found = list(no_counter(state, state.question.card, state.strike.card, choice.word))
    return also(found[0], *(clause for each in found[1:] for clause in (each.clause, *each.also))) if found else None


@enforces("ZB-10-1", "ZB-17-7")
def one_ability(state: State, _player: int, _choice: Choice) -> Verdict:
    """A special of the Zoid and an ability of its pilot with the same trigger are not both used."""
    second = kind_now(state) == "roll" and state.strike.ability
    return Refusal("second ability", "ZB-17-7", also=("ZB-10-1",)) if second else None


@enforces("ZB-10-1")
def usable(state: State, player: int, choice: Choice) -> Verdict:
    able = kind_now(state) == "roll" and choice.card in abilities(state, player)
    return None if able else Refusal("no such ability", "ZB-10-1")


@enforces("ZB-24-4")
def own_fortress(state: State, player: int, choice: Choice) -> Verdict:
    own = choice.card == base_of(state, player) and card(state, choice.card).type == FORTRESS
    return None if own else Refusal("no fortress", "ZB-24-4")


@enforces("ZO-23")
def fires_at_enemy(state: State, player: int, choice: Choice) -> Verdict:
    target = target_at(state, player, choice.word)
    near = target and choice.word in within_range(state, choice.card, target)
    return None if near else Refusal("no enemy there", "ZO-23")


def free_line(state: State, _player: int, choice: Choice) -> Verdict:
    return next(between(state, state.cards[choice.card].at, choice.word), None)


# --- selections


@enforces("ZX-10", "ZO-18")
def whole(state: State, _player: int, choice: Choice) -> Verdict:
    """A selection must be whole; a map is chosen by its name."""
    question = state.question
    if question is None or question.kind == "map":
        return None if choice.word and not choice.cards else Refusal("no map", "ZO-2")
    right = not choice.word and len(set(choice.cards)) == len(choice.cards) and is_whole(choice.cards, question.groups)
    return None if right else Refusal("wrong selection", question.clause)
