"""Ends the client and starts it once more: it then reads everything again from the disk."""

from __future__ import annotations

import subprocess
from typing import Final

from PySide6.QtCore import QCoreApplication

RESTART: Final = 75
"""The exit status of the event loop after which the client starts once more."""


def restart() -> None:
    """End the event loop without closing the window, whose contents must have been saved."""
    QCoreApplication.exit(RESTART)


def start_again() -> None:
    """Start a client beside this process, which ends."""
    from gundam_desktop.net.home_server import command  # nothing of `net` is imported at the start

    subprocess.Popen(command())
