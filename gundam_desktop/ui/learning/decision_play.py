"""A decision of a game that was reviewed, on the table: its player looks for a better choice.

What was better is not shown before it is found or asked for. A try is judged in another process
(`coach/second_try.py`).
"""

from __future__ import annotations

import logging
from html import escape
from itertools import starmap

from PySide6.QtCore import Signal

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.reviewed import ReviewedDecision
from gundam_desktop.coach.second_try import Answer, SecondTry
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.learning.sentences import CLAUSE
from gundam_desktop.ui.learning.task_panel import LOW, Tool
from gundam_desktop.ui.learning.task_play import BACK, LEAVE, NEXT, STOP, TaskPlay, TaskTable, nothing
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.session.task_source import Made
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed

logger = logging.getLogger(__name__)


def in_background(decision: ReviewedDecision, tried: Choice) -> WorkerPool[Answer | str]:
    """Judge a try in one process; the reason if that process died."""
    return WorkerPool(SecondTry(decision, tried), 1, 1, lambda _number, why: why)


class DecisionPlay(TaskPlay):
    """One decision on the table, until its player leaves it."""

    kept = Signal()
    """The decision is to be kept among the player's own puzzles."""
    answered = Signal(bool)
    """The player is done: True if they have found it without a wrong try and without being shown."""

    def __init__(
        self,
        decision: ReviewedDecision,
        table: TaskTable,
        *,
        more: bool = False,
        is_kept: bool = False,
        done: bool = False,
    ) -> None:
        """`more` if another decision follows; `done` if this one was found or shown before."""
        self.decision, self.world = decision, decision.world()
        super().__init__(table, self.world, decision.seat, LOW)
        self.more, self.is_kept = more, is_kept
        self.run = PoolRun(self)
        self.run.ended.connect(self._judged)
        self.done = done
        """True if it was found, or the solution was shown."""
        self._wrong = False
        self._tried: Choice | None = None
        """The choice that is being judged, or shown with what follows it."""
        self._answer: Answer | None = None
        """What came of the try that the table shows."""
        self.acts |= {
            LEAVE: self._leave_it,
            **dict.fromkeys((BACK, "restart"), self.take_back),
            STOP: self.stop,
            "solution": self.show_solution,
            "keep": self._keep,
        }
        if not more:
            del self.acts["skip"]

    def leave(self) -> None:
        """Let go of the page; a try that is being judged is given up."""
        self.run.cancel()
        super().leave()

    # tries

    def choose(self, choice: Choice) -> None:
        """Let bots judge a choice that is not the one played in the game."""
        if choice == self.decision.played(self.world):
            self._wrong = True
            self.settle(lambda: (self.tr("This is what you played. Try something else."), "wrong"))
        else:
            self._begin_to_judge(choice)

    def _begin_to_judge(self, choice: Choice) -> None:
        self._tried = choice
        self.run.start(in_background(self.decision, choice), 1)
        self.settle(
            lambda: (self.tr("Bots continue from your choice, with the hidden cards dealt in different ways…"), "")
        )

    def _judged(self) -> None:
        """Show what came of the try, on the table and in words."""
        answer = next(iter(self.run.results), None)
        if not isinstance(answer, Answer):  # it was given up, or its process died
            self.take_back()
            if answer is not None:
                logger.warning("a try at a decision was not judged: %s", answer)
                self.fail(answer)
            return
        if answer.found and not self.done:
            self.done = True
            self.answered.emit(not self._wrong)
        self._wrong |= not answer.found
        self._answer = answer
        self.said = lambda: (self._words(answer), "done" if answer.found else "wrong")
        self.show(self.decision._replace(state=answer.state).world())
        self.play(starmap(Made, answer.line))

    def take_back(self) -> None:
        """Show the decision again, as it was before the try."""
        self._answer = self._tried = None
        self.run.cancel()
        self.show(self.world)
        self.settle(nothing)

    def stop(self) -> None:
        """Give up the try that is being judged."""
        self.take_back()
        self.stopped()

    def _leave_it(self) -> None:
        if self.run.running:
            self.take_back()
        self.left.emit()

    def show_solution(self) -> None:
        """Show the choice that the review found, and what follows it."""
        self.take_back()
        if not self.done:
            self.done = self._wrong = True
            self.answered.emit(False)
        self._begin_to_judge(self.decision.better(self.world))

    def _keep(self) -> None:
        if self.done and not self.is_kept:
            self.is_kept = True
            self.kept.emit()
            self.offer()

    def may_choose(self) -> bool:
        """True before a try."""
        return self._tried is None

    # texts and buttons

    def asked(self) -> tuple[str, str]:
        """What was played in the game, what it cost, and that something better is looked for."""
        verdict = self.decision.verdict
        head = self.tr("Your game, turn {turn}: find a better choice").format(turn=self.decision.turn)
        if verdict.proof == "missed win":
            text = self.tr(
                "You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice wins"
                " in this turn, whatever the opponent does.",
                "",
                verdict.worlds,
            )
        elif verdict.proof == "allowed loss":
            text = self.tr(
                "You played “{choice}”. In {held} of %n possible deals of the hidden cards another choice survives"
                " the opponent's next turn, whatever they do.",
                "",
                verdict.worlds,
            )
        else:
            text = self.tr("You played “{choice}” (−{cost} ± {margin} points of the chance to win).")
        task = text.format(
            choice=self._named(self.decision.played(self.world)),
            held=verdict.held,
            cost=round(verdict.cost),
            margin=round(verdict.margin),
        )
        return head, f"<b>{task}</b>"

    def _named(self, choice: Choice) -> str:
        return escape(self.page.texts.acting(choice, self.world.view(self.decision.seat)))

    def _words(self, answer: Answer) -> str:
        """What came of a try: how good it is, what the table shows, and by which clauses."""
        assert self._tried is not None
        words = [f"“{self._named(self._tried)}”: {self._judgement(answer)}"]
        words.append(self.tr("The table shows what can follow, in one of the possible deals."))
        if answer.clauses:
            linked = listed(
                f'<a href="{CLAUSE}{number}" style="color: {theme().accent_self}">{number}</a>'
                for number in answer.clauses
            )
            words.append(self.tr("Clauses at work: {clauses}.").format(clauses=linked))
        return " ".join(words)

    def _judgement(self, answer: Answer) -> str:
        proof, worlds = self.decision.verdict.proof, answer.worlds
        if proof == "missed win":
            text = self.tr("wins in this turn in {held} of %n possible deals.", "", worlds)
        elif proof == "allowed loss":
            text = self.tr("survives the next turn in {held} of %n possible deals.", "", worlds)
        elif answer.found:
            text = self.tr(
                "as good as the best choice known, or within 2 points of it (%n possible deals).", "", worlds
            )
        else:
            text = self.tr(
                "{behind} ± {margin} points of the chance to win behind the best choice (%n possible deals).",
                "",
                worlds,
            )
        return text.format(held=answer.held, behind=round(answer.behind), margin=round(answer.margin))

    def tools(self) -> dict[str, Tool]:
        """The small buttons, by key."""
        busy = self.run.running or self.source.playing
        tools = {}
        if self._tried is not None:
            tools["restart"] = Tool(self.tr("Take back"), self.tr("Show the decision again."), "task restart")
        if not self.done:
            tools["solution"] = Tool(
                self.tr("Show the solution"), self.tr("Stop trying, and see the better choice."), "", not busy
            )
        else:
            tools["free"] = Tool(
                self.tr("Continue from here"),
                self.tr("Play this position against a bot. You can come back."),
                "task free",
                not busy,
            )
            caption = self.tr("Kept among my puzzles") if self.is_kept else self.tr("Keep as my puzzle")
            tools["keep"] = Tool(
                caption, self.tr("It is listed under “Learn”, and comes back for review."), "", not self.is_kept
            )
        if self.more and not self.done:
            tools["skip"] = Tool(self.tr("Next decision"), self.tr("Leave this one without an answer."), "task skip")
        tools[LEAVE] = Tool(self.tr("Leave"), self.tr("Leave the table."))
        return tools

    def main_button(self) -> tuple[str, str]:
        """The key and the caption of the main button."""
        if self.run.running:
            return STOP, self.tr("Stop")
        if self.source.playing:
            return "", ""
        if self._answer is not None and not self._answer.found and not self.done:
            return BACK, self.tr("Try again")
        if self.done and self._answer is not None:
            return (NEXT, self.tr("Next decision")) if self.more else (LEAVE, self.tr("Done"))
        return "", ""
