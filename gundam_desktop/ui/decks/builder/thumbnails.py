"""A cache of card pictures for the grid: those in sight are made a few at a time between events."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, card_pixmap, own_pictures
from gundam_desktop.ui.style.scaling import scale

SLICE = 0.008
"""Seconds spent on pictures before other events are processed."""
CACHE_BYTES = 96_000_000
"""Maximum bytes of cached pictures."""
BYTES_OF_A_PIXEL = 4


class ThumbnailCache(QObject):
    """Returns card pictures, and makes missing ones in the background.

    `face` returns the face of a number, `wanted` the numbers whose pictures are needed now, most urgent first.
    """

    made = Signal(list)
    """Numbers of cards whose pictures were made."""

    def __init__(self, face: Callable[[str], Face], wanted: Callable[[], Sequence[str]], parent: QObject) -> None:
        super().__init__(parent)
        self._face, self._wanted = face, wanted
        self._width, self._ratio = 0, 1.0
        self._pictures: OrderedDict[str, QPixmap] = OrderedDict()
        self._stale: OrderedDict[str, QPixmap] = OrderedDict()
        """Pictures of another size or theme, shown until the new ones are made."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._make_some)
        own_pictures().loaded.connect(self.refresh)

    @property
    def idle(self) -> bool:
        """True if every wanted picture is made."""
        return not self._timer.isActive()

    def set_size(self, width: int, ratio: float) -> None:
        """Set the width of pictures in logical pixels, and the device pixels to each."""
        if (width, ratio) != (self._width, self._ratio):
            self._width, self._ratio = width, ratio
            self.refresh()

    def refresh(self) -> None:
        """Make every picture again; the old ones are shown until then."""
        if self._pictures:
            self._stale, self._pictures = self._pictures, OrderedDict()
        self._timer.start()

    def clear(self) -> None:
        """Drop every picture and make them again."""
        self._pictures.clear()
        self.refresh()
        self._stale.clear()

    def picture(self, number: str) -> QPixmap | None:
        """Return the picture of a card, possibly a stale one; None if there is none yet. Missing ones are made."""
        found = self._pictures.get(number)
        if found is not None:
            self._pictures.move_to_end(number)
            return found
        self._timer.start()
        return self._stale.get(number)

    def _make_some(self) -> None:
        until, made = perf_counter() + SLICE, []
        wanted = self._wanted()
        for number in wanted:
            if number not in self._pictures:
                self._pictures[number] = self._paint(number)
                made.append(number)
                if perf_counter() >= until:
                    break
        else:
            self._timer.stop()
            self._stale.clear()
        self._evict(len(wanted))
        if made:
            self.made.emit(made)

    def _paint(self, number: str) -> QPixmap:
        """Paint a card with as much detail as can be read at the current scale."""
        detail = Detail.for_width(self._width / scale())
        return card_pixmap(self._face(number), self._width, self._ratio, detail=detail)

    def _evict(self, least: int) -> None:
        """Drop the least recently used pictures beyond the limit, but keep at least `least`."""
        size = self._width**2 * CARD_HEIGHT / CARD_WIDTH * self._ratio**2 * BYTES_OF_A_PIXEL
        while len(self._pictures) > least and len(self._pictures) * size > CACHE_BYTES:
            self._pictures.popitem(last=False)
