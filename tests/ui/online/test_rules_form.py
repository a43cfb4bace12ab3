"""The rules of a table: presets fill the form, and what a game does not have is not offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.net.protocol import Rules
from gundam_desktop.ui.online.rules_form import PRESETS, RulesForm


@pytest.fixture
def form(qtbot: QtBot) -> RulesForm:
    made = RulesForm(PRESETS["friendly"], find("gcg"))
    qtbot.addWidget(made)
    made.show()
    return made


def checked(form: RulesForm) -> list[str]:
    return [key for key, button in form.presets.items() if button.isChecked()]


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_fills_the_form(form: RulesForm, key: str) -> None:
    QTest.mouseClick(form.presets[key], Qt.MouseButton.LeftButton)
    assert form.rules() == PRESETS[key]
    assert checked(form) == [key]


def test_announcing_is_no_part_of_a_preset(form: RulesForm) -> None:
    form.checks["listed"].setChecked(True)
    assert checked(form) == ["friendly"]
    QTest.mouseClick(form.presets["timed"], Qt.MouseButton.LeftButton)
    assert form.rules().listed


def test_other_rules_are_no_preset(form: RulesForm) -> None:
    form.minutes.setValue(7)
    assert checked(form) == []
    assert form.rules().clock == 420
    assert "7 min each" in form.told.text()


def test_what_needs_several_games_is_offered_only_then(form: RulesForm) -> None:
    form.show_rules(Rules(best_of=3, sideboards=True, clock=600, match_clock=True))
    assert form.rules().sideboards
    assert form.rules().match_clock
    form.best_of.setCurrentIndex(0)
    assert not form.rules().sideboards
    assert not form.rules().match_clock


def test_a_game_without_sideboards_offers_none(form: RulesForm) -> None:
    form.set_game(find("digrayn"))
    QTest.mouseClick(form.presets["match"], Qt.MouseButton.LeftButton)
    assert not form.rules().sideboards
    assert checked(form) == ["match"]
