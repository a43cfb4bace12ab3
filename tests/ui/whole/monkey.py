"""A monkey at the client's window: mouse and keys by chance, anywhere, also in menus and dialogs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup
from tests.records import played_games
from tests.ui.table_driver import FRIENDS

NO_KEY, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
MODIFIERS = (NO_KEY,) * 6 + (CONTROL, SHIFT, Qt.KeyboardModifier.AltModifier)
KEYS = (
    *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_F1, Qt.Key.Key_F12 + 1)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) * 3,
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Menu) * 3,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Slash, Qt.Key.Key_Question),
)
WAR = GameSetup(game="gundam_war", decks=("blue", "green"), names=("Ann", "Ben"), opponent=HUMAN, seed=2)


def _watch(window: MainWindow) -> bool:
    """Show a game that is over as a replay."""
    return window.saved_games.watch(played_games.recorded(Store(), random.Random(1)))


def _review(window: MainWindow) -> None:
    """Show the page after a game, with its review."""
    _watch(window)
    window.after_game.show()


ROOMS: dict[str, Callable[[MainWindow], Any]] = {
    "table": lambda window: window.launcher.play(FRIENDS),
    "other game": lambda window: window.launcher.play(WAR),
    "start": lambda window: window.show_welcome(),
    "builder": lambda window: window.decks.show(),
    "library": lambda window: window.decks.show_library(),
    "collection": lambda window: window.decks.windows.show_collection(),
    "learn": lambda window: window.learning.show(),
    "lesson": lambda window: window.learning.open_lesson("block"),
    "puzzle": lambda window: window.learning.open_puzzle("link_and_go"),
    "replay": _watch,
    "review": _review,
    "rule book": lambda window: window.rule_book.toggle(),
    "saved games": lambda window: window.saved_games.show_games(),
    "settings": lambda window: window.settings_controller.show(),
    "new game": lambda window: window.launcher.ask_new_game(),
}
STUCK = 60
"""Events after which a dialog that still covers the window is closed by Escape, and then by its title bar."""


class Monkey(QObject):
    """Does one thing by chance after the other, also where a menu waits for an answer; `rng` says what.

    The window cannot be closed by it.
    """

    def __init__(self, window: MainWindow, rng: random.Random) -> None:
        super().__init__(window)
        self.window, self.rng = window, rng
        window.installEventFilter(self)
        self.left = 0
        """How many things are still to be done."""
        self._covered = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Keep the window open."""
        if watched is not self.window or event.type() != QEvent.Type.Close:
            return False
        event.ignore()
        return True

    def begin(self, events: int) -> None:
        """Do a number of things by chance while the event loop runs."""
        self.left = events
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        if self.left:
            self.left -= 1
            QTimer.singleShot(0, self._go_on)  # first: a menu or a drag that is opened runs a loop of its own
            self._act()
        elif front := QApplication.activePopupWidget() or QApplication.activeModalWidget():
            QTimer.singleShot(0, self._go_on)
            front.close()  # the last thing done may have opened it: its loop would wait for ever

    def _act(self) -> None:
        """Do one thing to the window that is in front."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        self._covered = 0 if front is self.window else self._covered + 1
        if self._covered > STUCK:
            front.close()
        elif self._covered == STUCK:
            QTest.keyClick(front, Qt.Key.Key_Escape)
        else:
            does = (self._click, self._click, self._click, self._drag, self._key, self._key, self._wheel)
            self.rng.choice(does)(front)

    def _click(self, front: QWidget) -> None:
        widget, at = self._somewhere(front)
        button = self.rng.choice((Qt.MouseButton.LeftButton,) * 5 + (Qt.MouseButton.RightButton,))
        done: Callable[..., None] = QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick
        done(widget, button, self.rng.choice(MODIFIERS[-4:]) if self.rng.random() < 0.1 else NO_KEY, at)

    def _drag(self, front: QWidget) -> None:
        widget, start = self._somewhere(front)
        end = start + QPoint(self.rng.randrange(-400, 400), self.rng.randrange(-400, 400))
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, NO_KEY, start)
        for at in (start, QRect(start, end).center(), end):
            if shiboken6.isValid(widget):
                QTest.mouseMove(widget, at)
        if shiboken6.isValid(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, NO_KEY, end)

    def _key(self, front: QWidget) -> None:
        QTest.keyClick(QApplication.focusWidget() or front, self.rng.choice(KEYS), self.rng.choice(MODIFIERS))

    def _wheel(self, front: QWidget) -> None:
        widget, at = self._somewhere(front)
        turned = QPoint(0, self.rng.choice((-360, -120, 120, 360)))
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        modifiers = self.rng.choice(MODIFIERS)
        place = QPointF(widget.mapToGlobal(at))
        event = QWheelEvent(QPointF(at), place, QPoint(), turned, none, modifiers, phase, False)
        QApplication.sendEvent(widget, event)

    def _somewhere(self, front: QWidget) -> tuple[QWidget, QPoint]:
        """A widget that can be seen, and a place in it."""
        seen = [one for one in front.findChildren(QWidget) if one.isVisible() and not one.visibleRegion().isEmpty()]
        widget = self.rng.choice([*seen, front])
        box: QRect = widget.visibleRegion().boundingRect()
        return widget, box.topLeft() + QPoint(
            self.rng.randrange(max(1, box.width())), self.rng.randrange(max(1, box.height()))
        )
