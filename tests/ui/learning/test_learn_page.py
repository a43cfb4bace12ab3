"""The page of lessons and puzzles: what it lists, and that everything opens."""

from __future__ import annotations

import datetime
import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gundam_desktop.locate import player_folder
from gundam_desktop.ui.learning import catalogue, controller
from gundam_desktop.ui.learning.learn_page import LearnPage
from tests.ui.learning.learner import Learner

OPEN = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)


def _page(learner: Learner) -> LearnPage:
    page = learner.window.learning.page
    assert page is not None
    return page


def _lines(learner: Learner) -> list[str]:
    return [tile.entry.title for tile in _page(learner).lessons.tiles]


def test_the_page_opens_by_its_tile_and_by_its_key(learner: Learner) -> None:
    learner.window.show_welcome()
    learner.window.welcome.page.learn.click()
    assert learner.window.pages.currentWidget() is _page(learner)
    assert learner.window.windowTitle().startswith("Learn")
    learner.window.show_welcome()
    learner.key(Qt.Key.Key_T, OPEN)
    assert learner.window.pages.currentWidget() is _page(learner)


def test_a_lesson_opens_by_enter_and_the_page_shows_its_marks(learner: Learner) -> None:
    learner.window.learning.show()
    page = _page(learner)
    assert "The winning shot" in _lines(learner)
    page.lessons.setFocus()
    QTest.keyClick(page.lessons.tiles[0], Qt.Key.Key_Return)
    assert learner.window.on_table
    assert learner.lesson.lesson.id == "winning_shot"
    learner.at_rest()
    learner.key(Qt.Key.Key_T, OPEN)
    assert learner.window.pages.currentWidget() is page
    assert page.buttons["go on"].accessibleName() == "Continue: The winning shot"


def test_a_broken_lesson_of_the_player_is_named_and_the_others_open(learner: Learner, tmp_path: Path) -> None:
    folder = player_folder("lessons", "gcg")
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text("lesson: mine\nminutes: 0\n", encoding="utf-8")
    learner.window.learning.show()
    assert "mine.yaml" in _page(learner).faults.text()
    learner.open("lesson:block")
    assert learner.lesson.lesson.id == "block"


def test_puzzles_of_the_player_are_listed_and_faulty_ones_named(learner: Learner) -> None:
    folder = player_folder("puzzles", "gcg")
    folder.mkdir(parents=True)
    position = "position:\n  A: {battle: [ST01-005]}\n  B: {shields: 0, base: none}\n"
    own = f"title: my_own\n{position}goal: win\nbest: [attack ST01-005 -> player]\n"
    (folder / "own.yaml").write_text(own, encoding="utf-8")
    (folder / "bad.yaml").write_text("title: bad\n", encoding="utf-8")
    learner.window.learning.show()
    assert "bad" in _page(learner).faults.text()
    learner.open("puzzle:my_own")
    learner.make(learner.best)
    assert learner.puzzle.run.solved


def test_the_page_says_what_its_signs_mean(learner: Learner) -> None:
    learner.window.learning.show()
    said = _page(learner).legend.text()
    assert said.startswith("The tiles with a number lead to your first game: 11 lessons, 27 min.")
    assert "The stars of a lesson: done" in said


def test_no_puzzle_of_the_program_tells_what_it_is_about_until_it_is_solved(learner: Learner) -> None:
    learner.window.learning.show()
    known, page = learner.window.learning._known, _page(learner)
    texts = known.puzzle_texts()
    told = {*texts.titles.values(), *texts.themes.values()}

    def shown() -> list[str]:
        said = [(tile.entry.title, tile.entry.spoken, tile.toolTip()) for tile in page.puzzles.tiles]
        return [*itertools.chain.from_iterable(said), page.buttons["daily"].accessibleName()]

    assert [text for text in shown() if any(each in text for each in told)] == []
    assert {tile.entry.title for tile in page.puzzles.tiles} <= set(texts.kinds.values())
    learner.open("puzzle:rest_the_blocker")
    assert texts.titles["rest_the_blocker"] not in learner.panel.head.accessibleName()
    while not learner.puzzle.run.solved:
        learner.make(learner.best)
    assert texts.titles["rest_the_blocker"] in learner.panel.head.accessibleName()
    learner.window.learning.show()
    assert texts.titles["rest_the_blocker"] in shown()


