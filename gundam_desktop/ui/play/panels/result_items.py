"""What stands on the screen at the end of a game: a figure in its tile, and a card with its caption."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.tabletop import Tally
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, card_pixmap
from gundam_desktop.ui.play.game_result import FeaturedCard
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

TILE = QSize(120, 112)
FIGURE, LABEL, OTHER, SMALLEST = 54.0, 14.0, 12.5, 11.0
TILT = -4.0
"""Degrees by which the card leans."""
CARD, CAPTION = 330, 78
"""The most width of the card, and the height of what is written below it."""
WRAPPED = int(Qt.TextFlag.TextWordWrap)


def eased(time: float, begin: float, length: float, curve: QEasingCurve.Type) -> float:
    """The progress at `time` of what starts at `begin` and takes `length`: 0 to 1, more if the curve overshoots."""
    return QEasingCurve(curve).valueForProgress(min(1.0, max(0.0, (time - begin) / length)))


class FigureTile(Ambient, QWidget):
    """A figure of one player, large; what it counts; and the other player's figure."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.accent = ""
        self._deed, self._seat, self._other, self._share = Tally("", (0, 0)), 0, "", 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_figure(self, deed: Tally, seat: int, other: str) -> None:
        """Show the figure of a seat; `other` is the other player's name."""
        self._deed, self._seat, self._other = deed, seat, other
        self.setAccessibleName(f"{deed.label}: {deed.counts[seat]} ({self._below})")
        self.show()

    def show_share(self, share: float) -> None:
        """Show how far the figure has been counted up, 0 to 1."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(TILE.width()), scaled(TILE.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(84), scaled(TILE.height()))

    @property
    def _below(self) -> str:
        return f"{self._other}: {self._deed.counts[1 - self._seat]}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, self._share * 2))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        best = self._deed.counts[self._seat] > self._deed.counts[1 - self._seat]
        painter.setPen(QPen(QColor(self.accent if best else colors.panel_edge), 1.5))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(chamfered(box, 12))
        inner = box.adjusted(scaled(12), scaled(4), -scaled(8), -scaled(8))
        number = fonts.font(scaled_font(FIGURE).pixelSize(), fonts.BOLD)
        painter.setFont(number)
        painter.setPen(QColor(colors.text))
        height = inner.height() * 0.52
        figure = QRectF(inner.left(), inner.top(), inner.width(), height)
        counted = str(round(self._deed.counts[self._seat] * self._share))
        painter.drawText(figure, int(Qt.AlignmentFlag.AlignVCenter), counted)
        for at, (text, size, weight, color) in enumerate(
            ((self._deed.label, LABEL, fonts.BOLD, colors.text), (self._below, OTHER, fonts.NORMAL, colors.muted))
        ):
            line = QRectF(
                inner.left(), figure.bottom() + at * inner.height() * 0.24, inner.width(), inner.height() * 0.24
            )
            font = fitted_font(text, line.width(), size, SMALLEST, weight)
            text_overflow.check(text, font, line.width())
            paint_line(painter, line, text, font, color)


class FeaturedCardPicture(Ambient, QWidget):
    """The winner's card, leaning, with a caption below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.accent = ""
        self._featured: FeaturedCard | None = None
        self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hide()

    def show_card(self, featured: FeaturedCard | None) -> None:
        """Show a card with its caption; None shows nothing."""
        self._featured = featured
        said = f"{featured.title}: {featured.face.name}. {featured.about}" if featured is not None else ""
        self.setAccessibleName(said.strip())

    def show_share(self, share: float) -> None:
        """Show how far it has come into its place: 0 not at all, 1 wholly."""
        self._share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._featured is None or self._share <= 0:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(min(1.0, self._share))
        caption, gap = scaled(CAPTION), scaled(18)
        room = QRectF(self.rect()).adjusted(scaled(10), scaled(20), -scaled(10), -scaled(10))
        width = min(
            scaled(CARD), room.width() * 0.86, (room.height() - caption - gap) * 0.94 * CARD_WIDTH / CARD_HEIGHT
        )
        height = width * CARD_HEIGHT / CARD_WIDTH
        top = room.center().y() - (height + gap + caption) / 2
        painter.save()
        painter.translate(QPointF(room.center().x(), top + height / 2 + (1 - self._share) * scaled(60)))
        painter.rotate(TILT * self._share)
        self._paint_glow(painter, QRectF(-width / 2, -height / 2, width, height))
        detail = None if width >= scaled(200) else Detail.TABLE
        card = card_pixmap(self._featured.face, width, self.devicePixelRatioF(), detail=detail)
        painter.drawPixmap(QPointF(-width / 2, -height / 2), card)
        painter.restore()
        wide = max(width, min(room.width(), scaled(280)))
        self._paint_caption(
            painter, QRectF(room.center().x() - wide / 2, top + height + gap, wide, caption), self._featured
        )

    def _paint_glow(self, painter: QPainter, card: QRectF) -> None:
        color = QColor(self.accent)
        for grown, alpha in ((9, 0.10), (6, 0.18), (3, 0.9)):
            color.setAlphaF(alpha)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            edge = scaled(grown)
            radius = card.width() * 0.06 + edge
            painter.drawRoundedRect(card.adjusted(-edge, -edge, edge, edge), radius, radius)

    def _paint_caption(self, painter: QPainter, box: QRectF, featured: FeaturedCard) -> None:
        colors = theme()
        painter.setPen(QPen(QColor(self.accent), 1.5))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(chamfered(box, 10))
        inner = box.adjusted(scaled(14), scaled(6), -scaled(10), -scaled(6))
        lines = (
            (featured.title, 12.5, fonts.NORMAL, colors.muted),
            (featured.face.name, 16.0, fonts.BOLD, colors.text),
            *(((featured.about, 13.0, fonts.NORMAL, colors.muted),) if featured.about else ()),
        )
        height = inner.height() / len(lines)
        for at, (text, size, weight, color) in enumerate(lines):
            font = fitted_font(text, inner.width(), size, SMALLEST, weight)
            text_overflow.check(text, font, inner.width())
            line = QRectF(inner.left(), inner.top() + at * height, inner.width(), height)
            paint_line(painter, line, text, font, color)
