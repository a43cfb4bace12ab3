"""A player's registration sheet: who plays, every card of deck, resource deck and sideboard, and room to sign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck, heading, write_list
from gundam_desktop.ui.cards.lettering import LEFT, RIGHT, draw_text, fit
from gundam_desktop.ui.decks.import_export.deck_image import ordered
from gundam_desktop.ui.decks.import_export.pages import size_of
from gundam_desktop.ui.decks.import_export.qr import TooLongForQr, paint_qr
from gundam_desktop.ui.style.fonts import BOLD, NORMAL
from gundam_desktop.ui.style.translation import language, translate

_MARGIN, _GAP = 15.0, 8.0
_HEAD = 58.0
"""Height of title, fields and code, in millimetres like every measure here."""
_FOOT = 24.0
_CODE = 34.0
_LINE = 6.0
_INK, _FAINT = QColor(Qt.GlobalColor.black), QColor("#8A8A8A")


@dataclass(frozen=True)
class Registration:
    """What a player writes on a sheet; empty fields are lines to write on."""

    player: str = ""
    player_id: str = ""
    event: str = ""
    day: date | None = None


class _Row(NamedTuple):
    """A heading without a number, or a card."""

    copies: int
    text: str
    number: str = ""


def paint_sheet(painter: QPainter, deck: Deck, registration: Registration, paper: str) -> None:
    """Paint the sheet of a deck on one page of paper; the painter's unit is a millimetre."""
    size = size_of(paper)
    page = QRectF(_MARGIN, _MARGIN, size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN)
    _paint_head(painter, page, deck, registration)
    _paint_rows(painter, page.adjusted(0, _HEAD, 0, -_FOOT), list(_rows(deck)))
    _paint_foot(painter, QRectF(page.left(), page.bottom() - _FOOT + 6, page.width(), _FOOT - 6))


def _paint_head(painter: QPainter, page: QRectF, deck: Deck, registration: Registration) -> None:
    right = page.right() - _CODE - _GAP
    title = translate("RegistrationSheet", "Deck registration")
    draw_text(painter, QRectF(page.left(), page.top(), right - page.left(), 9), title, 7.5, _INK, BOLD, LEFT)
    day = "" if registration.day is None else registration.day.isoformat()
    fields = (
        (translate("RegistrationSheet", "Player"), registration.player),
        (translate("RegistrationSheet", "Player ID"), registration.player_id),
        (translate("RegistrationSheet", "Event"), registration.event),
        (translate("RegistrationSheet", "Date"), day),
        (translate("RegistrationSheet", "Deck"), f"{deck.name} ({deck.count})"),
    )
    top = page.top() + 12
    for label, value in fields:
        draw_text(painter, QRectF(page.left(), top, 26, 7), label, 3.6, _FAINT, NORMAL, LEFT)
        place = QRectF(page.left() + 27, top, right - page.left() - 27, 7)
        _write_fitted(painter, place, value, 4.4)
        _line(painter, place.left(), place.right(), place.bottom())
        top += 8.6
    try:
        paint_qr(painter, QRectF(page.right() - _CODE, page.top(), _CODE, _CODE), write_list(deck, "link"))
    except TooLongForQr:
        return  # the sheet has every card in writing


def _paint_rows(painter: QPainter, room: QRectF, rows: list[_Row]) -> None:
    """Write the rows into two columns, lower where they would not fit."""
    in_column = -(-len(rows) // 2)
    height = min(_LINE, room.height() / max(1, in_column))
    width = (room.width() - _GAP) / 2
    for place, row in enumerate(rows):
        column, line = divmod(place, in_column)
        at = QRectF(room.left() + column * (width + _GAP), room.top() + line * height, width, height)
        if not row.number:
            draw_text(painter, at, f"{row.text} ({row.copies})", height * 0.66, _INK, BOLD, LEFT)
            continue
        draw_text(painter, QRectF(at.left(), at.top(), 7, height), str(row.copies), height * 0.68, _INK, BOLD, RIGHT)
        draw_text(painter, QRectF(at.left() + 9, at.top(), 22, height), row.number, height * 0.56, _INK, NORMAL, LEFT)
        _write_fitted(painter, at.adjusted(32, 0, 0, 0), row.text, height * 0.62)
        _line(painter, at.left(), at.right(), at.bottom())


def _paint_foot(painter: QPainter, room: QRectF) -> None:
    texts = (translate("RegistrationSheet", "Signature of the player"), translate("RegistrationSheet", "Checked by"))
    width = (room.width() - _GAP) / 2
    for place, text in enumerate(texts):
        left = room.left() + place * (width + _GAP)
        _line(painter, left, left + width, room.bottom() - 6)
        draw_text(painter, QRectF(left, room.bottom() - 5, width, 5), text, 3.2, _FAINT, NORMAL, LEFT)


def _rows(deck: Deck) -> Iterator[_Row]:
    """Yield a heading and the cards for each type, then for the resource deck and the sideboard."""
    cards = ordered(deck.cards)
    for kind in dict.fromkeys(face.type for face, _count in cards):
        own = [(face, count) for face, count in cards if face.type == kind]
        yield _Row(sum(count for _face, count in own), heading(kind, language()))
        yield from (_Row(count, face.name, face.number) for face, count in own)
    beside = (
        (translate("RegistrationSheet", "Resource deck"), deck.resources),
        (translate("RegistrationSheet", "Sideboard"), deck.sideboard),
    )
    for title, entries in beside:
        if entries:
            yield _Row(sum(count for _number, count in entries), title)
            yield from (_Row(count, library.name_of(number, language()), number) for number, count in entries)


def _write_fitted(painter: QPainter, place: QRectF, text: str, size: float) -> None:
    smaller, lines = fit(text, place.width(), size, size * 0.5, 1)
    draw_text(painter, place, lines[0] if lines else "", smaller, _INK, NORMAL, LEFT)


def _line(painter: QPainter, left: float, right: float, y: float) -> None:
    painter.setPen(QPen(_FAINT, 0.12))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
