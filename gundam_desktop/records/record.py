"""A record: the content of a game's file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.plurals import counted, form
from gundam_desktop.reading import read_whole
from gundam_desktop.records.entries import (
    FORMAT,
    LARGEST_FILE,
    Archived,
    CardSlot,
    Damaged,
    End,
    Exchanged,
    Jump,
    Move,
    Named,
    NotARecord,
    RecordLine,
    Slotted,
    Snapshot,
    Start,
    SwitchedOff,
    read_lines,
    write_line,
)
from gundam_desktop.tabletop.place import CardPlace

_MOVE = b'"kind":"move"'
_POSITION = re.compile(rb'"kind":"(?:state|at)","position":(\d{1,5})[,}]')


class Damage(NamedTuple):
    """Where a file is damaged; nothing of it is read from there on."""

    why: str
    """The line and what is wrong with it."""
    lost: int
    """The least number of choices from there on, as far as they can be made out."""

    @property
    def text(self) -> str:
        """In one line for people."""
        lost = (
            f"; at least {counted(self.lost, 'choice')} after it {form(self.lost, 'is', 'are')} lost"
            if self.lost
            else ""
        )
        return f"{self.why}; nothing after it was read{lost}"


class Record:
    """The start of a game, its choices, and the current position among them. Grows line by line."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.moves: list[Move] = []
        """All choices; those after `position` were undone and can be redone."""
        self.position = 0
        """The number of choices made."""
        self.snapshots: dict[int, Snapshot] = {}
        """Position -> state."""
        self.name = ""
        self.away = False
        self.end: End | None = None
        self.exchanged: dict[int, Any] = {}
        """Seat -> deck for the next game of the match, for players who have exchanged cards after this game."""
        self.slots: dict[CardPlace, int] = {}
        """Card in a place -> its present or last slot on the screen."""
        self.switched_off: dict[int, SwitchedOff] = {}
        """Seat -> where the player does not want to be asked; for a missing seat, nowhere."""
        self.damage: Damage | None = None
        """The damage in the file, behind the last line of this record; None if there is none."""

    def add(self, line: RecordLine) -> None:
        """Add a line. Raises `Damaged` when it does not fit the lines before it."""
        match line:
            case Move():
                self._cut()
                self.moves.append(line)
                self.position += 1
                self.away = False
            case Jump(position=position):
                if position > len(self.moves):
                    raise Damaged(f"the game goes to choice {position} of {len(self.moves)}")
                self._reopen()
                self.position = position
            case Snapshot(position=position):
                if position > len(self.moves):
                    raise Damaged(f"the state after choice {position} of {len(self.moves)}")
                self.snapshots[position] = line
            case Named(name=name):
                self.name = name
            case Archived(away=away):
                self.away = away
            case End():
                self.end = line
            case Exchanged(seat=seat, deck=deck):
                self.exchanged[seat] = deck
            case Slotted(slots=slots):
                self.slots |= {(seat, zone, card): slot for seat, zone, card, slot in slots}
            case SwitchedOff(seat=seat):
                self.switched_off[seat] = line
            case Start():
                raise Damaged("a second beginning")

    def _cut(self) -> None:
        """Drop the undone choices, because the game continues in another way."""
        del self.moves[self.position :]
        self.snapshots = {at: state for at, state in self.snapshots.items() if at <= self.position}
        self._reopen()

    def _reopen(self) -> None:
        """Remove the end of the game and everything after it."""
        self.end = None
        self.exchanged.clear()

    @property
    def made(self) -> list[Move]:
        """The choices made, without the undone ones."""
        return self.moves[: self.position]

    @property
    def turn(self) -> int:
        """The current turn; 0 before the first."""
        return self.moves[self.position - 1].turn_then if self.position else 0

    def lines(self, *, undone: bool = False) -> list[RecordLine]:
        """The fewest lines for the same game, without undone choices unless `undone` is set."""
        lines: list[RecordLine] = [self.start]
        for number, move in enumerate(self.moves if undone else self.made, 1):
            lines.append(move)
            if number in self.snapshots:
                lines.append(self.snapshots[number])
        if undone and self.position < len(self.moves):
            lines.append(Jump(position=self.position))
        if self.name:
            lines.append(Named(name=self.name))
        if self.away:
            lines.append(Archived())
        if self.end is not None:
            lines.append(self.end)
        if self.slots:
            lines.append(slotted(self.slots))
        lines += [Exchanged(seat=seat, deck=deck) for seat, deck in self.exchanged.items()]
        lines += self.switched_off.values()
        return lines


def record_bytes(record: Record) -> bytes:
    """Return the content of a file with the record, without undone choices."""
    return b"".join(write_line(line) for line in record.lines())


def slotted(slots: Mapping[CardPlace, int]) -> Slotted:
    """The line for the slots of cards on the screen."""
    return Slotted(slots=tuple(CardSlot(*place, slot) for place, slot in slots.items()))


def _begun(start: RecordLine | None) -> Record:
    if not isinstance(start, Start):
        raise NotARecord
    if start.format > FORMAT:
        raise Damaged(f"written by a later version of the program ({start.program}), format {start.format}; update")
    return Record(start)


class FoundRecord(NamedTuple):
    """The record in the bytes of a file."""

    record: Record
    length: int
    """How many bytes the record has; the bytes after it are an incomplete line or damaged (`record.damage`)."""


def record_in(data: bytes) -> FoundRecord:
    """Return the record in the bytes of a file, up to any damage. Raises `Damaged` if the first line is damaged."""
    lines = read_lines(data)
    start, length = next(lines, (None, 0))
    record = _begun(start)
    try:
        for line, end in lines:
            if line is not None:
                record.add(line)
            length = end
    except Damaged as error:
        record.damage = Damage(str(error), _lost(data[length:], record.position))
    return FoundRecord(record, length)


def _lost(rest: bytes, kept: int) -> int:
    """Return the least number of choices after the damage: those recognisable, or counted by a later position."""
    latest = max(map(int, _POSITION.findall(rest)), default=0)
    return max(rest.count(_MOVE), latest - kept)


def read_record(path: Path) -> Record:
    """Return the record in a file, up to any damage. `Damaged` if its first line is damaged; `OSError` as usual."""
    return record_in(read_whole(path, LARGEST_FILE)).record
