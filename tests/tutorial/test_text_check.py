"""The check of the texts: keys, placeholders, figures and lengths."""

from __future__ import annotations

import pytest

from gundam_desktop.languages import LANGUAGES
from gundam_desktop.tutorial.course import OWN_CHAPTER, Chapter, Course
from gundam_desktop.tutorial.lesson_texts import LessonTexts
from gundam_desktop.tutorial.text_check import minutes_of, text_faults
from tests.tutorial.lessons import BLOCK, course, gcg, lesson_of

SENTENCES = {
    "title": "Block",
    "first.task": "Rest {demi}; {kw:Blocker} lets it take 4 damage.",
    "first.done": "Done ({7-4-1}).",
    "first.hint1": "Look.",
    "first.passed": "Passed.",
    "first.tired": "Tired.",
    "asked.task": "Twice?",
    "asked.done": "No.",
    "asked.hint1": "Think.",
}


def faults_of(changed: dict[str, str], language: str) -> list[str]:
    lesson = lesson_of(BLOCK.replace("lesson: block", "lesson: mine"))
    texts = dict[tuple[str, str], LessonTexts]()
    texts |= {("mine", each): LessonTexts(f"mine.{each}.yaml", SENTENCES) for each in LANGUAGES}
    sentences = {key: text for key, text in {**SENTENCES, **changed}.items() if text}
    texts["mine", language] = LessonTexts(f"mine.{language}.yaml", sentences)
    return text_faults(lesson, Course((), (), {"mine": lesson}, texts, ()), gcg())


def test_whole_texts_have_no_faults() -> None:
    assert faults_of({}, "ja") == []


@pytest.mark.parametrize(
    ("changed", "language", "why"),
    [
        ({"first.done": ""}, "ja", "mine.ja.yaml: first.done is missing"),
        ({"first.tird": "Tired."}, "zh", "mine.zh.yaml: nothing uses first.tird; did you mean first.tired?"),
        ({"first.done": "Done ({7-4-2})."}, "ja", "first.done: its placeholders are not those of mine.en.yaml"),
        ({"first.task": "Rest {demi}; {kw:Blocker}, 5."}, "ja", "first.task: its figures are not those"),
        ({"first.done": "Done ({7-4-77})."}, "en", "{7-4-77} is not a clause"),
        ({"first.task": "Rest {dmi}; {kw:Blocker} 4."}, "en", "{dmi} names no card; did you mean demi?"),
        ({"first.task": "Rest {demi}; {kw:Bloker} 4."}, "en", "{kw:Bloker} is not a keyword"),
        ({"first.hint1": "word " * 36}, "en", "first.hint1: 36 are too long; at most 35"),
        ({"first.hint1": "字" * 61}, "zh", "first.hint1: 61 are too long; at most 60"),
        ({"first.say": "字" * 60}, "ja", "first.say is not in all languages"),
    ],
)
def test_a_fault_is_named_with_file_and_key(changed: dict[str, str], language: str, why: str) -> None:
    assert any(why in fault for fault in faults_of(changed, language)), faults_of(changed, language)


def test_a_lesson_without_a_language_is_named() -> None:
    lesson = lesson_of(BLOCK.replace("lesson: block", "lesson: mine"))
    assert len(text_faults(lesson, course(), gcg())) == len(LANGUAGES)


def test_an_own_lesson_needs_one_language_alone() -> None:
    lesson = lesson_of(BLOCK.replace("lesson: block", "lesson: mine"))
    texts = {("mine", "ja"): LessonTexts("mine.ja.yaml", SENTENCES)}
    chapters = (Chapter(OWN_CHAPTER, ("mine",)),)
    assert text_faults(lesson, Course(chapters, (), {"mine": lesson}, texts, ()), gcg()) == []
    assert len(text_faults(lesson, Course((), (), {"mine": lesson}, texts, ()), gcg())) == 2
    assert text_faults(lesson, Course(chapters, (), {"mine": lesson}, {}, ()), gcg()) != []


def test_reading_takes_its_time_and_so_does_each_choice() -> None:
    lesson = lesson_of(BLOCK.replace("lesson: block", "lesson: mine"))
    texts = {("mine", "en"): LessonTexts("mine.en.yaml", {"title": "Mine", "first.task": "word " * 18})}
    minutes = minutes_of(lesson, Course((), (), {"mine": lesson}, texts, ()), gcg(), "en")
    assert minutes == pytest.approx(18 / 180 + 2 * 6 / 60), "18 words, a block and an answer"
