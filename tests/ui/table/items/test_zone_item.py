"""How many cards lie in each pile can be read on the table."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage

from gundam_desktop.ui.cards.lettering import width_of
from gundam_desktop.ui.style.fonts import FIGURES
from gundam_desktop.ui.style.theme import THEMES, Theme, install_theme
from gundam_desktop.ui.table.items import zone_item
from gundam_desktop.ui.table.layout import LOW, NARROW
from tests.ui.contrast import READABLE, contrast
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder

PILES = ("deck", "resource_deck", "trash", "removed", "shields", "base")
SMALLEST = 8.0
"""Pixels of a figure's height in the smallest window, at the least."""
SIZES = ((1140, 860), (730, 610))


def piles(count: int) -> ViewBuilder:
    """A table with a number of cards in each pile of both players; those that lie open are all the same."""
    build = ViewBuilder()
    for seat in (0, 1):
        for zone in PILES:
            for _ in range(count):
                build.add(seat, zone, "PX-041" if zone in ("trash", "removed", "base") else "")
    return build


def place_of_count(table: Table, zone: str, near: bool) -> QRect:
    """Where a box has its count: at its upper right; a narrow one below its title, a low one beside its cards."""
    box = table.scene.layout.box(near, zone)
    assert box is not None
    if box.height() < LOW:
        return table.view.mapFromScene(box.left() + 6, box.bottom() - 22, 62, 20).boundingRect()
    narrow = box.width() < NARROW
    left, top = (box.left() + 2, box.top() + 17) if narrow else (box.right() - 30, box.top() + 1)
    return table.view.mapFromScene(left, top, 22 if narrow else 26, 18 if narrow else 15).boundingRect()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("near", [True, False], ids=["near", "far"])
@pytest.mark.parametrize("zone", PILES)
def test_each_pile_says_how_many(table: Table, zone: str, near: bool, size: tuple[int, int]) -> None:
    """Of piles with 3 to 5 cards only the figure looks different at the place of the count."""
    table.view.resize(*size)
    pictures = []
    for count in (3, 4, 5):
        table.show(piles(count).view())
        pictures.append(table.view.grab(place_of_count(table, zone, near)).toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(pictures)
    assert all(figure_height(picture) >= SMALLEST * size[1] / 900 for picture in pictures)


@pytest.mark.parametrize("near", [True, False], ids=["near", "far"])
def test_each_plate_says_how_many_cards_are_in_the_hand(table: Table, near: bool) -> None:
    box = table.scene.layout.box(near, "plate")
    assert box is not None
    pictures = []
    for count in (1, 2, 7, 10):
        build = ViewBuilder()
        for _ in range(count):
            build.add(0, "hand", "PX-001")
            build.add(1, "hand", "")
        table.show(build.view())
        pictures.append(table.view.grab(table.view.mapFromScene(box).boundingRect()).toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(pictures)


CAPITAL = 0.75
"""The height of digits as a share of the size of their letters."""


def test_a_count_of_several_digits_does_not_cover_the_name(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[tuple[str, QRectF, float]] = []

    def note(_painter: object, place: QRectF, text: str, size: float, *_given: object, **_named: object) -> None:
        texts.append((text, place, size))

    monkeypatch.setattr(zone_item, "draw_text", note)
    build = ViewBuilder()
    for _ in range(1000):
        build.add(0, "resource_deck", "")
    table.show(build.view())
    texts.clear()
    table.scene.update()
    table.view.grab()
    at = next(at for at, (text, _, _) in enumerate(texts) if text == "1000")
    (name, line, size), (count, place, large) = texts[at - 1 : at + 1]
    beside = line.left() + width_of(name, size) <= place.right() - width_of(count, large, family=FIGURES)
    assert beside or line.center().y() + size / 2 <= place.center().y() - large * CAPITAL / 2


def figure_height(image: QImage) -> int:
    """How many rows of a picture have something as light as a figure in them."""
    rows = (range(image.width()),) * image.height()
    return sum(any(image.pixelColor(x, y).lightness() > 130 for x in row) for y, row in enumerate(rows))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_names_and_counts_can_be_read_on_glass_in_the_light_of_each_seat(theme: Theme) -> None:
    install_theme(theme)
    table = Table(0)
    table.show(ViewBuilder().view())
    for near in (True, False):
        for zone in (*PILES, "battle", "resources"):
            box = table.scene.layout.box(near, zone)
            assert box is not None
            head = table.view.mapFromScene(box.left() + 30, box.top() + 3, box.width() - 42, 12).boundingRect()
            image = table.view.grab(head).toImage()
            pixels = Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))
            ground = next(color for pixel, _ in pixels.most_common() if (color := QColor(pixel)) != QColor(theme.muted))
            assert contrast(theme.muted, ground) >= READABLE, (zone, near, ground.name())