def test_the_puzzle_of_the_day_shows_on_how_many_days_in_a_row_it_was_solved(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def on(day: int) -> None:
        for module in (catalogue, controller):
            monkeypatch.setattr(module, "today", lambda: datetime.date(2026, 3, day))

    def shown() -> str:
        learner.window.learning.show()
        return _page(learner).buttons["daily"].accessibleName()

    on(2)
    daily = learner.window.learning._known.catalogue().daily()
    assert daily is not None
    assert "in a row" not in shown()
    learner.window.learning._known.record.solved("yesterday", without_help=True, day=datetime.date(2026, 3, 1))
    assert "in a row" not in shown(), "one day is no series"
    learner.open("daily")
    while not learner.puzzle.run.solved:
        learner.make(learner.best)
    assert shown().endswith(" · 2 days in a row")
    on(3)
    assert shown().endswith(" · 2 days in a row")
    on(4)
    assert "in a row" not in shown()


def test_a_puzzle_has_its_number_a_picture_and_a_star_when_it_is_solved(learner: Learner) -> None:
    learner.window.learning.show()
    tiles = _page(learner).puzzles.tiles
    assert [tile.entry.number for tile in tiles] == list(range(1, len(tiles) + 1))
    assert sum(tile.entry.is_next for tile in tiles) == 1, "the puzzle of the day"
    assert len({tile.accessibleName() for tile in tiles}) == len(tiles), "a screen reader tells them apart"
    pictures = {tile.entry.face.number for tile in tiles if tile.entry.face is not None}
    assert len(pictures) > 0.9 * len(tiles)
    assert not any(mark for tile in tiles for mark in tile.entry.marks)
    learner.open("puzzle:rest_the_blocker")
    while not learner.puzzle.run.solved:
        learner.make(learner.best)
    learner.window.learning.show()
    solved = [tile.entry for tile in _page(learner).puzzles.tiles if tile.entry.marks[0]]
    assert [entry.marks for entry in solved] == [(True, True)]


def test_arrows_go_from_tile_to_tile_in_both_directions(learner: Learner) -> None:
    learner.window.learning.show()
    tiles = _page(learner).lessons.tiles
    chapters = learner.window.learning._known.course.chapters
    tiles[0].setFocus()
    QTest.keyClick(tiles[0], Qt.Key.Key_Right)
    assert tiles[1].hasFocus()
    QTest.keyClick(tiles[1], Qt.Key.Key_Left)
    QTest.keyClick(tiles[0], Qt.Key.Key_Left)
    assert tiles[0].hasFocus(), "there is nothing further to the left"
    below = {f"lesson:{name}" for name in (*chapters[0].lessons[1:], *chapters[1].lessons)}
    QTest.keyClick(tiles[0], Qt.Key.Key_Down)
    assert next(tile for tile in tiles if tile.hasFocus()).key in below


def test_a_tile_has_its_stars_and_the_next_lesson_is_marked(learner: Learner) -> None:
    learner.window.learning.show()
    page, known = _page(learner), learner.window.learning._known
    assert [tile.entry.is_next for tile in page.lessons.tiles[:2]] == [True, False]
    assert page.standing.accessibleName() == "Lessons: 0 of 24 · stars: 0 of 72"
    for lesson in known.course.lessons.values():
        for step in lesson.steps:
            known.progress.did(lesson.id, step, 0, 0, 0.0)
    learner.window.learning.show()
    assert page.lessons.tiles[0].entry.marks == (True, True, True)
    assert page.standing.accessibleName() == "You have finished the course! Stars: 72 of 72"
