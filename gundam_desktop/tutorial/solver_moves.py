"""Choices as the solver makes them: every selection listed, and what a player is shown of them."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from gundam_desktop.tabletop import Choice, Event, Game, View
from gundam_desktop.tabletop.selection import whole_selections

MOST_SELECTIONS: Final = 2000
"""A decision with more selections of cards than this is not searched."""

Made: TypeAlias = tuple[int, Choice]
"""A seat and its choice."""


class TooManySelections(Exception):
    """A decision has more selections than can be searched."""


class Trace(NamedTuple):
    """A game, the choices made since some point, and the events that one player was shown since then."""

    game: Game
    made: tuple[Made, ...] = ()
    shown: tuple[Event, ...] = ()


def all_choices(game: Game) -> list[Choice]:
    """Every legal choice of the player who decides, selections of several cards too. Raises `TooManySelections`."""
    decision = game.decision
    choices = game.legal_choices(decision.player)
    if choices or not decision.groups:
        return choices
    selections = list(islice(whole_selections(decision), MOST_SELECTIONS + 1))
    if len(selections) > MOST_SELECTIONS:
        raise TooManySelections
    return [Choice("choose", cards=cards) for cards in selections]


def after(game: Game, choice: Choice) -> Game:
    """The game after a choice of the player who decides; the game itself is not changed."""
    game = game.copy()
    game.apply(game.decision.player, choice)
    return game


def step(trace: Trace, choice: Choice, seat: int) -> Trace:
    """A game after a choice of the player who decides, with what the player at `seat` was shown. It is a copy.

    Raises `IllegalChoice`.
    """
    game = trace.game.copy()
    player = game.decision.player
    events = game.apply(player, choice)
    shown = tuple(event.as_seen_by(seat) for event in events)
    return Trace(game, (*trace.made, (player, choice)), trace.shown + shown)


def seen(view: View) -> Hashable:
    """What the player of a view sees, as a value: equal for two games exactly if they look the same."""
    parts = view._asdict()
    parts["zones"] = tuple(sorted(view.zones.items()))
    parts["cards"] = tuple(sorted(view.cards.items()))
    del parts["known"]  # the game's own record of the same knowledge
    return tuple(parts.values())
