"""The page as a whole: what is shown where, sizes, languages, colours, focus."""

from __future__ import annotations

from datetime import date
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.ui.decks.builder import thumbnails
from gundam_desktop.ui.decks.builder.cards_grid import USUAL_ZOOM, ZOOMS
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, CardColumn
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import LEAST_ROOM, USUAL, scaled, set_scale_for
from gundam_desktop.ui.style.theme import DARK, LIGHT, install_theme
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.ui.clipping import clipped
from tests.ui.decks.builder.builder_driver import CONTROL, LEFT, Builder

SIZES = [(1024, 610), (1280, 690), (1440, 860), (2560, 1400)]
Key = Qt.Key


def test_the_faces_in_sight_are_made_a_few_at_a_time(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()  # at each look at it a second has passed: more than the time for one go
    monkeypatch.setattr(thumbnails, "perf_counter", lambda: next(clock))
    builder = Builder(qtbot)
    faces = builder.page.cards.grid.thumbnails
    first = builder.shown[0]
    faces.clear()
    assert faces.picture(first) is None
    made: list[str] = []
    at_once: list[int] = []
    faces.made.connect(made.extend)
    faces.made.connect(lambda numbers: at_once.append(len(numbers)))
    while not faces.idle:
        QApplication.processEvents()
    assert made[0] == first
    assert len(made) < 100, "what is far out of sight was made, too"
    assert set(at_once) == {1}
    assert faces.picture(first) is not None
    grid = builder.page.cards.grid
    grid.verticalScrollBar().setValue(grid.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: builder.shown[-1] in made)


def test_pictures_of_another_size_stand_in_until_the_right_ones_are_made(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    grid, first = builder.page.cards.grid, builder.shown[0]
    qtbot.waitUntil(lambda: grid.thumbnails.idle)
    small = grid.thumbnails.picture(first)
    builder.click(builder.page.cards.larger)
    assert small is not None
    stand_in = grid.thumbnails.picture(first)
    assert stand_in is not None
    assert stand_in.size() == small.size()
    qtbot.waitUntil(lambda: grid.thumbnails.idle)
    large = grid.thumbnails.picture(first)
    assert large is not None
    assert large.width() == grid.card_delegate.face_width > small.width()


def test_faces_grow_and_shrink_by_wheel_keys_and_buttons(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    grid, cards = builder.page.cards.grid, builder.page.cards
    columns = grid.columns
    grid.setFocus()
    builder.key(Key.Key_Minus, modifiers=CONTROL)
    assert (grid.zoom, grid.columns > columns) == (USUAL_ZOOM - 1, True)
    builder.key(Key.Key_Plus, modifiers=CONTROL)
    builder.key(Key.Key_Plus, modifiers=CONTROL)
    assert (grid.zoom, grid.columns < columns) == (USUAL_ZOOM + 1, True)
    builder.key(Key.Key_0, modifiers=CONTROL)
    assert (grid.zoom, grid.columns) == (USUAL_ZOOM, columns)
    assert builder.counts == {}
    at = QPointF(grid.viewport().rect().center())
    for turn, zoom in ((120, USUAL_ZOOM + 1), (-120, USUAL_ZOOM)):
        where = QPointF(grid.viewport().mapToGlobal(at.toPoint()))
        phase, none = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
        QApplication.sendEvent(
            grid.viewport(), QWheelEvent(at, where, QPoint(), QPoint(0, turn), none, CONTROL, phase, False)
        )
        assert grid.zoom == zoom
    for _ in ZOOMS:
        QTest.mouseClick(cards.larger, LEFT)
    assert grid.zoom == len(ZOOMS) - 1 == builder.page.grid_zoom
    assert not cards.larger.isEnabled()


def test_the_arrows_go_as_the_cards_lie(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    grid, shown = builder.page.cards.grid, builder.shown
    grid.setFocus()
    row = 0
    for key, place in (
        (Key.Key_Right, 1),
        (Key.Key_Down, 1 + grid.columns),
        (Key.Key_Left, grid.columns),
        (Key.Key_Left, grid.columns - 1),
        (Key.Key_End, len(shown) - 1),
        (Key.Key_Down, len(shown) - 1),
        (Key.Key_Home, 0),
    ):
        builder.key(key)
        row = grid.currentIndex().row()
        assert row == place, key
        assert grid.viewport().rect().contains(grid.visualRect(grid.currentIndex()).center())
    places = {(grid.visualRect(grid.cards.index(n, 0)).left()) for n in range(3 * grid.columns)}
    assert len(places) == grid.columns, "the grid does not lie as it is counted"


def test_the_table_shows_the_same_cards_and_marks_the_same(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    cards = builder.page.cards
    cards.grid.setFocus()
    builder.key(Key.Key_Right, 3)
    marked = cards.current
    builder.click(cards.as_table)
    assert cards.table.isVisible()
    assert not cards.grid.isVisible()
    assert cards.table.hasFocus()
    assert cards.table.currentIndex().data(NUMBER) == marked
    cards.table.sortByColumn(CardColumn.NAME, Qt.SortOrder.DescendingOrder)
    assert cards.current == marked
    assert cards.sorting.currentIndex() == -1
    cards.table.sortByColumn(CardColumn.AP, Qt.SortOrder.DescendingOrder)
    assert cards.sorting.currentText() == "By AP"
    builder.key(Key.Key_Home, modifiers=CONTROL)
    builder.key(Key.Key_Up)
    assert builder.page.search_panel.field.hasFocus()
    builder.click(cards.as_grid)
    assert builder.shown[0] == cards.grid.currentIndex().data(NUMBER)


def test_an_order_is_chosen_in_the_box(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    cards = builder.page.cards
    cards.sorting.setFocus()
    builder.key(Key.Key_Down, 3)
    assert cards.sorting.currentText() == "By number"
    assert builder.shown == sorted(builder.shown)


def test_a_search_shows_the_first_that_it_finds_and_back_again(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    page.search_panel.setFocus()
    builder.write("zaku")
    assert page.cards.title == f"Cards — {len(builder.shown)} match"
    assert 3 < len(builder.shown) < 60
    assert page.cards.current == builder.shown[0]
    marked = page.cards.current
    builder.write("zzz")
    assert builder.shown == []
    assert page.cards._nothing.isVisible()
    page.cards._nothing.linkActivated.emit("all")
    assert page.search_panel.field.text() == ""
    assert len(builder.shown) > 500
    assert page.cards.grid.isVisible()
    assert page.cards.title == f"Cards — {len(builder.shown)}"
    assert marked in builder.shown


def test_suggestions_cover_no_filter(qtbot: QtBot) -> None:
    page = Builder(qtbot, (1280, 690)).page
    field, filters = page.search_panel.field, page.search_panel.filters
    field.setFocus()
    QTest.keyClicks(field, "ze")
    assert field.popup.isVisible()
    covered = filters.rect().translated(filters.mapTo(page.window(), QPoint()))
    assert not field.popup.geometry().intersects(covered)
    assert page.window().rect().contains(field.popup.geometry())


def test_the_marked_card_and_the_one_of_the_deck_stand_large(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page, zoom = builder.page, builder.page.sidebar.preview.zoom
    page.add("ST01-010")
    page.cards.show_numbers({"ST01-001"})
    assert zoom.face == library.face("ST01-001")
    QTest.mouseClick(builder.deck_list.viewport(), LEFT, pos=builder.at(builder.deck_list, "ST01-010"))
    assert zoom.face == library.face("ST01-010")


def test_the_legality_says_what_is_wrong_and_which_restrictions_are_in_force(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    legality = page.sidebar.legality
    assert "0 / 50 cards" in legality.text
    page.set_deck(library.deck("official-004"))
    assert "×" not in legality.text
    assert f"follows the restrictions of {date.today()}" in legality.text
    legality.day.setDate(QDate(2030, 1, 2))
    assert "2030-01-02" in legality.text
    page.set_deck(library.deck("official-005"))
    assert "ST02-016 Corsica Base: 3 copies, 2 at most" in legality.text
    legality.restricted.setFocus()
    builder.key(Key.Key_Space)
    assert "ST02-016" not in legality.text
    assert not legality.day.isEnabled()


def test_the_legality_says_what_is_not_played(qtbot: QtBot, home: Path) -> None:
    put_pack(home, REFUSED)
    page = Builder(qtbot).page
    page.set_deck(Deck(name="Mine", cards=(("MY-003", 4),)))
    assert "Not played: Folded Order (MY-003): 【Main】Fold the table in half." in page.sidebar.legality.text


def test_in_a_low_window_rules_that_are_kept_are_counted_and_those_broken_told(qtbot: QtBot) -> None:
    page = Builder(qtbot).page
    legality = page.sidebar.legality
    page.set_deck(library.deck("official-004"))
    page.resize(1280, 860)
    QApplication.processEvents()
    high = legality.sizeHint().height()
    page.resize(1280, 690)
    QApplication.processEvents()
    assert legality.sizeHint().height() < high - scaled(40)
    assert "at most 4 copies of each number" in legality.text
    kept = legality.sizeHint().height()
    page.set_deck(library.deck("official-004").model_copy(update={"cards": ()}))
    assert legality.sizeHint().height() >= kept + scaled(14), "what is wrong has a line of its own"


def test_in_the_smallest_window_the_large_card_is_scrolled_with_what_is_below_it(qtbot: QtBot) -> None:
    builder = Builder(qtbot, (LEAST_ROOM.width(), LEAST_ROOM.height() - 60))
    sidebar = builder.page.sidebar
    (area,) = sidebar.findChildren(QScrollArea)
    assert area.isAncestorOf(sidebar.preview)
    assert area.viewport().height() >= sidebar.legality.height()
    builder.page.resize(1280, 690)
    QApplication.processEvents()
    assert not area.isAncestorOf(sidebar.preview), "with room it stays where it is"
    assert sidebar.preview.geometry().bottom() < area.geometry().top()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("size", SIZES)
def test_every_text_fits(qtbot: QtBot, caplog: pytest.LogCaptureFixture, size: tuple[int, int], language: str) -> None:
    install_language(language)
    set_scale_for(QSize(*size))
    try:
        builder = Builder(qtbot, size, language)
        builder.page.set_deck(library.deck("official-004"))
        assert clipped(builder.page, caplog) == []
        builder.page.cards.show_as(1)
        assert clipped(builder.page, caplog) == []
    finally:
        install_language("en")
        set_scale_for(USUAL)


def test_it_speaks_another_language_and_changes_its_colours(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    page.add("ST01-001")
    number = page.cards.current
    english = library.face(number).name
    install_theme(LIGHT)
    before = page.grab().toImage()
    install_language("ja")
    QApplication.processEvents()
    assert builder.rows[1] == "ガンダム"
    assert page.sidebar.preview.zoom.face == library.face(number, "ja")
    assert english not in page.sidebar.preview.zoom.accessibleName()
    assert "0 / 10枚" in page.sidebar.legality.text
    install_language("en")
    QApplication.processEvents()
    install_theme(DARK)
    qtbot.waitUntil(lambda: page.cards.grid.thumbnails.idle)
    dark = page.grab().toImage()
    install_theme(LIGHT)
    assert before.pixelColor(2, 2) != dark.pixelColor(2, 2)
    middle = page.deck.view.mapTo(page, page.deck.view.rect().center())
    assert dark.pixelColor(middle).lightness() < 60
    assert page.grab().toImage().pixelColor(middle).lightness() > 200


def test_a_refusal_goes_once_it_is_no_longer_true(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.add("ST01-001", many=4)
    builder.page.add("ST01-001")
    assert "at most 4 copies" in builder.page.cards.status.text()
    builder.page.document.set_count("ST01-001", 3)
    assert "at most 4 copies" not in builder.page.cards.status.text()


def test_a_scroll_bar_without_anything_to_scroll_shows_no_handle(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    bar = builder.page.cards.grid.verticalScrollBar()
    assert bar.isEnabled()
    builder.page.search_panel.field.setText("number=ST01-001")
    QApplication.processEvents()
    assert not bar.isEnabled()


def test_the_widths_are_given_back(qtbot: QtBot) -> None:
    builder = Builder(qtbot, (1440, 860))
    widths = builder.page.sizes
    wished = [widths[0] - 60, widths[1] + 60, widths[2]]
    builder.page.sizes = wished
    assert builder.page.sizes == wished


def test_tab_goes_from_the_search_to_the_main_button(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    page.set_deck(library.deck("official-004"))
    page.search_panel.setFocus()
    passed = []
    for _ in range(40):
        passed.append(QApplication.focusWidget())
        builder.key(Key.Key_Tab)
    stops = (
        page.search_panel.field,
        page.cards.grid,
        page.deck.name,
        page.deck.view,
        page.sidebar.playtest,
        page.sidebar.play,
    )
    places = [passed.index(stop) for stop in stops]
    assert places == sorted(places)
    assert [widget for widget in passed if widget is None or not widget.accessibleName()] == []


def test_a_screen_reader_finds_the_cards_in_words(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.add("ST01-001", many=2)
    builder.page.cards.show_numbers({"ST01-001"})
    for view in (builder.view, builder.deck_list):
        interface = QAccessible.queryAccessibleInterface(view)
        assert interface.text(QAccessible.Text.Name) in ("Cards", "Deck")
        cells = [interface.child(n) for n in range(interface.childCount())]
        names = [cell.text(QAccessible.Text.Name) for cell in cells]
        assert "Gundam, Unit, Blue, Lv 4, cost 3, 2 in the deck" in names


def test_the_pair_stands_where_the_mouse_is(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    buttons = builder.page.cards.grid.card_delegate.buttons
    builder.page.search_panel.setFocus()
    builder.point(builder.view, builder.at(builder.view, builder.shown[2]))
    assert [row for row in range(5) if buttons.shown_at(row)] == [2]
    QApplication.sendEvent(builder.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not any(buttons.shown_at(row) for row in range(5))
    builder.view.setFocus()
    assert [row for row in range(5) if buttons.shown_at(row)] == [0]


def test_words_of_the_large_card_are_explained_and_open_their_clause(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page._point("ST01-001")
    preview, clauses = builder.page.sidebar.preview, list[str]()
    builder.page.clause_wanted.connect(clauses.append)
    assert preview.toggle_reminders()
    assert preview.reminders is not None
    QTest.keyClick(preview.reminders.list, Qt.Key.Key_Return)
    assert clauses == ["13-1-1-1"]  # <Repair>, by the newest edition
    preview.close_reminders()
