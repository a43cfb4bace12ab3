"""The options behind "More": what a match and a game have."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.more_options import MoreOptions, has_more
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def test_the_clock_of_a_match_is_offered_for_a_match_with_a_clock(qtbot: QtBot) -> None:
    options = MoreOptions(GameSetup(), stub_game.game_module())
    qtbot.addWidget(options)
    assert options.match_clock.isHidden()
    options.minutes.setValue(30)
    assert options.match_clock.isHidden()
    options.match.setCurrentIndex(1)
    assert not options.match_clock.isHidden()
    options.match_clock.setChecked(True)
    assert options.values()["match_clock"] is True
    options.minutes.setValue(0)
    assert options.values()["match_clock"] is False


def test_a_usual_game_has_nothing_behind_more() -> None:
    game_module = stub_game.game_module()
    assert not has_more(
        GameSetup(decks=("deck-1", "deck-2"), names=("Ann", "Ben"), edition=game_module.newest), game_module
    )
    assert has_more(GameSetup(starter="first seat"), game_module)
