"""A puzzle on the table: every try is judged by the solver, whatever the way.

The solver works in a process (`puzzle_client.py`); until it has answered nothing can be chosen.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable
from html import escape
from itertools import chain, starmap

from PySide6.QtCore import QTimer

from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.puzzle_answers import Answer, Asked, Question
from gundam_desktop.tutorial.puzzle_book import Texts, goal_key
from gundam_desktop.tutorial.puzzle_run import Line, PuzzleTry
from gundam_desktop.ui.learning.puzzle_client import PuzzleClient
from gundam_desktop.ui.learning.task_panel import Tool
from gundam_desktop.ui.learning.task_play import BACK, LEAVE, NEXT, SHOW_ME, STOP, TaskPlay, TaskTable, nothing
from gundam_desktop.ui.session.task_source import Made
from gundam_desktop.ui.style.translation import listed

THEMES, CARD, CHOICE = 1, 2, 3
"""Levels of hints: what it is about, which card begins, the choice itself."""
DELAY_MS = 200
"""Milliseconds after which a question that is still worked out is spoken of."""


class PuzzlePlay(TaskPlay):
    """One try at a puzzle on the table."""

    def __init__(
        self,
        run: PuzzleTry,
        client: PuzzleClient,
        texts: Callable[[], Texts],
        record: LearningRecord,
        title: Callable[[], str],
        table: TaskTable,
        day: datetime.date | None = None,
    ) -> None:
        """`client` answers about the same puzzle; `texts` are those of the puzzles in the language in use.

        `title` returns what the puzzle is called now: its title says what it is about, and is kept back until it is
        solved. `day` is the one whose puzzle it is; None for all other puzzles.
        """
        super().__init__(table, run.game, run.puzzle.seat)
        self.run, self._texts, self._record, self._title = run, texts, record, title
        self.client, self._day = client, day
        client.setParent(self)
        client.answered.connect(self._answered)
        client.failed.connect(self._failed)
        self._then: Callable[[Answer], None] = lambda _: None
        """What is done with the answer that is awaited."""
        self._wait = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._wait.timeout.connect(self._say_busy)
        self.puzzle = run.puzzle
        self._hints, self._helped = 0, False
        self._best: tuple[Choice, ...] | None = None
        """The choices that keep the goal within reach now; None if that was not asked."""
        self._wrong: Choice | None = None
        """The choice that lost the goal, which the table shows; the run is still before it."""
        self.acts |= {
            BACK: self.take_back,
            SHOW_ME: self._show_choice,
            STOP: self.stop,
            LEAVE: self._to_list,
            "hint": self.hint,
            "why": self._show_why,
            "restart": self.restart,
            "solution": self._show_solution,
        }

    @property
    def name(self) -> str:
        """The key of the puzzle."""
        return self.puzzle.scenario.title

    def begin(self) -> None:
        """Show the puzzle as far as it is played, once the table shows its source."""
        self.client.start()
        super().begin()

    def leave(self) -> None:
        """Let go of the page; what is being worked out is given up."""
        self._wait.stop()
        self.client.stop()
        super().leave()

    def may_choose(self) -> bool:
        """True while nothing is worked out, and the goal is neither reached nor lost."""
        return not self.client.busy and self.run.solved is None and self._wrong is None

    # questions

    def _ask(self, asked: Asked, then: Callable[[Answer], None], choice: Choice | None = None) -> None:
        """Ask about the puzzle as it is now; until the answer is there nobody can choose."""
        self._then = then
        self.client.ask(Question(asked, self.run.lines, choice))
        self._wait.start()
        self.settle(nothing)

    def _answered(self, answer: Answer) -> None:
        self._wait.stop()
        self.said = nothing
        self._then(answer)

    def _failed(self, why: str) -> None:
        self._wait.stop()
        self.fail(why)

    def _say_busy(self) -> None:
        self.settle(lambda: (self.tr("Working it out…"), ""))

    def stop(self) -> None:
        """Give up what is being worked out; nothing was played."""
        if self.client.busy:
            self._wait.stop()
            self.client.cancel()
            self.stopped()

    def _to_list(self) -> None:
        """Go to the list: the puzzle stays as it is, and nothing is worked out meanwhile."""
        self.stop()
        self.client.stop()
        self.left.emit()

    # tries

    def choose(self, choice: Choice) -> None:
        """Ask whether a choice keeps the goal within reach."""
        self._ask(Asked.TRY, lambda answer: self._judged(choice, answer), choice)

    def _judged(self, choice: Choice, answer: Answer) -> None:
        """Show what came of a choice."""
        if answer.keeps is False:
            self._wrong = choice
            self.said = lambda: (self._why_lost(choice), "wrong")
            self._play([((self.puzzle.seat, choice),)])
            return
        if answer.keeps is None:
            self.said = lambda: (
                self.tr("Whether the goal can still be reached was not decided: too much can follow."),
                "",
            )
        self._follow(answer.lines)
        if self.run.solved:
            self._record.solved(self.name, without_help=not self._helped, day=self._day)
            self.said = lambda: (self.tr("Solved."), "done")
            self.show_task(aloud=False)
        self._play(answer.lines)

    def _follow(self, lines: Iterable[Line]) -> None:
        self._best = None
        for line in lines:
            self.run.follow(line)

    def _play(self, lines: Iterable[Line]) -> None:
        self.panel.say("")
        self.play(starmap(Made, chain(*lines)))

    def _why_lost(self, choice: Choice) -> str:
        said = self.tr("From here the goal can no longer be reached.")
        trap = next((key for written, key in self._traps() if written == choice), "")
        return " ".join(filter(None, (said, escape(self._texts().traps.get(trap, "")))))

    def _traps(self) -> list[tuple[Choice, str]]:
        task = self.puzzle.scenario.task
        if task is None or self.run.made:
            return []
        return [(self.puzzle.choice(written), key) for written, key in task.traps]

    def take_back(self) -> None:
        """Take the last choice back, or the question about one."""
        if self.client.busy:
            self.stop()
        elif self._wrong is not None or self.run.take_back():
            self._begin_at_run()

    def restart(self) -> None:
        """Begin the puzzle again."""
        while self.run.take_back():
            pass
        self._begin_at_run()

    def _begin_at_run(self) -> None:
        self._wait.stop()
        self.client.cancel()
        self._wrong, self._hints, self._best = None, 0, None
        self.light()
        self.show(self.run.game)
        self.settle(nothing)

    def _show_why(self) -> None:
        """Show what refutes the choice that lost the goal."""
        assert self._wrong is not None
        self._ask(Asked.WHY, self._refuted, self._wrong)

    def _refuted(self, answer: Answer) -> None:
        if not answer.lines:
            self.settle(lambda: (self.tr("What refutes it was not found: too much can follow."), "wrong"))
            return
        if len(answer.lines[0]) == 1:
            self.settle(lambda: (self.tr("The turn ends before the goal is reached."), "wrong"))
            return
        self.said = lambda: (self.tr("This is how the goal is lost."), "wrong")
        self.show(self.run.game)
        self._play(answer.lines)

    # help

    def hint(self) -> None:
        """Give one level more of the hint."""
        if self.run.solved is not None or self.client.busy:
            return
        if self._wrong is not None:
            self.take_back()
        self._helped, self._hints = True, min(self._hints + 1, CHOICE)
        if self._hints >= CARD and self._best is None:
            self._ask(Asked.BEST, self._best_found)
        else:
            self._show_hint()

    def _best_found(self, answer: Answer) -> None:
        self._best = answer.best
        self._show_hint()

    def _show_hint(self) -> None:
        if self._hints >= CARD and self._best:
            self.light([each.card for each in self._best[:1]])
        self.settle(lambda: (self._hint_words(), ""))

    def _hint_words(self) -> str:
        task, themes = self.puzzle.scenario.task, self._texts().themes
        named = listed(themes.get(each, each) for each in (task.themes if task else ()))
        words = [self.tr("It is about: {themes}.").format(themes=escape(named))] if named else []
        best = self._best or ()
        if self._hints >= CARD and best:
            words.append(self.tr("The lit card begins.") if best[0].card else self.tr("No card begins: a button does."))
        if self._hints >= CHOICE and best:
            words.append(self.tr("Do this: {choice}").format(choice=self.named(best[0])))
        return " ".join(words)

    def _show_choice(self) -> None:
        if self._best:
            self._hints = 0
            self.choose(self._best[0])

    def _show_solution(self) -> None:
        """Play the puzzle to its goal from its beginning."""
        self._helped = True
        self.restart()
        self._ask(Asked.SOLUTION, self._solved)

    def _solved(self, answer: Answer) -> None:
        if not answer.keeps:
            self.settle(lambda: (self.tr("No solution was found: too much can follow."), "wrong"))
            return
        self._follow(answer.lines)
        self.said = lambda: (self.tr("This is one solution. Restart to play it yourself."), "")
        self._play(answer.lines)

    # texts and buttons

    def asked(self) -> tuple[str, str]:
        """The title and the level of the puzzle, and its goal."""
        texts, task = self._texts(), self.puzzle.scenario.task
        head = escape(self._title())
        if task is not None and task.level:
            head += " · " + self.tr("level {level}").format(level=task.level)
        goal = texts.goals.get(goal_key(self.puzzle.scenario), "")
        if len(self.puzzle.belief) > 1:
            goal += " " + self.tr("It must work whatever the hidden cards are.")
        return head, f"<b>{escape(goal)}</b>"

    def tools(self) -> dict[str, Tool]:
        """The small buttons, by key."""
        playing = self.source.playing or self.client.busy
        solved, lost = bool(self.run.solved), self._wrong is not None
        tools = {
            "hint": Tool(
                self.tr("Hint") if not self._hints else self.tr("More hints ({level} of 3)").format(level=self._hints),
                self.tr("What it is about, then which card begins, then the choice itself."),
                "task hint",
                not solved and not playing,
                self.tr("More hints ({level} of 3)").format(level=2),
            ),
            "back": Tool(
                self.tr("Take back"),
                self.tr("Take your last choice back."),
                "task back",
                bool(self.run.made) or lost or self.client.busy,
            ),
            "restart": Tool(self.tr("Restart"), self.tr("Begin this puzzle again."), "task restart"),
            "solution": Tool(
                self.tr("Show the solution"), self.tr("Stop trying, and see one way to the goal."), "", not playing
            ),
            "skip": Tool(self.tr("Next puzzle"), self.tr("Leave this one as it is."), "task skip"),
            "free": Tool(
                self.tr("Play freely"),
                self.tr("Play from here against a gentle bot, without a goal. You can come back."),
                "task free",
                not self.client.busy,
            ),
        }
        tools[LEAVE] = Tool(self.tr("Leave"), self.tr("Back to the list."), "learn")
        if lost and not playing:
            tools["why"] = Tool(self.tr("Show why"), self.tr("See on the table how the goal is lost."))
        return tools

    def main_button(self) -> tuple[str, str]:
        """The key and the caption of the main button."""
        if self.client.busy:
            return ("", "") if self._wait.isActive() else (STOP, self.tr("Stop"))
        if self.source.playing:
            return "", ""
        if self._wrong is not None:
            return BACK, self.tr("Back to before this choice")
        if self.run.solved:
            return NEXT, self.tr("Next puzzle")
        return (SHOW_ME, self.tr("Show me")) if self._hints >= CHOICE else ("", "")
