"""Sounds are mixed: together, as loud as wanted, and never louder than a sample can be."""

from __future__ import annotations

import array

from gundam_desktop.ui.sound.mixer import MOST_VOICES, Mixer


def heard(mixer: Mixer, *counts: int) -> list[list[int]]:
    frames = mixer.frames()
    next(frames)
    return [list(array.array("h", frames.send(count))) for count in counts]


def sound(*samples: int) -> array.array[int]:
    return array.array("h", samples)


def test_without_a_sound_there_is_silence() -> None:
    assert heard(Mixer(), 3) == [[0, 0, 0]]


def test_two_sounds_are_heard_together_and_each_to_its_end() -> None:
    mixer = Mixer()
    mixer.add(sound(10, 20, 30, 40), 1.0)
    mixer.add(sound(1, 2), 1.0)
    assert heard(mixer, 3, 3) == [[11, 22, 30], [40, 0, 0]]


def test_a_sound_is_as_loud_as_wanted() -> None:
    mixer = Mixer()
    mixer.add(sound(100, -100), 0.25)
    assert heard(mixer, 2) == [[25, -25]]


def test_many_loud_sounds_are_cut_at_the_loudest_sample() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(sound(30_000, -30_000), 1.0)
    assert heard(mixer, 2) == [[32_767, -32_767]]


def test_the_oldest_sound_ends_for_another() -> None:
    mixer = Mixer()
    for number in range(MOST_VOICES + 1):
        mixer.add(sound(1 if number else 1000), 1.0)
    assert heard(mixer, 1) == [[MOST_VOICES]]
