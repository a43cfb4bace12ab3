"""The card under the mouse, large, with its text: beside the table, never over it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from gundam_desktop.tabletop import CardView, Face, Reminder
from gundam_desktop.ui.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CardStatus,
    Detail,
    back_pixmap,
    card_pixmap,
    current_status,
    own_pictures,
    picture_place,
    printed_status,
)
from gundam_desktop.ui.cards.spots import Spot, at_point, large_spots
from gundam_desktop.ui.play.panels.reminder_list import LASTING, tip
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed

WIDEST, WIDE, NARROWEST, SMALLEST = 352, 272, 190, 120
"""Widths of the card: on a large screen, on an average one, in a low window, and where other parts leave less room."""
RATIO = CARD_HEIGHT / CARD_WIDTH
GAP, SYMBOLS = 3.0, 20.0
"""Units of a card's design: around the card beneath on the picture, and at its right for the symbols."""
BELOW_CURSOR = 12
"""Pixels that Qt leaves between a point and its tool tip, for the cursor."""
SOON = 20
"""Milliseconds until a card is drawn: a large one takes as long as a table, and must not hold up animations."""


class CardPreview(QWidget):
    """The card itself, and small on its picture the card that is under it.

    What the mouse points at on it is explained by its reminder; a click opens the clause.
    """

    clause_wanted = Signal(str)
    """The number of a clause."""
    changed = Signal()
    """Another card is shown, or its reminders have changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._card: CardView | None = None
        self._beneath: tuple[Face, CardView] | None = None
        self._explains = True
        self._reminders: Sequence[Reminder] = ()
        self._spots: list[Spot] | None = None
        self._pointed: list[Spot] = []
        self.setMouseTracking(True)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._draw)
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

    @property
    def reminders(self) -> Sequence[Reminder]:
        """What is explained of the card now; empty while that is turned off."""
        return self._reminders if self._explains else ()

    @property
    def explains(self) -> bool:
        """True unless reminders are turned off."""
        return self._explains

    def explain(self, on: bool) -> None:
        """Show reminders of the rules from now on, or none."""
        self._explains = on
        self._point([])
        self.changed.emit()

    def show_card(
        self,
        face: Face | None,
        card: CardView | None = None,
        beneath: tuple[Face, CardView] | None = None,
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Show a card with what explains it, its current figures if it is in a game, and the card `beneath` it."""
        self._face, self._card, self._beneath = face, card, beneath
        self._reminders, self._spots = reminders, None
        self._point([])
        nothing = self.tr("No card is shown large") if card is None else self.tr("Face-down card")
        words = [describe(shown) for shown in (face, beneath[0] if beneath is not None else None) if shown is not None]
        self.setAccessibleName(" ".join(words) or nothing)
        self.setToolTip(literal(face.note if face is not None else ""))
        self._soon.start()
        self.changed.emit()

    def _draw(self) -> None:
        """Draw the card into the cache, apart from the frame that shows it: a frame has enough to paint."""
        if self.isVisible():
            self._pixmap()
        QTimer.singleShot(0, self, self.update)  # at once, the frame would follow before anything else

    def _pixmap(self) -> QPixmap | None:
        """The card's picture, or its back; None while no card is shown."""
        ratio = self.devicePixelRatioF()
        if self._face is not None:
            return card_pixmap(self._face, self.width(), ratio, self._status(self._face), Detail.FULL)
        return None if self._card is None else back_pixmap(self.width(), ratio, theme().zone_edge)

    # reminders under the mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(at_point(self._places(), event.position() * (1 / self._unit)))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point([])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pointed and event.button() == Qt.MouseButton.LeftButton:
            self.clause_wanted.emit(self._pointed[0].reminder.clause)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and self._pointed:
            return True  # the reminder is shown already
        return super().event(event)

    @property
    def _unit(self) -> float:
        """Pixels of a unit of the card's design."""
        return self.width() / CARD_WIDTH

    def _places(self) -> list[Spot]:
        if self._spots is None:
            self._spots = large_spots(self._face, self._reminders, self._status(self._face)) if self._face else []
        return self._spots if self._explains else []

    def _status(self, face: Face) -> CardStatus:
        return current_status(self._card, face) if self._card is not None else printed_status(face)

    def _point(self, spots: list[Spot]) -> None:
        """Show the reminders of spots, or none."""
        if spots == self._pointed:
            return
        self._pointed = spots
        self.setCursor(Qt.CursorShape.PointingHandCursor if spots else Qt.CursorShape.ArrowCursor)
        self.update()
        if not spots:
            QToolTip.hideText()
            return
        box = spots[0].box
        place = QRectF(box.topLeft() * self._unit, box.size() * self._unit).toAlignedRect()
        below = self.mapToGlobal(QPoint(place.left(), place.bottom() - BELOW_CURSOR))
        QToolTip.showText(below, tip([spot.reminder for spot in spots]), self, place, LASTING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        pixmap = self._pixmap()
        if pixmap is None:
            self._paint_place()
            return
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), pixmap)
        if self._face is not None and self._beneath is not None:
            self._paint_beneath(painter, self._face, *self._beneath)
        self._paint_pointed(painter)

    def _paint_pointed(self, painter: QPainter) -> None:
        """Mark what the mouse points at."""
        light = QColor(theme().target)
        painter.setPen(QPen(light, 1.5))
        light.setAlphaF(0.25)
        painter.setBrush(light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot in self._pointed:
            box = QRectF(spot.box.topLeft() * self._unit, spot.box.size() * self._unit)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 3, 3)

    def _paint_beneath(self, painter: QPainter, above: Face, face: Face, card: CardView) -> None:
        """Paint the card under this one on its picture, at the left of the keywords' symbols."""
        unit = self._unit
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


def describe(face: Face) -> str:
    """A card in words, for a screen reader."""
    kinds = zip(face.design.figures, face.figures, strict=True)
    figures = [f"{kind.name} {figure}" for kind, figure in kinds if figure is not None]
    return ". ".join(
        [
            face.name,
            face.type_name,
            listed(figures),
            *(ability.line for ability in face.text),
            *filter(None, [face.note]),
        ]
    )
