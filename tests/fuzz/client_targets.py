"""The files of the client alone: settings, keys, pictures."""

from __future__ import annotations

import os
import zlib
from functools import cache
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from gundam_desktop.ui.cards.pictures import Pictures
from gundam_desktop.ui.keys import key_file
from gundam_desktop.ui.keys.keymap import Keymap
from gundam_desktop.ui.session import settings
from tests.fuzz.messages import is_message

_PNG = b"\x89PNG\r\n\x1a\n"


def player_settings(data: bytes, folder: Path) -> None:
    """The settings: read field by field, and saved without loss of what was good."""
    os.environ["GUNDAM_DESKTOP_HOME"] = str(folder)
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    found = settings.load()
    for line in found.reason.splitlines():
        is_message(line)
    settings.save(found.settings)
    again = settings.load()
    assert again.settings == found.settings, again.reason
    assert not again.reason


def keys(data: bytes, folder: Path) -> None:
    """A file of keys that is brought in: the keys of each action, or the first fault."""
    path = folder / "keys.json"
    path.write_bytes(data)
    try:
        found = key_file.read(path)
    except (ValueError, OSError) as error:
        is_message(str(error))
        return
    _application()
    keymap = Keymap(found)
    key_file.write(path, keymap.changes)
    assert Keymap(key_file.read(path)).changes == keymap.changes


def picture(data: bytes, folder: Path) -> None:
    """A picture of a card by each name, also with its checksums made right: shown, or it is told why not."""
    _application()
    for content in {data, with_right_sums(data)}:
        for suffix in (".png", ".jpg"):
            path = folder / f"GD01-001{suffix}"
            path.write_bytes(content)
            pictures = Pictures(folder)
            pictures.scaled("GD01-001", QSize(60, 84))
            pictures.wait()
            shown = pictures.scaled("GD01-001", QSize(60, 84))
            assert (shown is None) == bool(pictures.faults)
            for fault in pictures.faults:
                is_message(fault)
            path.unlink()


def with_right_sums(data: bytes) -> bytes:
    """A PNG whose parts have the checksums of what they hold; anything else as it is."""
    if not data.startswith(_PNG):
        return data
    parts, place = [_PNG], len(_PNG)
    while place + 8 <= len(data):
        end = place + 8 + int.from_bytes(data[place : place + 4])
        parts += [data[place:end], zlib.crc32(data[place + 4 : end]).to_bytes(4)]
        place = end + 4
    return b"".join(parts)


@cache
def _application() -> QGuiApplication:
    found = QGuiApplication.instance()
    return found if isinstance(found, QGuiApplication) else QGuiApplication([])
