"""Replays: any point of a recorded game on the table, by mouse and keys, and a new game from there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store, read_record
from gundam_desktop.ui.saved_games.branch_dialog import BranchDialog
from gundam_desktop.ui.saved_games.timeline import RAIL, Timeline
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.replay import Replay
from tests.records.played_games import recorded
from tests.ui.saved_games.test_controller import ALONE, LEFT, Player, digest
from tests.ui.table_driver import FRIENDS


class Watcher(Player):
    """Somebody who watches a recorded game."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        super().__init__(qtbot)
        assert self.window.saved_games.watch(path)

    @property
    def replay(self) -> Replay:
        replay = self.window.play_page.session
        assert isinstance(replay, Replay)
        return replay

    @property
    def timeline(self) -> Timeline:
        return next(t for t in self.window.findChildren(Timeline) if t.isVisible())

    def shown(self) -> set[tuple[int, str]]:
        """The numbers of all cards whose faces are on the table."""
        scene = self.window.play_page.scene
        return {(item.card, item.face.number) for item in scene._card_layer.items.values() if item.face is not None}


@pytest.fixture
def over(rng: random.Random, home: Path) -> Path:
    return recorded(Store(), random.Random(3))


@pytest.fixture
def watcher(qtbot: QtBot, over: Path) -> Watcher:
    return Watcher(qtbot, over)


def test_a_replay_is_stepped_and_jumped_by_keys(watcher: Watcher) -> None:
    replay, rail = watcher.replay, watcher.timeline.rail
    assert rail.hasFocus()
    assert "Verified" in watcher.timeline.verdict.whole
    QTest.keyClick(rail, Qt.Key.Key_Right)
    assert replay.position > 0
    begins = sorted(replay.turns().values())
    QTest.keyClick(rail, Qt.Key.Key_Home)
    for begin in begins[1:]:
        QTest.keyClick(rail, Qt.Key.Key_PageDown)
        assert replay.position == begin
    QTest.keyClick(rail, Qt.Key.Key_End)
    assert replay.position == replay.last
    assert watcher.window.play_page.side.main.accessibleName().startswith("The end")
    assert not watcher.window.play_page.frame.result.isVisible()
    QTest.keyClick(rail, Qt.Key.Key_PageUp)
    assert replay.position == begins[-1]
    QTest.keyClick(rail, Qt.Key.Key_Left)
    assert replay.position < begins[-1]


def test_the_verdict_is_readable_in_a_narrow_window_too(watcher: Watcher, qtbot: QtBot) -> None:
    timeline, window = watcher.timeline, watcher.window
    window.play_page.rule.set_open(True)
    for size in ((1280, 720), (1900, 900), (1280, 720)):
        window.resize(*size)
        qtbot.waitUntil(lambda: timeline.verdict.text() == timeline.verdict.whole)
        assert timeline.rect().contains(timeline.verdict.geometry())
        assert not timeline.verdict.geometry().intersects(timeline.branch.geometry())
    window.play_page.rule.set_open(False)


def test_every_position_shows_the_game_as_it_stood(watcher: Watcher) -> None:
    replay = watcher.replay
    for position in range(replay.first, replay.last + 1, 7):
        replay.go_to(position)
        game = replay.game_history.at(position)
        known = {
            (card.id, card.number)
            for seat in (0, 1)
            for card in game.view(seat).cards.values()
            if card.number and card.zone in ("hand", "battle", "base")
        }
        assert known <= watcher.shown()


def test_no_event_shows_a_card_that_neither_player_knows(watcher: Watcher) -> None:
    assert watcher.replay.is_open
    placed = [event for _, event in watcher.replay.happened() if event.kind == "placed shield"]
    assert len(placed) == 12
    assert not any(event.number or any(change.number for change in event.changes) for event in placed)


def test_the_rail_is_dragged(watcher: Watcher) -> None:
    replay, rail = watcher.replay, watcher.timeline.rail
    for share in (0.0, 0.5, 1.0):
        x = round(rail.x_of(round(replay.last * share)))
        QTest.mouseClick(rail, LEFT, pos=QPoint(x, 11))
        assert abs(replay.position - replay.last * share) <= 1


def test_one_players_view_hides_the_other_hand(watcher: Watcher) -> None:
    replay = watcher.replay
    replay.go_to(replay.last // 2)
    hands = [replay.game_history.at(replay.position).view(seat).zones[seat, "hand"] for seat in (0, 1)]
    seen = {card for card, _ in watcher.shown()}
    assert {*hands[0], *hands[1]} <= seen
    for seat in (0, 1):
        watcher.timeline.eyes.setCurrentIndex(1 + seat)
        seen = {card for card, _ in watcher.shown()}
        assert set(hands[seat]) <= seen
        assert not set(hands[1 - seat]) & seen


def test_it_plays_by_itself_and_pauses(watcher: Watcher, qtbot: QtBot) -> None:
    replay = watcher.replay
    watcher.timeline.speed.setCurrentIndex(3)
    watcher.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: replay.position >= 4)
    watcher.press(Qt.Key.Key_Space)
    assert not replay.playing
    there = replay.position
    qtbot.wait(400)
    assert replay.position == there


