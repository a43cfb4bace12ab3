"""The sounds of the client. A game's playmat says which event makes which; `packaging/sounds.py` makes the files."""

from gundam_desktop.ui.sound.mixer import Mixer, samples_of
from gundam_desktop.ui.sound.player import SoundPlayer, open_device

__all__ = ["Mixer", "SoundPlayer", "open_device", "samples_of"]
