"""Plays sounds without the screen ever waiting for them: a thread reads the files and opens the device.

Without a device, or without the library, the client is silent; that is no fault, and told in the log alone. A device
that has stopped, as when it is unplugged, is opened again with the next sound.
"""

from __future__ import annotations

import array
import contextlib
import ctypes
import logging
import queue
import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol

from gundam_desktop.locate import resource
from gundam_desktop.ui.sound.mixer import RATE, Mixer, samples_of

logger = logging.getLogger(__name__)


class Device(Protocol):
    """A device that plays."""

    running: bool
    """False once it has stopped by itself."""

    def close(self) -> None:
        """Play no longer."""
        ...


OpenDevice = Callable[[Mixer], Device]
"""Opens the device that plays what a mixer mixes, and returns it. If it raises anything, the client stays silent."""


def open_device(mixer: Mixer, *, silent: bool = False) -> Device:
    """Open the system's usual device, or if `silent` one that nobody hears. Raises whatever the library raises."""
    if sys.platform.startswith("linux"):
        keep_alsa_silent()
    import miniaudio  # loads a library of the system: not before the first sound

    # Not the one that plays into nowhere: to close it right after its start may block for ever.
    heard = [backend for backend in miniaudio.Backend if backend is not miniaudio.Backend.NULL]
    device: Any = miniaudio.PlaybackDevice(
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        app_name="Gundam Desktop",
        backends=[miniaudio.Backend.NULL] if silent else heard,
    )
    device.stop_callback = _say_nothing  # without one it does not note that it has stopped
    frames = mixer.frames()
    next(frames)
    device.start(frames)
    opened: Device = device
    return opened


def _say_nothing(*_: object) -> None:
    """Takes the place of the handler that prints every card that ALSA looks for in vain, and of others."""


_ALSA_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    _say_nothing
)
"""Is given a file, a line, a function, a number and a format; what follows the format is not read."""


def keep_alsa_silent() -> None:
    """Keep the sound library of Linux from writing on the terminal; what fails is told by `open_device` anyway."""
    with contextlib.suppress(OSError, AttributeError):  # without the library nothing is written
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_ALSA_HANDLER)


class SoundPlayer:
    """Plays sounds by their names. `volume` says how loud, 0 to 1, at each sound; 0 opens no device."""

    def __init__(self, volume: Callable[[], float], open_device: OpenDevice = open_device) -> None:
        self._volume, self._open = volume, open_device
        self._mixer = Mixer()
        self._wanted: queue.SimpleQueue[tuple[str, float]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Play the sound of this name (its file in `resources/sounds`, without the suffix); returns at once."""
        volume = self._volume()
        if volume <= 0:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()
        elif not self._thread.is_alive():
            return  # there is no device: nobody would take it
        self._wanted.put((name, volume))

    def _serve(self) -> None:
        known: dict[str, array.array[int]] = {}
        try:
            device = self._open(self._mixer)
            while True:
                name, volume = self._wanted.get()
                if not device.running:
                    logger.info("the sound device has stopped; it is opened again")
                    device.close()
                    device = self._open(self._mixer)
                if name not in known:
                    known[name] = samples_of(resource("sounds", f"{name}.wav"))
                self._mixer.add(known[name], volume)
        except Exception as error:  # whatever a driver, a missing library or a damaged file raises
            logger.info("no sound: %s", error)
