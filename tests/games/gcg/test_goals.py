"""Where on the table each choice is made."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.tabletop import Arrow, Choice, Goal
from gundam_desktop.tabletop.place import PLATE
from tests.ui.table.view_builder import middle_game

UNIT, BASE = "ST01-001", "ST01-015"


@pytest.mark.parametrize(
    ("number", "choice", "goals"),
    [
        (UNIT, Choice("deploy", 1), [Goal(place=(0, "battle"))]),
        (BASE, Choice("deploy", 1), [Goal(place=(0, "base"))]),
        (UNIT, Choice("play", 1), [Goal(place=(seat, "battle"), asks=True) for seat in (0, 1)]),
        (UNIT, Choice("pair", 1, 5), [Goal(5)]),
        (UNIT, Choice("attack", 1, 5), [Goal(5)]),
        (UNIT, Choice("attack", 1, word="player"), [Goal(place=(1, zone)) for zone in ("shields", "base", PLATE)]),
        (UNIT, Choice("block", 1), []),
        (UNIT, Choice("activate", 1), []),
    ],
)
def test_a_choice_is_made_where_its_card_goes(number: str, choice: Choice, goals: list[Goal]) -> None:
    view = middle_game()[0].view()
    view.cards[1] = view.cards[1]._replace(number=number)
    assert list(library.goals(choice, view)) == goals


def test_a_block_is_made_at_the_attacker() -> None:
    build, ids = middle_game()
    view = build.view(battle=("block", Arrow(ids["lancer"], Goal(place=(0, PLATE)))))
    assert list(library.goals(Choice("block", ids["falcon"]), view)) == [Goal(ids["lancer"])]
