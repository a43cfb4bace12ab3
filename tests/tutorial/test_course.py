"""The course that the program ships, a player's own lessons, and files that are broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.locate import HOME
from gundam_desktop.tutorial.course import OWN_CHAPTER, read_course
from gundam_desktop.tutorial.text_check import common_faults, minutes_of
from tests.games.toy.game_module import GAME_MODULE as TOY
from tests.tutorial.lessons import BLOCK, course, gcg

LONGEST_FIRST_PATH = 28
LANGUAGES = ("en", "ja", "zh")


def test_the_course_is_whole() -> None:
    assert course().faults == ()
    assert list(common_faults(course())) == []
    named = [name for chapter in course().chapters for name in chapter.lessons]
    assert list(course().lessons) == named
    assert set(course().first_path) <= set(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_path_takes_no_longer_than_it_says(language: str) -> None:
    lessons = [course().lessons[name] for name in course().first_path]
    minutes = sum(minutes_of(lesson, course(), gcg(), language) for lesson in lessons)
    assert 0 < minutes <= LONGEST_FIRST_PATH


def test_many_clauses_are_met() -> None:
    lessons, book = course().lessons, gcg().rulebook
    assert book is not None
    for names, least in ((course().first_path, 60), (tuple(lessons), 150)):
        met = {book.number_in(lessons[name].edition, each) for name in names for each in lessons[name].clauses}
        assert len(met) >= least


def test_a_lesson_comes_after_those_that_it_needs() -> None:
    order = list(course().lessons)
    for lesson in course().lessons.values():
        assert all(order.index(need) < order.index(lesson.id) for need in lesson.needs)


def test_own_lessons_are_read_and_a_broken_one_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    folder = tmp_path / "lessons" / "gcg"
    (folder / "text").mkdir(parents=True)
    (folder / "mine.yaml").write_text(BLOCK.replace("lesson: block", "lesson: mine"), encoding="utf-8")
    (folder / "text" / "mine.en.yaml").write_text("title: My own\nfirst: {task: Block.}\n", encoding="utf-8")
    (folder / "broken.yaml").write_text("lesson: broken\nsteps: none\n", encoding="utf-8")
    (folder / "other.yaml").write_text(BLOCK, encoding="utf-8")
    read = read_course(gcg())
    assert read.chapters[-1] == (OWN_CHAPTER, ("mine",))
    assert set(read.lessons) == {*course().lessons, "mine"}
    assert [fault.split(":")[0].split("/")[-1] for fault in read.faults] == ["broken.yaml, line 1", "other.yaml"]
    assert read.sentence("mine", "first.task", "ja") == "Block.", "in English where a language has none"
    assert read.sentence("mine", "first.lost", "ja") == course().sentence("common", "lost", "ja") != ""


def test_a_game_without_lessons_has_an_empty_course() -> None:
    assert read_course(TOY) == ((), (), {}, {}, ())
