"""A learner at the client's window, with an empty folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from tests.ui.learning.learner import Learner


@pytest.fixture
def learner(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Learner]:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)  # no thread that reads all scenarios
    learner = Learner(qtbot)
    yield learner
    learner.window.close()
