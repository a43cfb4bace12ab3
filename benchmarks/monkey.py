"""A monkey at a room of the client for a long time: what memory and handles it leaves.

python benchmarks/monkey.py ROOM [--events 20000] [--every 2000] [--seed 1] [--json]

Memory is that of the process without shared memory: as the system counts it, and of that what the C heap has given
out ("used") and what it keeps for later ("free"). Handles are open files, pipes and sockets.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from benchmarks.soak import memory, settle
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import make_application
from tests.ui import stub_game
from tests.ui.whole.monkey import ROOMS, Monkey


class _Heap(ctypes.Structure):
    """What the C library of Linux tells of its heap (`mallinfo2`)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "used", "free", "keepcost")
    )


def heap() -> dict[str, float]:
    """Megabytes of the C heap that are in use and that are free, large blocks among the used ones."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = _Heap
    found = tell()
    return {"used": (found.used + found.hblkhd) / 1e6, "free": found.free / 1e6}


def measured(window: MainWindow) -> dict[str, float]:
    """Memory and handles at this moment, when everything that waits for deletion is deleted."""
    settle()
    return {
        "megabytes": memory(),
        **heap(),
        "blocks": sys.getallocatedblocks(),
        "objects": len(window.findChildren(QObject)),
        "handles": len(list(Path("/proc/self/fd").iterdir())),
    }


def main() -> None:
    """Let the monkey at a room, and print what is measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("room", choices=ROOMS)
    parser.add_argument("--events", type=int, default=20000)
    parser.add_argument("--every", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    quiet: Any = lambda *_: ("", "")  # noqa: E731
    QFileDialog.getOpenFileName = QFileDialog.getSaveFileName = quiet  # type: ignore[method-assign]
    QFileDialog.open = lambda *_: None  # type: ignore[method-assign]
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as home:
        os.environ["GUNDAM_DESKTOP_HOME"] = home
        make_application()
        services = Services(levels=stub_game.levels, create=stub_game.create)
        window = MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0, sound=False))
        window.show()
        monkey = Monkey(window, random.Random(options.seed))
        figures = []
        for done in range(0, options.events + 1, options.every):
            ROOMS[options.room](window)
            monkey.begin(options.every if done else 0)
            while monkey.left:
                QCoreApplication.processEvents()
            while front := QApplication.activePopupWidget() or QApplication.activeModalWidget():
                front.close()
                QCoreApplication.processEvents()
            figures.append({"events": done, **measured(window)})
            if not options.json:
                print(*(f"{name} {figure:,.0f}" for name, figure in figures[-1].items()), sep="  ", flush=True)
        window.leave()
    if options.json:
        print(json.dumps(figures, indent=2))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
