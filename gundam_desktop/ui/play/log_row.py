"""One line of the log, and the lines for events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from gundam_desktop.tabletop import Effect, Event, Mark
from gundam_desktop.ui.rulebook.clause_facts import Met

TURN = "turn begins"
"""The event that begins a new group of lines."""

STOPS = ".。"
"""What a sentence ends with, in each language."""


class LogRow(NamedTuple):
    """One line of the log."""

    text: str
    clause: str = ""
    side: str = ""
    """`own`, `other`, empty for events without a player, `turn` for the head of a group, `note` for the program."""
    number: str = ""
    """The number of the card that it is about; empty without one, and for a reader who may not know it."""
    moment: int = 0
    """How many events its reader had seen when it was over, itself included; 0 for what is no event."""
    label: str = ""
    """A word for it below a thumbnail of its card; empty if it has none."""
    lost: bool = False
    """True if a card was lost."""


def _no_effect(_event: Event) -> Effect:
    return Effect()


def log_rows(
    events: Sequence[tuple[int, Event]],
    viewer: int,
    sentence: Callable[[Event], str],
    head: Callable[[Event], str],
    effect: Callable[[Event], Effect] = _no_effect,
) -> list[LogRow]:
    """The lines of the log for events, each with its moment.

    `sentence` words an event (empty: no line), `head` makes the heading of a turn, `effect` is how it is shown.
    """
    rows: list[LogRow] = []
    for moment, event in events:
        if event.kind == TURN:
            rows.append(LogRow(head(event), "", "turn", moment=moment))
            continue
        text = sentence(event)
        if text:
            side = "" if event.player < 0 else "own" if event.player == viewer else "other"
            number, shown = event.number or event.target_number, effect(event)
            rows.append(LogRow(text, event.clause, side, number, moment, shown.label, shown.mark is Mark.CROSS))
    return rows


def counted(rows: Sequence[LogRow]) -> list[LogRow]:
    """The lines with the same ones in a row told once, with their number, at the moment of the last."""
    groups = [list(same) for _, same in groupby(rows, lambda row: row._replace(moment=0))]
    return [_counted(same[-1], len(same)) for same in groups]


def _counted(row: LogRow, times: int) -> LogRow:
    """The line for an event that happened `times` times in a row."""
    if times == 1:
        return row
    words = row.text.rstrip(STOPS)
    return row._replace(text=f"{words} × {times}{row.text[len(words) :]}")


def lines_citing(clause: str, rows: Sequence[LogRow]) -> list[Met]:
    """The lines that cite a clause."""
    found, turn = [], ""
    for row in rows:
        turn = row.text if row.side == "turn" else turn
        if row.clause == clause:
            found.append(Met(turn, row.text, row.moment))
    return found


def spoken(rows: Sequence[LogRow]) -> str:
    """The lines as one text for a screen reader."""
    return " ".join(f"{row.text}." if row.side == "turn" else row.text for row in rows)
