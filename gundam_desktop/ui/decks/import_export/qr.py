"""A deck's link as a QR code, drawn by us from the code's cells."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

BORDER = 4
"""Empty cells around a code, as its standard wants."""


class TooLongForQr(Exception):
    """A text does not fit into a QR code."""


def qr_cells(text: str) -> list[list[bool]]:
    """Return the cells of the QR code of a text, row by row, True for dark ones. `TooLongForQr`."""
    import segno  # with all of its writers: not before the first code

    try:
        code = segno.make_qr(text, error="m", boost_error=False)
    except segno.DataOverflowError:
        raise TooLongForQr from None
    return [[bool(cell) for cell in row] for row in code.matrix]


def paint_qr(painter: QPainter, place: QRectF, text: str) -> None:
    """Paint the QR code of a text into a square with its border. `TooLongForQr`."""
    cells = qr_cells(text)
    side = place.width() / (len(cells) + 2 * BORDER)
    painter.fillRect(place, QColor(Qt.GlobalColor.white))
    for y, row in enumerate(cells):
        for x, dark in enumerate(row):
            if dark:
                at = place.left() + (x + BORDER) * side, place.top() + (y + BORDER) * side
                painter.fillRect(QRectF(*at, side, side), QColor(Qt.GlobalColor.black))


def qr_image(text: str, pixels: int) -> QImage:
    """Return the QR code of a text as an image, at least this wide, its cells whole pixels. `TooLongForQr`."""
    across = len(qr_cells(text)) + 2 * BORDER
    width = across * -(-pixels // across)
    image = QImage(width, width, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_qr(painter, QRectF(image.rect()), text)
    painter.end()
    return image
