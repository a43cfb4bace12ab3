"""The large buttons of the welcome: a picture, a title, and a line about what it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, TILT, back_pixmap, card_pixmap
from gundam_desktop.ui.cards.deck_tile import DeckTile
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.button import PRESSING
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.painted_button import PaintedButton
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

Paint = Callable[[QPainter, QRectF], None]
TITLE_SIZE, TEXT_SIZE = 19.0, 13.5
PLAY_SIZE, SMALLEST_SIZE = 24.0, 11.0
EDGE, TEXT_EDGE = 12, 4
"""Pixels around the picture, and at least above and below the text."""
PICTURE = 1.35
"""Width of a tile's picture, as a share of its height."""


class WelcomeTile(PaintedButton):
    """One choice: a picture at the left, its title, and what it does."""

    smallest = QSize(320, 48)

    def __init__(self, picture: Paint, parent: QWidget, *, marked: bool = False) -> None:
        """A `marked` tile has an edge in the accent colour."""
        super().__init__(parent)
        self._picture, self._about, self._marked = picture, "", marked
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.refresh_sizes()

    def set_texts(self, title: str, about: str) -> None:
        """Change title and line."""
        self._about = about
        self.setToolTip(literal(about))
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self.update()

    def set_marked(self, marked: bool) -> None:
        """Give it an edge in the accent colour, or take it away."""
        self._marked = marked
        self.update()

    def set_picture(self, picture: Paint) -> None:
        """Change the picture."""
        self._picture = picture
        self.update()

    @property
    def about(self) -> str:
        """The line about what it does."""
        return self._about

    def sizeHint(self) -> QSize:
        return QSize(scaled(self.smallest.width()), scaled(self.smallest.height()))

    def refresh_sizes(self) -> None:
        self.setMinimumSize(self.sizeHint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the page moves the focus by arrows

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_ground(painter, box)
        edge = scaled(EDGE)
        inner = box.adjusted(edge, edge, -edge, -edge)
        picture = QRectF(inner.left(), inner.top(), inner.height() * PICTURE, inner.height())
        painter.save()
        self._picture(painter, picture)
        painter.restore()
        above = edge - scaled(TEXT_EDGE)
        self._write(painter, inner.adjusted(picture.width() + edge, -above, 0, above))

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        colors, lit = theme(), self.underMouse() or self.isDown()
        ground = QColor(colors.panel)
        if lit:
            ground = ground.lighter(135) if colors.dark else ground.darker(104)
        edge = colors.target if self.hasFocus() else colors.accent_self if lit or self._marked else colors.panel_edge
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1.2))
        painter.setBrush(ground)
        painter.drawPolygon(chamfered(box, 12))

    def _write(self, painter: QPainter, room: QRectF) -> None:
        """Write the title and the line below it, together in the middle of the height.

        Where there is no room for the line, as in the smallest windows, the title stands alone.
        """
        title = self.text().replace("&&", "&")
        font = fitted_font(title, room.width(), TITLE_SIZE, SMALLEST_SIZE, fonts.BOLD)
        text_overflow.check(title, font, room.width())
        wrapped, height, size = int(Qt.TextFlag.TextWordWrap), QFontMetricsF(font).height(), TEXT_SIZE

        def line_height() -> float:
            endless = QRectF(0, 0, room.width(), 10_000)
            return QFontMetricsF(scaled_font(size)).boundingRect(endless, wrapped, self._about).height()

        while size > SMALLEST_SIZE and height + line_height() > room.height():
            size -= 0.5
        small, line = scaled_font(size), line_height()
        if height + line > room.height() + text_overflow.SLACK:
            line = 0.0
        top = room.top() + max(0.0, (room.height() - height - line) / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        painter.drawText(QRectF(room.left(), top, room.width(), height), int(Qt.AlignmentFlag.AlignVCenter), title)
        if line:
            painter.setFont(small)
            painter.setPen(QColor(theme().muted))
            painter.drawText(QRectF(room.left(), top + height, room.width(), line), wrapped, self._about)


class PlayTile(WelcomeTile):
    """The main choice: the two decks by their cards, and below them what a click does, on the accent colour."""

    smallest = QSize(420, 210)

    def __init__(self, parent: QWidget) -> None:
        self._decks: tuple[DeckTile, ...] = ()
        super().__init__(self._paint_cards, parent)

    def show_decks(self, own: DeckTile, other: DeckTile) -> None:
        """Show whose deck meets whose."""
        self._decks = (own, other)
        self.update()

    @property
    def decks(self) -> tuple[DeckTile, ...]:
        """The decks that are shown: the player's, the opponent's."""
        return self._decks

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_ground(painter, box)
        edge, foot = scaled(EDGE), scaled(96)
        painter.save()
        self._paint_cards(painter, box.adjusted(edge, edge, -edge, -foot - edge))
        painter.restore()
        below = QRectF(box.left(), box.bottom() - foot, box.width(), foot)
        self._paint_foot(painter, below)

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        """Paint the two cards side by side, leaning away from each other."""
        width = min(room.height() * 0.9 * CARD_WIDTH / CARD_HEIGHT, room.width() * 0.4)
        height = width * CARD_HEIGHT / CARD_WIDTH
        ratio = self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for tile, side in zip(self._decks, (-1, 1), strict=False):
            painter.save()
            painter.translate(room.center() + QPointF(side * width * 0.62, 0))
            painter.rotate(side * TILT)
            painter.drawPixmap(QPointF(-width / 2, -height / 2), _front(tile.face, width, ratio))
            painter.restore()

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        """Paint the part that looks like the main button, with the title and who plays whom."""
        accent = QColor(theme().accent_self)
        if self.underMouse() or self.isDown():
            accent = accent.darker(112) if self.isDown() else accent.lighter(112)
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(0, accent.lighter(110))
        gradient.setColorAt(1, accent.darker(110))
        painter.setPen(QPen(QColor(theme().target) if self.hasFocus() else accent.lighter(130), 1.5))
        painter.setBrush(gradient)
        painter.drawPolygon(chamfered(box, 12))
        painter.setPen(QColor(theme().on_accent))
        room = box.adjusted(scaled(20), scaled(8), -scaled(20), -scaled(10))
        title = self.text().replace("&&", "&")
        font = fitted_font(title, room.width(), PLAY_SIZE, TITLE_SIZE, fonts.BOLD)
        text_overflow.check(title, font, room.width())
        painter.setFont(font)
        upper = QRectF(room.left(), room.top(), room.width(), scaled(34))
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignVCenter), title)
        lines = self.about.split("\n")
        height = (room.bottom() - upper.bottom()) / max(2, len(lines))
        for at, line in enumerate(lines):
            place = QRectF(room.left(), upper.bottom() + at * height, room.width(), height)
            font = fitted_font(line, room.width(), TEXT_SIZE + 0.5, SMALLEST_SIZE, fonts.MEDIUM)
            paint_line(painter, place, line, font, theme().on_accent)


