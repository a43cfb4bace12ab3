"""Says to screen readers what happens and what is asked, in the order in which it does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Announcements in the name of a widget. What happened waits for its turn, what is asked does not."""

    said = Signal(str, bool)
    """A text as it is announced, and whether it may interrupt."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._happened = self._asked = ""

    def happened(self, text: str) -> None:
        """Announce what has happened, all of one move together; nothing if the text is empty."""
        if text:
            self._happened = text
            self._say(text, urgent=False)

    def ask(self, question: str, *, again: bool = True) -> None:
        """Say what is to be decided; without `again` not if it is what was asked last."""
        if question and (again or question != self._asked):
            self._say(question, urgent=True)
        self._asked = question

    def answer(self, text: str) -> None:
        """Say what came of something that the player tried: why not, what is chosen so far."""
        if text:
            self._say(text, urgent=True)

    def forget(self) -> None:
        """Say nothing of before again: somebody else looks."""
        self._happened = self._asked = ""

    def call(self, sentence: str) -> None:
        """Call for somebody else, who hears nothing of before."""
        self.forget()
        self.ask(sentence)

    def say_again(self) -> None:
        """Say once more what has happened last and what is asked."""
        self.answer(" ".join(part for part in (self._happened, self._asked) if part))

    def _say(self, text: str, *, urgent: bool) -> None:
        self.said.emit(text, urgent)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
            QAccessible.updateAccessibility(event)
