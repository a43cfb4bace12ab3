"""Backing up everything that the player has made, and restoring it: asked, done in the background, and reported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gundam_desktop.backup import SUFFIX, BackupError, Fault, Kind, Written, write_backup
from gundam_desktop.languages import COMMAS
from gundam_desktop.restoring import Plan, make_plan
from gundam_desktop.restoring import restore as put_back
from gundam_desktop.ui.app.restart import restart
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.translation import language

MOST_NAMED: Final = 20


class BackupDialogs(QObject):
    """The questions and reports about backups, over a window."""

    def __init__(self, leave: Callable[[], object], window: QWidget) -> None:
        """`leave` saves and closes everything that is open in the window."""
        super().__init__(window)
        self._leave, self._window = leave, window

    def ask_backup(self) -> None:
        """Ask for a file, and back up everything into it."""
        name = f"gundam-desktop-{datetime.now():%Y-%m-%d}{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Back up"), in_documents(name), self._files())
        if path:
            disk().do(self, partial(write_backup, Path(path)), partial(self._was_backed_up, path))

    def ask_restore(self) -> None:
        """Ask for a backup, show what restoring it would change, and restore it if the player agrees."""
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Restore a backup"), in_documents(), self._files())
        if path:
            disk().do(self, partial(make_plan, Path(path)), self._show_plan)

    def _files(self) -> str:
        return self.tr("Backups ({files})").format(files=f"*{SUFFIX}")

    def _was_backed_up(self, path: str, end: Future[Written]) -> None:
        try:
            written = end.result()
        except OSError as error:
            reason = f"{path}: {error.strerror or error}"
            message_box.warn(self._window, self.tr("The backup was not made"), reason)
        except BackupError as error:
            self._tell(self.tr("The backup was not made"), error)
        else:
            parts = [
                path,
                self.tr("Files: {count}").format(count=len(written.files)),
                self.tr(
                    "Seats at tables over a network, keys of servers and the commands of your own bots are not in it."
                ),
            ]
            if written.left_out:
                parts.append("\n".join((self.tr("These files could not be backed up:"), *_first(written.left_out))))
            self._inform(self.tr("Everything is backed up"), parts, self.tr("Close"))

    def _show_plan(self, end: Future[Plan]) -> None:
        try:
            plan = end.result()
        except BackupError as error:
            self._tell(self.tr("This backup cannot be restored"), error)
            return
        made = self.tr("Made on {made} (UTC) by version {version}.")
        parts = [
            made.format(made=plan.manifest.made, version=plan.manifest.program),
            "\n".join(self._lines(plan)),
        ]
        if plan.left_out:
            parts.append("\n".join((self.tr("This version has no place for:"), *_first(plan.left_out))))
        if not (plan.new or plan.replaced):
            self._inform(self.tr("Everything in this backup is here already"), parts, self.tr("Close"))
            return
        parts.append(
            self.tr(
                "What is replaced is backed up first, and nothing is deleted. What is open is saved, "
                "and the program starts again."
            )
        )
        agree = message_box.destructive(self.tr("Restore"), partial(self._restore, plan))
        title = self.tr("Restore this backup?")
        message_box.ask(self._window, title, title, "\n\n".join(parts), [agree])

    def _lines(self, plan: Plan) -> list[str]:
        """What would be done, in a line for each kind of files."""
        kinds: dict[Kind, str] = {
            "settings": self.tr("Settings"),
            "decks": self.tr("Decks"),
            "other decks": self.tr("Earlier, deleted and unsaved decks"),
            "games": self.tr("Games"),
            "thumbnails": self.tr("Pictures of games"),
            "collection": self.tr("Owned cards and wish list"),
            "own cards": self.tr("Own cards, pictures, card texts and rules"),
            "learning": self.tr("Progress, own lessons and puzzles"),
            "bot games": self.tr("Results of games between bots"),
        }
        parts = (
            self.tr("new: {count}"),
            self.tr("replaced: {count}"),
            self.tr("only here: {count}"),
            self.tr("the same: {count}"),
        )
        lines = []
        for kind, counts in plan.counts().items():
            told = [part.format(count=count) for part, count in zip(parts, counts, strict=True) if count]
            lines.append(f"{kinds[kind]} – {COMMAS[language()].join(told)}")
        return lines

    def _restore(self, plan: Plan) -> None:
        """Save and close what is open, and restore while a message without an answer keeps the window closed."""
        self._leave()
        waiting = self._inform(self.tr("The backup is being restored"), [], self.tr("Start again"))
        for button in waiting.buttons():
            button.setEnabled(False)
        disk().do(self, partial(put_back, plan), partial(self._was_restored, waiting))

    def _was_restored(self, waiting: QMessageBox, end: Future[Path | None]) -> None:
        waiting.close()
        try:
            kept = end.result()
        except BackupError as error:
            box = self._tell(self.tr("The backup was not restored completely"), error)
        else:
            replaced = [self.tr("What was replaced is kept in {path}.").format(path=kept)] if kept else []
            box = self._inform(self.tr("The backup is restored"), replaced, self.tr("Start again"))
        box.finished.connect(restart)

    def _inform(self, title: str, parts: Sequence[str], close: str) -> QMessageBox:
        return message_box.ask(self._window, title, title, "\n\n".join(parts), [], close)

    def _tell(self, title: str, error: BackupError) -> QMessageBox:
        """Say what is wrong, in the language of the client, and then exactly."""
        sentences: dict[Fault, str] = {
            "unreadable": self.tr("The file cannot be read."),
            "not whole": self.tr("This is not a whole backup of this program. Choose another one."),
            "newer": self.tr("A newer version of the program made this backup. Restore it with that version."),
            "unsafe": self.tr("The file has contents that no backup of this program has. Nothing of it was used."),
            "large": self.tr("There are too many files, or they are too large."),
            "in the way": self.tr("A file or folder of yours is in the way and could not be kept. Move it elsewhere."),
            "in use": self.tr("Another window has one of the games open. Close it, then restore the backup again."),
            "stopped": self.tr("Not everything could be written. Nothing is lost: restore the backup again."),
        }
        return message_box.warn(self._window, title, f"{sentences[error.fault]}\n\n{error}")


def _first(names: Sequence[str]) -> list[str]:
    """The names that a message has room for."""
    return [*names[:MOST_NAMED], *("…" for _ in names[MOST_NAMED : MOST_NAMED + 1])]
