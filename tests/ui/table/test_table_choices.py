"""Where the choices of a card are made: one or several at a card or a zone, or none."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.tabletop import Choice, Goal, View
from gundam_desktop.ui.table.table_choices import TableChoices, Target, holds
from tests.ui.table.view_builder import ViewBuilder

CELL = (-1, "cell")
MELEE, SHOT = Choice("melee", 7, 9), Choice("shot", 7, 9)
ENTER, STAY = Choice("enter", 7), Choice("stay", 7)


def goals(choice: Choice, _view: View) -> Sequence[Goal]:
    if choice.target:
        return [Goal(choice.target)]
    return [Goal(place=CELL)] if choice.verb == "enter" else []


def choices(*listed: Choice) -> TableChoices:
    return TableChoices(ViewBuilder().view(), listed, goals)


def test_several_choices_can_have_one_goal() -> None:
    found = choices(MELEE, SHOT, ENTER, STAY).destinations(7)
    assert found.cards == {9: (MELEE, SHOT)}
    assert found.zones == {CELL: (ENTER,)}
    assert found.alone == (STAY,)
    assert found.choices_at(Target(CELL, 9)) == (MELEE, SHOT)
    assert found.choices_at(Target(CELL, 5)) == (ENTER,)
    assert found.choices_at(Target(None)) == ()


def test_a_payment_makes_no_other_choice() -> None:
    paid, plain = ENTER._replace(paying=1), ENTER
    assert choices(paid, plain).of(7) == (plain,)


def test_one_thing_that_needs_no_card_is_single() -> None:
    assert choices(ENTER).destinations(7).single == ENTER
    assert choices(ENTER, STAY).destinations(7).single is None
    assert choices(MELEE).destinations(7).single is None
    assert choices().destinations(7).empty


def test_a_card_in_a_zone_stands_for_its_zone() -> None:
    assert holds(goals(ENTER, ViewBuilder().view()), Target(CELL, 5))
    assert not holds(goals(MELEE, ViewBuilder().view()), Target(CELL, 5))
    assert not holds((), Target(CELL))
