"""Setting up: who goes first, the homes, the first hands and drawing them again."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gundam_war.model.cards import GENERATION
from gundam_desktop.games.gundam_war.model.state import CardRecord, State, Zone
from gundam_desktop.games.gundam_war.rules.turn import begin_turn
from gundam_desktop.games.gundam_war.rules.zones import card, change_of, draw
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import NOBODY, emit, lay_out, move, shuffle
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop.chance import draw_number

FIRST_HAND = 6
LEAST_HAND = 3
"""The fewest cards of a first hand."""
SHOWN = -1
"""In place of a number of redraws: a hand without a Generation card has been shown."""


def begin(state: State, decks: Sequence[Sequence[str]], chooser: int | None) -> None:
    """Lay out the homes and ask who goes first; `chooser` is the seat that decides, None picks it at random."""
    for seat, numbers in enumerate(decks):
        lay_out(state, seat, Zone.HOME, sorted(numbers), CardRecord)
    if chooser is None:
        state.random, chooser = draw_number(state.random, 2)
    state.question = Question("first_player", chooser, "GO-5")


@enforces("GO-5")
def go_first(state: State, player: int, *, first: bool) -> None:
    """The player who decides it goes first or second; then the first hands are drawn."""
    state.first_player = state.turn_player = player if first else 1 - player
    emit(state, "goes first", "GO-5", state.first_player)
    first_hands(state)
    state.question = Question("redraw", state.first_player, "GX-1-5")


@enforces("GX-1-3")
def first_hands(state: State) -> None:
    """Both players shuffle their homes and draw six cards."""
    for seat in (state.first_player, 1 - state.first_player):
        shuffle(state, seat, Zone.HOME, "GX-1-3")
        draw(state, seat, FIRST_HAND, "GX-1-3")


def keep(state: State, player: int) -> None:
    """A player keeps the first hand; then the other decides, or the first turn begins."""
    emit(state, "kept", "GX-1-5", player)
    _next(state, player)


@enforces("GX-1-4")
def show_and_redraw(state: State, player: int) -> None:
    """A player shows a hand without a Generation card and draws six other cards, once."""
    for card_id in state.zone(player, Zone.HAND):
        emit(state, "showed", "GX-1-4", player, card_id)
    _return_hand(state, player, "GX-1-4")
    draw(state, player, FIRST_HAND, "GX-1-4")
    _count(state, player, SHOWN)


@enforces("GX-1-5")
def redraw(state: State, player: int) -> None:
    """A player puts the hand back and draws one card less than the least so far: five, four, three."""
    times = max(0, state.redraws[player]) + 1
    _return_hand(state, player, "GX-1-5")
    draw(state, player, FIRST_HAND - times, "GX-1-5")
    _count(state, player, times)


def next_hand(state: State, player: int) -> int:
    """How many cards a player who redraws now would draw."""
    return FIRST_HAND - max(0, state.redraws[player]) - 1


def has_generation(state: State, player: int) -> bool:
    """True if a player holds a Generation card."""
    return any(card(state, each).type == GENERATION for each in state.zone(player, Zone.HAND))


def _return_hand(state: State, player: int, clause: str) -> None:
    there = state.zone(player, Zone.HAND)
    changes = []
    for card_id in there:
        move(state, card_id, Zone.HOME)
        changes.append(change_of(state, card_id))
    emit(state, "redrew", clause, player, amount=len(there), seen_by=NOBODY, changes=tuple(changes))
    shuffle(state, player, Zone.HOME, "GX-1-3")


def _count(state: State, player: int, times: int) -> None:
    counts = list(state.redraws)
    counts[player] = times
    state.redraws = counts[0], counts[1]


def _next(state: State, player: int) -> None:
    if player == state.first_player:
        state.question = Question("redraw", 1 - player, "GX-1-5")
    else:
        begin_turn(state, state.first_player)
