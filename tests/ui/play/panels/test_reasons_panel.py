"""The panel that says what a card can do and cannot."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.panels.reasons_panel import Reason, ReasonsPanel
from gundam_desktop.ui.style.theme import DARK, LIGHT, install_theme


def test_reasons_are_escaped_and_follow_the_theme(qtbot: QtBot) -> None:
    panel = ReasonsPanel()
    qtbot.addWidget(panel)
    panel.show_reasons("Why?", [Reason(True, "Deploy <Blocker>"), Reason(False, "Attack", "it is rested", "7-2-1")])
    assert "&lt;Blocker&gt;" in panel._label.text()
    assert DARK.danger in panel._label.text()
    install_theme(LIGHT)
    assert LIGHT.danger in panel._label.text()
    assert panel.text == "Why?\nDeploy <Blocker>\nAttack it is rested 7-2-1\n"


def test_it_scrolls_only_what_is_longer_than_its_room(qtbot: QtBot) -> None:
    panel = ReasonsPanel()
    qtbot.addWidget(panel)
    panel.resize(292, 104)
    panel.show()
    bar = panel._area.verticalScrollBar()
    long = [Reason(False, "Attack the player with this Unit", "it has been deployed in this turn", "7-2-1")] * 4
    for _ in range(2):
        panel.show_reasons("What can be done now?", long)
        assert bar.isVisible()
        panel.show_hint()
        assert not bar.isVisible()
