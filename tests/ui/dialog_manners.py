"""What every dialog owes: a letter after Alt leads to one thing, and the title is read whole in its bar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QDialog, QGroupBox, QLabel, QMenu, QTabBar, QWidget

LETTER = re.compile("&([^&])")
BESIDE_TITLE, LARGER = 110, 1.15
"""Pixels that a title bar needs for its icon and its buttons, and how much larger its letters may be."""


def letters_twice(dialog: QWidget) -> list[str]:
    """The letters after Alt that belong to more than one thing that can be seen in a dialog."""
    texts = [text for widget in dialog.findChildren(QWidget) if widget.isVisible() for text in _texts(widget)]
    letters = Counter(found[1].lower() for text in texts if (found := LETTER.search(text.replace("&&", ""))))
    return [letter for letter, count in letters.items() if count > 1]


def _texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))


def is_title_whole(dialog: QDialog) -> bool:
    """True if the bar over a dialog has room for its title."""
    return dialog.width() >= dialog.fontMetrics().horizontalAdvance(dialog.windowTitle()) * LARGER + BESIDE_TITLE


def letters_twice_in_menu(menu: QMenu) -> list[str]:
    """The letters that belong to more than one entry of a menu."""
    letters = Counter(found[1].lower() for action in menu.actions() if (found := LETTER.search(action.text())))
    return [f"{menu.title()}: {letter}" for letter, count in letters.items() if count > 1]
