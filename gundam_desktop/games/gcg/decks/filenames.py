"""File names for decks of any name: valid on every system, and never two that differ only in case."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

MAX_BYTES = 120
"""The most bytes of a name; even with a number and a suffix every file system accepts it."""
_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')
_DEVICE = re.compile(r"^(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|COM[0-9¹²³]|LPT[0-9¹²³])\s*(\.|$)", re.IGNORECASE)
_NUMBERED = re.compile(r" \([0-9]+\)$")


def safe_name(name: str, otherwise: str = "deck") -> str:
    """Return a file name without suffix for a deck's name; `otherwise` if nothing of it can be used."""
    safe = _UNSAFE.sub("_", unicodedata.normalize("NFC", name))
    if _DEVICE.match(safe.strip(" .")):
        safe = f"_{safe.strip(' .')}"
    return _shortened(safe.strip(" .")).strip(" .") or otherwise


def free_path(folder: Path, name: str, suffix: str, own: Path | None = None) -> Path:
    """Return an unused path in a folder for a name; the path `own` counts as unused."""
    taken = {comparable_name(path.name) for path in folder.iterdir() if path != own} if folder.is_dir() else set()
    safe = safe_name(name)
    number, path = 1, folder / f"{safe}{suffix}"
    while comparable_name(path.name) in taken:
        number += 1
        path = folder / f"{safe} ({number}){suffix}"
    return path


def free_name(name: str, taken: set[str]) -> str:
    """Return the name, with a number appended if it is taken; `taken` are names as `comparable_name` gives them."""
    if comparable_name(name) not in taken:
        return name
    stem, number = _NUMBERED.sub("", name), 2
    while comparable_name(f"{stem} ({number})") in taken:
        number += 1
    return f"{stem} ({number})"


def comparable_name(name: str) -> str:
    """Return a form that is equal for names that differ only in case or Unicode composition."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _shortened(name: str) -> str:
    short = name.encode()[:MAX_BYTES].decode(errors="ignore")
    while short and len(short) < len(name) and unicodedata.combining(name[len(short)]):
        short = short[:-1]  # do not cut between a letter and its accents
    return short
