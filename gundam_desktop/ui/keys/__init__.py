"""The keys: every action that has one, what the player has made of it, and the dialog to change it."""

from gundam_desktop.ui.keys.commands import COMMANDS, Command, Group
from gundam_desktop.ui.keys.keymap import Keymap

__all__ = ["COMMANDS", "Command", "Group", "Keymap"]
