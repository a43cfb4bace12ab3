"""Several servers as processes: started, started again when one fails, and ended together."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Sequence
from types import FrameType

from gundam_desktop.net.home_server import command

LOOK = 0.2
"""Seconds between two looks at the processes."""
PAUSE = 2.0
"""Seconds until a process that has failed is started again."""


def run_workers(calls: Sequence[Sequence[str]]) -> None:
    """Run this program once with each call, until this process is told to end."""
    told = threading.Event()

    def tell(_number: int, _frame: FrameType | None) -> None:
        told.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, tell)
    processes = [subprocess.Popen(command(*call)) for call in calls]
    while not told.wait(LOOK):
        for at, process in enumerate(processes):
            if process.poll() is not None and not told.wait(PAUSE):
                processes[at] = subprocess.Popen(command(*calls[at]))
    for process in processes:
        process.terminate()
    for process in processes:
        process.wait()
