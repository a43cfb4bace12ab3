"""A card's text: timing marks as capsules, keywords bold, reminders in italics, flowing into a box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from gundam_desktop.tabletop import Ability
from gundam_desktop.ui.cards.lettering import draw_text, pieces
from gundam_desktop.ui.style.fonts import BOLD, DRAWN_AT, NORMAL, TEXT, font, measures
from gundam_desktop.ui.style.theme import mark_color, theme

_LINE = 1.24
"""Height of a line, as a multiple of the letter size."""
_PADDING = 0.26
"""Padding at both ends of a capsule, as a multiple of the letter size."""
_GAP = 0.22
"""Gap after a capsule, likewise."""
_SPECIAL = re.compile(r"(【[^】]*】|<[^<>]+>|《[^》]*》|[\u2460-\u2473]|[(（][^()（）]*[.。][)）])")


class _Word(NamedTuple):
    text: str
    style: str
    """`mark`, `cost`, `keyword`, `reminder` or empty."""
    key: str = ""


class _Run(NamedTuple):
    x: float
    y: float
    width: float
    word: _Word


class TextFlow(NamedTuple):
    """A laid-out text: its runs, and its height in units."""

    runs: tuple[_Run, ...]
    height: float
    size: float


def flow_to_fit(text: Sequence[Ability], width: float, height: float, largest: float, smallest: float) -> TextFlow:
    """Lay a text out at the largest size at which it fits the height; at the smallest if it never does."""
    size = largest
    while True:
        flow = _flow(text, width, size)
        if flow.height <= height or size <= smallest:
            return flow
        size = max(smallest, size - 0.2)


def draw_flow(painter: QPainter, at: QPointF, flow: TextFlow, marks: Mapping[str, str]) -> None:
    """Draw a laid-out text; `marks` has the colours of its timing marks (`CardDesign.marks`)."""
    size = flow.size
    for run in flow.runs:
        x, y = at.x() + run.x, at.y() + run.y
        word = run.word
        if word.style == "cost":
            circle = QRectF(x, y + size * 0.16, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().card_text))
            painter.drawEllipse(circle)
            draw_text(painter, circle, word.text, size * 0.82, QColor(theme().card_box))
            continue
        if word.style == "mark":
            box = QRectF(x, y + size * 0.10, run.width, size * _LINE - size * 0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mark_color(marks.get(word.key, ""))))
            painter.drawRoundedRect(box, size * 0.30, size * 0.30)
            draw_text(painter, box, word.text, size * 0.88, QColor("#FFFFFF"))
            continue
        scale = size / DRAWN_AT
        painter.save()
        painter.translate(x, y + size * (_LINE - 1) / 2)
        painter.scale(scale, scale)
        painter.setFont(font(DRAWN_AT, _weight(word), TEXT, word.style == "reminder"))
        painter.setPen(
            QColor({"keyword": theme().card_keyword, "reminder": theme().card_muted}.get(word.style, theme().card_text))
        )
        painter.drawText(QPointF(0, DRAWN_AT * 0.86), word.text)
        painter.restore()


def _flow(text: Sequence[Ability], width: float, size: float) -> TextFlow:
    runs: list[_Run] = []
    y = 0.0
    line = size * _LINE
    for ability in text:
        x = 0.0
        for word in _words(ability):
            advance = _advance(word, size)
            if x and word.text[0] in ".,:;" and runs[-1].word.style == "mark":
                x -= size * _GAP
            if x and x + _advance(word._replace(text=word.text.rstrip()), size) > width:
                x, y = 0.0, y + line
            shown = advance - size * _GAP if word.style == "mark" else advance
            runs.append(_Run(x, y, shown, word))
            x += advance
        y += line + size * 0.18
    return TextFlow(tuple(runs), max(0.0, y - size * 0.18), size)


def _words(ability: Ability) -> Iterator[_Word]:
    for key, mark in ability.marks:
        yield _Word(_dotted(mark), "mark", key)
    for part in _SPECIAL.split(ability.text):
        if not part:
            continue
        if part[0] == "【":
            yield _Word(_dotted(part[1:-1]), "mark", part[1:-1].lower().replace("･", " "))
        elif "\u2460" <= part[0] <= "\u2473":
            yield _Word(str(ord(part[0]) - 0x245F), "cost")
        elif part[0] in "<《":
            yield from (_Word(piece, "keyword") for piece in pieces(_dotted(part)))
        else:
            style = "reminder" if part[0] in "(（" and part[-2:-1] in (".", "。") else ""
            yield from (_Word(piece, style) for piece in pieces(_dotted(part)))


def _dotted(text: str) -> str:
    """The text with wide dots and colons in Latin text replaced by those of every Latin font."""
    narrow = text.replace("･", " · ").replace("：", ": ")
    return narrow if all(character < "\u2e80" for character in narrow) else text


def _weight(word: _Word) -> QFont.Weight:
    return BOLD if word.style in ("keyword", "mark") else NORMAL


def _advance(word: _Word, size: float) -> float:
    if word.style == "cost":
        return size * 1.06
    if word.style == "mark":
        return measures(BOLD).horizontalAdvance(word.text) * size * 0.88 / DRAWN_AT + size * (2 * _PADDING + _GAP)
    advance = measures(_weight(word), TEXT, word.style == "reminder").horizontalAdvance(word.text)
    return advance * size / DRAWN_AT
