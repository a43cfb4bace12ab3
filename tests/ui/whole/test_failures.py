"""What goes wrong around a game is said, with its place and its reason, and the game goes on."""

from __future__ import annotations

import argparse
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import application
from gundam_desktop.ui.app.driven_window import wait_until
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from tests.ui import stub_game
from tests.ui.table_driver import Hand


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed so here")
def test_a_bot_that_dies_is_said_and_replaced(hand: Hand) -> None:
    session = hand.session
    hand.qtbot.waitUntil(lambda: session.decision.player == 0)
    process = stub_game.process_of(session, 1)
    assert process is not None
    os.kill(process, signal.SIGKILL)
    hand.press("Keep hand")
    hand.qtbot.waitUntil(lambda: session.decision.player == 0 and session.decision.kind == "main")
    assert "Bot (first) has stopped; it is restarted." in hand.log
    assert "Bot (first) keeps their hand." in hand.log
    assert stub_game.process_of(session, 1) not in (None, process)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 ST01-001\n4 X-999\n", ", line 2: no card has the number X-999"),
        ("4 ST01-001\n", "50"),
        ("", ""),
    ],
)
def test_a_broken_deck_file_is_told_with_its_place_and_reason(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    before = hand.session
    hand.window.launcher.ask_new_game()
    dialog = hand.window.launcher.dialog
    assert dialog is not None
    QTest.mouseClick(dialog.decks[0], Qt.MouseButton.LeftButton)
    assert dialog.decks[0].picker is not None
    QTest.mouseClick(dialog.decks[0].picker.file, Qt.MouseButton.LeftButton)
    if not hand.boxes():
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    (box,) = hand.boxes()
    assert box.text() == "This deck cannot be played"
    assert str(path) in box.informativeText() or "mine" in box.informativeText()
    assert reason in box.informativeText()
    box.close()
    dialog.reject()
    assert hand.session is before


def test_broken_settings_are_told_at_the_start_and_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"theme": "pink"}', encoding="utf-8")
    told: list[str] = []

    def stay() -> int:
        windows = QApplication.topLevelWidgets()
        boxes = [box for window in windows for box in window.findChildren(QMessageBox)]
        told.extend(f"{box.text()} {box.informativeText()}" for box in boxes)
        for window in windows:
            window.close()
        return 0

    monkeypatch.setattr(
        application, "make_application", lambda: SimpleNamespace(exec=stay, installEventFilter=lambda _: None)
    )
    assert application.run(argparse.Namespace()) == 0
    (words,) = told
    assert "theme" in words
    assert "settings.broken-1.json" in words
    assert path.with_name("settings.broken-1.json").read_text(encoding="utf-8") == '{"theme": "pink"}'


def test_the_command_line_starts_a_game_by_the_edition_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[MainWindow] = []
    titles: list[str] = []

    def stay() -> int:
        (window,) = opened
        wait_until(lambda: window.session is not None, "a game")
        titles.append(window.windowTitle())
        window.close()
        return 0

    monkeypatch.setattr(application, "make_application", lambda: SimpleNamespace(exec=stay))
    arguments = argparse.Namespace(deck="official-004", against="human", opponent_deck=None, seed=7, edition="1.9")
    assert application.run(arguments, opened.append) == 0
    assert any("rules 1.9 — " in title for title in titles)
