"""How long drawn pictures take at the size of a card on the table: `python benchmarks/card_art.py [WIDTH] [RUNS]`.

Draws the picture of every card of GUNDAM CARD GAME some times and takes the least CPU time of each, so that other work
on the machine counts little. Wanted: 3 ms in the median, 5 ms at most.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import Detail, picture_place
from gundam_desktop.ui.cards.art.picture import draw_picture
from gundam_desktop.ui.cards.measures import CARD_WIDTH
from gundam_desktop.ui.style.theme import hue

WIDTH, RUNS = 116, 5


def milliseconds(face: Face, width: int, runs: int) -> float:
    """Return the least CPU time of some runs."""
    size = (picture_place(face, Detail.TABLE).size() * (width / CARD_WIDTH)).toSize()
    return min(_once(face, size) for _ in range(runs))


def _once(face: Face, size: QSize) -> float:
    began = time.thread_time()
    draw_picture(face.number, face.motif, hue(face.color), size)
    return (time.thread_time() - began) * 1e3


def main() -> None:
    """Measure all cards."""
    width, runs = (int(text) for text in (*sys.argv[1:3], str(WIDTH), str(RUNS))[:2])
    application = QGuiApplication.instance() or QGuiApplication([])
    faces = [library.face(card.number) for card in card_sets()]
    times = sorted((milliseconds(face, width, runs), face.number, face.motif.subject) for face in faces)
    took = [time for time, *_ in times]
    print(f"{len(faces)} pictures, cards {width} pixels wide, least of {runs} runs, in milliseconds of CPU time:")
    print(
        f"median {statistics.median(took):.2f}  95 of 100 below {took[len(took) * 95 // 100]:.2f}  most {took[-1]:.2f}"
    )
    print("slowest:", ", ".join(f"{number} ({subject}) {time:.2f}" for time, number, subject in times[-8:]))
    del application


if __name__ == "__main__":
    main()
