"""The sounds of the client. Which event makes which sound, says the game's playmat; the files come from a script."""

from gundam_desktop.ui.sound.player import SoundPlayer

__all__ = ["SoundPlayer"]
