"""The best choices of a decision and what they are worth, found by a search beside the window.

They are shown in the coach's panel until the table goes on, and written into the log with what would follow. An arrow
on the table shows the first one; a click on another, or asking again, shows that.

In a game it is asked about the viewer's own decisions; in a replay about those of any player whose view may be shown.
The search knows what that player could know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject

from gundam_desktop.bots.line_finder import TOLD, LineFinder
from gundam_desktop.bots.search import Line, Thought
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.series import known_decks
from gundam_desktop.tabletop import View
from gundam_desktop.ui.play import coach_words
from gundam_desktop.ui.play.panels.coach_panel import CoachLine
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table.spotlights import arrow_for

MOST_STEPS: Final = 4
"""Choices of a line that are told after its first."""

Begin = Callable[[LineFinder], WorkerPool[Thought | None]]
"""Begins to search."""


class _Asked(NamedTuple):
    """A decision that can be asked about."""

    place: tuple[str, int]
    """A name of the game, and the position in it."""
    game: str
    """The key of what is played."""
    name: str
    """The name of the player who decides."""
    view: View
    decks: tuple[Any, Any] | None
    """Both decks, as far as that player knows them."""


class _Sentence(NamedTuple):
    """A sentence about the best choices."""

    whole: str
    short: str
    """As the panel has room for it."""


def in_background(finder: LineFinder) -> WorkerPool[Thought | None]:
    """Search in a process; if that dies, nothing was found."""
    return WorkerPool(finder, 1, 1, lambda _number, _why: None)


class BestLines(QObject):
    """Tells the best choices of the decision on the table."""

    def __init__(
        self,
        page: PlayPage,
        active: ActiveGame,
        find: Callable[[str], GameModule],
        parent: QObject,
        begin: Begin = in_background,
    ) -> None:
        super().__init__(parent)
        self._page, self._active, self._find, self._begin = page, active, find, begin
        self._asked: _Asked | None = None
        self._sentences: list[_Sentence] = []
        """What is shown; the last of them are about the lines."""
        self._lines: tuple[Line, ...] = ()
        self._number = 0
        """The number of the line that the table shows."""
        self._run = PoolRun(self)
        self._run.progressed.connect(self._found)
        page.side.coach.choice_wanted.connect(self._show)
        active.changed.connect(self._run.cancel)
        page.shown.connect(self._rested)

    def ask(self) -> None:
        """Search the decision on the table; if that was done, show its next best choice there."""
        asked = self._decision()
        if asked is not None and self._lines and self._asked is not None and asked.place == self._asked.place:
            self._show(self._number % len(self._lines) + 1)
            self._page.announcer.answer(self._sentences[self._number - len(self._lines) - 1].short)
            return
        self._asked = asked
        if asked is None:
            words = self.tr("The best choices are found while you decide in a game, and in a replay")
            if self._active.forbids_advice:
                words = coach_words.no_help()
            self._page.announcer.answer(words)
            self._page.side.status.notice(words)
            return
        self._forget()
        self._tell(self.tr("Looking for the best choices…"))
        finder = LineFinder(asked.game, asked.view, _as_known(asked), asked.place[1])
        self._run.start(self._begin(finder), 1)

    def _decision(self) -> _Asked | None:
        played, replay = self._active.advised, self._active.replay
        if played is not None and not played.over and self._page.asking:
            seat = self._page.viewer
            if played.decision.player == seat and seat in played.humans:
                decks = played.known_decks(seat)
                return _Asked(played.place, played.game_key, played.names[seat], played.view(seat), decks)
        if replay is not None and replay.decision.player in replay.seats:
            seat, start = replay.decision.player, replay.game_history.record.start
            view = replay.game_history.at(replay.position).view(seat)
            decks = known_decks(seat, start, self._find(start.game))
            return _Asked((start.id, replay.position), start.game, replay.names[seat], view, decks)
        return None

    def _found(self, results: list[Thought | None]) -> None:
        asked, (thought,) = self._decision(), results
        if asked is None or self._asked is None or asked.place != self._asked.place:
            return  # the table has gone on
        if thought is None:
            self._tell(self.tr("No choice could be judged here"))
            return
        self._sentences = sentences = self._worded(thought, asked)
        self._lines = thought.lines[: max(1, len(sentences) - 1)]
        self._tell(*(sentence.short for sentence in sentences))
        self._show(1)
        played = self._active.played
        if played is None or len(played.humans) == 1:  # two people share the log
            for sentence in sentences:
                self._page.note(sentence.whole)

    def _rested(self) -> None:
        """Hide what was found as soon as another decision is on the table."""
        decision = self._decision()
        if self._asked is not None and (decision is None or decision.place != self._asked.place):
            self._asked = None
            self._forget()

    def _forget(self) -> None:
        if self._lines:
            self._page.scene.spotlights.show(())
        self._lines, self._sentences = (), []
        self._page.side.coach.show_lines(())

    def _show(self, number: int) -> None:
        """Show a line on the table: an arrow from its card to what it is used on, or a frame around the card."""
        if self._asked is None or not self._lines:
            return
        self._number, head = number, len(self._sentences) - len(self._lines)
        self._page.side.coach.show_lines(
            [
                CoachLine(sentence.short, number=max(0, at - head + 1), shown=at == head + number - 1)
                for at, sentence in enumerate(self._sentences)
            ]
        )
        choice = self._lines[number - 1].choice
        arrow = arrow_for(self._page.texts.library, choice, self._asked.view, number)
        self._page.scene.spotlights.show((choice.card,), arrows=(arrow,) if arrow is not None else ())

    def _worded(self, thought: Thought, asked: _Asked) -> list[_Sentence]:
        best, view = thought.lines[0], asked.view
        name = asked.name
        if thought.proved:
            wins = self.tr("“{choice}” wins this turn, whatever the opponent does. Tried in possible deals: {count}")
            return [_alike(wins.format(choice=self._label(best, view), count=best.worlds))]
        if len(thought.lines) == 1:
            alone = self.tr("There is no other choice than “{choice}”")
            return [_alike(alone.format(choice=self._label(best, view)))]
        stands, head = standing(best.chance), self.tr("{name}: {standing}. Chances to win:")
        whole = self.tr("{name}: {standing}. Best choices, tried in possible deals: {count}")
        told = [
            _Sentence(
                whole.format(name=name, standing=stands, count=best.worlds), head.format(name=name, standing=stands)
            )
        ]
        return told + [self._ranked(rank, line, view) for rank, line in enumerate(thought.lines[:TOLD], start=1)]

    def _ranked(self, rank: int, line: Line, view: View) -> _Sentence:
        """A choice with its chance; whole with what would follow."""
        what = {"rank": rank, "choice": self._label(line, view), "chance": round(100 * line.chance)}
        whole = self.tr("{rank}. {choice}: chance to win {chance} %").format(**what)
        steps = [self._page.texts.acting(each, view) for seat, each in line.then if seat == view.player]
        then = self.tr("; then {steps}").format(steps=" → ".join(steps[:MOST_STEPS])) if steps else ""
        return _Sentence(whole + then, self.tr("{rank}. {choice}: {chance} %").format(**what))

    def _label(self, line: Line, view: View) -> str:
        return self._page.texts.acting(line.choice, view)

    def _tell(self, *sentences: str) -> None:
        self._page.announcer.answer(" ".join(sentences))
        self._page.side.coach.show_lines([CoachLine(sentence) for sentence in sentences])


def standing(chance: float) -> str:
    """A chance to win in words, for the player whose chance it is."""
    words = (
        (0.9, translate("BestLines", "as good as won")),
        (0.7, translate("BestLines", "well ahead")),
        (0.55, translate("BestLines", "a little ahead")),
        (0.45, translate("BestLines", "even")),
        (0.3, translate("BestLines", "a little behind")),
        (0.1, translate("BestLines", "well behind")),
    )
    return next((word for least, word in words if chance >= least), translate("BestLines", "as good as lost"))


def _as_known(asked: _Asked) -> tuple[Any, Any] | None:
    """The decks as a player may know them: their own, and not the opponent's."""
    if asked.decks is None:
        return None
    return (asked.decks[0], None) if asked.view.player == 0 else (None, asked.decks[1])


def _alike(text: str) -> _Sentence:
    return _Sentence(text, text)
