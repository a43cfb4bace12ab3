"""The file of a tournament's games, one line each: if the program is killed, only the unfinished games are lost."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from gundam_desktop.bots.arena import Place, Played, PlayedAt
from gundam_desktop.bots.game_figures import NO_FIGURES, read_figures
from gundam_desktop.reading import read_whole

LARGEST_FILE: Final = 100_000_000
"""The most bytes of a file; two hundred thousand games take less."""
SUFFIX = ".jsonl"
TYPES = [int, int, int, int, int, str, str, str]
"""The types of the fields of `Played` in JSON; files of earlier versions lack the last field. Figures follow them."""
PARTS = len(TYPES)


class GamesFile:
    """A file whose first line says which tournament it is of; each other line is a game."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self._head = head

    def head(self) -> object:
        """Return the data in the first line; None if there is no file.

        Raises `ValueError` for a file of another kind, `OSError` for a file that cannot be read.
        """
        lines = self._lines()
        if lines is None:
            return None
        try:
            return json.loads(lines[0] if lines else "")
        except (ValueError, RecursionError):
            raise ValueError(f"{self.path}: the first line is not that of a file of games") from None

    def games(self) -> list[PlayedAt]:
        """Return the games in the file, each once; a damaged line is left out, so that its game is played again.

        Raises `OSError` for a file that cannot be read.
        """
        return list({(place, played.number): (place, played) for place, played in self._read()}.values())

    def add(self, games: Iterable[PlayedAt]) -> None:
        """Append games. Raises `OSError`."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(_row(place, played), separators=(",", ":")) for place, played in games]
        with self.path.open("a+b") as file:
            if not file.tell():
                lines.insert(0, json.dumps(self._head, ensure_ascii=False))
            elif not _ends_with_a_line(file):
                lines.insert(0, "")
            file.write("".join(f"{line}\n" for line in lines).encode())

    def clear(self) -> None:
        """Delete the file, if there is one. Raises `OSError`."""
        self.path.unlink(missing_ok=True)

    def _read(self) -> Iterator[PlayedAt]:
        for line in (self._lines() or [])[1:]:
            try:
                row = json.loads(line)
                if isinstance(row, list):
                    figures = read_figures(row.pop()) if row and isinstance(row[-1], dict) else NO_FIGURES
            except (ValueError, RecursionError):
                continue
            if isinstance(row, list) and [type(part) for part in row[1 - PARTS :]] == TYPES[:-1]:
                row.append("")
            if isinstance(row, list) and [type(part) for part in row[-PARTS:]] == TYPES:
                place = row[:-PARTS]
                if all(type(part) in (int, str) for part in place):
                    yield tuple(place), Played(*row[-PARTS:])._replace(figures=figures)

    def _lines(self) -> list[str] | None:
        """Return the lines of the file; None if there is no file."""
        try:
            return read_whole(self.path, LARGEST_FILE).decode("utf-8-sig", errors="replace").splitlines()
        except FileNotFoundError:
            return None


def digest_of(head: dict[str, Any]) -> str:
    """Return a name for the file of the games with this head: the same for equal heads."""
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()[:16]


def _row(place: Place, played: Played) -> list[Any]:
    """Return a game as JSON data, its figures last; without figures, as earlier versions wrote it."""
    row: list[Any] = [*place, *played[:PARTS]]
    return row if played.figures == NO_FIGURES else [*row, played.figures.written()]


def _ends_with_a_line(file: BinaryIO) -> bool:
    """True if the last line is whole: a program that is killed while it writes leaves half a line."""
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"
