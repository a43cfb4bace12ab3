"""What starts games: set-ups, rematches, decks played out alone."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings

SETUP = GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent="human", seed=5)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Services(), Settings())
    qtbot.addWidget(window)
    return window


def test_before_the_first_game_there_is_nothing_to_repeat(window: MainWindow) -> None:
    assert not window.launcher.can_repeat
    window.launcher.rematch()
    assert window.session is None


def test_a_rematch_has_the_same_players_and_another_seed(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    assert window.launcher.can_repeat
    assert window.session is not None
    assert window.session.seed == 5
    window.launcher.rematch()
    assert window.session.names == ("Ann", "Ben")
    assert window.session.seed != 5


def test_a_rematch_with_seats_swapped_swaps_the_decks(window: MainWindow) -> None:
    window.launcher.play(SETUP)
    window.launcher.rematch_swapped()
    assert window.session is not None
    assert window.launcher.setup is not None
    assert window.launcher.setup.decks == ("official-005", "official-004")


def test_a_deck_that_is_not_there_is_told_and_starts_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("gundam_desktop.ui.app.game_launcher.show_bad_deck", lambda _, error: told.append(str(error)))
    assert not window.launcher.play(SETUP.model_copy(update={"decks": ("no such deck", "official-005")}))
    assert window.session is None
    assert len(told) == 1
    assert "no such deck" in told[0]
