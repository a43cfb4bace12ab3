"""Where the choices of a card are made: one or several at a card or a zone, or none."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.tabletop import Choice, Goal, View
from gundam_desktop.ui.table.table_choices import TableChoices, Target, holds
from tests.ui.table.view_builder import ViewBuilder

CELL = (-1, "cell")
MELEE, SHOT = Choice("melee", 7, 9), Choice("shot", 7, 9)
PLAY = Choice("play", 7)
ENTER, STAY = Choice("enter", 7), Choice("stay", 7)


def goals(choice: Choice, _view: View) -> Sequence[Goal]:
    if choice.target:
        return [Goal(choice.target)]
    return [Goal(place=CELL)] if choice.verb == "enter" else []


def choices(*listed: Choice) -> TableChoices:
    return TableChoices(ViewBuilder().view(), listed, goals, lambda *_: ())


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


def test_another_payment_is_used_where_it_is_possible() -> None:
    paid, plain = ENTER._replace(paying=1), ENTER
    found = choices(paid, plain, STAY)
    assert found.payments(7) == (plain, paid)
    assert found.of(7, 1) == (paid, STAY)


def test_a_choice_can_be_made_at_a_card_for_which_it_asks_next() -> None:
    found = TableChoices(ViewBuilder().view(), [PLAY], lambda *_: [Goal(place=CELL, asks=True)], lambda *_: (9,))
    destinations = found.destinations(7)
    assert destinations.choices_at(Target(CELL, 9)) == destinations.choices_at(Target(CELL)) == (PLAY,)
    assert destinations.choices_at(Target(CELL, 5)) == ()
    assert destinations.asked == {9}
    assert destinations.single == PLAY


def test_one_thing_is_single_with_and_without_a_target_card() -> None:
    assert choices(ENTER).destinations(7).single == ENTER
    assert choices(ENTER, STAY).destinations(7).single is None
    assert choices(MELEE).destinations(7).single == MELEE
    assert choices().destinations(7).empty


def test_a_card_in_a_zone_stands_for_its_zone() -> None:
    assert holds(goals(ENTER, ViewBuilder().view()), Target(CELL, 5))
    assert not holds(goals(MELEE, ViewBuilder().view()), Target(CELL, 5))
    assert not holds((), Target(CELL))
