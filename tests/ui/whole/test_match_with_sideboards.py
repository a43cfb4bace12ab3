"""Matches with sideboards through the window: begun, exchanged between the games, left, killed, and gone on with."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.bot_process import BotProcess
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import SIDEBOARD, Deck
from gundam_desktop.records import Store, read_record
from gundam_desktop.records.store import RecordedGame
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.play.exchange_dialog import ExchangeDialog
from gundam_desktop.ui.play.panels.exchange_list import MIME
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language, make_application
from tests.records.played_games import lines_in
from tests.ui import stub_game

SIDE = (("GD01-008", 4), ("GD01-001", 4), ("GD01-002", 2))
IN, OUT = "GD01-008", "ST01-005"
SETUP = GameSetup(
    decks=("Ann", "Ben"), names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5, best_of=3, sideboards=True
)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
START = 60


def keep_decks(beside: tuple[tuple[str, int], ...] = SIDE) -> None:
    repository, plain = decks_api.player_repository(), library.deck("official-004")
    for name in ("Ann", "Ben"):
        repository.add(plain.model_copy(update={"name": name, "comment": "", "sideboard": beside}))


def made_window() -> MainWindow:
    services = Services(levels=stub_game.levels, create=stub_game.create)
    return MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0))


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Callable[[], MainWindow]]:
    windows = []

    def open_one() -> MainWindow:
        windows.append(made_window())
        qtbot.addWidget(windows[-1])
        windows[-1].show()
        windows[-1].activateWindow()
        qtbot.waitUntil(windows[-1].isActiveWindow)
        return windows[-1]

    yield open_one
    for window in windows:
        window.close()


@pytest.fixture
def window(opened: Callable[[], MainWindow], home: Path) -> MainWindow:
    keep_decks()
    return opened()


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


def lose(window: MainWindow, seat: int) -> None:
    session = session_of(window)
    window.play_page.curtain.lift()
    session.concede(seat)
    assert session.over


def exchange_of(window: MainWindow) -> ExchangeDialog:
    assert window.launcher.exchange is not None
    dialog = window.launcher.exchange.dialog
    assert dialog is not None
    return dialog


def mark(dialog: ExchangeDialog, which: int, number: str) -> None:
    view = dialog.views[which]
    view.setCurrentIndex(view.rows.index(view.rows.row_of(number)))
    view.setFocus()


def swap_by_keys(dialog: ExchangeDialog, into_deck: str, into_sideboard: str) -> None:
    mark(dialog, 1, into_deck)
    QTest.keyClick(dialog.views[1], Qt.Key.Key_Return)
    QTest.keyClick(dialog.views[1], Qt.Key.Key_Left)
    mark(dialog, 0, into_sideboard)
    QTest.keyClick(dialog.views[0], Qt.Key.Key_Space)


def finish(dialog: ExchangeDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def played(window: MainWindow, seat: int) -> Deck:
    """What the record says that a player plays the current game with."""
    deck = library.read_deck(session_of(window).game_history.record.start.players[seat].deck)
    assert session_of(window).decks[seat] == deck
    return deck


def numbers_in(window: MainWindow, seat: int) -> set[str]:
    """The numbers of a player's cards in the game itself."""
    game: Any = session_of(window).game_history.game
    return {record.definition.number for record in game.state.cards if record.owner == seat}


