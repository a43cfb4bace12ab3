"""What a clause speaks of, lit on the table by form as well as by colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Place
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.paint_context import CARD


class Lit(NamedTuple):
    """The cards and places that a clause speaks of now."""

    acting: frozenset[int] = frozenset()
    """Cards that act: a solid ring."""
    targets: frozenset[int] = frozenset()
    """Cards that are acted on: a double ring."""
    candidates: frozenset[int] = frozenset()
    """Cards that may be chosen: a dashed ring."""
    places: frozenset[Place] = frozenset()
    """Zones whose cards have changed: an outline."""

    @property
    def cards(self) -> frozenset[int]:
        """All cards."""
        return self.acting | self.targets | self.candidates


class _Outline(QGraphicsItem):
    """A ring around a card or the outline of a box; it takes no mouse and no focus."""

    def __init__(self, box: QRectF, color: str, style: Qt.PenStyle, *, double: bool = False) -> None:
        super().__init__()
        self._box, self._color, self._style, self._double = box, color, style, double
        self.setZValue(z_values.RULE_LIGHTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out in (3.0, 7.5) if self._double else (3.0,):
            painter.setPen(QPen(QColor(self._color), 2.6, self._style))
            painter.drawRoundedRect(self._box.adjusted(-out, -out, out, out), 6, 6)


class RuleLights:
    """Draws the lights; they follow the cards to their homes."""

    def __init__(
        self,
        scene: QGraphicsScene,
        item_of: Callable[[int], CardItem | None],
        box_of: Callable[[Place], QRectF | None],
    ) -> None:
        """`item_of` returns the item of a card, `box_of` the box of a place; None without one."""
        self._scene, self._item_of, self._box_of = scene, item_of, box_of
        self._lit, self._pointed = Lit(), frozenset[Place]()
        self._outlines: list[_Outline] = []

    @property
    def lit(self) -> Lit:
        """What is lit."""
        return self._lit

    @property
    def pointed(self) -> frozenset[Place]:
        """The places that a word means which is pointed at."""
        return self._pointed

    @property
    def count(self) -> int:
        """How many rings and outlines there are."""
        return len(self._outlines)

    def show(self, lit: Lit) -> None:
        """Light this in place of what was lit."""
        if lit != self._lit:
            self._lit = lit
            self.arrange()

    def point(self, places: Iterable[Place]) -> None:
        """Light the places of a word that is pointed at; none puts them out."""
        pointed = frozenset(places)
        if pointed != self._pointed:
            self._pointed = pointed
            self.arrange()

    def arrange(self) -> None:
        """Draw every light where its card or place is now."""
        if not (self._outlines or self._lit != Lit() or self._pointed):
            return
        for outline in self._outlines:
            self._scene.removeItem(outline)
        colors, solid, dashed = theme(), Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
        self._outlines = [
            *self._boxes(self._lit.places, colors.accent_self, Qt.PenStyle.DotLine),
            *self._boxes(self._pointed, colors.target, solid),
            *self._rings(self._lit.candidates, colors.legal, dashed),
            *self._rings(self._lit.acting, colors.target, solid),
            *self._rings(self._lit.targets, colors.danger, solid, double=True),
        ]
        for outline in self._outlines:
            self._scene.addItem(outline)

    def _boxes(self, places: Iterable[Place], color: str, style: Qt.PenStyle) -> list[_Outline]:
        boxes = (self._box_of(place) for place in places)
        return [_Outline(box.adjusted(4, 4, -4, -4), color, style) for box in boxes if box is not None]

    def _rings(self, cards: Iterable[int], color: str, style: Qt.PenStyle, *, double: bool = False) -> list[_Outline]:
        rings = []
        for item in map(self._item_of, cards):
            if item is not None and not item.in_tray:
                ring = _Outline(CARD, color, style, double=double)
                ring.setPos(item.home.point)
                ring.setScale(item.home.scale)
                ring.setRotation(item.home.rotation)
                rings.append(ring)
        return rings
