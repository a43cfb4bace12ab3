"""Ctrl+C in the terminal from which the client was started: the client ends at once, and saves what it has."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

INTERRUPTED = 130
"""The exit status of a program that was interrupted."""


class Interrupts(QObject):
    """Ends the event loops at an interrupt. While Qt waits, no Python runs that could notice one: a socket wakes it."""

    def __init__(self) -> None:
        super().__init__()
        self.received = False
        """True after an interrupt."""
        self._near, self._far = socket.socketpair()
        for end in (self._near, self._far):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        # Python's handler runs before this does.
        self._notifier.activated.connect(lambda *_: self._near.recv_into(bytearray(4096)))
        self._before_fd = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        self._before = signal.signal(signal.SIGINT, self._end)

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self.received = True
        QCoreApplication.exit(INTERRUPTED)

    def stop(self) -> None:
        """Leave interrupts to the program again."""
        signal.signal(signal.SIGINT, self._before)
        signal.set_wakeup_fd(self._before_fd)
        self._notifier.setEnabled(False)
        for end in (self._near, self._far):
            end.close()
