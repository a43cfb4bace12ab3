"""The widths of the cards, the deck and the sidebar."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.builder.builder_splitter import LEAST_CARDS
from tests.ui.decks.builder.builder_driver import Builder


def test_the_deck_becomes_wide_and_its_button_is_pressed_while_it_is(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    splitter, wide = builder.page.splitter, builder.page.deck.look_bar.wide
    usual = splitter.sizes()
    builder.click(wide)
    assert wide.isChecked()
    assert splitter.sizes()[1] > usual[1]
    assert splitter.sizes()[0] >= round(sum(usual) * LEAST_CARDS) - 1
    builder.click(wide)
    assert not wide.isChecked()
    splitter.widen_deck()
    assert wide.isChecked(), "also by its key"
    builder.page.sizes = usual
    assert not wide.isChecked(), "also if the widths are given back"
