"""What is known of a clause besides its words: where it applied in this game, what shows it, what teaches it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from gundam_desktop.rulebook.evidence import ShowingScenario
from gundam_desktop.ui.rulebook.clause_html import heading, small
from gundam_desktop.ui.style.translation import translate

SCENARIO, MOMENT, LESSON = "scenario", "moment", "lesson"
"""Schemes of the links: a scenario by its place in the list, a moment of the game, a lesson by its id."""


class Met(NamedTuple):
    """One time that a clause applied in the game on the table."""

    turn: str
    """The heading of its turn; empty before the first one."""
    text: str
    moment: int
    """How many events the reader had seen when it was over (`LogRow.moment`); 0 for what is no event."""


class Lesson(NamedTuple):
    """A lesson that teaches a clause."""

    id: str
    title: str


def met_html(met: Sequence[Met], most: int) -> str:
    """The last times that a clause applied in the game on the table, at most `most`; empty if there is none."""
    if not met:
        return ""
    told = [_met(each) for each in met[-most:]]
    return "".join([heading(translate("ClauseFacts", "Came up in this game")), *told])


def _met(met: Met) -> str:
    text = escape(met.text)
    shown = f"<a href='{MOMENT}:{met.moment}'>{text}</a>" if met.moment else text
    return f"<p>{small(escape(met.turn))}<br>{shown}</p>" if met.turn else f"<p>{shown}</p>"


def scenarios_html(scenarios: Sequence[ShowingScenario]) -> str:
    """The scenarios that show a clause; empty without any."""
    if not scenarios:
        return ""
    links = [
        f"<p><a href='{SCENARIO}:{place}'>▶ {escape(scenario.title)}</a></p>"
        for place, scenario in enumerate(scenarios)
    ]
    return "".join([heading(translate("ClauseFacts", "Shown by these scenarios")), *links])


def lessons_html(lessons: Sequence[Lesson]) -> str:
    """The lessons that teach a clause; empty without any."""
    if not lessons:
        return ""
    links = [f"<p><a href='{LESSON}:{lesson.id}'>▶ {escape(lesson.title)}</a></p>" for lesson in lessons]
    return "".join([heading(translate("ClauseFacts", "Taught in these lessons")), *links])
