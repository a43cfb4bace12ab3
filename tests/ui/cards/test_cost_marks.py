"""The marks that only some games' cards have."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import card_pixmap
from tests.ui.cards.invented_cards import FACES

pytestmark = pytest.mark.usefixtures("qapp")
PLAIN = FACES["PX-001"]


def picture(face: Face, width: float) -> QImage:
    return card_pixmap(face, width, 1).toImage()


@pytest.mark.parametrize("width", [46.0, 100.0, 224.0])
def test_colours_of_a_cost_are_drawn(width: float) -> None:
    one, two = (picture(PLAIN._replace(pips=pips), width) for pips in (("yellow",), ("yellow", "brown")))
    assert picture(PLAIN, width) != one != two


@pytest.mark.parametrize("width", [46.0, 100.0, 224.0])
def test_the_hexes_that_a_card_reaches_are_drawn(width: float) -> None:
    near, far = (picture(PLAIN._replace(range=cells), width) for cells in (((1, 0),), ((1, 0), (2, -1))))
    assert picture(PLAIN, width) != near != far
