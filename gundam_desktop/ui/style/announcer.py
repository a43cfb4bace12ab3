"""Announces events and questions to screen readers, in their order."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Announces on behalf of a widget. Events wait for their turn; questions and results interrupt."""

    said = Signal(str, bool)
    """The announced text, and True if it may interrupt."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._happened = self._asked = ""

    def happened(self, text: str) -> None:
        """Announce the events of one move; an empty text is not announced."""
        if text:
            self._happened = text
            self._say(text, urgent=False)

    def ask(self, question: str, *, again: bool = True) -> None:
        """Announce a question; without `again` only if it is not the one asked last."""
        if question and (again or question != self._asked):
            self._say(question, urgent=True)
        self._asked = question

    def answer(self, text: str) -> None:
        """Announce the result of something the player tried: a reason, the selection so far."""
        if text:
            self._say(text, urgent=True)

    def forget(self) -> None:
        """Forget the last event and question: another player is looking now."""
        self._happened = self._asked = ""

    def call(self, sentence: str) -> None:
        """Forget the last event and question, and ask for another player."""
        self.forget()
        self.ask(sentence)

    def say_again(self) -> None:
        """Announce the last event and question once more."""
        self.answer(" ".join(part for part in (self._happened, self._asked) if part))

    def _say(self, text: str, *, urgent: bool) -> None:
        self.said.emit(text, urgent)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
            QAccessible.updateAccessibility(event)
