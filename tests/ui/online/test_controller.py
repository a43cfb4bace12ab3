"""Two windows at a table of a real server on loopback: host, join, play, check, rematch, come back, leave."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.upward import Ask, Emote, Talk
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.online.table_bar import TableBar
from gundam_desktop.ui.session.network_table import NetworkTable
from tests.ui.online.conftest import Open, Running, online_of
from tests.ui.online.online_driver import NetworkHand, Pair
from tests.ui.table_driver import Hand
from tests.ui.whole import test_digrayn, test_zoids
from tests.ui.whole.game_driver import drag_to_goal

pytestmark = [
    pytest.mark.window,
    pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)", extend=True),
]


@pytest.fixture
def pair(qtbot: QtBot, opened: Open) -> Pair:
    return Pair(qtbot, opened)


def bar_of(window: MainWindow) -> TableBar:
    bar = online_of(window).bar
    assert bar is not None
    return bar


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def ask_help(window: MainWindow) -> None:
    window.best_lines.ask()
    window.settings_controller.change("value_bar", True)


def test_a_table_whose_rules_allow_it_has_coach_and_best_moves(qtbot: QtBot, opened: Open) -> None:
    pair = Pair(qtbot, opened, Rules(help=True))
    pair.begin()
    window = pair.deciding()
    assert window is not None
    ask_help(window)
    side = window.play_page.side
    pair.until(lambda: side.coach.text not in ("", "Looking for the best choices…"))
    assert window.play_page.value_bar.isVisible()


def test_a_table_whose_rules_do_not_allow_help_has_none(pair: Pair) -> None:
    pair.begin()
    window = pair.deciding()
    assert window is not None
    ask_help(window)
    side = window.play_page.side
    assert side.coach.text == ""
    assert "The rules of this table do not allow help" in side.status.text()
    assert not window.play_page.value_bar.isVisible()


def test_two_windows_play_a_game_that_is_checked_and_saved_and_play_again(pair: Pair) -> None:
    pair.begin()
    pair.play(12)
    game = pair.at(pair.guest).game
    assert game is not None
    game.concede(1)
    pair.until(lambda: all(pair.at(window).checked is not None for window in (pair.host, pair.guest)))
    for window, head in ((pair.host, "Victory"), (pair.guest, "Defeat")):
        pair.until(window.play_page.frame.result.isVisible)
        pair.until(partial(_is_checked, window))
        assert window.play_page.frame.result.text.startswith(head)
        assert window.after_game.history is not None
    (entry,) = Store().listing().entries
    assert entry.picture.exists()
    pair.guest.play_page.rematch_wanted.emit()
    bar = bar_of(pair.host)
    pair.until(lambda: "asks for a rematch" in bar.state.whole)
    pair.host.play_page.rematch_wanted.emit()
    pair.until(lambda: all(_number(pair.at(window)) == 2 for window in (pair.host, pair.guest)))


BY_MOUSE, MOST = 40, 60
"""How many decisions are made by mouse in a game, and how many more by chance before a player concedes."""
DRAGS: dict[str, Callable[[Hand, Choice], None]] = {
    "gundam_war": drag_to_goal,
    "digrayn": test_digrayn.by_mouse,
    "zoids": test_zoids.by_mouse,
}
"""How a choice is made by mouse in each game but the first."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", DRAGS)
def test_each_other_game_is_played_by_mouse_over_a_link_and_checked(
    qtbot: QtBot, opened: Open, rng: random.Random, game: str
) -> None:
    pair = Pair(qtbot, opened, game=game)
    pair.begin()
    hands = {window: NetworkHand(qtbot, window) for window in (pair.host, pair.guest)}
    acted: set[MainWindow] = set()
    for _ in range(BY_MOUSE):
        window = pair.next_deciding()
        if window is None:
            break
        hands[window].act(DRAGS[game], rng)
        acted.add(window)
    assert acted == {*hands}
    pair.play(MOST, rng)
    guest = pair.at(pair.guest)
    if guest.over is None and guest.game is not None:
        guest.game.concede(1)
    for window in hands:
        pair.until(window.play_page.frame.result.isVisible)
        pair.until(partial(_is_checked, window))
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == game
    assert verify(read_record(entry.path)).ok


def _is_checked(window: MainWindow) -> bool:
    return "Checked" in window.play_page.frame.result.text


def _number(table: NetworkTable) -> int:
    return table.game.number if table.game is not None else 0


def test_requests_emotes_and_words_go_through_the_bar(pair: Pair) -> None:
    pair.begin()
    pair.play(3)
    host, guest = bar_of(pair.host), bar_of(pair.guest)
    pair.at(pair.host).client.send(Ask(what="draw"))
    pair.until(lambda: guest.state.whole == "Ann offers a draw.")
    assert [button.text() for button in guest.buttons] == ["Agree", "Decline"]
    pair.until(lambda: host.state.whole.startswith("You have asked"))
    QTest.mouseClick(guest.buttons[1], Qt.MouseButton.LeftButton)
    pair.until(lambda: host.state.whole == "Kai is here")
    pair.at(pair.guest).client.send(Emote(key="thanks"))
    pair.until(lambda: host.state.whole == "Kai: Thank you!")
    for window in (pair.host, pair.guest):
        pair.at(window).client.send(Talk(on=True))
    pair.until(lambda: host.words.isVisible() and guest.words.isVisible())
    QTest.keyClicks(guest.words, "<b>hi</b>")
    QTest.keyClick(guest.words, Qt.Key.Key_Return)
    pair.until(lambda: host.state.whole == "Kai: <b>hi</b>")
    host.muted = True
    pair.at(pair.host).client.send(Ask(what="draw"))
    pair.until(lambda: bool(guest.buttons))
    QTest.mouseClick(guest.buttons[0], Qt.MouseButton.LeftButton)
    pair.until(pair.host.play_page.frame.result.isVisible)
    assert "agreed" in pair.host.play_page.frame.result.text


