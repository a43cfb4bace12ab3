"""Cards are dealt, move, turn, take damage and break; whatever a player does meanwhile takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Change, Choice, Event
from gundam_desktop.ui.table.animation import Animator, animate_to
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import RisingFigure
from gundam_desktop.ui.table.items.shatter_effect import ShatterEffect
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, middle_game
from tests.ui.table_driver import FRIENDS, Take


def dealt() -> tuple[ViewBuilder, list[int], list[Event]]:
    """The first view of a game, the cards of the near hand, and how they came there."""
    build = ViewBuilder()
    for seat in (0, 1):
        for _ in range(45):
            build.add(seat, "deck", "")
    hand = [build.add(0, "hand", number) for number in ("PX-001", "PX-002", "PX-003", "PX-004", "PX-005")]
    hand += [build.add(1, "hand", "") for _ in range(5)]
    events = [
        Event("drew", "5-2-1-5", build.cards[card].owner, card, changes=(Change(card, zone="hand", seat=0),))
        for card in hand
    ]
    return build, hand, events


def test_hands_are_dealt_one_card_after_the_other(moving_table: Table, qtbot: QtBot) -> None:
    build, hand, events = dealt()
    moving_table.show(build.view(), [], events)
    items = [moving_table.item(card) for card in hand]
    decks = [moving_table.scene.layout.stack_pose(near, "deck").point for near in (True, False)]
    assert all(item.pos() == decks[item.card not in hand[:5]] for item in items)
    homes: list[int] = []

    def note() -> bool:
        homes.extend(item.card for item in items if item.pos() == item.home.point and item.card not in homes)
        return not moving_table.scene.busy

    qtbot.waitUntil(note)
    assert homes == hand
    assert all(moving_table.is_home(card) for card in hand)


@pytest.mark.parametrize(("before", "after", "way"), [(270, 360, 90), (0, 270, -90), (0, 90, 90), (90, 0, -90)])
def test_a_card_turns_the_shorter_way(moving_table: Table, before: int, after: int, way: int) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    item = moving_table.item(ids["pathfinder"])
    item.setRotation(before)
    animate_to(Midway(), item, item.home._replace(rotation=after))
    assert 0 < (item.rotation() - before) / way < 1


class Midway(Animator):
    """Shows each movement half way, and no more."""

    def run(
        self,
        key: object,
        duration: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
        glitter: bool = False,
        fades: bool = False,
    ) -> None:
        step(0.5)


def test_a_hand_is_dealt_face_down_and_turns_over_on_its_way(moving_table: Table) -> None:
    moving_table.scene.set_speed(0.01)
    build, hand, events = dealt()
    moving_table.show(build.view(), [], events)
    last = moving_table.item(hand[4])
    assert last.face is not None
    assert last.face.number == "PX-005"
    assert not colourful(around(moving_table, last.pos(), 40))
    moving_table.scene.finish()
    assert colourful(around(moving_table, last.pos(), 40))


def test_a_game_begins_with_a_deal(qtbot: QtBot, take: Take) -> None:
    hand = take(speed=0.5)
    moving = [item for item in hand.match.scene.items() if isinstance(item, CardItem) and not item.still]
    assert len(moving) == 10
    assert hand.asked  # what is to be decided does not wait for the cards
    hand.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: hand.match.curtain.is_down)


def test_nothing_is_dealt_in_a_game_that_is_opened_without_motion(take: Take) -> None:
    hand = take(setup=FRIENDS, speed=0)
    assert all(item.still for item in hand.match.scene.items() if isinstance(item, CardItem))


def destroyed(build: ViewBuilder, card: int, zone: str = "trash") -> list[Event]:
    change = Change(card, zone=zone, seat=build.cards[card].owner, position=0)
    build.move(card, build.cards[card].owner, "trash", position=0)
    return [Event("destroyed", "4-10-1", build.cards[card].owner, card, changes=(change,))]


def shards(table: Table) -> list[ShatterEffect]:
    return [item for item in table.scene.items() if isinstance(item, ShatterEffect)]


def test_a_destroyed_unit_breaks_where_it_stood(moving_table: Table, qtbot: QtBot) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    stood = moving_table.item(ids["scout"]).pos()
    events = destroyed(build, ids["scout"])
    moving_table.show(build.view(), [], events)
    (pieces,) = shards(moving_table)
    assert pieces.pos() == stood
    record = moving_table.item(ids["scout"]).record
    assert record is not None
    assert record.card.zone == "trash"
    assert moving_table.is_home(ids["scout"])  # it breaks and does not slide
    assert moving_table.item(ids["scout"]).opacity() < 0.1
    qtbot.waitUntil(lambda: not shards(moving_table))
    qtbot.waitUntil(lambda: moving_table.item(ids["scout"]).opacity() == 1)


def test_the_pieces_fly_apart_and_fade(moving_table: Table) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    moving_table.show(build.view(), [], destroyed(build, ids["scout"]))
    (pieces,) = shards(moving_table)
    moving_table.scene.set_speed(0.0001)

    def seen(share: float) -> int:
        pieces.fly(share)
        return colourful(around(moving_table, pieces.pos(), 50))

    assert seen(0.2) > seen(0.5) > seen(0.73)


def around(table: Table, place: QPointF, far: int) -> QImage:
    at = table.view.mapFromScene(place)
    return table.view.grab().toImage().copy(at.x() - far, at.y() - far, 2 * far, 2 * far)


def colourful(image: QImage) -> int:
    """How many points have the purple of the card."""
    points = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return sum(image.pixelColor(*at).hsvSaturation() > 90 and image.pixelColor(*at).hue() > 270 for at in points)


def test_a_broken_shield_is_turned_over_and_goes_its_way(moving_table: Table) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    shield = ids["shield 0"]
    change = Change(shield, zone="resolving", seat=0, number="PX-032")
    build.zones[0, "shields"].remove(shield)
    build.change(shield, zone="resolving", number="PX-032")
    moving_table.show(build.view(), [], [Event("shield destroyed", "4-10-3", 0, shield, changes=(change,))])
    assert len(shards(moving_table)) == 1
    assert not moving_table.is_home(shield)
    assert moving_table.item(shield).face is not None


def test_a_token_that_breaks_leaves_only_its_pieces(moving_table: Table) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    scout = ids["scout"]
    build.zones[0, "battle"].remove(scout)
    del build.cards[scout]
    change = Change(scout, zone="outside", seat=0)
    moving_table.show(build.view(), [], [Event("destroyed", "4-10-1", 0, scout, changes=(change,))])
    assert len(shards(moving_table)) == 1
    assert scout not in moving_table.items()


def test_without_motion_nothing_breaks_or_rises(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view())
    table.show(build.view(), [], destroyed(build, ids["scout"]))
    assert not shards(table)
    assert not [item for item in table.scene.items() if isinstance(item, RisingFigure)]
    assert table.is_home(ids["scout"])


@pytest.mark.parametrize("slow", [0.2, 0.02])
def test_a_card_is_attacked_with_while_others_move(moving_table: Table, slow: float) -> None:
    """Real clicks, in the middle of the motion: they take effect at once."""
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    table.scene.set_speed(slow)
    for name in ("hand PX-004", "hand PX-005", "hand PX-008"):
        build.move(ids[name], 0, "trash")
    attack = Choice("attack", ids["pathfinder"], ids["prime"])
    events = destroyed(build, ids["scout"])
    table.show(build.view(), [attack], events)
    assert table.scene.busy
    table.click(table.point(ids["pathfinder"]))
    table.click(table.point(ids["prime"]))
    assert table.all_told("chosen") == [attack]


def test_a_card_is_dragged_while_it_moves(moving_table: Table) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    table.scene.set_speed(0.02)
    card = ids["hand PX-004"]
    deploy = Choice("deploy", card)
    build.move(ids["hand PX-008"], 0, "trash")
    table.show(build.view(), [deploy])
    item = table.item(card)
    assert not item.still
    table.drag(table.point(card), table.middle(True, "battle"))
    assert table.all_told("chosen") == [deploy]


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_at_twice_the_speed_a_card_goes_twice_as_far_in_a_frame(table: Table, speed: float, qtbot: QtBot) -> None:
    table.scene.set_speed(speed)
    clock = table.scene.findChild(Animator)
    assert isinstance(clock, Animator)
    shares: list[float] = []
    clock.run("a card", 1000, shares.append)
    qtbot.waitUntil(lambda: len(shares) > 3)
    clock.stop("a card")
    longest = max(later - sooner for sooner, later in pairwise(shares))
    assert 0.012 * speed <= longest <= 0.051 * speed


def test_the_mouse_finds_a_card_where_it_is_drawn(moving_table: Table) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    table.scene.set_speed(0.01)
    build.change(ids["pathfinder"], rested=True)
    build.move(ids["scout"], 0, "trash")
    table.show(build.view())
    item = table.item(ids["scout"])
    QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(item.mapToScene(QPointF(0, 0))))
    assert table.told[-1] == ("pointed", ids["scout"])
