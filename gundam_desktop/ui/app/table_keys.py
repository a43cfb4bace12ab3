"""The keys that work while the table is shown, wherever the focus is, and stand in no menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QShortcut

from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.play.play_page import PlayPage


def add_table_keys(page: PlayPage, keys: Keymap, show_letters: Callable[[], object]) -> None:
    """Bind the answers and what else has a key on the table; `show_letters` shows the key hints."""

    def bind(command: str, slot: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(page)
        keys.bind(shortcut, command)
        shortcut.activated.connect(slot)
        return shortcut

    for command in COMMANDS:
        if command.group is Group.ANSWER:
            shortcut = bind(command.id, partial(page.press, command.defaults[0]))
            shortcut.setAutoRepeat(False)  # a key held down must not answer the next question, too
    bind("cancel", page.cancel)
    bind("menu", lambda: page.scene.menu_of_focus())  # noqa: PLW0108 - tables change
    bind("letters", show_letters)
    bind("say again", page.announcer.say_again)
