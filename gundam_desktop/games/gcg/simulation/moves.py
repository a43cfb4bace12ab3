"""The choices that a search tries: the legal ones without those that only name another copy of a card."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from gundam_desktop.games.gcg.model.constants import BATTLE
from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    BlockDecision,
    Candidates,
    ConfirmDecision,
    DecisionFrame,
    FirstPlayerDecision,
    OptionDecision,
    OrderDecision,
    RedrawDecision,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.legal_choices import END, FIRST, KEEP, PASS, legal_choices
from gundam_desktop.tabletop import Choice

_ORDERS: Final = 3
"""How many of the effects that could be resolved first are tried."""


def moves(state: State, player: int, most: int, payments: bool) -> list[Choice]:
    """The choices to try, at most `most` of a selection; at least one. `payments`: also other ways to pay."""
    decision = state.decision()
    assert decision is not None
    if isinstance(decision, SelectDecision) and sum([group.most for group in decision.groups]) != 1:
        found = _selections(decision.groups, most)
    else:
        found = legal_choices(state, player)
        if isinstance(decision, OrderDecision):
            return found[:_ORDERS]
    if len(found) < 2:
        return found or [by_rule(state, decision)]
    several: dict[object, Choice] = {}
    for choice in found:
        if choice.paying < 0 or payments:
            key = (
                choice.verb,
                _alike(state, choice.card),
                _alike(state, choice.target),
                tuple(sorted([str(_alike(state, card)) for card in choice.cards])),
                choice.word,
                choice.number,
                choice.paying,
            )
            several.setdefault(key, choice)
    merged = list(several.values())
    return merged[:most] if isinstance(decision, SelectDecision) else merged


def _alike(state: State, card: int) -> object:
    """A key that is equal for interchangeable cards: of Units in a battle or under an effect each is its own."""
    if not card:
        return 0
    record = state.cards[card]
    if record.pilot or record.host or (record.zone == BATTLE and (state.lasting or state.battle is not None)):
        return card
    if any(of == card for of, _, _ in state.used) or any(past.card == card for past in state.happened):
        return card
    fresh = record.zone == BATTLE and record.entered == state.turn
    return (record.definition.number, record.owner, record.zone, record.rested, record.damage, fresh)


def _selections(groups: tuple[Candidates, ...], most: int) -> list[Choice]:
    """Whole selections of several cards, the largest first."""
    found: list[tuple[int, ...]] = [()]
    for group in groups:
        longer: list[tuple[int, ...]] = []
        for begun in found:
            free = [card for card in group.cards if card not in begun]
            largest = min(group.most, len(free))
            for count in range(largest, min(group.least, largest) - 1, -1):
                for more in combinations(free, count):
                    longer.append((*begun, *more))
                    if len(longer) >= 3 * most:
                        break
                if len(longer) >= 3 * most:
                    break
            if len(longer) >= 3 * most:
                break
        found = longer
    return [Choice("choose", cards=cards) for cards in found]


def by_rule(state: State, decision: DecisionFrame) -> Choice:
    """Return the default answer to a decision that is not tried: only what it requires, with the first candidates."""
    if isinstance(decision, ActionDecision | BlockDecision):
        return PASS
    if isinstance(decision, SelectDecision):
        return _first_selection(decision.groups)
    if isinstance(decision, OptionDecision):
        return Choice("choose", word=decision.options[0])
    if isinstance(decision, ConfirmDecision):
        return Choice(decision.answers[0])
    if isinstance(decision, OrderDecision):
        return legal_choices(state, decision.player)[0]
    if isinstance(decision, FirstPlayerDecision):
        return FIRST
    return KEEP if isinstance(decision, RedrawDecision) else END


def _first_selection(groups: tuple[Candidates, ...]) -> Choice:
    chosen: list[int] = []
    for group in sorted(groups, key=_width):
        free = [card for card in group.cards if card not in chosen]
        chosen += free[: group.least or group.most]
    return Choice("choose", cards=tuple(chosen))


def _width(group: Candidates) -> int:
    return len(group.cards)
