"""Cards to print and cut out: nine a page, each 63 by 88 millimetres, with crop marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, paint_card, printed_status
from gundam_desktop.ui.decks.import_export.deck_image import ordered
from gundam_desktop.ui.decks.import_export.pages import page_image, size_of, write_pdf
from gundam_desktop.ui.style.theme import LIGHT, painting_in
from gundam_desktop.ui.style.translation import language

COPIES, EACH = "copies", "each"
"""Every copy of every card, or one of each."""
WIDTH, HEIGHT = 63.0, 88.0
"""Of a card, in millimetres."""
COLUMNS = ROWS = 3
A_PAGE = COLUMNS * ROWS
_MARK = 5.0
"""Length of a crop mark."""
_AWAY = 1.0
_HAIRLINE = 0.1


def write_proxies(deck: Deck, path: Path, what: str = COPIES, paper: str = "A4", resources: bool = False) -> int:
    """Write the cards of a deck as a PDF to print at full size; return the number of pages.

    `what` is `copies` or `each`, `paper` is `A4` or `Letter`, `resources` includes the resource deck. Raises `OSError`.
    """
    pages = proxy_pages(deck, what, resources)
    write_pdf(
        [partial(paint_page, faces=faces, paper=paper) for faces in pages], path, paper, deck.comment or deck.name
    )
    return len(pages)


def proxy_pages(deck: Deck, what: str = COPIES, resources: bool = False) -> list[list[Face]]:
    """Return the faces page by page; an empty deck has one empty page."""
    cards = ordered(deck.cards)
    if resources:
        cards += [(library.face(number, language()), count) for number, count in deck.resources]
    faces = [face for face, count in cards for _ in range(1 if what == EACH else count)]
    return [faces[first : first + A_PAGE] for first in range(0, max(1, len(faces)), A_PAGE)]


def page_picture(faces: Sequence[Face], paper: str, width: int) -> QImage:
    """Return a page as an image, `width` pixels wide."""
    return page_image(partial(paint_page, faces=faces, paper=paper), paper, width)


def paint_page(painter: QPainter, faces: Sequence[Face], paper: str) -> None:
    """Paint the cards and crop marks of a page; the painter's unit is a millimetre."""
    size = size_of(paper)
    corner = QPointF((size.width() - COLUMNS * WIDTH) / 2, (size.height() - ROWS * HEIGHT) / 2)
    for place, face in enumerate(faces):
        row, column = divmod(place, COLUMNS)
        painter.save()
        painter.translate(corner + QPointF(column * WIDTH, row * HEIGHT))
        painter.scale(WIDTH / CARD_WIDTH, HEIGHT / CARD_HEIGHT)  # exactly as large as a card, to a hair's breadth
        whole = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
        with painting_in(LIGHT):
            paint_card(painter, whole, face, printed_status(face), Detail.FULL)
        painter.restore()
    if faces:
        _paint_marks(painter, corner, -(-len(faces) // COLUMNS))


def _paint_marks(painter: QPainter, corner: QPointF, rows: int) -> None:
    right, bottom = corner.x() + COLUMNS * WIDTH, corner.y() + rows * HEIGHT
    painter.setPen(QPen(QColor(Qt.GlobalColor.black), _HAIRLINE))
    for column in range(COLUMNS + 1):
        x = corner.x() + column * WIDTH
        for start, end in ((corner.y() - _AWAY, corner.y() - _AWAY - _MARK), (bottom + _AWAY, bottom + _AWAY + _MARK)):
            painter.drawLine(QPointF(x, start), QPointF(x, end))
    for row in range(rows + 1):
        y = corner.y() + row * HEIGHT
        for start, end in ((corner.x() - _AWAY, corner.x() - _AWAY - _MARK), (right + _AWAY, right + _AWAY + _MARK)):
            painter.drawLine(QPointF(start, y), QPointF(end, y))
