"""Message boxes that do not hold the program up, as sheets over a dimmed window: a question, a warning, a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget

from gundam_desktop.quoting import shown
from gundam_desktop.ui.style.hold_button import HoldButton, how_to_press
from gundam_desktop.ui.style.scaling import scaled, screen_room
from gundam_desktop.ui.style.sheet import Sheet

LONGEST = 20_000
"""Characters that a box shows of a text."""
EDGE = 14
"""Pixels around what a box shows."""


class Option(NamedTuple):
    """An answer to a question, and the action it runs."""

    text: str
    action: Callable[[], object]
    role: QMessageBox.ButtonRole = QMessageBox.ButtonRole.AcceptRole
    is_held: bool = False
    """True if its button is a `HoldButton`."""


def destructive(text: str, action: Callable[[], object]) -> Option:
    """Return an answer that takes something away; it is never the default."""
    return Option(text, action, QMessageBox.ButtonRole.DestructiveRole)


def held(text: str, action: Callable[[], object]) -> Option:
    """Return a destructive answer that a slip of the mouse or of a key does not give."""
    return Option(text, action, QMessageBox.ButtonRole.DestructiveRole, is_held=True)


def ask(
    parent: QWidget | None,
    title: str,
    text: str,
    details: str,
    options: Sequence[Option],
    cancel_text: str = "",
    picture: QPixmap | None = None,
) -> QMessageBox:
    """Open a question without waiting for its answer.

    `cancel_text` labels the answer that does nothing ("Cancel" if it is empty). The first option is the default, unless
    it is destructive; then the answer that does nothing is. A `picture` stands beside the text.
    """
    box = _box(parent, title, text)
    box.setProperty("headed", True)
    box.is_grave = any(option.role is QMessageBox.ButtonRole.DestructiveRole for option in options)
    if any(option.is_held for option in options):
        details = f"{details}\n\n{how_to_press()}"
    box.setInformativeText(_clean(details))
    if picture is not None:
        box.setIconPixmap(picture)
    for option in options:
        button: QPushButton = HoldButton(option.text, box) if option.is_held else QPushButton(option.text, box)
        box.addButton(button, option.role)
        button.clicked.connect(lambda _checked=False, action=option.action: action())
        if option is options[0] and option.role is not QMessageBox.ButtonRole.DestructiveRole:
            box.setDefaultButton(button)
    if cancel_text:
        cancel = box.addButton(cancel_text, QMessageBox.ButtonRole.RejectRole)
    else:
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(cancel)
    if box.defaultButton() is None:
        box.setDefaultButton(cancel)
    box.open()
    return box


def warn(parent: QWidget | None, title: str, text: str, details: str = "") -> QMessageBox:
    """Open a warning without waiting for its answer; `details` are shown when the player asks for them."""
    box = _box(parent, title, title)
    box.setProperty("headed", True)
    box.is_grave = True
    box.setInformativeText(_clean(text))
    box.setDetailedText(_clean(details))
    box.open()
    return box


def inform(parent: QWidget | None, title: str, html: str) -> QMessageBox:
    """Open HTML that the program writes, without waiting until it is closed; all from outside must be escaped in it."""
    box = _box(parent, title, "")
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(html)
    box.open()
    return box


class _Box(Sheet, QMessageBox):
    """A message box as a sheet; the style sheet of the window names its labels."""

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        """Wrap a long head; leave out the end of a text for which the screen is too small, so that the buttons show."""
        head = self.findChild(QLabel, "qt_msgbox_label")
        if head is not None and head.fontMetrics().horizontalAdvance(self.text()) > head.minimumWidth():
            head.setStyleSheet("min-width: 0")  # Qt wraps a text only if its label wants to be wide
        room, text = screen_room(self).height(), self.informativeText()
        self.setInformativeText(text)  # has the box, which is visible now, take the size that it needs
        while self.height() > room and text:
            text = text[: len(text) * room // self.height()]
            self.setInformativeText(f"{text.rstrip()}…")


def _box(parent: QWidget | None, title: str, text: str) -> _Box:
    box = _Box(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(title)
    box.setContentsMargins(*[scaled(EDGE)] * 4)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(_clean(text))
    return box


def _clean(text: str) -> str:
    """A text that may quote names of files, without control characters."""
    return shown(text, LONGEST, lines=True)
