"""The deck as lines, stacks and pictures: the same mouse and keys in each."""

from __future__ import annotations

from typing import Literal

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK, MAYBEBOARD, SIDEBOARD, Deck, all_cards
from gundam_desktop.ui.decks.builder.cards_model import NUMBER
from gundam_desktop.ui.decks.builder.deck_view import DeckView
from gundam_desktop.ui.session.layouts import DeckLook
from tests.ui.decks.builder.builder_driver import LEFT, SHIFT, Builder

pytestmark = [
    pytest.mark.sampled(1),
    pytest.mark.qt_log_ignore(
        "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
    ),
]

CARD, OTHER, NEW = "ST01-001", "ST01-003", "GD01-008"
Key = Qt.Key
VIEWS = ("list", "stacks", "pictures")


@pytest.fixture(params=VIEWS)
def builder(request: pytest.FixtureRequest, qtbot: QtBot) -> Builder:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004").with_count(NEW, 2, SIDEBOARD))
    builder.page.deck.show_as(DeckLook(view=request.param, group="level"))
    return builder


def test_mouse_and_keys_add_and_take(builder: Builder) -> None:
    view, document = builder.page.deck.view, builder.page.document
    view.setFocus()
    view.setCurrentIndex(builder.index(view, CARD))
    builder.key(Key.Key_2)
    assert document.deck.copies(CARD) == 2
    builder.key(Key.Key_Plus)
    builder.key(Key.Key_Minus, 2)
    assert document.deck.copies(CARD) == 1
    builder.double_click(view, CARD)
    assert document.deck.copies(CARD) == 2
    builder.choose(view, CARD, "Remove one from the deck")
    assert document.deck.copies(CARD) == 1
    builder.page.undo()
    assert document.deck.copies(CARD) == 2
    assert view.currentIndex().data(NUMBER) == CARD


def test_the_key_that_takes_copies_away_stops_at_the_last_one(builder: Builder) -> None:
    view, document = builder.page.deck.view, builder.page.document
    document.set_count(CARD, 2)
    view.setFocus()
    view.setCurrentIndex(builder.index(view, CARD))
    before = document.deck
    builder.key(Key.Key_Backspace, times=4)
    assert document.deck == before.with_count(CARD, 0), "no copy of the next card is taken"
    builder.key(Key.Key_Right)
    builder.key(Key.Key_Backspace)
    assert document.deck.count == before.count - 3


def test_the_buttons_under_the_mouse_add_and_take(builder: Builder) -> None:
    view, document = builder.page.deck.view, builder.page.document
    delegate = view.line_delegate if view.look.view == "list" else view.picture_delegate
    for plus, copies in ((False, 3), (False, 2), (True, 3)):
        at = builder.at(view, CARD)
        builder.point(view, at)
        pair = delegate.button_pair(view.visualRect(builder.index(view, CARD)))
        place = (pair.plus if plus else pair.minus).center().toPoint()
        assert view.indexAt(place).data(NUMBER) == CARD
        QTest.mouseClick(view.viewport(), LEFT, pos=place)
        assert document.deck.copies(CARD) == copies


