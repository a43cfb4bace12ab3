"""Every page and every dialog, while it is open or behind another one, takes over a theme that is chosen meanwhile."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.theme import DARK, LIGHT, Theme
from tests.ui.table_driver import services

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
SIZE = (1280, 720)
SETUP = GameSetup(
    decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=1
)
LIST = "4 ST01-001\n2x GM\nnobody knows this line\n"
PAGES = 9
"""Of the deck statistics."""
Show = Callable[[MainWindow], object]


def _after(*acts: Show) -> Show:
    """One after the other."""

    def show(window: MainWindow) -> None:
        for act in acts:
            act(window)

    return show


def begin(window: MainWindow) -> None:
    assert window.launcher.play(SETUP)
    window.play_page.curtain.lift()


def over(window: MainWindow) -> None:
    begin(window)
    assert window.session is not None
    window.session.concede(0)
    window.play_page.curtain.lift()


def replay(window: MainWindow) -> None:
    over(window)
    window.show_no_game()
    (entry,) = Store().listing().entries
    assert window.saved_games.watch(entry.path)


def statistics(window: MainWindow, page: int) -> None:
    window.decks.open("official-001")
    window.decks.windows.show_statistics()
    assert window.decks.windows.statistics is not None
    window.decks.windows.statistics.panel.tabs.setCurrentIndex(page)


def rule_now(window: MainWindow) -> None:
    begin(window)
    window.play_page.rule.set_open(True)
    window.play_page.show_clause("7-4-2")


def curtain(window: MainWindow) -> None:
    begin(window)
    window.play_page.curtain.fall("Ben")


def builder(window: MainWindow) -> None:
    window.decks.open("official-001")
    window.decks.open_deck.document.add("GD02-001", 6)
    window.decks.page.search_panel.setFocus()


def lesson(window: MainWindow) -> None:
    window.learning.open_lesson(next(iter(window.learning._known.course.lessons)))


def puzzle(window: MainWindow) -> None:
    window.learning.open_puzzle(window.learning._known.catalogue().daily().title)  # type: ignore[union-attr]


def summary(window: MainWindow) -> None:
    over(window)
    window.after_game.show()


def saved_games(window: MainWindow) -> None:
    """The list without its pictures, which are of the table as it looked then."""
    over(window)
    for entry in Store().listing().entries:
        entry.picture.unlink(missing_ok=True)
    window.saved_games.show_games()


GROUNDS_AND_INKS = (
    *("background", "background_light", "panel", "panel_edge", "zone", "zone_edge", "grid", "text", "muted"),
    *("accent_self", "accent_opponent"),
)
"""The colours of a theme that no card and no picture has."""
MIXED = "#16212D"
"""The ink of the light theme, which a zone of the dark one comes to by its half transparent grounds."""


def _colors(of: Theme) -> set[int]:
    """They as pixels, but for the one that the dark table happens to mix."""
    return {int(QColor(getattr(of, name)).rgb()) for name in GROUNDS_AND_INKS} - {int(QColor(MIXED).rgb())}


SHOWN: dict[str, Show] = {
    "welcome": lambda window: window.show_welcome(),
    "learn": lambda window: window.learning.show(),
    "lesson": lesson,
    "puzzle": puzzle,
    "rule book": lambda window: window.rule_book.show("7-4-2", "1.9"),
    "builder": builder,
    "game": begin,
    "rule at work": rule_now,
    "curtain": curtain,
    "result": over,
    "replay": replay,
    "summary": summary,
    "settings": lambda window: window.settings_controller.show(),
    "new game": lambda window: window.launcher.ask_new_game(),
    "saved games": saved_games,
    "concede": _after(begin, lambda window: window.conceding.ask()),
    "stops": _after(begin, lambda window: window.stops.ask()),
    "keys": lambda window: window.help.show_keys(),
    "change keys": lambda window: window.help.change_keys(),
    "about": lambda window: window.help.show_about(),
    "report": lambda window: window.help.show_report(),
    "deck library": lambda window: window.decks.show_library(),
    "import": lambda window: window.decks.import_text(LIST),
    "export": _after(lambda window: window.decks.open("official-001"), lambda window: window.decks.export()),
    "deck picker": lambda window: window.welcome.page.deck_wanted.emit(0),
    **{f"statistics {page}": partial(statistics, page=page) for page in range(PAGES)},
    "clause": _after(lambda window: window.decks.show(), lambda window: window.decks.show_clause("5-1-1-3")),
}


def _pixels(widget: QWidget) -> Counter[int]:
    """How often each colour is in the picture of a widget."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return Counter(memoryview(image.constBits()).cast("I"))


BY_CHANCE = 12
"""Most pixels of a picture that have such a colour because edges are smoothed."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", SHOWN)
def test_a_change_of_the_theme_is_followed(name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(1))  # pictures of other cards have other colours
    window = MainWindow(services(), Settings(window=SIZE, animation=0, theme="dark", hot_seat="tells nothing"))
    qtbot.addWidget(window)
    window.show()
    SHOWN[name](window)
    left = {}
    for wanted, other in ((LIGHT, DARK), (DARK, LIGHT)):
        window.settings_controller.change("theme", wanted.name)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
        pixels = _pixels(dialogs[-1] if dialogs else window)
        left[wanted.name] = {hex(c): pixels[c] for c in _colors(other) if pixels[c] > BY_CHANCE}
    for dialog in dialogs:
        dialog.close()
    window.close()
    assert left == {"light": {}, "dark": {}}
