"""Shows that the program is whole: each part of the client is used once, in a home of its own.

What a packaged program could lack is named by the step that needs it: a module, a plugin of Qt, a picture, a font, a
text, a library for sounds, the processes of the bots.
"""

from __future__ import annotations

import logging
import random
import re
import time
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QWidget

import gundam_desktop
from gundam_desktop.bots.random_bot import random_choice
from gundam_desktop.games import DEFAULT, KEYS, find
from gundam_desktop.locate import resource
from gundam_desktop.net.client import Client, Heard
from gundam_desktop.net.downward import Table
from gundam_desktop.net.home_server import LONGEST_START, HomeServer
from gundam_desktop.net.protocol import Rules
from gundam_desktop.plurals import counted
from gundam_desktop.records import Store
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app import logging_setup
from gundam_desktop.ui.app.driven_window import PERSON, NotReached, close, drag, reach_main, wait, wait_until
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.sound import Mixer, open_device, samples_of
from gundam_desktop.ui.style.appearance import make_application
from gundam_desktop.ui.style.fonts import load_fonts
from gundam_desktop.ui.style.translation import LANGUAGES
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.table_choices import TableChoices

DECKS = ("official-004", "official-005")
SEED = 5
SIZE = (1280, 720)
LEVEL = "greedy"
DECK_NAME = "Selftest"
FEWEST_COLORS = 20
"""A picture of the window with fewer colours shows next to nothing."""
EVERY = 16
"""Pixels between those of a picture that are looked at."""
MOST_TURNS = 6
"""Turns of the person within which a card can be dragged from the hand."""
SOON = 10.0
"""Seconds for the window to follow."""
_HARMLESS = re.compile(r"This plugin does not support \w+\(\)|Detected locale \"C\" .*")
"""Messages of Qt that say no more than what a platform, or a bare system, cannot do."""


class Check(NamedTuple):
    """What came of one step."""

    name: str
    error: str
    """Empty if all is well; else one line."""
    detail: str
    """What was found, in a few words."""
    seconds: float


