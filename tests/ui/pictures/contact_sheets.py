"""Contact sheets of all drawn pictures, to look at after a change of the art, one for each set:

`python -m tests.ui.pictures.contact_sheets FOLDER [SET ...]`
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gundam_war.faces import face as gundam_war_face
from gundam_desktop.games.gundam_war.model.cards import all_cards
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.art.picture import draw_picture
from gundam_desktop.ui.style.hues import HUES, NO_HUE

COLUMNS, PICTURE, LABEL = 13, QSize(112, 104), 24


def sheet(faces: Sequence[Face]) -> QImage:
    """Return the pictures in rows, at the size that they have on a table, each with its name and its subject."""
    wide, high = PICTURE.width() + 4, PICTURE.height() + LABEL
    image = QImage(COLUMNS * wide, -(-len(faces) // COLUMNS) * high, QImage.Format.Format_RGB32)
    image.fill(QColor("#10161E"))
    painter = QPainter(image)
    painter.setFont(QFont("Roboto Condensed", 7))
    for index, face in enumerate(faces):
        x, y = index % COLUMNS * wide, index // COLUMNS * high
        hue = HUES.get(face.color, NO_HUE)
        painter.drawImage(x + 2, y, draw_picture(face.number, face.motif, hue, PICTURE))
        for line, text in enumerate((face.name, f"{face.number} {face.motif.subject}")):
            painter.setPen(QColor("#8FA3BA" if line else "#E8EEF6"))
            place = QRectF(x + 2, y + PICTURE.height() + line * 10, PICTURE.width(), 12)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, text)
    painter.end()
    return image


def main() -> None:
    """Write the sheets."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication.instance() or QGuiApplication([])
    sets: dict[str, list[Face]] = {"GUNDAM-WAR": [gundam_war_face(number, "en") for number in all_cards()]}
    for card in card_sets():
        sets.setdefault(card.set, []).append(library.face(card.number))
    for name in sys.argv[2:] or sorted(sets):
        sheet(sets[name]).save(str(folder / f"{name}.png"))
    del application


if __name__ == "__main__":
    main()
