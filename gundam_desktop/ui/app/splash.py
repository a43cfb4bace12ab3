"""A small picture with the program's name, for a start that takes so long that one would wonder about it."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QEventLoop, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop import STARTED
from gundam_desktop.ui.app.first_picture import FirstPicture
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.appearance import make_application
from gundam_desktop.ui.style.theme import Theme, theme_for

DELAY_S = 0.8
"""Seconds after which a start without a window shows the picture."""
LONGEST_PAINTING = 200
"""Milliseconds that the start waits, at most, for the picture to be painted."""
WIDTH, HEIGHT, EMBLEM, NAME = 360, 200, 96, 24


class Splash:
    """Shows the picture when the window is not there in time, and puts it away when the window has been painted.

    While the program loads, no event loop runs and no timer fires. So the clock is read before each module that
    Python looks for: that is why this stands in `sys.meta_path`.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds like `STARTED`."""
        self._clock = clock
        self.picture: SplashPicture | None = None
        """None unless the picture is on the screen."""

    def __enter__(self) -> Splash:
        sys.meta_path.insert(0, self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def find_spec(self, *_asked: object) -> None:
        """Show the picture if it is time; the module is left to others to find."""
        if self._clock() - STARTED < DELAY_S or threading.current_thread() is not threading.main_thread():
            return
        self._watch_no_longer()
        make_application()
        self.picture = SplashPicture()
        self.picture.appear()

    def end_with(self, window: QWidget) -> None:
        """Put the picture away as soon as a window has been painted, which is about to be shown."""
        self._watch_no_longer()
        FirstPicture(window).shown.connect(self._end)

    def _watch_no_longer(self) -> None:
        if self in sys.meta_path:
            sys.meta_path.remove(self)

    def _end(self) -> None:
        self._watch_no_longer()
        if self.picture is not None:
            self.picture.close()
            self.picture.deleteLater()
            self.picture = None


class SplashPicture(QWidget):
    """The emblem and the name of the program, in the colours that the player has set."""

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        self.theme: Theme = theme_for(settings.theme_in_file(), QGuiApplication.styleHints().colorScheme())
        self.setFixedSize(WIDTH, HEIGHT)
        box = self.geometry()
        box.moveCenter(self.screen().availableGeometry().center())
        self.move(box.topLeft())

    def appear(self) -> None:
        """Show it, and return when it has been painted."""
        painted = QEventLoop()
        FirstPicture(self).shown.connect(painted.quit)
        QTimer.singleShot(LONGEST_PAINTING, painted, painted.quit)
        self.show()
        painted.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self.theme.background_light)
        painter.setPen(self.theme.panel_edge)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        icon = QGuiApplication.windowIcon().pixmap(QSize(EMBLEM, EMBLEM), self.devicePixelRatio())
        painter.drawPixmap((WIDTH - EMBLEM) // 2, 28, icon)
        painter.setPen(self.theme.text)
        painter.setFont(fonts.font(NAME, fonts.BOLD))
        name = QRectF(0, 28 + EMBLEM, WIDTH, HEIGHT - 28 - EMBLEM)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.windowTitle())
        painter.end()
