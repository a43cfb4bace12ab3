"""A clause opens beside the table wherever its number stands, with where it was met and what shows it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QToolButton
from pytestqt.qtbot import QtBot

from gundam_desktop import games, locate
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.files import BookFiles
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.ui.play.log_row import LogRow, lines_citing
from gundam_desktop.ui.play.panels.clause_panel import ClausePanel
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.row_model import ROW
from tests.ui.table_driver import LEFT, Take

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support (grabbing the keyboard|raise)", extend=True)
BLOCK = """position:
  turn_player: B
  A: {battle: [ST01-008], shields: 2}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""
MAIN = """position:
  A: {hand: [ST01-001], battle: [{card: ST01-005, rested: true}], resources: {active: 3}, shields: 2}
  B: {shields: 3}"""


@pytest.fixture
def panel(qtbot: QtBot) -> ClausePanel:
    panel = ClausePanel()
    panel.set_rulebook(RULEBOOK)
    qtbot.addWidget(panel)
    panel.resize(300, 500)
    return panel


def click_link(body: QTextBrowser | QLabel, text: str) -> None:
    """Click a word of a text with the mouse."""
    if isinstance(body, QTextBrowser):
        found = body.document().find(text)
        assert not found.isNull()
        found.setPosition(found.selectionStart() + 1)
        QTest.mouseClick(body.viewport(), LEFT, pos=body.cursorRect(found).center())
        return
    step = 4
    for y in range(2, body.height(), step):
        for x in range(2, body.width(), step):
            QTest.mouseMove(body, QPoint(x, y))
            if body.cursor().shape() is Qt.CursorShape.PointingHandCursor:
                QTest.mouseClick(body, LEFT, pos=QPoint(x, y))
                return
    pytest.fail("there is no link")


# the panel


def test_a_clause_says_where_it_stands_and_what(panel: ClausePanel) -> None:
    panel.open("7-4-1")
    assert panel.isVisible()
    assert "7 Attack and battle › 7-4 Block step" in panel.text
    assert RULEBOOK.book().clause("7-4-1").text in panel.text
    assert "7-4-2 →" in panel.text
    assert "scenarios" not in panel.text  # nobody to ask
    assert panel.accessibleName() == panel.text


