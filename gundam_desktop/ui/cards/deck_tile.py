"""Draws a deck as a tile: cards that stand for it, its title, its colours, and how it plays or where it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption

from gundam_desktop.tabletop import DeckSummary, Face
from gundam_desktop.ui.cards.color_chip import paint_color
from gundam_desktop.ui.cards.measures import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.painter import Detail
from gundam_desktop.ui.cards.pixmaps import back_pixmap, card_pixmap
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import mix, theme
from gundam_desktop.ui.style.translation import listed

TILE_WIDTH = 350
"""Smallest width of a tile in pixels of a window of the usual size; a list that is narrower has narrower ones."""
PLAN_HEIGHT, KEPT_HEIGHT = 142, 104
"""Heights of a tile that says how its deck plays, and of one that says how it is kept, likewise."""
EDGE, GAP = 8, 10
SHAPE, SHAPE_STEP = 6, 18
FAN_WIDTH, FAN_STEP, LEAN = 490, 0.34, 5.0
"""The width from which a tile has three cards and a curve; how far each card shows of the one behind it, and leans."""
BEHIND = 0.94
"""The size of the cards behind the first one, as a share of its size."""
BAR, BARS_HEIGHT, BAR_GAP = 9, 30, 3
TITLE_SIZE, SMALL_SIZE, PLAN_SIZE = 15.5, 12.5, 13.0
TITLE_LINES, KEPT_LINES = 2, 4
CHIP_HEIGHT, WIDEST_TAG = 18, 140
CHOSEN = 0.16
"""How much of the accent is in the ground of the chosen deck; with more of it, the small texts could not be read."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class DeckMark(NamedTuple):
    """A short word about a deck in a frame, such as that it may not be played."""

    text: str
    color: str
    """`#RRGGBB`."""


class KeptDeck(NamedTuple):
    """What is said of a deck where decks are kept, in place of how it plays; whatever is empty is left out."""

    counts: str = ""
    """Its numbers of cards, in words."""
    folder: str = ""
    tags: tuple[str, ...] = ()
    changed: str = ""
    """Date and time of its last change, as the player reads them."""
    marks: tuple[DeckMark, ...] = ()


