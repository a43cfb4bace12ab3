"""Whether motion on the screen is reduced: then nothing glides or leaps, and what comes and goes only fades."""

from __future__ import annotations

from collections.abc import Callable

_reduced = [False]


def is_motion_reduced() -> bool:
    """True while motion is reduced."""
    return _reduced[0]


def follow_motion(setting: str, system: Callable[[], bool]) -> None:
    """Reduce motion from now on, or no longer, by a setting: `system`, `always` or `never`.

    `system` says whether the system asks for less motion; it is asked only if the setting says so.
    """
    _reduced[0] = system() if setting == "system" else setting == "always"
