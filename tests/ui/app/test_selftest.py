"""The selftest: all is well here, and what is missing is named by its step."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import selftest
from gundam_desktop.ui.app.driven_window import NotReached
from gundam_desktop.ui.app.logging_setup import PACKAGE
from gundam_desktop.ui.app.selftest import Selftest
from tests.conftest import Times

LONG = ("table", "save and resume", "game")
"""Steps that play: `.ci/run` has them, and `--whole`."""


def test_every_step_is_well(home: Path, times: Times, qtbot: QtBot) -> None:
    done = list(Selftest().checks(left_out=() if times.whole else LONG))
    assert [check.error for check in done] == [""] * len(done)
    assert len(done) == len(Selftest().steps) - (0 if times.whole else len(LONG))


def test_what_is_missing_is_named_and_the_other_steps_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> str:
        raise FileNotFoundError("resources/sounds is missing")

    monkeypatch.setattr(selftest, "play_into_nowhere", missing)
    left_out = set(Selftest().steps) - {"sound", "close"}
    sound, closing = Selftest().checks(left_out)
    assert (sound.name, sound.error) == ("sound", "FileNotFoundError: resources/sounds is missing")
    assert closing.error == "NotReached: there is no window"


def test_a_warning_of_the_program_or_of_qt_fails_its_step(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def warn() -> str:
        logging.getLogger(f"{PACKAGE}.bots").warning("the bot does not start")
        qWarning("no such plugin")
        qWarning("This plugin does not support raise()")
        return ""

    monkeypatch.setattr(selftest, "play_into_nowhere", warn)
    (check,) = Selftest().checks(set(Selftest().steps) - {"sound"})
    assert check.error == "the bot does not start; no such plugin"


def test_an_empty_picture_is_not_taken_for_a_drawn_one(qtbot: QtBot) -> None:
    empty = QWidget()
    qtbot.addWidget(empty)
    empty.resize(800, 600)
    with pytest.raises(NotReached, match="is drawn with 1 colour"):
        selftest.check_drawn(empty)
