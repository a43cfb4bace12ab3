"""The application and its look: whether there is a screen for it."""

from __future__ import annotations

import pytest

from gundam_desktop.ui.style.appearance import missing_screen


@pytest.mark.parametrize(
    ("environment", "platform", "missing"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ":0"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "win32", False),
        ({}, "darwin", False),
    ],
)
def test_where_a_screen_is_looked_for(environment: dict[str, str], platform: str, missing: bool) -> None:
    assert bool(missing_screen(environment, platform)) is missing
