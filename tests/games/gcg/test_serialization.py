"""A game as data: values that only equal right ones are refused, so that equal states keep equal digests."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.lasting import WaitingEffect
from gundam_desktop.games.gcg.serialization import load
from gundam_desktop.tabletop import Choice

OWNER, RESTED, DAMAGE = 1, 3, 4
"""Places of a card's fields in the data, behind its number."""


def begun() -> game.Game:
    """A game whose first player is chosen: its cards lie as no other test's do."""
    first, second = (library.deck(name) for name in library.deck_names()[:2])
    game_begun = game.start((first, second), 20260, "1.9", 0)
    game_begun.apply(0, Choice("first"))
    return game_begun


@pytest.mark.parametrize(("place", "value"), [(OWNER, True), (RESTED, 0), (DAMAGE, 0.0), (DAMAGE, None)])
def test_a_value_of_another_type_is_refused(place: int, value: object) -> None:
    played = begun()
    data = played.dump()
    number = data["cards"][-1][0]
    data["cards"][-1][place] = value
    with pytest.raises(ValueError, match=rf"^card {number}: {value!r}; expected a value of type (int|bool)$"):
        game.load(data)
    assert game.load(played.dump()).digest() == played.digest()


def test_an_effect_that_waits_is_written_and_read_as_by_former_versions() -> None:
    played = begun()
    number = played.state.cards[1].definition.number
    was = LastState(1, 2, 3, 4, 5, True, 0, 0, False, ())
    context = Context(0, 1, 7, 1, number, 0, did=(("rested", (2,)),), fell=((2, tuple(was)),), doer_stamp=9)
    played.state.waiting = (WaitingEffect(0, 2, context),)
    data = played.dump()
    *_, did, unused, unused_too, fell, doer_stamp = data["waiting"][0][2]
    assert (did, unused, unused_too, fell[0][0], doer_stamp) == ([["rested", [2]]], [], [], 2, 9)
    assert load(data, game.pool_with).waiting[0].context.values() == context.values()


def test_the_last_state_of_a_card_is_written_as_by_former_versions_if_it_says_no_more() -> None:
    played = begun()
    number = played.state.cards[1].definition.number
    plain = LastState(1, 2, 3, 4, 5, True, 0, 0, False, ())
    for was in (plain, plain._replace(attacking=True), plain._replace(new=True), plain._replace(against=(2, 7))):
        context = Context(0, 1, 7, 1, number, 0, last=tuple(was))
        played.state.waiting = (WaitingEffect(0, 2, context),)
        data = played.dump()
        assert (len(data["waiting"][0][2][12]) == 10) == (was == plain)
        assert LastState(*load(data, game.pool_with).waiting[0].context.last) == was
