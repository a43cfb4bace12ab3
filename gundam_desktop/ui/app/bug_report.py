"""A fault report: everything that helps to find the fault, as text. Nothing is sent anywhere."""

from __future__ import annotations

import contextlib
import getpass
import platform
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QPlainTextEdit, QWidget

from gundam_desktop import __version__
from gundam_desktop.locate import config_folder, log_folder, player_folder
from gundam_desktop.match.live_game import SEAT_LETTERS
from gundam_desktop.plurals import counted
from gundam_desktop.records import Record
from gundam_desktop.ui.app import logging_setup
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.writing import write_named

LOG_LINES = 80
"""The number of lines from the end of the log."""
WIDE, HIGH = 760, 520
_CARD = re.compile(r"\b[A-Z]{1,5}\d{0,3}-\d{1,4}\b")
"""The number of a card, which in an error may be that of a hidden one."""
_LEVEL = re.compile(r"\S+ \S+ (DEBUG|INFO|WARNING|ERROR|CRITICAL) ")
"""The head of a line of the log: date, time and level."""
_FOLDERS = re.compile(
    r"""(?:~|\b[A-Za-z]:|(?<![\w.)/:]))"""  # a home, a drive, or nothing that a path goes on from
    r"""(?:[/\\]{1,2}(?=[^\s/\\])(?:(?!\((?:data|program|python)\))[^/\\\n"'<>|:])+)+[/\\](?=[^\s/\\])"""
)
"""The folders of a path, up to the name of its file."""
FILE_NAME = "gundam-desktop-fault.txt"


class Report(NamedTuple):
    """A report in two parts, in English like the log."""

    program: str
    rest: str
    """The last lines of the log and the game; of a game that goes on, only what the player has seen of it."""
    goes_on: bool = False

    @property
    def text(self) -> str:
        """All of it."""
        return f"{self.program}\n\n{self.rest}\n"


def fault_report(session: GameSession | None, shown: Sequence[str] = ()) -> Report:
    """Make a report of the current state, with the game that is played.

    While a game goes on, its seed, decks and choices would tell what is hidden: the report then has the lines of the
    game's log that are `shown` on the screen, and of the program's log only warnings and errors.
    """
    system = " ".join((platform.system(), platform.release(), platform.machine()))
    lines = [
        f"Gundam Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()} ({QGuiApplication.platformName()}), {system}",
        f"Rules: {session.start.game}, edition {session.start.edition}" if session is not None else "No game is on.",
    ]
    last = _last_lines(logging_setup.log_file())
    goes_on = session is not None and not session.over
    if goes_on:
        faults = [_CARD.sub("(a card)", line) for line in _faults(last)]
        rest = ["Warnings and errors of the log:", *faults, "", "The game so far, as it was shown:", *shown]
    else:
        rest = ["The last lines of the log:", *last]
        if session is not None:
            rest += ["", *game_lines(session.game_history.record)]
    names = session.names if session is not None else ()
    return Report(without_private_data("\n".join(lines)), without_private_data("\n".join(rest), names), goes_on)


def _faults(lines: Sequence[str]) -> list[str]:
    """The warnings and errors among the lines of a log, each with the lines that belong to it."""
    found: list[str] = []
    inside = False
    for line in lines:
        level = _LEVEL.match(line)
        if level is not None:
            inside = level[1] in ("WARNING", "ERROR", "CRITICAL")
        if inside:
            found.append(line)
    return found or ["(there are none)"]


