"""Draws the deck as lines: a heading, or cost, name, owned copies, Lv and copies of a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK
from gundam_desktop.ui.cards.card_line import COPIES_WIDTH, SMALL_SIZE, paint_card_line, paint_name
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, OWNED, PART
from gundam_desktop.ui.decks.builder.deck_layouts import ROW_HEIGHT
from gundam_desktop.ui.decks.builder.deck_model import BREACH, LACKING, SECTION, SHARED
from gundam_desktop.ui.decks.builder.deck_row_delegate import DeckRowDelegate, color_of_copies, paint_breach
from gundam_desktop.ui.decks.builder.owned_badge import badge_width, paint_owned
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

BUTTON = (24, 19)
LEVEL_WIDTH = 32
LEAST_NAME = 116
"""Width that a name keeps, if it needs it; Lv, owned copies and number give way, in this order."""


class DeckLineDelegate(DeckRowDelegate):
    """Draws a heading, or a card: cost in the shape of its colour, name, number, owned copies, Lv, copies."""

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and +: before the count, instead of the Lv; before them, moving to the other part."""
        width, height = map(scaled, BUTTON)
        top = cell.center().y() + 0.5 - height / 2
        end = cell.right() - scaled(COPIES_WIDTH)
        step = width + scaled(4)
        moves = self._view.indexAt(cell.center()).data(SECTION) != "resource"
        return ButtonPair(
            QRectF(end - step - width, top, width, height),
            QRectF(end - width, top, width, height),
            QRectF(end - 2 * step - width, top, width, height) if moves else None,
        )

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(scaled(180), scaled(ROW_HEIGHT))

    def paint_card(self, painter: QPainter, cell: QRect, index: Index, *, chosen: bool) -> None:
        face, muted, small = index.data(FACE), theme().muted, scaled_font(SMALL_SIZE)
        figures, edge = library.stats(face), theme().target if chosen else ""
        room = paint_card_line(
            painter, cell, face, figures.cost, index.data(COPIES), edge=edge, color=color_of_copies(index)
        )
        if self._buttons.shown_at(index.row()):
            pair = self.button_pair(cell)
            room.setRight((pair.move or pair.minus).left() - scaled(4))
            self._buttons.paint(painter, cell, upwards=index.data(PART) != DECK)
        if index.data(BREACH):
            paint_breach(painter, QPointF(room.left() + scaled(7), room.center().y()))
            room.setLeft(room.left() + scaled(19))
        shown = self.fitting_figures(index, room.width())
        if (width := shown.get("level")) is not None:
            at_end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            paint_line(painter, room, f"Lv{figures.level}", small, muted, at_end)
            room.setRight(room.right() - width)
        if (width := shown.get("owned")) is not None:
            end = QPointF(room.right(), room.center().y())
            paint_owned(painter, end, index.data(OWNED), lacking=index.data(LACKING))
            room.setRight(room.right() - width)
        if (width := shown.get("number")) is not None:
            number = QRectF(room.right() - width, room.top(), width, room.height())
            paint_line(painter, number, index.data(SHARED), small, muted)
            room.setRight(number.left())
        paint_name(painter, room.adjusted(0, 0, -scaled(2), 0), index.data())

    def fitting_figures(self, index: Index, room: float) -> dict[str, float]:
        """Return what stands between the name of a card and its copies, with widths: what leaves the name its room."""
        metrics, owned, shared = QFontMetricsF(scaled_font(SMALL_SIZE)), index.data(OWNED), index.data(SHARED)
        widths: dict[str, float] = {}
        if shared:
            widths["number"] = metrics.horizontalAdvance(shared) + scaled(6)
        if owned is not None:
            widths["owned"] = badge_width(owned) + scaled(5)
        if library.stats(index.data(FACE)).level is not None and not self._buttons.shown_at(index.row()):
            widths["level"] = scaled(LEVEL_WIDTH)
        name = QFontMetricsF(scaled_font(SMALL_SIZE, fonts.MEDIUM)).horizontalAdvance(index.data()) + scaled(2)
        while widths and room - sum(widths.values()) < min(name, scaled(LEAST_NAME)):
            widths.popitem()
        return widths
