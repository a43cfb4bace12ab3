"""How large everything around the table is: it grows with the window, as the table does, so that nothing is tiny on a
large screen. The application's letters say how far; every widget hears of it by Qt's own event for a changed font.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.ui.style import fonts

BASE_SIZE = 14
"""Pixels of plain letters in a window of the usual size or a smaller one."""
LARGEST = 42
USUAL = QSize(1440, 900)
_LETTERS, _WEIGHT = "letters", "letters' weight"


def scale() -> float:
    """How many times as large as usual things are now."""
    return QApplication.font().pixelSize() / BASE_SIZE


def scaled(length: float) -> int:
    """A length in pixels as it is now; given is that in a window of the usual size."""
    return round(length * scale())


def scaled_font(pixels: float, weight: QFont.Weight = fonts.NORMAL) -> QFont:
    """Letters as large as they are now; given is how large in a window of the usual size."""
    return fonts.font(pixels * scale(), weight)


def fitted_font(text: str, room: float, pixels: float, smallest: float, weight: QFont.Weight) -> QFont:
    """Letters in which a line fits its room: as large as given, or as much smaller as it needs."""
    size, least = round(pixels * scale()), round(smallest * scale())
    font = fonts.font(size, weight)
    while size > least and QFontMetricsF(font).horizontalAdvance(text) > room:
        size -= 1
        font = fonts.font(size, weight)
    return font


def set_font(widget: QWidget, pixels: float, weight: QFont.Weight = fonts.NORMAL) -> None:
    """Give a widget letters that grow with the window."""
    widget.setProperty(_LETTERS, pixels)
    widget.setProperty(_WEIGHT, int(weight))
    widget.setFont(scaled_font(pixels, weight))


def set_scale_for(window: QSize) -> None:
    """Be as large as fits a window of this size."""
    share = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    pixels = max(BASE_SIZE, min(LARGEST, int(BASE_SIZE * share)))
    if pixels != QApplication.font().pixelSize():
        _letter_all(pixels)


def refresh_fonts() -> None:
    """Give everything its letters anew: another language is spoken, and its forms of characters come first."""
    if QApplication.instance() is not None and QApplication.font().pixelSize() > 0:
        _letter_all(QApplication.font().pixelSize())


def _letter_all(pixels: int) -> None:
    QApplication.setFont(fonts.font(pixels))
    for widget in QApplication.allWidgets():
        QApplication.sendEvent(widget, QEvent(QEvent.Type.ApplicationFontChange))
        own = widget.property(_LETTERS)
        if own is not None:
            widget.setFont(scaled_font(own, QFont.Weight(widget.property(_WEIGHT))))
