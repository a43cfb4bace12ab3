"""Opens the page after a game, for a game that was played here as for a replay, and goes on as the player wants."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.coach.review import Verdict
from gundam_desktop.coach.reviewed import reviewed_decision
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import GameHistory
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.play.texts import turn_name
from gundam_desktop.ui.saved_games.controller import SavedGamesController
from gundam_desktop.ui.saved_games.summary.game_summary import choice_label, summary_of
from gundam_desktop.ui.saved_games.summary.review_panel import Reviewed, ReviewPanel
from gundam_desktop.ui.saved_games.summary.summary_dialog import SummaryDialog
from gundam_desktop.ui.session.active_game import ActiveGame


class AfterGame(QObject):
    """The page after the game that is shown, once that is over."""

    rematch_wanted = Signal()
    """The player wants the next game of the match, or a rematch."""
    swapped_wanted = Signal()
    """The player wants a rematch with seats swapped."""
    decisions_wanted = Signal(object, object)
    """`ReviewedDecision`s are to be opened on the table; the second is called when the player leaves them."""

    def __init__(
        self,
        active: ActiveGame,
        page: PlayPage,
        games: SavedGamesController,
        game_module: Callable[[], GameModule],
        review_at_once: Callable[[], bool],
        parent: QWidget,
    ) -> None:
        """`review_at_once` says whether the review begins without being asked for."""
        super().__init__(parent)
        self._active, self._page, self._games, self._game_module, self._parent = (
            active,
            page,
            games,
            game_module,
            parent,
        )
        self._review_at_once = review_at_once
        self._game_reviewed, self._reviewed = "", Reviewed((), 0)
        """The id of the game that was reviewed last, and what was found."""
        page.frame.result.summary_wanted.connect(self.show)
        games.summary_wanted.connect(self.show)

    @property
    def history(self) -> GameHistory | None:
        """The history of the game that is over; None while none is shown, or it goes on."""
        played, replay = self._active.played, self._active.replay
        if played is not None:
            return played.ended_history
        return replay.game_history if replay is not None and replay.game_history.record.end is not None else None

    def show(self) -> None:
        """Open the page of the game that is over."""
        history, session = self.history, self._active.played
        if history is None:
            if session is not None and session.over:
                self._page.note(
                    self.tr("This is shown once the match is over: before that it would reveal both decks.")
                )
            return
        summary = summary_of(history, self._game_module(), self._page.texts)
        again = session.next_game_label() if session is not None else ""
        start, local = history.record.start, self._active.session is not None
        swap = local and start.series is None and not start.trial
        people = history.record.start.people
        review = None if history.record.start.trial else self._review(history, people or (0, 1))
        dialog = SummaryDialog(summary, self._page.texts.face, again, swap=swap, parent=self._parent, review=review)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.watch.connect(partial(self._watch, history))
        dialog.play_on.connect(partial(self._play_on, history))
        if review is not None:
            dialog.try_wanted.connect(partial(self._find_better, history, review))
        dialog.rematch.connect(self.rematch_wanted)
        dialog.swapped.connect(self.swapped_wanted)
        dialog.open()

    def _review(self, history: GameHistory, seats: tuple[int, ...]) -> ReviewPanel:
        """The review of a game, with what was found before when its page is opened again."""
        known = self._reviewed if self._game_reviewed == history.record.start.id else None
        review = ReviewPanel(history, seats, self._page.texts, known=known)
        review.run.ended.connect(lambda: self._keep_review(history, review.reviewed))
        if self._review_at_once() and not review.is_done:
            review.begin()
        return review

    def _keep_review(self, history: GameHistory, reviewed: Reviewed) -> None:
        self._game_reviewed, self._reviewed = history.record.start.id, reviewed

    def _find_better(self, history: GameHistory, review: ReviewPanel, seat: int, verdict: Verdict) -> None:
        """Open the decisions of a player on the table, beginning with one of them; the review ends."""
        review.run.cancel()
        verdicts = [each for who, each in review.verdicts if who == seat]
        at = verdicts.index(verdict)
        decisions = [reviewed_decision(history, seat, each) for each in (*verdicts[at:], *verdicts[:at])]
        self.decisions_wanted.emit(decisions, partial(self._come_back, history))

    def _come_back(self, history: GameHistory) -> None:
        """Show the page of the game again."""
        self._games.show_course(history, (0, 1), "")
        self.show()

    def _watch(self, history: GameHistory) -> None:
        """Show the game from its beginning."""
        if self._active.replay is not None:
            self._active.replay.go_to(history.first)
        else:
            self._games.show_course(history, (0, 1), "")

    def _play_on(self, history: GameHistory, position: int) -> None:
        turn = self.tr("{turn}: {choice}")
        where = turn.format(
            turn=turn_name(history.moves[position].turn), choice=choice_label(history, position, self._page.texts)
        )
        self._games.ask_branch(history, position, where)
