"""The log file, and the handler of uncaught exceptions: nothing that goes wrong is lost."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QMessageBox

from gundam_desktop.locate import log_folder
from gundam_desktop.ui.style import message_box

LOG_FILE = "gundam-desktop{number}.log"
CLIENTS = 50
"""Most clients at once that have a log file of their own."""
LOG_SIZE = 1_000_000
LOG_FILES = 3
PACKAGE = "gundam_desktop"

logger = logging.getLogger(__name__)

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def open_log() -> Path | None:
    """Write the program's log into a file from now on and return its path; older files are kept.

    Each of several clients at the same time gets a file of its own, since only one may put a full file aside. Returns
    None if the folder of the log cannot be written to: the program runs without a log.
    """
    package = logging.getLogger(PACKAGE)
    package.setLevel(logging.INFO)
    qInstallMessageHandler(_log_qt_message)
    folder = log_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _own_file(folder)
    except OSError:
        package.addHandler(logging.NullHandler())  # else warnings would go to standard error
        return None
    handler = _LogFile(path, maxBytes=LOG_SIZE, backupCount=LOG_FILES, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    package.addHandler(handler)
    return path


def close_log() -> None:
    """Close the log file."""
    qInstallMessageHandler(None)
    while _locks:
        _locks.pop().release()
    package = logging.getLogger(PACKAGE)
    for handler in list(package.handlers):
        if isinstance(handler, RotatingFileHandler | logging.NullHandler):
            package.removeHandler(handler)
            handler.close()


def log_file() -> Path | None:
    """The file that this client writes its log to; None while it writes none."""
    handlers = logging.getLogger(PACKAGE).handlers
    return next((Path(one.baseFilename) for one in handlers if isinstance(one, RotatingFileHandler)), None)


class _LogFile(RotatingFileHandler):
    """A log file that is silent when it cannot be written, for example on a full disk."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Leave the line out."""

    def close(self) -> None:
        """Close the file; what could not be written is given up."""
        with contextlib.suppress(OSError):
            super().close()


def _own_file(folder: Path) -> Path:
    for number in range(1, CLIENTS):
        path = folder / LOG_FILE.format(number=f"-{number}" if number > 1 else "")
        lock = FileLock(path.with_suffix(".lock"), thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            continue
        _locks.append(lock)
        return path
    return folder / LOG_FILE.format(number=f"-{CLIENTS}")


_locks: list[FileLock] = []
"""The lock of this client's log file."""


class ExceptionHandler(QObject):
    """Logs every uncaught exception, and shows the player one message at a time."""

    caught = Signal(str, str)
    """The error in a line, and the path of the log. From any thread."""
    report_wanted = Signal()
    """The player wants to see a report of what went wrong."""

    def __init__(self, log: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._box: QMessageBox | None = None
        self.caught.connect(self._show)

    def install(self) -> None:
        """Handle uncaught exceptions from now on, of all threads."""
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def uninstall(self) -> None:
        """Leave uncaught exceptions to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        logger.critical("uncaught exception", exc_info=(kind, error, trace))
        self.caught.emit(f"{kind.__name__}: {error}", str(self._log or ""))

    def _show(self, line: str, log: str) -> None:
        if self._box is not None or not isinstance(QApplication.instance(), QApplication):
            return
        self._box = message_box.warn(
            QApplication.activeWindow(),
            self.tr("Something went wrong"),
            self.tr(
                "The program ran into an error. The game continues, and each choice in it was saved when it was made."
                "\n\n{line}\n\nDetails: {log}"
            ).format(line=line, log=log or self.tr("the log cannot be written")),
        )
        report = self._box.addButton(self.tr("Show a report…"), QMessageBox.ButtonRole.ActionRole)
        report.clicked.connect(self.report_wanted)
        self._box.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._box = None


def _log_qt_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    logging.getLogger(f"{PACKAGE}.qt").log(_QT_LEVELS.get(kind, logging.WARNING), "%s", text)
