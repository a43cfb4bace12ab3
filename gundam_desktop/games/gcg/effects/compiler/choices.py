"""Compiles choices of cards, also of those that depend on each other: with different names, with a figure in all."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.card_tests import stat_now
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder
from gundam_desktop.games.gcg.effects.run.one_by_one import Fits, OneByOneFields
from gundam_desktop.games.gcg.effects.run.operations import value
from gundam_desktop.games.gcg.model.constants import NOT_CHOSEN_BY_ENEMY_EFFECTS
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import keeps_off

_PRIVATE: Final = frozenset({"hand", "hand or trash", "deck", "looked", "shields"})


def chosen_one_by_one(step: language.Choose, purpose: str) -> OneByOneFields | None:
    """Return the fields of a choice whose cards are asked for one after the other; None for another choice."""
    if step.same is not None:
        of_both, fits_other = _either_group(step), _same(step, step.same)
        return OneByOneFields(of_both, _paired_up(of_both, fits_other), 2, 2, fits_other, purpose)
    group = step.groups[0]
    fits = _fits(group)
    if fits is None:
        return None
    return OneByOneFields(
        choosable(group.what), candidates(group), amount(group.least), amount(group.most), fits, purpose
    )


def candidates(group: language.Group) -> Finder:
    """Return the cards of a group, as many as may be chosen: a counted number may be 0, names or a figure too many."""
    find, fits, most = choosable(group.what), _fits(group), amount(group.most)

    def found(state: State, context: Context) -> list[int]:
        cards = find(state, context)
        if fits is not None:
            kept: tuple[int, ...] = ()
            for card in cards:
                if fits(state, context, kept if group.unique else (), card):
                    kept = (*kept, card)
            cards = list(kept)
        return cards if isinstance(most, int) or fits is not None else cards[: value(state, context, most)]

    return found


def _fits(group: language.Group) -> Fits | None:
    """Return the test that a card may be chosen besides the cards chosen so far; None if they do not matter."""
    if group.unique:
        return _has_another_name
    if group.in_all is None:
        return None
    stat, limit = group.in_all.stat, group.in_all.most

    def fits(state: State, _context: Context, chosen: tuple[int, ...], card: int) -> bool:
        return sum(stat_now(state, one, stat) for one in (*chosen, card)) <= limit

    return fits


def _has_another_name(state: State, _context: Context, chosen: tuple[int, ...], card: int) -> bool:
    return state.cards[card].definition.name not in {state.cards[one].definition.name for one in chosen}


def together(step: language.Choose) -> Finder:
    """Return the cards that can be chosen at all when two chosen cards must have the same figure."""
    assert step.same is not None
    return _paired_up(_either_group(step), _same(step, step.same))


def _either_group(step: language.Choose) -> Finder:
    first, second = (choosable(group.what) for group in step.groups)
    return lambda state, context: list(dict.fromkeys((*first(state, context), *second(state, context))))


def _paired_up(find: Finder, fits: Fits) -> Finder:
    return lambda state, context: [card for card in find(state, context) if fits(state, context, (), card)]


def _same(step: language.Choose, stat: language.Stat) -> Fits:
    """Return the test that a card has the figure of the chosen card of the other group, of any if none is chosen."""
    first, second = (choosable(group.what) for group in step.groups)

    def fits(state: State, context: Context, chosen: tuple[int, ...], card: int) -> bool:
        figure = stat_now(state, card, stat)
        sides = (first(state, context), second(state, context))
        for own, other in (sides, sides[::-1]):
            among = [one for one in other if one != card and (not chosen or one in chosen)]
            if card in own and any(stat_now(state, one, stat) == figure for one in among):
                return True
        return False

    return fits


def unseen(selector: language.Selector) -> Finder | None:
    """Compile the list of all cards in the candidates' zone if that is private; None for zones that all players see."""
    if selector.zone not in _PRIVATE:
        return None
    return finder(language.Selector(what="card", side=selector.side, zone=selector.zone, other=selector.other))


def choosable(selector: language.Selector) -> Finder:
    """Compile a selector of cards to choose from: without those that enemy effects cannot choose."""
    find = finder(selector)
    return lambda state, context: [
        card
        for card in find(state, context)
        if not keeps_off(state, NOT_CHOSEN_BY_ENEMY_EFFECTS, card, context.controller, context.card)
    ]
