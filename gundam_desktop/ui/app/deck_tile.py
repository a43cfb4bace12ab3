"""Draws a deck so that a player can choose it: the card that stands for it, its title, its colours, how it plays."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gundam_desktop.tabletop import DeckSummary, Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, back_pixmap, card_pixmap
from gundam_desktop.ui.cards.color_chip import paint_color
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

TILE_WIDTH, TILE_HEIGHT = 350, 142
"""Smallest width and height in pixels of a window of the usual size."""
EDGE, GAP = 8, 10
SHAPE, SHAPE_STEP = 6, 18
TITLE_SIZE, COLORS_SIZE, PLAN_SIZE = 15.5, 12.5, 13.0
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class DeckTile:
    """A deck with the face of its card, drawn in a chamfered box."""

    def __init__(self, deck: DeckSummary, face: Face | None) -> None:
        """`face` is that of the key card; None shows a card's back."""
        self.deck, self.face = deck, face

    @property
    def spoken(self) -> str:
        """The deck in words, for a screen reader."""
        return ". ".join(filter(None, (self.deck.title, self.deck.color_names, self.deck.plan)))

    def has(self, words: str) -> bool:
        """True if every word is in what is shown of the deck."""
        shown = f"{self.spoken} {self.face.name if self.face else ''} {self.deck.name}".casefold()
        return all(word in shown for word in words.casefold().split())

    def paint(self, painter: QPainter, box: QRectF, ratio: float, *, chosen: bool, lit: bool, focus: bool) -> None:
        """Draw it into `box` for a screen with `ratio` pixels to each; `lit` while the mouse is over it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, box.adjusted(2, 2, -2, -2), chosen=chosen, lit=lit, focus=focus)
        inner = box.adjusted(*(sign * scaled(EDGE) for sign in (1, 1, -1, -1)))
        width = inner.height() * CARD_WIDTH / CARD_HEIGHT
        if self.face is None:
            card = back_pixmap(width, ratio, theme().zone_edge)
        else:
            card = card_pixmap(self.face, width, ratio, detail=Detail.TABLE)
        painter.drawPixmap(inner.topLeft(), card)
        self._write(painter, inner.adjusted(width + scaled(GAP), 0, 0, 0))
        painter.restore()

    def _write(self, painter: QPainter, room: QRectF) -> None:
        """Write title, colours and plan below one another; they stand in the middle of the height."""
        title, plan = scaled_font(TITLE_SIZE, fonts.BOLD), scaled_font(PLAN_SIZE)
        heights = [
            _height(self.deck.title, title, room),
            float(scaled(SHAPE_STEP)),
            _height(self.deck.plan, plan, room),
        ]
        needed = sum(heights) + scaled(EDGE) / 2
        text_overflow.report(f"{self.deck.title}: {self.deck.plan}", room.height(), needed)
        top = room.top() + max(0.0, (room.height() - needed) / 2)
        painter.setFont(title)
        painter.setPen(QColor(theme().text))
        painter.drawText(QRectF(room.left(), top, room.width(), heights[0]), int(WRAPPED), self.deck.title)
        top += heights[0]
        self._paint_colors(painter, QRectF(room.left(), top, room.width(), heights[1]))
        top += heights[1] + scaled(EDGE) / 2
        painter.setFont(plan)
        painter.setPen(QColor(theme().muted))
        painter.drawText(QRectF(room.left(), top, room.width(), heights[2]), int(WRAPPED), self.deck.plan)

    def _paint_colors(self, painter: QPainter, room: QRectF) -> None:
        """Draw the shape of each colour, and their names."""
        at = room.left() + scaled(SHAPE) + 1
        for color in self.deck.colors:
            paint_color(painter, color, QPointF(at, room.center().y()), scaled(SHAPE))
            at += scaled(SHAPE_STEP)
        font = scaled_font(COLORS_SIZE)
        painter.setFont(font)
        painter.setPen(QColor(theme().muted))
        rest = QRectF(at, room.top(), room.right() - at, room.height())
        names = QFontMetricsF(font).elidedText(self.deck.color_names, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignVCenter), names)


def _paint_ground(painter: QPainter, box: QRectF, *, chosen: bool, lit: bool, focus: bool) -> None:
    colors = theme()
    ground = QColor(colors.zone)
    if lit:
        ground = ground.lighter(130) if colors.dark else ground.darker(105)
    edge = colors.target if focus else colors.accent_self if chosen or lit else colors.zone_edge
    painter.setPen(QPen(QColor(edge), 2 if focus or chosen else 1.2))
    painter.setBrush(ground)
    painter.drawPolygon(chamfered(box, 9))


def _height(text: str, font: QFont, room: QRectF) -> float:
    if not text:
        return 0.0
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), int(WRAPPED), text).height()