def game_lines(record: Record) -> list[str]:
    """A game as lines of text: its start and its choices."""
    start = record.start
    seats = zip(SEAT_LETTERS, start.players, strict=True)
    lines = [
        f"The game {start.id}, begun {start.began} by version {start.program}",
        f"{start.game}, edition {start.edition}, seed {start.seed}, chooser {start.chooser}",
        *(f"{letter}: {player.name} ({player.level}), deck {Path(player.deck_name).name}" for letter, player in seats),
        *([f"match: {start.series.model_dump_json(exclude={'registered'})}"] if start.series is not None else []),
        *([f"clock: {start.clock:g} s"] if start.clock is not None else []),
        *([f"began at a position: {start.state}"] if start.state is not None else []),
        *(
            f"deck of {letter}: {player.deck}"
            for letter, player in zip(SEAT_LETTERS, start.players, strict=True)
            if player.deck is not None
        ),
        f"{record.position} of {counted(len(record.moves), 'choice')} stand:",
    ]
    for number, move in enumerate(record.moves, 1):
        marks = " (by itself)" if move.forced else ""
        lines.append(f"{number:4} turn {move.turn:2} {SEAT_LETTERS[move.seat]}: {move.text}{marks}  {move.digest}")
    if record.end is not None:
        lines.append(f"The end: {record.end.result}  {record.end.digest}")
    return lines


def without_private_data(text: str, names: Sequence[str] = ()) -> str:
    """A text in which neither the folders and the login of the player stand, nor the names of the players of a game.

    Of a path in the program, in Python or in the program's own folders of data the part within these is left, of any
    other the name of the file.
    """
    known = {Path(sys.base_prefix): "(python)", Path(sys.prefix): "(python)", Path.home(): "~"}
    known |= {Path(__file__).parents[3]: "(program)"}
    known |= dict.fromkeys((log_folder(), config_folder(), player_folder()), "(data)")
    for folder in sorted(known, key=lambda folder: len(str(folder)), reverse=True):
        if len(str(folder)) > 1:
            text = re.sub(rf"{re.escape(str(folder))}(?![\w.-])", known[folder], text)
    text = _FOLDERS.sub("…/", text)
    with contextlib.suppress(KeyError, OSError):  # a system that does not know who this is
        text = _without_word(text, getpass.getuser(), "(user)")
    for name, letter in zip(names, SEAT_LETTERS, strict=False):
        text = _without_word(text, name, f"(player {letter})")
    return text


def _without_word(text: str, word: str, instead: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", instead, text) if word.strip() else text


def _last_lines(path: Path | None) -> list[str]:
    if path is None:
        return ["(there is none)"]
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()[-LOG_LINES:]
    except OSError as error:
        return [f"({error.strerror})"]


class ReportDialog(Sheet, QDialog):
    """Shows a report, to be copied or saved."""

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report a problem"))
        self.report = report
        words = Label(
            self,
            self.tr(
                "Copy or save this text and send it to somebody who can fix the problem. Nothing is sent anywhere."
            ),
        )
        words.setWordWrap(True)
        self.shown = QPlainTextEdit(self)
        self.shown.setReadOnly(True)
        self.shown.setAccessibleName(self.tr("The report"))
        self.shown.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.shown.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.shown.setPlainText(report.text)
        self.partial = Label(
            self,
            self.tr(
                "The game is still going on, so this contains only what has been shown of it. Once it is over, the "
                "report also contains the seed and all choices, and the game can be replayed from it."
            ),
        )
        self.partial.setWordWrap(True)
        self.partial.setVisible(report.goes_on)
        self.problem = Label(self)
        self.problem.setWordWrap(True)
        self.problem.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(self.tr("Copy"), role)
        self.save = buttons.addButton(self.tr("Save…"), role)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        for part in (words, self.shown, self.partial, self.problem, buttons):
            column.addWidget(part)
        resize_within_screen(self, WIDE, HIGH)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.text)
        self._say(self.tr("Copied."))

    def _save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the report"), in_documents(FILE_NAME), self.tr("Text files (*.txt);;All files (*)")
        )
        if not path:
            return
        try:
            write_named(Path(path), self.report.text.encode())
        except OSError as error:
            self._say(self.tr("Could not be saved: {reason}").format(reason=error.strerror))
        else:
            self._say(self.tr("Saved as {path}.").format(path=path))

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.show()
