"""Scale factor of the widgets around the table: they grow with the window, as the table does, and with the text size.

The size of the application's font is the factor; widgets notice a change by Qt's event for a changed font
(`ambient.py`).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.ui.style import fonts

BASE_SIZE = 14
"""Pixels of the plain font in a window of the usual size or a smaller one that has room for it."""
LARGEST = 42
FRAME = 32
"""Height of the title that the system gives a window."""
USUAL = QSize(1440, 900)
LEAST_ROOM = QSize(985, 520)
"""The smallest window that holds everything at the plain size; the text size never asks for more.

A screen with less room, as one of 1920 x 1080 at 200 %, has a smaller plain size.
"""
_text_size = [1.0]
_window = [USUAL]
_SIZE, _WEIGHT = "font size", "font weight"


def scale() -> float:
    """The scale factor in use; 1 in a window of the usual size."""
    return QApplication.font().pixelSize() / BASE_SIZE


def scaled(length: float) -> int:
    """A length in pixels, given for a window of the usual size, at the scale in use."""
    return round(length * scale())


def resize_within_screen(window: QWidget, width: float, height: float) -> None:
    """Give a window a size, given for a window of the usual size, but no larger than its screen has room for."""
    window.resize(QSize(scaled(width), scaled(height)).boundedTo(screen_room(window)))


def screen_room(window: QWidget) -> QSize:
    """The largest size of a window that shows all of it on its screen, with the title that the system gives it."""
    return window.screen().availableSize() - QSize(0, scaled(FRAME))


def move_onto_screen(window: QWidget) -> None:
    """Move a window that has grown past an edge of its screen as far back as it needs, its title first."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    outside = screen.bottomRight() - frame.bottomRight()
    back = QPoint(min(0, outside.x()), min(0, outside.y()))
    top_left = frame.topLeft() + back
    window.move(max(top_left.x(), screen.left()), max(top_left.y(), screen.top()))


def scaled_font(pixels: float, weight: QFont.Weight = fonts.NORMAL) -> QFont:
    """A font at the scale in use; `pixels` is its size in a window of the usual size."""
    return fonts.font(pixels * scale(), weight)


def fitted_font(text: str, room: float, pixels: float, smallest: float, weight: QFont.Weight) -> QFont:
    """The largest font from `pixels` down to `smallest` in which a line of text fits its room."""
    size, least = round(pixels * scale()), round(smallest * scale())
    font = fonts.font(size, weight)
    while size > least and QFontMetricsF(font).horizontalAdvance(text) > room:
        size -= 1
        font = fonts.font(size, weight)
    return font


def set_font(widget: QWidget, pixels: float, weight: QFont.Weight = fonts.NORMAL) -> None:
    """Give a widget a font that follows the scale."""
    widget.setProperty(_SIZE, pixels)
    widget.setProperty(_WEIGHT, int(weight))
    widget.setFont(scaled_font(pixels, weight))


def text_size() -> float:
    """The text size in use, as a factor: what the player has chosen, or less in a window too small for it."""
    return QApplication.font().pixelSize() / _fitting(_window[0])


def set_text_size(percent: int) -> None:
    """Make texts larger or smaller from now on: everything around the table, and on the table what has room."""
    _text_size[0] = percent / 100
    set_scale_for(_window[0])


def set_scale_for(window: QSize) -> None:
    """Set the scale that fits a window of this size."""
    _window[0] = window
    usual = _fitting(window)
    pixels = min(round(usual * _text_size[0]), max(usual, _most(window)))
    if pixels != QApplication.font().pixelSize():
        _set_all_fonts(pixels)


def _fitting(window: QSize) -> int:
    """Pixels of the plain font at text size 100 %, in a window of this size."""
    share = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    return max(min(BASE_SIZE, _most(window)), min(LARGEST, int(BASE_SIZE * share)))


def _most(window: QSize) -> int:
    """The most pixels of the plain font with which a window of this size holds everything."""
    return int(BASE_SIZE * min(window.width() / LEAST_ROOM.width(), window.height() / LEAST_ROOM.height()))


def refresh_fonts() -> None:
    """Set all fonts again: the language has changed, and with it the preferred forms of characters."""
    if QApplication.instance() is not None and QApplication.font().pixelSize() > 0:
        _set_all_fonts(QApplication.font().pixelSize())


def _set_all_fonts(pixels: int) -> None:
    QApplication.setFont(fonts.font(pixels))
    for widget in QApplication.allWidgets():
        QApplication.sendEvent(widget, QEvent(QEvent.Type.ApplicationFontChange))
        own = widget.property(_SIZE)
        if own is not None:
            widget.setFont(scaled_font(own, QFont.Weight(widget.property(_WEIGHT))))
