"""The box of a zone: its name, its number of cards, its empty places, a stack of backs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Arrange, Counter, Place, Terrain
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, back_pixmap
from gundam_desktop.ui.cards.lettering import CENTER, LEFT, READABLE, RIGHT, Try, draw_text, fit_any, width_of
from gundam_desktop.ui.style.fonts import FIGURES
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import listed, translate
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.items.terrain import draw_terrain, terrain_word
from gundam_desktop.ui.table.layout import LOW, LOW_TEXT, NARROW, TableLayout
from gundam_desktop.ui.table.models import ZoneModel
from gundam_desktop.ui.table.paint_context import PaintContext, draw_focus_ring, draw_lit_box, ratio_of

_GLASS, _SOLID = 0.57, 0.74
"""How much of the table's background a row of cards that act, and any other zone, hides."""
_LOW_FIGURES = 19.0
_GROUND = 0.32
"""How strong the colour of a cell's ground is: pieces of that colour must be seen on it."""
_COORDINATES = 2
"""The most letters of the name of a cell that is written in its corner, as on a chess board."""


class ZoneItem(QGraphicsObject):
    """The box of one zone; it follows the zone's model."""

    def __init__(self, model: ZoneModel, near: bool, layout: TableLayout, context: PaintContext) -> None:
        super().__init__()
        self.model = model
        self.near = near
        self.context = context
        self._layout = layout
        self._box = layout.box(near, model.zone.key) or QRectF()
        self.lit = self.over = self.reached = False
        self._shape: QPainterPath | None = None
        """Its outline, made once for a layout: Qt asks for it at every move of the mouse."""
        self._slots = 0
        self._caption: Counter | None = None
        self._terrain = Terrain.NONE
        self.setZValue(z_values.ZONES)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        for signal in model.changes():
            signal.connect(self._changed)

    @property
    def caption(self) -> Counter | None:
        """The number that is drawn beside its cards; None for none."""
        return self._caption

    @property
    def place(self) -> Place:
        """The zone as a place."""
        return self.model.place

    @property
    def box(self) -> QRectF:
        """Its box in the scene."""
        return self._box

    def set_geometry(
        self, near: bool, layout: TableLayout, slots: int, caption: Counter | None, terrain: Terrain | None = None
    ) -> None:
        """Take over a layout, the number of the zone's slots, its caption, and its terrain; None is the board's."""
        box, cell = layout.box(near, self.model.zone.key) or QRectF(), layout.cell(self.model.zone.key)
        terrain = terrain or (cell.terrain if cell is not None and terrain is None else Terrain.NONE)
        before = self.near, self._box, self._slots, self._caption, self._terrain
        if (near, box, slots, caption, terrain) != before:
            self.prepareGeometryChange()
            self.near, self._layout, self._box, self._shape = near, layout, box, None
            self._slots, self._caption, self._terrain = slots, caption, terrain
            self.update()

    def set_light(self, lit: bool, over: bool = False) -> None:
        """Light the zone as a target; `over` if the mouse is there."""
        if (lit, over) != (self.lit, self.over):
            self.lit, self.over = lit, over
            self.update()

    def set_reached(self, reached: bool) -> None:
        """Outline the zone while a card is pointed at or picked up that reaches it."""
        if reached != self.reached:
            self.reached = reached
            self.update()

    def spoken(self) -> str:
        """The text for a screen reader."""
        if self.place[0] == SHARED:
            text = translate("ZoneItem", "{zone}: {count}")
        elif self.near:
            text = translate("ZoneItem", "Your {zone}: {count}")
        else:
            text = translate("ZoneItem", "Opponent's {zone}: {count}")
        name = listed(filter(None, (self.model.zone.name, terrain_word(self._terrain))))
        return text.format(zone=name, count=self.model.rowCount())

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        if self._shape is None:
            self._shape = QPainterPath()
            self._shape.addPolygon(self._outline())
        return self._shape

    @property
    def _is_low(self) -> bool:
        """True if its name and its count are at the left of its cards."""
        return self.model.zone.arrange is not Arrange.CELL and self._box.height() < LOW

    def _outline(self, inset: float = 0.0) -> QPolygonF:
        return self._layout.outline(self.near, self.model.zone.key, inset)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zone = self.model.zone
        if zone.arrange is not Arrange.FAN:
            self._paint_box(painter)
            if zone.arrange is Arrange.PLACES:
                self._paint_slots(painter)
            if self._caption is not None and not self._is_low:
                self._paint_caption(painter, self._caption)
            if zone.is_face_down:
                self._paint_pile(painter)
            if self._is_low:
                self._paint_low_texts(painter)
            elif zone.arrange is not Arrange.CELL:
                self._paint_title(painter)
        if self.reached:
            painter.setPen(QPen(QColor(theme().warning), 3.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(self._outline(5))
        if self.lit:
            colors = theme()
            draw_lit_box(painter, self._outline(1), colors.legal if self.near else colors.target, self.over)
        if self.hasFocus():
            draw_focus_ring(painter, self._outline(3))

    def _paint_box(self, painter: QPainter) -> None:
        colors, box = theme(), self._box
        accent = QColor(self.context.accent(self.near))
        outline = self._outline()
        cell = self._layout.cell(self.model.zone.key)
        glass = self.model.zone.arrange is Arrange.PLACES or (
            self.model.zone.arrange is Arrange.ROW and not self._is_low
        )
        fill = QColor(theme().zone)
        fill.setAlphaF(_GLASS if glass else _SOLID)
        painter.setPen(QPen(QColor(colors.zone_edge), 1))
        painter.setBrush(fill)
        painter.drawPolygon(outline)
        if cell is not None:
            if cell.ground:
                tint = QColor(hue(cell.ground).frame)
                tint.setAlphaF(_GROUND)
                painter.setBrush(tint)
                painter.drawPolygon(outline)
            draw_terrain(painter, self._terrain, box)
            if len(self.model.zone.name) <= _COORDINATES:
                place = QRectF(box.left() + 8, box.bottom() - 19, box.width() - 16, 12)
                draw_text(
                    painter,
                    place,
                    self.model.zone.name,
                    self.context.letters(10.5, 15),
                    QColor(colors.text),
                    align=LEFT,
                )
            return
        tint = QColor(accent)
        tint.setAlphaF(0.13 if colors.dark else 0.10)
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(1 if self.near else 0, tint)
        gradient.setColorAt(0 if self.near else 1, QColor(0, 0, 0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawPolygon(outline)
        accent.setAlphaF(0.9)
        painter.setPen(QPen(accent, 2))
        painter.drawLine(QPointF(box.left() + 10, box.top()), QPointF(box.left() + 30, box.top()))
        painter.drawLine(QPointF(box.left(), box.top() + 10), QPointF(box.left() + 10, box.top()))
        painter.drawLine(QPointF(box.right(), box.bottom() - 10), QPointF(box.right() - 10, box.bottom()))

    def _paint_title(self, painter: QPainter) -> None:
        colors, box = theme(), self._box
        counted = self.model.zone.arrange is not Arrange.PLACES and self._caption is None
        narrow = box.width() < NARROW
        figures = self.context.letters(12, 15)
        width = width_of(str(self.model.rowCount()), figures, family=FIGURES) + 4 if counted and not narrow else 0.0
        room = box.width() - 20 - width
        size, line = self.context.line(self.model.zone.name.upper(), room, 11, 15)
        place = QRectF(box.left() + 12, box.top() + 2, room, 15)
        # Leaning cards of the near side rise at the left of their slots: the end of the row stays free.
        at_end = self.model.zone.arrange is Arrange.PLACES and self._layout.begins_left(self.near)
        align = RIGHT if at_end else LEFT
        draw_text(painter, place, line, size, QColor(colors.muted), align=align, tight=True)
        if counted and not narrow:
            place = QRectF(box.left() + 8, box.top() + 2, box.width() - 16, 15)
            count = str(self.model.rowCount())
            draw_text(painter, place, count, figures, QColor(colors.text), align=RIGHT, family=FIGURES)
        elif counted:
            chip = QRectF(box.left() + 3, box.top() + 18, 20, 16)
            painter.setPen(QPen(QColor(colors.zone_edge), 1))
            painter.setBrush(QColor(colors.panel))
            painter.drawRoundedRect(chip, 4, 4)
            draw_text(painter, chip, str(self.model.rowCount()), 12, QColor(colors.text), family=FIGURES)

    def _paint_low_texts(self, painter: QPainter) -> None:
        """Paint the name of a low zone, and below it its caption or its count, at the left of its cards."""
        colors, box, is_row = theme(), self._box, self.model.zone.arrange is Arrange.ROW
        room = (LOW_TEXT if is_row else box.width() - self._layout.card_width(self.near, self.model.zone.key) - 10) - 8
        count = str(self.model.rowCount()) if self._caption is None else str(self._caption.value)
        large = 18.0 if is_row else 15.0
        figures = width_of(count, large, family=FIGURES) + 4
        name, usual = self.model.zone.name.upper(), self.context.letters(11, 15)
        below, beside = box.bottom() - _LOW_FIGURES - 3, False  # the count is below a name of one line
        size, line = self.context.line(name, room, 11, 15)
        lines: tuple[str, ...] = (line,)
        if size < min(usual, READABLE / self.context.scale) and not is_row:
            _, broken = fit_any(name, room, (Try(usual, usual, 2),), may_be_cut=True)
            if len(broken) > 1 and width_of(broken[1], usual) + figures <= room:
                size, lines, beside = usual, broken, True  # beside the second line
        middle = box.center().y() if beside else (box.top() + below) / 2 + 1
        for row, line in enumerate(lines):
            y = middle + (row - len(lines) / 2) * (size + 3)
            place = QRectF(box.left() + 8, y, room, size + 3)
            draw_text(painter, place, line, size, QColor(colors.muted), align=LEFT, tight=True)
        place = QRectF(box.left() + 8, below, room, _LOW_FIGURES)
        draw_text(painter, place, count, large, QColor(colors.text), align=RIGHT if beside else LEFT, family=FIGURES)
        if self._caption is not None:
            place.setLeft(place.left() + figures + 1)
            size, line = self.context.line(self._caption.label, place.width(), 11.5, 15)
            draw_text(painter, place, line, size, QColor(colors.muted), align=LEFT, tight=True)

    def _paint_slots(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme().zone_edge), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index in range(self._slots):
            pose = self._layout.pose(self.near, self.model.zone.key, index, self._slots, False)
            width, height = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
            painter.drawRoundedRect(QRectF(pose.x - width / 2, pose.y - height / 2, width, height), 6, 6)

    def _paint_caption(self, painter: QPainter, caption: Counter) -> None:
        """Paint the zone's caption, beside the cards."""
        colors, box = theme(), self._box
        right = self._layout.begins_left(self.near)
        x = box.right() - 56 if right else box.left() + 4
        y = box.top() + 17  # below the title
        draw_text(painter, QRectF(x, y, 52, 26), str(caption.value), 24, QColor(colors.text), family=FIGURES)
        size, line = self.context.line(caption.label, 52, 11, 15)
        draw_text(painter, QRectF(x, y + 27, 52, 13), line, size, QColor(colors.muted), align=CENTER, tight=True)

    def _paint_pile(self, painter: QPainter) -> None:
        count = self.model.rowCount()
        if not count:
            return
        context = self.context
        pose = self._layout.stack_pose(self.near, self.model.zone.key)
        width = CARD_WIDTH * pose.scale
        pixmap = back_pixmap(width * context.scale, ratio_of(painter), context.accent(self.near))
        thick = self._layout.thickness(count)
        height = CARD_HEIGHT * pose.scale
        layers = max(1, round(thick))
        for layer in range(layers):
            rise = thick * (layer + 1) / layers - thick / 2
            at = QRectF(pose.x - width / 2 + rise / 2, pose.y - height / 2 - rise, width, height)
            painter.drawPixmap(at, pixmap, QRectF(pixmap.rect()))

    def _changed(self) -> None:
        self.update()
