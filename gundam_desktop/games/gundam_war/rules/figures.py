"""The figures of units as they are now."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE, STAR, Change, Effect
from gundam_desktop.games.gundam_war.model.state import AREAS, State, Zone
from gundam_desktop.games.gundam_war.rules.zones import card
from gundam_desktop.rulebook.enforcement import enforces

MELEE, RANGED, DEFENCE = range(3)


def figures(state: State, unit: int) -> tuple[int | str, int, int]:
    """Return (melee, ranged, defence) of a unit with all changes; whether it is rolled is not considered."""
    change = total_change(state, unit)
    melee = STAR if is_star(state, unit, MELEE) else _changed(state, unit, MELEE, change)
    return melee, _changed(state, unit, RANGED, change), defence(state, unit)


@enforces("GW-4-3")
def is_star(state: State, unit: int, figure: int) -> bool:
    """True for a figure printed as a star: it stays 0 under any change."""
    printed = card(state, unit).figures
    return printed is not None and printed[figure] == STAR


@enforces("GW-4-2")
def is_star_while_rolled(state: State, unit: int) -> bool:
    """True for a rolled unit: for battle damage its melee and ranged are stars."""
    return state.cards[unit].rolled


def in_battle(state: State, unit: int, figure: int) -> int:
    """What a unit's melee or ranged adds to the battle damage of its squad."""
    if is_star(state, unit, figure) or is_star_while_rolled(state, unit):
        return 0
    return _changed(state, unit, figure, total_change(state, unit))


@enforces("GW-5-5")
def defence(state: State, unit: int) -> int:
    """The defence of a unit, rolled or not."""
    return _changed(state, unit, DEFENCE, total_change(state, unit))


def _changed(state: State, unit: int, figure: int, change: Change) -> int:
    printed = card(state, unit).figures or NO_CHANGE
    return max(0, _number(printed[figure]) + change[figure])


def total_change(state: State, unit: int) -> Change:
    """Return the sum of all changes of a unit's figures."""
    record = state.cards[unit]
    added = [record.change, *([from_character(state, unit)] if record.character else []), *_from_area(state, unit)]
    if len(added) == 1:
        return record.change
    return sum(each[0] for each in added), sum(each[1] for each in added), sum(each[2] for each in added)


@enforces("GX-4-9")
def from_character(state: State, unit: int) -> tuple[int, int, int]:
    """What the character under a unit adds to its figures."""
    melee, ranged, more = card(state, state.cards[unit].character).figures or NO_CHANGE
    return _number(melee), ranged, more


def _from_area(state: State, unit: int) -> Iterator[Change]:
    """What other units of its player in the same battle area add to it."""
    record = state.cards[unit]
    if record.zone in AREAS:
        for other in state.zone(record.owner, record.zone):
            for effect in texts(state, other, "area"):
                if other != unit:
                    yield effect.change


def texts(state: State, card_id: int, when: str) -> tuple[Effect, ...]:
    """The effects of a card that are of use at a time, unless its text is void."""
    found = tuple(effect for effect in card(state, card_id).effects if effect.when == when)
    return () if found and is_void(state, card_id) else found


@enforces("GW-7-3")
def is_void(state: State, card_id: int) -> bool:
    """True for a card in a junkyard: all its effects and texts are void."""
    return state.cards[card_id].zone is Zone.JUNKYARD


def has_keyword(state: State, card_id: int, keyword: str) -> bool:
    """True if a card has a keyword."""
    return keyword in card(state, card_id).keywords


def _number(figure: int | str) -> int:
    return 0 if isinstance(figure, str) else figure
