"""The large picture of the card under the mouse."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CardView
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from tests.ui.stub_game import StubLibrary


def test_the_zoom_tells_the_card_to_screen_readers(qtbot: QtBot) -> None:
    panel = CardPreviewPanel()
    qtbot.addWidget(panel)
    panel.zoom.show_card(StubLibrary().face("T-001", "en"))
    assert "Card 1. Unit. level 3, cost 2, AP 2, HP 3. 【Deploy】Draw 1." in panel.zoom.accessibleName()
    panel.fit(1000, 272)
    assert panel.zoom.width() == 272
    panel.fit(10, 272)
    assert panel.zoom.width() == 190
    high = panel.height()
    assert panel.fit_lower(40, 272)
    assert panel.height() <= high - 40
    assert not panel.fit_lower(400, 272)
    assert panel.zoom.width() == 120


def test_the_card_under_a_card_is_shown_and_told_with_it(qtbot: QtBot) -> None:
    panel = CardPreviewPanel()
    qtbot.addWidget(panel)
    panel.show()
    above, beneath = StubLibrary().face("T-001", "en"), StubLibrary().face("T-002", "en")
    card = CardView(1, "T-001", 0, "battle", over=2)
    panel.zoom.show_card(above, card)
    alone = panel.zoom.grab().toImage()
    panel.zoom.show_card(above, card, (beneath, CardView(2, "T-002", 0, "battle", under=1)))
    assert beneath.name in panel.zoom.accessibleName()
    assert panel.zoom.grab().toImage() != alone
    panel.zoom.show_card(above, card)
    assert beneath.name not in panel.zoom.accessibleName()


def test_a_small_preview_has_the_whole_text_of_the_card(qtbot: QtBot) -> None:
    panel = CardPreviewPanel()
    qtbot.addWidget(panel)
    face = StubLibrary().face("T-001", "en")
    panel.zoom.show_card(face)
    assert face.text
    for lacking in (0, 100):
        panel.fit(10, 272)
        panel.fit_lower(lacking, 272)
        with_text = panel.zoom.grab().toImage()
        panel.zoom.show_card(face._replace(text=()))
        assert panel.zoom.grab().toImage() != with_text
        panel.zoom.show_card(face)
