"""The client in a home with many saved games and decks, beside an empty home, in one run.

    python benchmarks/large_home.py [--games 5000] [--decks 5000] [--home FOLDER] [--json]

Each home is made in a temporary folder, or in FOLDER, where it stays for the next run. Everything is measured in a
process of its own, twice: with an empty cache, and with what the first time has left there. A stall is the longest time
in which the window's thread did nothing else. Figures in `cpu_s` are what the window's thread used of a core, which
other programs disturb less; `process_cpu_s` is that of all threads.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gundam_desktop.ui.app.main_window import MainWindow

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

TEMPLATES = 25
"""Games that are really played; the others are copies under other names."""
LEFT = 20
"""One game in this many is not over."""
SETTLED = 3.0
"""Seconds for which stalls are watched after something was done."""
LONGEST = 300.0
"""Seconds after which a measurement is given up."""
Figures = dict[str, float]


def fill(home: Path, games: int, decks: int) -> None:
    """Write games and decks into a home."""
    os.environ["GUNDAM_DESKTOP_HOME"] = str(home)
    from gundam_desktop.bots.random_bot import some_selection
    from gundam_desktop.games.gcg import decks_api, library
    from gundam_desktop.games.gcg.decks.deck_format import Head, write
    from gundam_desktop.records import GameHistory, Player, Start, Store, first_game
    from gundam_desktop.records.entries import write_line

    chance, names = random.Random(1), [name for name in library.deck_names() if name.startswith("official")]
    store = Store(home / "games")
    store.folder.mkdir(parents=True)
    played: list[GameHistory] = []
    for seed in range(min(TEMPLATES, games)):
        two = chance.sample(names, 2)
        first, second = (
            Player(name=name, level=level, deck_name=deck, deck=library.write_deck(library.deck(deck)))
            for name, level, deck in zip(("Ann", "Ben"), ("human", "greedy"), two, strict=True)
        )
        start = Start(
            id=f"game-{seed}", began="2026-01-01T00:00:00+00:00", edition="1.9", seed=seed, players=(first, second)
        )
        history = GameHistory.begin(first_game(start), start)
        while history.game.decision.player >= 0:
            seat = history.game.decision.player
            listed = history.game.legal_choices(seat)
            choice = chance.choice(listed) if listed else some_selection(history.game.decision, chance)
            history.apply(seat, choice)
        played.append(history)
    now = time.time()
    for number in range(games):
        record = played[number % len(played)].record
        start = record.start.model_copy(update={"id": f"20260101-000000-{number:06x}"})
        lines = [start, *record.lines()[1:]]
        if number % LEFT == LEFT - 1:
            lines = lines[: len(lines) // 2]
        path = store.folder / f"{start.id}.game"
        path.write_bytes(b"".join(map(write_line, lines)))
        os.utime(path, (now - 60 * (games - number),) * 2)
    cards, folder = decks_api.all_cards(), home / "decks"
    folder.mkdir()
    for number in range(decks):
        deck, name = library.deck(chance.choice(names)), f"Deck {number:05d}"
        head = Head(name, f"{number:012x}", ("fast",), "", "2026-01-02T03:04:05Z", "2026-02-02T03:04:05Z")
        (folder / f"{name}.txt").write_text(write(deck, head, cards), encoding="utf-8")


class _Stalls:
    """The longest time in which the window's thread did nothing else, and how much of a core it used in one."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        self.reset()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def reset(self) -> None:
        self.longest, self.most_cpu = 0.0, 0.0
        self._last, self._last_cpu = time.monotonic(), time.thread_time()

    @property
    def figures(self) -> Figures:
        return {"stall_s": self.longest, "stall_cpu_s": self.most_cpu}

    def _tick(self) -> None:
        now, cpu = time.monotonic(), time.thread_time()
        self.longest, self._last = max(self.longest, now - self._last), now
        self.most_cpu, self._last_cpu = max(self.most_cpu, cpu - self._last_cpu), cpu


def _until(reached: Callable[[], bool]) -> float:
    """Run the event loop until something is so; return the seconds that it took."""
    from PySide6.QtWidgets import QApplication

    began = time.monotonic()
    while not reached():
        if time.monotonic() - began > LONGEST:
            raise TimeoutError
        QApplication.processEvents()
        time.sleep(0.001)
    return time.monotonic() - began


def _turn() -> None:
    """Do what is due in the window."""
    from PySide6.QtWidgets import QApplication

    for _ in range(3):
        QApplication.processEvents()


def _settle() -> None:
    end = time.monotonic() + SETTLED
    _until(lambda: time.monotonic() > end)


