"""Each effect at a card ends, can be skipped, and has a still form; afterwards the table is equal to the view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsObject
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Change, Decision, Event
from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.table.items.impact_effect import ImpactEffect, TrailEffect
from gundam_desktop.ui.table.items.link_effect import LinkEffect
from gundam_desktop.ui.table.items.player_plate_item import PlateGlow
from gundam_desktop.ui.table.items.shatter_effect import ShatterEffect
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, battle, middle_game

Ids = dict[str, int]
Make = Callable[[ViewBuilder, Ids], Event]
SHOWN = (ImpactEffect, TrailEffect, LinkEffect, ShatterEffect)


def struck(build: ViewBuilder, ids: Ids) -> Event:
    build.change(ids["prime"], damage=2)
    arrows = build.view(battle=battle("damage", ids["pathfinder"], ids["prime"])).arrows
    hit = (Change(ids["prime"], damage=2),)
    return Event("damaged", "8-5", 1, ids["prime"], "", ids["pathfinder"], amount=2, changes=hit, arrows=arrows)


def linked(_build: ViewBuilder, ids: Ids) -> Event:
    return Event("linked", "3-2-6", 0, ids["pathfinder"])


def destroyed(build: ViewBuilder, ids: Ids) -> Event:
    build.move(ids["scout"], 0, "trash", position=0)
    change = Change(ids["scout"], zone="trash", seat=0, position=0)
    return Event("destroyed", "4-10-1", 0, ids["scout"], changes=(change,))


EVENTS = {"struck": (struck, ImpactEffect), "linked": (linked, LinkEffect), "destroyed": (destroyed, ShatterEffect)}


def effects(table: Table) -> list[QGraphicsObject]:
    return [item for item in table.scene.items() if isinstance(item, SHOWN)]


def at_home(table: Table) -> bool:
    """True if every card is drawn at its home and the table stands still."""
    homes = all(item.mapToScene(QPointF()) == item.home.point for item in table.items().values())
    return homes and table.view.viewport().pos().isNull()


def shown(table: Table, name: str, *, speed: float = 0.02) -> None:
    """Show the event, with an arrow for a blow, on a table on which time nearly stands still."""
    build, ids = middle_game()
    table.show(build.view(battle=battle("attack", ids["pathfinder"], ids["prime"])))
    table.scene.finish()
    table.scene.set_speed(speed)
    event = EVENTS[name][0](build, dict(ids))
    table.show(build.view(), [], [event])


def hit(table: Table) -> None:
    """Let the attacker arrive, if one is on its way."""
    if any(isinstance(item, TrailEffect) for item in effects(table)):
        table.scene._event_player.go_on()


@pytest.mark.parametrize("name", EVENTS)
def test_it_is_shown_and_ends(moving_table: Table, qtbot: QtBot, name: str) -> None:
    shown(moving_table, name)
    hit(moving_table)
    assert any(isinstance(item, EVENTS[name][1]) for item in effects(moving_table))
    moving_table.view.grab()
    moving_table.scene.set_speed(20)
    qtbot.waitUntil(lambda: not effects(moving_table) and at_home(moving_table))


@pytest.mark.parametrize("name", EVENTS)
def test_it_is_skipped(moving_table: Table, name: str) -> None:
    shown(moving_table, name)
    moving_table.scene.finish()
    assert not effects(moving_table)
    assert at_home(moving_table)


@pytest.mark.parametrize("name", EVENTS)
def test_it_has_a_form_in_which_nothing_moves(moving_table: Table, name: str) -> None:
    follow_motion("always", bool)
    shown(moving_table, name)
    assert [type(item) for item in effects(moving_table)] == [EVENTS[name][1]]
    assert at_home(moving_table)
    moving_table.view.grab()


@pytest.mark.parametrize("name", EVENTS)
def test_without_animation_there_is_none(table: Table, name: str) -> None:
    shown(table, name, speed=0)
    assert not effects(table)
    assert at_home(table)


def test_a_blow_lands_after_the_attacker_has_come(moving_table: Table) -> None:
    shown(moving_table, "struck")
    assert [type(item) for item in effects(moving_table)] == [TrailEffect]
    hit(moving_table)
    assert {type(item) for item in effects(moving_table)} == {TrailEffect, ImpactEffect}


def test_damage_that_no_arrow_leads_to_is_no_blow(moving_table: Table) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    moving_table.scene.set_speed(0.02)
    build.change(ids["prime"], damage=2)
    event = Event(
        "damaged", "5-3", 1, ids["prime"], "", ids["scout"], amount=2, changes=(Change(ids["prime"], damage=2),)
    )
    moving_table.show(build.view(), [], [event])
    assert not effects(moving_table)


def test_the_final_blow_is_slow(moving_table: Table) -> None:
    """The same event, in a view with a result: it takes twice as long until it hits."""
    waits = []
    for result in ("", "0"):
        build, ids = middle_game()
        moving_table.scene.finish()
        moving_table.show(build.view(battle=battle("attack", ids["pathfinder"], ids["prime"])))
        moving_table.scene.finish()
        moving_table.show(build.view()._replace(result=result), [], [struck(build, dict(ids))])
        waits.append(moving_table.scene._event_player._timer.interval())
    assert waits[1] == 2 * waits[0]


def glows(table: Table) -> list[float]:
    """How opaque the glows around plates are."""
    return [item.opacity() for item in table.scene.items() if isinstance(item, PlateGlow) and item.isVisible()]


def test_the_plate_of_the_player_who_decides_glows_and_breathes_for_a_while(moving_table: Table, qtbot: QtBot) -> None:
    build, _ = middle_game()
    moving_table.show(build.view(Decision("main", 0)))
    (steady,) = glows(moving_table)
    qtbot.waitUntil(lambda: glows(moving_table) != [steady])
    assert not moving_table.scene.busy, "nothing waits for it"
    moving_table.scene.finish()
    assert glows(moving_table) == [pytest.approx(steady)]


def test_with_reduced_motion_the_glow_stands_still(moving_table: Table) -> None:
    follow_motion("always", bool)
    build, _ = middle_game()
    moving_table.show(build.view(Decision("main", 0)))
    glow = next(item for item in moving_table.scene.items() if isinstance(item, PlateGlow) and item.isVisible())
    assert not moving_table.scene._animator.is_moving(glow)
