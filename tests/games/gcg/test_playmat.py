"""The play sheet of this game: its zones and the numbers that it counts."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.model.constants import OUTSIDE, RESOLVING, ZONE_NAMES
from gundam_desktop.games.gcg.playmat import caption, plate, playmat
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Event, Grip, Side, Stage, place
from gundam_desktop.tabletop.place import PLATE
from tests.ui.table.view_builder import middle_game


def test_every_zone_has_a_box_on_both_sides() -> None:
    sheet = playmat()
    near = {box.key for box in sheet.boxes if box.side is Side.NEAR}
    assert near == {zone.key for zone in sheet.zones} | {PLATE}


def test_stacks_are_face_down_or_can_be_looked_through() -> None:
    zones = {zone.key: zone for zone in playmat().zones}
    assert {key for key, zone in zones.items() if zone.is_face_down} == {"deck", "resource_deck"}
    assert {key for key, zone in zones.items() if zone.can_be_listed} == {"trash", "removed"}
    assert {key for key, zone in zones.items() if zone.grip is not Grip.NONE} == {"hand", "battle", "base"}


@pytest.mark.parametrize(("language", "label"), [("en", "of 6 active"), ("ja", "/全6枚"), ("zh", "/共6张")])
def test_active_resources_are_counted(language: str, label: str) -> None:
    build, _ = middle_game()
    counted = caption((0, "resources"), build.view(), language)
    assert counted is not None
    assert (counted.value, counted.label) == (4, label)
    assert caption((0, "battle"), build.view(), language) is None


def test_a_plate_counts_shields_and_hand() -> None:
    build, _ = middle_game()
    assert [counter.phrase for counter in plate(build.view(), 0)] == ["5 shields", "7 cards in hand"]
    assert [counter.short for counter in plate(build.view(), 1)] == ["4 shields", "6 in hand"]


def test_effects_are_of_events_that_are_told() -> None:
    told = {key.partition(" ")[0] if key.startswith("attacked") else key for key in game_words("en")["events"]}
    assert set(playmat().effects) - {"activated"} <= told


def test_an_ability_that_the_opponent_activates_is_shown_large_and_a_trigger_is_not() -> None:
    stages = [playmat().effect(Event("activated", "9-3-1-2", 1, 5, word=word)).stage for word in ("main", "deploy")]
    assert stages == [Stage.OPPONENT, Stage.NONE]


def test_cards_in_no_zone_have_the_keys_that_every_table_knows() -> None:
    assert (ZONE_NAMES[RESOLVING], ZONE_NAMES[OUTSIDE]) == (place.LOOSE, place.OUTSIDE)
