"""Sentences of lessons: parts with placeholders, and files that are not as they should be."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.tutorial.lesson_texts import Part, parts_of, placeholders, plain, read_texts

SENTENCE = "{demi} has {kw:Blocker}; {key:end} ends ({7-4-1})."


def test_a_sentence_has_parts() -> None:
    assert list(parts_of("Rest {demi}.")) == [Part("text", "Rest "), Part("card", "demi"), Part("text", ".")]
    kinds = [(part.kind, part.value) for part in placeholders(SENTENCE)]
    assert kinds == [("card", "demi"), ("keyword", "Blocker"), ("key", "end"), ("clause", "7-4-1")]
    assert [part.kind for part in placeholders("{1.9:5-20-1} {ST01-005}")] == ["clause", "card"]
    assert placeholders("{ZX-7} {rule:ZX-7}") == [Part("card", "ZX-7"), Part("clause", "ZX-7")]


def test_a_sentence_as_plain_text() -> None:
    assert plain(SENTENCE, str.title) == "Demi has Blocker; end ends (7-4-1)."


def test_texts_are_read_by_step(tmp_path: Path) -> None:
    file = tmp_path / "block.en.yaml"
    file.write_text('title: Block\nfirst: {task: Block., "yes": "Yes"}\n', encoding="utf-8")
    texts = read_texts(file)
    assert list(texts) == ["title", "first.task", "first.yes"]
    assert texts.sentence("first.task") == "Block."
    assert texts.sentence("first.done") == ""
    assert texts.parts("title") == [Part("text", "Block")]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title: [1]\n", "line 1: title: expected a text"),
        ("title: Block\nfirst: {task: no}\n", "line 2: first.task: `no` without quotes is a truth value in YAML"),
        ("- Block\n", "expected a mapping of fields"),
    ],
)
def test_a_faulty_file_is_named(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "block.en.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as error:
        read_texts(file)
    assert why in str(error.value)
