"""Links of invitations on Windows: the packed program enters itself for them, for this user alone.

On Linux the menu's entries do that, on macOS the bundle's property list (`packaging`).
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from gundam_desktop.ui.app.running_client import LINK

PROGRAM = "Gundam Desktop.exe"
"""The packed program that opens no console."""
KEY = rf"Software\Classes\{LINK.removesuffix(':')}"


def enter_for_links() -> None:
    """Enter this program for links, if it is the packed one on Windows. If that is refused, links are pasted."""
    if sys.platform == "win32" and getattr(sys, "frozen", False):
        import winreg

        with suppress(OSError):
            write_entries(winreg, Path(sys.executable).with_name(PROGRAM))


def write_entries(registry: Any, program: Path) -> None:
    """Write what makes Windows open links with a program. `registry` is the module `winreg`. Raises `OSError`."""
    entries = {
        KEY: {"": "URL:Gundam Desktop", "URL Protocol": ""},
        rf"{KEY}\shell\open\command": {"": f'"{program}" open "%1"'},
    }
    for key, values in entries.items():
        with registry.CreateKey(registry.HKEY_CURRENT_USER, key) as opened:
            for name, value in values.items():
                registry.SetValueEx(opened, name, 0, registry.REG_SZ, value)
