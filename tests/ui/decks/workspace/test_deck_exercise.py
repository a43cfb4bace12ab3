"""The deck task of a lesson in the deck builder: there and back, judged by the deck that was made, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from gundam_desktop.tutorial.progress import Progress
from gundam_desktop.ui.decks.workspace.deck_exercise import DeckExercise
from gundam_desktop.ui.learning.learning_library import LearningLibrary
from tests.ui.learning.learner import Learner
from tests.ui.table_driver import LEFT


@pytest.fixture
def learner(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Learner]:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)  # no thread that reads all scenarios
    learner = Learner(qtbot)
    learner.window.learning.open_lesson("deck_that_links", "mend")
    learner.at_rest()
    yield learner
    learner.window.close()


def exercise(learner: Learner) -> DeckExercise:
    page = learner.window.learning.exercise
    assert page is not None
    return page


def press(learner: Learner) -> None:
    QTest.mouseClick(learner.panel.main, LEFT)


def test_a_deck_is_mended_in_the_deck_builder(learner: Learner) -> None:
    assert "deck builder" in learner.panel.main.text()
    press(learner)
    page = exercise(learner)
    assert learner.window.pages.currentWidget() is page
    assert not learner.window.decks.is_shown, "the player's own decks are not touched"
    assert learner.panel.window() is learner.window
    assert page.isAncestorOf(learner.panel)

    press(learner)
    assert learner.said.startswith("×"), "nothing is mended yet"
    page.builder.document.remove("ST01-005")
    page.builder.document.set_count("ST02-005", 0)
    assert not learner.said, "an answer is about the deck that was handed in"
    page.builder.document.set_count("ST01-003", 3)
    assert "3 of 3" in learner.panel.task.accessibleName()
    press(learner)
    assert learner.said.startswith("✓"), learner.said
    lesson = learner.lesson.lesson
    assert Progress("gcg").step(lesson.id, lesson.step("mend")).done

    press(learner)
    assert learner.window.on_table
    assert learner.lesson.run.step is lesson.step("partner")
    learner.qtbot.waitUntil(lambda: learner.window.play_page.isAncestorOf(learner.panel))


def test_the_deck_is_kept_when_the_builder_is_left_and_when_the_program_ends(learner: Learner) -> None:
    press(learner)
    exercise(learner).builder.document.remove("ST01-005")
    learner.window.learning.show()  # the menu leads away
    learner.qtbot.waitUntil(lambda: not exercise(learner).isAncestorOf(learner.panel))
    learner.window.show_table()
    assert learner.panel.isVisible()
    assert "deck builder" in learner.panel.main.text()
    press(learner)
    assert exercise(learner).builder.document.deck.copies("ST01-005") == 4

    QTest.mouseClick(learner.panel.tools["table"], LEFT)
    assert learner.window.on_table
    learner.window.learning.open_lesson("deck_that_links", "mend")  # as after a restart: read from the disk
    known = LearningLibrary(learner.window.game_module)
    assert known.record.deck("deck_that_links.mend")
    press(learner)
    assert exercise(learner).builder.document.deck.copies("ST01-005") == 4


def test_edits_are_undone_and_the_list_is_begun_again(learner: Learner) -> None:
    press(learner)
    builder = exercise(learner).builder
    builder.document.remove("ST01-005")
    learner.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert builder.document.deck.copies("ST01-005") == 5
    builder.document.set_count("ST01-001", 0)
    assert "4 of 3" in learner.panel.task.accessibleName()
    QTest.mouseClick(learner.panel.tools["restart"], LEFT)
    assert builder.document.deck.copies("ST01-001") == 4
    assert "0 of 3" in learner.panel.task.accessibleName()
    assert builder.isVisible()


def test_the_last_hint_shows_a_deck_that_has_the_goal(learner: Learner) -> None:
    for _ in range(4):
        learner.lesson.hint()
    press(learner)
    assert learner.window.pages.currentWidget() is exercise(learner)
    press(learner)
    assert learner.said.startswith("✓")
    assert not Progress("gcg").marks(learner.lesson.lesson).without_whole_hint
