"""Pages of paper: written as a PDF, or shown as an image."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from gundam_desktop.writing import write_named

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
Page = Callable[[QPainter], None]
"""Paints one page; the painter's unit is a millimetre."""
_RESOLUTION = 300
_INCH = 25.4


def size_of(paper: str) -> QSizeF:
    """The size of a paper of `PAPERS` in millimetres."""
    return QPageSize(PAPERS[paper]).size(QPageSize.Unit.Millimeter)


def write_pdf(pages: Sequence[Page], path: Path, paper: str, title: str) -> None:
    """Write pages as a PDF to print at full size. Raises `OSError`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    size = QPageSize(PAPERS[paper])
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    writer.setTitle(title)
    writer.setCreator("Gundam Desktop")
    painter = QPainter(writer)
    painter.scale(_RESOLUTION / _INCH, _RESOLUTION / _INCH)
    for place, page in enumerate(pages):
        if place:
            writer.newPage()
        page(painter)
    painter.end()
    write_named(path, bytes(buffer.data().data()))


def page_image(page: Page, paper: str, width: int) -> QImage:
    """Return a page as an image, `width` pixels wide."""
    size = size_of(paper)
    scale = width / size.width()
    image = QImage(width, round(size.height() * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    page(painter)
    painter.end()
    return image
