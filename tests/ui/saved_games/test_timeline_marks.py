"""The timeline of a replay has signs for what happened; each tells what it stands for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store
from gundam_desktop.tabletop import Mark
from gundam_desktop.ui.saved_games.timeline import Rail
from gundam_desktop.ui.style.theme import theme
from tests.records.played_games import recorded
from tests.ui.session.test_replay import Watcher

SIGNS = {"attacked": Mark.ARROW, "destroyed": Mark.CROSS, "shield destroyed": Mark.SQUARE, "activated burst": Mark.STAR}


@pytest.fixture
def watcher(qtbot: QtBot, rng: random.Random, home: Path) -> Watcher:
    return Watcher(qtbot, recorded(Store(), random.Random(3)))


def test_every_attack_and_every_loss_has_its_sign_at_its_choice(watcher: Watcher) -> None:
    replay = watcher.replay
    history = replay.game_history
    wanted = [
        (position, SIGNS[event.kind])
        for position in range(replay.first, replay.last)
        for event in history.events(position, position + 1)
        if event.kind in SIGNS
    ]
    assert {sign for _, sign in wanted} >= {Mark.ARROW, Mark.SQUARE}
    assert [(mark.position, mark.sign) for mark in watcher.timeline.rail.marks.placed()] == wanted


def hovered(rail: Rail, x: float) -> str:
    at = QPoint(round(x), 17)
    QToolTip.hideText()
    QApplication.sendEvent(rail, QHelpEvent(QEvent.Type.ToolTip, at, rail.mapToGlobal(at)))
    return QToolTip.text()


def test_a_sign_tells_what_happened(watcher: Watcher) -> None:
    rail, page = watcher.timeline.rail, watcher.window.play_page
    for mark in rail.marks.placed():
        story = page.texts.library.story(mark.event, watcher.replay.names, "en")
        assert story
        assert story in rail.marks.told_at(rail.x_of(mark.position), rail.x_of).splitlines()
    first = rail.marks.placed()[0]
    assert hovered(rail, rail.x_of(first.position)) == rail.marks.told_at(rail.x_of(first.position), rail.x_of)
    assert rail.marks.told_at(-50, rail.x_of) == ""


def test_the_tip_of_a_sign_is_as_high_as_its_lines(watcher: Watcher) -> None:
    """The least height of the rail is none of the tip."""
    rail = watcher.timeline.rail
    assert hovered(rail, rail.x_of(rail.marks.placed()[0].position))
    tip = next(each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel") and each.isVisible())
    lines = len(QToolTip.text().splitlines())
    assert tip.height() < (lines + 1) * tip.fontMetrics().lineSpacing() + 8


def test_the_signs_are_drawn(watcher: Watcher) -> None:
    rail = watcher.timeline.rail
    picture = rail.grab().toImage()
    marks = {mark.position: mark for mark in rail.marks.placed() if mark.sign is Mark.SQUARE}
    colors = {QColor(theme().accent_self).name(), QColor(theme().accent_opponent).name()}
    ratio = picture.devicePixelRatio()
    assert marks
    for position in marks:
        around = [(round((rail.x_of(position) + aside) * ratio), round(14 * ratio)) for aside in range(-3, 4)]
        assert colors & {picture.pixelColor(*at).name() for at in around}


def test_a_sign_tells_no_card_that_may_not_be_known(watcher: Watcher) -> None:
    for index in (1, 2):
        watcher.timeline.eyes.setCurrentIndex(index)
        seat = watcher.replay.eyes[0]
        for mark in watcher.timeline.rail.marks.placed():
            assert mark.event.as_seen_by(seat) == mark.event
