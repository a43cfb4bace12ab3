"""Dragged cards as data."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData

from gundam_desktop.games.gcg.decks_api import PARTS, Part
from gundam_desktop.ui.decks.import_export import may_be_deck

CARDS = "application/x-gundam-desktop-cards"
"""Numbers of cards, one a line."""
OUT_OF_DECK = "application/x-gundam-desktop-deck"
"""Set in addition if the cards are dragged out of the deck: the part of it that they leave."""


def mime_of(numbers: Sequence[str], origin: Part | None = None) -> QMimeData:
    """Return dragged cards as mime data, with the part of the deck that they leave; other programs get text."""
    text = "\n".join(numbers)
    data = QMimeData()
    data.setData(CARDS, QByteArray(text.encode()))
    data.setText(text)
    if origin is not None:
        data.setData(OUT_OF_DECK, QByteArray(origin.encode()))
    return data


def cards_of(data: QMimeData) -> list[str]:
    """Return the dragged cards; empty for other data."""
    return bytes(data.data(CARDS).data()).decode().splitlines()


def origin_of(data: QMimeData) -> Part | None:
    """Return the part of the deck that dragged cards leave; None if they come from elsewhere."""
    if not data.hasFormat(OUT_OF_DECK):
        return None
    named = bytes(data.data(OUT_OF_DECK).data()).decode()
    return next((part for part in PARTS if part == named), None)


def may_be_list(data: QMimeData) -> bool:
    """True if data from another program may be a deck list."""
    return not data.hasFormat(CARDS) and may_be_deck(data)
