"""Previews of any game, made in worlds of what the player may know."""

from __future__ import annotations

from gundam_desktop.tabletop import Choice, Fate, Goal, Preview, PreviewMark, View
from gundam_desktop.tabletop.preview import NOTHING
from gundam_desktop.ui.play.game_previews import GamePreviews
from tests.games.toy.game_module import GAME_MODULE
from tests.games.toy.hexes import new_game
from tests.ui.stub_game import HAND_0, TOP_A, UNIT_0, UNIT_1, StubGame, choose_unit, main_phase, services

DEPLOY = Choice("deploy", HAND_0)


def test_a_game_without_previews_has_none() -> None:
    preview_source, game = GamePreviews(), new_game()
    view, move = game.view(0), Choice("move", 1, word="a2")
    assert preview_source.preview(move, view) == NOTHING
    assert preview_source.asked(move, view) == ()
    preview_source.use(GAME_MODULE)
    assert preview_source.preview(move, view) == NOTHING
    assert preview_source.asked(move, view) == ()
    assert preview_source.payment(move, view) == ""


def test_a_preview_is_asked_for_once_while_the_view_is_the_same() -> None:
    asked: list[Choice] = []

    def preview(view: View, choice: Choice, language: str) -> Preview:
        asked.append(choice)
        return Preview((PreviewMark(Goal(3), Fate.PAYS),), spoken=f"{language}: pays.")

    preview_source, game = GamePreviews(), new_game()
    preview_source.use(GAME_MODULE._replace(preview=preview))
    view, move = game.view(0), Choice("move", 1, word="a2")
    assert preview_source.payment(move, view) == "en: pays."
    assert preview_source.preview(move, view).cards(Fate.PAYS) == (3,)
    preview_source.preview(move, game.view(0))
    assert asked == [move, move]


def test_what_a_choice_asks_for_next_is_found_without_making_it() -> None:
    script = [main_phase(0), choose_unit(0)]
    preview_source, game = GamePreviews(), StubGame(script)
    preview_source.use(services(script).find("gcg"))
    view = game.view(0)
    assert preview_source.asked(DEPLOY, view) == (UNIT_0, UNIT_1)
    assert preview_source.why_not(DEPLOY, UNIT_1, view) == []
    assert [refusal.code for refusal in preview_source.why_not(DEPLOY, TOP_A, view)] == ["wrong number"]
    assert preview_source.asked(Choice("deploy", 99), view) == ()
    assert game.made == []
