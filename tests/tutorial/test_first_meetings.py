"""What is met for the first time: each thing once, in the order in which it was met."""

from __future__ import annotations

from gundam_desktop.games import find
from gundam_desktop.tabletop import Event
from gundam_desktop.tutorial.first_meetings import FirstMeetings
from gundam_desktop.tutorial.lesson import ExpectedEvent, FreePlay

GCG = find("gcg")
FREE = FreePlay(
    "gentle", 0, ((ExpectedEvent("attacked"), "attack"), (ExpectedEvent("phase", word="draw"), "draw")), ("deployed",)
)
DEMI = Event("deployed", "4-8-1", card=7, number="ST01-008")
"""Demi Trainer: a Unit with <Blocker>."""


def fits(event: Event, expected: ExpectedEvent) -> bool:
    return event.kind == expected.kind and expected.word in {None, event.word}


def test_each_thing_is_named_once_a_little_at_a_time() -> None:
    meetings = FirstMeetings(GCG.library, GCG.newest)
    events = [Event("attacked", ""), Event("phase", "", word="main"), DEMI, Event("phase", "", word="draw")]
    meetings.notice(FREE, "game", [*events, *events], fits)
    first, second = meetings.take(1), meetings.take(9)
    assert [each.say for each in first] == ["attack"]
    assert [each.key for each in second] == ["badge:blocker", "game.draw"]
    assert second[0].card == 7
    assert second[0].word == ("badge", "blocker")
    meetings.notice(FREE, "game", events, fits)
    assert not meetings.take(9)


def test_what_was_named_before_is_not_named_again_and_what_is_forgotten_stays_new() -> None:
    meetings = FirstMeetings(GCG.library, GCG.newest, ["badge:blocker"])
    meetings.notice(FREE, "game", [DEMI, Event("attacked", "")], fits)
    meetings.forget()
    assert not meetings.take(9)
    meetings.notice(FREE, "game", [DEMI, Event("attacked", "")], fits)
    assert [each.say for each in meetings.take(9)] == ["attack"]


def test_a_card_that_the_learner_may_not_see_tells_nothing() -> None:
    meetings = FirstMeetings(GCG.library, GCG.newest)
    meetings.notice(FREE, "game", [DEMI._replace(seen_by=2).as_seen_by(0)], fits)
    assert not meetings.take(9)
