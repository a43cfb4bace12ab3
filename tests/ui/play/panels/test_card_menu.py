"""The menu on a card: what is legal, and why the rest is not."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.play.panels.card_menu import card_menu
from gundam_desktop.ui.play.panels.reasons_panel import Reason, Why


def test_the_menu_offers_what_is_legal_and_explains_the_rest(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    made: list[Choice] = []
    opened: list[str] = []
    pointed: list[Choice | None] = []
    more = (Why("nothing attacks", "7-1"), Why("so it is"))
    menu = card_menu(
        parent,
        "Card 1",
        [("Deploy", Choice("deploy", 1)), ("Deploy with 1 EX", Choice("deploy", 1, paying=1))],
        [Reason(False, "Attack", "it is in your hand", "7-2"), Reason(False, "Block", "it rests", "7-4", (), more)],
        made.append,
        opened.append,
        pointed.append,
    )
    actions = [action for action in menu.actions() if not action.isSeparator()][1:]
    assert [(action.text(), action.isEnabled()) for action in actions] == [
        ("Deploy", True),
        ("Deploy with 1 EX", True),
        ("× Attack – it is in your hand 7-2", True),
        ("× Block – it rests 7-4", True),
    ]
    for action in actions[1:3]:
        action.hover()
    assert pointed == [Choice("deploy", 1, paying=1), None]
    actions[1].trigger()
    actions[2].trigger()
    assert made == [Choice("deploy", 1, paying=1)]
    assert opened == ["7-2"]
    further = actions[3].menu()
    assert isinstance(further, QMenu)
    listed = further.actions()
    assert [(action.text(), action.isEnabled()) for action in listed] == [
        ("it rests 7-4", True),
        ("nothing attacks 7-1", True),
        ("so it is", False),
    ]
    listed[1].trigger()
    assert opened == ["7-2", "7-1"]
