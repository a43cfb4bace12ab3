"""Names that the program has given follow the language; a player's own name stays."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Player
from gundam_desktop.ui.app.game_defaults import default_names
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.player_names import shown_name, shown_names
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.translation import LANGUAGES
from tests.ui.table_driver import services


@pytest.mark.parametrize("given", LANGUAGES)
@pytest.mark.parametrize("opponent", ["ensign", "ace:time=2", HUMAN])
def test_a_name_of_the_program_is_shown_in_the_language_in_use(given: str, opponent: str) -> None:
    install_language(given)
    first, second = default_names(opponent)
    players = (Player(name=first, level=HUMAN), Player(name=second, level=opponent))
    for wanted in LANGUAGES:
        install_language(wanted)
        assert shown_names(players) == default_names(opponent)


def test_a_name_of_a_player_stays() -> None:
    for name in ("Haruka", "Player One", "Bot"):
        install_language("ja")
        assert shown_name(Player(name=name, level=HUMAN)) == name


def test_the_title_of_the_window_follows(qtbot: QtBot) -> None:
    window = MainWindow(services(), Settings(animation=0, bot_pause=0))
    qtbot.addWidget(window)
    window.show()
    assert window.launcher.play(GameSetup(opponent=HUMAN, seed=5))
    assert "Player 1" in window.windowTitle()
    window.settings_controller.change("language", "zh")
    QApplication.processEvents()
    assert "Player" not in window.windowTitle()
    on_table = window.windowTitle()
    window.show_welcome()
    assert window.windowTitle() == "Gundam Desktop"
    window.show_table()
    assert window.windowTitle() == on_table
    window.close()
