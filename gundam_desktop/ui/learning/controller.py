"""Lessons and puzzles in the main window: the page that lists them, and the one that is on the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from gundam_desktop.coach.kept import key_of
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import from_position
from gundam_desktop.records import Player
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tabletop import Game
from gundam_desktop.tutorial.lesson_run import LessonRun
from gundam_desktop.tutorial.lesson_start import LessonError
from gundam_desktop.tutorial.progress import DueStep
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_answers import PuzzleAnswers
from gundam_desktop.tutorial.puzzle_run import PuzzleTry
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.learning.catalogue import DAILY, DECISION, GO_ON, LESSON, PUZZLE, REVIEW, today
from gundam_desktop.ui.learning.decision_play import DecisionPlay
from gundam_desktop.ui.learning.free_play_panel import FreePlayPanel
from gundam_desktop.ui.learning.learn_page import LearnPage
from gundam_desktop.ui.learning.learning_library import LearningLibrary
from gundam_desktop.ui.learning.lesson_play import LessonPlay
from gundam_desktop.ui.learning.puzzle_client import PuzzleClient
from gundam_desktop.ui.learning.puzzle_dialog import PuzzleDialog, PuzzlePosition
from gundam_desktop.ui.learning.puzzle_play import PuzzlePlay
from gundam_desktop.ui.learning.task_play import TaskPlay, TaskTable
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import open_session
from gundam_desktop.ui.style import message_box

TASK_COMMANDS = ("task hint", "task back", "task restart", "task skip", "task free")


class LearningController(QObject):
    """Makes the page when it is first asked for, and opens what is chosen on it."""

    page_wanted = Signal(QWidget)
    task_opened = Signal(str, object, object)
    """A `TaskSource` of a game (its key) is to be shown, with a panel below the table."""
    free_game_opened = Signal(object, object)
    """A `GameSession` is to be played on freely, with a panel below the table."""
    deck_task_opened = Signal(object, object)
    """A deck is to be shown in the deck builder, with a panel below it."""
    task_shown = Signal(object)
    """The table is to be shown again, with this panel below it."""

    def __init__(
        self,
        play_page: PlayPage,
        keymap: Keymap,
        services: Services,
        game_module: Callable[[], GameModule],
        pace: Callable[[], Pace],
        name: Callable[[], str],
        parent: QWidget,
        others: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        """`game_module` is that of the game whose lessons and puzzles the page is about; `name` is the learner's.

        `others` are the further games with lessons: the title of each by its key.
        """
        super().__init__(parent)
        self._play_page, self._keymap, self._services, self._parent = play_page, keymap, services, parent
        self._game_module, self._pace, self._name, self._others = game_module, pace, name, others
        self.page: LearnPage | None = None
        """None before it is first shown."""
        self.play: TaskPlay | None = None
        """The task that is open."""
        self._libraries: dict[str, LearningLibrary] = {}
        """By the keys of their games."""
        self._review: list[DueStep | str] = []
        """The steps that come back, and the keys of decisions."""
        for command in TASK_COMMANDS:
            shortcut = QShortcut(play_page)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(partial(self.press, command.removeprefix("task ")))

    @property
    def title(self) -> str:
        """The title of the window while the page is shown, or a lesson or a puzzle on the table; empty otherwise."""
        shown = self._play_page if self.play is not None else self.page
        return self.tr("Learn — Gundam Desktop") if shown is not None and shown.isVisible() else ""

    def show(self) -> None:
        """Show the page, with everything as it is now."""
        if self.page is None:
            self.page = LearnPage(self._parent)
            self.page.opened.connect(self.open)
            self.page.removal_wanted.connect(self.ask_removal)
            self.page.texts_wanted.connect(self._fill)
        self._libraries.clear()
        self._fill()
        self.page_wanted.emit(self.page)
        self.page.take_keys()

    def open(self, key: str) -> None:
        """Open an entry or a button of the page, by its key."""
        catalogue = self._known.catalogue()
        if key.startswith(LESSON):
            self.open_lesson(key.removeprefix(LESSON))
        elif key.startswith(PUZZLE):
            self.open_puzzle(key.removeprefix(PUZZLE))
        elif key.startswith(DECISION):
            self.open_decisions([self._known.kept.all[key.removeprefix(DECISION)].decision()], self.show)
        elif key == GO_ON:
            self.open_lesson(catalogue.next_lesson())
        elif key == REVIEW:
            self._review = [*catalogue.due(), *catalogue.due_decisions()]
            self._next_review()
        elif key == DAILY and (daily := catalogue.daily()) is not None:
            self.open_puzzle(daily.title)

    def ask_for_puzzle(self, position: PuzzlePosition) -> PuzzleDialog:
        """Ask for a title and a goal, and make a puzzle of a position, which is then among the player's own."""
        dialog = PuzzleDialog(position, self._known.free_title, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self._keep_puzzle)
        dialog.open()
        return dialog

    def _keep_puzzle(self, title: str, text: str) -> None:
        try:
            self._known.keep(text)
        except OSError as error:
            message_box.warn(self._parent, self.tr("This puzzle cannot be saved"), str(error))
            return
        self._fill()
        said = self.tr("“{title}” is now among my puzzles, on the page “Learn”").format(title=title)
        self._play_page.side.status.notice(said)
        self._play_page.announcer.answer(said)

    def ask_removal(self, key: str, title: str) -> None:
        """Ask once, then delete an own puzzle or a kept decision."""
        message_box.ask(
            self._parent,
            self.tr("Delete"),
            self.tr("Delete “{title}” from my puzzles?").format(title=title),
            "",
            [message_box.destructive(self.tr("Delete"), lambda: self.remove(key))],
        )

    def remove(self, key: str) -> None:
        """Delete an own puzzle or a kept decision, by its key on the page."""
        try:
            if key.startswith(DECISION):
                self._known.kept.remove(key.removeprefix(DECISION))
            else:
                self._known.remove(key.removeprefix(PUZZLE))
        except OSError as error:
            message_box.warn(self._parent, self.tr("This cannot be deleted"), str(error))
        self._fill()

    def open_lesson(self, named: str, step: str = "", *, only: bool = False) -> None:
        """Open a lesson at a step, else where the learner was last; `only` leaves it after that step.

        `named` is its name, for another game than that of the page with the game's key before it: `KEY/NAME`.
        """
        game, _, name = named.rpartition("/")
        known, game_module = self._library_of(game), self._game_module_of(game)
        lesson = known.course.lessons[name]
        at_lesson, at_step = known.record.at
        last = at_step if at_lesson == name and any(each.id == at_step for each in lesson.steps) else ""
        try:
            begin = step or last or known.progress.last_step(lesson)
            run = LessonRun(lesson, game_module, begin, known=known.record.explained)
        except (LessonError, ScenarioError) as error:
            message_box.warn(self._parent, self.tr("This lesson cannot be played"), str(error))
            return
        self._begin(self._lesson_play(run, only=only))

    def _lesson_play(self, run: LessonRun, *, only: bool) -> LessonPlay:
        game = run.game_module.key
        play = LessonPlay(run, self._library_of(game), self._table(run.seat, game), only=only)
        play.left.connect(self._lesson_left)
        play.next_wanted.connect(lambda: self.open_lesson(f"{game}/{play.following}"))
        play.free_game_wanted.connect(lambda: self._play_freely(run.game, run.seat, run.play_freely().bot))
        play.deck.wanted.connect(lambda deck: self.deck_task_opened.emit(deck, play.panel))
        play.deck.left.connect(lambda: self.task_shown.emit(play.panel))
        play.again = lambda: self._lesson_play(run, only=only)
        return play

    def open_puzzle(self, name: str) -> None:
        """Open a puzzle by its key."""
        try:
            puzzle = puzzle_of(self._known.puzzle(name))
        except ScenarioError as error:
            message_box.warn(self._parent, self.tr("This puzzle cannot be played"), str(error))
            return
        self._begin(self._puzzle_play(PuzzleTry(puzzle)))

    def _puzzle_play(self, run: PuzzleTry) -> PuzzlePlay:
        known = self._known
        client = PuzzleClient(PuzzleAnswers(known.game_module.key, run.puzzle.scenario.document))
        title = partial(self._puzzle_title, run.puzzle.scenario)
        day = today() if known.catalogue().daily() is run.puzzle.scenario else None
        play = PuzzlePlay(run, client, known.puzzle_texts, known.record, title, self._table(run.puzzle.seat), day)
        play.left.connect(self.show)
        play.next_wanted.connect(lambda: self.open_puzzle(known.puzzle_after(play.name)))
        play.free_game_wanted.connect(lambda: self._play_freely(run.game, run.puzzle.seat, "gentle"))
        play.again = lambda: self._puzzle_play(run)
        return play

    def _puzzle_title(self, puzzle: Scenario) -> str:
        return self._known.catalogue().puzzle_title(puzzle)

    def open_decisions(self, decisions: Sequence[ReviewedDecision], left: Callable[[], None]) -> None:
        """Open reviewed decisions, one after the other; `left` is called when the player leaves them."""
        self._begin(self._decision_play(decisions, left))

    def _decision_play(
        self, decisions: Sequence[ReviewedDecision], left: Callable[[], None], *, done: bool = False
    ) -> DecisionPlay:
        decision, *others = decisions
        kept, key = self._known.kept, key_of(decision)
        table = self._table(decision.seat, decision.game)
        play = DecisionPlay(decision, table, more=bool(others), is_kept=key in kept.all, done=done)
        play.left.connect(left)
        play.next_wanted.connect(lambda: self.open_decisions(others, left))
        play.free_game_wanted.connect(lambda: self._play_freely(play.world, decision.seat, "greedy"))
        play.kept.connect(lambda: kept.keep(decision, time.time()))
        play.answered.connect(lambda found: kept.answered(key, found, time.time()))
        play.again = lambda: self._decision_play(decisions, left, done=play.done)
        return play

    def leave(self) -> None:
        """Close the lesson or puzzle: something else is shown on the table."""
        if self.play is not None:
            self.play.leave()
            self.play.deleteLater()  # its own slots hold it
            self.play = None

    # inside

    @property
    def _known(self) -> LearningLibrary:
        return self._library_of("")

    def _library_of(self, game: str) -> LearningLibrary:
        """The library of a game: with its key, or of the page's game without one."""
        game_module = self._game_module_of(game)
        if game_module.key not in self._libraries:
            self._libraries[game_module.key] = LearningLibrary(game_module)
        return self._libraries[game_module.key]

    def _fill(self) -> None:
        if self.page is not None:
            others = [self._library_of(key).catalogue().whole(key, title) for key, title in self._others().items()]
            self._known.catalogue().fill(self.page, others)

    def _game_module_of(self, game: str) -> GameModule:
        """The module of the game with a key, or of the page's game without one."""
        return self._services.find(game) if game else self._game_module()

    def _table(self, seat: int, game: str = "") -> TaskTable:
        """What a task of a game is played on: of the game with this key, or of the page's game without one."""
        names = (self._name(), self.tr("Opponent"))
        ordered = names if seat == 0 else (names[1], names[0])
        return TaskTable(self._play_page, self._keymap, ordered, self._pace().bot_pause, self._game_module_of(game))

    def _begin(self, play: TaskPlay) -> None:
        """Show a task on the table."""
        self.leave()
        self.play = play
        self.task_opened.emit(play.game_module.key, play.source, play.panel)
        play.begin()

    def press(self, key: str) -> None:
        """Use a button of the lesson or puzzle by its key, such as `hint`."""
        if self.play is not None:
            self.play.use(key)

    def _lesson_left(self) -> None:
        if self._review:
            self._next_review()
        else:
            self.show()

    def _next_review(self) -> None:
        due = self._review.pop(0)
        if isinstance(due, DueStep):
            self.open_lesson(due.lesson, due.step, only=True)
        else:
            self.open_decisions([self._known.kept.all[due].decision()], self._lesson_left)

    # free play

    def _play_freely(self, game: Game, seat: int, level: str) -> None:
        """Play on from a copy of a game against a bot; the task waits."""
        task = self.play
        assert task is not None
        own = Player(name=self._name(), level=HUMAN)
        bot = Player(name=self.tr("Opponent"), level=level)
        players = (own, bot) if seat == 0 else (bot, own)
        begun = from_position(task.game_module.key, game.copy(), game.view(seat).edition, players)
        session = open_session(begun, self._services, self._pace(), self._parent, is_recorded=False)
        panel = FreePlayPanel()
        panel.back_wanted.connect(lambda: self._begin(task.again()))
        self.leave()
        self.free_game_opened.emit(session, panel)
