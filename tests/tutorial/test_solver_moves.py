"""Every choice is listed, and games are compared by what a player is shown."""

from __future__ import annotations

import pytest

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision, IllegalChoice
from gundam_desktop.tabletop.selection import whole_selections
from gundam_desktop.tutorial.solver_moves import TooManySelections, Trace, after, all_choices, seen, step
from tests.tutorial.coin import CALLS, HEADS, PEEK, TAILS, Coin


class Selecting(Coin):
    """A coin whose player selects cards instead."""

    groups: tuple[CandidateGroup, ...] = ()

    def copy(self) -> Selecting:
        return self

    @property
    def decision(self) -> Decision:
        return Decision("choose", 0, groups=self.groups)

    def legal_choices(self, player: int) -> list[Choice]:
        return []


def selecting(*groups: CandidateGroup) -> Selecting:
    game = Selecting(HEADS)
    game.groups = groups
    return game


def test_every_selection_is_listed_in_every_order() -> None:
    game = selecting(CandidateGroup((1, 2), 0, 2))
    assert [choice.cards for choice in all_choices(game)] == [(), (1,), (2,), (1, 2), (2, 1)]


def test_no_card_is_selected_twice() -> None:
    groups = (CandidateGroup((1, 2), 1, 1), CandidateGroup((2, 3), 1, 1))
    assert list(whole_selections(Decision("choose", 0, groups=groups))) == [(1, 2), (1, 3), (2, 3)]


def test_too_many_selections_are_not_listed() -> None:
    with pytest.raises(TooManySelections):
        all_choices(selecting(CandidateGroup(tuple(range(1, 30)), 0, 5)))


def test_a_choice_is_made_in_a_copy() -> None:
    game = Coin(HEADS)
    assert after(game, CALLS[HEADS]).view(0).result == "0"
    assert not game.result


def test_what_was_shown_tells_games_apart() -> None:
    heads, tails = Trace(Coin(HEADS)), Trace(Coin(TAILS))
    assert seen(heads.game.view(0)) == seen(tails.game.view(0))
    heads, tails = step(heads, PEEK, 0), step(tails, PEEK, 0)
    assert heads.shown != tails.shown
    assert seen(heads.game.view(0)) != seen(tails.game.view(0))
    assert step(Trace(Coin(HEADS)), PEEK, 1).shown == step(Trace(Coin(TAILS)), PEEK, 1).shown
    with pytest.raises(IllegalChoice):
        step(heads, PEEK, 0)
