"""What is known of a clause besides its words, as rich text."""

from __future__ import annotations

from gundam_desktop.rulebook.evidence import ShowingScenario
from gundam_desktop.ui.rulebook.clause_facts import Lesson, Met, lessons_html, met_html, scenarios_html


def test_nothing_known_is_nothing_shown() -> None:
    assert met_html((), 5) == scenarios_html(()) == lessons_html(()) == ""


def test_the_last_times_are_links_to_their_moment_and_refusals_are_none() -> None:
    shown = met_html([Met("", f"<{n}>", n) for n in range(1, 4)] + [Met("Turn 2", "Refused.", 0)], 2)
    assert "&lt;2&gt;" not in shown
    assert "<a href='moment:3'>&lt;3&gt;</a>" in shown
    assert "Turn 2" in shown
    assert "<br>Refused.</p>" in shown


def test_scenarios_and_lessons_are_links() -> None:
    shown = scenarios_html([ShowingScenario("First", "a.yaml", 1), ShowingScenario("<Second>", "b.yaml", 2)])
    assert "<a href='scenario:1'>▶ &lt;Second&gt;</a>" in shown
    assert "<a href='lesson:block'>▶ Block</a>" in lessons_html([Lesson("block", "Block")])
