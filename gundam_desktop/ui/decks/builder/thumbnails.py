"""Pictures of cards for a grid: those in sight are made a few at a time, between two events, and kept."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, card_pixmap, own_pictures
from gundam_desktop.ui.style.scaling import scale

SLICE = 0.008
"""Seconds for which pictures are made before the window may do something else."""
KEPT = 96_000_000
"""Bytes of pictures that are kept."""
BYTES_OF_A_PIXEL = 4


class ThumbnailCache(QObject):
    """Gives the picture of a card if it is made, and has it made if not.

    `face` gives the face of a number, `wanted` the numbers whose pictures are wanted now, the most wanted first.
    """

    made = Signal(list)
    """Numbers of cards whose pictures are there now."""

    def __init__(self, face: Callable[[str], Face], wanted: Callable[[], Sequence[str]], parent: QObject) -> None:
        super().__init__(parent)
        self._face, self._wanted = face, wanted
        self._width, self._ratio = 0, 1.0
        self._pictures: OrderedDict[str, QPixmap] = OrderedDict()
        self._before: OrderedDict[str, QPixmap] = OrderedDict()
        """Pictures of another size or look, shown until the right ones are made."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._make_some)
        own_pictures().loaded.connect(self.refresh)

    @property
    def idle(self) -> bool:
        """Whether every picture that is wanted is made."""
        return not self._timer.isActive()

    def set_size(self, width: int, ratio: float) -> None:
        """Make pictures so many logical pixels wide from now on, for a screen with `ratio` pixels to each."""
        if (width, ratio) != (self._width, self._ratio):
            self._width, self._ratio = width, ratio
            self.refresh()

    def refresh(self) -> None:
        """Make every picture anew."""
        if self._pictures:
            self._before, self._pictures = self._pictures, OrderedDict()
        self._timer.start()

    def clear(self) -> None:
        """Make every picture anew, and show none of those from before: they say something else."""
        self._pictures.clear()
        self.refresh()
        self._before.clear()

    def picture(self, number: str) -> QPixmap | None:
        """The picture of a card, maybe one of another size; None when there is none yet. What is missing is made."""
        found = self._pictures.get(number)
        if found is not None:
            self._pictures.move_to_end(number)
            return found
        self._timer.start()
        return self._before.get(number)

    def _make_some(self) -> None:
        until, made = time.perf_counter() + SLICE, []
        wanted = self._wanted()
        for number in wanted:
            if number not in self._pictures:
                self._pictures[number] = self._painted(number)
                made.append(number)
                if time.perf_counter() >= until:
                    break
        else:
            self._timer.stop()
            self._before.clear()
        self._let_go(len(wanted))
        if made:
            self.made.emit(made)

    def _painted(self, number: str) -> QPixmap:
        """The picture of a card, with as much on it as can be read where everything has grown."""
        detail = Detail.for_width(self._width / scale())
        return card_pixmap(self._face(number), self._width, self._ratio, detail=detail)

    def _let_go(self, least: int) -> None:
        """Keep the pictures that were used last, so many at the least."""
        size = self._width**2 * CARD_HEIGHT / CARD_WIDTH * self._ratio**2 * BYTES_OF_A_PIXEL
        while len(self._pictures) > least and len(self._pictures) * size > KEPT:
            self._pictures.popitem(last=False)
