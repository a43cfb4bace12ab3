"""What a test asks of the deck room: the dialogs that are open, what is answered in them, what is on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.ui.app.main_window import MainWindow

D = TypeVar("D", bound=QDialog)
Open = Callable[[], MainWindow]


def dialog_of(window: MainWindow, kind: type[D]) -> D:
    (found,) = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    return found


def answer(window: MainWindow, text: str) -> None:
    """Click a button of the question that is asked."""
    (box,) = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    button = next(button for button in box.findChildren(QPushButton) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def saved() -> list[str]:
    return [entry.name for entry in decks_api.player_repository().listing().entries]


def take(window: MainWindow, name: str = "official-004") -> None:
    window.decks.open(name)


def keep(window: MainWindow, name: str = "official-004") -> None:
    """Store a copy of a shipped deck, which is saved under a name of its own."""
    take(window, name)
    window.decks.open_deck.document.rename("Mine")
    window.decks.save()