class DeckTile(NamedTuple):
    """A deck as a tile shows it."""

    deck: DeckSummary
    face: Face | None
    """The face of its key card; None shows a card's back."""
    kept: KeptDeck | None = None
    """None shows how the deck plays."""
    beside: tuple[Face, ...] = ()
    """The faces of further cards, shown beside the first one where there is room."""

    @property
    def spoken(self) -> str:
        """The deck in words, for a screen reader."""
        parts = [self.deck.title, self.deck.color_names]
        if self.kept is None:
            parts.append(self.deck.plan)
        else:
            kept = self.kept
            parts += [kept.counts, kept.folder, listed(kept.tags), kept.changed, *(mark.text for mark in kept.marks)]
        return ". ".join(filter(None, parts))

    def has(self, words: str) -> bool:
        """True if every word is in what is shown of the deck."""
        shown = f"{self.spoken} {self.face.name if self.face else ''} {self.deck.name}".casefold()
        return all(word in shown for word in words.casefold().split())

    def paint(self, painter: QPainter, box: QRectF, ratio: float, *, chosen: bool, lit: bool, focus: bool) -> None:
        """Draw it into `box` for a screen with `ratio` pixels to each; `lit` while the mouse is over it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, box.adjusted(2, 2, -2, -2), chosen=chosen, lit=lit, focus=focus)
        inner = _inner(box)
        width, is_wide = _card_width(inner), self.kept is None and box.width() >= scaled(FAN_WIDTH)
        behind, curve = (self.beside, self.deck.curve) if is_wide else ((), ())
        for place, face in reversed(list(enumerate(behind, 1))):
            _paint_leaning(painter, inner, face, place, ratio)
        if self.face is None:
            card = back_pixmap(width, ratio, theme().zone_edge)
        else:
            card = card_pixmap(self.face, width, ratio, detail=Detail.TABLE)
        painter.drawPixmap(inner.topLeft(), card)
        room = room_for_words(box).adjusted(width * (FAN_STEP + 0.1) * len(behind), 0, 0, 0)
        if self.kept is None:
            self._write_plan(painter, room, scaled(BAR + BAR_GAP) * len(curve))
        else:
            self._write_kept(painter, room, self.kept)
        if curve:
            _paint_curve(painter, inner, curve)
        painter.restore()

    def _write_plan(self, painter: QPainter, room: QRectF, corner: float) -> None:
        """Write title, colours and plan below one another; they stand in the middle of the height.

        Title and colours leave room for what is in the upper right corner, and as wide as `corner`.
        """
        font, plan = title_font(), scaled_font(PLAN_SIZE)
        head = room.adjusted(0, 0, -corner, 0)
        title = _cut(self.deck.title, font, head.width(), TITLE_LINES)
        heights = [_height(title, font, head), float(scaled(SHAPE_STEP)), _height(self.deck.plan, plan, room)]
        needed = sum(heights) + scaled(EDGE) / 2
        text_overflow.report(f"{self.deck.title}: {self.deck.plan}", room.height(), needed)
        top = room.top() + max(0.0, (room.height() - needed) / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        painter.drawText(QRectF(head.left(), top, head.width(), heights[0]), int(WRAPPED), title)
        top += heights[0]
        self._paint_colors(painter, QRectF(head.left(), top, head.width(), heights[1]))
        top += heights[1] + scaled(EDGE) / 2
        painter.setFont(plan)
        painter.setPen(QColor(theme().muted))
        painter.drawText(QRectF(room.left(), top, room.width(), heights[2]), int(WRAPPED), self.deck.plan)

    def _write_kept(self, painter: QPainter, room: QRectF, kept: KeptDeck) -> None:
        """Write four lines: title; colours and marks; counts and folder; tags and time of change, if there are any."""
        height = room.height() / KEPT_LINES
        top = room.top() + (0 if kept.tags or kept.changed else height / 2)
        lines = [QRectF(room.left(), top + at * height, room.width(), height) for at in range(KEPT_LINES)]
        paint_line(painter, lines[0], self.deck.title, title_font(), theme().text)
        for mark in reversed(kept.marks):
            lines[1].setRight(_paint_mark(painter, lines[1], mark) - scaled(GAP) / 2)
        self._paint_colors(painter, lines[1])
        small = scaled_font(SMALL_SIZE)
        paint_line(painter, lines[2], " · ".join(filter(None, (kept.counts, kept.folder))), small, theme().muted)
        if kept.changed:
            begin = lines[3].right() - QFontMetricsF(small).horizontalAdvance(kept.changed)
            when = QRectF(begin, lines[3].top(), lines[3].right() - begin + 1, height)
            paint_line(painter, when, kept.changed, small, theme().muted)
            lines[3].setRight(begin - scaled(GAP))
        _paint_tags(painter, lines[3], kept.tags)

    def _paint_colors(self, painter: QPainter, room: QRectF) -> None:
        """Draw the shape of each colour, and their names."""
        at = room.left() + scaled(SHAPE) + 1
        for color in self.deck.colors:
            paint_color(painter, color, QPointF(at, room.center().y()), scaled(SHAPE))
            at += scaled(SHAPE_STEP)
        rest = QRectF(at, room.top(), room.right() - at, room.height())
        paint_line(painter, rest, self.deck.color_names, scaled_font(SMALL_SIZE), theme().muted)


def title_font() -> QFont:
    """The font of a deck's title."""
    return scaled_font(TITLE_SIZE, fonts.BOLD)


def room_for_words(box: QRectF) -> QRectF:
    """The part of a tile's box that is beside the card."""
    inner = _inner(box)
    return inner.adjusted(_card_width(inner) + scaled(GAP), 0, 0, 0)


def _inner(box: QRectF) -> QRectF:
    return box.adjusted(*(sign * scaled(EDGE) for sign in (1, 1, -1, -1)))


