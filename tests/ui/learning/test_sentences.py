"""Sentences of lessons as rich text: every keyword is named and explained in the language in use."""

from __future__ import annotations

import pytest

from gundam_desktop.games import find
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.lesson_texts import parts_of
from gundam_desktop.ui.learning.sentences import SentenceWriter, plain
from gundam_desktop.ui.style.appearance import install_language

GCG = find("gcg")


@pytest.mark.parametrize(("spoken", "blocker"), [("en", "<Blocker>"), ("ja", "《ブロッカー》"), ("zh", "《阻挡者》")])
def test_every_keyword_of_every_lesson_is_named_and_explained(spoken: str, blocker: str) -> None:
    install_language(spoken)
    course = read_course(GCG)
    for lesson in course.lessons.values():
        writer = SentenceWriter(GCG.library, GCG.rulebook, lesson.edition, lesson.names, str)
        texts = course.texts[lesson.id, spoken]
        keywords = {part.value for key in texts for part in parts_of(texts.sentence(key)) if part.kind == "keyword"}
        unexplained = [keyword for keyword in keywords if not writer.reminder(keyword)[1]]
        assert not unexplained, lesson.id
    assert plain(writer.html("{kw:Blocker}")) == blocker


def test_a_keyword_has_the_amount_that_the_sentence_gives_it() -> None:
    install_language("ja")
    writer = SentenceWriter(GCG.library, GCG.rulebook, GCG.newest, {}, str)
    assert plain(writer.html("{kw:Breach 5}、{kw:Breach}")) == "《突破5》、《突破》"
    assert "5" in writer.reminder("Breach 5")[1]
    assert writer.reminder("No keyword") == ("No keyword", "")
