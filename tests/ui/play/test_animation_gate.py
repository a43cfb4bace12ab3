"""A decision is answered only when it could be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.animation_gate import DEBOUNCE, TIMEOUT_MS, AnimationGate


def shown(gate: AnimationGate, *, animated: bool) -> None:
    gate.begin()
    if animated:
        gate.wait(0)
    gate.settle()


def test_a_press_right_after_an_animation_is_hasty_and_one_after_a_moment_is_not(qtbot: QtBot) -> None:
    parent = QObject()
    gate = AnimationGate(parent)
    shown(gate, animated=True)
    assert gate.is_hasty()
    qtbot.wait(DEBOUNCE + 50)
    assert not gate.is_hasty()


def test_each_hasty_press_prolongs_the_moment(qtbot: QtBot) -> None:
    parent = QObject()
    gate = AnimationGate(parent)
    gate._debounce.setTimerType(Qt.TimerType.PreciseTimer)
    gate._debounce.setInterval(60_000)  # longer than any machine takes for the next lines
    shown(gate, animated=True)
    qtbot.wait(DEBOUNCE // 3)
    left = gate._debounce.remainingTime()
    assert gate.is_hasty()
    assert gate._debounce.remainingTime() > left


def test_without_animation_nothing_is_hasty() -> None:
    parent = QObject()
    gate = AnimationGate(parent)
    shown(gate, animated=False)
    assert not gate.is_hasty()


def test_the_limit_grows_with_the_time_that_the_table_asks_for() -> None:
    parent = QObject()
    gate = AnimationGate(parent)
    gate.begin()
    gate.wait(30_000)
    assert gate._patience.interval() == TIMEOUT_MS + 30_000
