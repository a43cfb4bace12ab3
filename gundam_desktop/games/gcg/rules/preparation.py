"""Preparation (chapter 5): decks, who goes first, hands, Shields, EX Base and EX Resource."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    DECK,
    HAND,
    OUTSIDE,
    RESOURCE_DECK,
    RESOURCES,
    SHIELDS,
    STARTING_HAND,
    STARTING_SHIELDS,
    ZONES,
)
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import FirstPlayerDecision, PreparationFrame, RedrawDecision, TurnFrame
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.randomness import shuffled
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.processing import process
from gundam_desktop.games.gcg.rules.terms import EX_BASE, EX_RESOURCE, draw
from gundam_desktop.games.gcg.rules.zones import BOTTOM, TOP, move, new_card, shuffle
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Choice
from gundam_desktop.tabletop.chance import draw_number


@enforces("5-2-1-1", "5-2-1-2", "5-2-1-3", "5-2-1-4")
def begin(state: State, decks: Sequence[tuple[Sequence[str], Sequence[str]]], chooser: int | None) -> None:
    """Put both players' decks and resource decks in place, shuffled (5-2-1-1 to 5-2-1-3), and ask who goes first.

    A deck is (numbers of its cards as they lie before the shuffle, numbers of its Resources). `chooser` is the seat
    that decides who goes first; None picks the seat at random, as 5-2-1-4 leaves it open.
    """
    state.add(CardRecord(state.pool[EX_BASE], 0, OUTSIDE))
    for player, (deck, resources) in enumerate(decks):
        definitions = {number: state.pool[number] for number in {*deck, *resources}}
        for zone, numbers in ((DECK, shuffled(state, deck)), (RESOURCE_DECK, list(resources))):
            cards = [state.add(CardRecord(definitions[number], player, zone)) for number in numbers]
            state.zones[player * ZONES + zone] = tuple(cards)
    if chooser is None:
        state.random, chooser = draw_number(state.random, 2)
    state.frames.append(PreparationFrame(0, chooser))
    state.frames.append(FirstPlayerDecision(chooser))


@enforces("5-2-1-4", "5-2-1-5", "5-2-1-6", "5-2-1-7")
def _chosen(state: State, frame: PreparationFrame, choice: Choice) -> None:
    step = frame.step
    if step == 0:
        state.first_player = frame.chooser if choice.verb == "first" else 1 - frame.chooser
        state.turn_player = state.first_player
        emit(state, "goes first", "5-2-1-4", state.first_player)
        for player in (state.first_player, 1 - state.first_player):
            draw(state, player, STARTING_HAND, "5-2-1-5")
    else:
        player = state.first_player if step == 1 else 1 - state.first_player
        emit(state, choice.verb, "5-2-1-6", player)
        if choice.verb == "redraw":
            _redraw(state, player)
    state.frames.append(PreparationFrame(step + 1))


@enforces("5-2-1-6-1", "5-2-1-7")
def _redraw(state: State, player: int) -> None:
    """The hand to the bottom of the deck, five new cards, then shuffle (5-2-1-6-1)."""
    for card in state.zone(player, HAND):
        move(state, card, DECK, BOTTOM)
        emit(
            state,
            "put under deck",
            "5-2-1-6-1",
            player,
            card,
            seen_by=1 << player,
            changes=(Change(card, "deck", player),),
        )
    draw(state, player, STARTING_HAND, "5-2-1-6-1")
    shuffle(state, player, "5-2-1-6-1")


@enforces("3-6-4", "3-6-4-1", "4-17-3", "4-17-4-2", "4-17-5-2", "5-2-1-6", "5-2-1-7", "5-2-2", "5-2-5")
def _prepare(state: State, frame: PreparationFrame) -> None:
    """Ask each player about a redraw, the first player first (5-2-1-6, 5-2-1-7); then lay out the rest."""
    step = frame.step
    if step <= 2:
        state.frames.append(frame)
        state.frames.append(RedrawDecision(state.first_player if step == 1 else 1 - state.first_player))
        return
    for player in (state.first_player, 1 - state.first_player):
        for card in state.zone(player, DECK)[:STARTING_SHIELDS]:
            move(state, card, SHIELDS, TOP)
            known = state.cards[card].known
            emit(state, "placed shield", "5-2-2", player, card, seen_by=known, changes=(moved(state, card, TOP),))
    for player in (0, 1):
        _place_token(state, player, EX_BASE, BASE, "5-2-3")
    _place_token(state, 1 - state.first_player, EX_RESOURCE, RESOURCES, "5-2-4")
    process(state)
    state.frames.append(TurnFrame(0))


@enforces("4-17-4-2", "4-17-5-2", "5-2-3", "5-2-4")
def _place_token(state: State, player: int, number: str, zone: int, clause: str) -> None:
    card = new_card(state, number, player)
    move(state, card, zone)
    emit(state, "placed token", clause, player, card, changes=(moved(state, card),))


CARRY_ON[PreparationFrame] = _prepare
ANSWER[PreparationFrame] = _chosen
