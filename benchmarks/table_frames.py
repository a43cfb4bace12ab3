"""How many frames a second the table reaches with 30 cards in motion.

    python benchmarks/table_frames.py [--size 1440x900] [--seconds 4] [--ratio 1] [--lit]

Runs offscreen (or on the platform that QT_QPA_PLATFORM names) with invented cards and prints frames a second,
the time one frame takes to paint (median and 95th percentile) and the share of one core.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import Choice, View
from gundam_desktop.ui.fonts import load_fonts
from gundam_desktop.ui.table import TableScene, TableView
from gundam_desktop.ui.theme import DARK
from tests.ui.card_face.faces import FACES
from tests.ui.table.builder import PLAYMAT, ViewBuilder

MOVING = 30


class MeasuredView(TableView):
    """A table that takes the time of every frame."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.frames: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        timer = QElapsedTimer()
        timer.start()
        super().paintEvent(event)
        self.frames.append(timer.nsecsElapsed() / 1e6)


def positions() -> list[View]:
    """Two views between which 30 cards move and turn."""
    numbers = [number for number in FACES if number.startswith("PX-0")]
    build = ViewBuilder()
    cards = []
    for index in range(MOVING):
        seat = index % 2
        zone = ("battle", "resources", "hand" if seat == 0 else "shields")[index // 2 % 3]
        cards.append(build.add(seat, zone, numbers[index % len(numbers)] if zone != "shields" else ""))
    first = build.view()
    for index, card in enumerate(cards):
        seen = build.cards[card]
        if seen.zone == "shields":
            build.zones[seen.owner, "shields"].reverse()
            continue
        build.move(card, seen.owner, {"battle": "resources", "resources": "hand", "hand": "battle"}[seen.zone])
        build.change(card, rested=index % 3 == 0)
    return [first, build.view()]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", default="1440x900", help="size of the table in pixels")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixels to a pixel")
    parser.add_argument("--lit", action="store_true", help="let the cards glow that could be played")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(options.ratio)
    width, height = (int(part) for part in options.size.split("x"))
    app = QApplication([])
    load_fonts()
    scene = TableScene(lambda number: FACES[number], PLAYMAT, DARK)
    view = MeasuredView(scene)
    view.resize(width, height)
    view.show()
    views = positions()
    choices = [Choice("play", card) for card in views[0].cards] if options.lit else []
    scene.set_speed(0.2)
    for shown in views:
        scene.show_view(shown, choices, (), animate=False)
        app.processEvents()
    view.frames.clear()
    turn = 0
    begin, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < options.seconds:
        if not scene.busy:
            turn += 1
            scene.show_view(views[turn % 2], choices)
        app.processEvents()
        time.sleep(0.0005)
    passed, used = time.perf_counter() - begin, time.process_time() - used
    frames = sorted(view.frames)
    print(
        f"{MOVING} cards, {width}x{height} at {options.ratio:g}: {len(frames) / passed:.0f} frames a second, "
        f"{statistics.median(frames):.1f} ms a frame (95 %: {frames[int(len(frames) * 0.95)]:.1f} ms), "
        f"{used / passed:.0%} of a core"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
