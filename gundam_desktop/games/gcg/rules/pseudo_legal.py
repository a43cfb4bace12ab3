"""Pseudo-legal choices: every well-formed choice that a player could try, legal or not.

They are generated without checking any rule, independently of listing and explaining, so that a test can compare the
two. Only cards that the player may see are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gundam_desktop.games.gcg.model.constants import BASE, BASE_CARD, BATTLE, HAND, PUBLIC_ZONES, TRASH, UNIT, ZONES
from gundam_desktop.games.gcg.model.frames import BlockDecision, MainDecision, OptionDecision, SelectDecision
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.activation import activated_effects, resources_of
from gundam_desktop.tabletop import Choice

_ANSWERS: Final = ("first", "second", "keep", "redraw", "end", "pass", "yes", "no")
_PLACES: Final = ("top", "bottom", "trash", "1", "2")


def pseudo_legal_choices(state: State, player: int, card: int = 0) -> list[Choice]:
    """Every choice that the player could try in this position, except concede; a selection takes one card or none.

    With `card`, only its usual uses at such a moment: a Unit in hand is deployed, not played. A Pilot is paired,
    even while there is no Unit to pair it with; that attempt has no target.
    """
    if card:
        return list(_made_for(state, player, card))
    found = [
        *(choice for own in state.zone(player, HAND) for choice in _from_hand(state, player, own)),
        *(
            choice
            for own in state.zone(player, TRASH)
            if TRASH in state.cards[own].definition.constant_zones
            for choice in _from_hand(state, player, own)
        ),
        *(choice for own in state.zone(player, BATTLE) for choice in _with_unit(state, player, own)),
        *(choice for seat in (player, 1 - player) for choice in _activations(state, player, seat)),
        *map(Choice, _ANSWERS),
        *_selections(state, player),
        *_resolutions(state, player),
    ]
    return list(dict.fromkeys(found))


def _made_for(state: State, player: int, card: int) -> Iterator[Choice]:
    record = state.cards[card]
    if record.owner != player or record.host:
        return
    from_trash = record.zone == TRASH and TRASH in record.definition.constant_zones
    if record.zone == HAND or from_trash:
        definition = record.definition
        if definition.type in (UNIT, BASE_CARD):
            yield from _paying(state, player, Choice("deploy", card))
        if definition.command is not None:
            yield from _paying(state, player, Choice("play", card))
        if definition.pilot_name:
            yield from _pairings(state, player, card, state.zone(player, BATTLE) or (0,))
    if record.zone == HAND:
        return
    asked = state.frames[-1] if state.frames else MainDecision(-1)
    if record.zone == BATTLE and isinstance(asked, BlockDecision):
        yield Choice("block", card)
        return
    if record.zone == BATTLE and isinstance(asked, MainDecision):
        yield from _attacks(state, player, card)
    if record.zone in (BATTLE, BASE) or (record.zone == TRASH and record.definition.works_in_trash):
        yield from _activations_of(state, player, card, len(activated_effects(state, card)))


def _from_hand(state: State, player: int, card: int) -> Iterator[Choice]:
    yield from _paying(state, player, Choice("deploy", card))
    yield from _paying(state, player, Choice("play", card))
    yield from _pairings(state, player, card, (0, *state.zone(player, BATTLE), *state.zone(1 - player, BATTLE)))


def _pairings(state: State, player: int, card: int, units: tuple[int, ...]) -> Iterator[Choice]:
    for unit in units:
        yield from _paying(state, player, Choice("pair", card, unit))


def _with_unit(state: State, player: int, unit: int) -> Iterator[Choice]:
    yield from _attacks(state, player, unit)
    yield Choice("block", unit)


def _attacks(state: State, player: int, unit: int) -> Iterator[Choice]:
    yield Choice("attack", unit, word="player")
    for target in state.zone(1 - player, BATTLE):
        yield Choice("attack", unit, target)


def _activations(state: State, player: int, seat: int) -> Iterator[Choice]:
    """Activated effects of all cards of a seat, tried by `player`; a card without any is tried once."""
    for zone in (BATTLE, BASE, TRASH):
        for card in state.zone(seat, zone):
            if zone != TRASH or state.cards[card].definition.works_in_trash:
                yield from _activations_of(state, player, card, max(1, len(activated_effects(state, card))))


def _activations_of(state: State, player: int, card: int, count: int) -> Iterator[Choice]:
    for number in range(1, count + 1):
        yield from _paying(state, player, Choice("activate", card, number=number if number > 1 else 0))


def _paying(state: State, player: int, choice: Choice) -> Iterator[Choice]:
    """The choice with every number of EX Resources that the player could name."""
    yield choice
    _, ex = resources_of(state, player)
    for paying in range(len(ex) + 1 if ex else 0):
        yield choice._replace(paying=paying)


def _selections(state: State, player: int) -> Iterator[Choice]:
    """Each single card that the player sees, candidate or not, and each option."""
    decision = state.decision()
    own = decision if decision is not None and decision.player == player else None
    yield Choice("choose")
    if isinstance(own, SelectDecision):
        yield from (Choice("choose", cards=(card,)) for group in own.groups for card in group.cards)
    for seat in (player, 1 - player):
        for zone in range(ZONES):
            if zone in PUBLIC_ZONES or (zone == HAND and seat == player):
                yield from (Choice("choose", cards=(card,)) for card in state.zone(seat, zone))
    if isinstance(own, OptionDecision):
        yield from (Choice("choose", word=option) for option in own.options)
    yield from (Choice("choose", word=word) for word in _PLACES)


def _resolutions(state: State, player: int) -> Iterator[Choice]:
    """Each waiting effect, of either player, and one of each own card without a waiting effect."""
    waiting: dict[int, int] = {}
    for effect in state.waiting:
        card = effect.context.card
        waiting[card] = waiting.get(card, 0) + 1
        yield Choice("resolve", card, number=waiting[card] if waiting[card] > 1 else 0)
    yield from (Choice("resolve", card) for card in state.zone(player, BATTLE))
