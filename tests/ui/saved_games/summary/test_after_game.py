"""After a game: what decided it, and the ways to go on, after a game at this machine as after a replay from a file."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store
from gundam_desktop.tabletop import Account, DamageSource
from gundam_desktop.ui.play.panels.result_panel import ResultPanel
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.saved_games.summary.damage_bars import DamageBars
from gundam_desktop.ui.saved_games.summary.summary_dialog import SummaryDialog
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.style.button import ActionButton
from tests.records.played_games import recorded
from tests.ui.saved_games.test_controller import ALONE, LEFT, Player
from tests.ui.session.test_replay import Watcher
from tests.ui.table_driver import FRIENDS


def summary(player: Player) -> SummaryDialog:
    return next(d for d in player.window.findChildren(SummaryDialog) if d.isVisible())


def press(dialog: SummaryDialog | ResultPanel, text: str) -> None:
    button = next(b for b in dialog.findChildren(ActionButton) if b.accessibleName() == text)
    QTest.mouseClick(button, LEFT)


def captions(dialog: SummaryDialog) -> list[str]:
    return [button.accessibleName() for button in dialog.buttons]


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    return Player(qtbot)


@pytest.fixture
def watcher(qtbot: QtBot) -> Watcher:
    return Watcher(qtbot, recorded(Store(), random.Random(3)))


def conceded(player: Player) -> Player:
    """A game of two people, which Ann has given up."""
    player.play(FRIENDS)
    player.to_main_phase()
    player.session.concede(0)
    player.lift()
    return player


def test_the_result_leads_to_what_decided_the_game(player: Player) -> None:
    conceded(player)
    press(player.window.play_page.frame.result, "What decided it")
    shown = captions(summary(player))
    assert shown == [
        "Watch the replay",
        "Continue from the turning point…",
        "Rematch with seats swapped",
        "Rematch",
        "Close",
    ]


def test_a_key_opens_it_once_the_game_is_over(player: Player) -> None:
    player.play(FRIENDS)
    player.press(Qt.Key.Key_F9)
    assert not any(d.isVisible() for d in player.window.findChildren(SummaryDialog))
    player.session.concede(0)
    player.lift()
    player.window.play_page.frame.result.hide()
    player.press(Qt.Key.Key_F9)
    assert summary(player).isVisible()


def test_a_game_conceded_over_its_hands_names_no_turn(player: Player) -> None:
    player.play(FRIENDS)
    player.session.concede(0)
    player.lift()
    player.press(Qt.Key.Key_F9)
    turning = summary(player)._summary.turning
    assert turning == "Before the first turn, Ann: “Concede”. Before this last choice Ben was not ahead."


def test_the_page_counts_as_many_choices_as_the_replay(watcher: Watcher) -> None:
    replay = watcher.replay
    replay.go_to(replay.last)
    QTest.mouseClick(watcher.timeline.summary, LEFT)
    count = replay.last - replay.first
    assert replay.waiting() == f"The end, after {count} choices"
    assert summary(watcher)._summary.length.endswith(f" · Choices: {count}")


def test_the_replay_of_the_game_is_watched(player: Player) -> None:
    made = len(conceded(player).session.game_history.moves)
    player.press(Qt.Key.Key_F9)
    press(summary(player), "Watch the replay")
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert (replay.position, replay.last) == (0, made)


def test_a_rematch_with_seats_swapped_exchanges_the_decks(player: Player) -> None:
    decks = tuple(of.deck_name for of in conceded(player).session.game_history.record.start.players)
    player.press(Qt.Key.Key_F9)
    press(summary(player), "Rematch with seats swapped")
    start = player.session.game_history.record.start
    assert tuple(of.deck_name for of in start.players) == decks[::-1]
    assert not player.session.over


def test_from_the_turning_point_a_game_begins_there(player: Player) -> None:
    conceded(player)
    dialog = _opened(player)
    turning = dialog._summary.course.turning
    assert turning is not None
    there = player.session.game_history.at(turning.position).digest()
    press(dialog, "Continue from the turning point…")
    _begin_branch(player)
    assert player.session.game_history.game.digest() == there
    assert player.session.game_history.position == turning.position
    assert not player.session.over


def test_after_a_game_against_a_bot_that_was_resumed(player: Player, qtbot: QtBot) -> None:
    player.play(ALONE)
    player.to_main_phase()
    player.choose("end")
    qtbot.waitUntil(lambda: player.session.decision.kind == "main" and player.session.decision.player == 0)
    journal = player.session.journal
    assert journal is not None
    player.window.show_no_game()
    assert player.window.saved_games.resume(journal.path)
    player.session.concede(0)
    dialog = _opened(player)
    assert dialog._summary.outcome.head == "Defeat"
    account = dialog._summary.account
    assert account is not None
    assert account.tallies[0].counts[1] > 0, "the turns before it was resumed count, too"


def test_a_replay_from_a_file_has_it_without_a_rematch(watcher: Watcher) -> None:
    QTest.mouseClick(watcher.timeline.summary, LEFT)
    dialog = summary(watcher)
    assert captions(dialog) == ["Watch the replay", "Continue from the turning point…", "Close"]
    press(dialog, "Continue from the turning point…")
    _begin_branch(watcher)
    assert not watcher.session.over


def test_two_cards_of_one_name_are_told_apart_by_their_numbers(watcher: Watcher) -> None:
    QTest.mouseClick(watcher.timeline.summary, LEFT)
    dialog = summary(watcher)
    sources = tuple(DamageSource(0, number, (0, 0, 0, 1)) for number in ("GD02-005", "ST02-006", "ST03-001", ""))
    assert list(dialog._card_names(Account((), (), sources)).items()) == [
        ("GD02-005", "Tallgeese (GD02-005)"),
        ("ST02-006", "Tallgeese (ST02-006)"),
        ("ST03-001", "Sinanju"),
        ("", "Other"),
    ]


def test_a_replay_of_a_game_that_is_not_over_has_none(qtbot: QtBot) -> None:
    watcher = Watcher(qtbot, recorded(Store(), random.Random(3), 12))
    assert watcher.timeline.summary.isHidden()
    watcher.window.after_game.show()
    assert not any(d.isVisible() for d in watcher.window.findChildren(SummaryDialog))


def test_a_bar_under_the_mouse_shows_its_card(watcher: Watcher) -> None:
    dialog = _opened(watcher)
    first = dialog._summary.account
    assert first is not None
    assert dialog.card.face is not None
    assert dialog.card.face.number == first.sources[0].number, "at first the card that dealt most"
    bars = next(bars for bars in dialog.bars if len(bars._sources) > 1)
    rows = bars.height() // len(bars._sources)
    point(bars, QPointF(20, rows * 1.5))
    assert dialog.card.face.number == bars._sources[1].number
    assert str(bars._sources[1].total) in bars.toolTip()
    bars.setFocus(Qt.FocusReason.TabFocusReason)
    assert dialog.card.face.number == bars._sources[0].number
    QTest.keyClick(bars, Qt.Key.Key_Down)
    assert dialog.card.face.number == bars._sources[1].number


def test_the_curve_tells_who_was_ahead(watcher: Watcher) -> None:
    dialog = _opened(watcher)
    course, chart = dialog._summary.course, dialog.chart
    lead, at = max((lead, at) for at, lead in enumerate(course.leads[:-1]))
    told = chart.told_at(chart.point_of(course.first + at).x())
    assert told.endswith(f"Ann is ahead by {lead:.0f}" if round(lead) else "equal")
    assert chart.point_of(course.first + at).y() < chart.height() / 2
    assert dialog._summary.turning in chart.accessibleDescription()


def point(bars: DamageBars, at: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    where = QPointF(bars.mapToGlobal(at.toPoint()))
    moved = QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(bars, moved)


def _opened(player: Player) -> SummaryDialog:
    player.window.after_game.show()
    QApplication.processEvents()
    return summary(player)


def _begin_branch(player: Player) -> None:
    dialog = next(d for d in player.window.findChildren(BranchDialog) if d.isVisible())
    for level in dialog.levels:
        level.setCurrentIndex(0)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    player.lift()
