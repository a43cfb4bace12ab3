"""The list of the deck: cards told apart, those that break a rule marked, the first one of another deck selected."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.builder.deck_model import BREACH, SHARED
from gundam_desktop.ui.style.theme import theme
from tests.ui.decks.builder.builder_driver import Builder


def opened(builder: Builder, name: str) -> Deck:
    deck = decks_api.find(name, decks_api.all_cards())
    builder.page.set_deck(deck)
    return deck


def test_cards_of_one_name_show_their_numbers(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    deck = opened(builder, "official-009")
    cards = decks_api.all_cards()
    names = [cards[number].name for number, _ in deck.cards]
    twice = {number for number, _ in deck.cards if names.count(cards[number].name) > 1}
    assert twice
    for number, _ in deck.cards:
        index = builder.index(builder.deck_list, number)
        assert index.data(SHARED) == (number if number in twice else "")
        assert (number in index.data(Qt.ItemDataRole.AccessibleTextRole)) == (number in twice)


def test_a_card_that_breaks_a_rule_is_marked_and_named(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    opened(builder, "official-004")
    index = builder.index(builder.deck_list, "ST01-001")
    before = danger_in(builder, "ST01-001")
    assert index.data(BREACH) == ""
    builder.page.add("ST01-001", over_limit=True)
    index = builder.index(builder.deck_list, "ST01-001")
    assert index.data(BREACH) == "ST01-001 Gundam is in the deck 5 times; at most 4 of one number are allowed"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == index.data(BREACH)
    assert "ST01-001 Gundam: 5 copies" in builder.page.sidebar.legality.text
    assert danger_in(builder, "ST01-001") > before
    builder.page.document.remove("ST01-001")
    assert builder.index(builder.deck_list, "ST01-001").data(BREACH) == ""


def danger_in(builder: Builder, number: str) -> int:
    """How many pixels at the left of a card's row have the colour of a danger."""
    view = builder.deck_list
    builder.at(view, number)
    image = view.viewport().grab(view.visualRect(builder.index(view, number))).toImage()
    wanted, left = QColor(theme().danger).rgb(), image.width() // 2
    return sum(image.pixel(x, y) == wanted for x in range(left) for y in range(image.height()))


def test_another_deck_shows_its_own_card(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    opened(builder, "official-004")
    builder.deck_list.setFocus()
    builder.deck_list.setCurrentIndex(builder.index(builder.deck_list, "ST01-010"))
    assert large(builder) == "ST01-010"
    opened(builder, "official-006")
    first = next(line.number for line in builder.page.deck.rows.lines if line.number)
    assert builder.page.deck.current[0] == ""
    assert large(builder) == first
    builder.page.set_deck(Deck(name="", cards=()))
    assert builder.page.deck.current[0] == ""
    assert large(builder) == builder.page.cards.current


def large(builder: Builder) -> str:
    face = builder.page.sidebar.preview.zoom.face
    return face.number if face is not None else ""


def test_the_card_under_the_mouse_is_shown_large_until_the_mouse_leaves(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    opened(builder, "official-004")
    marked = large(builder)
    for view in (builder.view, builder.deck_list):
        builder.point(view, builder.at(view, "ST01-003"))
        assert large(builder) == "ST01-003"
        QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
        assert large(builder) == marked
    builder.point(builder.deck_list, builder.at(builder.deck_list, "ST01-003") + QPoint(2, 2))
    assert large(builder) == "ST01-003"


def test_a_new_deck_has_ten_resources(qtbot: QtBot) -> None:
    page = BuilderPage()
    qtbot.addWidget(page)
    assert page.document.deck.resources == (("R-001", 10),)


def test_each_colour_in_the_legality_stands_beside_its_mark(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    opened(builder, "official-004")
    assert "2 colours: ● Blue, □ White" in builder.page.sidebar.legality.text