def test_the_log_tells_what_led_there(watcher: Watcher) -> None:
    watcher.replay.go_to(40)
    at_40 = watcher.log
    watcher.replay.go_to(41)
    watcher.replay.go_to(40)
    assert watcher.log == at_40
    assert len(at_40) > 10


def test_a_new_game_goes_on_from_any_point_and_is_kept_as_its_own(watcher: Watcher, over: Path) -> None:
    replay = watcher.replay
    replay.go_to(33)
    there = replay.game_history.at(33).digest()
    before = over.read_bytes()
    QTest.mouseClick(watcher.timeline.branch, LEFT)
    dialog = next(d for d in watcher.window.findChildren(BranchDialog) if d.isVisible())
    dialog.names[0].setText("Eve")
    for level in dialog.levels:
        level.setCurrentIndex(level.findData(HUMAN))
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert watcher.session.game_history.at(33).digest() == there
    assert watcher.session.names == ("Eve", "Ben")
    watcher.lift()
    seat = watcher.session.decision.player
    for choice in watcher.session.legal_choices(seat)[:1]:
        watcher.session.choose(seat, choice)
    journal = watcher.session.journal
    assert journal is not None
    assert [move.text for move in read_record(journal.path).made[:33]] == [
        move.text for move in read_record(over).made[:33]
    ]
    assert over.read_bytes() == before
    back = watcher.session.undo_request()
    assert back is not None
    assert back.position >= 33


def test_after_a_replay_the_game_that_was_on_goes_on(qtbot: QtBot, over: Path) -> None:
    player = Player(qtbot)
    player.play(ALONE)
    player.to_main_phase()
    there = digest(player.session)
    dialog = player.games()
    dialog.words.setText("ben")
    QTest.mouseClick(dialog.look, LEFT)
    qtbot.waitUntil(lambda: isinstance(player.window.play_page.session, Replay))
    timeline = next(t for t in player.window.findChildren(Timeline) if t.isVisible())
    assert player.window.session is None
    QTest.mouseClick(timeline.leave, LEFT)
    assert digest(player.session) == there
    assert player.session.decision.kind == "main"


def test_of_a_game_that_goes_on_only_ones_own_view_is_shown(qtbot: QtBot) -> None:
    player = Player(qtbot)
    player.play(ALONE)
    player.to_main_phase()
    journal = player.session.journal
    assert journal is not None
    assert player.window.saved_games.watch(journal.path)
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert replay.seats == (0,)
    assert replay.eyes == (0, False)
    replay.look(1, both=True)
    assert replay.eyes == (0, False)


def test_a_game_of_two_people_is_watched_when_it_is_over(qtbot: QtBot) -> None:
    player = Player(qtbot)
    player.play(FRIENDS)
    player.choose("keep")
    player.lift()
    dialog = player.games()
    assert not dialog.look.isEnabled()
    dialog.reject()
    player.session.concede(player.window.play_page.viewer)
    dialog = player.games()
    assert dialog.look.isEnabled()
    dialog.reject()


def test_the_timeline_has_room_for_its_signs(watcher: Watcher) -> None:
    assert watcher.timeline.rail.height() == RAIL


def test_a_click_on_a_line_of_the_log_goes_there(watcher: Watcher) -> None:
    replay, lines = watcher.replay, watcher.window.play_page.side.log.list
    replay.go_to(replay.last)
    attack = next(row for row in lines.lines.rows if " attacks " in row.text)
    lines.moment_wanted.emit(attack.moment)
    assert replay.position < replay.last
    assert watcher.timeline.rail.value() == replay.position
    assert attack in lines.lines.rows, "it is among the last things that have happened"
    assert all(row.moment <= len(replay.history(replay.eyes[0])) for row in lines.lines.rows)
    kinds = [event.kind for event in replay.game_history.events(replay.position - 1, replay.position)]
    assert "attacked" in kinds


def test_the_dot_of_the_status_has_the_colour_of_the_one_who_decides(watcher: Watcher) -> None:
    """After the end it has the winner's colour, from both seats."""
    replay, page = watcher.replay, watcher.window.play_page
    for seat in (0, 1):
        replay.look(seat, both=False)
        for position in range(replay.first, replay.last, 7):
            replay.go_to(position)
            page.scene.finish()
            assert page.side.status._own is (replay.game_history.moves[position].seat == seat)
        replay.go_to(replay.last)
        page.scene.finish()
        assert page.side.status._own is (replay.view(seat).result == str(seat))
