"""The lights of cards: seen beside any colour of card, and told apart by their shapes, too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import CardView
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.style.hues import HUES
from gundam_desktop.ui.style.theme import THEMES, Theme, install_theme
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.models import CardRecord
from gundam_desktop.ui.table.paint_context import CARD, PaintContext
from tests.ui.cards.invented_cards import FACES
from tests.ui.contrast import contrast

CLEAR = 2.5
"""The contrast at which two lines beside each other are seen as two."""
SHOWN = CARD.adjusted(-10, -10, 10, 10)
TIMES = 4


def picture(light: Light, color: str, theme: Theme, *, seat: int = 0, near: bool = True) -> QImage:
    """A card of a colour in a light, four pixels to each of its units; `seat` is the one of its place."""
    install_theme(theme)
    face = FACES["PX-001"]._replace(color=color)
    item = CardItem(1, PaintContext(TIMES))
    item.show_record(CardRecord(CardView(1, face.number, 0, "a zone", figures=face.figures, seat=seat)), face, near)
    item.set_light(light)
    return rendered(item, theme.background_light)


def rendered(item: CardItem, background: str = "#000000") -> QImage:
    """An item on a background, four pixels to each of its units."""
    scene = QGraphicsScene()
    scene.addItem(item)
    image = QImage(SHOWN.size().toSize() * TIMES, QImage.Format.Format_RGB32)
    image.fill(QColor(background))
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), SHOWN)
    painter.end()
    return image


def test_a_unit_that_came_this_turn_has_a_mark_until_it_is_linked() -> None:
    install_theme(THEMES["dark"])
    face, marked = FACES["PX-001"], []
    for new, linked in ((False, False), (True, False), (True, True)):
        item = CardItem(1, PaintContext(TIMES))
        view = CardView(1, face.number, 0, "a zone", figures=face.figures, condition_met=linked, entered_this_turn=new)
        item.show_record(CardRecord(view), face, near=True)
        marked.append(at(rendered(item), QPointF(CARD.left() + 15, CARD.center().y() + 3)) == QColor("#FFFFFF"))
    assert marked == [False, True, False]


def at(image: QImage, point: QPointF) -> QColor:
    """The colour at a point of the card."""
    return image.pixelColor(((point - SHOWN.topLeft()) * TIMES).toPoint())


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("color", HUES)
def test_a_light_is_set_off_from_a_card_of_any_colour(color: str, theme: Theme) -> None:
    image = picture(Light.PLAYABLE, color, theme)
    across = [at(image, QPointF(CARD.left() + x / TIMES, 0)) for x in range(-5 * TIMES, 5 * TIMES)]
    line = next(index for index, pixel in enumerate(across) if pixel == QColor(theme.legal))
    assert max(contrast(theme.legal, pixel) for pixel in across[line : line + 3 * TIMES]) >= CLEAR


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_target_has_brackets_and_what_can_be_played_a_whole_frame(theme: Theme) -> None:
    edge, corner = QPointF(CARD.left() - 2.2, 0), QPointF(CARD.left() - 2.2, CARD.top() + 12)
    playable, target = picture(Light.PLAYABLE, "blue", theme), picture(Light.TARGET, "blue", theme)
    assert at(playable, edge) == at(playable, corner) == QColor(theme.legal)
    assert at(target, corner) == QColor(theme.target)
    assert contrast(at(target, edge), theme.background_light) < contrast(theme.target, theme.background_light)


@pytest.mark.parametrize("theme", [THEMES["dark"], THEMES["light"]], ids=["dark", "light"])
def test_a_leaning_card_has_less_colour_and_a_badge(theme: Theme) -> None:
    """A rested card that lies sideways is only darker."""
    install_theme(theme)
    art, badge = QPointF(20, 10), QPointF(CARD.right() - 12, CARD.top() + 40)
    seen: dict[tuple[bool, bool], QImage] = {}
    for leaning in (True, False):
        for rested in (True, False):
            item = CardItem(1, PaintContext(TIMES, leaning=leaning))
            face = FACES["PX-001"]
            view = CardView(1, face.number, 0, "a zone", figures=face.figures, rested=rested)
            item.show_record(CardRecord(view), face, near=True)
            seen[leaning, rested] = rendered(item)
    assert seen[True, False] == seen[False, False]
    assert at(seen[True, True], badge) != at(seen[False, True], badge)
    grey, lying = at(seen[True, True], art), at(seen[False, True], art)
    assert grey.hslSaturation() < lying.hslSaturation()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_on_a_shared_place_a_card_has_an_edge_in_the_colour_of_its_player(theme: Theme) -> None:
    edge = QPointF(CARD.left(), 0)
    for near, color in ((True, theme.accent_self), (False, theme.accent_opponent)):
        assert at(picture(Light.NONE, "red", theme, seat=SHARED, near=near), edge) == QColor(color)
        assert at(picture(Light.NONE, "red", theme, near=near), edge) != QColor(color)
