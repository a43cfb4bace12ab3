"""The rule book in the main window: how it is reached, what it knows of the game, and that its place is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from gundam_desktop.scenarios import on_table
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.learning.lesson_play import LessonPlay
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.rulebook.rule_page import RulePage
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from tests.ui.table_driver import Hand, Take

FOLDER = locate.scenario_folder()
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
BLOCK = """position:
  turn_player: B
  A: {battle: [ST01-008], shields: 2}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""


@pytest.fixture
def take(take: Take, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Take:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)  # no thread that reads all scenarios
    return take


def _page(hand: Hand) -> RulePage:
    page = hand.window.rule_book.page
    assert page is not None
    return page


def test_a_key_opens_the_book_and_goes_back_to_the_table(take: Take) -> None:
    hand = take()
    window = hand.window
    QTest.keyClick(window, Qt.Key.Key_F, SHIFT | CONTROL)
    page = _page(hand)
    assert window.reading
    assert window.windowTitle().startswith("Rules")
    assert page.body.hasFocus()
    QTest.keyClick(page.body, Qt.Key.Key_F, CONTROL)
    assert page.bar.finder.hasFocus()
    QTest.keyClick(page.bar.finder, Qt.Key.Key_F, SHIFT | CONTROL)
    assert window.on_table
    QTest.keyClick(window, Qt.Key.Key_F, SHIFT | CONTROL)
    QTest.keyClick(page.body, Qt.Key.Key_Escape)
    assert window.on_table


def test_the_key_on_the_start_page_and_the_clause_panel_lead_to_it(take: Take) -> None:
    hand = take()
    window = hand.window
    window.show_welcome()
    QTest.keyClick(window, Qt.Key.Key_F, SHIFT | CONTROL)
    assert window.reading
    page = _page(hand)
    assert page.reading.edition == "1.9"
    window.show_table()
    window.play_page.side.clause.open("7-4-1")
    window.play_page.side.clause.book_wanted.emit("7-4-1", "1.0")
    assert (window.reading, page.reading.edition, page.number) == (True, "1.0", "7-4-1")


def test_leaving_leads_back_to_where_the_reader_came_from(take: Take) -> None:
    window = take().window
    window.decks.show()
    window.decks.show_clause("6-1-1-3")
    dialog = window.decks._clause_dialog
    assert dialog is not None
    dialog.clause.book_wanted.emit("6-1-1-3", "1.9")
    assert not dialog.isVisible()
    assert window.rule_book.page is not None
    assert (window.reading, window.rule_book.page.number) == (True, "6-1-1-3")
    QTest.keyClick(window.rule_book.page.body, Qt.Key.Key_Escape)
    assert window.decks.is_shown
    window.show_welcome()
    window.rule_book.toggle()
    window.rule_book.toggle()
    assert window.pages.currentWidget() is window.welcome.page


def test_the_place_is_kept_in_the_settings(take: Take) -> None:
    hand = take()
    hand.window.rule_book.show("7-4-2", "1.0")
    kept = hand.window.settings.rule_book
    assert (kept.edition, kept.number) == ("1.0", "7-4-2")
    hand.window.rule_book.page = None
    hand.window.rule_book.show()
    assert _page(hand).number == "7-4-2"


def test_events_and_refusals_of_the_game_lead_to_their_moment(take: Take) -> None:
    hand = take(BLOCK)
    window = hand.window
    window.play_page._log.keep_refusal("7-4-1", "It is rested.")
    window.rule_book.show("8-2-1", "1.9")
    page = _page(hand)
    played = window.play_page.side.clause.edition
    (clause,) = window.game_module.rulebook.in_edition("1.0", "7-3-1", played) if window.game_module.rulebook else ()
    row = LogRow("Zowort attacks.", clause, "own", moment=3)
    window.play_page.side.log.add([row])
    window.rule_book.show(row.clause, played)
    assert row.text in page.facts.body.toPlainText()
    other = "1.0" if played == "1.9" else "1.9"
    assert window.game_module.rulebook is not None
    (number,) = window.game_module.rulebook.in_edition(played, row.clause, other)
    window.rule_book.show(number, other)
    assert row.text in page.facts.body.toPlainText(), "by its number in the other edition"
    window.rule_book.show("7-4-1", played)
    assert "It is rested." in page.facts.body.toPlainText()
    moments: list[int] = []
    window.play_page.side.log.list.moment_wanted.connect(moments.append)
    page.facts.moment_wanted.emit(row.moment)
    assert (window.on_table, moments) == (True, [row.moment])


def test_a_scenario_is_opened_on_the_table_to_step_through(take: Take, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = take()
    hand.window.rule_book.show("7-4-1", "1.0")
    file = "tests/scenarios/clauses/ch05.yaml"
    form = hand.window.game_module.scenarios
    assert form is not None
    assert FOLDER is not None
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: FOLDER)
    title = on_table.titles(FOLDER.parents[1] / file, form)[0]
    _page(hand).facts.scenario_wanted.emit(file, title)
    assert hand.window.on_table
    assert hand.window.session is None, "a replay, to step through"


@pytest.mark.parametrize(("edition", "number"), [("1.0", "7-4-1"), ("1.9", "8-3-1")])
def test_the_lessons_in_which_a_clause_is_met_are_opened(edition: str, number: str, take: Take) -> None:
    hand = take()
    window = hand.window
    window.rule_book.show(number, edition)
    facts = _page(hand).facts
    titles = {lesson.id: lesson.title for lesson in facts.lessons(edition, number)}
    assert titles["block"] == "Block"
    assert "Taught in these lessons" in facts.body.toPlainText()
    facts.body.anchorClicked.emit(QUrl("lesson:block"))
    assert window.on_table
    assert isinstance(window.learning.play, LessonPlay)
    assert window.learning.play.lesson.id == "block"


def test_the_book_of_another_game_has_its_own_lessons(qtbot: QtBot) -> None:
    window = MainWindow(Services(), Settings(animation=0))
    qtbot.addWidget(window)
    assert window.learning.teaching("gundam_war", "1.0", "7-4-1") == []
    assert window.learning.teaching("gundam_war", "1.0", "GW-4-1") == [("gundam_war/first_battle", "The first battle")]
    assert window.learning.teaching("toy", "1", "T-1") == []


def test_a_document_is_loaded_and_what_did_not_match_is_told(
    take: Take, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = take()
    hand.window.rule_book.show()
    page = _page(hand)
    path = tmp_path / "rules.txt"
    path.write_text("1-1-1. 公式の文です\n1-1-99. ほかの文です", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    page.load_wanted.emit()
    assert page.notice.text().startswith("1 clause matched.")
    assert page.notice.text().endswith("Only there: 1-1-99.")
    page.open("1-1-1")
    assert "公式の文です" in page.body.toPlainText()
    told: list[str] = []
    monkeypatch.setattr(message_box, "warn", lambda _parent, _title, text: told.append(text))
    path.write_text("nothing", encoding="utf-8")
    page.load_wanted.emit()
    assert "no paragraph has the number of a clause" in told[0]
