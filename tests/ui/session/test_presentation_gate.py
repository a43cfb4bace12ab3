"""The gate between what plays by itself and the table that shows it."""

from __future__ import annotations

import pytest

from gundam_desktop.ui.session.presentation_gate import PresentationGate


@pytest.fixture
def steps() -> list[str]:
    return []


@pytest.fixture
def gate(steps: list[str]) -> PresentationGate:
    return PresentationGate(lambda: steps.append("step"))


def test_without_a_table_nothing_waits(gate: PresentationGate, steps: list[str]) -> None:
    gate.request()
    assert steps == ["step"]


def test_a_step_waits_until_the_table_has_shown_the_last_one(gate: PresentationGate, steps: list[str]) -> None:
    gate.begin_showing()
    gate.request()
    assert steps == []
    gate.shown()
    assert steps == ["step"]
    gate.shown()
    assert steps == ["step"]


def test_a_step_that_was_cancelled_is_not_made_later(gate: PresentationGate, steps: list[str]) -> None:
    gate.begin_showing()
    gate.request()
    gate.cancel()
    gate.shown()
    assert steps == []
