"""The layout of a table: interprets the boxes of a game's playmat for a given width."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from gundam_desktop.tabletop import Arrange, Box, CardView, Cell, Playmat, Shape, Side
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE
from gundam_desktop.tabletop.playmat import SIDEWAYS, TABLE_HEIGHT
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.table import board_layout, z_values

NARROWEST, WIDEST = 1090.0, 1720.0
NARROW = 100.0
"""Boxes narrower than this have their count beside the card."""
STRIP = 24.0
"""The visible part of a card under another one, in a card's own units."""
LOW = 50.0
"""Boxes lower than this have their name and their count at the left of the cards."""
LOW_TEXT = 110.0
"""Room for the name and the caption of a low row."""
_ASIDE_OF_COUNT = 9.0
_BELOW_TITLE = 7.0
_ABOVE_STRIP = 5.0
"""How far a card in a slot is above the middle: a card under it sticks out at its foot."""
_BETWEEN_RESTED = 5.0
"""Room between two rested cards with others under them, side by side."""
_AROUND_RESTED = 8.0
"""Room of a slot besides that of a rested card, in a card's own units."""
_BETWEEN_IN_ROW = 10.0
"""Room between two rested cards of a row, in a card's own units."""
STICKS_OUT = 3.0
"""How far a rested card may stick out of its box: less than the gap to the next box."""
_CAPTION = 58.0
"""Room for the caption of a row."""
_BESIDE_ROW = 7.2
_SPREAD_STEP = 13.0
"""Distance of two cards in a spread."""
_BETWEEN_IN_FAN = 4.0
"""Gap between two cards of a hand with enough room: then none covers another's figures."""
_FAR_FAN_STEP = -10.0
_FAR_FAN_TURN, _FAR_FAN_RISE = 3.0, 2.0
"""Degrees and units that the outer cards of the far hand are turned and raised."""
_OPEN_CARD = 74.0
"""Width of a card in the far hand while it is open."""
_AROUND_OPEN = 4.0
"""Room above and below it."""
_LOOSE_STEP = 60.0
_TINY = 1e-9
_IN_SPOT = 6.0
"""Distance between the cards of one spot of a cell."""


