"""The measures of a card's design: its frame, and where figures and symbols are on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.tabletop import Badge

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
"""The space of a card's design; every measure of a card is in its units."""
INNER = QRectF(3.2, 3.2, CARD_WIDTH - 6.4, CARD_HEIGHT - 6.4)
"""The card within its frame."""
_MOST_BADGES = 4


class Marks(NamedTuple):
    """The figures of the upper corners, the keywords' symbols and the mark of a condition."""

    upper_left: QPointF
    """The middle of the badge with the figure of the upper left corner."""
    upper_left_radius: float
    upper_right: QRectF
    """The figure of the upper right corner."""
    badge_radius: float
    chain_place: QPointF
    """The middle of the mark of a condition, from the lower left corner of the picture."""
    chain_radius: float

    def badges(self, badges: Sequence[Badge], art: QRectF) -> list[QRectF]:
        """The places of the keywords' symbols with their amounts, at the right edge of a picture."""
        radius, y = self.badge_radius, art.top() + 3
        places = []
        for badge in badges[:_MOST_BADGES]:
            width = radius * (3.5 if badge.amount else 2)
            places.append(QRectF(art.right() - 2.5 - width, y, width, radius * 2))
            y += radius * 2 + 1.6
        return places

    def chain(self, art: QRectF) -> tuple[QPointF, float]:
        """The middle and the radius of the mark of a condition on a picture."""
        return art.bottomLeft() + self.chain_place, self.chain_radius


LARGE_MARKS = Marks(
    QPointF(11.5, 11.6), 7.6, QRectF(INNER.right() - 14, INNER.top() + 3, 12, 11), 4.2, QPointF(6, -5), 4.3
)
