"""Compiles which players carry out steps, and how many of them there are."""

from __future__ import annotations

from typing import Literal

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.card_tests import enemies, in_bounds
from gundam_desktop.games.gcg.effects.compiler.selectors import amount
from gundam_desktop.games.gcg.model.constants import HAND
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.queries import Condition, PlayersFinder
from gundam_desktop.games.gcg.model.state import State


def players(who: language.PlayersName, hand: language.Range | Literal["most"] | None) -> PlayersFinder:
    """Compile a name of players; `hand` is the required number of cards in an enemy player's hand, None for any."""
    found = _named(who)
    if hand is None or hand == "most":  # the only enemy player always has the most
        return found
    least = None if hand.least is None else amount(hand.least)
    most = None if hand.most is None else amount(hand.most)
    return lambda state, context: [
        player
        for player in found(state, context)
        if in_bounds(state, context, len(state.zone(player, HAND)), least, most)
    ]


def number_of_enemies(bounds: language.Range) -> Condition:
    """Compile a condition on the number of enemy players: a game of two has one."""
    least = None if bounds.least is None else amount(bounds.least)
    most = None if bounds.most is None else amount(bounds.most)
    return lambda state, context: in_bounds(state, context, len(enemies(context)), least, most)


def _named(who: language.PlayersName) -> PlayersFinder:
    if who in language.ONE_ENEMY:
        return lambda _state, context: enemies(context)
    if who == "the owner of the destroyed Unit":
        return lambda state, context: sorted({state.cards[card].owner for card in context.destroyed})
    return _and_destroyer if who == "you and the player who destroyed this" else _all


def _all(_state: State, _context: Context) -> list[int]:
    return [0, 1]


def _and_destroyer(_state: State, context: Context) -> list[int]:
    """Return the seats of the effect's player and of the player who destroyed its card."""
    return [context.controller, *([LastState(*context.last).fell_by] if context.last else [])]
