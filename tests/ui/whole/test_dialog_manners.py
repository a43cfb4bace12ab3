"""In the dialogs and menus that the clipping tests leave out: letters after Alt lead to one thing, titles are whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.appearance import install_language
from tests.ui.dialog_manners import is_title_whole, letters_twice, letters_twice_in_menu

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
SETUP = GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, seed=1)


@pytest.fixture(params=["en", "ja", "zh"])
def window(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[MainWindow]:
    install_language(request.param)
    window = MainWindow(Services(), Settings(language=request.param, window=(1280, 720), animation=0))
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()
    install_language("en")


def test_buttons_have_no_icons_of_the_system(window: MainWindow, qapp: QApplication) -> None:
    qapp.setStyleSheet("QDialogButtonBox {dialogbuttonbox-buttons-have-icons: 1}")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, window)
    assert [button.icon().isNull() for button in box.buttons()] == [True]
    qapp.setStyleSheet("")


def open_dialogs(window: MainWindow) -> list[QDialog]:
    QApplication.processEvents()
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def ill_mannered(window: MainWindow) -> list[str]:
    """What is wrong with the dialogs that are open; they are closed."""
    found = []
    dialogs = open_dialogs(window)
    assert dialogs
    for dialog in dialogs:
        found += [f"{dialog.windowTitle()}: {letter}" for letter in letters_twice(dialog)]
        found += [] if is_title_whole(dialog) else [f"{dialog.windowTitle()}: the title has no room"]
        dialog.close()
    return found


def test_dialogs_about_a_game(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    window.play_page.curtain.lift()
    session = window.session
    assert session is not None
    session.choose(session.decision.player, session.legal_choices(session.decision.player)[0])
    players = session.game_history.record.start.players
    branch = BranchDialog(players, "Turn 1", window.services, window)
    shows: list[Callable[[], object]] = [
        branch.open,
        window.saved_games.ask_undo_to,
        window.conceding.ask,
        lambda: window.launcher.ask_rematch(lambda: None),
        window.help.show_keys,
        window.help.show_about,
        lambda: message_box.warn(window, window.tr("Settings"), "?", "details"),
    ]
    for show in shows:
        window.play_page.curtain.lift()
        show()
        assert ill_mannered(window) == []


def test_dialogs_and_menus_about_decks(window: MainWindow) -> None:
    repository = decks_api.player_repository()
    for name in ("One", "Two"):
        repository.add(library.deck("official-004").model_copy(update={"name": name, "comment": ""}))
    window.decks.show()
    for which in ("compare", "describe", "versions"):
        window.decks.show_library()
        (dialog,) = [dialog for dialog in open_dialogs(window) if isinstance(dialog, DeckLibraryDialog)]
        panel = dialog.library
        only = QItemSelectionModel.SelectionFlag.ClearAndSelect  # whatever keys an earlier test held down last
        panel.list.selectionModel().setCurrentIndex(panel.filter.index(0, 0), only)
        if which == "compare":
            panel.list.selectAll()
            for row in range(2, panel.filter.rowCount()):
                index = panel.filter.index(row, 0)
                panel.list.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Deselect)
        action: QAction = getattr(panel.deck_actions, which)
        assert action.isEnabled(), which
        action.trigger()
        assert len(open_dialogs(window)) > 1
        assert ill_mannered(window) == []
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    assert len(menus) > 6
    assert [letter for menu in menus for letter in letters_twice_in_menu(menu)] == []


def test_a_list_of_many_entries_is_no_higher_than_ten_of_them(window: MainWindow) -> None:
    window.decks.show()
    window.decks.windows.show_statistics()
    assert window.decks.windows.statistics is not None
    panel = window.decks.windows.statistics.panel
    panel.open(panel.playtest)
    opponent: QComboBox = panel.playtest.opponent
    assert opponent.count() > 20
    opponent.showPopup()
    QApplication.processEvents()
    popup = opponent.view().window()
    row = opponent.view().visualRect(opponent.model().index(0, 0)).height()
    assert popup.height() < 12 * row
    opponent.hidePopup()
    window.decks.windows.statistics.close()
