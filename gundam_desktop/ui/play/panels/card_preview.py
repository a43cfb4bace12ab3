"""The card under the mouse, large, with its text: beside the table, never over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import CardView, Face
from gundam_desktop.ui.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Detail,
    back_pixmap,
    card_pixmap,
    current_status,
    own_pictures,
    picture_place,
)
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme

WIDEST, WIDE, NARROWEST = 352, 272, 190
"""Widths of the card: on a large screen, on an average one, in a low window."""
RATIO = CARD_HEIGHT / CARD_WIDTH
GAP, SYMBOLS = 3.0, 20.0
"""Units of a card's design: around the card beneath on the picture, and at its right for the symbols."""
SOON = 20
"""Milliseconds until a card is drawn: a large one takes as long as a table, and must not hold up animations."""


class CardPreview(QWidget):
    """The card itself, and small on its picture the card that is under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._card: CardView | None = None
        self._beneath: tuple[Face, CardView] | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.update)
        self.set_width(WIDE)
        self.show_card(None)
        own_pictures().loaded.connect(self.update)

    @property
    def face(self) -> Face | None:
        """The face shown; None for a card's back."""
        return self._face

    def set_width(self, width: int) -> None:
        """Change the card's size."""
        self.setFixedSize(QSize(width, round(width * RATIO)))

    def show_card(
        self, face: Face | None, card: CardView | None = None, beneath: tuple[Face, CardView] | None = None
    ) -> None:
        """Show a card, with its current figures if it is in a game, and the card `beneath` it, if one is known."""
        self._face, self._card, self._beneath = face, card, beneath
        nothing = self.tr("No card is shown large") if card is None else self.tr("Face-down card")
        words = [describe(shown) for shown in (face, beneath[0] if beneath is not None else None) if shown is not None]
        self.setAccessibleName(" ".join(words) or nothing)
        self.setToolTip(face.note if face is not None else "")
        self._soon.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._card is None and self._face is None:
            self._paint_place()
            return
        if self._face is None:
            pixmap = back_pixmap(self.width(), ratio, theme().zone_edge)
        else:
            figures = current_status(self._card, self._face) if self._card is not None else None
            pixmap = card_pixmap(self._face, self.width(), ratio, figures)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), pixmap)
        if self._face is not None and self._beneath is not None:
            self._paint_beneath(painter, self._face, *self._beneath)

    def _paint_beneath(self, painter: QPainter, above: Face, face: Face, card: CardView) -> None:
        """Paint the card under this one on its picture, at the left of the keywords' symbols."""
        unit = self.width() / CARD_WIDTH
        place = picture_place(above)
        height = (place.height() - 2 * GAP) * unit
        width = height / RATIO
        left = (place.right() - SYMBOLS) * unit - width
        pixmap = card_pixmap(face, width, self.devicePixelRatioF(), current_status(card, face), Detail.TABLE)
        painter.drawPixmap(QPointF(left, (place.top() + GAP) * unit), pixmap)

    def _paint_place(self) -> None:
        """Paint an empty frame where a card will be."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().panel_edge), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 12, 12)


class CardPreviewPanel(Panel):
    """The preview in its box; it is smaller in a low window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.zoom = CardPreview(self)
        self.box.addWidget(self.zoom)
        self.fit(WIDE, WIDE)

    def fit(self, width: int, room: int) -> None:
        """Make the card `width` wide, but no wider than `room` and still readable, in the middle of `room`."""
        width = max(NARROWEST, min(room, width))
        self.zoom.set_width(width)
        edge = scaled(PADDING)
        side = edge + (room - width) // 2
        self.box.setContentsMargins(side, edge, side, edge)
        self.setFixedHeight(self.zoom.height() + 2 * edge)

    def refresh_sizes(self) -> None:
        """Do nothing: the column fits the card."""


def describe(face: Face) -> str:
    """A card in words, for a screen reader."""
    kinds = zip(face.design.figures, face.figures, strict=True)
    figures = [f"{kind.name} {figure}" for kind, figure in kinds if figure is not None]
    return ". ".join(
        [
            face.name,
            face.type_name,
            ", ".join(figures),
            *(ability.line for ability in face.text),
            *filter(None, [face.note]),
        ]
    )
