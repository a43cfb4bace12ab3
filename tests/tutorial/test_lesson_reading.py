"""Reading lessons: what is wrong is named by file, line and field, with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.tutorial.lesson_reading import read_lesson
from tests.tutorial.lessons import BLOCK, gcg, lesson_of, run_of


def test_a_lesson_is_read() -> None:
    lesson = lesson_of(BLOCK)
    assert (lesson.id, lesson.seat, lesson.edition) == ("block", 1, "1.9")
    assert [step.kind for step in lesson.steps] == ["goal", "ask"]
    assert lesson.names == {"sandrock": "ST02-004", "demi": "ST01-008", "zowort": "ST01-009"}
    assert [way.go for way in lesson.steps[0].ways] == ["asked"]
    assert lesson.steps[1].ways == ()


def test_a_changed_step_has_another_hash_and_the_others_keep_theirs() -> None:
    first, changed = lesson_of(BLOCK), lesson_of(BLOCK.replace("say: tired", "say: rested"))
    assert first.steps[0].content != changed.steps[0].content
    assert first.steps[1].content == changed.steps[1].content


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("goal: {demi", "gaol: {demi", 15, "steps[1].gaol: there is no such field; did you mean goal?"),
        ("by: [block demi]", "by: [blok demi]", 19, "`blok demi` is no choice"),
        ("by: [block demi]", "by: [block dummy]", 19, "no card has the label dummy"),
        ("clauses: [7-4-1]", "clauses: [7-4-9]", 4, "there is no clause 7-4-9"),
        ("clauses: [7-4-1]", 'clauses: ["1.9:7-4-9"]', 4, "1.9:7-4-9"),
        ("zones: [B.shields]", "zones: [B.shield]", 14, "there is no zone B.shield; did you mean B.shields?"),
        ("ST01-008", "ST01-088", 10, "no card has the number ST01-088; did you mean"),
        ('right: "no"', 'right: "maybe"', 27, "there is no answer maybe"),
        ("id: asked", "id: first", 24, "two steps have the name first"),
        ("seat: B", "seat: C", 5, "expected 'A' or 'B'"),
        ("    by: [block demi]\n", "", 13, "by: is missing"),
        ("say: tired}", "say: tired, go: xyz}", 23, "there is no step xyz; expected first, asked"),
        (
            "rested: true}]}\nbefore",
            "rested: true}, {card: ST01-005, as: demi}]}\nbefore",
            10,
            "demi is ST01-008 elsewhere",
        ),
        ("lesson: block", "lesson: block\nedition: '2.0'", 3, "there is no edition 2.0"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, line: int, why: str) -> None:
    assert old in BLOCK
    with pytest.raises(ScenarioError) as error:
        run_of(BLOCK.replace(old, new))
    assert why in str(error.value)
    assert error.value.line == line


def test_the_position_of_a_step_is_wrong_at_its_own_line() -> None:
    text = BLOCK + "    position: {A: {battle: [{card: ST01-005, rusted: true}]}}\n"
    with pytest.raises(ScenarioError) as error:
        lesson_of(text)
    assert (error.value.line, error.value.field) == (28, "position.A.battle[1].rusted")


def test_a_file_that_is_no_lesson_is_named(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    with pytest.raises(ScenarioError, match=r"own\.yaml: cannot be read"):
        read_lesson(file, gcg())
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="UTF-8"):
        read_lesson(file, gcg())
    file.write_text("lesson: [", encoding="utf-8")
    with pytest.raises(ScenarioError, match="not valid YAML"):
        read_lesson(file, gcg())
