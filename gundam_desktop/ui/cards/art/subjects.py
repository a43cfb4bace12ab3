"""All subjects of pictures, by their keys."""

from __future__ import annotations

import random
from functools import partial

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.builds import BUILDS
from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, moved
from gundam_desktop.ui.cards.art.deeds import DEEDS
from gundam_desktop.ui.cards.art.hulks import HULKS
from gundam_desktop.ui.cards.art.machine import draw_machine
from gundam_desktop.ui.cards.art.people import PEOPLE
from gundam_desktop.ui.cards.art.places import PLACES
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.cards.art.vehicles import VEHICLES
from gundam_desktop.ui.style.theme import mix


def _crystal(c: Canvas, _t: Tones, _own: random.Random, tone: str) -> None:
    color = QColor(tone)
    c.lamp(0, 0, 0.42, color)
    for x, y, k in ((-0.42, 0.24, 0.6), (0.44, 0.28, 0.55), (0.0, 0.0, 1.0)):
        c.form(
            moved([(0, -0.86), (0.34, -0.30), (0.26, 0.60), (0, 0.82), (-0.26, 0.60), (-0.34, -0.30)], x, y, k), color
        )
        c.flat(moved([(-0.02, -0.70), (-0.26, -0.28), (-0.18, 0.44), (-0.06, 0.1)], x, y, k), mix(color, WHITE, 0.6))


_OTHERS: dict[str, Drawer] = {
    **DEEDS,
    **PEOPLE,
    **PLACES,
    **VEHICLES,
    **HULKS,
    "crystal": partial(_crystal, tone="#5FC4FF"),
    "gold crystal": partial(_crystal, tone="#FFC845"),
}
SUBJECTS = (*BUILDS, *_OTHERS)
"""The keys of all subjects."""


def draw_subject(
    canvas: Canvas,
    subject: str,
    tones: Tones,
    own: random.Random,
    chance: random.Random,
    gear: tuple[str, ...] = (),
    bulk: int = 0,
) -> None:
    """Draw a subject: what it is like comes from its `own` chance, how it is seen from the picture's `chance`."""
    seen = canvas.placed(0, 0, chance.uniform(0.96, 1.06), flip=chance.random() < 0.5)
    if subject in BUILDS:
        draw_machine(seen, subject, tones, own, chance.choice(BUILDS[subject].stances), gear, bulk)
    else:
        _OTHERS[subject](seen, tones, own)
