"""Measures a part of the client as a person has it: its window, the real rules, shipped decks, a bot in its process.

    python benchmarks/client.py {start|frames|pointing|game|builder} AMOUNT

Prints the figures as one JSON object. `bench --table` calls it for every part, each in a process and a home of its own:
what one leaves behind cannot flatter or spoil another.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.frame_watch import FrameWatch
from gundam_desktop.bots.random_bot import random_choice
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.tabletop import Arrange, CardView, Choice, Decision, View
from gundam_desktop.ui.app import application
from gundam_desktop.ui.app.driven_window import LONGEST_GAME, PERSON, NotReached, close, mouse, reach_main, wait
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.collector import collector_off
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import make_application, missing_screen
from gundam_desktop.ui.table import TableView
from gundam_desktop.ui.table.items.card_item import CardItem

Figures = dict[str, float | None]

DECKS = ("official-004", "official-005")
SEED = 1
LANGUAGE = "en"
SIZE = (1440, 900)
MOVING = 30
SLOW = 0.2
"""Speed of the cards while frames are counted: they are on their way nearly all of the time."""
BOT = 1 - PERSON
FIRST_FRAME, GAME_SHOWN = QEvent.Type(QEvent.Type.User + 1), QEvent.Type(QEvent.Type.User + 2)
STATM = Path("/proc/self/statm")


def measure(part: str, amount: float) -> Figures:
    """Measure one part, on the screen if there is one. `amount`: for `start` the time of the launch, else how much."""
    if missing_screen(os.environ, sys.platform):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return PARTS[part](amount)


def start(launched: float) -> Figures:
    """Seconds from the launch of the process to its window, the window's first frame, and the first with a game."""
    asked = argparse.Namespace(deck=DECKS[0], against="greedy", opponent_deck=DECKS[1], seed=SEED)
    openings: list[_Opening] = []
    status = application.run(asked, lambda window: openings.append(_Opening(window)))
    times = openings[0].times if openings else {}
    if status or len(times) < len((FIRST_FRAME, GAME_SHOWN)):
        raise NotReached("the window showed no game")
    return {
        "start_s": openings[0].made - launched,
        "first_frame_s": times[FIRST_FRAME] - launched,
        "game_shown_s": times[GAME_SHOWN] - launched,
    }


def frames(seconds: float, size: tuple[int, int] = SIZE, *, lit: bool = False) -> Figures:
    """How smoothly 30 cards move in a window of a size; `lit` lets those glow that could be played."""
    window = _open(size)
    window.show_page(window.play_page)  # no game is begun: the cards are shown without one
    scene, views = window.play_page.scene, _two_views()
    choices = [Choice("act", card) for card in views[0].cards] if lit else []
    scene.set_speed(SLOW)
    for view in views:  # fill the caches first
        scene.show_view(view, choices, (), animate=False)
        QApplication.processEvents()
    following = itertools.cycle(views)
    scene.settled.connect(lambda: QTimer.singleShot(0, scene, lambda: scene.show_view(next(following), choices)))
    watch = FrameWatch(window.play_page.view)
    began, used = time.perf_counter(), time.process_time()
    scene.show_view(next(following), choices)
    wait(seconds)
    passed, used = time.perf_counter() - began, time.process_time() - used
    scene.settled.disconnect()
    gaps = [(later - sooner) * 1e3 for sooner, later in itertools.pairwise(watch.shown_at)]
    if not gaps:
        raise NotReached("the table painted nothing")
    figures: Figures = {
        "frames_per_second": len(watch.shown_at) / passed,
        "frame_ms": statistics.median(gaps),
        "frame_p95_ms": _high(gaps),
        "paint_ms": statistics.median(watch.paints),
        "paint_p95_ms": _high(watch.paints),
        "core_share": used / passed,
    }
    close(window)
    return figures


