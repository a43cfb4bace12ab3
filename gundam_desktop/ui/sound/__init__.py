"""The sounds of the client. Which event makes which sound, says the game's playmat; the files come from a script."""

from gundam_desktop.ui.sound.mixer import Mixer, samples_of
from gundam_desktop.ui.sound.player import SoundPlayer, open_device

__all__ = ["Mixer", "SoundPlayer", "open_device", "samples_of"]