def test_links_lead_up_down_and_aside_and_history_back(panel: ClausePanel, qtbot: QtBot) -> None:
    panel.open("7-4-1")
    click_link(panel.body, "7-4 Block step")
    assert panel.number == "7-4"
    click_link(panel.body, "7-4-3")
    assert panel.number == "7-4-3"
    click_link(panel.body, "← 7-4-2")
    assert panel.number == "7-4-2"
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    for expected in ("7-4-3", "7-4", "7-4-1", "7-4-1"):
        QTest.keyClick(panel.body, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert panel.number == expected
    QTest.keyClick(panel.body, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panel.number == "7-4"
    panel.open("3-8-4")
    assert not next(b for b in panel.findChildren(QToolButton) if b.accessibleName() == "Forward").isEnabled()


def test_clauses_are_found_by_number_and_by_words(panel: ClausePanel) -> None:
    panel.open("")
    QTest.keyClicks(panel.finder, "hand limit")
    assert panel.text.startswith("3-8-4 The hand limit is 10 cards.")
    QTest.keyClick(panel.finder, Qt.Key.Key_Return)
    assert panel.number == "3-8-4"
    assert panel.finder.text() == ""
    panel.finder.setFocus()
    QTest.keyClicks(panel.finder, "7-4-2")
    QTest.keyClick(panel.finder, Qt.Key.Key_Return)
    assert panel.number == "7-4-2"
    QTest.keyClicks(panel.finder, "moonlight")
    assert panel.text == "Nothing found."
    QTest.keyClicks(panel.finder, "7-4-99")
    QTest.keyClick(panel.finder, Qt.Key.Key_Return)
    assert panel.number == "7-4-2"


def test_a_later_edition_has_its_own_numbers(panel: ClausePanel) -> None:
    panel.set_edition("1.9")
    panel.open("8-3-1")
    assert RULEBOOK.book().clause("7-4-1").text in panel.text
    assert "7-4-1 in edition 1.0" in panel.text
    assert "8 Attack and battle › 8-3 Block step" in panel.text
    panel.open("5-6-3")
    assert "11-1-1-3 of edition 1.0 is not in this edition." in panel.text
    panel.open("13-1-7-1")
    assert "in edition 1.0" not in panel.text
    panel.set_edition("1.0")
    assert not panel.isVisible()
    assert panel.number == ""


@pytest.mark.parametrize(("language", "title"), [("ja", "7-4 ブロックステップ"), ("zh", "7-4 阻挡步骤")])
def test_a_clause_is_in_the_language_in_use(panel: ClausePanel, language: str, title: str) -> None:
    install_language(language)
    QApplication.processEvents()
    for edition, number in (("1.0", "7-4-1"), ("1.9", "8-3-1")):
        panel.set_edition(edition)
        panel.open(number)
        assert RULEBOOK.book(edition, language).clause(number).text in panel.text
        assert title.partition(" ")[2] in panel.text
        assert "Block" not in panel.text
    panel.set_edition("1.0")
    panel.open("7-4")
    assert title.replace(" ", "\n") in panel.text


def test_a_language_without_a_rule_book_is_told_so(panel: ClausePanel, tmp_path: Path) -> None:
    shutil.copy(locate.game_resource("gcg", "rulebook", "1.0.en.json"), tmp_path)
    english = Rulebook("gcg", base=RULEBOOK.base, example=RULEBOOK.example)
    english._files = BookFiles(tmp_path, RULEBOOK.number, RULEBOOK.example)
    panel.set_rulebook(english)
    install_language("ja")
    QApplication.processEvents()
    panel.open("7-4-1")
    assert "まだ日本語に訳されていません" in panel.text
    install_language("en")
    QApplication.processEvents()
    assert "まだ日本語に訳されていません" not in panel.text
    assert "In English" not in panel.text


@pytest.mark.clone
def test_scenarios_that_show_it_are_looked_up_and_no_path_of_the_program_is_told(
    panel: ClausePanel, qtbot: QtBot
) -> None:
    panel.tracing.evidence = games.find("gcg").evidence
    panel.open("7-4-1")
    qtbot.waitUntil(lambda: "scenarios" in panel.text)
    assert ".py" not in panel.text
    wanted: list[tuple[str, str]] = []
    panel.scenario_wanted.connect(lambda file, title: wanted.append((file, title)))
    scenario = panel._scenarios[0]
    panel.resize(300, 3000)
    click_link(panel.body, scenario.title[:20])
    assert wanted == [(scenario.file, scenario.title)]
    assert wanted[0][0].startswith("tests/scenarios/")


def test_without_scenarios_none_is_named(panel: ClausePanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)
    panel.tracing.evidence = games.find("gcg").evidence
    with qtbot.waitSignal(panel.tracing.found):
        panel.open("7-4-1")
    assert "scenarios" not in panel.text


def test_it_tells_where_it_was_met_in_this_game(panel: ClausePanel) -> None:
    rows = [
        LogRow("Ann attacks before any turn.", "7-3-1"),
        LogRow("Turn 2 · Ben", "", "turn"),
        LogRow("Zaku is destroyed.", "4-10-1"),
        *(LogRow(f"Attack number {number}.", "7-3-1", "own") for number in range(2, 8)),
    ]
    panel.met = lambda number: lines_citing(number, rows)
    panel.open("7-3-1")
    assert "Came up in this game" in panel.text
    assert "Turn 2 · Ben\u2028Attack number 7." in panel.text or "Turn 2 · Ben\nAttack number 7." in panel.text
    assert "before any turn" not in panel.text  # the last five are enough
    assert "Zaku" not in panel.text
    panel.open("7-3-2")
    assert "Came up in this game" not in panel.text


def test_a_number_that_is_not_there_names_the_nearest(panel: ClausePanel) -> None:
    panel.open("7-4-99")
    assert "near it" in panel.text


def test_every_clause_has_a_page_in_every_edition() -> None:
    for clause in RULEBOOK.book():
        assert RULEBOOK.page("1.0", clause.number).text == clause.text
        page = RULEBOOK.page("1.9", RULEBOOK.number_in("1.9", clause.number), "zh")
        assert clause.number in (*page.base, *page.dropped)


# in the window


def test_the_log_opens_a_clause(take: Take) -> None:
    hand = take(MAIN)
    hand.key(Qt.Key.Key_Space)
    hand.lift()
    lines = hand.match.side.log.list
    index = next(i for i in map(lines.lines.index, range(lines.lines.rowCount())) if i.data(ROW).clause)
    lines.scrollTo(index)
    row: LogRow = index.data(ROW)
    QTest.mouseClick(lines.viewport(), LEFT, pos=lines.visualRect(index).topLeft() + QPoint(20, 8))
    assert hand.match.side.clause.isHidden()
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)  # the click on the line's words has shown its moment
    lines.scrollTo(index)
    clause = lines.painter.clause_box(QRectF(lines.visualRect(index)), row)
    QTest.mouseClick(lines.viewport(), LEFT, pos=clause.center().toPoint())
    assert hand.match.side.clause.number == row.clause
    assert hand.match.side.zoom.isVisible()  # the large card stays above the clause
    assert hand.match.side.clause.y() >= hand.match.side.zoom.geometry().bottom()
    assert f"{row.text}" in hand.match.side.clause.text
    QTest.keyClick(hand.window, Qt.Key.Key_Escape)
    assert hand.match.side.clause.isHidden()
    assert lines.isVisible()
    assert hand.match.view.hasFocus()
    lines.setFocus()
    lines.setCurrentIndex(index)
    QTest.keyClick(lines, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert hand.match.side.clause.isVisible()
    assert hand.match.side.clause.has_keys


def test_the_question_opens_its_clause(take: Take) -> None:
    hand = take(BLOCK)
    prompt = hand.match.frame.prompt
    assert prompt.asked is not None
    assert prompt.asked.why == "Maganac attacks the player."
    click_link(prompt.findChildren(QLabel)[0], prompt.asked.clause)
    assert hand.match.side.clause.number == prompt.asked.clause
    assert hand.session.decision.kind == "block"


def test_a_reason_opens_its_clause_and_all_reasons_are_shown_when_asked_for(take: Take) -> None:
    hand = take(MAIN.replace("active: 3", "active: 1"))
    hand.point(hand.card("ST01-001"))
    reasons = hand.match.side.reasons
    assert "needs Lv. 4; you have 1" in reasons.shown
    assert "active Resources" not in reasons.shown
    label = reasons._label
    label.linkActivated.emit("more:0")
    assert "It costs 3; you have 1 active Resource." in reasons.shown
    click_link(label, "2-8-1")
    assert hand.match.side.clause.number == "2-8-1"


def test_the_menu_opens_the_clause_that_forbids(take: Take) -> None:
    hand = take(MAIN)
    menu = hand.open_menu(hand.card("ST01-005"))
    text = next(action.text() for action in menu.actions() if action.text().startswith("×"))
    clause = text.rsplit(" ", 1)[1]
    hand.take(menu, text)
    assert hand.match.side.clause.number == clause


def test_the_result_opens_the_clause_that_ended_the_game(take: Take) -> None:
    hand = take(MAIN)
    hand.session.concede(hand.match.viewer)
    hand.lift()
    result = hand.match.frame.result
    assert "Rule 1-2-3" in result.text
    click_link(result._clause, "1-2-3")
    assert hand.match.side.clause.number == "1-2-3"


def test_the_rules_are_opened_from_the_menu_and_close_without_disturbing_the_game(take: Take) -> None:
    hand = take(MAIN)
    QTest.keyClick(hand.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    panel = hand.match.side.clause
    assert panel.finder.hasFocus()
    QTest.keyClicks(panel.finder, "block 1")  # letters and digits are no answers here
    assert hand.session.decision.kind == "main"
    QTest.keyClick(panel.finder, Qt.Key.Key_Escape)
    assert panel.isHidden()
    assert hand.match.view.hasFocus()


def test_the_question_opens_its_clause_by_keys(take: Take) -> None:
    hand = take(BLOCK)
    label = hand.match.frame.prompt.findChildren(QLabel)[0]
    label.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(label, Qt.Key.Key_Tab)
    label.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert hand.match.side.clause.number == "7-4-1"
    assert hand.session.decision.kind == "block"
