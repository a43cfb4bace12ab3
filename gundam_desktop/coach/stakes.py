"""What is at stake in a decision: how far some of its choices are apart, in points of the chance to win.

The choices that look best one choice ahead, and the ones that do nothing more, are tried in the same worlds. In each of
them a bot makes the rest of the turn, and the chance to win is judged at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gundam_desktop.bots.greedy import Trial, distinct
from gundam_desktop.bots.lookahead import Lookahead
from gundam_desktop.coach.decisions import Decks
from gundam_desktop.coach.playouts import QUICK_LEVEL, Mean, Playouts, mean_of
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Game, View

WORLDS: Final = 8
BEST: Final = 3
"""How many of the choices that look best are judged."""
_SCREENED: Final = 2
"""The number of worlds in which every choice is looked at first."""
IDLE: Final = ("end", "pass", "no")
"""Verbs of the choices that do nothing more: they are always judged."""


class Judged(NamedTuple):
    """One choice beside the best one."""

    choice: Choice
    behind: Mean
    """By how many points of the chance to win it is behind the best choice."""


class Stakes(NamedTuple):
    """The judged choices, the best first."""

    judged: tuple[Judged, ...]
    worlds: int

    @property
    def best(self) -> Choice:
        """The choice that was judged best."""
        return self.judged[0].choice

    @property
    def lead(self) -> Mean:
        """By how many points the best choice is ahead of the next one."""
        return self.judged[1].behind

    @property
    def usual_loss(self) -> float:
        """The mean number of points that the other choices lose."""
        others = self.judged[1:]
        return sum(each.behind.value for each in others) / len(others)

    def loss_of(self, choice: Choice, view: View) -> Mean | None:
        """What a choice of the view loses; None if neither it nor one with a copy of its card was judged."""
        alike = (each for each in self.judged if len(distinct(view, [each.choice, choice])) == 1)
        return next((each.behind for each in alike), None)


def stakes_of(
    game_module: GameModule, view: View, decks: Decks, worlds: Sequence[Game], proved: Sequence[Choice] = ()
) -> Stakes | None:
    """Compare choices for a view's player in worlds that agree with the view; the first of `proved` is included.

    None if there is nothing to compare, or if the game's evaluation cannot give the chance to win.
    """
    if game_module.win_chance is None or game_module.win_chance(view) is None:
        return None
    choices = distinct(view, worlds[0].legal_choices(view.player))
    if len(choices) < 2:
        return None
    trial = Trial(view, list(worlds[:_SCREENED]), Lookahead(game_module))
    ranked = sorted(choices, key=trial.worth, reverse=True)
    tried = dict.fromkeys([*proved[:1], *ranked[:BEST], *(each for each in choices if each.verb in IDLE)])
    playouts = Playouts(game_module, QUICK_LEVEL, decks, turns_ahead=0)
    chances = {
        choice: [100 * playouts.play(world, choice, seed).chance for seed, world in enumerate(worlds)]
        for choice in tried
    }
    best = max(chances.values(), key=sum)
    judged = [
        Judged(choice, mean_of([good - own for good, own in zip(best, found, strict=True)]))
        for choice, found in chances.items()
    ]
    return Stakes(tuple(sorted(judged, key=lambda each: each.behind.value)), len(worlds))
