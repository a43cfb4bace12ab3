"""Makes all pictures of README and guide: `python -m tests.ui.pictures.document_pictures`. Look at them afterwards.

The window as a person has it: the table while an attack is dragged, the deck builder, and the table of the guide in
every language. One picture moves: the table while an attack is aimed, declared and dealt.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.languages import LANGUAGES, LanguageKey
from gundam_desktop.tabletop import Event, Game, View
from gundam_desktop.ui.app import driven_window
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import make_application
from tests.ui.pictures.known_positions import Shown, write_small
from tests.ui.pictures.moving_picture import Frame, write_moving

DOCUMENTS = Path(__file__).resolve().parents[3] / "docs"
GUIDE = DOCUMENTS / "guide"
POSITION = GUIDE / "position.scenario.yaml"
LARGE, SMALL = (1440, 900), (1120, 700)
"""The window in README, and in the guide, whose page is narrower."""
IN_BATTLE = ATTACKER, ATTACKED = "ST01-001", "ST03-008"
DECK, CARD, QUERY = "official-004", "ST01-001", "color:blue,white lv>=4"
OWNED = {"ST01-001": 2, "ST01-002": 4, "ST01-003": 1, "ST01-005": 4, "ST01-010": 3}
MOVING = DOCUMENTS / "attack.webp"
MOVING_WIDTH = 840
"""Pixels of the moving picture."""
SLOWED = 0.12
"""Speed of the table while frames are taken; they are shown as at full speed."""
AIMING, READING, LEAST = 60, 1100, 45
"""Milliseconds of a step of the mouse, of a picture that is to be read, and of a frame at least."""
SETTLED = 1.0
"""Seconds until nothing moves."""


def pictures() -> dict[Path, Callable[[], QImage]]:
    """Every picture by its file, with what takes it."""
    in_guide = {GUIDE / "pictures" / f"table.{language}.png": partial(position, language) for language in LANGUAGES}
    return {DOCUMENTS / "table.png": attack, DOCUMENTS / "deck_builder.png": deck_builder, **in_guide}


def attack() -> QImage:
    """The table while an attack is dragged: what it would do."""
    shown = Shown(POSITION, "dark", "en", LARGE)
    for _ in _aim(shown):
        pass
    return _taken(shown)


def moving_attack() -> list[Frame]:
    """The table while an attack is aimed, declared and dealt, to where it hits and home again."""
    shown = Shown(POSITION, "dark", "en", LARGE)
    scene, frames = shown.window.play_page.scene, []
    frames += [Frame(_table(shown), AIMING) for _ in _aim(shown)]
    frames.append(Frame(_table(shown), READING))
    driven_window.mouse(shown.window.play_page.view, QEvent.Type.MouseButtonRelease, QPoint(1, 1))
    assert shown.window.session is not None
    view, events = _after_attack(shown.window.session.game_history.game.copy())
    scene.set_speed(SLOWED)
    scene.show_view(view, (), events)
    before = time.monotonic()
    while scene.busy:
        driven_window.wait(0)
        image, now = _table(shown), time.monotonic()
        frames.append(Frame(image, max(1, round((now - before) * 1e3 * SLOWED))))
        before = now
    frames.append(Frame(_table(shown), READING))
    shown.close()
    return _fewer(frames)


def _after_attack(game: Game) -> tuple[View, list[Event]]:
    """Play the attack to its end, without a block or an act; what its player sees then, and what has happened."""
    cards = game.view(0).cards
    ends = {number: next(card for card, seen in cards.items() if seen.number == number) for number in IN_BATTLE}
    wanted = next(each for each in game.legal_choices(0) if (each.card, each.target) == tuple(ends.values()))
    events = list(game.apply(0, wanted))
    while game.decision.kind != "main":
        seat = game.decision.player
        events += game.apply(seat, min(game.legal_choices(seat), key=lambda choice: choice.card))
    return game.view(0), events


def _aim(shown: Shown) -> Iterator[int]:
    """Drag an attack, a step at a time."""
    view = shown.window.play_page.view
    start, end = shown.card(ATTACKER), shown.card(ATTACKED)
    driven_window.mouse(view, QEvent.Type.MouseButtonPress, start)
    for step in range(1, driven_window.STEPS + 1):
        driven_window.mouse(view, QEvent.Type.MouseMove, start + (end - start) * (step / driven_window.STEPS))
        yield step


def _table(shown: Shown) -> QImage:
    """The table alone, small enough for a document."""
    QApplication.processEvents()
    image = shown.window.play_page.frame.grab().toImage()
    return image.scaledToWidth(MOVING_WIDTH, Qt.TransformationMode.SmoothTransformation)


def _fewer(frames: Sequence[Frame]) -> list[Frame]:
    """The frames with those left out that look like the one before, or come too soon after it to be seen."""
    result: list[Frame] = []
    for frame in frames:
        if result and (frame.image == result[-1].image or result[-1].duration < LEAST):
            result[-1] = result[-1]._replace(duration=result[-1].duration + frame.duration)
        else:
            result.append(frame)
    return result


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
        write_moving(moving_attack(), MOVING)