class Pose(NamedTuple):
    """The pose of a card: its centre, its scale, its rotation in degrees, its height (z value)."""

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
    """The boxes and the poses of a table; `near` is the side of the player before the screen, who has this `seat`.

    With open hands the far hand is shown upright and whole, and everything else makes room for it.
    """

    def __init__(self, playmat: Playmat, width: float, *, open_hands: bool = False, seat: int = 0) -> None:
        self.width = max(NARROWEST, min(WIDEST, width))
        self.axis = playmat.axis
        self._lean = playmat.rested_lean
        self.whole = QRectF(0, 0, self.width, TABLE_HEIGHT)
        self.open_hands, self.seat = open_hands, seat
        self._hand = playmat.hand
        self._mirrored = playmat.far == "mirrored"
        self._zones = {zone.key: zone for zone in playmat.zones}
        self._boxes: dict[tuple[bool, str], QRectF] = {}
        self._rows: dict[tuple[bool, str], Box] = {}
        for box in playmat.boxes:
            place = self._placed(box)
            if box.side is not Side.FAR:
                self._enter(True, box, place)
            if box.side is Side.NEAR:
                self._enter(False, box, self._across(place))
            else:
                self._enter(False, box, place)
        self.board = playmat.board
        self._cells = {cell.key: cell for cell in self.board.cells} if self.board is not None else {}
        if self.board is not None:
            for key, place in board_layout.boxes(self.board, self.width, turned=seat == 1).items():
                self._boxes[True, key] = self._boxes[False, key] = place
        if open_hands and (False, self._hand) in self._boxes:
            self._make_room(self._boxes[False, self._hand])

    def _make_room(self, hand: QRectF) -> None:
        """Make the far hand as high as a whole card, and move all that is below it."""
        down = _OPEN_CARD * CARD_HEIGHT / CARD_WIDTH + 2 * _AROUND_OPEN - hand.height()
        below = [key for key, box in self._boxes.items() if box.top() >= hand.bottom()]
        for key in below:
            self._boxes[key] = self._boxes[key].translated(0, down)
        self._boxes[False, self._hand] = hand.adjusted(0, 0, 0, down)
        self.axis += down
        self.whole.adjust(0, 0, 0, down)

    def _placed(self, box: Box) -> QRectF:
        left, right = (share * self.width + offset for share, offset in (box.left, box.right))
        top, bottom = (share * TABLE_HEIGHT + offset for share, offset in (box.top, box.bottom))
        return QRectF(QPointF(left, top), QPointF(right, bottom))

    def _across(self, box: QRectF) -> QRectF:
        """The box on the other side."""
        left = box.left() if self._mirrored else self.width - box.right()
        return QRectF(left, 2 * self.axis - box.bottom(), box.width(), box.height())

    def _enter(self, near: bool, box: Box, place: QRectF) -> None:
        self._boxes[near, box.key], self._rows[near, box.key] = place, box

    @property
    def phases(self) -> QRectF:
        """The box of the bar with the phases."""
        return self._boxes.get((True, PHASES), QRectF())

    @property
    def hand(self) -> QRectF:
        """The box of the near player's hand; an empty one in a game without hands."""
        return self._boxes.get((True, self._hand), QRectF())

    def box(self, near: bool, key: str) -> QRectF | None:
        """The box of a zone, or of a player's plate; None for one not on this table."""
        return self._boxes.get((near, key))

    def cell(self, key: str) -> Cell | None:
        """The cell of the board with this key; None for a zone that is not a cell."""
        return self._cells.get(key)

    def card_width(self, near: bool, key: str) -> float:
        """The width of a card in the box of a zone."""
        return self._rows[near, key].card

    def outline(self, near: bool, key: str, inset: float = 0.0) -> QPolygonF:
        """The outline of a box in its shape, this far within it."""
        place = self._boxes.get((near, key), QRectF()).adjusted(inset, inset, -inset, -inset)
        if self.board is None or key not in self._cells:
            return chamfered(place, 10)
        return board_layout.hexagon(place) if self.board.shape is Shape.HEX else QPolygonF(place)

    # the poses of cards

    def pose(self, near: bool, key: str, index: int, count: int, rested: bool) -> Pose:
        """The pose of card `index` of `count` in a zone; in a zone of slots `index` is the slot."""
        box, zone = self._boxes[near, key], self._zones[key]
        if zone.arrange is Arrange.CELL:
            return self._pose_in_cell(box, 0, index, count, SIDEWAYS if rested else 0.0, 0.0)
        turn = self._rested_turn(near) if rested else 0.0
        width = self._rows[near, key].card
        match zone.arrange:
            case Arrange.PLACES:
                return self._pose_in_place(box, near, width, index, max(count, zone.limit), turn)
            case Arrange.ROW:
                return self._pose_in_row(box, near, self._rows[near, key], index, count, turn)
            case Arrange.SPREAD:
                step = min(_SPREAD_STEP, (box.width() - 16 - width) / max(1, count - 1))
                # Index 0 is the top of the pile: it is above the others.
                x = box.left() + 8 + width / 2 + (count - 1 - index) * step
                return Pose(x, box.center().y() + 8, width / CARD_WIDTH, turn, z_values.PILES + count - index)
            case Arrange.FAN:
                return self._pose_in_fan(box, near, width, index, count)
            case Arrange.PILE:
                x = box.center().x() + (_ASIDE_OF_COUNT if box.width() < NARROW else 0.0)
                x = box.right() - _BESIDE_ROW - width / 2 if box.height() < LOW else x
                y = box.center().y() + _below_title(box, width)
                return Pose(x, y, width / CARD_WIDTH, turn, z_values.PILES + count - index)

    def cell_pose(self, key: str, card: CardView, index: int, count: int) -> Pose:
        """The pose of a card in a cell, number `index` of `count` in its slot, turned as it is and as it faces."""
        assert self.board is not None
        turn = self.board.shown_turn(card.turn, self.seat)
        return self._pose_in_cell(
            self._boxes[True, key], card.slot, index, count, SIDEWAYS if card.rested else 0.0, turn
        )

    def stack_pose(self, near: bool, key: str) -> Pose:
        """The pose of a card on its way into a zone or out of it."""
        return self.pose(near, key, 0, 1, False)

    def thickness(self, count: int) -> float:
        """The units by which the lowest card of a pile sticks out."""
        return min(5.0, count / 8)

    def loose_pose(self, index: int) -> Pose:
        """The pose of a card that is in no zone."""
        box, row = self._boxes.get((True, LOOSE)), self._rows.get((True, LOOSE))
        if box is None or row is None:
            return Pose(self.whole.center().x(), self.axis, 1.0, 0.0, z_values.RESOLVING + index)
        y = box.center().y() - index * _LOOSE_STEP
        return Pose(box.center().x(), y, row.card / CARD_WIDTH, 0.0, z_values.RESOLVING + index)

    def begins_left(self, near: bool) -> bool:
        """True if a row on a side of the table begins at the left, and its caption is at the right."""
        return near or self._mirrored

    def _rested_turn(self, near: bool) -> float:
        """The turn of a rested card: both players' cards lean to their own right."""
        return self._lean if near or self._mirrored or self._lean == SIDEWAYS else -self._lean

    def _pose_in_row(self, box: QRectF, near: bool, row: Box, index: int, count: int, turn: float) -> Pose:
        # The last ones, rested, still leave room for the caption.
        width, scale, low = row.card, row.card / CARD_WIDTH, box.height() < LOW
        margin = _covered(self._lean).width() * scale / 2 + _BESIDE_ROW + row.beside
        room = box.width() - 2 * margin - (LOW_TEXT if low else _CAPTION)
        step = scale * (_least_distance(self._lean) + _BETWEEN_IN_ROW)
        away = margin + index * (min(step, room / (count - 1)) if count > 1 else 0.0)
        first = box.left() + (LOW_TEXT if low else 0.0)
        x = first + away if self.begins_left(near) else box.right() - away
        y = box.center().y() + _below_title(box, width)
        if row.beside:  # there may be a card under each
            y = min(y, box.bottom() - 2 - scale * (CARD_HEIGHT / 2 + STRIP))
        return Pose(x, y, scale, turn, z_values.PILES + index)

    def _pose_in_cell(self, box: QRectF, slot: int, index: int, count: int, rested: float, turn: float) -> Pose:
        assert self.board is not None
        spot, lower = self.board.spots[max(0, slot)], len(self.board.spots) - 1 - max(0, slot)
        way = QPointF(spot.x, spot.y)
        at = box.center() + (QTransform().rotate(turn).map(way) if self.board.facing else way)
        x = at.x() + (index - (count - 1) / 2) * _IN_SPOT
        scale = self.board.card * spot.scale / CARD_WIDTH
        return Pose(x, at.y(), scale, rested + turn, z_values.UNITS + lower * z_values.BETWEEN_SPOTS + index)

    def _pose_in_place(self, box: QRectF, near: bool, width: float, index: int, count: int, turn: float) -> Pose:
        step = box.width() / count
        column = index if near or self._mirrored else count - 1 - index
        scale = min(width / CARD_WIDTH, step / (_least_distance(self._lean) + _AROUND_RESTED))
        middle = QPointF(box.left() + step * (column + 0.5), box.center().y() - _ABOVE_STRIP)
        at = _moved_into(box, middle, _covered(turn) * scale)
        return Pose(at.x(), at.y(), scale, turn, z_values.UNITS + index)

    def _pose_in_fan(self, box: QRectF, near: bool, width: float, index: int, count: int) -> Pose:
        offset = index - (count - 1) / 2
        scale = width / CARD_WIDTH
        if not near and self.open_hands:
            return self._pose_in_open_fan(box, index, count)
        if not near:
            step = min(width + _FAR_FAN_STEP, (box.width() - 80) / max(1, count))
            away = offset * step if self._mirrored else -offset * step
            outward = offset / max(3.0, (count - 1) / 2) * math.copysign(1.0, away * offset)
            y = min(box.center().y(), box.bottom() - scale * CARD_HEIGHT / 2) - _FAR_FAN_RISE * outward * outward
            turn = 180.0 - _FAR_FAN_TURN * outward
            return Pose(box.center().x() + away, y, scale, turn, z_values.PILES + index)
        # The outer cards are lower and turned, but only so far that all stay above the question.
        outward = offset / max(3.0, (count - 1) / 2)
        y = box.top() + scale * CARD_HEIGHT / 2 + 6 + 10 * outward * outward
        x = box.center().x() + offset * self._fan_step(box, width, count)
        return Pose(x, y, scale, 4 * outward, z_values.HAND + index)

    def _pose_in_open_fan(self, box: QRectF, index: int, count: int) -> Pose:
        """The pose of a card in the far hand while it is open; the fan ends before the player's plate."""
        plate = self._boxes.get((False, PLATE))
        beside = plate.left() if plate is not None and plate.top() < box.bottom() else box.right()
        middle = box.center().x()
        half = min(middle - box.left(), min(beside, box.right()) - middle) - _AROUND_OPEN
        step = min(_OPEN_CARD + _BETWEEN_IN_FAN, (2 * half - _OPEN_CARD) / (count - 1)) if count > 1 else 0.0
        away = (index - (count - 1) / 2) * step
        away = away if self._mirrored else -away
        return Pose(middle + away, box.center().y(), _OPEN_CARD / CARD_WIDTH, 0.0, z_values.PILES + index)

    @staticmethod
    def _fan_step(box: QRectF, width: float, count: int) -> float:
        return min(width + _BETWEEN_IN_FAN, (box.width() - width - 8) / (count - 1)) if count > 1 else 0.0

    # cards under others

    def over_pose(self, near: bool, key: str, pose: Pose, count: int) -> Pose:
        """The pose of a card with another one under it: rested, both fit between the neighbours of their slot."""
        zone, box = self._zones[key], self._boxes[near, key]
        if not pose.rotation or zone.arrange is not Arrange.PLACES:
            return pose
        step, height = box.width() / max(count, zone.limit), CARD_HEIGHT + STRIP
        scale = min(pose.scale, (step - _BETWEEN_RESTED) / _least_distance(pose.rotation, height))
        pose = pose._replace(scale=scale)
        away = self.under_pose(pose).point - pose.point
        middle = QPointF(pose.x, pose.y + away.y() / 2)
        at = _moved_into(box, middle, _covered(pose.rotation, height) * scale) - away * 0.5
        return pose._replace(x=at.x(), y=at.y())

    def under_pose(self, pose: Pose) -> Pose:
        """The pose of a card under one with this pose: moved towards its foot."""
        away = QTransform().rotate(pose.rotation).map(QPointF(0, STRIP * pose.scale))
        lower = z_values.UNITS - z_values.UNDER_UNITS if pose.z >= z_values.UNITS else 0.5
        return pose._replace(x=pose.x + away.x(), y=pose.y + away.y(), z=pose.z - lower)

    # from a point to a slot or an index

    def slot_at(self, near: bool, key: str, x: float, count: int) -> int:
        """The slot of a zone with `count` slots at this x."""
        box = self._boxes[near, key]
        places = max(count, self._zones[key].limit)
        column = max(0, min(places - 1, int((x - box.left()) / box.width() * places)))
        return column if near or self._mirrored else places - 1 - column

    def hand_index_at(self, x: float, count: int) -> int:
        """The index in the near player's hand for a card dropped at this x."""
        box = self._boxes[True, self._hand]
        step = self._fan_step(box, self._rows[True, self._hand].card, count)
        if not step:
            return 0
        return max(0, min(count - 1, round((x - box.center().x()) / step + (count - 1) / 2)))


