"""Sounds come from our files, the screen never waits, and without a device there is silence."""

from __future__ import annotations

import importlib.util
import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from gundam_desktop import games, locate
from gundam_desktop.ui.sound import SoundPlayer
from gundam_desktop.ui.sound.mixer import RATE, Mixer, samples_of

FOLDER = locate.resource("sounds")
TIMEOUT_S = 600.0


class Plugged:
    """A device that runs until it is unplugged."""

    def __init__(self) -> None:
        self.running, self.closed = True, False

    def close(self) -> None:
        self.closed = True


def until(reached: Callable[[], object]) -> None:
    """Wait for what the thread of the sounds does."""
    for _ in range(60_000):
        if reached():
            return
        threading.Event().wait(0.01)


def test_the_screen_does_not_wait_for_a_slow_device() -> None:
    may_open, opened = threading.Event(), threading.Event()

    def slow(_mixer: Mixer) -> Plugged:
        may_open.wait(TIMEOUT_S)
        opened.set()
        raise OSError("no device")

    SoundPlayer(lambda: 1.0, slow).play("turn")
    assert not opened.is_set()
    may_open.set()
    assert opened.wait(TIMEOUT_S)


def test_without_a_device_there_is_silence_and_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    def none(_mixer: Mixer) -> Plugged:
        raise OSError("no device")

    with caplog.at_level(logging.INFO):
        player = SoundPlayer(lambda: 1.0, none)
        player.play("turn")
        assert player._thread is not None
        player._thread.join(TIMEOUT_S)
        player.play("turn")
    assert not player._thread.is_alive()
    assert player._wanted.qsize() == 1, "what nobody plays is not kept"
    assert all(record.levelno <= logging.INFO for record in caplog.records)


def test_a_sound_goes_to_the_device_as_loud_as_set() -> None:
    player = SoundPlayer(lambda: 0.5, lambda _mixer: Plugged())
    player.play("turn")
    until(lambda: player._mixer._voices)
    assert player._mixer._voices[0] == half_as_loud("turn")


def test_a_device_that_was_unplugged_is_opened_again_with_the_next_sound(caplog: pytest.LogCaptureFixture) -> None:
    devices: list[Plugged] = []

    def opened(_mixer: Mixer) -> Plugged:
        devices.append(Plugged())
        return devices[-1]

    with caplog.at_level(logging.INFO):
        player = SoundPlayer(lambda: 1.0, opened)
        player.play("turn")
        until(lambda: player._mixer._voices)
        devices[0].running = False
        player.play("draw")
        until(lambda: len(player._mixer._voices) == 2)
    assert [device.closed for device in devices] == [True, False]
    assert "the sound device has stopped" in caplog.text
    assert all(record.levelno <= logging.INFO for record in caplog.records)


@pytest.mark.parametrize("name", ["turn", "no such sound"])
def test_what_fails_later_is_silence_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture, name: str) -> None:
    devices: list[Plugged] = []

    def opened(_mixer: Mixer) -> Plugged:
        if devices:
            raise OSError("no device is left")
        devices.append(Plugged())
        devices[0].running = name != "turn"
        return devices[0]

    with caplog.at_level(logging.INFO):
        player = SoundPlayer(lambda: 1.0, opened)
        player.play(name)
        assert player._thread is not None
        player._thread.join(TIMEOUT_S)  # a fault in a thread would fail this test
    assert "no sound: " in caplog.text
    assert all(record.levelno <= logging.INFO for record in caplog.records)


def half_as_loud(name: str) -> object:
    mixer = Mixer()
    mixer.add(samples_of(FOLDER / f"{name}.wav"), 0.5)
    return mixer._voices[0]


def test_a_muted_client_opens_no_device() -> None:
    player = SoundPlayer(lambda: 0.0, lambda _mixer: pytest.fail("opened"))
    player.play("turn")
    assert player._thread is None


def test_a_machine_without_a_device_writes_nothing_on_the_terminal() -> None:
    program = (
        "import contextlib\n"
        "from gundam_desktop.ui.sound.mixer import Mixer\n"
        "from gundam_desktop.ui.sound.player import open_device\n"
        "with contextlib.suppress(Exception):\n"
        "    open_device(Mixer())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")


USED = {"gcg": {"draw", "deploy", "pair", "attack", "hit", "shield", "burst", "turn", "win"}}
"""The sounds that the events of a game must have."""


@pytest.mark.parametrize("key", games.KEYS)
def test_every_sound_of_a_game_is_there_short_and_small(key: str) -> None:
    named = {effect.sound for effect in games.find(key).library.playmat("en").effects.values() if effect.sound}
    assert USED.get(key, {"draw", "deploy", "attack"}) <= named
    for name in (*named, "refusal"):
        file = FOLDER / f"{name}.wav"
        assert len(samples_of(file)) < 1.5 * RATE
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 300_000


@pytest.mark.clone
def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    script = Path(__file__).resolve().parents[3] / "packaging" / "sounds.py"
    spec = importlib.util.spec_from_file_location("sounds", script)
    assert spec is not None
    assert spec.loader is not None
    sounds = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sounds)
    assert {file.stem for file in FOLDER.iterdir()} == set(sounds.SOUNDS)
    for name in sounds.SOUNDS:
        sounds.write(name, tmp_path)
        ours, made = samples_of(FOLDER / f"{name}.wav"), samples_of(tmp_path / f"{name}.wav")
        # The last digit of a sine may differ between systems.
        assert len(ours) == len(made)
        assert max(abs(one - other) for one, other in zip(ours, made, strict=True)) <= 2
