"""Makes the icons of `resources/icons`: the tick of a checked box, on the accent of the dark and of the light theme.

python packaging/icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from gundam_desktop.ui.style.theme import THEMES

SIDE = 64
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons"
TICK = ((12, 34), (26, 48), (52, 17))


def tick(color: str) -> QImage:
    """A tick in a colour, on nothing."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(color), 10, *line))
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in TICK]))
    painter.end()
    return image


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, theme in THEMES.items():
        tick(theme.on_accent).save(str(FOLDER / f"tick_{name}.png"))
