"""Makes the sounds of `resources/sounds`: nothing is sampled, every tone is computed.

    python packaging/sounds.py

Each sound is a few notes. A note has a pitch that may glide, some overtones, a share of noise, and fades away.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from pathlib import Path
from typing import NamedTuple

RATE = 22_050
LOUDEST = 0.6
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"


class Note(NamedTuple):
    """Times in seconds, pitches in hertz."""

    start: float
    length: float
    pitch: float
    until: float = 0.0
    """The pitch at its end; 0 stays."""
    loud: float = 1.0
    noise: float = 0.0
    """The share of noise, 0 to 1."""
    overtones: tuple[float, ...] = (1.0, 0.35, 0.12)


SOUNDS: dict[str, tuple[Note, ...]] = {
    "draw": (Note(0, 0.14, 900, 1500, noise=0.85), Note(0.05, 0.08, 1320, loud=0.3)),
    "deploy": (Note(0, 0.30, 196, 147, overtones=(1, 0.5, 0.3)), Note(0.02, 0.12, 90, 55, noise=0.5)),
    "pair": (Note(0, 0.16, 523), Note(0.09, 0.30, 784)),
    "attack": (Note(0, 0.28, 220, 880, noise=0.35, overtones=(1, 0.6, 0.4, 0.2)),),
    "hit": (Note(0, 0.26, 130, 48, noise=0.55), Note(0, 0.05, 1800, 400, loud=0.5, noise=0.7)),
    "shield": (Note(0, 0.4, 2093, 1760, loud=0.6, noise=0.3), Note(0.03, 0.45, 1397, 1175, loud=0.6, noise=0.15)),
    "burst": (Note(0, 0.2, 659), Note(0.07, 0.2, 880), Note(0.14, 0.2, 1109), Note(0.21, 0.45, 1319)),
    "turn": (Note(0, 0.35, 440, overtones=(1, 0.2)), Note(0.12, 0.45, 587, overtones=(1, 0.2))),
    "win": (
        *(Note(0.14 * step, 0.3, pitch) for step, pitch in enumerate((523, 659, 784))),
        *(Note(0.42, 0.9, pitch, loud=0.7) for pitch in (523, 659, 784, 1047)),
    ),
    "refusal": (Note(0, 0.12, 196, overtones=(1, 0.2)), Note(0.11, 0.2, 165, overtones=(1, 0.2))),
}


def rendered(name: str) -> list[float]:
    """The samples of a sound, between -1 and 1; the same every time."""
    notes, chance = SOUNDS[name], random.Random(name)
    samples = [0.0] * math.ceil(RATE * max(note.start + note.length for note in notes))
    for note in notes:
        phase, smooth = 0.0, 0.0
        for index in range(int(RATE * note.length)):
            share = index / (RATE * note.length)
            pitch = note.pitch * ((note.until or note.pitch) / note.pitch) ** share
            phase += math.tau * pitch / RATE
            tone = sum(part * math.sin(phase * (nth + 1)) for nth, part in enumerate(note.overtones))
            smooth += (chance.uniform(-1, 1) - smooth) * min(1.0, 3 * pitch / RATE + 0.05)
            fade = min(1.0, index / (RATE * 0.004)) * (1 - share) ** 2
            mixed = tone / sum(note.overtones) * (1 - note.noise) + 2 * smooth * note.noise
            samples[int(RATE * note.start) + index] += note.loud * fade * mixed
    most = max(abs(sample) for sample in samples)
    return [sample / most * LOUDEST for sample in samples]


def write(name: str, folder: Path) -> None:
    """Write a sound as a WAV file: one channel, 16 bits."""
    pcm = array.array("h", (round(sample * 32_767) for sample in rendered(name)))
    if sys.byteorder == "big":
        pcm.byteswap()
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(pcm.tobytes())


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        write(sound, FOLDER)
