"""Own groups of a deck's cards: given by the menu, shown below headings, undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.decks.builder.group_dialog import GroupDialog
from gundam_desktop.ui.session.layouts import DeckLook
from tests.ui.decks.builder.builder_driver import Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)

CARD, OTHER = "ST01-001", "ST01-003"


def give(builder: Builder, number: str, group: str) -> list[str]:
    """Give a card a group by its menu; the groups that were offered."""
    builder.choose(builder.deck_list, number, "Group…")
    (dialog,) = builder.page.findChildren(GroupDialog)
    box = dialog.findChild(QComboBox)
    assert box is not None
    offered = [box.itemText(row) for row in range(box.count())]
    field = box.lineEdit()
    assert field is not None
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, group)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the dialog is deleted
    return offered


def test_cards_stand_below_the_groups_that_the_player_gives(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    deck = library.deck("official-004")
    builder.page.set_deck(deck)
    assert give(builder, CARD, "Finishers") == [""]
    assert "Gundam is in the group “Finishers”" in builder.page.cards.status.text(), "the list does not show it"
    assert give(builder, OTHER, "early") == ["", "Finishers"]
    document = builder.page.document
    assert dict(document.deck.groups) == {CARD: "Finishers", OTHER: "early"}
    builder.page.deck.show_as(DeckLook(group="own"))
    headings = [row for row, line in zip(builder.rows, builder.page.deck.rows.lines, strict=True) if not line.number]
    assert headings[:3] == ["early 2", "Finishers 4", "No group 44"]
    builder.page.undo()
    assert "ST01-003 in the group “early”" in builder.page.cards.status.text()
    assert dict(document.deck.groups) == {CARD: "Finishers"}
    builder.page.undo()
    assert document.deck == deck


@pytest.mark.parametrize("view", ["list", "stacks", "pictures"])
def test_a_card_is_dragged_into_another_group(qtbot: QtBot, view: str) -> None:
    builder = Builder(qtbot)
    deck = library.deck("official-004").with_group(CARD, "Finishers")
    builder.page.set_deck(deck)
    builder.page.deck.show_as(DeckLook.model_validate({"view": view, "group": "own"}))
    builder.drop_on(CARD, OTHER)
    assert dict(builder.page.document.deck.groups) == {CARD: "Finishers", OTHER: "Finishers"}
    assert builder.page.document.deck.cards == deck.cards
    builder.drop_on("ST01-004", CARD)
    assert dict(builder.page.document.deck.groups) == {OTHER: "Finishers"}
    builder.drop_on("ST01-004", CARD)
    assert dict(builder.page.document.deck.groups) == {OTHER: "Finishers"}
    builder.page.deck.show_as(DeckLook.model_validate({"view": view}))
    builder.drop_on(OTHER, CARD)
    assert dict(builder.page.document.deck.groups) == {OTHER: "Finishers"}


def test_only_cards_of_the_deck_have_groups(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    assert not builder.menu(builder.view, "GD01-001")["Group…"].isEnabled()