def test_cards_are_dragged_in_and_out_and_to_the_sideboard(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    view, document = builder.page.deck.view, builder.page.document
    drag, action = builder.drag(builder.view, NEW, view.viewport())
    assert document.deck.copies(NEW) == 1
    assert action is Qt.DropAction.CopyAction
    assert not drag.pixmap().isNull()
    drag, action = builder.drag(view, CARD, builder.view.viewport(), SHIFT)
    assert document.deck.copies(CARD) == 0
    assert action is Qt.DropAction.MoveAction
    assert not drag.pixmap().isNull(), "a line has no picture of its own"
    monkeypatch.setattr(view, "part_at", lambda _at: SIDEBOARD)
    builder.drag(view, OTHER, view.viewport())
    assert document.deck.copies(OTHER, SIDEBOARD) == 1


def test_over_the_cards_it_is_said_that_a_drop_takes_a_card_out(builder: Builder) -> None:
    page, view = builder.page, builder.page.deck.view
    data, move = view.model().mimeData([builder.index(view, CARD)]), Qt.DropAction.MoveAction
    QApplication.sendEvent(page, QDragEnterEvent(QPoint(9, 9), move, data, LEFT, Qt.KeyboardModifier.NoModifier))
    assert "take it out" in page.cards.status.text()
    QApplication.sendEvent(page, QDragLeaveEvent())
    assert "take it out" not in page.cards.status.text()


def test_the_sideboard_takes_what_is_dropped_on_its_cards(builder: Builder) -> None:
    view = builder.page.deck.view
    view.scrollToBottom()
    row = view.deck.row_of(NEW, SIDEBOARD)
    assert view.part_at(view.visualRect(view.deck.index(row)).center()) == SIDEBOARD
    heading = view.visualRect(view.deck.index(view.deck.heading_row(MAYBEBOARD)))
    assert view.part_at(heading.center()) == MAYBEBOARD
    view.scrollToTop()
    assert view.part_at(view.visualRect(view.deck.index(1)).center()) == DECK


def test_the_card_under_the_mouse_is_shown_large(builder: Builder) -> None:
    view = builder.page.deck.view
    builder.point(view, builder.at(view, OTHER))
    face = builder.page.sidebar.preview.zoom.face
    assert face is not None
    assert face.number == OTHER


def test_the_arrow_keys_reach_every_card_and_each_is_named(builder: Builder) -> None:
    view = builder.page.deck.view
    cards = [row for row, line in enumerate(view.deck.lines) if line.number]
    view.setFocus()
    view.setCurrentIndex(view.deck.index(cards[0]))
    reached, waiting = {cards[0]}, [cards[0]]
    while waiting:
        start = waiting.pop()
        for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
            view.setCurrentIndex(view.deck.index(start))
            builder.key(key)
            row = view.currentIndex().row()
            if row not in reached:
                reached.add(row)
                waiting.append(row)
    assert sorted(reached) == cards
    builder.key(Key.Key_End)
    assert view.currentIndex().row() == cards[-1]
    builder.key(Key.Key_Home)
    assert view.currentIndex().row() == cards[0]
    names = [view.deck.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in cards]
    assert all(names)
    assert view.accessibleName() == "Deck"


def test_a_card_stays_the_current_one_in_other_groups(builder: Builder) -> None:
    panel = builder.page.deck
    panel.view.setCurrentIndex(builder.index(panel.view, CARD))
    for look in (DeckLook(view="pictures", sort="name"), DeckLook(view="stacks", group="color"), DeckLook()):
        panel.show_as(look)
        assert panel.current == (CARD, DECK)
        assert panel.view.viewport().rect().intersects(panel.view.visualRect(panel.view.currentIndex()))


def test_cards_stand_in_groups_and_in_order(qtbot: QtBot) -> None:
    builder, cards = Builder(qtbot), all_cards()
    builder.page.set_deck(library.deck("official-004").with_count("T-001", 1))
    model = builder.page.deck.rows
    builder.page.deck.show_as(DeckLook(group="cost", sort="number"))
    headings = [line.section for line in model.lines if not line.number]
    costs = sorted({cards[number].cost for number, _ in library.deck("official-004").cards})
    assert headings == [*(f"cost {cost}" for cost in costs), "other", "resource", "sideboard", "maybeboard"]
    assert builder.rows[0].startswith("Cost 1 ")
    for section in headings[: len(costs)]:
        numbers = [line.number for line in model.lines if line.section == section and line.number]
        assert numbers == sorted(numbers)
    builder.page.deck.show_as(DeckLook(group="color", sort="name"))
    assert [row.split()[0] for row, line in zip(builder.rows, model.lines, strict=True) if not line.number][:2] == [
        "Blue",
        "White",
    ]


def test_the_card_of_a_stack_under_the_mouse_is_painted_last(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.set_deck(library.deck("official-004"))
    builder.page.deck.show_as(DeckLook(view="stacks"))
    view = builder.page.deck.view
    qtbot.waitUntil(lambda: view.thumbnails.idle)
    first = view.visualRect(view.deck.index(1))
    below = view.picture_delegate.face_place(first).adjusted(8, first.height() + 6, -8, -8)
    before = view.viewport().grab(below).toImage()
    builder.point(view, first.center())
    assert view.viewport().grab(below).toImage() != before
    builder.point(view, QPoint(first.center().x(), 1))
    assert view.viewport().grab(below).toImage() == before


@pytest.mark.parametrize("view", VIEWS)
def test_a_deck_of_resources_alone_says_how_cards_come_in(
    qtbot: QtBot, view: Literal["list", "stacks", "pictures"]
) -> None:
    builder = Builder(qtbot)
    builder.page.set_deck(Deck(name="", cards=()))
    builder.page.deck.show_as(DeckLook(view=view))
    shown = builder.page.deck.view
    assert _says_more_than_its_rows(shown)
    builder.page.document.add(CARD)
    assert not _says_more_than_its_rows(shown)


def _says_more_than_its_rows(view: DeckView) -> bool:
    """True if its text for an empty deck is in the picture, below the last row."""
    said, with_text = view.empty, view.viewport().grab().toImage()
    view.empty = ""
    plain = view.viewport().grab().toImage()
    view.empty = said
    last = view.visualRect(view.deck.index(view.deck.rowCount() - 1)).bottom() + 1
    above = QRect(0, 0, plain.width(), last)
    assert with_text.copy(above) == plain.copy(above)
    return with_text != plain
