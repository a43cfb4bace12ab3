"""The small panels beside the list of a deck."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics import CurveChart, OddsLine
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.theme import LIGHT, install_theme


def test_the_curve_changes_between_cost_and_level(qtbot: QtBot) -> None:
    curve = CurveChart()
    qtbot.addWidget(curve)
    curve.resize(290, 136)
    curve.set_deck(library.deck("official-004"))
    curve.show()
    assert curve.title == "Cost curve"
    assert [(bar.label, bar.cards) for bar in curve.chart.bars][:4] == [("1", 20), ("2", 18), ("3", 8), ("4", 4)]
    assert curve.chart.bars[-1].label == "7+"
    QTest.mouseClick(curve.toggle, Qt.MouseButton.LeftButton)
    assert curve.title == "Lv curve"
    assert [bar.cards for bar in curve.chart.bars] == [0, 12, 14, 16, 8, 0, 0]
    install_language("zh")
    QApplication.processEvents()
    assert "机体" in curve.chart.bars[1].description
    install_theme(LIGHT)
    curve.grab()


def test_the_last_bar_is_for_all_that_is_more(qtbot: QtBot) -> None:
    curve = CurveChart()
    qtbot.addWidget(curve)
    curve.set_deck(Deck(name="large", cards=(("GD01-024", 4), ("GD02-002", 3), ("ST01-001", 2))))
    assert [library.card(number).cost for number in ("GD01-024", "GD02-002")] == [8, 7]
    assert curve.chart.bars[-1].cards == 7
    assert curve.chart.bars[-1].description == "Cost 7+: 7 (Unit: 7)"


def test_the_odds_lead_to_a_sample_hand(qtbot: QtBot) -> None:
    odds = OddsLine()
    qtbot.addWidget(odds)
    odds.set_deck(library.deck("official-004"))
    odds.show()
    assert odds.odds.accessibleName() == "Lv 2 Unit by turn 2 73% · Link pair by turn 4 83%"
    assert "90%" in odds.odds.toolTip()
    with qtbot.waitSignal(odds.sample_wanted):
        odds.sample.setFocus()
        QTest.keyClick(odds.sample, Qt.Key.Key_Space)


def test_odds_that_have_no_room_beside_each_other_stand_below_each_other(qtbot: QtBot) -> None:
    odds = OddsLine()
    qtbot.addWidget(odds)
    odds.set_deck(library.deck("official-004"))
    odds.resize(400, 120)
    odds.show()
    assert "<br>" not in odds.odds.text()
    odds.resize(200, 120)
    assert odds.odds.text() == "Lv 2 Unit by turn 2 <b>73%</b><br>Link pair by turn 4 <b>83%</b>"
    assert odds.sizeHint().height() <= 120


@pytest.mark.parametrize("cards", [(), (("ST01-001", 4),)])
def test_a_deck_that_is_too_small_has_no_odds(qtbot: QtBot, cards: tuple[tuple[str, int], ...]) -> None:
    odds = OddsLine()
    qtbot.addWidget(odds)
    odds.set_deck(Deck(name="begun", cards=cards))
    assert odds.odds.accessibleName() == "Lv 2 Unit by turn 2 - · Link pair by turn 4 -"
