"""A game of its own in the window: drawn, played by the mouse to the end, saved, undone, resumed and watched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.games import registered
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.saved_games.model import when
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup
from tests.games.toy.game_module import GAME_MODULE
from tests.games.toy.hexes import CELLS
from tests.ui.whole.window_driver import card_at, cell_at, drag, friends, lift, session_of, shown_window


@pytest.fixture(autouse=True)
def hexes() -> Iterator[None]:
    with registered(GAME_MODULE, "Hexes"):
        yield


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with shown_window(qtbot) as window:
        yield window


def make(window: MainWindow, choice: Choice) -> None:
    """Drag a figure to a hex with the mouse."""
    drag(window, card_at(window, choice.card), cell_at(window, choice.word))


def test_a_whole_game_is_played_with_the_mouse(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    moves = 0
    while not session.over:
        lift(window)
        assert not window.play_page.side.main.isEnabled(), "a turn is one move: there is nothing to end"
        seat = session.decision.player
        choice = session.legal_choices(seat)[0]
        make(window, choice)
        moves += 1
        assert session.game_history.position == moves, f"{choice} was not made"
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "toy"
    assert verify(read_record(entry.path)).ok


def test_both_players_have_their_own_side_near(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    for moves, (own, other) in enumerate(((1, 4), (4, 1)), start=1):
        lift(window)
        assert card_at(window, own).y() > card_at(window, other).y()
        make(window, session.legal_choices(session.decision.player)[0])
        assert session.game_history.position == moves
    session.go_to(0)
    lift(window)
    assert card_at(window, 1).y() > card_at(window, 4).y()


def test_a_hex_out_of_reach_is_refused_with_a_reason(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    lift(window)
    make(window, Choice("move", 1, word=CELLS[-1]))
    assert session_of(window).game_history.position == 0


def test_a_move_is_undone_and_the_game_resumed_with_its_own_game(window: MainWindow) -> None:
    assert window.launcher.play(friends())
    session = session_of(window)
    lift(window)
    make(window, session.legal_choices(0)[0])
    assert session.game_history.position == 1
    session.go_to(0)
    assert session.game_history.position == 0
    lift(window)
    make(window, session.legal_choices(0)[0])
    path = Store().listing().entries[0].path
    assert window.launcher.play(friends("gcg"))
    assert window.game_module.key == "gcg"
    assert "Hexes" in when(next(entry for entry in Store().listing().entries if entry.path == path))
    assert window.saved_games.resume(path)
    assert window.game_module.key == "toy"
    assert session_of(window).game_history.position == 1
    assert window.saved_games.watch(path)
    assert window.game_module.key == "toy"


def test_the_dialog_offers_the_game_and_hides_what_it_lacks(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Services(), GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.game.isVisible()
    dialog.more.chip_of(dialog.more.edition).click()
    assert dialog.more.edition.isVisible()
    dialog.game.setCurrentIndex(dialog.game.findData("toy"))
    dialog.game.activated.emit(dialog.game.currentIndex())
    assert not dialog.more.edition.isVisible()
    dialog.decks[0].open_picker()
    picker = dialog.decks[0].picker
    assert picker is not None
    assert not picker.file.isVisible(), "its players have no decks of their own"
    assert [tile.deck.title for tile in picker.tiles] == ["Walkers", "Runners"]
    picker.reject()
    assert dialog.setup().game == "toy"
    assert dialog.setup().decks == ("walkers", "runners")
