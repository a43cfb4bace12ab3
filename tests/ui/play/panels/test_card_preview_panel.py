"""The large card in its box opens in the middle of the window, and closes with it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import FactList
from gundam_desktop.ui.play.panels.card_dialog import CardDialog
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from tests.ui.stub_game import StubLibrary


@pytest.fixture
def panel(qtbot: QtBot) -> CardPreviewPanel:
    shown = CardPreviewPanel()
    qtbot.addWidget(shown)
    shown.resize(900, 700)
    shown.show()
    shown.facts = lambda number: (FactList("About", (number,)),)
    return shown


def opened(panel: CardPreviewPanel) -> CardDialog:
    panel.zoom.show_card(StubLibrary().face("ST01-001", "en"))
    assert panel.open_large()
    (dialog,) = panel.findChildren(CardDialog)
    return dialog


def test_it_opens_with_the_facts_about_its_card(panel: CardPreviewPanel) -> None:
    assert "ST01-001" in opened(panel).body.toPlainText()


def test_without_a_card_there_is_none(panel: CardPreviewPanel) -> None:
    panel.zoom.show_card(None)
    assert not panel.open_large()


def test_it_goes_with_the_panel(panel: CardPreviewPanel) -> None:
    dialog = opened(panel)
    panel.hide()
    assert dialog.isHidden()
