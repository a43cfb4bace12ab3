"""Measures the deck builder with many cards: the time to open it, and the time per key typed into the search."""

from __future__ import annotations

import itertools
import statistics
import time

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.frame_watch import FrameWatch
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Card
from gundam_desktop.ui.app.driven_window import wait
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.style.appearance import make_application

CARDS = 2000
SIZE = (1440, 860)
WORDS = ("gundam", "zaku", "char aznable", "federation", "white base")
BETWEEN = 0.1
"""Seconds between two keys."""


def measure_builder(keys: float) -> dict[str, float | None]:
    """Return the seconds to the first frame, and the median milliseconds per key to the found cards and the frame."""
    make_application()
    cards = many_cards(CARDS)
    library.know([card for card in cards.values() if card.set == INVENTED])
    for language in library.LANGUAGES:
        library.wording(language)  # not measured: made once per program
    began = time.perf_counter()
    page = BuilderPage(cards=cards)
    page.resize(*SIZE)
    frames = FrameWatch(page.cards.grid)
    page.show()
    frames.wait()
    opened = time.perf_counter() - began
    while page.search_panel.field.preparing:  # texts are read while nothing else is done, in the first second or two
        wait(BETWEEN)
    page.search_panel.field.setFocus()
    finding: list[float] = []
    painting: list[float] = []
    page.cards.cards.modelReset.connect(lambda: finding.append(time.perf_counter() - began))
    for text in itertools.islice(itertools.cycle(_texts()), int(keys)):
        wait(BETWEEN)
        began = time.perf_counter()
        _type(page.search_panel.field, text)
        frames.wait()
        painting.append(time.perf_counter() - began)
    page.close()
    page.deleteLater()
    library.know(())
    return {
        "builder_open_s": opened,
        "builder_filter_ms": statistics.median(finding) * 1e3,
        "builder_paint_ms": statistics.median(painting) * 1e3,
    }


INVENTED = "ZZ01"
"""The set of the invented cards."""


def many_cards(count: int) -> dict[str, Card]:
    """Return `count` cards: the known ones, then copies of them under invented numbers."""
    known = decks_api.all_cards()
    models = itertools.cycle([card for card in known.values() if card.type in ("unit", "pilot", "command", "base")])
    for place in range(len(known), count):
        number = f"{INVENTED}-{place:04}"
        known[number] = next(models).model_copy(update={"number": number, "set": INVENTED})
    return known


def _texts() -> list[str]:
    """Return the keys to type; a line feed clears the field."""
    return [letter for word in WORDS for letter in f"\n{word}"]


def _type(field: QWidget, letter: str) -> None:
    none = Qt.KeyboardModifier.NoModifier
    if letter == "\n":
        for key, modifier in ((Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_Delete, none)):
            QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, key, modifier))
        return
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, none, letter))
