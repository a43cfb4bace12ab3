"""Twelve known positions look as they did when somebody last looked at them, but for what no eye sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from gundam_desktop.ui.style.theme import install_theme, theme
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui.pictures.known_positions import FOLDER, PICTURES, Picture, Shown, open_picture, stored, take
from tests.ui.pictures.picture_difference import compare, marked

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.clone]

MOST_BYTES = 1_500_000
CROWDED = next(picture for picture in PICTURES if picture.name == "crowded")
Change = Callable[[Shown], None]


@pytest.fixture(autouse=True)
def no_thumbnails() -> None:
    """Here the pictures beside games are taken, as where the known pictures are made."""


@pytest.mark.sampled(6)
@pytest.mark.parametrize("picture", PICTURES, ids=[picture.name for picture in PICTURES])
def test_a_known_position_looks_as_it_did(picture: Picture, tmp_path: Path) -> None:
    """When the change is wanted: `python -m tests.ui.pictures.known_positions`, and look at the new pictures."""
    taken = take(picture)
    difference = compare(stored(picture), taken)
    seen = tmp_path / f"{picture.name}.png"
    marked(taken, difference).save(str(seen))
    assert not difference.places, f"{difference}; to be looked at: {seen}"


def test_the_positions_are_what_their_files_say() -> None:
    files = {path.stem: path for path in FOLDER.glob("*.yaml")}
    assert set(files) == {picture.name for picture in PICTURES}
    assert [
        why for path in files.values() for scenario in read_file(path, SCENARIOS) if (why := run(scenario).why)
    ] == []


def test_twelve_pictures_show_both_colours_and_all_languages_and_are_small() -> None:
    assert len(PICTURES) == 12
    shown = {(picture.theme, picture.language) for picture in PICTURES}
    assert shown == {(theme, language) for theme in ("dark", "light") for language in ("en", "ja", "zh")}
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < MOST_BYTES


def without_a_card(shown: Shown) -> None:
    items = [item for item in shown.window.play_page.scene.items() if isinstance(item, CardItem)]
    next(item for item in items if item.record is not None and item.record.card.zone == "removed").hide()


def without_damage(shown: Shown) -> None:
    items = [item for item in shown.window.play_page.scene.items() if isinstance(item, CardItem) and item.record]
    item = next(item for item in items if item.record is not None and item.record.card.damage)
    assert item.record is not None
    item.show_record(item.record._replace(card=item.record.card._replace(damage=0)), item.face, item.near, item.beneath)


def without_a_text(shown: Shown) -> None:
    shown.window.play_page.side.status.show_status("", own=True)


def without_a_name(shown: Shown) -> None:
    shown.window.play_page.scene.set_seats(("Ann", ""))


def with_another_word(shown: Shown) -> None:
    shown.window.play_page.side.main.set_caption("End main steps", "Space")


def with_a_moved_zone(shown: Shown) -> None:
    zones = [item for item in shown.window.play_page.scene.items() if isinstance(item, ZoneItem)]
    next(zone for zone in zones if zone.place == (0, "removed")).setPos(6, 0)


def with_another_colour(shown: Shown) -> None:
    shown.window.play_page.scene.blockSignals(True)
    install_theme(replace(theme(), name="another", accent_self="#F2A03F"))


def unlit(shown: Shown) -> None:
    for item in shown.window.play_page.scene.items():
        if isinstance(item, CardItem):
            item.set_light(type(item.light).NONE)


CHANGES = (
    without_a_card,
    without_damage,
    without_a_text,
    without_a_name,
    with_another_word,
    with_a_moved_zone,
    with_another_colour,
    unlit,
)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", CHANGES, ids=[change.__name__ for change in CHANGES])
def test_what_an_eye_sees_is_a_difference(change: Change) -> None:
    shown = open_picture(CROWDED._replace(pointed=""))
    before = shown.image()
    change(shown)
    after = shown.image()
    shown.close()
    assert compare(before, before).places == ()
    assert compare(before, after).places


def test_how_a_machine_draws_edges_is_none() -> None:
    """A third of a pixel aside, or softer."""
    image = take(CROWDED)
    assert not compare(image, _aside(image, 0.33)).places
    smooth = Qt.TransformationMode.SmoothTransformation
    softer = image.scaled(image.size() * 0.75, mode=smooth).scaled(image.size(), mode=smooth)
    assert not compare(image, softer).places


def _aside(image: QImage, way: float) -> QImage:
    """A picture drawn a part of a pixel to the right: so much of it lies on the next one."""
    result = QImage(image)
    painter = QPainter(result)
    painter.setOpacity(way)
    painter.drawImage(1, 0, image)
    painter.end()
    return result


def test_another_size_is_a_difference() -> None:
    image = stored(CROWDED)
    assert compare(image, image.copy(0, 0, 100, 100)).places
