"""Clocks of a game that the server holds: what undo and claims do to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.protocol import Rules
from tests.net.table_driver import begin, play, settle, two


def test_an_undo_gives_no_time_back(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(clock=600.0))
    begin(desk, a, b)
    deciding, other = (a, b) if a.decides else (b, a)
    position = desk.game.live.history.position
    desk.time += 100
    deciding.choose()
    settle(a, b)
    deciding.send(up.Ask(what="undo", to=position))
    settle(a, b)
    if other.of(down.Asks):
        other.send(up.Agree(what="undo", yes=True))
        settle(a, b)
    assert desk.game.live.history.position == position
    assert deciding.played is not None
    assert deciding.played.clock is not None
    assert deciding.played.clock[deciding.seat] == pytest.approx(500.0)


def test_a_draw_that_is_claimed_on_time_is_no_fault(tmp_path: Path) -> None:
    desk, a, b = two(tmp_path, Rules(clock=60.0))
    begin(desk, a, b)
    play(a, b, until=10)
    other = b if a.decides else a
    desk.time += 61
    desk.table.tick()
    other.send(up.Claim(what="draw"))
    settle(a, b)
    assert [(over.result, over.how) for over in a.of(down.Over)] == [("draw", "time")]
    assert [guest.faults for guest in (a, b)] == [(), ()]
