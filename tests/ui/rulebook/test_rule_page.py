"""The page of the rule book, by mouse and by keys."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.languages import LANGUAGES, LanguageKey
from gundam_desktop.rulebook.evidence import EnforcingRoutine, ShowingScenario, ShownClauses
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.rulebook.clause_facts import Lesson, Met
from gundam_desktop.ui.rulebook.contents import EDGE, IN_ONE_LINE
from gundam_desktop.ui.rulebook.reader import Reader
from gundam_desktop.ui.rulebook.reading import DOCUMENT, Reading
from gundam_desktop.ui.rulebook.rule_page import RulePage
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.theme import LIGHT, install_theme, theme

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class _Evidence:
    """One scenario for every clause."""

    def enforced(self, number: str, edition: str, /) -> list[EnforcingRoutine]:
        return []

    def showing(self, scenarios: Sequence[Scenario], checks: Sequence[Any], edition: str, /) -> ShownClauses:
        return ShownClauses(set(), [])

    def shown_by(self, number: str, edition: str, /) -> list[ShowingScenario]:
        return [ShowingScenario(f"It shows {number}", "tests/scenarios/some.yaml", 1)]


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RulePage:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    page = RulePage(Keymap())
    qtbot.addWidget(page)
    page.set_rulebook(RULEBOOK, None)
    page.set_reading(Reading("1.0", "7-4-1"))
    page.resize(1200, 800)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.body.setFocus()
    return page


def place_of(reader: Reader, text: str) -> QPoint:
    """The place of a word of a reader on the screen."""
    found = reader.document().find(text)
    assert not found.isNull(), text
    found.setPosition(found.selectionStart() + 1)
    reader.setTextCursor(found)
    reader.ensureCursorVisible()
    return reader.cursorRect(found).center()


def click(reader: Reader, text: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(reader.viewport(), button, pos=place_of(reader, text))


def test_a_section_has_its_clauses_and_a_click_reads_one(page: RulePage) -> None:
    text = page.body.toPlainText()
    assert "7-4 Block step" in text
    assert "▸ 7-4-1" in text
    assert RULEBOOK.book().clause("7-4-5-1").text in text
    click(page.body, "7-4-3")
    assert page.number == "7-4-3"
    assert "▸ 7-4-3" in page.body.toPlainText()


def test_links_go_there_and_back_by_buttons_keys_and_the_mouse(page: RulePage) -> None:
    page.open("6-5-3-1")
    click(page.body, "11-2-1")
    assert page.number == "11-2-1"
    QTest.keyClick(page.body, Qt.Key.Key_Left, ALT)
    assert page.number == "6-5-3-1"
    QTest.keyClick(page.body, Qt.Key.Key_Right, ALT)
    assert page.number == "11-2-1"
    QTest.mouseClick(page.bar.back, Qt.MouseButton.LeftButton)
    assert page.number == "6-5-3-1"
    QTest.mouseClick(page, Qt.MouseButton.ForwardButton, pos=QPoint(3, 3))
    assert page.number == "11-2-1"
    assert not page.bar.forward.isEnabled()
    QTest.mouseClick(page.body.viewport(), Qt.MouseButton.BackButton)
    assert page.number == "6-5-3-1"


def test_a_middle_click_opens_beside_and_escape_closes_it(page: RulePage) -> None:
    page.open("6-5-3-1")
    click(page.body, "11-2-1", Qt.MouseButton.MiddleButton)
    assert (page.number, page.beside.number) == ("6-5-3-1", "11-2-1")
    assert "▸ 11-2-1" in page.beside.body.toPlainText()
    click(page.beside.body, "11-2-1-1")
    assert (page.number, page.beside.number) == ("6-5-3-1", "11-2-1-1")
    QTest.keyClick(page.body, Qt.Key.Key_Escape)
    assert page.beside.isHidden()
    QTest.keyClick(page.body, Qt.Key.Key_Return, CONTROL)
    assert page.beside.number == "6-5-3-1"


def test_pointing_at_a_link_shows_its_clause_in_a_card(page: RulePage) -> None:
    page.open("6-5-3-1")
    at = place_of(page.body, "11-2-1")
    move = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(at),
        QPointF(page.body.viewport().mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(page.body.viewport(), move)
    assert page.card.isVisible()
    assert RULEBOOK.book().clause("11-2-1").text in page.card.text
    assert "11 Keyword" in page.card.text
    assert page.rect().contains(page.card.geometry())
    QApplication.sendEvent(page.body, QEvent(QEvent.Type.Leave))
    assert page.card.isHidden(), "the mouse may leave at an edge, straight from the link"
    QApplication.sendEvent(page.body.viewport(), move)
    assert page.card.isVisible()


def current_clause(page: RulePage) -> QTreeWidgetItem:
    item = page.contents.currentItem()
    assert item is not None
    return item


def test_the_contents_follow_and_lead(page: RulePage) -> None:
    item = current_clause(page)
    assert item.text(0) == "7-4 Block step"
    above = item.parent()
    assert above is not None
    assert above.isExpanded()
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    assert page.number == "7-5"
    assert page.body.toPlainText().count("Action step") > 0


def test_search_finds_while_typing_in_any_language(page: RulePage) -> None:
    page.look_up()
    QTest.keyClicks(page.bar.finder, "hand lim")
    assert page.body.toPlainText().startswith("3-8-4 The hand limit")
    assert page.number == "7-4-1"
    QTest.keyClick(page.bar.finder, Qt.Key.Key_Return)
    assert page.number == "3-8-4"
    assert page.bar.finder.text() == ""
    page.look_up()
    QTest.keyClicks(page.bar.finder, "7-4-2")
    QTest.keyClick(page.bar.finder, Qt.Key.Key_Down)
    assert page.body.hasFocus()
    QTest.keyClick(page.body, Qt.Key.Key_Tab)
    QTest.keyClick(page.body, Qt.Key.Key_Return)
    assert page.number == "7-4-2"
    page.open("3-8-4")
    page.look_up()
    page.bar.finder.setText("")
    page.bar.finder.textEdited.emit("《ブロッカー》 moonlight")
    assert page.body.toPlainText() == "Nothing found."
    page.bar.finder.setText("x")
    QTest.keyClick(page.bar.finder, Qt.Key.Key_Escape)
    assert "▸ 3-8-4" in page.body.toPlainText()


def test_the_edition_is_switched_at_the_same_place(page: RulePage) -> None:
    QTest.mouseClick(page.bar.editions["1.9"], Qt.MouseButton.LeftButton)
    assert (page.reading.edition, page.number) == ("1.9", "8-3-1")
    QTest.keyClick(page.body, Qt.Key.Key_E, CONTROL)
    assert (page.reading.edition, page.number) == ("1.0", "7-4-1")
    click(page.body, "8-3-2 in edition")
    assert (page.reading.edition, page.number) == ("1.9", "8-3-2")
    page.open("5-20-1")
    QTest.keyClick(page.body, Qt.Key.Key_E, CONTROL)
    assert (page.reading.edition, page.number) == ("1.0", "4"), "the first above it that is there, too"
    assert page.bar.editions["1.0"].isChecked()
    assert not page.bar.editions["1.9"].isChecked()


def test_what_an_edition_changed_is_shown_on_request(page: RulePage) -> None:
    assert not page.bar.compare.isEnabled()
    page.set_reading(Reading("1.9", "2-4-2-1"))
    assert "four" not in page.body.toPlainText()
    QTest.mouseClick(page.bar.compare, Qt.MouseButton.LeftButton)
    assert "± Changed" in page.body.toPlainText()
    assert "four" in page.body.toPlainText()
    assert current_clause(page).text(1) == "± 1"
    QTest.keyClick(page.body, Qt.Key.Key_M, CONTROL)
    assert "± Changed" not in page.body.toPlainText()
    assert current_clause(page).text(1) == ""


def test_languages_one_or_two(page: RulePage) -> None:
    QTest.mouseClick(page.bar.languages["ja"], Qt.MouseButton.LeftButton)
    japanese, english = RULEBOOK.words("1.0", "ja").clause("7-4-2").text, RULEBOOK.book().clause("7-4-2").text
    assert japanese in page.body.toPlainText()
    page.set_reading(page.reading._replace(second="en"))
    assert japanese in page.body.toPlainText()
    assert english in page.body.toPlainText()
    assert page.bar.second.currentData() == "en"
    QTest.mouseClick(page.bar.languages["en"], Qt.MouseButton.LeftButton)
    assert page.reading.second == ""
    assert japanese not in page.body.toPlainText()
    QTest.keyClick(page.body, Qt.Key.Key_L, CONTROL)
    assert page.reading.language == "ja"
    QTest.keyClick(page.body, Qt.Key.Key_L, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.reading.second == "en"


def test_the_language_of_the_client_is_followed_until_another_is_chosen(page: RulePage) -> None:
    install_language("zh")
    QApplication.processEvents()
    chinese = RULEBOOK.words("1.0", "zh").clause("7-4-2").text
    assert chinese in page.body.toPlainText()
    page.set_reading(page.reading._replace(language="en"))
    assert chinese not in page.body.toPlainText()


def test_the_document_of_the_player_stands_beside_and_a_damaged_one_is_named(page: RulePage, tmp_path: Path) -> None:
    kept = tmp_path / "rules" / "gcg" / "1.0.ja.json"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps({"clauses": {"7-4-1": "Official."}}), encoding="utf-8")
    assert page.bar.second.findData(DOCUMENT) < 0
    page.reload_document()
    assert page.bar.second.findData(DOCUMENT) > 0
    assert "Official." in page.body.toPlainText()
    kept.write_text("{", encoding="utf-8")
    page.set_reading(page.reading._replace(edition="1.0", language="en"))
    assert "1.0.ja.json" in page.notice.text()
    assert page.notice.isVisible()


def test_number_and_text_are_copied_unless_words_are_selected(page: RulePage) -> None:
    QTest.keyClick(page.body, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == f"7-4-1 {RULEBOOK.book().clause('7-4-1').text}"
    assert page.notice.text() == "Copied: 7-4-1"
    page.body.setTextCursor(page.body.document().find("Blocker"))
    QTest.keyClick(page.body, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "Blocker"
    page.open("7-4-2")
    assert page.notice.isHidden()
    QTest.keyClick(page.body, Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text().startswith("7-4-2 ")


def test_keys_turn_pages_and_go_from_clause_to_clause(page: RulePage) -> None:
    for key, modifier, number in (
        (Qt.Key.Key_PageDown, CONTROL, "7-5"),
        (Qt.Key.Key_PageUp, CONTROL, "7-4"),
        (Qt.Key.Key_Down, ALT, "7-4-1"),
        (Qt.Key.Key_Up, ALT, "7-4"),
    ):
        QTest.keyClick(page.body, key, modifier)
        assert page.number == number
    page.open("1")
    QTest.keyClick(page.body, Qt.Key.Key_PageUp, CONTROL)
    QTest.keyClick(page.body, Qt.Key.Key_Up, ALT)
    assert page.number == "1"


def test_the_clause_s_facts_lead_to_scenarios_moments_and_lessons(page: RulePage, qtbot: QtBot) -> None:
    told: list[object] = []
    page.facts.scenario_wanted.connect(lambda *what: told.append(what))
    page.facts.moment_wanted.connect(told.append)
    page.facts.lesson_wanted.connect(told.append)
    page.facts.met = lambda edition, number: [Met("Turn 2", f"Met {number} of {edition}", 17)]
    page.facts.lessons = lambda _edition, _number: [Lesson("block", "Blocking")]
    page.set_rulebook(RULEBOOK, _Evidence)
    page.open("7-4-2")
    qtbot.waitUntil(lambda: "It shows 7-4-2" in page.facts.body.toPlainText())
    for words in ("shows 7-4-2", "Met 7-4-2 of 1.0", "Blocking"):
        click(page.facts.body, words)
    assert told == [("tests/scenarios/some.yaml", "It shows 7-4-2"), 17, "block"]
    page.open("7-4")
    assert page.facts.body.toPlainText() == ""


def test_a_clause_without_scenarios_says_so(page: RulePage) -> None:
    assert page.facts.body.toPlainText() == "No scenario shows this clause."


def test_escape_leaves_and_what_is_read_is_told(page: RulePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.body, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.reading_changed):
        page.open("7-5")
    page.columns.splitterMoved.emit(200, 1)
    assert len(page.reading.widths) == 4


def test_places_that_are_not_there_change_nothing(page: RulePage) -> None:
    page.open("99")
    page.open_beside("99")
    assert page.number == "7-4-1"
    assert page.beside.isHidden()
    page.set_reading(Reading("0.1", "99"))
    assert (page.reading.edition, page.number) == ("1.9", "1")


def test_colours_follow_the_theme(page: RulePage) -> None:
    before = page.body.toHtml()
    install_theme(LIGHT)
    assert page.body.toHtml() != before
    assert theme().zone.lower() in page.body.toHtml().lower()


def test_no_title_of_the_contents_is_cut(page: RulePage, qtbot: QtBot) -> None:
    page.resize(1280, 720)
    tree = page.contents
    tree.expandAll()
    QApplication.processEvents()
    for item in tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
        if item.data(0, IN_ONE_LINE):
            continue
        room = tree.visualItemRect(item)
        room.setWidth(tree.columnWidth(0) - room.x() - 6)
        needed = tree.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text(0))
        assert needed.height() <= room.height(), item.text(0)
        assert needed.width() <= room.width(), item.text(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_without_a_title_has_one_line_of_the_contents(page: RulePage, language: LanguageKey) -> None:
    """The rest of its chapter stays in sight."""
    page.set_reading(Reading("1.0", "7-1", language))
    page.resize(1280, 720)
    tree = page.contents
    tree.expandAll()
    QApplication.processEvents()
    items = tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
    clauses = [item for item in items if item.data(0, IN_ONE_LINE)]
    assert clauses
    assert all(tree.visualItemRect(item).height() <= tree.fontMetrics().height() + EDGE for item in clauses)
    assert all(len(item.toolTip(0)) >= len(item.text(0)) for item in clauses)
