"""The time left, by how long the work has taken so far."""

from __future__ import annotations

from gundam_desktop.cli.progress import TimeLeft


def test_what_was_done_before_the_work_began_does_not_count() -> None:
    now = [0.0]
    left = TimeLeft(lambda: now[0])
    now[0] = 2.0
    assert left.text(51, 100) == "98 s left" or left.text(51, 100) == "2 min left"
    now[0] = 20.0
    assert left.text(60, 100) == "80 s left"
    now[0] = 40.0
    assert left.text(60, 1000) == "63 min left"
    assert left.text(60, 10_000) == "11.0 h left"
