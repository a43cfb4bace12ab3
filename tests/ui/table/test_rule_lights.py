"""What a clause speaks of, lit on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Place
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.rule_lights import Lit, RuleLights

pytestmark = pytest.mark.usefixtures("qapp")
BOX = QRectF(0, 300, 200, 100)


class _Table:
    """Two cards and one box."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(0, 0, 400, 400)
        self.cards = {1: CardItem(1, PaintContext()), 2: CardItem(2, PaintContext())}
        for card, x in ((1, 100.0), (2, 300.0)):
            self.cards[card].home = Pose(x, 120, 1.0)
        self.lights = RuleLights(self.scene, self.cards.get, self.box_of)

    def box_of(self, place: Place) -> QRectF | None:
        return BOX if place == (0, "pile") else None

    def picture(self) -> QImage:
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        return image


def test_each_kind_of_light_has_a_form_of_its_own() -> None:
    table = _Table()
    card = frozenset({1})
    forms = [
        Lit(acting=card),
        Lit(targets=card),
        Lit(candidates=card),
        Lit(places=frozenset({(0, "pile")})),
    ]
    pictures = []
    for lit in forms:
        table.lights.show(lit)
        assert table.lights.count == 1
        pictures.append(table.picture().convertToFormat(QImage.Format.Format_Mono))
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at]), "also without colours"


def test_cards_and_places_that_are_not_on_the_table_have_no_light() -> None:
    table = _Table()
    table.lights.show(Lit(frozenset({1, 9}), frozenset({8}), frozenset({2}), frozenset({(1, "pile")})))
    assert table.lights.count == 2
    table.cards[1].in_tray = True
    table.lights.arrange()
    assert table.lights.count == 1
    assert table.lights.lit.cards == {1, 2, 8, 9}


def test_lights_follow_their_cards_and_go_out() -> None:
    table = _Table()
    table.lights.show(Lit(frozenset({1})))
    before = table.picture()
    table.cards[1].home = Pose(200, 120, 1.0, 90)
    table.lights.arrange()
    assert table.picture() != before
    table.lights.show(Lit())
    assert (table.lights.count, table.scene.items()) == (0, [])


def test_pointing_at_a_word_lights_its_places_besides() -> None:
    table = _Table()
    table.lights.show(Lit(frozenset({1})))
    table.lights.point(place for place in [(0, "pile")])
    assert table.lights.count == 2
    assert table.lights.pointed == {(0, "pile")}
    table.lights.point(())
    assert table.lights.count == 1
