"""The deck of a deck task: what the learner has made of it so far, kept through leaving the lesson and the program."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.lesson_run import Answer, LessonRun


class DeckWork(QObject):
    """The deck of the step that a lesson is at, if that is a deck task."""

    wanted = Signal(object)
    """A deck is to be shown in the deck builder, with the panel of the lesson below it."""
    left = Signal()
    """The table is to be shown again, with the panel of the lesson below it."""
    changed = Signal()
    """There is another deck, or it is shown elsewhere."""

    def __init__(self, run: LessonRun, record: LearningRecord) -> None:
        super().__init__()
        self._run, self._record = run, record
        self.deck: Any = None
        """The deck as it is now; None for a step that is no deck task."""
        self.is_open = False
        """True while the deck builder shows it."""

    @property
    def wanted_here(self) -> bool:
        """True if the step is a deck task."""
        return self.deck is not None

    def begin(self) -> None:
        """Take the deck of the step that the lesson has come to."""
        if self.is_open:
            self.left.emit()
        self.is_open = False
        self.deck = self._kept() if self._run.kind == "deck task" else None

    def open(self) -> None:
        """Go to the deck builder with the deck as it is now."""
        self.is_open = True
        self.wanted.emit(self.deck)
        self.changed.emit()

    def leave(self) -> None:
        """Note that the deck builder is shown no longer; the deck is kept."""
        self.is_open = False
        self.changed.emit()

    def edit(self, deck: Any) -> None:
        """Take the deck as the learner has it in the deck builder, and keep it."""
        if self.wanted_here and deck != self.deck and not self._run.done:
            self._keep(deck)
            self.changed.emit()

    def begin_again(self) -> None:
        """Take the list that the task begins with."""
        self._keep(self._run.deck_at_start())
        if self.is_open:
            self.wanted.emit(self.deck)
        self.changed.emit()

    def show(self, name: str) -> None:
        """Show another list of the lesson, by its name."""
        self._keep(self._run.deck(name))
        self.open()

    def hand_in(self) -> Answer:
        """Let the lesson judge the deck; a deck that has the goal is kept no longer."""
        answer = self._run.hand_in(self.deck)
        if answer.kind == "done":
            self._record.keep_deck(self._name, None)
        return answer

    @property
    def exchanged(self) -> tuple[int, int]:
        """How many cards are exchanged, and how many may be."""
        return self._run.exchanged(self.deck)

    @property
    def _name(self) -> str:
        assert self._run.step is not None
        return f"{self._run.lesson.id}.{self._run.step.id}"

    def _keep(self, deck: Any) -> None:
        self.deck = deck
        self._record.keep_deck(self._name, self._run.game_module.write_deck(deck))

    def _kept(self) -> Any:
        kept = self._record.deck(self._name)
        if kept is not None:
            try:
                return self._run.game_module.read_deck(kept)
            except ValueError:
                pass  # a card of the player's own that is gone: the list is begun again
        return self._run.deck_at_start()