def measure_start(launched: float) -> Figures:
    """The start of the client: its first frame, the game that is offered, the longest stall, CPU and memory."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from gundam_desktop.ui.app import application
    from gundam_desktop.ui.app.first_picture import FirstPicture

    figures: Figures = {}

    def opened(window: MainWindow) -> None:
        stalls: list[_Stalls] = []

        def seen() -> None:
            figures["first_frame_s"] = time.time() - launched
            figures["first_frame_cpu_s"] = time.thread_time()
            stalls.append(_Stalls())
            began = time.monotonic()

            def end() -> None:
                offered = window.welcome.page.go_on.isVisible() if games else True
                if offered and "game_offered_s" not in figures:
                    figures["game_offered_s"] = time.time() - launched
                if (offered and time.monotonic() - began > SETTLED) or time.monotonic() - began > LONGEST:
                    figures.update(stalls[0].figures)
                    window.close()
                    QApplication.quit()
                else:
                    QTimer.singleShot(5, end)

            end()

        games = any(Path(os.environ["GUNDAM_DESKTOP_HOME"], "games").glob("*.game"))
        FirstPicture(window).shown.connect(seen)

    application.run(argparse.Namespace(), opened)
    return figures


def _window() -> MainWindow:
    from gundam_desktop.ui.app.main_window import MainWindow
    from gundam_desktop.ui.session import settings
    from gundam_desktop.ui.session.services import Services
    from gundam_desktop.ui.style.appearance import make_application

    make_application()
    window = MainWindow(Services(), settings.load().settings)
    window.resize(1440, 900)
    window.show()
    _settle()
    return window


def measure_list(_launched: float) -> Figures:
    """The list of saved games: its first rows, all rows."""
    window, many = _window(), len(list(Path(os.environ["GUNDAM_DESKTOP_HOME"], "games").glob("*.game")))
    stalls, began, used = _Stalls(), time.monotonic(), time.thread_time()
    window.saved_games.show_games()
    assert window.saved_games._dialog is not None
    model = window.saved_games._dialog.games
    _until(lambda: model.rowCount() >= min(1, many))
    _turn()
    first, first_cpu = time.monotonic() - began, time.thread_time() - used
    _until(lambda: model.rowCount() >= many)
    whole = time.monotonic() - began
    _settle()
    return {"first_rows_s": first, "first_rows_cpu_s": first_cpu, "all_rows_s": whole, **stalls.figures}


def measure_decks(_launched: float) -> Figures:
    """The new-game form, the choice of a deck, the library, and saving a deck."""
    from gundam_desktop.games.gcg import library

    window, stalls = _window(), _Stalls()
    figures: Figures = {}

    def timed(name: str, act: Callable[[], object]) -> None:
        began, used = time.monotonic(), time.thread_time()
        act()
        _turn()
        figures[f"{name}_s"], figures[f"{name}_cpu_s"] = time.monotonic() - began, time.thread_time() - used

    timed("new_game_form", window.launcher.ask_new_game)
    form = window.launcher.dialog
    assert form is not None
    timed("deck_picker", form.decks[0].open_picker)
    picker = form.decks[0].picker
    assert picker is not None
    picker.reject()
    form.reject()
    decks = window.decks
    timed("library", decks.show_library)
    assert decks._library is not None
    shown = decks._library.library
    assert shown.filter.rowCount(), "the first rows are there"
    timed("library_typing", partial(shown.search.setText, "Deck 00"))
    _until(lambda: not shown.reader.is_reading)
    timed("library_typing_whole", partial(shown.search.setText, "Deck 0012"))
    decks._library.reject()
    deck = library.deck("official-004").model_copy(update={"name": "Mine", "comment": ""})
    timed("builder", decks.show)
    decks.open_deck.open(library.deck("official-005").model_copy(update={"name": ""}))
    decks.open_deck.document.replace(deck, "Edit")
    timed("first_save", decks.save)
    for number in range(3):
        decks.open_deck.document.replace(
            deck.model_copy(update={"name": decks.open_deck.name, "cards": deck.cards[number + 1 :]}), "Edit"
        )
        timed("save", decks.save)
    stalls.reset()
    _settle()
    decks.open_deck.close()
    return {**figures, **stalls.figures}


PARTS = {"start": measure_start, "list": measure_list, "decks": measure_decks}


def measured(part: str, home: Path, cache: Path) -> Figures:
    """What one part measures in a process of its own."""
    environment = {**os.environ, "GUNDAM_DESKTOP_HOME": str(home), "XDG_CACHE_HOME": str(cache)}
    call = [sys.executable, __file__, "--part", part, "--launched", repr(time.time())]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--decks", type=int, default=5000)
    parser.add_argument("--home", type=Path, help="folder in which the homes are made and kept")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    parser.add_argument("--launched", type=float, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part:
        figures = PARTS[options.part](options.launched)
        used = resource.getrusage(resource.RUSAGE_SELF)
        print(
            json.dumps({**figures, "process_cpu_s": used.ru_utime + used.ru_stime, "memory_mb": used.ru_maxrss / 1024})
        )
        sys.stdout.flush()
        os._exit(0)
    with tempfile.TemporaryDirectory() as temporary:
        top, found = options.home or Path(temporary), dict[str, dict[str, Figures]]()
        empty, large = top / "empty", top / f"games-{options.games}-decks-{options.decks}"
        empty.mkdir(parents=True, exist_ok=True)
        if not large.exists():
            fill(large, options.games, options.decks)
        for home in (empty, large):
            with tempfile.TemporaryDirectory() as cache:
                measured("start", empty, Path(cache))  # what is prepared once for every home
                for times in ("first time", "again"):
                    for part in PARTS:
                        figures = measured(part, home, Path(cache))
                        found.setdefault(f"{part}, {times}", {})[home.name] = figures
    if options.json:
        print(json.dumps(found, indent=2))
        return 0
    for what, homes in found.items():
        print(what)
        for figure in next(iter(homes.values())):
            print(f"  {figure:22}", *(f"{name}: {figures[figure]:8.3f}" for name, figures in homes.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
