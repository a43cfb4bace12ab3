"""Back and forward among the clauses that were read."""

from __future__ import annotations

from gundam_desktop.ui.rulebook.reading_history import ReadingHistory


def test_back_and_forward() -> None:
    history = ReadingHistory()
    assert (history.number, history.can_go_back, history.can_go_forward) == ("", False, False)
    assert not history.go(-1)
    for number in ("1", "2", "2", "3"):
        history.open(number)
    assert history.go(-1)
    assert (history.number, history.can_go_back, history.can_go_forward) == ("2", True, True)
    assert history.go(-1)
    assert not history.go(-1)
    assert history.go(2)
    assert history.number == "3"
    history.go(-2)
    history.open("4")
    assert not history.can_go_forward
    history.clear()
    assert history.number == ""
