"""Drives the client's window as a person does, with a mouse, and waits for what it shows: for measures and checks."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.table import TableView

PERSON = 0
"""The seat of the person at the window."""
LONGEST_GAME = 120.0
"""Seconds after which a game counts as hanging."""
STEPS = 8
"""Moves of the mouse in a drag."""


class NotReached(RuntimeError):
    """The window did not reach the state that was waited for; one line for people."""


def wait(seconds: float) -> None:
    """Let the window work for a time."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1e3), loop, loop.quit)
    loop.exec()


def wait_until(reached: Callable[[], bool], what: str, seconds: float = LONGEST_GAME) -> None:
    """Let the window work until something is so; `NotReached`, which names `what`, after a time."""
    limit = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > limit:
            raise NotReached(f"waited {seconds:.0f} s in vain for {what}")
        wait(0.01)


def reach_main(session: GameSession, window: MainWindow, rest: float = 0.5) -> None:
    """Play to the person's main phase, and wait until the table is at rest, and then `rest` seconds more."""
    limit = time.monotonic() + LONGEST_GAME
    while session.decision.kind != "main" or session.decision.player != PERSON or window.play_page.scene.busy:
        if session.over or time.monotonic() > limit:
            raise NotReached("the game came to no main phase")
        if session.decision.player == PERSON and session.decision.kind != "main":
            window.play_page.choose(session.legal_choices(PERSON)[0])
        wait(0.02)
    wait(rest)


def mouse(view: TableView, kind: QEvent.Type, at: QPoint) -> None:
    """Do to the window what a mouse does, at a place of its table."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    viewport, window = view.viewport(), view.window()
    event = QMouseEvent(
        kind,
        QPointF(viewport.mapTo(window, at)),
        QPointF(viewport.mapToGlobal(at)),
        none if kind == QEvent.Type.MouseMove else left,
        none if kind == QEvent.Type.MouseButtonRelease else left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window.windowHandle(), event)


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    """Press at a place of the table, move in steps, and release at another."""
    mouse(view, QEvent.Type.MouseButtonPress, start)
    for step in range(1, STEPS + 1):
        between = start + (end - start) * (step / STEPS)
        mouse(view, QEvent.Type.MouseMove, between)
    mouse(view, QEvent.Type.MouseButtonRelease, end)


def close(window: MainWindow) -> None:
    """Close the window, and let what waits for that be done."""
    window.close()
    window.deleteLater()
    QApplication.processEvents()