def _card_width(inner: QRectF) -> float:
    return inner.height() * CARD_WIDTH / CARD_HEIGHT


def _paint_leaning(painter: QPainter, inner: QRectF, face: Face, place: int, ratio: float) -> None:
    """Draw a card behind the first one: the `place`-th, from 1."""
    width = _card_width(inner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(inner.left() + width * (0.5 + FAN_STEP * place), inner.bottom())
    painter.rotate(LEAN * place)
    card = card_pixmap(face, width * BEHIND, ratio, detail=Detail.TABLE)
    painter.drawPixmap(QPointF(-width * BEHIND / 2, -inner.height() * BEHIND), card)
    painter.restore()


def _paint_curve(painter: QPainter, inner: QRectF, curve: Sequence[int]) -> None:
    """Draw how many cards have each cost, in the upper right corner."""
    step, most = scaled(BAR + BAR_GAP), max(curve)
    left, foot = inner.right() - step * len(curve), inner.top() + scaled(BARS_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().accent_self))
    for place, count in enumerate(curve):
        height = max(2.0, scaled(BARS_HEIGHT) * count / most)
        painter.drawRect(QRectF(left + place * step, foot - height, scaled(BAR), height))


def _paint_ground(painter: QPainter, box: QRectF, *, chosen: bool, lit: bool, focus: bool) -> None:
    colors = theme()
    ground = QColor(colors.zone)
    if chosen:
        ground = mix(ground, QColor(colors.accent_self), CHOSEN)
    elif lit:
        ground = ground.lighter(130) if colors.dark else ground.darker(105)
    edge = colors.target if focus else colors.accent_self if chosen or lit else colors.zone_edge
    painter.setPen(QPen(QColor(edge), 2 if focus or chosen else 1.2))
    painter.setBrush(ground)
    painter.drawPolygon(chamfered(box, 9))


def _paint_mark(painter: QPainter, room: QRectF, mark: DeckMark) -> float:
    """Draw a mark at the right end of the room; return its left edge."""
    font = scaled_font(SMALL_SIZE, fonts.BOLD)
    box = _chip(room, QFontMetricsF(font).horizontalAdvance(mark.text) + scaled(14))
    box.moveRight(room.right())
    painter.setPen(QPen(QColor(mark.color), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4, 4)
    paint_line(painter, box.adjusted(scaled(7), 0, 0, 0), mark.text, font, mark.color)
    return box.left()


def _paint_tags(painter: QPainter, room: QRectF, tags: Iterable[str]) -> None:
    """Draw as many tags as fit."""
    font = scaled_font(SMALL_SIZE)
    for tag in tags:
        width = min(QFontMetricsF(font).horizontalAdvance(tag) + scaled(16), scaled(WIDEST_TAG))
        if width > room.width():
            return
        box = _chip(room, width)
        painter.setPen(QPen(QColor(theme().zone_edge), 1))
        painter.setBrush(QColor(theme().panel))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        paint_line(painter, box.adjusted(scaled(8), 0, -scaled(6), 0), tag, font, theme().text)
        room.setLeft(box.right() + scaled(6))


def _chip(room: QRectF, width: float) -> QRectF:
    """The place of a mark or a tag at the left end of a line."""
    height = min(float(scaled(CHIP_HEIGHT)), room.height())
    return QRectF(room.left(), room.center().y() - height / 2, width, height)


def _cut(text: str, font: QFont, width: float, most: int) -> str:
    """A text broken into at most this number of lines; the last one is elided if there is more."""
    layout, option, starts = QTextLayout(text, font), QTextOption(), list[int]()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[begin:end].rstrip() for begin, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    if len(lines) > most:
        rest = text[starts[most - 1] :]
        lines[most - 1 :] = [QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)]
    return "\n".join(lines)


def _height(text: str, font: QFont, room: QRectF) -> float:
    if not text:
        return 0.0
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), int(WRAPPED), text).height()
