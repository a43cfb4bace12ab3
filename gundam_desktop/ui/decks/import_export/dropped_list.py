"""What is pasted, dropped or opened, as the text of a deck list."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from gundam_desktop.games.gcg import decks_api


def may_be_deck(mime: QMimeData) -> bool:
    """Whether something that is dragged or on the clipboard can be tried as a deck list."""
    return mime.hasUrls() or bool(mime.hasText() and mime.text().strip())


def deck_text_from_mime(mime: QMimeData) -> str:
    """The text in it: what stands in the file that it names, a link as it is, or plain text.

    `DeckError` for a file that cannot be read, and for several at once.
    """
    urls = mime.urls()
    files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    if len(files) > 1:
        raise decks_api.DeckError(f"these are {len(files)} files; right is one list at a time")
    if files:
        return read_file(files[0])
    if urls:
        return "\n".join(bytes(url.toEncoded().data()).decode() for url in urls)
    return mime.text()


def read_file(path: Path) -> str:
    """The text of a file; `DeckError` says in one line why it has none."""
    return decks_api.text_of(path)
