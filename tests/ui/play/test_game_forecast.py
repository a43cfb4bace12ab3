"""Forecasts of any game, made in worlds of what the player may know."""

from __future__ import annotations

from gundam_desktop.tabletop import Choice, Fate, Foreseen, Goal, Outlook, View
from gundam_desktop.tabletop.outlook import NOTHING
from gundam_desktop.ui.play.game_forecast import GameForecast
from tests.games.toy.doors import DOORS
from tests.games.toy.hexes import new_game
from tests.ui.stub_game import HAND_0, TOP_A, UNIT_0, UNIT_1, StubGame, choose_unit, main_phase, services

DEPLOY = Choice("deploy", HAND_0)


def test_a_game_without_an_outlook_has_none() -> None:
    forecast, game = GameForecast(), new_game()
    view, move = game.view(0), Choice("move", 1, word="a2")
    assert forecast.outlook(move, view) == NOTHING
    assert forecast.asked(move, view) == ()
    forecast.use(DOORS)
    assert forecast.outlook(move, view) == NOTHING
    assert forecast.asked(move, view) == ()
    assert forecast.payment(move, view) == ""


def test_an_outlook_is_asked_for_once_while_the_view_is_the_same() -> None:
    asked: list[Choice] = []

    def outlook(view: View, choice: Choice, language: str) -> Outlook:
        asked.append(choice)
        return Outlook((Foreseen(Goal(3), Fate.PAYS),), spoken=f"{language}: pays.")

    forecast, game = GameForecast(), new_game()
    forecast.use(DOORS._replace(outlook=outlook))
    view, move = game.view(0), Choice("move", 1, word="a2")
    assert forecast.payment(move, view) == "en: pays."
    assert forecast.outlook(move, view).cards(Fate.PAYS) == (3,)
    forecast.outlook(move, game.view(0))
    assert asked == [move, move]


def test_what_a_choice_asks_for_next_is_found_without_making_it() -> None:
    script = [main_phase(0), choose_unit(0)]
    forecast, game = GameForecast(), StubGame(script)
    forecast.use(services(script).find("gcg"))
    view = game.view(0)
    assert forecast.asked(DEPLOY, view) == (UNIT_0, UNIT_1)
    assert forecast.why_not(DEPLOY, UNIT_1, view) == []
    assert [refusal.code for refusal in forecast.why_not(DEPLOY, TOP_A, view)] == ["wrong number"]
    assert forecast.asked(Choice("deploy", 99), view) == ()
    assert game.made == []
