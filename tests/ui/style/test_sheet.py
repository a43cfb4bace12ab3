"""A sheet rises to its place; with reduced motion it stands still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.sheet import RISE, RISE_MS, Sheet


class Question(Sheet, QDialog):
    """A sheet with nothing on it."""


@pytest.fixture
def question(qtbot: QtBot) -> Iterator[Question]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    made = Question(window)
    made.resize(200, 100)
    yield made
    made.close()


def is_rising(sheet: Question) -> bool:
    return sheet.entrance.state() == QAbstractAnimation.State.Running


def test_it_rises_to_its_place(question: Question) -> None:
    question.open()
    assert is_rising(question)
    question.entrance.setCurrentTime(0)
    low = question.y()
    question.entrance.setCurrentTime(RISE_MS)
    assert low - question.y() == scaled(RISE)
    home = question.pos()
    question.close()
    question.open()
    question.entrance.setCurrentTime(RISE_MS)
    assert question.pos() == home


def test_one_that_is_closed_while_it_rises_is_at_its_place_the_next_time(question: Question) -> None:
    question.open()
    question.entrance.setCurrentTime(RISE_MS)
    home = question.pos()
    question.close()
    question.open()
    question.entrance.setCurrentTime(0)
    question.close()
    assert not is_rising(question)
    assert question.pos() == home


def test_with_reduced_motion_it_stands_still(question: Question) -> None:
    follow_motion("always", bool)
    question.open()
    assert not is_rising(question)
