"""Plays many games through the client's window, animation off, and reports what is left in memory.

python benchmarks/soak.py [--games 300] [--minutes 0] [--seed 1] [--json]

After every fifth game it is watched as a replay, and a lesson and a puzzle are opened. With `--minutes` it goes on for
that long, however many games that are.

Memory is that of the process after a tenth of the games and at the end; items, timers and threads are those of Qt and
Python that are alive while the last game of either part is on the table. Any warning of Qt is an error.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QtMsgType, qInstallMessageHandler  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from gundam_desktop.bots.random_bot import some_selection  # noqa: E402
from gundam_desktop.ui.app.main_window import MainWindow  # noqa: E402
from gundam_desktop.ui.session.game_session import HUMAN  # noqa: E402
from gundam_desktop.ui.session.services import Services  # noqa: E402
from gundam_desktop.ui.session.settings import GameSetup, Settings  # noqa: E402
from gundam_desktop.ui.style.appearance import make_application  # noqa: E402

DECKS = ("official-004", "official-005", "official-006", "official-007")
LESSONS = ("block", "burst", "pilot_and_link", "first_game")
PUZZLES = ("count_the_walls", "link_and_go", "base_first")
PAGE = 4096
SIZE = (1024, 640)
"""A small window: most of the time goes into painting it."""
SOFT = ("propagateSizeHints", "raise()")
"""Harmless messages of the offscreen platform."""

warnings: list[str] = []


def hear(kind: QtMsgType, _context: Any, text: str) -> None:
    """Collect every warning of Qt."""
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg) and not any(part in text for part in SOFT):
        warnings.append(text)


def play(window: MainWindow, chance: random.Random) -> int:
    """Play a whole random game through the window and return its number of choices."""
    decks = (chance.choice(DECKS), chance.choice(DECKS))
    setup = GameSetup(decks=decks, names=("Ann", "Ben"), opponent=HUMAN, seed=chance.randrange(2**32))
    if not window.launcher.play(setup):
        raise RuntimeError("the game did not begin")
    session, made = window.session, 0
    assert session is not None
    while not session.over:
        window.play_page.curtain.lift()
        decision = session.decision
        choices = session.legal_choices(decision.player)
        window.play_page.choose(chance.choice(choices) if choices else some_selection(decision, chance))
        QCoreApplication.processEvents()
        made += 1
    return made


def look_around(window: MainWindow, chance: random.Random) -> None:
    """Watch the last game to its end, then open a lesson and a puzzle."""
    session, known = window.session, window.learning
    assert session is not None
    assert session.journal is not None
    if not window.saved_games.watch(session.journal.path):
        raise RuntimeError("the game cannot be watched")
    replay = window._active.replay
    assert replay is not None
    for position in range(replay.game_history.first, replay.game_history.last + 1, 10):
        replay.go_to(position)
        QCoreApplication.processEvents()
    window.saved_games.leave_replay()
    for open_one, names in ((known.open_lesson, LESSONS), (known.open_puzzle, PUZZLES)):
        open_one(chance.choice(names))
        QCoreApplication.processEvents()


def settle() -> None:
    """Delete all objects that wait for deletion."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()


def counted(window: MainWindow) -> dict[str, int]:
    """The number of living objects by kind."""
    settle()
    kinds = Counter(type(thing).__name__ for thing in window.findChildren(QObject))
    return {
        "objects": sum(kinds.values()),
        "timers": kinds["QTimer"],
        "items": len(window.play_page.scene.items()),
        "widgets": len(QApplication.allWidgets()),
        "threads": threading.active_count(),
        "handles": len(list(Path("/proc/self/fd").iterdir())),
        "python": len(gc.get_objects()),
    }


def memory() -> float:
    """Megabytes of memory of the process alone, without shared memory."""
    with Path("/proc/self/statm").open(encoding="ascii") as file:
        resident, shared = file.read().split()[1:3]
    return (int(resident) - int(shared)) * PAGE / 1e6


def soak(games: int, minutes: float, seed: int) -> dict[str, Any]:
    """Play, and compare the end with the state after a tenth of the games."""
    began = time.monotonic()
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as home:
        os.environ["GUNDAM_DESKTOP_HOME"] = home
        make_application()
        qInstallMessageHandler(hear)
        window = MainWindow(Services(), Settings(theme="dark", animation=0, bot_pause=0, coach="off"))
        window.resize(*SIZE)
        window.show()
        decisions, warm, figures = 0, max(1, games // 10), []
        number = 0
        while number < games or time.monotonic() - began < 60 * minutes:
            number += 1
            decisions += play(window, chance)
            if number % 5 == 0:
                look_around(window, chance)
            settle()  # as the event loop does between two games
            if number == warm:
                now = memory()  # before counting, which itself takes memory
                figures.append((now, counted(window)))
            if number % 10 == 0:
                print(f"{number} games, {memory():.1f} MB, {counted(window)}", file=sys.stderr, flush=True)
        figures.append((memory(), counted(window)))
        window.close()
    (before, first), (after, last) = figures[0], figures[-1]
    return {
        "games": number,
        "decisions": decisions,
        "megabytes": [round(before, 1), round(after, 1)],
        "growth": round(after - before, 1),
        "left": {name: [first[name], last[name]] for name in first},
        "warnings": warnings,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = soak(arguments.games, arguments.minutes, arguments.seed)
    print(json.dumps(found, indent=None if arguments.json else 2))


if __name__ == "__main__":
    main()
