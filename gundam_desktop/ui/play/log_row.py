"""One line of the log, and the lines for events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from gundam_desktop.tabletop import Event

TURN = "turn begins"
"""The event that begins a new group of lines."""


class LogRow(NamedTuple):
    """One line of the log."""

    text: str
    clause: str = ""
    side: str = ""
    """`own`, `other`, empty for events without a player, `turn` for the head of a group, `note` for the program."""


def log_rows(
    events: Sequence[Event], viewer: int, sentence: Callable[[Event], str], head: Callable[[Event], str]
) -> list[LogRow]:
    """The lines of the log for events: `sentence` words one (empty: no line), `head` makes the heading of a turn."""
    rows: list[LogRow] = []
    for event in events:
        if event.kind == TURN:
            rows.append(LogRow(head(event), "", "turn"))
            continue
        text = sentence(event)
        if text:
            side = "" if event.player < 0 else "own" if event.player == viewer else "other"
            rows.append(LogRow(text, event.clause, side))
    return [_counted(row, len(list(same))) for row, same in groupby(rows)]


def _counted(row: LogRow, times: int) -> LogRow:
    """The line for an event that happened `times` times in a row."""
    return row if times == 1 else row._replace(text=f"{row.text.removesuffix('.')} × {times}.")


def spoken(rows: Sequence[LogRow]) -> str:
    """The lines as one text for a screen reader."""
    return " ".join(f"{row.text}." if row.side == "turn" else row.text for row in rows)
