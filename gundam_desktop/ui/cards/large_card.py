"""Where the parts of a large card are: the painter draws by it, and what is pointed at is found by it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.lettering import Try, fit_any, width_of
from gundam_desktop.ui.cards.measures import INNER
from gundam_desktop.ui.cards.text_box import TextFlow, flow_to_fit, measured
from gundam_desktop.ui.style import text_overflow

NAME_HEIGHT, FOOT_HEIGHT = 17.0, 13.0
"""Heights of the name's band and of the foot."""
KIND_SIZE = 4.4
"""Size of the letters of type and traits."""
_CONDITION_LINE, _TRAITS_LINE = 6.2, 5.4


class LargeCard(NamedTuple):
    """The places of the parts of one card."""

    art: QRectF
    """The picture; it is less high above a long text."""
    box: QRectF
    """The box of the text."""
    kind: QRectF
    """The line of the type."""
    traits: QRectF
    """The line of the traits: that of the type, or the one below."""
    condition: QRectF
    """The lines of the condition, at the right of its mark; empty without one."""
    text: QPointF
    """Where the text begins."""
    flow: TextFlow
    foot: QRectF


def large_card(face: Face) -> LargeCard:
    """Lay a large card out."""
    box_height, flow = _box_for(face)
    art = INNER.adjusted(0, NAME_HEIGHT, 0, -FOOT_HEIGHT - box_height)
    box = QRectF(INNER.left() + 2, art.bottom() + 1.5, INNER.width() - 4, box_height - 2)
    kind = QRectF(box.left() + 3, box.top() + 1, box.width() - 6, 6)
    below = 0.0 if _traits_beside(face) else _TRAITS_LINE
    y = box.top() + 7 + below
    height = _condition_height(face)
    return LargeCard(
        art=art,
        box=box,
        kind=kind,
        traits=kind.translated(0, below),
        condition=QRectF(kind.left() + 6.4, y - 0.4, kind.width() - 7, height) if face.condition else QRectF(),
        text=QPointF(kind.left(), y + height + 0.6),
        flow=flow,
        foot=QRectF(INNER.left(), INNER.bottom() - FOOT_HEIGHT, INNER.width(), FOOT_HEIGHT),
    )


def condition_lines(face: Face) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of the condition."""
    return fit_any(marked(face.condition, face), INNER.width() - 19, (Try(4.8, 3.8, 1), Try(4.6, 3.4, 2)))


def kind_of(face: Face) -> str:
    """The type and the areas where it operates, as one line."""
    return "  ".join((type_of(face), " / ".join(place.upper() for place in face.environment))).strip()


def type_of(face: Face) -> str:
    """The type as written on a large card."""
    return face.type_name.upper()


def traits_of(face: Face) -> str:
    """The traits as one line."""
    return " · ".join(marked(trait, face) for trait in face.traits)


def marked(name: str, face: Face) -> str:
    """A name on a large card, with a mark if it is not official."""
    return f"{name}*" if name in face.unofficial else name


def _box_for(face: Face) -> tuple[float, TextFlow]:
    """The height of the text's box, and the text in it; the picture is lower for a long text."""
    head = 9.0 + _condition_height(face) + (0.0 if _traits_beside(face) else _TRAITS_LINE)
    text, width = measured(face.text), INNER.width() - 10
    for height, size in ((46.0, 5.6), (50.0, 5.2), (58.0, 5.0), (66.0, 4.8), (74.0, 4.8), (74.0, 4.6), (74.0, 4.4)):
        flow = flow_to_fit(text, width, height - 4 - head, size, size)
        if flow.height <= height - 4 - head:
            return height, flow
    flow = flow_to_fit(text, width, 82.0 - head, 4.4, 2.6)
    if text_overflow.is_enabled():
        text_overflow.report(f"{face.number}: its text", 82.0 - head, flow.height)
    return min(86.0, flow.height + 4 + head), flow


def _condition_height(face: Face) -> float:
    """The room for the condition; none without one."""
    return _CONDITION_LINE + (len(condition_lines(face)[1]) - 1) * 4.6 if face.condition else 0.0


def _traits_beside(face: Face) -> bool:
    """True if the traits fit on the line of the type."""
    return width_of(traits_of(face), 4.2) + width_of(kind_of(face), KIND_SIZE) < INNER.width() - 14
