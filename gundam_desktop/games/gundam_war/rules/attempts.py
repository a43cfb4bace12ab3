"""What a player could try, and of that what is legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gundam_desktop.games.gundam_war.model.cards import CHARACTER, COMMAND
from gundam_desktop.games.gundam_war.model.state import AREAS, State, Zone
from gundam_desktop.games.gundam_war.rules.legality import TIMES, is_legal
from gundam_desktop.games.gundam_war.rules.sortie import FORMATION
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY, card, units
from gundam_desktop.tabletop import Choice

_ALONE = {
    "first_player": ("first", "second"),
    "redraw": ("keep", "redraw", "reveal"),
    "main": ("end",),
    "attack": ("pass",),
    "defence": ("pass",),
    FORMATION: ("pass",),
    "command": ("pass",),
}


_FROM = {
    "main": Zone.HAND,
    "command": Zone.HAND,
    "attack": Zone.STATION,
    "defence": Zone.STATION,
    FORMATION: Zone.STATION,
}
"""Kind of a decision -> the zone of the cards with which it is answered."""


def choices(state: State, player: int) -> list[Choice]:
    """The legal choices of a player; a selection of several cards is not listed."""
    question = state.question
    if question is None or question.player != player:
        return []
    zone = _FROM.get(question.kind)
    cards = state.zone(player, zone) if zone is not None else ()
    tried = [choice for choice in _of_cards(state, player, cards) if question.kind in TIMES[choice.verb][0]]
    return [choice for choice in (*_alone(state), *tried) if is_legal(state, player, choice)]


def attempts(state: State, player: int, card_id: int = 0) -> list[Choice]:
    """Every well-formed choice that a player could try now, legal or not; with `card_id`, only those of this card."""
    if card_id:
        return list(_of_card(state, player, card_id))
    return [*_alone(state), *_of_cards(state, player, (*state.zone(player, Zone.HAND), *units(state, player)))]


def _alone(state: State) -> Iterator[Choice]:
    question = state.question
    if question is None:
        return
    yield from map(Choice, _ALONE.get(question.kind, ()))
    if question.kind == "choose" and len(question.groups) == 1 and question.groups[0].most == 1:
        yield from (Choice("choose", cards=(each,)) for each in question.groups[0].candidates)
    if question.kind == "order":
        yield from (Choice("resolve", each) for each in state.waiting)


def _of_cards(state: State, player: int, cards: Iterable[int]) -> Iterator[Choice]:
    """The attempts with these cards; those that need no place in a squad come first."""
    later = []
    for each in cards:
        for choice in _of_card(state, player, each):
            if choice.number:
                later.append(choice)
            else:
                yield choice
    yield from later


def _of_card(state: State, player: int, card_id: int) -> Iterator[Choice]:
    record = state.cards[card_id]
    if record.owner != player:
        return
    if record.zone is Zone.HAND:
        yield from _from_hand(state, player, card_id)
    elif record.zone in IN_PLAY:
        for number in range(1 + max(len(state.zone(player, area)) for area in AREAS)):
            for area in AREAS:
                if number <= len(state.zone(player, area)):
                    yield Choice("sortie", card_id, word=str(area), number=number)


def _from_hand(state: State, player: int, card_id: int) -> Iterator[Choice]:
    kind = card(state, card_id).type
    if kind == CHARACTER:
        yield from (Choice("set", card_id, unit) for unit in units(state, player))
    elif kind == COMMAND:
        yield from (Choice("play", card_id, unit) for seat in (player, 1 - player) for unit in units(state, seat))
    else:
        yield Choice("deploy", card_id)
