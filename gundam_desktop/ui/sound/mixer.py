"""Mixes the sounds that are heard at the same time: samples of each go in, samples of all together come out."""

from __future__ import annotations

import array
import wave
from collections.abc import Generator
from pathlib import Path

RATE = 22_050
"""Samples a second of every file: one channel, 16 bits."""
MOST_VOICES = 6
"""The most sounds at a time; the oldest one ends for another."""
_LOUDEST = 32_767


def samples_of(file: Path) -> array.array[int]:
    """The samples of a sound file in the form that `RATE` describes, each from -32768 to 32767."""
    with wave.open(str(file), "rb") as sound:
        return array.array("h", sound.readframes(sound.getnframes()))


class Mixer:
    """The sounds that are being played."""

    def __init__(self) -> None:
        self._voices: list[array.array[int]] = []

    def add(self, samples: array.array[int], volume: float) -> None:
        """Play a sound from now on, at a share of its loudness: `volume` is from 0 to 1."""
        voice = array.array("h", (round(sample * volume) for sample in samples))
        self._voices = [*self._voices, voice][-MOST_VOICES:]

    def frames(self) -> Generator[bytes, int, None]:
        """A generator for the device: begun by `next`, it is sent a number of samples and yields them, again and again.

        They are the bytes of `mixed`.
        """
        wanted = yield b""
        while True:
            wanted = yield self.mixed(wanted)

    def mixed(self, wanted: int) -> bytes:
        """Return the next samples, as many as are wanted, in two bytes each; silence where there is no sound."""
        voices = self._voices
        heard = [voice[:wanted] for voice in voices]
        rest = [later for voice in voices if (later := voice[wanted:])]
        # A sound that was added meanwhile stays.
        self._voices = [*rest, *self._voices[len(voices) :]]
        length = max(map(len, heard), default=0)
        mixed = array.array("h", bytes(2 * wanted))
        for index in range(length):
            total = sum(voice[index] for voice in heard if index < len(voice))
            mixed[index] = max(-_LOUDEST, min(_LOUDEST, total))
        return mixed.tobytes()
