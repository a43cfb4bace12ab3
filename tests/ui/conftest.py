"""What every test of the client's screen gets: the fonts and the style of the program, the dark theme, English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.appearance import install_language, make_application
from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.style.scaling import USUAL, set_scale_for, set_text_size
from gundam_desktop.ui.style.theme import DARK, install_theme, theme
from gundam_desktop.ui.style.translation import language

if TYPE_CHECKING:
    from tests.ui.table_driver import Hand, Take


TIMEOUT_MS = 120_000
"""Milliseconds for which tests wait for what must happen: a wait shows that it does, not how fast the machine is."""
for _wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    _wait.__kwdefaults__ = {**(_wait.__kwdefaults__ or {}), "timeout": TIMEOUT_MS}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what opens a window, which costs more than all else that most tests do."""
    if "qtbot" in getattr(item, "fixturenames", ()):
        item.add_marker("window")


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the client makes it, in place of a plain one."""
    return make_application()


@pytest.fixture(autouse=True)
def as_at_the_start(qapp: QApplication) -> Iterator[None]:
    """Delete what a test has put away, and take back what it has installed.

    Without a running event loop, `deleteLater` waits: closed windows would follow every change of all later tests.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    follow_motion("never", bool)
    set_text_size(100)
    set_scale_for(USUAL)
    if theme() is not DARK:
        install_theme(DARK)
    if language() != "en":
        install_language("en")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the window wait for what it writes and reads, as on a quick disk: a test then finds it there."""
    for module in ("disk", "background_reader"):
        monkeypatch.setattr(f"gundam_desktop.ui.session.{module}.MOMENT", TIMEOUT_MS / 1000)


@pytest.fixture(autouse=True)
def no_thumbnails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take no picture of the table beside a game that is played: that is a tenth of what a window costs."""
    monkeypatch.setattr(
        "gundam_desktop.ui.saved_games.thumbnail_recorder.ThumbnailRecorder.take", lambda _recorder: None
    )


@pytest.fixture(autouse=True)
def fast_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have results read at once: a test presses the next key without a pause."""
    monkeypatch.setattr("gundam_desktop.ui.play.animation_gate.UNREAD", 0)


@pytest.fixture
def take(qtbot: QtBot) -> Iterator[Take]:
    """Opens windows with a game, as `Hand` does; they are closed after the test."""
    from tests.ui.table_driver import Hand  # imports the whole client

    hands: list[Hand] = []

    def make(*what: Any, **how: Any) -> Hand:
        hands.append(Hand(qtbot, *what, **how))
        return hands[-1]

    yield make
    for hand in hands:
        hand.window.close()
