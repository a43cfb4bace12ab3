"""What is shown of a move stays long enough to be read, and no longer than it must."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import Change, Event
from gundam_desktop.ui.table.event_player import EventPlayer

LARGE = 1650.0


class Played:
    """An event player whose time is moved by hand; `shown` are the kinds of events with what they stay."""

    def __init__(self, events: list[Event], stays: list[float], approach: float = 0.0, *, speed: float = 1.0) -> None:
        self.shown: list[tuple[str, float]] = []
        self.finals: list[bool] = []
        self.player = EventPlayer(
            lambda event, stay: self.shown.append((event.kind, stay)), lambda _: stays, lambda *_: approach
        )
        self.player.speed = speed
        self.player.add(events, self.finals.append)


def events(*kinds: str) -> list[Event]:
    return [Event(kind, "1") for kind in kinds]


def test_what_stays_comes_in_a_round_of_its_own(qapp: QApplication) -> None:
    played = Played(events("deployed"), [LARGE])
    assert not played.shown
    played.player.go_on()
    assert played.shown == [("deployed", LARGE)]


def test_an_event_waits_until_what_leads_up_to_it_is_over(qapp: QApplication) -> None:
    played = Played(events("damaged"), [0.0], approach=300)
    assert not played.shown
    assert played.player._timer.interval() == 300


@pytest.mark.parametrize("count", [1, 7, 30])
def test_however_many_come_each_can_be_read(qapp: QApplication, count: int) -> None:
    played = Played(events(*["deployed"] * count), [LARGE] * count)
    for _ in range(2 * count):
        played.player.go_on()
    assert len(played.shown) == count
    assert all(stay >= 1200 for _, stay in played.shown)


def test_it_stays_at_an_event_that_is_held_until_it_goes_on(qapp: QApplication) -> None:
    played = Played(events("deployed", "played"), [LARGE] * 2)
    played.player.go_on()
    played.player.hold()
    QApplication.processEvents()
    assert not played.player._timer.isActive()
    played.player.go_on()
    played.player.go_on()
    assert [kind for kind, _ in played.shown] == ["deployed", "played"]


def test_the_time_that_is_needed_is_known_at_each_speed(qapp: QApplication) -> None:
    usual, slow = (Played(events("deployed"), [LARGE], speed=speed).player.longest_ms for speed in (1.0, 0.5))
    assert slow == 2 * usual > 2 * LARGE


def test_both_sides_of_a_battle_are_hit_at_once(qapp: QApplication) -> None:
    hits = [Event("damaged", "8-5", changes=(Change(card, damage=2),)) for card in (1, 2)]
    played = Played(hits, [0.0, 0.0])
    assert played.player._timer.interval() < 100
