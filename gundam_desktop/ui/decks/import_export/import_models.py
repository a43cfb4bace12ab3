"""Models for the import dialog: questions, problems and cards of a list."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import AmbiguousLine, Deck, ListProblem
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.row_model import WORDS, RowModel
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import counted, language, translate
from gundam_desktop.ui.style.view_option import typed

_EDGE = 3
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class LinesModel(RowModel[str]):
    """Lines of text."""

    def show_rows(self, rows: Sequence[str]) -> None:
        """Show these lines; unchanged ones are not touched, so that views keep their scroll position."""
        if len(rows) != len(self.rows):
            super().show_rows(rows)
            return
        for at, line in enumerate(rows):
            if line != self.rows[at]:
                self.rows[at] = line
                self.dataChanged.emit(self.index(at, 0), self.index(at, 0))

    def shown(self, row: str, role: int) -> object:
        return row if role in WORDS else None


class WrappedDelegate(QStyledItemDelegate):
    """Draws a text wrapped to as many lines as it needs beside a scroll bar, which may come after the layout."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        bar = self._view.verticalScrollBar().sizeHint().width()
        room = QRectF(0, 0, self._view.contentsRect().width() - bar - 2 * _EDGE, 10_000)
        needed = QFontMetricsF(self._view.font()).boundingRect(room, _WRAPPED, str(index.data()))
        return QSize(1, math.ceil(needed.height()) + 2 * _EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, state = QRectF(typed(option).rect), typed(option).state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, QColor(theme().accent_self))
        painter.setPen(QColor(theme().on_accent if chosen else theme().text))
        painter.setFont(self._view.font())
        painter.drawText(rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), _WRAPPED, str(index.data()))
        painter.restore()


def problem_line(problem: ListProblem) -> str:
    """Return a problem in words: its position and reason."""
    place = decks_api.position_text(problem.place, language())
    why = decks_api.problem_text(problem, language())
    line = translate("ImportDialog", "{place}: {why}").format(place=place, why=why) if place else why
    return line[:1].upper() + line[1:]


def question_line(question: AmbiguousLine, answer: str | None) -> str:
    """Return a question in words with its answer: a number, empty to leave it out, None if unanswered."""
    line = question.line if len(question.line) <= 40 else question.line[:39] + "…"
    if answer is None:
        text = counted.tr("{line}   which of %n cards?", "", len(question.numbers))
    elif answer:
        text = translate("ImportDialog", "{line}   is {number}")
    else:
        text = translate("ImportDialog", "{line}   is left out")
    return text.format(line=line, number=answer)


def card_lines(deck: Deck) -> list[str]:
    """Return a line for each card of the deck."""
    beside = translate("ImportDialog", "{line}   (sideboard)")
    lines = [_card_line(*entry) for entry in (*deck.cards, *deck.resources)]
    lines += [beside.format(line=_card_line(*entry)) for entry in deck.sideboard]
    maybe = translate("ImportDialog", "{line}   (maybeboard)")
    return lines + [maybe.format(line=_card_line(*entry)) for entry in deck.maybeboard]


def _card_line(number: str, count: int) -> str:
    return f"{count} × {library.name_of(number, language())}   {number}"
