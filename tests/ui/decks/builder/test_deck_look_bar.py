"""The buttons for the view, the groups and the width of the deck."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.session.layouts import DeckLook
from tests.ui.decks.builder.builder_driver import Builder


def test_buttons_choose_view_groups_order_and_width(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    panel = builder.page.deck
    bar = panel.look_bar
    builder.click(bar.views["stacks"])
    assert panel.look == DeckLook(view="stacks")
    bar.choices["group", "level"].trigger()
    bar.choices["sort", "name"].trigger()
    assert panel.look == DeckLook(view="stacks", group="level", sort="name")
    assert bar.choices["group", "level"].isChecked()
    assert not bar.choices["group", "type"].isChecked()
    assert [button.isChecked() for button in bar.views.values()] == [False, True, False]
    panel.show_next_view()
    panel.show_next_view()
    assert panel.look.view == "list"
    before = panel.width()
    builder.click(bar.wide)
    assert panel.width() > before * 1.5
    builder.click(bar.wide)
    assert abs(panel.width() - before) < 8


def test_every_button_has_a_name(qtbot: QtBot) -> None:
    bar = Builder(qtbot).page.deck.look_bar
    names = [button.accessibleName() for button in bar.findChildren(QToolButton)]
    assert all(names)
    assert len(set(names)) == len(names)
