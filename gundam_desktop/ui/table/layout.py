"""Where everything lies on the table: the official play sheet, the opponent's turned by 180 degrees. Only numbers."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table import z_values

HEIGHT = 880.0
NARROWEST, WIDEST = 1090.0, 1720.0
BATTLE_PLACES = 6
NARROW = 100.0
"""Boxes narrower than this have their count beside the card."""
_ASIDE_OF_COUNT = 9.0
PILOT_STRIP = 24.0
"""How much of a pilot is seen below its unit, in a card's own units."""

_BETWEEN_UNITS = 5.0
"""Room between two units that lie down side by side."""

_CARD_WIDTHS = {
    "battle": 100.0,
    "base": 82.0,
    "shields": 56.0,
    "deck": 74.0,
    "trash": 74.0,
    "resource_deck": 44.0,
    "resources": 44.0,
    "removed": 44.0,
    "hand": 122.0,
}
_HAND_STEP = 126.0
"""Distance of two cards of a hand that has room: then none covers another's figures."""
_FAR_HAND_WIDTH = 62.0
_RESOLVING_WIDTH = 112.0
_TRAY_WIDTH = 112.0
_LOW_TRAY_WIDTH = 84.0
_IN_ONE_ROW, _MOST_ROWS = 12, 5
"""Cards that a tray has in one row; more stand in rows of smaller ones, side by side as long as there is room."""
_BETWEEN_IN_TRAY = 6.0
_MIDDLE = 347.0
"""Height of the line around which the sheet is turned."""


class Place(NamedTuple):
    """Where a card lies: its centre, its size against the design's, its turn in degrees, how high."""

    x: float
    y: float
    scale: float
    rotation: float = 0.0
    z: float = 0.0

    @property
    def point(self) -> QPointF:
        """The centre."""
        return QPointF(self.x, self.y)


