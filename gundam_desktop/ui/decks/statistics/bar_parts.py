"""How bars and the parts of a split bar are drawn, and the legend that names them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.ui.style.hues import HUES
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import listed

LETTERS = 13
SWATCH = (26, 16)
GAP = 6
NAME = 260
"""Width to which a name in the legend is shortened, in pixels of a usual window."""
OWN, OTHER = "own", "other"
"""The kinds of the bars of the deck and of a second one beside it."""
_PATTERNS = {
    "blue": Qt.BrushStyle.NoBrush,
    "green": Qt.BrushStyle.BDiagPattern,
    "red": Qt.BrushStyle.CrossPattern,
    "white": Qt.BrushStyle.NoBrush,
    "purple": Qt.BrushStyle.Dense6Pattern,
    "unit": Qt.BrushStyle.NoBrush,
    "pilot": Qt.BrushStyle.BDiagPattern,
    "command": Qt.BrushStyle.CrossPattern,
    "base": Qt.BrushStyle.Dense6Pattern,
}
"""On the colours, so that colour alone does not tell the parts apart; blue and white differ in lightness."""


def paint_part(painter: QPainter, place: QRectF, kind: str, *, pointed: bool = False) -> None:
    """Fill a place as the part of a bar for a card colour or a card type, or as the bar of one of two decks."""
    colors = theme()
    if kind == OTHER:
        paint_other(painter, place)
        return
    by_type = {
        OWN: colors.accent_self,
        "unit": colors.accent_self,
        "pilot": colors.accent_opponent,
        "command": colors.target,
        "base": colors.muted,
    }
    fill = QColor(hue(kind).frame if kind in HUES else by_type.get(kind, colors.muted))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill.lighter(125) if pointed else fill)
    painter.drawRect(place)
    ink = QColor(colors.panel)
    painter.setBrush(QBrush(ink, _PATTERNS.get(kind, Qt.BrushStyle.NoBrush)))
    painter.setPen(QPen(QColor(colors.zone_edge if kind == "white" else colors.panel), 1))
    painter.drawRect(place)


def paint_other(painter: QPainter, place: QRectF) -> None:
    """Fill a place as the bar of the second deck: hatched, so that colour alone does not tell the two apart."""
    painter.setPen(QPen(QColor(theme().accent_opponent), 1))
    painter.setBrush(QBrush(QColor(theme().accent_opponent), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(place, 2, 2)


class PartsLegend(QWidget):
    """Names the parts in a row, each beside a piece of its colour and pattern; long names are shortened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: Mapping[str, str] = {}
        """The names of the colours, the types or the decks."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_names(self, names: Mapping[str, str]) -> None:
        """Show these parts; none hides the legend."""
        self.names = names
        self.setAccessibleName(listed(names.values()))
        self.setToolTip(literal("\n".join(names.values())))
        self.setVisible(bool(names))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._width(name) for name in self.names.values())), scaled(SWATCH[1] + GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        width, height = map(scaled, SWATCH)
        top, left = (self.height() - height) / 2, 0.0
        for kind, name in self.names.items():
            paint_part(painter, QRectF(left + 0.5, top + 0.5, width - 1, height - 1), kind)
            painter.setFont(scaled_font(LETTERS))
            painter.setPen(QColor(theme().text))
            text = QRectF(left + width + scaled(GAP), 0, self._width(name), self.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, _shortened(name))
            left += self._width(name)

    @staticmethod
    def _width(name: str) -> float:
        """Return the width of a part with its name, and the room behind it."""
        text = QFontMetricsF(scaled_font(LETTERS)).horizontalAdvance(_shortened(name))
        return scaled(SWATCH[0] + 3 * GAP) + text + 1


def _shortened(name: str) -> str:
    return QFontMetricsF(scaled_font(LETTERS)).elidedText(name, Qt.TextElideMode.ElideMiddle, scaled(NAME))
