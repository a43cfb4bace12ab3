"""The gate between what plays by itself and the table that shows it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.session.presentation_gate import PresentationGate


@pytest.fixture
def steps() -> list[str]:
    return []


@pytest.fixture
def gate(steps: list[str], qtbot: QtBot) -> PresentationGate:
    return PresentationGate(lambda: steps.append("step"))


def test_without_a_table_nothing_waits(gate: PresentationGate, steps: list[str]) -> None:
    gate.request()
    assert steps == ["step"]


def test_a_step_waits_until_the_table_has_shown_the_last_one(
    gate: PresentationGate, steps: list[str], qtbot: QtBot
) -> None:
    gate.begin_showing()
    gate.request()
    assert steps == []
    gate.shown()
    assert steps == []  # the window comes first
    qtbot.waitUntil(lambda: steps == ["step"])
    gate.shown()
    qtbot.wait(10)
    assert steps == ["step"]


def test_a_step_is_made_once(gate: PresentationGate, steps: list[str], qtbot: QtBot) -> None:
    gate.begin_showing()
    gate.request()
    gate.shown()
    gate.request()
    qtbot.wait(10)
    assert steps == ["step"]


def test_a_step_that_was_cancelled_is_not_made_later(gate: PresentationGate, steps: list[str], qtbot: QtBot) -> None:
    gate.begin_showing()
    gate.request()
    gate.cancel()
    gate.shown()
    qtbot.wait(10)
    assert steps == []
    gate.begin_showing()
    gate.request()
    gate.shown()
    gate.cancel()
    qtbot.wait(10)
    assert steps == []
