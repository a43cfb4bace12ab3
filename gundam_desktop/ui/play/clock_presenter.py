"""Shows clocks and scores: which clock runs, the text of the panel, and what happens when a time is up.

A clock runs only for a person who decides and sees the table at rest: nobody loses time to movement, to a bot that
thinks or to handing the machine over. Alone with a bot it stands still, too, while a dialog is open or the window is
minimised. The rules know no clock: when a time is up, the other player may claim the game or let play go on. They are
asked behind the curtain, which then falls again for the one who decides.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.match.clock import NOBODY
from gundam_desktop.ui.play.hand_over import hides_cards
from gundam_desktop.ui.play.panels.score_panel import SHORT, ScoreLine
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.style import message_box


class ClockPresenter(QObject):
    """Shows the clocks and the score of the active game beside the table."""

    def __init__(self, active: ActiveGame, page: PlayPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._active, self._page, self._parent = active, page, parent
        active.changed.connect(self._follow)
        page.shown.connect(self._show)

    def _follow(self) -> None:
        """Follow the clock of the game now shown."""
        session, played = self._active.session, self._active.played
        if session is not None and session.clock is not None:  # one of a server runs there
            session.clock.whose, session.clock.ran_out = self.whose, self._ran_out
        if played is not None and played.clock is not None:
            played.clock.ticked = self._show
        self._show()

    def whose(self) -> int:
        """The seat whose clock runs now; -1 for none."""
        session, page = self._active.session, self._page
        if session is None or page.session is not session or session.over or not page.asking:
            return NOBODY
        seat = session.decision.player
        if seat not in session.humans or seat != page.viewer or (len(session.people) == 1 and self._interrupted()):
            return NOBODY
        return seat

    def _interrupted(self) -> bool:
        """True while a dialog is open or the window is minimised."""
        return self._parent.isMinimized() or QApplication.activeModalWidget() is not None

    def _show(self) -> None:
        session = self._active.played
        self._page.side.show_score(self._shown(session) if session is not None else None)

    def _shown(self, session: PlayedGame) -> ScoreLine | None:
        """The content of the panel; None if it would show the names alone, which the table shows."""
        clock, score, names = session.clock, session.series_score, session.names
        two = len(session.humans) > 1
        if clock is None and score is None:
            return None
        spoken = [session.score] if score is not None else []
        times, short = ["", ""], [False, False]
        for seat in session.timed:
            if clock is None:
                continue
            times[seat] = clock_text(clock.left[seat])
            short[seat] = clock.left[seat] < SHORT
            spoken.append(self.tr("{name} has {time} left").format(name=names[seat], time=times[seat]))
        looks = self._page.viewer if two and not self._page.curtain.is_down else -1
        if looks >= 0:
            spoken.append(self.tr("{name} looks at the table").format(name=names[looks]))
        return ScoreLine(
            names,
            (times[0], times[1]),
            (short[0], short[1]),
            clock.running if clock is not None else NOBODY,
            looks,
            f"{score.wins[0]}–{score.wins[1]}" if score is not None else "",
            " · ".join(spoken),
        )

    def _ran_out(self, seat: int) -> None:
        session = self._active.session
        if session is not None:
            QTimer.singleShot(0, self, partial(self._ask, session, seat))  # after the current choice

    def _ask(self, session: GameSession, seat: int) -> None:
        if session is not self._active.session or session.over:
            return
        names = {"name": session.names[seat], "other": session.names[1 - seat]}
        self._page.note(self.tr("{name} has run out of time.").format(**names))
        covered = hides_cards(session)
        if covered:
            self._page.hand_over(1 - seat)
        box = message_box.ask(
            self._parent,
            self.tr("Time is up"),
            self.tr("{name} has run out of time.").format(**names),
            self.tr(
                "The rules have no clock. {other} may claim the win, or let the game continue without a clock."
            ).format(**names),
            [
                message_box.destructive(
                    self.tr("{other} wins the game").format(**names), partial(self._claim, session, seat)
                )
            ],
            self.tr("Keep playing"),
        )
        if covered:
            box.rejected.connect(partial(self._hand_back, session))

    def _claim(self, session: GameSession, seat: int) -> None:
        if session is self._active.session:
            session.concede(seat, on_time=True)

    def _hand_back(self, session: GameSession) -> None:
        if session is self._active.session:
            self._page.hand_over()


def clock_text(seconds: float) -> str:
    """Format seconds as minutes and seconds, rounded up.

    >>> clock_text(754.2), clock_text(59.9), clock_text(0)
    ('12:35', '1:00', '0:00')
    """
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
