"""Lessons or puzzles as tiles, in rows by chapter or level, with stars for what is done; arrow keys move the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QBoxLayout, QMenu, QSizePolicy, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.artwork import paint_artwork
from gundam_desktop.ui.cards.lettering import LEFT, draw_text, fit
from gundam_desktop.ui.cards.shapes import polygon, star
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.painted_button import PaintedButton
from gundam_desktop.ui.style.panel import chamfered_path
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font, set_font
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.theme import theme

TILE, SMALL_TILE, HEAD = QSize(152, 112), QSize(108, 112), 128
PICTURE = 0.44
"""The share of a tile's height that its picture has."""
STAR, BADGE, CUT = 8.0, 11.0, 10.0
TITLE, SMALL, SMALLEST = 14.0, 12.0, 11.0
LINES = 2
"""The lines of a title, at the most."""
FADED = 0.4
"""Opacity of the picture of what is not done."""
DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class TileEntry(NamedTuple):
    """A lesson or a puzzle."""

    key: str
    title: str
    spoken: str
    """All that is shown, for screen readers."""
    note: str
    """A few words beside the stars: how long it takes, or that it is new."""
    marks: tuple[bool, ...]
    """A star for each; the first says that it is done."""
    number: int
    """Its number among the lessons that lead to the first game, or among the puzzles, from 1; 0 for none."""
    is_next: bool
    """True for the one that is emphasised."""
    face: Face | None
    """The card whose picture it has; None for one without cards."""
    removable: bool = False
    """True if the player can delete it."""


class TileRow(NamedTuple):
    """A chapter with its lessons, or a level with its puzzles."""

    title: str
    done: str
    """How many of them are done, in words."""
    entries: tuple[TileEntry, ...]


class TileMap(Ambient, ScrollColumn):
    """Shows rows; a click or Enter opens a tile, and Delete or its menu deletes one that the player has made."""

    opened = Signal(str)
    removal_wanted = Signal(str, str)
    """An entry is to be deleted: its key, and its title."""

    def __init__(self, parent: QWidget, *, small: bool = False) -> None:
        """`small` tiles stand below the head of their row, others beside it."""
        super().__init__(parent)
        self._small = small
        self.tiles: list[Tile] = []
        self._rows: list[QWidget] = []
        self.column.setSpacing(scaled(8))

    def show_rows(self, rows: Sequence[TileRow]) -> None:
        """Show these rows; the tile with the focus keeps it."""
        kept = next((tile.key for tile in self.tiles if tile.hasFocus()), "")
        for row in self._rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while self.column.count():
            self.column.takeAt(0)
        self.tiles = []
        self._rows = [self._row(row, at) for at, row in enumerate(rows)]
        for row in self._rows:
            self.column.addWidget(row)
        self.column.addStretch(1)
        first = [tile for tile in self.tiles if tile.entry.is_next] or self.tiles
        if first:
            self.setFocusProxy(first[0])
        for tile in self.tiles:
            if tile.key == kept:
                tile.setFocus()

    def _row(self, shown: TileRow, at: int) -> QWidget:
        row = QWidget(self.inner)
        head, tiles = QWidget(row), QWidget(row)
        beside, above = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(above if self._small else beside, row)
        words, flow = QBoxLayout(beside if self._small else above, head), FlowLayout(tiles)
        title, done = Label(head, shown.title), Label(head, shown.done)
        set_font(title, 15, fonts.BOLD)
        set_font(done, 12.5)
        title.setWordWrap(not self._small)
        for layout in (whole, words):
            layout.setContentsMargins(0, 0, 0, 0)
        words.addWidget(title)
        words.addWidget(done)
        words.addStretch(1)
        if not self._small:
            head.setFixedWidth(scaled(HEAD))
        for entry in shown.entries:
            tile = Tile(entry, at, SMALL_TILE if self._small else TILE, tiles)
            tile.clicked.connect(lambda _checked=False, key=entry.key: self.opened.emit(key))
            tile.left.connect(self._move)
            tile.removal_wanted.connect(self.removal_wanted)
            self.tiles.append(tile)
            flow.addWidget(tile)
        whole.addWidget(head)
        whole.addWidget(tiles, 1)
        row.show()
        return row

    def _move(self, tile: Tile, direction: QPointF) -> None:
        """Give the focus to the nearest tile in a direction."""
        here = QPointF(tile.mapTo(self.inner, tile.rect().center()))

        def distance(other: Tile) -> float:
            way = QPointF(other.mapTo(self.inner, other.rect().center())) - here
            along = QPointF.dotProduct(way, direction)
            aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
            return along + 3 * aside if along > 1 else float("inf")

        nearest = min(self.tiles, key=distance)
        if distance(nearest) < float("inf"):
            nearest.setFocus()
            self.ensureWidgetVisible(nearest)


