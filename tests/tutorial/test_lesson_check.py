"""The course passes the check of lessons, and the check finds what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gundam_desktop.games import KEYS, find
from gundam_desktop.locate import HOME
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.lesson_check import RANDOM_RUNS, check_lesson
from gundam_desktop.tutorial.text_check import common_faults
from tests.tutorial.lessons import BLOCK, course, gcg, lesson_of


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", list(course().lessons))
def test_every_lesson_of_the_course_holds(name: str, times: Callable[[int], int]) -> None:
    result = check_lesson(course().lessons[name], course(), gcg(), times(RANDOM_RUNS))
    assert result.why == ()
    assert result.wrong_tries > 0


@pytest.mark.parametrize("key", KEYS[1:])
def test_every_lesson_of_the_other_games_holds(key: str, times: Callable[[int], int]) -> None:
    game_module = find(key)
    others = read_course(game_module)
    assert others.faults == ()
    assert not others.chapters or list(common_faults(others)) == []
    for lesson in others.lessons.values():
        assert check_lesson(lesson, others, game_module, times(RANDOM_RUNS)).why == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("by: [block demi]", "by: [pass]", "by: it does not reach the goal"),
        ("by: [block demi]", "by: [block zowort]", "by: it cannot be played"),
        ("goal: {demi: {zone: B.trash}, B.shields: 1}", "goal: {B.shields: 1}", "goal: it holds already"),
        ("{kind: blocked, card: demi}", "{kind: blockd, card: demi}", "has not happened; did you mean blocked?"),
        ("refused: block zowort", "refused: block demi", "tries: `block demi`"),
        ("{choice: pass, say: passed", "{choice: block zowort, say: passed", "cannot be tried anywhere"),
        ("clauses: [7-4-1]", "clauses: [7-4-1, 6-4-1]", "clauses: no event, refusal or step cites 6-4-1"),
        ("lesson: block", "lesson: block\nneeds: [blok]", "needs: there is no lesson blok; did you mean block?"),
        ('right: "no"', 'right: "no"\n    proof: {B.shields: 4}', "proof: B.shields: expected 4, is 1"),
        ("before: [{A: attack sandrock -> player}]", "before: [{A: attack sandrock -> demi}]", "`before`"),
        ("ST01-008", "ST01-010", "is no Unit"),
        ("lesson: block", "lesson: unworded", "there are no texts in en"),
    ],
)
def test_what_is_wrong_is_found(old: str, new: str, why: str) -> None:
    assert old in BLOCK
    faults = check_lesson(lesson_of(BLOCK.replace(old, new)), course(), gcg(), 0).why
    assert any(why in fault for fault in faults), faults


def test_a_step_from_which_nothing_leads_on_is_found() -> None:
    other = BLOCK + "  - {id: far, goal: {B.shields: 0}, by: [pass]}\n"
    faults = check_lesson(lesson_of(other.replace("    until", "    next: asked\n    until")), course(), gcg(), 0).why
    assert not any("no solution leads here" in fault for fault in faults)
    lost = other.replace("  - id: asked", "  - id: asked\n    next: asked")
    faults = check_lesson(lesson_of(lost), course(), gcg(), 0).why
    assert any("no solution leads here" in fault for fault in faults), faults


@pytest.mark.clone
def test_the_example_of_the_page_for_authors_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    lesson, sentences = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    folder = tmp_path / "lessons" / "gcg"
    (folder / "text").mkdir(parents=True)
    (folder / "example.yaml").write_text(lesson.replace("lesson: block", "lesson: example"), encoding="utf-8")
    (folder / "text" / "example.en.yaml").write_text(sentences, encoding="utf-8")
    monkeypatch.setenv(HOME, str(tmp_path))
    read = read_course(gcg())
    assert read.faults == ()
    assert check_lesson(read.lessons["example"], read, gcg(), 10).why == ()
