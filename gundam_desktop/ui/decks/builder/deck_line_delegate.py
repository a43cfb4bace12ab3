"""Draws the deck as lines: a heading, or cost, name, owned copies, Lv and copies of a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK, MOST_COPIES
from gundam_desktop.ui.cards.card_line import COPIES_WIDTH, paint_card_line
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NUMBER, OWNED, PART
from gundam_desktop.ui.decks.builder.deck_arrangement import SECTIONS, title_of
from gundam_desktop.ui.decks.builder.deck_layouts import ROW_HEIGHT
from gundam_desktop.ui.decks.builder.deck_model import BREACH, LACKING, SECTION, SHARED, total_of
from gundam_desktop.ui.decks.builder.owned_badge import badge_width, paint_owned
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.view_option import is_selected, typed

BUTTON = (24, 19)
SMALL = 11.5
LEVEL_WIDTH = 32
LEAST_NAME = 116
"""Width that a name keeps, if it needs it; Lv, owned copies and number give way, in this order."""


class DeckLineDelegate(QStyledItemDelegate):
    """Draws a heading, or a card: cost in the shape of its colour, name, number, owned copies, Lv, copies."""

    def __init__(self, view: QAbstractItemView, buttons: StepButtons) -> None:
        super().__init__(view)
        self._view, self._buttons = view, buttons

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

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place = typed(option).rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(NUMBER):
            chosen = is_selected(option)
            self._paint_card(painter, place, index, chosen)
        else:
            paint_heading(painter, QRectF(place), index)
        painter.restore()

    def _paint_card(self, painter: QPainter, cell: QRect, index: Index, chosen: bool) -> None:
        colors, face, count = theme(), index.data(FACE), index.data(COPIES)
        figures = library.stats(face)
        too_many = face.type != "resource" and count > MOST_COPIES
        edge, color = colors.target if chosen else "", colors.danger if too_many else colors.text
        place = paint_card_line(painter, cell, face, figures.cost, count, 9, edge=edge, color=color)
        middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        end = place.right()
        if self._buttons.shown_at(index.row()):
            pair = self.button_pair(cell)
            end = (pair.move or pair.minus).left() - scaled(4)
            self._buttons.paint(painter, cell, upwards=index.data(PART) != DECK)
        start = place.left() + scaled(34)
        if index.data(BREACH):
            paint_breach(painter, QPointF(start + scaled(7), place.center().y()))
            start += scaled(19)
        shown = self.fitting_figures(index, end - start)
        painter.setFont(scaled_font(SMALL))
        painter.setPen(QColor(colors.muted))
        if (width := shown.get("level")) is not None:
            level = QRectF(end - width, place.top(), width, place.height())
            painter.drawText(level, right, f"Lv{figures.level}")
            end -= width
        if (width := shown.get("owned")) is not None:
            painter.save()
            paint_owned(painter, QPointF(end, place.center().y()), index.data(OWNED), lacking=index.data(LACKING))
            painter.restore()
            end -= width
        if (width := shown.get("number")) is not None:
            painter.drawText(QRectF(end - width, place.top(), width, place.height()), middle, index.data(SHARED))
            end -= width
        name = QRectF(start, place.top(), end - start - scaled(2), place.height())
        text = index.data()
        font = fitted_font(text, name.width(), 13.5, SMALL, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        painter.drawText(name, middle, elided_name(text, font, name.width()))

    def fitting_figures(self, index: Index, room: float) -> dict[str, float]:
        """Return what stands between the name of a card and its copies, with widths: what leaves the name its room."""
        metrics, owned, shared = QFontMetricsF(scaled_font(SMALL)), index.data(OWNED), index.data(SHARED)
        widths: dict[str, float] = {}
        if shared:
            widths["number"] = metrics.horizontalAdvance(shared) + scaled(6)
        if owned is not None:
            widths["owned"] = badge_width(owned) + scaled(5)
        if library.stats(index.data(FACE)).level is not None and not self._buttons.shown_at(index.row()):
            widths["level"] = scaled(LEVEL_WIDTH)
        name = QFontMetricsF(scaled_font(SMALL, fonts.MEDIUM)).horizontalAdvance(index.data()) + scaled(2)
        while widths and room - sum(widths.values()) < min(name, scaled(LEAST_NAME)):
            widths.popitem()
        return widths


def elided_name(name: str, font: QFont, room: float) -> str:
    """Return a card's name cut to a room in pixels; what tells forms apart, the end of the brackets, stays."""
    in_brackets = name.endswith((")", "）"))
    elide = Qt.TextElideMode.ElideMiddle if in_brackets else Qt.TextElideMode.ElideRight
    return QFontMetricsF(font).elidedText(name, elide, room)


def paint_heading(painter: QPainter, place: QRectF, index: Index) -> None:
    """Paint the title of a section and its total; the title is cut off where there is no room."""
    section = index.data(SECTION)
    title, total = title_of(section), total_of(section, index.data(COPIES))
    title = title.upper() if section in SECTIONS else title
    line = place.adjusted(scaled(4), scaled(5), -scaled(8), 0)
    whole = f"{title}  {total}"
    font = fitted_font(whole, line.width(), 11.5, 9.5, fonts.BOLD)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(theme().muted))
    room = line.width() - metrics.horizontalAdvance(total) - scaled(8)
    shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
    painter.setPen(QColor(theme().text))
    line.setLeft(line.left() + metrics.horizontalAdvance(shown) + scaled(8))
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, total)


def paint_breach(painter: QPainter, center: QPointF) -> None:
    """Paint the mark of a card that breaks a rule: a triangle with an exclamation mark."""
    half = scaled(7)
    corners = (QPointF(0, -half), QPointF(half, half * 0.8), QPointF(-half, half * 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().danger))
    painter.drawPolygon(QPolygonF([center + corner for corner in corners]))
    painter.setPen(QPen(QColor(theme().panel), scaled(1.6)))
    painter.drawLine(center + QPointF(0, -half * 0.35), center + QPointF(0, half * 0.2))
    painter.drawPoint(center + QPointF(0, half * 0.55))
