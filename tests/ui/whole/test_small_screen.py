"""On a screen of 1920 x 1080 at 200 % every dialog of the client is whole: no larger than the screen has room for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import OWNED
from gundam_desktop.ui.app.application import fit_to_screen
from gundam_desktop.ui.app.licences import LicencesDialog
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.builder.group_dialog import GroupDialog
from gundam_desktop.ui.decks.collection.import_cards import ImportCardsDialog
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from gundam_desktop.ui.decks.packs.packs_dialog import PacksDialog
from gundam_desktop.ui.decks.workspace.conflict_dialog import ConflictDialog
from gundam_desktop.ui.keys import COMMANDS
from gundam_desktop.ui.keys.recorder import KeyRecorder
from gundam_desktop.ui.learning.puzzle_dialog import PuzzleDialog, PuzzlePosition
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import set_scale_for, set_text_size
from gundam_desktop.ui.style.sheet import Sheet
from tests.ui.whole.test_clipping_rooms import LIST, small_screen

__all__ = ["small_screen"]
pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True
)
WITH_FRAME = {"ClauseDialog", "CollectionDialog", "StatisticsDialog", "DeckPicker", "ExchangeDialog"}
"""Dialogs with a frame of the system: those that stay open beside the window, and those that are as large as it."""
Shows = dict[str, Callable[[], object]]


@pytest.fixture(params=["en", "ja", "zh"])
def window(request: pytest.FixtureRequest, qtbot: QtBot, small_screen: QSize) -> Iterator[MainWindow]:
    """A window that fills the screen."""
    install_language(request.param)
    window = MainWindow(Services(), Settings(language=request.param, window=(960, 508), animation=0))
    qtbot.addWidget(window)
    fit_to_screen(window)
    window.show()
    yield window
    window.close()
    install_language("en")
    set_text_size(100)
    set_scale_for(QSize(1440, 900))


def visible(window: MainWindow) -> list[QDialog]:
    QApplication.processEvents()
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def too_large(window: MainWindow, shows: Shows, room: QSize, met: set[type[QDialog]]) -> list[str]:
    """The dialogs that are larger than the room, or cannot be made small enough; their classes go into `met`."""
    found = []
    for name, show in shows.items():
        show()
        dialogs = visible(window)
        assert dialogs, name
        for dialog in dialogs:
            met.add(type(dialog))
            needed = dialog.size().expandedTo(dialog.minimumSizeHint()).expandedTo(dialog.minimumSize())
            if needed.boundedTo(room) != needed:
                found.append(f"{name}, {type(dialog).__name__}: {needed.width()} x {needed.height()}")
        for dialog in reversed(dialogs):
            dialog.close()
        QApplication.processEvents()
    return found


def of_the_client() -> set[type[QDialog]]:
    """Every dialog that the client has."""
    found, classes = set(), [QDialog]
    while classes:
        made = classes.pop().__subclasses__()
        classes += made
        found |= {each for each in made if each.__module__.startswith("gundam_desktop.")}
    return found


def test_every_dialog_fits(window: MainWindow, small_screen: QSize) -> None:
    met: set[type[QDialog]] = set()
    cut = too_large(window, about_the_program(window), small_screen, met)
    cut += too_large(window, about_decks(window), small_screen, met)
    cut += too_large(window, about_a_game(window), small_screen, met)
    assert cut == []
    assert of_the_client() - met == set(), "these dialogs are not shown by this test"
    assert {each.__name__ for each in met if not issubclass(each, Sheet)} <= WITH_FRAME
    assert window.size() == small_screen


def about_the_program(window: MainWindow) -> Shows:
    def pick_a_deck() -> None:
        window.launcher.ask_new_game()
        assert window.launcher.dialog is not None
        window.launcher.dialog.more.chips[1].click()
        window.launcher.dialog.decks[0].open_picker()

    def record_key() -> None:
        window.help.change_keys()
        KeyRecorder(next(iter(COMMANDS)), window.keys, window).open()

    return {
        "settings": window.settings_controller.show,
        "new game": pick_a_deck,
        "host": window.online.online.ask_host,
        "join": window.online.online.ask_join,
        "report": window.help.show_report,
        "keys": window.help.show_keys,
        "change keys": record_key,
        "guide": window.help.show_guide,
        "about": window.help.show_about,
        "inside": lambda: LicencesDialog(window).open(),
        "message": lambda: message_box.warn(window, "A title", "A sentence that goes on and on. " * 12, "details"),
        "endless": lambda: message_box.ask(window, "A title", "A question", "Line after line.\n" * 999, ()),
    }


def about_decks(window: MainWindow) -> Shows:
    repository = decks_api.player_repository()
    deck = library.deck("official-004")
    for name in ("One", "Two"):
        repository.add(deck.model_copy(update={"name": name, "comment": ""}))
    window.decks.show()

    def of_library(which: str) -> Callable[[], None]:
        def show() -> None:
            window.decks.show_library()
            (dialog,) = [each for each in visible(window) if isinstance(each, DeckLibraryDialog)]
            panel = dialog.library
            only = QItemSelectionModel.SelectionFlag.ClearAndSelect
            panel.list.selectionModel().setCurrentIndex(panel.filter.index(0, 0), only)
            if which == "compare":
                panel.list.selectionModel().select(panel.filter.index(1, 0), QItemSelectionModel.SelectionFlag.Select)
            action: QAction = getattr(panel.deck_actions, which)
            action.trigger()

        return show

    other = deck.model_copy(update={"comment": "another"})
    return {
        "compare": of_library("compare"),
        "describe": of_library("describe"),
        "versions": of_library("versions"),
        "import": lambda: window.decks.import_text(LIST),
        "export": window.decks.export,
        "statistics": window.decks.windows.show_statistics,
        "collection": window.decks.windows.show_collection,
        "import cards": lambda: ImportCardsDialog(window.decks.page.collection, OWNED, window).open(),
        "packs": lambda: PacksDialog((), window).open(),
        "group": lambda: GroupDialog("ST01-001", deck, window).open(),
        "clause": lambda: window.decks.show_clause("5-1-1-3"),
        "card": lambda: window.decks.page._open_large("ST01-001"),
        "conflict": lambda: ConflictDialog(deck, other, "A line.\n" * 40, window).open(),
    }


def about_a_game(window: MainWindow) -> Shows:
    sided = library.deck("official-004").model_copy(
        update={"name": "Sided", "comment": "", "sideboard": (("GD01-008", 4), ("GD01-001", 4), ("GD01-002", 2))}
    )
    decks_api.player_repository().add(sided)
    setup = GameSetup(
        decks=("Sided", "Sided"), names=("Ann", "Ben"), opponent=HUMAN, seed=1, best_of=3, sideboards=True
    )
    assert window.launcher.play(setup)
    window.play_page.curtain.lift()
    session = window.session
    assert session is not None
    session.choose(session.decision.player, session.legal_choices(session.decision.player)[0])
    window.play_page.curtain.lift()
    players = session.game_history.record.start.players
    position = PuzzlePosition("gcg", session.game_history.game, 0, "A title")

    def concede() -> None:
        session.concede(0)
        window.after_game.show()

    return {
        "branch": lambda: BranchDialog(players, "Turn 1", window.services, window).open(),
        "undo to": window.saved_games.ask_undo_to,
        "concede": window.conceding.ask,
        "stops": window.stops.ask,
        "puzzle": lambda: PuzzleDialog(position, lambda title: title, window).open(),
        "games": window.saved_games.show_games,
        "summary": concede,
        "sideboards": window.launcher.rematch,
    }


def test_what_is_too_large_is_found(window: MainWindow, small_screen: QSize) -> None:
    dialog = QDialog(window)
    dialog.setMinimumSize(small_screen + QSize(1, 0))
    assert too_large(window, {"a dialog": dialog.open}, small_screen, set()) == ["a dialog, QDialog: 961 x 508"]
