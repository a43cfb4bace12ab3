"""What is under the mouse on a card: the words, marks and icons that have a reminder of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.tabletop import Face, Reminder
from gundam_desktop.ui.cards.card_status import CardStatus
from gundam_desktop.ui.cards.footer import stat_places
from gundam_desktop.ui.cards.large_card import KIND_SIZE, LargeCard, kind_of, large_card, traits_of, type_of
from gundam_desktop.ui.cards.lettering import width_of
from gundam_desktop.ui.cards.measures import LARGE_MARKS, Marks
from gundam_desktop.ui.cards.small_card import SmallCard
from gundam_desktop.ui.cards.text_box import boxes_of_mark, boxes_of_span
from gundam_desktop.ui.style.fonts import MEDIUM

_SLACK = 0.6
"""Units around a spot that still count as it."""


class Spot(NamedTuple):
    """One place on a card, in the units of its design, and what it means."""

    box: QRectF
    reminder: Reminder


def large_spots(face: Face, reminders: Sequence[Reminder], status: CardStatus) -> list[Spot]:
    """The places of reminders on a large card."""
    large = large_card(face)
    icons = _Icons(LARGE_MARKS, large.art, stat_places(large.foot, face, full=True))
    return [
        Spot(box, each)
        for each in reminders
        for box in (*_words(face, each, large), *_symbols(face, each, status, icons))
    ]


def small_spots(face: Face, reminders: Sequence[Reminder], status: CardStatus, card: SmallCard) -> list[Spot]:
    """The places of reminders on a small card, which has no text; `card` is how it is laid out."""
    icons = _Icons(card.marks, card.shown, stat_places(card.foot, face, full=False))
    return [Spot(box, each) for each in reminders for box in _symbols(face, each, status, icons)]


def at_point(spots: Sequence[Spot], point: QPointF) -> list[Spot]:
    """The spots at a point of the card's design; of several only the smallest."""
    there = [spot for spot in spots if spot.box.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(point)]
    least = min(map(_area, there), default=0.0)
    return [spot for spot in there if _area(spot) <= least]


class _Icons(NamedTuple):
    """Where the symbols of a card are."""

    marks: Marks
    art: QRectF
    foot: dict[str, QRectF]


def _area(spot: Spot) -> float:
    return spot.box.width() * spot.box.height()


def _words(face: Face, reminder: Reminder, large: LargeCard) -> Iterator[QRectF]:
    """The places in the box of the text."""
    for span in reminder.spans:
        yield from (box.translated(large.text) for box in boxes_of_span(large.flow, span))
    match reminder.part:
        case "mark":
            yield from (box.translated(large.text) for box in boxes_of_mark(large.flow, reminder.key))
        case "condition":
            yield large.condition.adjusted(-7, 0, 0, 0)
        case "type":
            yield _part(large.kind, large.kind.left(), width_of(type_of(face), KIND_SIZE))
        case "environment":
            before, both = width_of(type_of(face), KIND_SIZE), width_of(kind_of(face), KIND_SIZE)
            yield _part(large.kind, large.kind.left() + before + 1, both - before)
        case "traits":
            width = min(large.traits.width(), width_of(traits_of(face), KIND_SIZE, MEDIUM))
            beside = large.traits.top() == large.kind.top()
            yield _part(large.traits, large.traits.right() - width if beside else large.traits.left(), width)


def _symbols(face: Face, reminder: Reminder, status: CardStatus, icons: _Icons) -> Iterator[QRectF]:
    """The places of figures, keywords' symbols and the mark of a condition."""
    marks = icons.marks
    match reminder.part:
        case "figure":
            corners = {
                "upper left": _circle(marks.upper_left, marks.upper_left_radius),
                "upper right": marks.upper_right,
                **icons.foot,
            }
            for kind, figure in zip(face.design.figures, status.figures, strict=True):
                if kind.key == reminder.key and figure is not None:
                    yield corners[kind.corner]
        case "badge":
            places = zip(status.badges, marks.badges(status.badges, icons.art), strict=False)
            yield from (place for badge, place in places if badge.key == reminder.key)
        case "condition":
            yield _circle(*marks.chain(icons.art))


def _circle(center: QPointF, radius: float) -> QRectF:
    return QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)


def _part(line: QRectF, left: float, width: float) -> QRectF:
    """A part of a line."""
    return QRectF(left, line.top(), width, line.height())
