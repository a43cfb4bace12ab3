"""A card on the table as an item: the picture of a record, with a light and a home."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.cards import (
    CARD_WIDTH,
    Detail,
    back_pixmap,
    card_pixmap,
    current_status,
    own_pictures,
    veiled,
)
from gundam_desktop.ui.cards.lettering import draw_figure
from gundam_desktop.ui.cards.shapes import polygon, regular
from gundam_desktop.ui.style.theme import DAMAGE_COLOR, MARK_COLORS, theme
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.models import CardRecord
from gundam_desktop.ui.table.paint_context import (
    CARD,
    KeptPixels,
    PaintContext,
    draw_focus_ring,
    draw_glow,
    draw_pixmap_crisp,
    ratio_of,
)

_MARGIN = 12.0
_RESTED_VEIL, _DIMMED_VEIL = 62, 150
_EDGE = 5.0
_RESTED_GREY = 0.25
"""How much of its colour a leaning card loses."""
_BADGE = 9.0
"""Radius of the badge of a leaning card."""


class Light(Enum):
    """How a card is lit."""

    NONE = 0
    PLAYABLE = 1
    TARGET = 2
    OVER = 3
    """A target under the mouse."""
    CHOSEN = 4
    PICKED_UP = 5
    RESOLVING = 6
    """A card whose effect is being resolved."""


class CardItem(QGraphicsObject):
    """One card. Its layer gives it a record, a light and a home, and moves it."""

    def __init__(self, card: int, context: PaintContext) -> None:
        super().__init__()
        self.card = card
        self.context = context
        self.near = True
        self.record: CardRecord | None = None
        self.face: Face | None = None
        self.known = ""
        """The name of the card, if the viewer knows it; also while it is face down."""
        self.beneath: Face | None = None
        """The face of the card under it."""
        self.home = Pose(0, 0, 1)
        self.still = True
        """True if it is at its home, where it is drawn on whole pixels."""
        self.in_tray = False
        self._ringed = True
        """True if the focus came by the keyboard: only then it has a ring."""
        self._ghost = self._away = False
        self._aside = 0.0
        self._light = Light.NONE
        self._dimmed = False
        self._mark = 0
        self._turning: tuple[Face | None, float] | None = None
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None
        self._kept: tuple[tuple[object, ...], KeptPixels] | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_record(self, record: CardRecord, face: Face | None, near: bool, beneath: Face | None = None) -> None:
        """Show a record; `face` is None for a back, `beneath` is the face of the card under it."""
        self.beneath = beneath
        if (record, face, near) != (self.record, self.face, self.near):
            self.record, self.face, self.near = record, face, near
            self.update()

    def set_light(self, light: Light, dimmed: bool = False, mark: int = 0) -> None:
        """Light the card; a `mark` above 0 is its number in a selection."""
        if (light, dimmed, mark) != (self._light, self._dimmed, self._mark):
            self._light, self._dimmed, self._mark = light, dimmed, mark
            self.update()

    def shift(self, aside: float) -> None:
        """Draw the card `aside` units beside its position."""
        self._aside = aside
        self.update()

    def lean(self, way: QPointF, turn: float = 0.0) -> None:
        """Shift the card from its position by `way`, in units of the scene, and turn it by degrees; 0 and 0 is home."""
        self.setTransform(QTransform.fromTranslate(way.x(), way.y()).rotate(turn))

    def set_ghost(self, ghost: bool) -> None:
        """Draw the card transparent while it is dragged."""
        if ghost != self._ghost:
            self._ghost = ghost
            self.update()

    def set_away(self, away: bool) -> None:
        """Draw nothing while the card is shown elsewhere."""
        if away != self._away:
            self._away = away
            self.update()

    def picture(self) -> QPixmap:
        """The picture of the side shown, for the screen."""
        return self._pixmap(self.face, self.context.ratio)

    @property
    def detail(self) -> Detail:
        """How much of the card is drawn; a large screen shows the same larger, not more: that is in the preview."""
        return Detail.for_width(CARD_WIDTH * self.home.scale * min(1.0, self.context.scale))

    @property
    def light(self) -> Light:
        """The card's light."""
        return self._light

    @property
    def dimmed(self) -> bool:
        """True if it is darkened while others are lit."""
        return self._dimmed

    @property
    def mark(self) -> int:
        """Its number in a selection, 0 for none."""
        return self._mark

    def turn_over(self, before: Face | None, share: float) -> None:
        """Draw the card turning over from the picture `before`; at `share` 1 it has turned."""
        self._turning = None if share >= 1 else (before, share)
        self.update()

    def boundingRect(self) -> QRectF:
        return CARD.adjusted(-_MARGIN, -_MARGIN - 14, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(CARD)
        return path

    def focusInEvent(self, event: QFocusEvent) -> None:
        reason = event.reason()
        if reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._ringed = reason != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        """Paint the card; at rest its pixels are kept, since what moves over it would have it painted in each frame."""
        if self._away:
            return
        if not self.still or self._turning is not None or self._aside or not self.transform().isIdentity():
            self._kept = None
            self._paint(painter)
            return
        ringed = self._ringed and self.hasFocus()
        lit = self._light is not Light.NONE or ringed
        state = (ringed, self._ghost, self._light, self._dimmed, self._mark, painter.worldTransform())
        key = (*self._state(ratio_of(painter)), *state)
        if self._kept is None or self._kept[0] != key:
            bounds = self.boundingRect() if lit else CARD.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
            self._kept = (key, KeptPixels(painter, bounds, self._paint))
        self._kept[1].draw(painter)

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ghost:
            painter.setOpacity(painter.opacity() * 0.35)
        if self._aside:
            painter.translate(self._aside, 0)
        painter.save()
        face = self.face
        if self._turning is not None:
            before, share = self._turning
            face = before if share < 0.5 else face
            painter.scale(max(0.02, abs(1 - 2 * share)), 1)
        self._paint_side(painter, face)
        painter.restore()
        if self.record is not None and self.record.card.place[0] == SHARED:
            self._paint_owner(painter)
        if self.record is not None and self.record.card.damage and self._turning is None:
            self._paint_damage(painter, self.record.card.damage)
        if self.record is not None and self.record.card.cannot_act_yet and self._turning is None:
            self._paint_hourglass(painter)
        if self._leans and self._turning is None and self.detail is not Detail.BADGE:
            self._paint_turned_arrow(painter)
        self._paint_light(painter)
        if self._ringed and self.hasFocus():
            draw_focus_ring(painter, CARD.adjusted(-5, -5, 5, 5))

    def _paint_side(self, painter: QPainter, face: Face | None) -> None:
        draw_pixmap_crisp(painter, CARD, self._pixmap(face, ratio_of(painter)), self.still and self._turning is None)

    def _pixmap(self, face: Face | None, ratio: float) -> QPixmap:
        """The picture of one side with its veil; the last one is kept, so that a frame looks up no cache."""
        record, width, veil = self.record, self.width, self._veil(face)
        key = (face, veil, *self._state(ratio))
        if self._drawn is not None and self._drawn[0] == key:
            return self._drawn[1]
        if face is None or record is None:
            pixmap = back_pixmap(width, ratio, self.context.accent(self.near))
        else:
            figures = current_status(record.card, face)
            pixmap = card_pixmap(face, width, ratio, figures, self.detail)
        if veil is not None:
            pixmap = veiled(pixmap, veil, _RESTED_GREY if self._leans and face is not None else 0.0)
        self._drawn = (key, pixmap)
        return pixmap

    def _veil(self, face: Face | None) -> QColor | None:
        """What darkens one side: that it is dimmed, or rested."""
        if self._dimmed:
            veil = QColor(theme().background)
            veil.setAlpha(_DIMMED_VEIL)
            return veil
        rested = self.record is not None and self.record.card.rested and face is not None
        return QColor(0, 0, 0, _RESTED_VEIL) if rested else None

    @property
    def _leans(self) -> bool:
        """True for a rested card that leans: less colour and a badge set it off from an active one."""
        return self.context.leaning and self.record is not None and self.record.card.rested

    @property
    def width(self) -> float:
        """Its width on the screen in logical pixels."""
        return CARD_WIDTH * self.home.scale * self.context.scale

    def _state(self, ratio: float) -> tuple[object, ...]:
        """All that its picture depends on, for a screen with `ratio` device pixels to each logical one."""
        return (self.face, self.record, self.width, ratio, theme().name, self.near, own_pictures().readings)

    def _paint_owner(self, painter: QPainter) -> None:
        """Paint an edge in the colour of its player, since a shared place is on no player's side of the table."""
        painter.setPen(QPen(QColor(self.context.accent(self.near)), _EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(CARD, _EDGE, _EDGE)

    @contextmanager
    def _upright(self, painter: QPainter, at: QPointF) -> Iterator[None]:
        """Let `painter` draw around a point of the card, upright even when the card is turned."""
        painter.save()
        painter.translate(at)
        painter.rotate(-self.rotation())
        yield
        painter.restore()

    def _paint_damage(self, painter: QPainter, points: int) -> None:
        """Paint the damage counter."""
        with self._upright(painter, QPointF(CARD.right() - 17, CARD.center().y() + 8)):
            painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
            painter.setBrush(QColor(DAMAGE_COLOR))
            painter.drawPolygon(polygon(regular(6), QPointF(0, 0), 14))
            draw_figure(painter, QPointF(0, 0), f"-{points}", 13, QColor("#FFFFFF"), QColor("#7A0E0E"), 1.5)

    def _paint_hourglass(self, painter: QPainter) -> None:
        """Paint the mark of a card that waits for another turn."""
        with self._upright(painter, QPointF(CARD.left() + 15, CARD.center().y() + 8)):
            painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
            painter.setBrush(QColor(MARK_COLORS["slate"]))
            painter.drawEllipse(QPointF(0, 0), 12, 12)
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawPolygon([QPointF(-4, -6), QPointF(4, -6), QPointF(-4, 6), QPointF(4, 6)])

    def _paint_turned_arrow(self, painter: QPainter) -> None:
        """Paint the badge of a leaning card: an arrow that turns."""
        with self._upright(painter, QPointF(CARD.right() - 12, CARD.top() + 40)):
            painter.setPen(QPen(QColor("#FFFFFF"), 1.2))
            painter.setBrush(QColor(MARK_COLORS["slate"]))
            painter.drawEllipse(QPointF(0, 0), _BADGE, _BADGE)
            painter.setPen(QPen(QColor("#FFFFFF"), 1.8))
            painter.drawArc(QRectF(-4.6, -4.6, 9.2, 9.2), 150 * 16, -210 * 16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawPolygon([QPointF(0.4, 0.6), QPointF(7.6, 1.2), QPointF(3.4, 6.2)])

    def _paint_light(self, painter: QPainter) -> None:
        colors = theme()
        around = CARD.adjusted(-2.2, -2.2, 2.2, 2.2)
        match self._light:
            case Light.PLAYABLE:
                draw_glow(painter, around, colors.legal, 2.2)
            case Light.TARGET:
                draw_glow(painter, around, colors.target, corners=True)
            case Light.OVER:
                draw_glow(painter, around, colors.target, 2.8, corners=True)
            case Light.CHOSEN:
                draw_glow(painter, around, colors.accent_self, 2.6)
            case Light.PICKED_UP:
                draw_glow(painter, around, colors.legal, 2.8)
            case Light.RESOLVING:
                draw_glow(painter, around, self.context.accent(self.near), 2.2)
            case Light.NONE:
                pass
        if self._mark:
            at = CARD.center() - QPointF(CARD_WIDTH / 4, 0)  # not below the neighbour in a full hand
            with self._upright(painter, at):
                painter.setPen(QPen(QColor("#FFFFFF"), 2))
                painter.setBrush(QColor(colors.accent_self))
                painter.drawEllipse(QPointF(0, 0), 19, 19)
                ink = QColor(colors.on_accent)
                draw_figure(painter, QPointF(0, 0), str(self._mark), 24, ink, ink, 0.1)
