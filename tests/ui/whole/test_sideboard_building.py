"""A sideboard by mouse, keys and menu: added, taken, moved card by card, taken back, checked, saved and exported."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import DECK, SIDEBOARD, Deck, DraftContent
from gundam_desktop.locate import player_folder
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, PART
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import install_language
from tests.ui import stub_game
from tests.ui.decks.builder.builder_driver import CONTROL, LEFT, SHIFT, Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)

CARD, OTHER, RESOURCE = "ST01-001", "ST01-002", "R-001"
Key = Qt.Key


@pytest.fixture
def builder(qtbot: QtBot) -> Builder:
    made = Builder(qtbot)
    for number in (CARD, OTHER):
        made.page.add(number, many=3)
    made.page.cards.show_numbers({CARD, OTHER, RESOURCE})
    return made


def deck(builder: Builder) -> Deck:
    return builder.page.document.deck


def mark(view: QAbstractItemView, number: str, part: str) -> None:
    model = view.model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    view.setCurrentIndex(next(row for row in rows if (row.data(NUMBER), row.data(PART)) == (number, part)))
    view.setFocus()


def press_move(builder: Builder, part: str) -> None:
    """Press the arrow in the line of the current card."""
    view = builder.page.deck.view
    place = view.visualRect(view.currentIndex())
    builder.point(view, place.center())
    button = view.line_delegate.button_pair(place).move
    assert button is not None
    assert view.currentIndex().data(PART) == part
    QTest.mouseClick(view.viewport(), LEFT, pos=button.center().toPoint())


def test_cards_are_added_to_the_sideboard_by_mouse_and_keys(builder: Builder) -> None:
    box = builder.page.cards.part
    box.setFocus()
    builder.key(Key.Key_Down)
    assert box.currentText() == "Sideboard"
    builder.press_pair(CARD)
    builder.double_click(builder.view, OTHER)
    builder.view.setFocus()
    assert deck(builder).sideboard == ((CARD, 1), (OTHER, 1))
    builder.key(Key.Key_Return)
    assert deck(builder).sideboard == ((CARD, 1), (OTHER, 1)), "four in deck and sideboard together are the most"
    assert "4 copies" in builder.page.cards.status.text()
    builder.key(Key.Key_Return, modifiers=CONTROL)
    assert deck(builder).sideboard == ((CARD, 1), (OTHER, 2))
    builder.choose(builder.view, OTHER, "Remove one from the sideboard")
    builder.press_pair(CARD, plus=False)
    assert deck(builder).sideboard == ((OTHER, 1),)
    builder.double_click(builder.view, RESOURCE)
    assert builder.counts == {CARD: 3, OTHER: 3, RESOURCE: 1}, "a Resource goes to its own deck"
    box.setFocus()
    builder.key(Key.Key_Up)
    assert box.currentText() == "Deck"
    builder.press_pair(CARD)
    assert builder.counts[CARD] == 4
    assert deck(builder).sideboard == ((OTHER, 1),)


def test_copies_move_between_deck_and_sideboard_and_are_taken_back(builder: Builder) -> None:
    view, before = builder.deck_list, deck(builder)
    assert builder.rows[-2:] == ["Sideboard 0 / 10", "Maybeboard 0"]
    mark(view, CARD, DECK)
    press_move(builder, DECK)
    assert (deck(builder).copies(CARD), deck(builder).copies(CARD, SIDEBOARD)) == (2, 1)
    assert "sideboard 1 / 10" in builder.page.deck.title
    builder.page.move_current()
    builder.page.move_current()
    assert deck(builder).copies(CARD) == 0, "the mark stays with the card"
    assert [row for row in builder.rows if row.startswith("Sideboard")] == ["Sideboard 3 / 10"]
    mark(view, CARD, SIDEBOARD)
    press_move(builder, SIDEBOARD)
    assert (deck(builder).copies(CARD), deck(builder).copies(CARD, SIDEBOARD)) == (1, 2)
    builder.key(Key.Key_Backspace)
    builder.key(Key.Key_4)
    assert deck(builder).copies(CARD, SIDEBOARD) == 4
    builder.page.undo()
    assert "Gundam ST01-001 in the sideboard: 4 → 1" in builder.page.cards.status.text()
    for _ in range(5):
        builder.page.undo()
    assert deck(builder) == before
    builder.page.redo()
    assert deck(builder).sideboard == ((CARD, 1),)


def test_cards_are_dragged_to_the_sideboard_and_out_of_it(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    view = builder.page.deck.view
    monkeypatch.setattr(view, "part_at", lambda _at: SIDEBOARD)
    builder.drag(builder.view, CARD, view.viewport())
    builder.drag(view, OTHER, view.viewport(), SHIFT)
    assert deck(builder).cards == ((CARD, 3),)
    assert deck(builder).sideboard == ((CARD, 1), (OTHER, 3))
    monkeypatch.undo()
    builder.drag(view, OTHER, view.viewport())
    assert deck(builder).copies(OTHER) == 1, "the middle of the list is the deck's"
    mark(view, OTHER, SIDEBOARD)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builder, "at", lambda source, _number: source.visualRect(source.currentIndex()).center())
        builder.drag(view, OTHER, builder.view.viewport(), SHIFT)
    assert deck(builder).sideboard == ((CARD, 1),)


def test_the_rows_of_the_sideboard_take_what_is_dropped_on_them(builder: Builder) -> None:
    view = builder.page.deck.view
    heading = view.visualRect(view.deck.index(view.deck.heading_row(SIDEBOARD)))
    assert view.part_at(heading.center()) == SIDEBOARD
    assert view.part_at(view.visualRect(view.deck.index(1)).center()) == DECK
    assert view.part_at(view.viewport().rect().bottomLeft()) == DECK


@pytest.mark.parametrize(("language", "size", "page"), [
    ("en", "sideboard 3 / 10", "official page of 2026-07-03"),
    ("ja", "サイドボード 3 / 10枚", "2026-07-03の公式ページ"),
    ("zh", "备牌 3 / 10张", "2026-07-03的官方页面"),
])  # fmt: skip
def test_the_check_says_what_is_wrong_with_a_sideboard(builder: Builder, language: str, size: str, page: str) -> None:
    assert "sideboard" not in builder.page.sidebar.legality.text, "a deck without one has nothing to check"
    builder.page.document.add(CARD, 3, SIDEBOARD)
    install_language(language)
    QApplication.processEvents()
    text = builder.page.sidebar.legality.text
    assert size in text
    assert text.count(page) == 2, "its size, and six copies of a number"


def test_statistics_are_those_of_the_deck_alone() -> None:
    plain = library.deck("official-004")
    sided = plain.model_copy(update={"sideboard": (("GD01-008", 4),)})
    assert decks_api.distribution_of(sided) == decks_api.distribution_of(plain)
    assert decks_api.chances_of(sided) == decks_api.chances_of(plain)


@pytest.mark.usefixtures("home")
def test_a_sideboard_is_built_from_the_menu_and_kept(qtbot: QtBot) -> None:
    window = MainWindow(Services(levels=stub_game.levels, create=stub_game.create), Settings(animation=0))
    qtbot.addWidget(window)
    window.show()
    window.decks.show()
    document = window.decks.open_deck.document
    document.open(library.deck("official-004").model_copy(update={"name": "Sided"}))
    actions = {action.text(): action for action in window.findChildren(QAction)}
    actions["&Move between deck and sideboard"].trigger()
    assert "Select a card" in window.decks.page.cards.status.text()
    mark(window.decks.page.deck.view, CARD, DECK)
    actions["&Move between deck and sideboard"].trigger()
    shown = []
    for _ in range(3):
        actions["Add to deck / sideboa&rd / maybeboard"].trigger()
        shown.append(window.decks.page.cards.part.currentText())
    assert shown == ["Sideboard", "Maybeboard", "Deck"]
    document.add("GD01-008", 1, SIDEBOARD)
    beside = ((CARD, 1), ("GD01-008", 1))
    (draft,) = (player_folder("decks") / "drafts").glob("*.draft")
    assert DraftContent.model_validate_json(draft.read_bytes()).deck.sideboard == beside
    window.decks.save()
    (entry,) = decks_api.player_repository().listing().entries
    assert entry.deck.sideboard == beside
    assert decks_api.matches(entry, "GD01-008")
    for form in decks_api.FORMATS:
        read = decks_api.read_list(decks_api.write_list(entry.deck, form), decks_api.all_cards())
        assert read.deck.sideboard == beside
    window.close()