def test_leaving_by_the_bar_asks_and_concedes(pair: Pair) -> None:
    pair.begin()
    pair.play(2)
    online_of(pair.guest).ask_leave()
    (box,) = boxes(pair.guest)
    (leave,) = (button for button in box.buttons() if button.text() == "Concede and leave")
    QTest.mouseClick(leave, Qt.MouseButton.LeftButton)
    pair.until(lambda: pair.at(pair.host).over is not None)
    assert online_of(pair.guest).table is None
    assert pair.guest.pages.currentWidget() is online_of(pair.guest).page


def test_a_window_that_was_closed_comes_back_to_its_seat(pair: Pair) -> None:
    pair.begin()
    pair.play(4)
    game, other = pair.at(pair.guest).game, pair.at(pair.host).game
    assert game is not None
    assert other is not None
    pair.until(lambda: len(game.history(1)) == len(other.history(0)))
    told = game.history(1)
    online = online_of(pair.guest)
    pair.guest.show_no_game()
    online.close()
    pair.until(lambda: not pair.at(pair.host).players.here[1])  # type: ignore[union-attr]
    (seat,) = online.files.all()
    assert seat.opponent == "Ann"
    online.show()
    online.come_back(seat)
    pair.until(lambda: online.table is not None and online.table.game is not None)
    again = pair.at(pair.guest).game
    assert again is not None
    assert again.history(1) == told
    pair.until(lambda: pair.at(pair.host).players.here[1])  # type: ignore[union-attr]
    pair.play(4)


def test_a_seat_whose_cards_are_gone_is_still_come_back_to(pair: Pair) -> None:
    pair.begin()
    online = online_of(pair.guest)
    pair.guest.show_no_game()
    online.close()
    (seat,) = online.files.all()
    chances = {
        number: chance.model_copy(update={"deck": {"name": "Gone", "cards": [["MY-001", 4]]}})
        for number, chance in seat.chances.items()
    }
    online.show()
    online.come_back(seat.model_copy(update={"chances": chances}))
    pair.until(lambda: online.table is not None and online.table.game is not None)
    assert pair.at(pair.guest).deck is None


def test_the_link_of_a_game_leads_back_to_the_own_seat(pair: Pair, server: Running) -> None:
    pair.begin()
    pair.play(4)
    menu = bar_of(pair.host).more.menu()
    assert "Copy the link" in [action.text() for action in menu.actions()]
    assert "Copy the link" not in [action.text() for action in bar_of(pair.guest).more.menu().actions()]
    table = pair.at(pair.host).table
    assert table is not None
    pair.guest.show_no_game()
    online_of(pair.guest).close()
    pair.guest.online.join(f"gundam-desktop://join/{server.address.address}/{table.code}")
    dialog = online_of(pair.guest).dialog
    assert isinstance(dialog, JoinDialog)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    pair.until(lambda: dialog.go_on.text() == "Back to the table")
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    pair.until(lambda: online_of(pair.guest).table is not None and pair.at(pair.guest).game is not None)
    assert pair.at(pair.guest).seat == 1
    pair.play(4)


def test_another_game_on_the_table_keeps_the_seat(pair: Pair) -> None:
    pair.begin()
    pair.guest.launcher.play(pair.guest.welcome.setup())
    assert online_of(pair.guest).table is None
    assert len(online_of(pair.guest).files.all()) == 1


def test_between_the_games_of_a_match_what_decided_one_stays_hidden(qtbot: QtBot, opened: Open) -> None:
    pair = Pair(qtbot, opened, Rules(best_of=3))
    pair.begin()
    game = pair.at(pair.guest).game
    assert game is not None
    game.concede(1)
    pair.until(lambda: pair.host.play_page.frame.result.isVisible() and pair.at(pair.host).over is not None)
    assert pair.host.play_page.frame.result.text.count("1–0")
    pair.host.after_game.show()
    assert pair.host.after_game.history is None
    for window in (pair.host, pair.guest):
        window.play_page.rematch_wanted.emit()
    pair.until(lambda: all(_number(pair.at(window)) == 2 for window in (pair.host, pair.guest)))


def test_somebody_watches(pair: Pair, opened: Open) -> None:
    pair.begin()
    pair.play(2)
    watcher = opened("Mia")
    pair.join(watcher, watch=True)
    pair.until(lambda: watcher.on_table and watcher.play_page.asking)
    game = pair.at(watcher).game
    assert game is not None
    assert game.humans == ()
    assert not watcher.menus.concede.isEnabled()
    pair.play(4)
    host = pair.at(pair.host).game
    assert host is not None
    pair.until(lambda: len(game.history(0)) == len(host.history(0)))
    watcher.play_page.rematch_wanted.emit()
    assert online_of(watcher).table is None


def test_a_server_that_stops_is_waited_for(pair: Pair, server: Running) -> None:
    pair.begin()
    pair.play(2)
    bar = bar_of(pair.host)
    server.stop()
    pair.until(lambda: "Trying again" in bar.state.whole)
    assert [button.text() for button in bar.buttons] == ["Try now", "Leave"]
    assert pair.host.play_page.side.main.text() == "No connection"
    server.start()
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    pair.until(lambda: bar.state.whole == "Kai is here")
    pair.play(2)