def test_a_whole_match_with_exchanges_between_its_games(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    registered = (played(window, 0), played(window, 1))
    assert IN not in numbers_in(window, 0), "the first game is played with the decks as they are"
    lose(window, 0)
    QTest.keyClick(window, Qt.Key.Key_Space)
    first = exchange_of(window)
    assert first.curtain.is_down
    assert not first.content.isVisible()
    assert first.views[0].rows.rowCount() == 0, "behind the curtain there is nothing to see, nor to be read out"
    finish(first)
    assert exchange_of(window) is first, "nothing is decided behind the curtain"
    QTest.keyClick(first.curtain, Qt.Key.Key_Space)
    assert first.content.isVisible()
    assert "Ben has a sideboard of 10 cards" in first.told.text()
    swap_by_keys(first, IN, OUT)
    assert first.is_whole
    finish(first)
    second = exchange_of(window)
    assert second is not first
    assert second.curtain.is_down
    assert "Ben" in second.curtain.sentence
    QTest.mouseClick(second.curtain, LEFT)
    assert second.views[1].rows.count == 10
    QTest.mouseClick(second.ready, LEFT)
    assert window.launcher.exchange is None
    assert (session_of(window).series_score, session_of(window).decision.player) == ((3, 2, (0, 1)), 0)
    changed = played(window, 0)
    assert (changed.copies(IN), changed.copies(IN, SIDEBOARD)) == (1, 3)
    assert (changed.copies(OUT), changed.copies(OUT, SIDEBOARD)) == (3, 1)
    assert (changed.count, changed.sideboard_count) == (50, 10)
    assert played(window, 1) == registered[1]
    assert IN in numbers_in(window, 0)
    lose(window, 1)
    QTest.keyClick(window, Qt.Key.Key_Space)
    third = exchange_of(window)
    third.curtain.lift()
    row = third.views[0].rows.index(third.views[0].rows.row_of(IN))
    assert "(+1)" in row.data(), "against the beginning of the match"
    QTest.mouseClick(third.as_before, LEFT)
    finish(third)
    exchange_of(window).curtain.lift()
    finish(exchange_of(window))
    assert played(window, 0).together == registered[0].together
    assert dict(played(window, 0).cards) == dict(registered[0].cards)
    lose(window, 1)
    assert "Ann wins the match, best of 3: 2–1" in window.play_page.frame.result.text
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.launcher.exchange is None, "the next match begins with the decks as they are"
    assert (played(window, 0), played(window, 1)) == registered
    lists = {}
    for entry in Store().listing().entries:
        series = entry.summary.start.series
        assert series is not None
        if series.game > 1:
            lists[series.game] = library.read_deck(read_record(entry.path).start.players[0].deck).copies(IN)
    assert lists == {2: 1, 3: 0}, "the record keeps the lists of each game"


def test_cards_move_by_mouse_and_only_whole_decks_are_played(window: MainWindow) -> None:
    assert window.launcher.play(SETUP.model_copy(update={"opponent": "first"}))
    lose(window, 0)
    window.launcher.rematch()
    dialog = exchange_of(window)
    assert not dialog.curtain.is_down, "nobody else is at the machine"
    deck, beside = dialog.views
    at = beside.visualRect(beside.rows.index(beside.rows.row_of(IN))).center()
    QTest.mouseClick(beside.viewport(), LEFT, pos=at)
    assert dialog.preview.zoom.face is not None
    assert dialog.preview.zoom.face.number == IN
    QTest.mouseDClick(beside.viewport(), LEFT, pos=at)
    assert (deck.rows.count, beside.rows.count) == (51, 9)
    assert not dialog.ready.isEnabled()
    assert dialog.missing.text() == "Still to move into the sideboard: 1"
    finish(dialog)
    assert window.launcher.exchange is not None, "51 cards are no deck"
    mark(dialog, 0, OUT)
    QTest.mouseClick(dialog.movers[0], LEFT)
    QTest.mouseClick(dialog.movers[0], LEFT)
    assert dialog.missing.text() == "Still to move into the deck: 1"
    drop(dialog, which=0, number=OUT)
    assert dialog.is_whole
    assert not dialog.missing.text()
    QTest.mouseClick(dialog.ready, LEFT)
    assert played(window, 0).copies(IN) == 1
    assert played(window, 1).copies(IN) == 0, "a bot keeps its deck"
    bot = session_of(window)._live.deciders[1]
    assert isinstance(bot, BotProcess)
    assert bot.decks[0].copies(IN) == 0, "and does not know what was exchanged"


def test_tab_goes_through_the_exchange_as_it_stands(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.launcher.rematch()
    dialog = exchange_of(window)
    assert dialog.focusWidget() is dialog.curtain
    QTest.keyClick(dialog.curtain, Qt.Key.Key_Space)
    dialog.views[0].setFocus()
    dialog.move_card(IN, into_sideboard=False)
    dialog.move_card(OUT, into_sideboard=True)
    seen = []
    for _ in range(7):
        focused = dialog.focusWidget()
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    (deck, sideboard), (first, second) = dialog.views, dialog.movers
    assert seen == [deck, first, sideboard, second, dialog.as_before, dialog.later, dialog.ready]
    assert dialog.focusWidget() is deck


def drop(dialog: ExchangeDialog, which: int, number: str) -> None:
    """Drop a card of the other list on a list."""
    source, target = dialog.views[1 - which], dialog.views[which]
    data: QMimeData = source.rows.mimeData([source.rows.index(source.rows.row_of(number))])
    assert data.hasFormat(MIME)
    copy, middle = Qt.DropAction.CopyAction, target.viewport().rect().center()
    enter = QDragEnterEvent(middle, copy, data, LEFT, NONE)
    QApplication.sendEvent(target.viewport(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target.viewport(), QDragMoveEvent(middle, copy, data, LEFT, NONE))
    QApplication.sendEvent(target.viewport(), QDropEvent(QPointF(middle), copy, data, LEFT, NONE))


def test_the_exchange_can_wait_and_what_was_exchanged_stays(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.launcher.rematch()
    first = exchange_of(window)
    first.curtain.lift()
    swap_by_keys(first, IN, OUT)
    finish(first)
    QTest.keyClick(exchange_of(window), Qt.Key.Key_Escape)
    assert window.launcher.exchange is None
    assert session_of(window).over
    window.launcher.rematch()
    assert "Ben" in exchange_of(window).curtain.sentence, "Ann has exchanged"
    exchange_of(window).curtain.lift()
    finish(exchange_of(window))
    assert played(window, 0).copies(IN) == 1


def test_a_decision_taken_back_takes_the_exchange_back(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.launcher.rematch()
    exchange_of(window).curtain.lift()
    finish(exchange_of(window))
    exchange_of(window).reject()
    session = session_of(window)
    assert list(session.game_history.record.exchanged) == [0]
    session.go_to(session.game_history.position - 1)
    assert not session.game_history.record.exchanged


def client(home: str, pipe: Connection) -> None:
    """A client in which Ann has exchanged and Ben has not, until it is killed."""
    os.environ["GUNDAM_DESKTOP_HOME"], os.environ["QT_QPA_PLATFORM"] = home, "offscreen"
    application = make_application()
    window = made_window()
    window.show()

    def play() -> None:
        assert window.launcher.play(SETUP)
        lose(window, 1)
        window.launcher.rematch()
        dialog = exchange_of(window)
        dialog.curtain.lift()
        dialog.move_card(IN, into_sideboard=False)
        dialog.move_card(OUT, into_sideboard=True)
        dialog.finish()
        pipe.send("exchanged")

    QTimer.singleShot(0, play)
    application.exec()


def test_a_client_killed_between_two_games_loses_no_exchange(
    opened: Callable[[], MainWindow], home: Path, qtbot: QtBot
) -> None:
    keep_decks()
    context: Any = multiprocessing.get_context("forkserver")
    ours, theirs = context.Pipe(duplex=False)
    killed = context.Process(target=client, args=(str(home), theirs))
    killed.start()
    assert ours.poll(START), "the client did not come so far"
    assert ours.recv() == "exchanged"
    os.kill(killed.pid, signal.SIGKILL)
    killed.join()
    window = opened()
    window.show_welcome()
    qtbot.waitUntil(lambda: not window.welcome.lister.is_reading)
    QTest.mouseClick(window.welcome.page.go_on, LEFT)
    dialog = exchange_of(window)
    assert "Ben" in dialog.curtain.sentence, "Ann is not asked again"
    dialog.curtain.lift()
    finish(dialog)
    assert session_of(window).series_score == (3, 2, (1, 0))
    assert (played(window, 0).copies(IN), played(window, 1).copies(IN)) == (1, 0)
    session_of(window).choose(1, session_of(window).legal_choices(1)[0])
    window.close()
    again = opened()
    again.show_welcome()
    qtbot.waitUntil(lambda: not again.welcome.lister.is_reading)
    QTest.mouseClick(again.welcome.page.go_on, LEFT)
    assert played(again, 0).copies(IN) == 1, "also in the middle of the second game"
    (entry,) = [entry for entry in Store().listing().entries if game_of(entry) == 2]
    assert again.saved_games.watch(entry.path)
    again.saved_games.leave_replay()
    lose(again, 1)
    again.launcher.rematch()
    assert played(again, 0).copies(IN) == 0, "the next match begins with the decks as they were"


def game_of(entry: RecordedGame) -> int:
    assert entry.summary.start.series is not None
    return entry.summary.start.series.game


def test_a_put_off_exchange_at_the_start_leads_to_the_welcome(opened: Callable[[], MainWindow], home: Path) -> None:
    keep_decks()
    window = opened()
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.close()
    again = opened()
    (entry,) = Store().listing().entries
    assert again.saved_games.resume(entry.path)
    exchange_of(again).reject()
    assert again.pages.currentWidget() is again.welcome.page


def test_a_deck_without_a_sideboard_plays_and_has_nothing_to_exchange(
    opened: Callable[[], MainWindow], home: Path
) -> None:
    keep_decks(beside=())
    window = opened()
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.launcher.rematch()
    assert window.launcher.exchange is None
    assert session_of(window).series_score == (3, 2, (0, 1))


@pytest.mark.parametrize(("language", "text"), [
    ("en", "Ann: the sideboard has 1 card; it must have exactly 10, or none (official page of 2026-07-03) – put in 9"),
    ("ja", "サイドボードが1枚です"),
    ("zh", "备牌有1张卡牌"),
])  # fmt: skip
def test_a_match_is_begun_with_legal_sideboards_only(
    opened: Callable[[], MainWindow], home: Path, language: str, text: str
) -> None:
    keep_decks(beside=((IN, 1),))
    window = opened()
    install_language(language)
    window.launcher.ask_new_game()
    dialog: NewGameDialog | None = window.launcher.dialog
    assert dialog is not None
    assert dialog.more.sideboards.isHidden(), "a single game has no sideboards"
    for chooser in dialog.decks:
        chooser.choose("Ann")
    dialog.more.chip_of(dialog.more.match).click()
    dialog.more.match.setCurrentIndex(1)
    assert dialog.more.sideboards.isVisible()
    dialog.more.sideboards.setChecked(True)
    dialog.accept()
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert text.removesuffix(" – put in 9") in box.text() + box.informativeText()
    box.reject()
    assert dialog.isVisible()
    dialog.more.sideboards.setChecked(False)
    dialog.accept()
    start = session_of(window).game_history.record.start
    assert start.series is not None
    assert start.series.registered is None, "without them the deck plays"


def test_a_game_without_sideboards_offers_none(opened: Callable[[], MainWindow], home: Path) -> None:
    window = opened()
    plain = window.services.find("gcg")._replace(sideboards=None)
    dialog = NewGameDialog(
        window.services._replace(find=lambda _key: plain), GameSetup(best_of=3, sideboards=True), parent=window
    )
    dialog.show()
    assert dialog.more.sideboards.isHidden()
    assert not dialog.setup().sideboards
    dialog.reject()


def test_what_was_exchanged_is_a_line_that_former_versions_skip(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    lose(window, 0)
    window.launcher.rematch()
    exchange_of(window).curtain.lift()
    finish(exchange_of(window))
    journal = session_of(window).journal
    assert journal is not None
    lines = lines_in(journal.path.read_bytes())
    assert lines[-1].kind == "exchanged"
    exchange_of(window).reject()


def test_the_clock_of_a_match_goes_on_from_game_to_game(window: MainWindow) -> None:
    assert window.launcher.play(SETUP.model_copy(update={"sideboards": False, "minutes": 1, "match_clock": True}))
    clock = session_of(window).clock
    assert clock is not None
    clock.set((42.0, 60.0))
    lose(window, 0)
    window.launcher.rematch()
    clock = session_of(window).clock
    assert clock is not None
    assert clock.left == (42.0, 60.0)
    clock.set(None)
    assert clock.left == (42.0, 60.0), "the beginning of this game"


def test_a_time_used_up_in_a_former_game_is_told_in_the_next(window: MainWindow, qtbot: QtBot) -> None:
    assert window.launcher.play(SETUP.model_copy(update={"sideboards": False, "minutes": 1, "match_clock": True}))
    clock = session_of(window).clock
    assert clock is not None
    clock.set((0.0, 60.0))
    lose(window, 0)
    window.launcher.rematch()
    window.play_page.curtain.lift()
    clock = session_of(window).clock
    assert clock is not None
    assert clock.left == (0.0, 60.0)
    qtbot.waitUntil(lambda: any(box.isVisible() for box in window.findChildren(QMessageBox)))
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    box.reject()
