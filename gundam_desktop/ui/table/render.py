"""Draws the table at a view into a picture file, with or without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from gundam_desktop.tabletop import Choice, Library, View
from gundam_desktop.ui.cards import own_pictures
from gundam_desktop.ui.style.appearance import make_unseen_application
from gundam_desktop.ui.style.theme import THEMES, install_theme
from gundam_desktop.ui.table import TableScene, TableView
from gundam_desktop.writing import write_named


class PictureError(OSError):
    """The picture could not be made or written."""


def render(
    view: View,
    choices: Sequence[Choice],
    path: Path,
    size: tuple[int, int] = (1440, 900),
    scale: float = 1.0,
    theme: str = "dark",
    language: str = "en",
    *,
    library: Library,
) -> None:
    """Draw the table as the view's player sees it, `size` logical pixels large, `scale` device pixels to each.

    The picture is a PNG. Raises `PictureError` when it cannot be made or written.
    """
    width, height = round(size[0] * scale), round(size[1] * scale)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    if image.isNull():
        raise PictureError(f"{path}: {width} x {height} pixels are too many for a picture")
    make_unseen_application(language)
    install_theme(THEMES[theme])
    scene = TableScene(library)
    table = TableView(scene)
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.setMinimumSize(1, 1)
    table.resize(QSize(*size))
    table.show()
    scene.show_view(view, list(choices), (), animate=False)
    image.setDevicePixelRatio(scale)
    _draw(table, image, size)
    if own_pictures().wait():  # the player's own pictures, requested when the table was drawn
        _draw(table, image, size)
    table.hide()
    table.deleteLater()
    scene.deleteLater()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise PictureError(f"{path}: the picture cannot be made")
    try:
        write_named(path, bytes(buffer.data().data()))
    except OSError as error:
        raise PictureError(f"{path}: the picture cannot be written there ({error.strerror})") from None


def _draw(table: TableView, image: QImage, size: tuple[int, int]) -> None:
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    table.render(painter, QRectF(0, 0, *size), table.viewport().rect())
    painter.end()