def pointing(moves: float) -> Figures:
    """Milliseconds from a press or a move of the mouse, with a card of one's hand, to the end of the next frame."""
    window = _open(SIZE)
    session = _begin(window)
    reach_main(session, window)
    view, scene = window.play_page.view, window.play_page.scene
    watch = FrameWatch(view)
    hand = [
        item for card in scene.hand_order for item in scene.items() if isinstance(item, CardItem) and item.card == card
    ]
    first, last = (view.mapFromScene(item.scenePos()) for item in (hand[0], hand[-1]))
    step = max(2 * QApplication.startDragDistance(), (last.x() - first.x()) // max(1, int(moves)))
    waits = [_picture_after(watch, view, QEvent.Type.MouseButtonPress, first)]
    at = first
    for number in range(int(moves)):
        way = step if first.x() + step * (number + 1) <= last.x() else step * (-1) ** number
        at = QPoint(at.x() + way, at.y())
        waits.append(_picture_after(watch, view, QEvent.Type.MouseMove, at))
    mouse(view, QEvent.Type.MouseButtonRelease, at)  # within the hand: nothing is played
    close(window)
    pictures = [wait for wait in waits if wait is not None]  # a press changes none in a window that is not active
    if len(pictures) < moves:
        raise NotReached("the mouse changed no picture")
    return {"input_to_picture_ms": statistics.median(pictures)}


def game(turns: float) -> Figures:
    """The longest stall of the window in `turns` turns of the bot, and the memory in use afterwards."""
    random.seed(SEED)  # the person's choices
    window = _open(SIZE)
    session = _begin(window)
    watch = _Stalls(session)
    loop, limit = QEventLoop(), time.monotonic() + LONGEST_GAME

    def act() -> None:
        if session.over or watch.turns > turns or time.monotonic() > limit:
            loop.quit()
        elif session.decision.player == PERSON and not window.play_page.scene.busy:
            window.play_page.choose(random_choice(session.view(PERSON), session.legal_choices(PERSON)))

    hand = QTimer()
    hand.timeout.connect(act)
    hand.start(20)
    loop.exec()
    hand.stop()
    watch.stop()
    figures: Figures = {"longest_stall_ms": watch.longest * 1e3, "memory_mb": memory_mb()}
    close(window)
    return figures


def builder(typed: float) -> Figures:
    """How soon the deck builder answers; the other parts do not import it, as a game does not."""
    from benchmarks.deck_builder import measure_builder

    return measure_builder(typed)


def memory_mb() -> float | None:
    """The memory that this process has in use, in MB; None where the system does not tell it so."""
    try:
        pages = int(STATM.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (AttributeError, OSError, ValueError):
        return None


PARTS: dict[str, Callable[[float], Figures]] = {
    "start": start,
    "frames": frames,
    "pointing": pointing,
    "game": game,
    "builder": builder,
}


# watching


class _Opening(QObject):
    """Takes the time of a window's first frame and of the first one with a game, then closes the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.made = time.time()
        self.times: dict[QEvent.Type, float] = {}
        self._window = window
        window.installEventFilter(self)
        window.play_page.frame.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Receives an event posted behind the paint events of a frame: it arrives when the frame is painted."""
        kind = event.type()
        if kind == QEvent.Type.ChildAdded and watched is self._window.play_page.frame:
            self._window.play_page.view.viewport().installEventFilter(self)  # the table of the game
        elif kind == QEvent.Type.Paint and watched is not self._window.play_page.frame:
            frame = FIRST_FRAME if watched is self._window else GAME_SHOWN
            QCoreApplication.postEvent(self, QEvent(frame))
        return False

    def customEvent(self, event: QEvent) -> None:
        self.times.setdefault(event.type(), time.time())
        if event.type() == GAME_SHOWN:
            QTimer.singleShot(0, self._window, self._window.close)


class _Stalls(QObject):
    """Takes the longest time that the event loop did not come round while it was the bot's turn."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.longest = 0.0
        self.turns = 0
        """Turns of the bot that have begun."""
        self._session = session
        self._bots = self._was_bots = False
        self._turn = 0
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        session.moved.connect(self._moved)
        self._moved()
        self._timer.start(1)

    def stop(self) -> None:
        """Watch no longer."""
        self._timer.stop()

    def _moved(self) -> None:
        view = self._session.view(PERSON)
        self._bots = view.turn_player == BOT and not view.result
        if self._bots and view.turn != self._turn:
            self._turn = view.turn
            self.turns += 1

    def _tick(self) -> None:
        now = time.perf_counter()
        if self._bots or self._was_bots:
            self.longest = max(self.longest, now - self._last)
        self._last, self._was_bots = now, self._bots


# the window


def _open(size: tuple[int, int]) -> MainWindow:
    make_application()
    window = MainWindow(Services(), Settings(theme="dark", bot_pause=0, coach="off", window=size))
    window.show()
    wait(0.1)
    return window


def _begin(window: MainWindow) -> GameSession:
    setup = GameSetup(decks=DECKS, opponent="greedy", starter="first seat", seed=SEED)
    if not window.launcher.play(setup) or window.session is None:
        raise NotReached("no game began")
    return window.session


def _picture_after(watch: FrameWatch, view: TableView, kind: QEvent.Type, at: QPoint) -> float | None:
    """Milliseconds from what the mouse does to the end of the next frame; None when it changes no picture."""
    before, began = len(watch.shown_at), time.perf_counter()
    mouse(view, kind, at)
    watch.wait()
    if len(watch.shown_at) == before:
        return None
    waited = (watch.shown_at[before] - began) * 1e3
    wait(0.03)
    return waited


def _two_views() -> tuple[View, View]:
    """Two views between which 30 cards of the shipped decks move and turn."""
    library = find(DEFAULT).library
    playmat = library.playmat(LANGUAGE)
    field, row, hand, stack = (
        next(zone.key for zone in playmat.zones if zone.arrange is arrange)
        for arrange in (Arrange.PLACES, Arrange.ROW, Arrange.FAN, Arrange.SPREAD)
    )
    entries = [entry for name in DECKS for entry in library.deck(name).cards]
    numbers = [number for number, _count in entries if library.face(number, LANGUAGE).type == "unit"]
    goes = {field: row, row: hand, hand: field, stack: stack}
    before: list[CardView] = []
    for index in range(MOVING):
        seat, number = index % 2, numbers[index % len(numbers)]
        zone = (field, row, stack if seat else hand)[index // 2 % 3]
        face = library.face(number, LANGUAGE)
        seen = CardView(index + 1, number, seat, zone, figures=face.figures)
        before.append(CardView(index + 1, "", seat, zone) if zone == stack else seen)
    after = [
        card._replace(zone=goes[card.zone], rested=index % 3 == 0 and card.zone != stack)
        for index, card in enumerate(before)
    ]
    after.sort(key=lambda card: -card.id if card.zone == stack else card.id)
    zones = [zone.key for zone in playmat.zones]
    return _view(before, zones), _view(after, zones)


def _view(cards: Sequence[CardView], zones: Sequence[str]) -> View:
    return View(
        player=PERSON,
        edition="1.0",
        turn=5,
        turn_player=PERSON,
        first_player=PERSON,
        phase="main",
        zones={
            (seat, zone): tuple(card.id for card in cards if (card.owner, card.zone) == (seat, zone))
            for seat in (PERSON, BOT)
            for zone in zones
        },
        cards={card.id: card for card in cards},
        step="",
        arrows=(),
        waiting=(),
        decision=Decision("main", PERSON),
        result="",
        reason="",
        known=None,
    )


def _high(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[int(len(values) * 0.95)]


def main() -> None:
    """Measure one part and print its figures."""
    part, amount = sys.argv[1:]
    try:
        with collector_off() if part == "start" else contextlib.nullcontext():  # as `play` does
            print(json.dumps(measure(part, float(amount))))
    except NotReached as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
