"""How a bot judges a view: signs, symmetry, and what it must not overlook."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from gundam_desktop.games.gcg.effects.language import KeywordName
from gundam_desktop.games.gcg.evaluation import _KEYWORDS, WIN
from gundam_desktop.games.gcg.game import evaluate, start
from gundam_desktop.tabletop import CardView, Choice, View
from tests.properties.random_games import any_decks, shipped, walk


def test_every_keyword_effect_is_worth_something() -> None:
    assert {keyword.lower() for keyword in _KEYWORDS} == set(get_args(KeywordName))
    assert all(worth > 0 for worth in _KEYWORDS.values())


@pytest.fixture
def even() -> View:
    """Both sides the same; it is player 0's turn."""
    deck = shipped()["official-004"]
    game = start((deck, deck), 1, chooser=0)
    for choice in (Choice("first"), Choice("keep"), Choice("keep")):
        game.apply(game.decision.player, choice)
    view = game.view(0)
    zones = dict(view.zones)
    for player in (0, 1):
        zones[player, "resources"] = zones[player, "hand"] = ()
    return view._replace(zones=zones)


def having(view: View, *units: CardView) -> View:
    """The view with Units added to their owners' battle areas."""
    zones, cards = dict(view.zones), dict(view.cards)
    for number, unit in enumerate(units, 1000):
        cards[number] = unit._replace(id=number)
        zones[unit.owner, "battle"] = (*zones[unit.owner, "battle"], number)
    return view._replace(zones=zones, cards=cards)


def without(view: View, player: int, zone: str, left: int = 0) -> View:
    return view._replace(zones={**view.zones, (player, zone): view.zones[player, zone][:left]})


def unit(owner: int, ap: int = 3, hp: int = 3, *, rested: bool = False, keywords: tuple[str, ...] = ()) -> CardView:
    return CardView(0, "ST01-005", owner, "battle", rested, figures=(3, 2, ap, hp), keywords=keywords)


def test_the_same_on_both_sides_is_worth_nothing(even: View) -> None:
    assert evaluate(even) == pytest.approx(0)


@pytest.mark.parametrize("zone", ["shields", "base"])
def test_what_one_has_is_good_and_what_the_other_has_is_bad(even: View, zone: str) -> None:
    assert evaluate(without(even, 0, zone)) < 0 < evaluate(without(even, 1, zone))


@pytest.mark.parametrize("owner", [0, 1])
def test_units_count_for_their_owner(even: View, owner: int) -> None:
    sign = 1 if owner == 0 else -1
    weak, strong = having(even, unit(owner, 2, 2)), having(even, unit(owner, 4, 3))
    assert 0 < sign * evaluate(weak) < sign * evaluate(strong)


def test_a_blocker_is_worth_more_than_a_unit_without(even: View) -> None:
    assert evaluate(having(even, unit(0, keywords=("Blocker",)))) > evaluate(having(even, unit(0)))
    assert evaluate(having(even, unit(0, keywords=("Repair 2",)))) > evaluate(having(even, unit(0)))


def test_a_rested_unit_that_can_be_attacked_is_worth_less(even: View) -> None:
    theirs = even._replace(turn_player=1)
    rested, active = unit(0, 3, 3, rested=True), unit(0, 3, 3)
    loss = evaluate(having(theirs, active)) - evaluate(having(theirs, rested))
    attacked = evaluate(having(theirs, active, unit(1, 3, 3))) - evaluate(having(theirs, rested, unit(1, 3, 3)))
    safe = evaluate(having(theirs, active, unit(1, 2, 3))) - evaluate(having(theirs, rested, unit(1, 2, 3)))
    assert attacked > safe == pytest.approx(loss)


def test_the_last_wall_is_worth_more_than_the_first(even: View) -> None:
    bare = without(without(even, 0, "base"), 0, "shields", 2)._replace(turn_player=1)
    enemies = (unit(1), unit(1))
    first = evaluate(having(even, *enemies)) - evaluate(having(without(even, 0, "shields", 5), *enemies))
    last = evaluate(having(bare, *enemies)) - evaluate(having(without(bare, 0, "shields", 1), *enemies))
    assert last > first > 0
    broken = without(bare, 0, "shields", 1)
    blocked = having(broken, *enemies, unit(0, keywords=("Blocker",)))
    assert evaluate(blocked) > evaluate(having(broken, *enemies, unit(0))) + 10


def test_an_end_is_worth_more_than_anything(even: View) -> None:
    assert evaluate(even._replace(result="0")) == WIN
    assert evaluate(even._replace(result="1")) == -WIN
    assert evaluate(even._replace(result="draw")) == 0
    assert abs(evaluate(having(without(even, 1, "shields"), *[unit(0, 9, 9)] * 6))) < WIN


def test_both_players_judge_alike(rng: random.Random) -> None:
    """The views of both say the opposite: nothing that only one of them knows counts."""
    for game in walk(any_decks(rng), rng):
        assert evaluate(game.view(0)) == pytest.approx(-evaluate(game.view(1)))
