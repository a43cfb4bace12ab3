"""Ctrl+C in the terminal: the client ends at once, with the status of an interrupted program, and keeps what it has."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.ui.app.interrupts import INTERRUPTED, Interrupts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no program can send itself a Ctrl+C there")
CLIENT = """\
import argparse, os, signal, sys, threading
from PySide6.QtCore import QTimer
from gundam_desktop.ui.app import application

def opened(window):
    {act}

sys.exit(application.run(argparse.Namespace({options}), opened))
"""
LOADING = """\
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == "{module}":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
sys.argv = ["gundam-desktop", "play"]
from gundam_desktop.__main__ import main
sys.exit(main())
"""
SIGNAL = "os.kill(os.getpid(), signal.SIGINT)"
EDITED = f"""\
window.decks.new()
    window.decks.open_deck.document.add("ST01-005", 3)
    QTimer.singleShot(0, lambda: {SIGNAL})"""


def test_an_interrupt_ends_waiting_loops(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGINT)
    interrupts, within = Interrupts(), []
    try:
        QTimer.singleShot(0, lambda: within.append(QEventLoop().exec()))
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
        assert QCoreApplication.exec() == INTERRUPTED  # nothing but the signal wakes the loop within it
        assert within == [INTERRUPTED]
        assert interrupts.received
    finally:
        interrupts.stop()
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("act", "options"),
    [
        (SIGNAL, ""),
        (f"QTimer.singleShot(0, lambda: {SIGNAL})", ""),
        (f"QTimer.singleShot(0, lambda: {SIGNAL})", "deck='official-004', against='ace', opponent_deck='official-005'"),
        (f"window.play_page.shown.connect(lambda *_: {SIGNAL})", "deck='official-004', against='greedy'"),
    ],
    ids=["while it starts", "idle", "as a game begins", "in a game"],
)
def test_the_client_ends_at_once(tmp_path: Path, act: str, options: str) -> None:
    done = _client(tmp_path, act, options)
    assert (done.returncode, done.stdout, done.stderr) == (INTERRUPTED, "", "")


def test_edits_that_are_not_saved_stay_as_a_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _client(tmp_path, EDITED).returncode == INTERRUPTED
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(tmp_path))
    (draft,) = decks_api.player_repository().recoverable_drafts().drafts
    assert draft.content.deck.cards == (("ST01-005", 3),)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "module",
    [
        "gundam_desktop.compiled",
        "gundam_desktop.cli.card",
        "PySide6.QtCore",
        "PySide6.QtGui",
        "PySide6.QtWidgets",
        "gundam_desktop.ui.app.main_window",
        "gundam_desktop.ui.table.scene",
    ],
)
def test_an_interrupt_while_a_module_is_loaded(tmp_path: Path, module: str) -> None:
    done = _run(LOADING.format(module=module), tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (INTERRUPTED, "", "")


def _client(home: Path, act: str, options: str = "") -> subprocess.CompletedProcess[str]:
    return _run(CLIENT.format(act=act, options=options), home)


def _run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "GUNDAM_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=120)
