"""The menu of a card: right button and menu key change nothing themselves; its entries add, take, move, search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks.link_pairs import links
from gundam_desktop.games.gcg.decks_api import SIDEBOARD
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.ui.play.panels.card_dialog import CardDialog
from tests.ui.decks.builder.builder_driver import Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)

CARD, PILOT, PLAIN = "ST01-001", "ST01-010", "ST01-005"


def test_the_right_button_opens_a_menu_and_takes_nothing(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.add(CARD, many=2)
    for view in (builder.view, builder.deck_list):
        entries = builder.menu(view, CARD)
        assert builder.counts == {CARD: 2}
        assert list(entries)[:3] == ["Add one to the deck", "Remove one from the deck", "Move one to the sideboard"]
        for menu in builder.page.findChildren(QMenu):
            menu.close()
    builder.choose(builder.view, CARD, "Add one to the deck")
    assert builder.counts == {CARD: 3}
    builder.choose(builder.deck_list, CARD, "Remove one from the deck")
    assert builder.counts == {CARD: 2}
    builder.choose(builder.deck_list, CARD, "Move one to the sideboard")
    assert builder.page.document.deck.sideboard == ((CARD, 1),)


def test_a_card_that_is_not_in_the_deck_goes_to_any_part_of_it(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.choose(builder.view, CARD, "Add one to the sideboard")
    builder.choose(builder.view, CARD, "Add one to the maybeboard")
    deck = builder.page.document.deck
    assert (deck.cards, deck.sideboard, deck.maybeboard) == ((), ((CARD, 1),), ((CARD, 1),))
    builder.page.add_to(SIDEBOARD)
    entries = list(builder.menu(builder.view, PLAIN))
    assert entries.count("Add one to the sideboard") == 1


def test_the_menu_key_opens_it_for_the_marked_card(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.view.setCurrentIndex(builder.index(builder.view, CARD))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(builder.view, event)
    (menu,) = [menu for menu in builder.page.findChildren(QMenu) if menu.isVisible()]
    assert not menu.actions()[1].isEnabled(), "the deck has no copy to take"
    menu.close()


def test_it_finds_links_and_cards_of_the_same_name(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    cards = decks_api.all_cards()
    builder.choose(builder.view, PILOT, "Show Units that link with it")
    assert set(builder.shown) == {number for number, card in cards.items() if links(card, cards[PILOT])}
    builder.page.search_panel.clear()
    builder.choose(builder.view, CARD, "Show Pilots that link with it")
    assert set(builder.shown) == {number for number, card in cards.items() if links(cards[CARD], card)}
    builder.page.search_panel.clear()
    builder.choose(builder.view, CARD, "Show all cards of this name")
    assert set(builder.shown) == {
        number for number, card in cards.items() if card.name == "Gundam" and not card.is_token
    }
    builder.page.search_panel.clear()
    assert not builder.menu(builder.view, PLAIN)["Show Pilots that link with it"].isEnabled()


def test_it_opens_the_card_large_with_its_rulings(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.choose(builder.view, "GD01-014", "Show large, with its rulings…")
    (dialog,) = builder.page.window().findChildren(CardDialog)
    text = dialog.body.toPlainText()
    assert dialog.card.face is not None
    assert dialog.card.face.number == "GD01-014"
    assert "Q122 (2025-07-11)" in text
    assert RULEBOOK.answers["Q122"].said[0] in text
    dialog.close()
