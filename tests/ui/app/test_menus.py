"""The menu bar: every letter after Alt leads to one action."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings

LETTER = re.compile("&([^&])")


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_no_letter_belongs_to_two_actions_of_a_menu(qtbot: QtBot, language: str) -> None:
    window = MainWindow(Services(), Settings.model_validate({"language": language}))
    qtbot.addWidget(window)
    bar = window.menuBar()
    for menu in (bar, *bar.findChildren(QMenu)):
        letters = Counter(found[1].lower() for action in menu.actions() if (found := LETTER.search(action.text())))
        assert [letter for letter, count in letters.items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_entry_about_decks_has_a_letter(qtbot: QtBot, language: str) -> None:
    window = MainWindow(Services(), Settings.model_validate({"language": language}))
    qtbot.addWidget(window)
    decks = next(menu for menu in window.menuBar().findChildren(QMenu) if window.menus.builder in menu.actions())
    assert [
        action.text() for action in decks.actions() if not action.isSeparator() and not LETTER.search(action.text())
    ] == []
