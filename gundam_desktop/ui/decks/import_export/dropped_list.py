"""Reads the text of a deck list from the clipboard, a drop or a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from gundam_desktop.games.gcg import decks_api, packs_api

PATTERNS = " ".join(f"*{suffix}" for suffix in decks_api.SUFFIXES)
"""The files that a dialog offers as deck lists."""


def may_be_deck(mime: QMimeData) -> bool:
    """True if mime data may be a deck list."""
    if any(url.fileName().lower().endswith(packs_api.SUFFIX) for url in mime.urls()):
        return False
    return mime.hasUrls() or bool(mime.hasText() and mime.text().strip())


def deck_text_from_mime(mime: QMimeData) -> str:
    """Return the text of mime data: that of its file, a link, or plain text.

    `DeckError` for an unreadable file and for several files.
    """
    urls = mime.urls()
    files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    if len(files) > 1:
        raise decks_api.fault("several files", count=len(files))
    if files:
        return read_file(files[0])
    if urls:
        return "\n".join(bytes(url.toEncoded().data()).decode() for url in urls)
    return mime.text()


def read_file(path: Path) -> str:
    """Return the text of a file. Raises `DeckError`."""
    return decks_api.text_of(path)
