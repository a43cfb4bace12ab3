"""Makes all pictures of README and guide: `python -m tests.ui.pictures.document_pictures`. Look at them afterwards.

The window as a person has it: the table while an attack is dragged, the deck builder, and the table of the guide in
every language.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QImage

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.languages import LANGUAGES, LanguageKey
from gundam_desktop.ui.app import driven_window
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import make_application
from tests.ui.pictures.known_positions import Shown, write_small

DOCUMENTS = Path(__file__).resolve().parents[3] / "docs"
GUIDE = DOCUMENTS / "guide"
POSITION = GUIDE / "position.scenario.yaml"
LARGE, SMALL = (1440, 900), (1120, 700)
"""The window in README, and in the guide, whose page is narrower."""
ATTACKER, ATTACKED = "ST01-001", "ST03-008"
DECK, CARD, QUERY = "official-004", "ST01-001", "color:blue,white lv>=4"
OWNED = {"ST01-001": 2, "ST01-002": 4, "ST01-003": 1, "ST01-005": 4, "ST01-010": 3}
SETTLED = 1.0
"""Seconds until nothing moves."""


def pictures() -> dict[Path, Callable[[], QImage]]:
    """Every picture by its file, with what takes it."""
    in_guide = {GUIDE / "pictures" / f"table.{language}.png": partial(position, language) for language in LANGUAGES}
    return {DOCUMENTS / "table.png": attack, DOCUMENTS / "deck_builder.png": deck_builder, **in_guide}


def attack() -> QImage:
    """The table while an attack is dragged: what it would do."""
    shown = Shown(POSITION, "dark", "en", LARGE)
    view = shown.window.play_page.view
    start, end = shown.card(ATTACKER), shown.card(ATTACKED)
    driven_window.mouse(view, QEvent.Type.MouseButtonPress, start)
    for step in range(1, driven_window.STEPS + 1):
        driven_window.mouse(view, QEvent.Type.MouseMove, start + (end - start) * (step / driven_window.STEPS))
    return _taken(shown)


def position(language: LanguageKey) -> QImage:
    """The table of the guide, with a card large beside it."""
    shown = Shown(POSITION, "dark", language, SMALL)
    shown.point(ATTACKER)
    return _taken(shown)


def deck_builder() -> QImage:
    """A shipped deck in the deck builder, with a search, and some of its cards owned."""
    decks_api.player_collection().add("owned", OWNED)
    window = MainWindow(Services(), Settings(theme="dark", animation=0, window=LARGE))
    window.show()
    window.decks.show()
    window.decks.open(DECK)
    page = window.decks.page
    page.search_panel.show_query(QUERY)
    page.show_large(CARD)
    driven_window.wait(SETTLED)
    driven_window.wait_until(lambda: page.cards.grid.thumbnails.idle, "the pictures of the cards")
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    driven_window.close(window)
    return image


def _taken(shown: Shown) -> QImage:
    driven_window.wait(SETTLED)
    image = shown.image()
    driven_window.mouse(shown.window.play_page.view, QEvent.Type.MouseButtonRelease, QPoint(1, 1))
    shown.close()
    return image


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ["GUNDAM_DESKTOP_HOME"] = home
        make_application()
        for path, take in pictures().items():
            write_small(take(), path)