class Selftest:
    """One run of all steps, in a window of its own. `GUNDAM_DESKTOP_HOME` must be an empty folder."""

    def __init__(self) -> None:
        self._window: MainWindow | None = None
        self._faults = _Faults(logging.WARNING)

    @property
    def steps(self) -> dict[str, Callable[[], str]]:
        """All steps by their names, in the order in which they build on each other."""
        return {
            "start": self._start,
            "table": self._drag_card,
            "save and resume": self._resume,
            "game": self._play_on,
            "deck builder": self._build_deck,
            "lesson": self._open_lesson,
            "rule book": self._open_rule_book,
            "other games": self._begin_other_games,
            "languages": self._switch_languages,
            "sound": play_into_nowhere,
            "network": open_network_table,
            "close": self._close,
        }

    def checks(self, left_out: Collection[str] = ()) -> Iterator[Check]:
        """Do one step after the other; those after one that failed are tried all the same."""
        handler = logging_setup.ExceptionHandler(logging_setup.open_log())
        handler.install()
        log = logging.getLogger(logging_setup.PACKAGE)
        log.addHandler(self._faults)
        try:
            for name, step in self.steps.items():
                if name not in left_out:
                    yield self._checked(name, step)
        finally:
            log.removeHandler(self._faults)
            handler.uninstall()
            logging_setup.close_log()

    def _checked(self, name: str, step: Callable[[], str]) -> Check:
        began = time.monotonic()
        error = detail = ""
        try:
            detail = step()
        except Exception as fault:  # any fault of a step is the step's result
            error = " ".join(f"{type(fault).__name__}: {fault}".split())
        return Check(name, error or self._faults.take(), detail, time.monotonic() - began)

    @property
    def _opened(self) -> MainWindow:
        if self._window is None:
            raise NotReached("there is no window")
        return self._window

    @property
    def _session(self) -> GameSession:
        if self._opened.session is None:
            raise NotReached("there is no game on the table")
        return self._opened.session

    # the steps: each returns a few words about what it found

    def _start(self) -> str:
        make_application()
        random.seed(SEED)  # the person's choices
        settings = Settings(
            theme="dark", animation=0, showcase="none", bot_pause=0, coach="off", confirm_end=False, window=SIZE
        )
        self._window = window = MainWindow(Services(), settings)
        window.show()
        window.show_welcome()
        wait(0.1)
        check_drawn(window)
        return f"the rules engine runs {'compiled' if gundam_desktop.COMPILED else 'interpreted'}"

    def _drag_card(self) -> str:
        """Begin a game against a bot, which plays in a process of its own, and drag a card from the hand."""
        setup = GameSetup(decks=DECKS, opponent=LEVEL, starter="first seat", seed=SEED)
        if not self._opened.launcher.play(setup):
            raise NotReached("no game began")
        session, page = self._session, self._opened.play_page
        for _ in range(MOST_TURNS):
            reach_main(session, self._opened, rest=0.05)
            check_drawn(page.view)
            before, way = session.game_history.position, self._way_from_hand()
            if way is not None:
                drag(page.view, *way)
            else:
                page.choose(_last_choice(session))
            wait_until(partial(_has_gone_on, session, before), "what was chosen on the table", SOON)
            if way is not None:
                return f"a card dragged in turn {session.view(PERSON).turn}"
        raise NotReached(f"no card could be dragged in {MOST_TURNS} turns")

    def _way_from_hand(self) -> tuple[QPoint, QPoint] | None:
        """Where on the table a card of the hand is, and a place of the person to which it can go; None without one."""
        session, page = self._session, self._opened.play_page
        view, scene = page.view, page.scene
        choices = TableChoices(
            session.view(PERSON), session.legal_choices(PERSON), find(DEFAULT).library.goals, lambda _choice, _view: ()
        )
        items = {item.card: item for item in scene.items() if isinstance(item, CardItem)}
        for card in scene.hand_order:
            for seat, zone in choices.destinations(card).zones:
                box = scene.layout.box(True, zone)
                if seat == PERSON and box is not None and card in items:
                    return view.mapFromScene(items[card].scenePos()), view.mapFromScene(box.center())
        return None

    def _resume(self) -> str:
        reach_main(self._session, self._opened, rest=0.05)
        left = self._session.game_history
        before = left.position, left.game.digest()
        self._opened.show_no_game()
        (saved,) = Store().left()
        if not saved.picture.is_file():
            raise NotReached("the saved game has no picture")
        if not self._opened.saved_games.resume(saved.path):
            raise NotReached(f"the saved game {saved.path.name} does not open")
        found = self._session.game_history
        if (found.position, found.game.digest()) != before:
            raise NotReached(f"the game was left at choice {before[0]} and is resumed at {found.position}")
        return f"after {counted(before[0], 'choice')}"

    def _play_on(self) -> str:
        """Play the game to its end, the person at random."""
        session, page = self._session, self._opened.play_page

        def over() -> bool:
            if not session.over and session.decision.player == PERSON and not page.scene.busy:
                page.choose(random_choice(session.view(PERSON), session.legal_choices(PERSON)))
            return session.over

        wait_until(over, "the end of the game")
        wait(0.2)
        check_drawn(page)
        return f"{counted(session.view(PERSON).turn, 'turn')}, {counted(session.game_history.position, 'choice')}"

    def _build_deck(self) -> str:
        """Build a deck card by card, and save it under a name that the dialog asks for."""
        decks = self._opened.decks
        decks.new()
        copied = find(DEFAULT).library.deck(DECKS[0])
        for number, count in copied.cards:
            decks.page.add(number, many=count)
        wait(0.1)
        check_drawn(decks.page)
        decks.save()
        dialog = self._opened.findChild(QInputDialog)
        if dialog is None:
            raise NotReached("nothing asked for the name of the deck")
        dialog.setTextValue(DECK_NAME)
        dialog.accept()
        saved = find(DEFAULT).library.deck(DECK_NAME)
        if sorted(saved.cards) != sorted(copied.cards):
            raise NotReached("the saved deck has other cards")
        return counted(sum(count for _, count in saved.cards), "card")

    def _open_lesson(self) -> str:
        learning = self._opened.learning
        learning.show()
        learning.open("go on")
        wait_until(lambda: learning.play is not None and not learning.play.source.playing, "a lesson", SOON)
        assert learning.play is not None
        check_drawn(learning.play.panel)
        return learning.title

    def _open_rule_book(self) -> str:
        self._opened.rule_book.show()
        wait(0.1)
        check_drawn(self._opened)
        return self._opened.rule_book.title

    def _begin_other_games(self) -> str:
        others = [key for key in KEYS if key != DEFAULT]
        for key in others:
            setup = GameSetup(game=key, decks=find(key).first_decks, opponent=HUMAN, seed=SEED)
            if not self._opened.launcher.play(setup) or self._session.start.game != key:
                raise NotReached(f"a game of {key}")
            wait(0.1)
            check_drawn(self._opened)
        return ", ".join(others)

    def _switch_languages(self) -> str:
        """Use every language: the client's own texts, those of Qt's buttons, and the fonts."""
        families = load_fonts()
        titles: set[str] = set()
        for key in LANGUAGES:
            self._opened.settings_controller.change("language", key)
            wait_until(lambda: self._first_menu not in titles, f"the menu in the language {key}", SOON)
            titles.add(self._first_menu)
            check_drawn(self._opened)
            buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            if (buttons.buttons()[0].text().replace("&", "") == "Cancel") != (key == "en"):
                raise NotReached(f"Qt's own texts are not in the language {key}")
        if lacking := [mark for mark in (" JP", " SC") if not any(family.endswith(mark) for family in families)]:
            raise NotReached(f"there are no fonts whose name ends with {' and '.join(lacking)}")
        return ", ".join(LANGUAGES)

    @property
    def _first_menu(self) -> str:
        return self._opened.menuBar().actions()[0].text()

    def _close(self) -> str:
        close(self._opened)
        self._window = None
        return ""


