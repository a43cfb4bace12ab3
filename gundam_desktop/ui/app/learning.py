"""Lessons and puzzles in the main window: what is opened there comes onto its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games import DEFAULT, KEYS, title_of
from gundam_desktop.locate import game_resource
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.learning.controller import LearningController
from gundam_desktop.ui.learning.free_play_panel import FreePlayPanel
from gundam_desktop.ui.learning.lesson_play import LessonPlay
from gundam_desktop.ui.learning.puzzle_dialog import PuzzlePosition
from gundam_desktop.ui.learning.task_panel import TaskPanel
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.rulebook.clause_facts import Lesson
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.session.task_source import TaskSource
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language

if TYPE_CHECKING:
    from gundam_desktop.ui.decks.workspace.deck_exercise import DeckExercise


LEARNING_GAME = DEFAULT
"""The game with puzzles, whose lessons come first."""


class Learning(LearningController):
    """The puzzles of the one game that has any, lessons and reviewed decisions of every game."""

    game_followed = Signal(str)
    """The table takes the cards and rules of a game: its key."""
    session_opened = Signal(object)
    """A `GameSession` to show."""
    table_wanted = Signal()
    """A lesson or a puzzle is on the table."""
    clause_wanted = Signal(str)
    """A clause is to be shown, by its number."""

    def __init__(
        self,
        active: ActiveGame,
        play_page: PlayPage,
        keymap: Keymap,
        services: Services,
        settings: Settings,
        pace: Callable[[], Pace],
        parent: QWidget,
    ) -> None:
        super().__init__(
            play_page,
            keymap,
            services,
            lambda: services.find(LEARNING_GAME),
            pace,
            lambda: settings.last_game.names[0] or self.tr("Player"),
            parent,
            others_with_lessons,
        )
        self._active, self._settings, self._shown_on, self._keys = active, settings, play_page, keymap
        self.exercise: DeckExercise | None = None
        """The deck builder of deck tasks; None before it is first shown."""
        self.task_opened.connect(self._show_task)
        self.free_game_opened.connect(self._show_free_game)
        self.deck_task_opened.connect(self._show_deck)
        self.task_shown.connect(self._show_table)
        active.changed.connect(self._leave_if_gone)

    def teaching(self, game: str, edition: str, number: str) -> list[Lesson]:
        """The lessons in which a clause is met, by its number in an edition of a game."""
        own = game == LEARNING_GAME
        book = self._game_module_of(game).rulebook if own or game in others_with_lessons() else None
        if book is None:
            return []
        known = self._library_of(game)
        lessons, catalogue = known.course.lessons.values(), known.catalogue()
        met = [each.id for each in lessons if number in {book.number_in(edition, clause) for clause in each.clauses}]
        return [Lesson(name if own else f"{game}/{name}", catalogue.title(name)) for name in met]

    def ask_puzzle(self) -> None:
        """Ask for a title and a goal, and make a puzzle of the position on the table."""
        source = self._active.session or self._active.replay
        if source is not None and source.game_history.record.start.game != LEARNING_GAME:
            said = self.tr("Puzzles are made of games of {game} alone")
            said = said.format(game=title_of(LEARNING_GAME, language()))
            self._shown_on.side.status.notice(said)
            return
        position = self._position()
        if position is None:
            self._shown_on.side.status.notice(
                self.tr("A puzzle is made at your own decision in a game against a bot, or in a replay")
            )
            return
        form = self._game_module().scenarios
        assert form is not None
        try:
            form.write(position.game, position.title, position.seat)
        except ValueError as error:
            message_box.warn(self._parent, self.tr("This position makes no puzzle"), str(error))
            return
        self.ask_for_puzzle(position)

    def _position(self) -> PuzzlePosition | None:
        """The decision on the table that can become a puzzle: between two people only when their game is over."""
        session, replay = self._active.session, self._active.replay
        if replay is not None:
            game = replay.game_history.at(replay.position)
        elif session is not None and len(session.people) == 1:
            game = session.game_history.game
        else:
            return None
        seat = game.decision.player
        if seat < 0 or (session is not None and seat not in session.humans):
            return None
        turn = self.tr("Turn {turn} against {name}")
        source = session or replay
        assert source is not None
        return PuzzlePosition(
            self._game_module().key, game, seat, turn.format(turn=game.turn, name=source.names[1 - seat])
        )

    def _show_task(self, game: str, source: TaskSource, panel: TaskPanel) -> None:
        """Show a lesson or a puzzle; the game shown before is saved and closed."""
        self._active.show(source)
        self.game_followed.emit(game)
        self._shown_on.show_session(source)
        self._shown_on.set_footer(panel)
        panel.clause_wanted.connect(self._show_clause)
        self.table_wanted.emit()
        source.moved.emit()

    def _show_free_game(self, session: GameSession, panel: FreePlayPanel) -> None:
        self.session_opened.emit(session)
        self._shown_on.set_footer(panel)

    def _leave_if_gone(self) -> None:
        """Close the lesson or puzzle when something else is shown."""
        if self.play is not None and self._active.task is not self.play.source:
            self.leave()

    def _show_deck(self, deck: Any, panel: TaskPanel) -> None:
        """Show the deck of a deck task in a deck builder of its own."""
        if self.exercise is None:
            from gundam_desktop.ui.decks.workspace.deck_exercise import DeckExercise

            self.exercise = DeckExercise(self._keys, self._parent)
            self.exercise.edited.connect(self._deck_edited)
            self.exercise.clause_wanted.connect(self.clause_wanted)
            self.exercise.used.connect(self.press)
            # Not while the pages are being changed.
            self.exercise.hidden.connect(lambda: QTimer.singleShot(0, self, self._deck_left))
        self.exercise.show_deck(deck, panel)
        self.page_wanted.emit(self.exercise)

    def _deck_edited(self, deck: Any) -> None:
        if isinstance(self.play, LessonPlay):
            self.play.deck.edit(deck)

    def _deck_left(self) -> None:
        """Another page is shown: the panel goes back below the table."""
        if isinstance(self.play, LessonPlay) and self.exercise is not None and not self.exercise.isVisible():
            self._shown_on.set_footer(self.play.panel)
            self.play.deck.leave()

    def _show_table(self, panel: TaskPanel) -> None:
        self._shown_on.set_footer(panel)
        self.table_wanted.emit()

    def _show_clause(self, number: str) -> None:
        """Show a clause in the rule book where the table, which shows it otherwise, is not seen."""
        if self.exercise is not None and self.exercise.isVisible():
            self.clause_wanted.emit(number)


def others_with_lessons() -> dict[str, str]:
    """The further games that ship lessons: the title of each by its key. Imports no game."""
    return {
        key: title_of(key, language())
        for key in KEYS
        if key != LEARNING_GAME and (game_resource(key) / "lessons").is_dir()
    }
