"""Games that can be gone on with: which, and how they stand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.saved_games.left_games import archive, left_games, whose_turn
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings

FRIENDS = GameSetup(
    decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Services(), Settings(animation=0, hot_seat="tells nothing"))
    qtbot.addWidget(window)
    yield window
    window.close()


def begin(window: MainWindow, *verbs: str, setup: GameSetup = FRIENDS) -> None:
    assert window.launcher.play(setup)
    session = window.session
    assert session is not None
    for verb in verbs:
        seat = session.decision.player
        session.choose(seat, next(choice for choice in session.legal_choices(seat) if choice.verb == verb))


def test_a_game_says_whose_turn_it_is(window: MainWindow) -> None:
    begin(window, "keep")
    window.show_no_game()
    (entry,) = left_games(Store().listing().entries)
    assert whose_turn(entry) == "Setting up: Ben decides"
    begin(window, "keep", "keep", "end")
    window.show_no_game()
    assert whose_turn(left_games(Store().listing().entries)[0]) == "Turn 1: Ben decides"


def test_between_two_games_a_match_says_how_it_stands(window: MainWindow) -> None:
    begin(window, "keep", setup=FRIENDS.model_copy(update={"best_of": 3}))
    assert window.session is not None
    window.session.concede(0)
    window.show_no_game()
    (entry,) = left_games(Store().listing().entries)
    assert "Best of 3: Ann 0–1 Ben" in whose_turn(entry)


def test_a_game_that_is_put_away_is_offered_no_more_and_stays(window: MainWindow) -> None:
    begin(window, "keep")
    window.show_no_game()
    archive(left_games(Store().listing().entries))
    assert left_games(Store().listing().entries) == []
    assert len(Store().listing().entries) == 1


def test_a_game_that_is_over_or_open_is_not_offered(window: MainWindow) -> None:
    begin(window, "keep")
    assert left_games(Store().listing().entries) == [], "it is on the table"
    assert window.session is not None
    window.session.concede(1)
    window.show_no_game()
    assert left_games(Store().listing().entries) == []