class _Faults(logging.Handler):
    """Keeps what the program logs as a warning or worse; warnings of Qt are among them."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a message, and the error that it is about."""
        error = record.exc_info[1] if record.exc_info else None
        line = record.getMessage() if error is None else f"{type(error).__name__}: {error}"
        if not _HARMLESS.fullmatch(line):
            self._lines.append(" ".join(line.split()))

    def take(self) -> str:
        """Return what has come since the last time, in one line."""
        lines, self._lines = self._lines, []
        return "; ".join(lines)


def open_network_table() -> str:
    """Start a server that only this computer reaches, and open a table there over an encrypted connection."""
    opened: list[Table] = []

    def hear(heard: Heard) -> None:
        if isinstance(heard, Table):
            opened.append(heard)

    game_module = find(DEFAULT)
    server = HomeServer.start("Selftest", port=0, host="127.0.0.1")
    client = Client(server.server, find, hear, key=server.key)
    try:
        client.host(DEFAULT, game_module.newest, game_module.library.deck(DECKS[0]), "", "Selftest", Rules())
        wait_until(lambda: bool(opened), "a table of a server", LONGEST_START)
    finally:
        client.leave()
        server.close()
        server.wait(LONGEST_START)
    return opened[0].code


def play_into_nowhere() -> str:
    """Read all sounds that come with the program, and play one through a device that is not heard."""
    sounds = [samples_of(file) for file in sorted(resource("sounds").glob("*.wav"))]
    mixer = _ListeningMixer()
    mixer.add(sounds[0], 1.0)
    device = open_device(mixer, silent=True)
    try:
        wait_until(lambda: mixer.heard, "a sound", SOON)
    finally:
        device.close()
    return f"{counted(len(sounds), 'sound')}"


class _ListeningMixer(Mixer):
    """A mixer that notices when a device takes a sound from it."""

    heard = False

    def mixed(self, wanted: int) -> bytes:
        """Return the next samples."""
        samples = super().mixed(wanted)
        self.heard = self.heard or any(samples)
        return samples


def _has_gone_on(session: GameSession, position: int) -> bool:
    return session.game_history.position > position


def _last_choice(session: GameSession) -> Choice:
    """What ends a main phase: the choice without a card."""
    return next(choice for choice in reversed(session.legal_choices(PERSON)) if not choice.card)


def check_drawn(widget: QWidget) -> None:
    """Check that the widget paints a picture of many colours; `NotReached` if it does not."""
    image = widget.grab().toImage()
    places = ((x, y) for x in range(0, image.width(), EVERY) for y in range(0, image.height(), EVERY))
    colors = {image.pixel(x, y) for x, y in places}
    if len(colors) < min(FEWEST_COLORS, widget.width() * widget.height() // EVERY**3):
        raise NotReached(f"{type(widget).__name__} is drawn with {counted(len(colors), 'colour')}")
