"""Cards on their way by mouse: what is dragged and dropped."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QAbstractItemView

from gundam_desktop.ui.decks.import_export import may_be_deck

CARDS = "application/x-gundam-desktop-cards"
"""Numbers of cards, one a line."""
OUT_OF_DECK = "application/x-gundam-desktop-deck"
"""Beside those: that they are dragged out of the deck."""


def mime_of(numbers: Sequence[str], *, out_of_deck: bool = False) -> QMimeData:
    """Cards as they are dragged; other programs get their numbers as text."""
    text = "\n".join(numbers)
    data = QMimeData()
    data.setData(CARDS, QByteArray(text.encode()))
    data.setText(text)
    if out_of_deck:
        data.setData(OUT_OF_DECK, QByteArray(b"1"))
    return data


def drag_away(view: QAbstractItemView, picture: QPixmap | None = None) -> None:
    """Drag the card that is marked in a view, until it is dropped somewhere."""
    drag = QDrag(view)
    drag.setMimeData(view.model().mimeData([view.currentIndex()]))
    if picture is not None:
        drag.setPixmap(picture)
        half = round(picture.deviceIndependentSize().width() / 2)
        drag.setHotSpot(QPoint(half, half))
    drag.exec(Qt.DropAction.CopyAction)


def cards_of(data: QMimeData) -> list[str]:
    """The cards that are dragged; none for anything else."""
    return bytes(data.data(CARDS).data()).decode().splitlines()


def may_be_list(data: QMimeData) -> bool:
    """Whether something comes from elsewhere that can be tried as a deck list."""
    return not data.hasFormat(CARDS) and may_be_deck(data)