class TableLayout:
    """The places of a table of a given width; `near` is the side of the player before the screen."""

    def __init__(self, width: float) -> None:
        self.width = max(NARROWEST, min(WIDEST, width))
        inner = self.width - 260
        right = self.width - 124
        near = {
            "battle": QRectF(130, 372, inner, 180),
            "base": QRectF(6, 372, 118, 142),
            "shields": QRectF(6, 520, 118, 118),
            "deck": QRectF(right, 372, 118, 130),
            "trash": QRectF(right, 508, 118, 130),
            "resource_deck": QRectF(130, 558, 88, 80),
            "resources": QRectF(224, 558, inner - 188, 80),
            "removed": QRectF(self.width - 218, 558, 88, 80),
            "hand": QRectF(130, HEIGHT - 216, inner, 216),
            "plate": QRectF(6, 650, 118, 122),
        }
        self._boxes = {(True, key): box for key, box in near.items()}
        self._boxes |= {(False, key): self._turned(box) for key, box in near.items()}
        self._boxes[False, "hand"] = QRectF(130, 0, inner, 50)
        self._boxes[False, "plate"] = QRectF(self.width - 196, 4, 190, 46)
        self.strip = QRectF(130, _MIDDLE - 20, inner, 40)
        self.whole = QRectF(0, 0, self.width, HEIGHT)

    def _turned(self, box: QRectF) -> QRectF:
        return QRectF(self.width - box.right(), 2 * _MIDDLE - box.bottom(), box.width(), box.height())

    def box(self, near: bool, zone: str) -> QRectF | None:
        """The box of a zone (or of a seat's `plate`); None for one that this table does not show."""
        return self._boxes.get((near, zone))

    def place(self, near: bool, zone: str, index: int, count: int, rested: bool) -> Place:
        """The place of card `index` of `count` in a zone; in the battle area `index` is the place there."""
        box = self._boxes[near, zone]
        scale = _CARD_WIDTHS[zone] / CARD_WIDTH
        turn = 90.0 if rested else 0.0
        if zone == "battle":
            return self._battle_place(box, near, index, max(count, BATTLE_PLACES), turn)
        if zone == "resources":
            # The last ones, lying down, still leave room for the count.
            step = min(66.0, (box.width() - 134) / (count - 1)) if count > 1 else 0.0
            x = box.left() + 38 + index * step if near else box.right() - 38 - index * step
            return Place(x, box.center().y() + 7, scale, turn, z_values.PILES + index)
        if zone == "shields":
            step = min(13.0, (box.width() - 16 - _CARD_WIDTHS[zone]) / max(1, count - 1))
            # Row 0 is the top of the pile: it lies over the others.
            x = box.left() + 8 + _CARD_WIDTHS[zone] / 2 + (count - 1 - index) * step
            return Place(x, box.center().y() + 8, scale, 0.0, z_values.PILES + count - index)
        if zone == "hand":
            return self._hand_place(box, near, index, count)
        turn = turn if zone == "base" else 0.0
        aside = _ASIDE_OF_COUNT if box.width() < NARROW else 0.0
        return Place(box.center().x() + aside, box.center().y() + 7, scale, turn, z_values.PILES + count - index)

    def pile_thickness(self, count: int) -> float:
        """By how many units a pile's lowest card sticks out."""
        return min(5.0, count / 8)

    def _battle_place(self, box: QRectF, near: bool, index: int, count: int, turn: float) -> Place:
        step = box.width() / count
        column = index if near else count - 1 - index
        scale = min(0.95, step / 148)
        return Place(box.left() + step * (column + 0.5), box.center().y() - 2, scale, turn, z_values.UNITS + index)

    def _hand_place(self, box: QRectF, near: bool, index: int, count: int) -> Place:
        offset = index - (count - 1) / 2
        if not near:
            step = min(52.0, (box.width() - 80) / max(1, count))
            return Place(
                box.center().x() - offset * step, 4, _FAR_HAND_WIDTH / CARD_WIDTH, 180.0, z_values.PILES + index
            )
        step = self._hand_step(count)
        # A fan: the outer cards are lower and turned, at most so far that all stay on the table.
        outward = offset / max(3.0, (count - 1) / 2)
        y = box.top() + 102 + 18 * outward * outward
        scale = _CARD_WIDTHS["hand"] / CARD_WIDTH
        return Place(box.center().x() + offset * step, y, scale, 6.5 * outward, z_values.HAND + index)

    def _hand_step(self, count: int) -> float:
        box = self._boxes[True, "hand"]
        return min(_HAND_STEP, (box.width() - 130) / (count - 1)) if count > 1 else 0.0

    def paired_place(self, near: bool, unit: Place, count: int) -> Place:
        """The place of a unit with a pilot among `count` places: lying down, both fit between the neighbours."""
        if not unit.rotation:
            return unit
        step = self._boxes[near, "battle"].width() / max(count, BATTLE_PLACES)
        scale = min(unit.scale, (step - _BETWEEN_UNITS) / (CARD_HEIGHT + PILOT_STRIP))
        return unit._replace(x=unit.x + PILOT_STRIP * scale / 2, scale=scale)

    def pilot_place(self, unit: Place) -> Place:
        """The place of a pilot under a unit: moved towards the unit's foot."""
        away = PILOT_STRIP * unit.scale
        x, y = (unit.x - away, unit.y) if unit.rotation else (unit.x, unit.y + away)
        return Place(x, y, unit.scale, unit.rotation, unit.z - z_values.UNITS + z_values.PILOTS)

    def pile_place(self, near: bool, zone: str) -> Place:
        """Where a card lies that is on its way into a pile or out of it."""
        return self.place(near, zone, 0, 1, False)

    def resolving_place(self, index: int) -> Place:
        """Where a card lies that is being resolved and is in no zone: beside the hand, below the trash."""
        scale = _RESOLVING_WIDTH / CARD_WIDTH
        return Place(self.width - 65, HEIGHT - 98 - index * 60, scale, 0.0, z_values.RESOLVING + index)

    def tray_box(self, count: int, low: bool) -> QRectF:
        """The box of a tray with so many cards: across the middle, or `low` over the hand."""
        rows, wide, step = self._tray_measures(count)
        each = -(-count // rows)
        width = max(380.0, (each - 1) * step + wide + 44)
        height = _tray_head(low) + rows * (wide * CARD_HEIGHT / CARD_WIDTH + 4) + 12
        top = HEIGHT - height - 3 if low else _MIDDLE - height / 2
        return QRectF(self.width / 2 - width / 2, top, width, height)

    def tray_places(self, count: int, low: bool) -> list[Place]:
        """The places of the cards in that box: one row, from 13 on several."""
        rows, wide, step = self._tray_measures(count)
        box = self.tray_box(count, low)
        each = -(-count // rows)
        high = wide * CARD_HEIGHT / CARD_WIDTH + 4
        result = []
        for index in range(count):
            row, column = divmod(index, each)
            in_row = min(each, count - row * each)
            x = box.center().x() + (column - (in_row - 1) / 2) * step
            y = box.top() + _tray_head(low) + (row + 0.5) * high
            result.append(Place(x, y, wide / CARD_WIDTH, 0.0, z_values.TRAY_CARDS + index))
        return result

    def _tray_measures(self, count: int) -> tuple[int, float, float]:
        """Rows, width of a card, distance of two."""
        wide = _TRAY_WIDTH if count <= _IN_ONE_ROW else _LOW_TRAY_WIDTH
        room = self.width - 140 - wide - 44
        side_by_side = int(room / (wide + _BETWEEN_IN_TRAY)) + 1
        rows = 1 if count <= _IN_ONE_ROW else min(_MOST_ROWS, max(2, -(-count // side_by_side)))
        each = -(-count // rows)
        return rows, wide, min(wide + 14, room / (each - 1)) if each > 1 else 0.0

    def battle_place_at(self, near: bool, x: float, count: int) -> int:
        """Which place of the battle area is at this x."""
        box = self._boxes[near, "battle"]
        places = max(count, BATTLE_PLACES)
        column = max(0, min(places - 1, int((x - box.left()) / box.width() * places)))
        return column if near else places - 1 - column

    def hand_index_at(self, x: float, count: int) -> int:
        """Which index of the near hand a card dropped at this x takes."""
        step = self._hand_step(count)
        if not step:
            return 0
        index = round((x - self._boxes[True, "hand"].center().x()) / step + (count - 1) / 2)
        return max(0, min(count - 1, index))


def _tray_head(low: bool) -> float:
    """The room for a tray's title; a tray over the hand has none."""
    return 12.0 if low else 38.0
