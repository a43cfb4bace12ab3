"""Keyboard shortcuts: the actions that can have keys, the keymap with the player's changes, and its dialog."""

from gundam_desktop.ui.keys.commands import COMMANDS, Command, Group
from gundam_desktop.ui.keys.keymap import Keymap

__all__ = ["COMMANDS", "Command", "Group", "Keymap"]
