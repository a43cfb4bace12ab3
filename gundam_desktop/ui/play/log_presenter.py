"""The log beside the table: events as its viewer may know them, and notes about the program itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import View
from gundam_desktop.ui.play.log_row import LogRow, lines_citing, spoken
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.rulebook.clause_facts import Met
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.table import TableScene


class LogPresenter(QObject):
    """Fills the log, each line when the table shows its event; announces new lines to screen readers."""

    def __init__(self, log: LogPanel, texts: GameTexts, announcer: Announcer) -> None:
        super().__init__(announcer)
        self._log, self._texts, self._announcer = log, texts, announcer
        self._notes: list[tuple[int, LogRow]] = []
        """Notes about the program itself, each with the number of events before it."""
        self._refused: list[tuple[str, Met]] = []
        """Refusals of this game, each with its clause."""
        self._coming: list[LogRow] = []
        """Lines whose events the table has not shown yet."""
        self._shown = self._left = 0
        """The number of events that the table has shown, and of those that it still has to show."""

    def follow(self, scene: TableScene) -> None:
        """Tell what happens when a rebuilt table shows it."""
        scene.events_shown.connect(self._show_next)
        scene.settled.connect(self._show_coming)

    def begin(self) -> None:
        """Begin the log of another game."""
        self._notes.clear()
        self._refused.clear()
        self._announcer.forget()
        self._replace([])

    def hide(self) -> None:
        """Show nothing while the machine changes hands, and forget what the player before tried in vain."""
        self._refused.clear()
        self._replace([])

    def show_all(self, session: GameSource, view: View, fresh: int = 0) -> None:
        """Show the whole log to the player of a view; the last `fresh` events are announced."""
        history = session.history(view.player)
        self._announcer.happened(spoken(self._rows(session, view.player, len(history) - fresh, len(history))))
        rows, begin = [self._texts.opening(view)], 0
        for end, note in self._notes:
            rows += [*self._rows(session, view.player, begin, end), note]
            begin = max(begin, end)
        self._replace([*rows, *self._rows(session, view.player, begin, len(history))])

    def append(self, session: GameSource, viewer: int, fresh: int) -> None:
        """Append the last `fresh` events as the table shows them, and announce them."""
        end = len(session.history(viewer))
        rows = self._rows(session, viewer, end - fresh, end)
        self._announcer.happened(spoken(rows))
        if not self._left:
            self._shown = end - fresh
        self._left += fresh
        self._coming += rows

    def note(self, session: GameSource | None, sentence: str) -> None:
        """Append a note about the program itself."""
        row = LogRow(sentence, "", "note")
        if session is not None:
            self._notes.append((len(session.history(0)), row))
        self._announcer.happened(spoken([row]))
        if self._coming:
            self._coming.append(row)
        else:
            self._log.add([row])

    def keep_refusal(self, clause: str, why: str) -> None:
        """Keep a refusal with its clause; it has no line of its own."""
        turn = next((row.text for row in reversed(self._log.list.lines.rows) if row.side == "turn"), "")
        self._refused.append((clause, Met(turn, why, 0)))

    def met(self, clause: str) -> list[Met]:
        """The lines that cite a clause, then the refusals by it."""
        refused = [met for by, met in self._refused if by == clause]
        return [*lines_citing(clause, self._log.list.lines.rows), *refused]

    def keep_notes(self, session: GameSource) -> None:
        """Keep the notes when the events before them are undone."""
        now = len(session.history(0))
        self._notes = [(min(at, now), note) for at, note in self._notes]

    def _rows(self, session: GameSource, viewer: int, begin: int, end: int) -> list[LogRow]:
        return self._texts.rows(session.history(viewer), viewer, session.names, begin, end, session.people)

    def _replace(self, rows: Sequence[LogRow]) -> None:
        self._coming, self._left = [], 0
        self._log.replace(rows)

    def _show_next(self, events: int) -> None:
        """Show the lines of the next events that the table has shown."""
        self._shown += events
        self._left = max(0, self._left - events)
        ready = 0
        while ready < len(self._coming) and self._coming[ready].moment <= self._shown:
            ready += 1
        self._log.add(self._coming[:ready])
        del self._coming[:ready]

    def _show_coming(self) -> None:
        """Show all lines: the table is at rest."""
        self._log.add(self._coming)
        self._coming, self._left = [], 0
