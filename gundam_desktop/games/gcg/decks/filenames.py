"""File names for decks of any name: such as every system takes, and no two that differ in capitals alone."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

LONGEST = 120
"""Bytes of a name; with what is put behind it every file system takes it."""
_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')
_DEVICE = re.compile(r"^(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|COM[0-9¹²³]|LPT[0-9¹²³])\s*(\.|$)", re.IGNORECASE)
_NUMBERED = re.compile(r" \([0-9]+\)$")


def safe_name(name: str, otherwise: str = "deck") -> str:
    """A file's name, without its suffix, for a deck's."""
    safe = _UNSAFE.sub("_", unicodedata.normalize("NFC", name))
    if _DEVICE.match(safe.strip(" .")):
        safe = f"_{safe.strip(' .')}"
    return _shortened(safe.strip(" .")).strip(" .") or otherwise


def free_path(folder: Path, name: str, suffix: str, own: Path | None = None) -> Path:
    """A path in a folder for something of this name, at which nothing else is; `own` is not in its own way."""
    there = {comparable_name(path.name) for path in folder.iterdir() if path != own} if folder.is_dir() else set()
    safe = safe_name(name)
    number, path = 1, folder / f"{safe}{suffix}"
    while comparable_name(path.name) in there:
        number += 1
        path = folder / f"{safe} ({number}){suffix}"
    return path


def free_name(name: str, taken: set[str]) -> str:
    """The name, or with a number behind it where it is taken; `taken` are names as `same` gives them."""
    if comparable_name(name) not in taken:
        return name
    stem, number = _NUMBERED.sub("", name), 2
    while comparable_name(f"{stem} ({number})") in taken:
        number += 1
    return f"{stem} ({number})"


def comparable_name(name: str) -> str:
    """What is equal for two names that no one should have to tell apart."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _shortened(name: str) -> str:
    short = name.encode()[:LONGEST].decode(errors="ignore")
    while short and len(short) < len(name) and unicodedata.combining(name[len(short)]):
        short = short[:-1]  # no letter loses a part of itself
    return short