class Tile(PaintedButton):
    """One lesson or puzzle."""

    left = Signal(object, QPointF)
    """An arrow key was pressed: this tile, and the direction."""
    removal_wanted = Signal(str, str)

    def __init__(self, entry: TileEntry, row: int, size: QSize, parent: QWidget) -> None:
        """`row` counts from 0 and gives its tiles their colour; `size` is at scale 1."""
        super().__init__(parent)
        self.entry, self._row, self._size = entry, row, size
        self.setText(entry.title.replace("&", "&&"))
        self.setAccessibleName(f"{entry.number}. {entry.title}" if entry.number else entry.title)
        self.setAccessibleDescription(entry.spoken)
        self.setToolTip(literal(entry.spoken))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """What it opens."""
        return self.entry.key

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size.width()), scaled(self._size.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        direction = DIRECTIONS.get(Qt.Key(event.key()))
        if direction is not None:
            self.left.emit(self, direction)
        elif event.key() == Qt.Key.Key_Delete and self.entry.removable:
            self._ask_removal()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.entry.removable:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(self.tr("Delete…")).triggered.connect(self._ask_removal)
            menu.popup(event.globalPos())

    def _ask_removal(self) -> None:
        self.removal_wanted.emit(self.entry.key, self.entry.title)

    @property
    def _color(self) -> QColor:
        colors = theme()
        order = (colors.accent_self, colors.accent_opponent, colors.legal, colors.danger, colors.link, colors.muted)
        return QColor(order[self._row % len(order)])

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors, entry = QPainter(self), theme(), self.entry
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        done, lit = entry.marks[0], self.underMouse() or self.hasFocus() or entry.is_next
        shape = chamfered_path(box, CUT)
        painter.fillPath(shape, QColor(colors.panel))
        painter.setClipPath(shape)
        picture = QRectF(box.left(), box.top(), box.width(), box.height() * PICTURE)
        painter.setOpacity(1 if done or lit else FADED)
        if entry.face is not None:
            paint_artwork(painter, picture, entry.face)
        else:
            ground = QLinearGradient(picture.topLeft(), picture.bottomRight())
            ground.setColorAt(0, self._color)
            ground.setColorAt(1, QColor(colors.panel))
            painter.fillRect(picture, ground)
            paint_star(painter, picture.center(), picture.height() * 0.36, filled=done)
        painter.setOpacity(1)
        self._write(painter, box.adjusted(scaled(9), box.height() * PICTURE + scaled(3), -scaled(7), -scaled(5)))
        if entry.number:
            self._paint_number(painter, box.topLeft() + QPointF(scaled(18), scaled(18)))
        painter.setClipping(False)
        edge = QColor(colors.target) if self.hasFocus() else self._color if done or lit else QColor(colors.panel_edge)
        painter.setPen(QPen(edge, 3 if self.hasFocus() or entry.is_next else 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)

    def _write(self, painter: QPainter, room: QRectF) -> None:
        """Write the title above stars and note."""
        foot = scaled(20)
        words = QRectF(room.left(), room.top(), room.width(), room.height() - foot)
        size, lines = fit(self.entry.title, words.width(), scaled(TITLE), scaled(SMALLEST), LINES)
        height = words.height() / LINES
        text_overflow.report(self.entry.title, height, size)
        for row, line in enumerate(lines):
            top = words.center().y() + (row - len(lines) / 2) * height
            place = QRectF(words.left(), top, words.width(), height)
            draw_text(painter, place, line, size, QColor(theme().text), align=LEFT)
        below = QRectF(room.left(), room.bottom() - foot, room.width(), foot)
        for at, mark in enumerate(self.entry.marks):
            center = QPointF(below.left() + scaled(STAR) * (1 + 2.3 * at), below.center().y())
            paint_star(painter, center, scaled(STAR), filled=mark)
        font = fitted_font(self.entry.note, below.width() / 2, SMALL, SMALLEST, fonts.NORMAL)
        text_overflow.check(self.entry.note, font, below.width() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme().muted))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self.entry.note)

    def _paint_number(self, painter: QPainter, center: QPointF) -> None:
        radius = scaled(BADGE)
        painter.setPen(QPen(self._color, 1.4))
        painter.setBrush(QColor(theme().panel))
        painter.drawEllipse(center, radius, radius)
        painter.setPen(QColor(theme().text))
        painter.setFont(scaled_font(SMALL, fonts.BOLD))
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(self.entry.number))


def paint_star(painter: QPainter, center: QPointF, radius: float, *, filled: bool) -> None:
    """Paint a star: gold if it is won, else its outline."""
    painter.setPen(QPen(QColor(theme().link if filled else theme().muted), 1.2))
    painter.setBrush(QColor(theme().link) if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(polygon(star(5, 0.45), center, radius))
