"""The log beside the table: events as its viewer may know them, and notes about the program itself."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.tabletop import Event, View
from gundam_desktop.ui.play.log_row import LogRow, spoken
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.announcer import Announcer


class LogPresenter:
    """Fills the log and announces new lines to screen readers."""

    def __init__(self, log: LogPanel, texts: GameTexts, announcer: Announcer) -> None:
        self._log, self._texts, self._announcer = log, texts, announcer
        self._notes: list[tuple[int, LogRow]] = []
        """Notes about the program itself, each with the number of events before it."""

    def begin(self) -> None:
        """Begin the log of another game."""
        self._notes.clear()
        self._announcer.forget()
        self._log.replace([])

    def hide(self) -> None:
        """Show nothing while the machine changes hands."""
        self._log.replace([])

    def show_all(self, session: GameSource, view: View, fresh: Sequence[Event] = ()) -> None:
        """Show the whole log to the player of a view; the `fresh` events are announced."""
        self._announcer.happened(spoken(self._rows(session, view.player, fresh)))
        history = session.history(view.player)
        rows, begin = [self._texts.opening(view)], 0
        for end, note in self._notes:
            rows += [*self._rows(session, view.player, history[begin:end]), note]
            begin = max(begin, end)
        self._log.replace([*rows, *self._rows(session, view.player, history[begin:])])

    def append(self, session: GameSource, viewer: int, events: Sequence[Event]) -> None:
        """Append events and announce them."""
        rows = self._rows(session, viewer, events)
        self._announcer.happened(spoken(rows))
        self._log.add(rows)

    def note(self, session: GameSource | None, sentence: str) -> None:
        """Append a note about the program itself."""
        row = LogRow(sentence, "", "note")
        if session is not None:
            self._notes.append((len(session.history(0)), row))
        self._announcer.happened(spoken([row]))
        self._log.add([row])

    def keep_notes(self, session: GameSource) -> None:
        """Keep the notes when the events before them are undone."""
        now = len(session.history(0))
        self._notes = [(min(at, now), note) for at, note in self._notes]

    def _rows(self, session: GameSource, viewer: int, events: Sequence[Event]) -> list[LogRow]:
        return self._texts.rows(events, viewer, session.names)
