"""The client ends and starts once more."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.app import application, restart
from gundam_desktop.ui.app.main_window import MainWindow


def test_a_client_that_is_to_start_again_ends_and_starts_another(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(application, "make_application", lambda: qapp)
    monkeypatch.setattr(subprocess, "Popen", started.append)

    def end_soon(window: MainWindow) -> None:
        QTimer.singleShot(0, window, restart.restart)

    assert application.run(argparse.Namespace(), end_soon) == 0
    assert started == [[sys.executable, "-P", "-m", "gundam_desktop"]]