def fan_of(faces: list[Face]) -> Paint:
    """Paints a fan of cards."""

    def paint(painter: QPainter, room: QRectF) -> None:
        width = room.height() * 0.86 * CARD_WIDTH / CARD_HEIGHT
        step = (room.width() - width) / max(1, len(faces) - 1) * 0.86
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for at, face in enumerate(faces):
            side = at - (len(faces) - 1) / 2
            painter.save()
            painter.translate(room.center() + QPointF(side * step, abs(side) * room.height() * 0.05))
            painter.rotate(side * 10)
            picture = _front(face, width, painter.device().devicePixelRatio())
            painter.drawPixmap(QPointF(-width / 2, -width * CARD_HEIGHT / CARD_WIDTH / 2), picture)
            painter.restore()

    return paint


def sign(text: str) -> Paint:
    """Paints a sign in a chamfered box."""

    def paint(painter: QPainter, room: QRectF) -> None:
        side = room.height() * 0.92
        box = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor(theme().accent_self), 1.6))
        painter.setBrush(QColor(theme().zone))
        painter.drawPolygon(chamfered(box, side * 0.18))
        painter.setPen(QColor(theme().accent_self))
        painter.setFont(fonts.font(side * (0.55 if len(text) == 1 else 0.3), fonts.BOLD))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

    return paint


def _front(face: Face | None, width: float, ratio: float) -> QPixmap:
    return back_pixmap(width, ratio, theme().zone_edge) if face is None else card_pixmap(face, width, ratio)
