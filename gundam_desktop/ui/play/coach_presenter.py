"""The coach at the table: answers a key with one level more each time, and speaks by itself as far as it was asked to.

It finds its advice in a process beside the window, from what the player sees. Words are a fact, then a question, then
the clause, then the choice. Before a costly choice it asks for a second look, if the advice is there in time: nothing
waits for it. What it has said goes into the log when it leaves the panel, except in a game of two people, who share it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.advice import Advice, Adviser
from gundam_desktop.coach.occasion import Hint, Occasion, hint_of
from gundam_desktop.tabletop import Choice, View
from gundam_desktop.ui.play import coach_words
from gundam_desktop.ui.play.panels.coach_panel import CoachLine
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.session.settings import CoachVolume
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.table.spotlights import HintArrow, arrow_for

DELAY_MS: Final = 1_200
"""Milliseconds that a decision must stand before the coach looks at it unasked."""
_FACT, _CHOICE = 1, 4
_SPEAKING: Final = ("first game", "facts", "advice")
"""The volumes at which it speaks unasked."""

Begin = Callable[[Adviser], WorkerPool[Advice]]
"""Begins to find advice."""


class _Place(NamedTuple):
    """A decision of a game."""

    game: str
    position: int
    seat: int


def in_background(adviser: Adviser) -> WorkerPool[Advice]:
    """Find advice in a process; if that dies, nothing is known."""
    return WorkerPool(adviser, Adviser.steps, 1, lambda _number, _why: Advice("nothing"))


class CoachPresenter(QObject):
    """The coach of the game on the table."""

    first_game_over = Signal()
    """The game in which the coach was to help a newcomer is over."""

    def __init__(
        self,
        page: PlayPage,
        active: ActiveGame,
        volume: Callable[[], CoachVolume],
        parent: QObject,
        begin: Begin = in_background,
    ) -> None:
        super().__init__(parent)
        self._page, self._active, self._volume, self._begin = page, active, volume, begin
        self._run = PoolRun(self)
        self._run.progressed.connect(self._found)
        self._place: _Place | None = None
        self._view: View | None = None
        self._advice: Advice | None = None
        self._hint: Hint | None = None
        """What is spoken of at this decision."""
        self._level = self._told = 0
        self._said: list[str] = []
        """What stands in the panel now, if it goes into the log later."""
        self._occasions: dict[str, Occasion] = {}
        """By game."""
        self._wait = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._wait.timeout.connect(self._look)
        page.shown.connect(self._rested)
        page.confirmation_for = self._confirmation_for
        page.side.coach.more_wanted.connect(self.ask)
        page.side.coach.dismissed.connect(self._dismiss)
        active.changed.connect(self._forget)

    def ask(self) -> None:
        """Say one level more about the decision on the table."""
        played = self._played
        if played is None:
            words = coach_words.no_help() if self._active.forbids_advice else coach_words.not_now()
            self._page.announcer.answer(words)
            self._page.side.status.notice(words)
            return
        self._level = min(max(self._level, self._told) + 1, _CHOICE)
        if self._advice is not None:
            self._speak(self._hint or hint_of(self._advice))
        else:
            self._page.side.status.notice(coach_words.thinking())
            self._start(played)

    @property
    def _played(self) -> PlayedGame | None:
        """The game in which a person at the screen decides now; None else."""
        played, seat = self._active.advised, self._page.viewer
        if played is None or played.over or not self._page.asking:
            return None
        return played if played.decision.player == seat and seat in played.humans else None

    @property
    def _speaks_unasked(self) -> bool:
        played = self._played
        alone = played is not None and len(played.people) == 1 and played.clock is None
        return alone and self._volume() in _SPEAKING

    @property
    def _occasion(self) -> Occasion:
        game = self._place.game if self._place is not None else ""
        return self._occasions.setdefault(game, Occasion())

    def _rested(self) -> None:
        """Another decision may be on the table."""
        played = self._played
        place = _place_of(played, self._page.viewer) if played is not None else None
        if place != self._place:
            self._log_said()
            self._forget()
            self._place = place
        if self._speaks_unasked and self._advice is None:
            self._wait.start()
        game = self._active.session
        if game is not None and game.over and len(game.people) == 1 and self._volume() == "first game":
            self._page.note(
                self.tr("From now on the coach speaks only when asked. You can change that in the settings.")
            )
            self.first_game_over.emit()

    def _look(self) -> None:
        """Look at a decision unasked."""
        if (played := self._played) is not None and not self._run.running and self._advice is None:
            self._start(played)

    def _start(self, played: PlayedGame) -> None:
        seat = self._page.viewer
        self._place, self._view = _place_of(played, seat), played.view(seat)
        if not self._run.running:
            adviser = Adviser(played.game_key, self._view, played.known_decks(seat), self._place.position, language())
            self._run.start(self._begin(adviser), Adviser.steps)

    def _found(self, results: list[Advice]) -> None:
        played = self._played
        if played is None or self._place != _place_of(played, self._page.viewer):
            return
        asked = self._level > self._told and self._advice is None
        self._advice = results[-1]
        if asked:
            self._speak(hint_of(self._advice))
        elif self._hint is None and self._speaks_unasked:
            turn = played.view(self._page.viewer).turn
            hint = self._occasion.hint(self._advice, turn)
            if hint is not None:
                self._occasion.said(hint, turn)
                self._level = _FACT if self._volume() == "facts" else _CHOICE
                self._speak(hint)

    def _confirmation_for(self, choice: Choice) -> str:
        """The question before a choice of the player; empty for none."""
        if self._advice is None or self._view is None or not self._speaks_unasked:
            return ""
        look = self._occasion.confirmation_for(self._advice, choice, self._view)
        return coach_words.confirmation_for(look, self._other) if look is not None else ""

    @property
    def _other(self) -> str:
        played = self._played
        return played.names[1 - self._page.viewer] if played is not None else ""

    def _dismiss(self) -> None:
        """Close the hint; after the second time, hints of its kind are left out in this game."""
        if self._hint is not None:
            self._occasion.dismissed(self._hint.kind)
        self._log_said()
        self._show(())

    def _log_said(self) -> None:
        """Write what leaves the panel into the log."""
        said, self._said = self._said, []
        if said:
            self._page.note(self.tr("Coach: {words}").format(words=" ".join(said)))

    def _forget(self) -> None:
        self._wait.stop()
        self._run.cancel()
        self._place = self._view = self._advice = self._hint = None
        self._level = self._told = 0
        self._said = []
        self._show(())

    def _speak(self, hint: Hint | None) -> None:
        """Say everything up to the level that was asked for and has not been said."""
        played = self._played
        assert played is not None
        self._page.side.status.end_notice()
        self._hint = hint
        lines = self._lines(hint)
        said = " ".join(line.text for line in lines[self._told : self._level]) or lines[-1].text
        self._told = self._level
        self._page.announcer.answer(said)
        self._show(lines[: self._level], more=self._level < len(lines))
        if len(played.humans) == 1:
            self._said = [line.text for line in lines[: self._level]]

    def _show(self, lines: list[CoachLine] | tuple[CoachLine, ...], *, more: bool = False) -> None:
        """Show sentences in the panel, and light the cards that they are about."""
        was_shown = not self._page.side.coach.isHidden()
        self._page.side.coach.show_lines(lines, more=more)
        if lines or was_shown:
            remark = self._hint.remark if self._hint is not None and lines else None
            arrow = self._arrow() if lines and not more else None
            cards = remark.cards if remark is not None else ()
            self._page.scene.spotlights.show(cards, arrows=(arrow,) if arrow is not None else ())

    def _arrow(self) -> HintArrow | None:
        """The arrow of the choice that the last sentence names, if it names one."""
        advice, view = self._advice, self._view
        if advice is None or view is None or self._hint is None:
            return None
        choice = coach_words.best_choice(advice)
        return arrow_for(self._page.texts.library, choice, view) if choice is not None else None

    def _lines(self, hint: Hint | None) -> list[CoachLine]:
        assert self._advice is not None
        assert self._view is not None
        assert self._played is not None
        view, texts = self._view, self._page.texts
        return coach_words.levels(
            hint,
            self._advice,
            self._played.legal_choices(self._page.viewer),
            view.decision.clause,
            self._other,
            lambda choice: texts.acting(choice, view),
            texts.act,
        )


def _place_of(played: PlayedGame, seat: int) -> _Place:
    return _Place(*played.place, seat)
