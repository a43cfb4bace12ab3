"""A card's text: timing marks as capsules, keywords bold, reminders in italics, flowing into a box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from gundam_desktop.tabletop import Ability, Span
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

_NARROW = {"･": " · ", "：": ": "}


class _Word(NamedTuple):
    text: str
    style: str
    """`mark`, `cost`, `keyword`, `reminder` or empty."""
    key: str = ""
    start: int = -1
    """First character of it in the ability's text; -1 for a timing mark before the text."""
    end: int = -1


class MeasuredWord(NamedTuple):
    """A word with its widths in letters of size 1: text that is tried in many sizes is measured once."""

    word: _Word
    advance: float
    ink: float
    """Its width without the blank at its end."""


MeasuredText = Sequence[Sequence[MeasuredWord]]
"""The words of each ability."""


class _Run(NamedTuple):
    x: float
    y: float
    width: float
    word: _Word
    ability: int
    """Place of the ability in the text."""


class TextFlow(NamedTuple):
    """A laid-out text: its runs, and its height in units."""

    runs: tuple[_Run, ...]
    height: float
    size: float


def measured(text: Sequence[Ability]) -> MeasuredText:
    """Measure the words of a text."""
    return [[_measured(word) for word in _words(ability)] for ability in text]


def flow_to_fit(text: MeasuredText, width: float, height: float, largest: float, smallest: float) -> TextFlow:
    """Lay a text out at the largest size at which it fits the height; at the smallest if it never does."""
    size = largest
    while True:
        flow = _flow(text, width, size)
        if flow.height <= height or size <= smallest:
            return flow
        size = max(smallest, size - 0.2)


def boxes_of_mark(flow: TextFlow, key: str) -> list[QRectF]:
    """The boxes of the capsules of a timing mark, from where the text begins."""
    return [_box(run, flow) for run in flow.runs if run.word.start < 0 and run.word.key == key]


def boxes_of_span(flow: TextFlow, span: Span) -> list[QRectF]:
    """The boxes of a part of the text, a box for each line, from where the text begins."""
    lines: dict[float, QRectF] = {}
    for run in flow.runs:
        if run.ability == span.ability and run.word.start < span.end and span.start < run.word.end:
            lines[run.y] = lines.get(run.y, QRectF()).united(_box(run, flow))
    return list(lines.values())


def _box(run: _Run, flow: TextFlow) -> QRectF:
    word = _measured(run.word)
    blank = (word.advance - word.ink) * flow.size
    return QRectF(run.x, run.y, run.width - blank, flow.size * _LINE)


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


def _flow(text: MeasuredText, width: float, size: float) -> TextFlow:
    """Lay out the measured words of each ability at a size."""
    runs: list[_Run] = []
    y = 0.0
    line = size * _LINE
    for place, words in enumerate(text):
        x = 0.0
        for word, unit, ink in words:
            advance = unit * size
            if x and word.text[0] in ".,:;" and runs[-1].word.style == "mark":
                x -= size * _GAP
            if x and x + ink * size > width:
                x, y = 0.0, y + line
            shown = advance - size * _GAP if word.style == "mark" else advance
            runs.append(_Run(x, y, shown, word, place))
            x += advance
        y += line + size * 0.18
    return TextFlow(tuple(runs), max(0.0, y - size * 0.18), size)


def _words(ability: Ability) -> Iterator[_Word]:
    for key, mark in ability.marks:
        yield _Word("".join(_dotted(mark)), "mark", key)
    end = 0
    for part in _SPECIAL.split(ability.text):
        if part:
            start, end = end, end + len(part)
            yield from _words_of(part, start)


def _words_of(part: str, start: int) -> Iterator[_Word]:
    """The words of a mark, a keyword, a reminder or plain text that begins at a character of the ability."""
    end = start + len(part)
    if part[0] == "【":
        yield _Word("".join(_dotted(part[1:-1])), "mark", part[1:-1].lower().replace("･", " "), start, end)
    elif "\u2460" <= part[0] <= "\u2473":
        yield _Word(str(ord(part[0]) - 0x245F), "cost", "", start, end)
    elif part[0] in "<《":
        yield from (_Word(piece, "keyword", "", start, end) for piece in pieces("".join(_dotted(part))))
    else:
        style = "reminder" if part[0] in "(（" and part[-2:-1] in (".", "。") else ""
        shown = _dotted(part)
        origin = [start + place for place, letters in enumerate(shown) for _ in letters]
        at = 0
        for piece in pieces("".join(shown)):
            yield _Word(piece, style, "", origin[at], origin[at + len(piece) - 1] + 1)
            at += len(piece)


def _dotted(text: str) -> list[str]:
    """The characters, in Latin text with wide dots and colons replaced by those of every Latin font."""
    narrow = [_NARROW.get(character, character) for character in text]
    return narrow if all(character < "\u2e80" for character in "".join(narrow)) else list(text)


def _weight(word: _Word) -> QFont.Weight:
    return BOLD if word.style in ("keyword", "mark") else NORMAL


def _measured(word: _Word) -> MeasuredWord:
    advance, text = _advance(word, word.text), word.text.rstrip()
    return MeasuredWord(word, advance, advance if text == word.text else _advance(word, text))


def _advance(word: _Word, text: str) -> float:
    """The width of a text in the style of a word, in letters of size 1."""
    if word.style == "cost":
        return 1.06
    if word.style == "mark":
        return measures(BOLD).horizontalAdvance(text) * 0.88 / DRAWN_AT + 2 * _PADDING + _GAP
    return measures(_weight(word), TEXT, word.style == "reminder").horizontalAdvance(text) / DRAWN_AT
