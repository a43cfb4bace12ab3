"""The coach at the table: answers a key with one level more each time, and speaks by itself as far as it was asked to.

It finds its advice in a process beside the window, from what the player sees. Words are a fact, then a question, then
the clause, then the choice. In a game of two people, who share the log, it is shown for a moment and written nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.advice import Advice, Adviser, Kind
from gundam_desktop.games.doors import Doors
from gundam_desktop.records import Start
from gundam_desktop.tabletop import View
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.match_series import decks_known_to
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.session.settings import CoachVolume

PATIENCE: Final = 1_200
"""Milliseconds that a decision must stand before the coach looks at it unasked."""
_FACT, _CHOICE = 1, 4

Begin = Callable[[Adviser], WorkerPool[Advice]]
"""Begins to find advice."""


class _Place(NamedTuple):
    """A decision of a game."""

    game: str
    position: int
    seat: int


def in_background(adviser: Adviser) -> WorkerPool[Advice]:
    """Find advice in a process; if that dies, nothing is known."""
    return WorkerPool(adviser, 1, 1, lambda _number, _why: Advice("nothing"))


class CoachPresenter(QObject):
    """The coach of the game on the table."""

    def __init__(
        self,
        page: PlayPage,
        active: ActiveGame,
        find: Callable[[str], Doors],
        volume: Callable[[], CoachVolume],
        parent: QObject,
        begin: Begin = in_background,
    ) -> None:
        super().__init__(parent)
        self._page, self._active, self._find, self._volume, self._begin = page, active, find, volume, begin
        self._run = PoolRun(self)
        self._run.progressed.connect(self._found)
        self._place: _Place | None = None
        self._view: View | None = None
        self._advice: Advice | None = None
        self._level = self._told = 0
        self._spoken: set[tuple[str, int, Kind]] = set()
        """What was said unasked: game, turn, kind."""
        self._wait = QTimer(self, singleShot=True, interval=PATIENCE)
        self._wait.timeout.connect(self._look)
        page.shown.connect(self._rested)
        active.changed.connect(self._forget)

    def ask(self) -> None:
        """Say one level more about the decision on the table."""
        session = self._session
        if session is None:
            self._page.announcer.answer(self.tr("The coach answers while you decide in a game"))
            self._page.side.status.notice(self.tr("The coach answers while you decide in a game"))
            return
        self._level = min(max(self._level, self._told) + 1, _CHOICE)
        if self._advice is not None:
            self._speak()
        else:
            self._page.side.status.notice(self.tr("The coach is thinking…"))
            self._start(session)

    @property
    def _session(self) -> GameSession | None:
        """The game in which a person at the screen decides now; None else."""
        session, seat = self._active.session, self._page.viewer
        if session is None or session.over or not self._page.asking:
            return None
        return session if session.decision.player == seat and seat in session.humans else None

    def _rested(self) -> None:
        """Another decision may be on the table."""
        session = self._session
        place = _place_of(session, self._page.viewer) if session is not None else None
        if place != self._place:
            self._forget()
            self._place = place
        unasked = session is not None and len(session.humans) == 1 and session.clock is None
        if unasked and self._volume() in ("facts", "advice") and self._advice is None:
            self._wait.start()

    def _look(self) -> None:
        """Look at a decision unasked."""
        if (session := self._session) is not None and not self._run.running and self._advice is None:
            self._start(session)

    def _start(self, session: GameSession) -> None:
        seat = self._page.viewer
        self._place, self._view = _place_of(session, seat), session.view(seat)
        if not self._run.running:
            start = session.game_history.record.start
            decks = known_decks(start, seat, self._find(start.game))
            adviser = Adviser(start.game, self._view, decks, session.game_history.position)
            self._run.start(self._begin(adviser), 1)

    def _found(self, results: list[Advice]) -> None:
        session, (advice,) = self._session, results
        if session is None or self._place != _place_of(session, self._page.viewer):
            return
        self._advice = advice
        key = (session.game_history.record.start.id, session.view(self._page.viewer).turn, advice.kind)
        unasked = self._volume() in ("facts", "advice") and advice.kind != "nothing" and key not in self._spoken
        if self._level:
            self._speak()
        elif unasked:
            self._spoken.add(key)
            self._level = _FACT if self._volume() == "facts" else _CHOICE
            self._speak()

    def _forget(self) -> None:
        self._wait.stop()
        self._run.cancel()
        self._place = self._view = self._advice = None
        self._level = self._told = 0

    def _speak(self) -> None:
        """Say everything up to the level that was asked for and has not been said."""
        session = self._session
        assert session is not None
        words = self._words(session)
        said = " ".join(words[max(0, self._told) : self._level]) or words[-1]
        self._told = self._level
        self._page.announcer.answer(said)
        self._page.side.status.notice(said)
        if len(session.humans) == 1:
            self._page.note(self.tr("Coach: {words}").format(words=said))

    def _words(self, session: GameSession) -> list[str]:
        """The sentences by level: the fact, the question, the clause, the choice."""
        assert self._advice is not None
        assert self._view is not None
        advice, other = self._advice, session.names[1 - self._page.viewer]
        labels = [self._page.texts.label(choice, self._view) for choice in advice.choices]
        choice = next((label for label in labels if label), "")
        if advice.kind == "win":
            return [
                self.tr("You can win in this turn, whatever {name} does.").format(name=other),
                self.tr("Which choice has to come first?"),
                self.tr("The game would end by {clause}.").format(clause=advice.clause),
                self.tr("“{choice}” keeps the win (possible worlds checked: {count}).").format(
                    choice=choice, count=advice.worlds
                ),
            ]
        if advice.kind == "danger":
            answer = self.tr("“{choice}” prevents it (possible worlds checked: {count}).")
            none = self.tr("No choice was found that surely prevents it.")
            return [
                self.tr("As things stand, {name} can win in the next turn.").format(name=other),
                self.tr("What could stop it?"),
                answer.format(choice=choice, count=advice.worlds) if choice else none,
            ]
        return [self.tr("Neither a win in this turn nor a loss in the next one is proved here.")]


def known_decks(start: Start, seat: int, doors: Doors) -> tuple[Any, Any] | None:
    """Both decks as a player may know them; None in a game that began at a position."""
    first, second = (player.deck for player in start.players)
    if first is None or second is None:
        return None
    return decks_known_to(seat, (doors.read_deck(first), doors.read_deck(second)), start, doors)


def _place_of(session: GameSession, seat: int) -> _Place:
    return _Place(session.game_history.record.start.id, session.game_history.position, seat)
