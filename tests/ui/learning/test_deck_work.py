"""The deck of a deck task between the deck builder and the lesson."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.games import find
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.lesson_run import LessonRun
from gundam_desktop.ui.learning.deck_work import DeckWork

GCG = find("gcg")
LESSON = read_course(GCG).lessons["deck_that_links"]


def deck_work(run: LessonRun, record: LearningRecord) -> DeckWork:
    work = DeckWork(run, record)
    work.begin()
    return work


def test_a_deck_is_kept_until_it_has_the_goal(tmp_path: Path) -> None:
    run, record = LessonRun(LESSON, GCG, "mend"), LearningRecord("gcg", tmp_path)
    work = deck_work(run, record)
    assert work.exchanged == (0, 3)
    work.edit(work.deck.with_count("ST01-005", 4))
    again = deck_work(LessonRun(LESSON, GCG, "mend"), LearningRecord("gcg", tmp_path))
    assert again.deck == work.deck
    answer = again.hand_in()
    assert (answer.kind, answer.clause) == ("wrong", "6-1-1"), "by its number in the edition of the lesson"
    again.show("decks/mended.txt")
    assert again.hand_in().kind == "done"
    assert deck_work(run, LearningRecord("gcg", tmp_path)).exchanged == (0, 3), "begun again"


def test_a_kept_deck_with_an_unknown_card_is_begun_again(tmp_path: Path) -> None:
    record = LearningRecord("gcg", tmp_path)
    record.keep_deck("deck_that_links.mend", {"name": "x", "cards": [["OWN-001", 4]], "resources": []})
    assert deck_work(LessonRun(LESSON, GCG, "mend"), record).exchanged == (0, 3)
