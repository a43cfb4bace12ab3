"""Names that the program has given follow the language; a player's own name stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.games.gcg import library
from gundam_desktop.records import Player
from gundam_desktop.ui.app.game_defaults import default_names
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.player_names import shown_name, shown_names
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.session.task_source import TaskSource
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.translation import LANGUAGES
from tests.ui.table_driver import services


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    install_language("en")


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


def test_names_of_lessons_and_of_decks_tried_alone_follow_too() -> None:
    given = ("Player", "Opponent", "Nobody")
    install_language("ja")
    assert [shown_name(Player(name=name, level=HUMAN)) for name in given] == ["プレイヤー", "相手", "相手なし"]


def test_the_table_of_a_lesson_follows() -> None:
    install_language("en")
    source = TaskSource(find("gcg").start((library.deck("official-004"),) * 2, 1), 0, ("Haruka", "Opponent"))
    install_language("zh")
    assert source.names == ("Haruka", "对手")


def test_the_players_of_a_branch_have_the_names_that_are_shown(qtbot: QtBot) -> None:
    install_language("ja")
    players = (Player(name="Player", level=HUMAN), Player(name="Bot (Ensign)", level="ensign"))
    dialog = BranchDialog(players, "1", services())
    qtbot.addWidget(dialog)
    assert tuple(field.text() for field in dialog.names) == shown_names(players)
    dialog.names[0].setText("Eve")
    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.accept()
    assert [player.name for player in told.args[0]] == ["Eve", "Bot (Ensign)"], "what was left still follows"
