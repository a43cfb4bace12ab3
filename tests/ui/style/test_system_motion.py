"""Each system is asked in its own way, and one that does not answer asks for nothing."""

from __future__ import annotations

import sys

import pytest

from gundam_desktop.ui.style import system_motion
from gundam_desktop.ui.style.system_motion import system_reduces_motion

REDUCED, ANIMATED = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
)


@pytest.mark.parametrize(
    ("desktop", "asks"),
    [
        ({REDUCED: 1}, True),
        ({REDUCED: 0, ANIMATED: False}, False),
        ({ANIMATED: False}, True),
        ({ANIMATED: True}, False),
        ({}, False),
    ],
)
def test_a_desktop_is_asked_through_its_portal(
    desktop: dict[tuple[str, str], object], asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_motion, "_read", lambda *key: desktop.get(key))
    assert system_reduces_motion() is asks


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_a_system_that_does_not_answer_asks_for_nothing(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> bool:
        raise OSError("no such library")

    monkeypatch.setattr(sys, "platform", platform)
    for name in ("_portal", "_windows", "_macos"):
        monkeypatch.setattr(system_motion, name, fail)
    assert not system_reduces_motion()
