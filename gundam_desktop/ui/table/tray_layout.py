"""The layout of the tray: a box across the table with rows of cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.layout import Pose, TableLayout

_CARD, _SMALL_CARD = 112.0, 84.0
_IN_ONE_ROW, _MOST_ROWS = 12, 5
"""Most cards in one row; more go into rows of smaller cards, side by side while there is room."""
_GAP, _SMALL_GAP = 14.0, 6.0
_HEAD, _LOW_HEAD = 38.0, 12.0
"""The room above the cards: with a title, and without one."""
_NARROWEST, _NARROWEST_LIST = 380.0, 640.0
"""The least widths of a box; a list has a hint beside its title, both in large letters at the largest text size."""


class TrayLayout:
    """The box and the poses of `count` cards: across the middle, or `low` at the near edge; `wide` for a pile."""

    def __init__(self, table: TableLayout, count: int, low: bool, wide: bool) -> None:
        self._count = count
        self._card = _CARD if count <= _IN_ONE_ROW else _SMALL_CARD
        self._head = _LOW_HEAD if low else _HEAD
        self._row_height = self._card * CARD_HEIGHT / CARD_WIDTH + 4
        room = table.width - 140 - self._card - 44
        side_by_side = int(room / (self._card + _SMALL_GAP)) + 1
        rows = 1 if count <= _IN_ONE_ROW else min(_MOST_ROWS, max(2, -(-count // side_by_side)))
        self._in_row = -(-count // rows)
        self._step = min(self._card + _GAP, room / (self._in_row - 1)) if self._in_row > 1 else 0.0
        width = max(_NARROWEST_LIST if wide else _NARROWEST, (self._in_row - 1) * self._step + self._card + 44)
        height = self._head + rows * self._row_height + 12
        top = table.whole.bottom() - height - 3 if low else table.axis - height / 2
        self.box = QRectF(table.width / 2 - width / 2, top, width, height)

    def poses(self) -> list[Pose]:
        """The poses of the cards, row by row."""
        result = []
        for index in range(self._count):
            row, column = divmod(index, self._in_row)
            in_this_row = min(self._in_row, self._count - row * self._in_row)
            x = self.box.center().x() + (column - (in_this_row - 1) / 2) * self._step
            y = self.box.top() + self._head + (row + 0.5) * self._row_height
            result.append(Pose(x, y, self._card / CARD_WIDTH, 0.0, z_values.TRAY_CARDS + index))
        return result
