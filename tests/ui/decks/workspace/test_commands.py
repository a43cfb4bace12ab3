"""Every command of the deck builder in the keymap has something that carries it out."""

from __future__ import annotations

import pytest

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.workspace import commands_of
from gundam_desktop.ui.keys import Group
from gundam_desktop.ui.keys.commands import COMMANDS

pytestmark = pytest.mark.usefixtures("home")


def test_each_command_of_the_builder_is_carried_out(window: MainWindow) -> None:
    by_keys = {command.id for command in COMMANDS if command.group is Group.DECKS and command.id.startswith("deck ")}
    assert by_keys <= commands_of(window.decks).keys()
