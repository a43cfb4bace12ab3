"""The clause at work beside the table: following, staying, and its words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.terms import Term
from gundam_desktop.ui.play.panels.rule_panel import RulePanel
from gundam_desktop.ui.style.theme import theme


@pytest.fixture
def panel(qtbot: QtBot) -> RulePanel:
    panel = RulePanel()
    qtbot.addWidget(panel)
    panel.set_rulebook(RULEBOOK, "1.0", 1, 0)
    panel.resize(232, 400)
    panel.show()
    return panel


def _show(panel: RulePanel, *numbers: str) -> None:
    for number in numbers:
        panel.note(number)
        panel.show_now(number, f"Acts: {number}")


def test_it_shows_the_clause_at_work_with_its_place_and_what_is_lit(panel: RulePanel) -> None:
    assert "as the game goes on" in panel.body.toPlainText()
    _show(panel, "7-4-1")
    text = panel.body.toPlainText()
    assert RULEBOOK.book().clause("7-4-1").text in text
    assert text.startswith("7 Attack and battle › 7-4 Block step")
    assert "7-4-1 7-4-2 7-4-3" in text
    assert "Acts: 7-4-1" in panel.lit.text()
    assert panel.accessibleDescription() == "Acts: 7-4-1"
    assert panel.accessibleName().startswith("7-4-1 ")


def test_the_ribbon_keeps_the_last_five(panel: RulePanel) -> None:
    _show(panel, "7-3-1", "7-3-1", "7-3-2", "7-4-1", "7-5-1", "7-6-1", "7-6-2")
    assert panel.recent == ["7-3-2", "7-4-1", "7-5-1", "7-6-1", "7-6-2"]
    panel.ribbon.linkActivated.emit("clause:7-4-1")
    assert (panel.number, panel.following) == ("7-4-1", False)


def test_a_reader_who_scrolls_pins_or_follows_a_link_is_left_in_peace(panel: RulePanel) -> None:
    for stay in ("scroll", "pin", "link"):
        _show(panel, "6-5-3-1")
        assert panel.following
        if stay == "scroll":
            panel.body.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderSingleStepAdd)
        elif stay == "pin":
            panel.toggle_pin()
        else:
            panel.body.clause_wanted.emit("11-2-1")
        kept = panel.number
        assert kept == ("11-2-1" if stay == "link" else "6-5-3-1")
        _show(panel, "7-3-1")
        assert panel.number == kept
        assert panel.mark.isVisible()
        assert panel.mark.text() == "now: 7-3-1 ↩"
        QTest.mouseClick(panel.mark, Qt.MouseButton.LeftButton)
        assert (panel.number, panel.following, panel.mark.isVisible()) == ("7-3-1", True, False)
        assert not panel.pin.isChecked()
    panel.toggle_pin()
    panel.toggle_pin()
    assert panel.following


def test_words_for_zones_are_links_in_the_colour_of_their_player(panel: RulePanel) -> None:
    _show(panel, "7-4-1")
    html = panel.body.toHtml()
    assert theme().accent_self.lower() in html.lower(), "the standby player is the viewer: seat 1 has the turn"
    pointed: list[Term | None] = []
    panel.term_pointed.connect(pointed.append)
    panel.body.highlighted.emit(QUrl("term:1"))
    panel.body.highlighted.emit(QUrl(""))
    panel.body.highlighted.emit(QUrl("clause:7-4"))
    assert pointed[0] is not None
    assert (pointed[0].zones, pointed[0].seats(1)) == (("battle",), (0,))
    assert pointed[1:] == [None, None]


def test_pointing_with_the_mouse_finds_the_word(panel: RulePanel, qtbot: QtBot) -> None:
    _show(panel, "7-4-1")
    found = panel.body.document().find("battle area")
    found.setPosition(found.selectionStart() + 2)
    at = panel.body.cursorRect(found).center()
    with qtbot.waitSignal(panel.term_pointed):
        QTest.mouseMove(panel.body.viewport(), QPoint(1, 1))
        QTest.mouseMove(panel.body.viewport(), at)


def test_another_edition_or_game_forgets(panel: RulePanel, qtbot: QtBot) -> None:
    _show(panel, "7-4-1")
    panel.toggle_pin()
    panel.set_rulebook(RULEBOOK, "1.9", 0, 0)
    assert (panel.recent, panel.number, panel.following) == ([], "", True)
    _show(panel, "99-9")
    assert panel.body.toPlainText() == "99-9"
    with qtbot.waitSignal(panel.book_wanted) as wanted:
        panel.book.click()
    assert wanted.args == ["99-9", "1.9"]
    with qtbot.waitSignal(panel.shut):
        panel.close_button.click()
