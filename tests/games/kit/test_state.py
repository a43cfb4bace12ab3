"""A state as data: dumped, loaded, copied, told apart; by the game of hexes and by GUNDAM WAR."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gundam_desktop.games.gundam_war.game_module import GAME_MODULE as GUNDAM_WAR
from gundam_desktop.tabletop import Choice, Game
from tests.games.toy.game_module import DECKS, GAME_MODULE
from tests.games.toy.hexes import load, new_game


def games() -> list[Game]:
    war = GUNDAM_WAR.start((GUNDAM_WAR.library.deck("blue"), GUNDAM_WAR.library.deck("green")), 7)
    for verb in ("first", "keep", "keep", "end"):
        war.apply(war.decision.player, Choice(verb))
    return [GAME_MODULE.start(DECKS, 3), war]


@pytest.mark.parametrize("game", games(), ids=lambda game: type(game).__name__)
def test_what_is_dumped_is_json_and_loads_as_the_same_game(game: Game) -> None:
    data = json.loads(json.dumps(game.dump()))
    assert "events" not in data
    loaded = (GAME_MODULE if len(data["cards"]) == 7 else GUNDAM_WAR).load(data)
    assert loaded.digest() == game.digest()
    assert [loaded.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]


@pytest.mark.parametrize("game", games(), ids=lambda game: type(game).__name__)
def test_a_copy_plays_on_alone(game: Game) -> None:
    before, copy = game.digest(), game.copy()
    assert copy.digest() == before
    player = copy.decision.player
    copy.apply(player, copy.legal_choices(player)[0])
    assert game.digest() == before != copy.digest()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"edition": "9"}, "edition: '9'; expected one of 1"),
        ({"turn": "tea"}, r"turn: .*integer.*'tea'"),
        ({"tea": 1}, "tea"),
        ({"zones": {"a1": []}}, "zones"),
        ({"cards": [["", -1, "taken"], ["T-009", 0, "a1"]]}, "there is no card T-009"),
        ({"question": ["main"]}, "question"),
    ],
)
def test_other_data_is_refused_with_its_place(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        load({**new_game().dump(), **change})
    with pytest.raises(ValueError, match="names no edition"):
        load({})
    with pytest.raises(ValueError, match="cards, zones is missing"):
        load({name: value for name, value in new_game().dump().items() if name not in ("cards", "zones")})