def _below_title(box: QRectF, width: float) -> float:
    """How far a card of this width is below the middle of a box, to be below its title if there is room."""
    if box.height() < LOW:
        return 0.0
    return max(0.0, min(_BELOW_TITLE, (box.height() - width * CARD_HEIGHT / CARD_WIDTH) / 2 - 2))


@cache
def _covered(turn: float, height: float = CARD_HEIGHT) -> QSizeF:
    """The size of the upright rectangle around a turned card, in a card's own units."""
    return QTransform().rotate(turn).mapRect(QRectF(0, 0, CARD_WIDTH, height)).size()


@cache
def _least_distance(turn: float, height: float = CARD_HEIGHT) -> float:
    """The least distance of two cards that do not touch, side by side, each upright or turned: in own units."""
    across, along = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
    beside_turned = min(CARD_WIDTH / max(across, _TINY), height / max(along, _TINY))
    return max(beside_turned, (CARD_WIDTH + _covered(turn, height).width()) / 2)


def _moved_into(box: QRectF, middle: QPointF, size: QSizeF) -> QPointF:
    """The place nearest to `middle` at which a rectangle sticks out of a box by `STICKS_OUT` at most, if it fits in."""
    across, down = size.width() / 2 - STICKS_OUT, size.height() / 2 - STICKS_OUT
    inner = box.adjusted(across, down, -across, -down)
    x = max(inner.left(), min(inner.right(), middle.x())) if inner.width() >= 0 else box.center().x()
    y = max(inner.top(), min(inner.bottom(), middle.y())) if inner.height() >= 0 else box.center().y()
    return QPointF(x, y)
