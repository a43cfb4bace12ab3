"""What a learner meets for the first time in a game that is played freely: each thing is to be named once.

Things are the events that a lesson lists, and the keywords and marks on the cards that are shown by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from gundam_desktop.tabletop import Event, Library
from gundam_desktop.tutorial.lesson import ExpectedEvent, FreePlay

_ON_CARDS: Final = ("badge", "mark")
"""The parts of a face whose reminders are named: keywords and marks."""


class Meeting(NamedTuple):
    """Something that is met for the first time."""

    key: str
    """A key that identifies it, so that it is not explained again."""
    say: str = ""
    """The sentence within the step; empty for a word on a card."""
    number: str = ""
    """The number of the card with the word; empty for an event."""
    word: tuple[str, str] = ("", "")
    """(part, key) of that card's reminder that explains the word."""
    card: int = 0
    """Id of the event's card; 0 for none."""


class FirstMeetings:
    """Finds what is new to a learner, and hands it out little by little."""

    def __init__(self, library: Library, edition: str, known: Iterable[str] = ()) -> None:
        """`known` are the keys of what was named before."""
        self._library, self._edition = library, edition
        self._known = set(known)
        self._waiting: dict[str, Meeting] = {}

    def notice(
        self, free: FreePlay, step: str, events: Iterable[Event], fits: Callable[[Event, ExpectedEvent], bool]
    ) -> None:
        """Note what is new in events, as the learner has seen them. `step` is the lesson and step, for the keys."""
        for event in events:
            for expected, say in free.met:
                if fits(event, expected):
                    self._note(Meeting(f"{step}.{say}", say, card=event.card))
            if event.kind in free.words and event.number:
                for meeting in self._words(event):
                    self._note(meeting)

    def take(self, most: int) -> list[Meeting]:
        """The next things to be named, those first that were met first; they are known from now on."""
        taken = list(self._waiting.values())[:most]
        for meeting in taken:
            del self._waiting[meeting.key]
            self._known.add(meeting.key)
        return taken

    def forget(self) -> None:
        """Drop everything that is waiting to be explained; it remains new."""
        self._waiting.clear()

    def _note(self, meeting: Meeting) -> None:
        if meeting.key not in self._known:
            self._waiting.setdefault(meeting.key, meeting)

    def _words(self, event: Event) -> Iterator[Meeting]:
        for reminder in self._library.reminders(event.number, self._edition, "en"):
            if reminder.part in _ON_CARDS:
                word = (reminder.part, reminder.key)
                yield Meeting(":".join(word), number=event.number, word=word, card=event.card)
