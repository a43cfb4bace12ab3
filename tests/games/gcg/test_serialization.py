"""A game as data: values that only equal right ones are refused, so that equal states keep equal digests."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import game, library
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
    with pytest.raises(ValueError, match=rf"^card {number}: {value!r}; right is a value of type (int|bool)$"):
        game.load(data)
    assert game.load(played.dump()).digest() == played.digest()
