"""The guided game: what the learner meets for the first time is named once, a little at a time, unless turned off."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.tutorial.first_meetings import Meeting
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.lesson_run import LessonRun
from gundam_desktop.ui.learning.sentences import SentenceWriter
from gundam_desktop.ui.learning.task_panel import Tool
from gundam_desktop.ui.style.translation import translate

MOST = 3
"""New things that are named at a time."""


class Naming:
    """What free play in a lesson names now."""

    def __init__(
        self, run: LessonRun, record: LearningRecord, writer: SentenceWriter, sentence: Callable[[str], str]
    ) -> None:
        """`sentence` returns a sentence of the lesson as rich text, by its key."""
        self._run, self._record, self._writer, self._sentence = run, record, writer, sentence
        self._named: list[Meeting] = []
        self._turn = 0

    def go_on(self) -> list[int]:
        """Name what comes next; without anything new, what was named stays for its turn. Returns cards to be lit."""
        run = self._run
        if run.kind != "free" or not self._record.naming:
            run.meetings.forget()
            self._named = []
            return []
        new = run.meetings.take(MOST)
        if new:
            self._named, self._turn = new, run.game.turn
            self._record.name(each.key for each in new)
        elif run.game.turn != self._turn:
            self._named = []
        return [each.card for each in new if each.card]

    def html(self) -> str:
        """What is named now, one line each; empty for nothing."""
        return "<br>".join(map(self._line, self._named))

    def switch(self) -> None:
        """Name nothing, or what is new again."""
        self._record.naming = not self._record.naming

    def tools(self) -> dict[str, Tool]:
        """The small button that switches it, where there is anything to be named."""
        step = self._run.step
        if step is None or step.free is None or not step.free.met or self._run.done:
            return {}
        on = self._record.naming
        caption = translate("Naming", "Explain nothing") if on else translate("Naming", "Explain what is new")
        tip = translate("Naming", "Each thing is explained once, when you meet it for the first time.")
        return {"naming": Tool(caption, tip)}

    def _line(self, meeting: Meeting) -> str:
        if meeting.number:
            return self._writer.word(meeting.number, *meeting.word)
        assert self._run.step is not None
        return self._sentence(f"{self._run.step.id}.{meeting.say}")
