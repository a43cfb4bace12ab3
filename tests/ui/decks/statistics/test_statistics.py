"""The study of a deck: what its pages show, and what the mouse and the keys do in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHeaderView, QLabel, QListWidget, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck, percent
from gundam_desktop.records import RecordedGame, Store
from gundam_desktop.ui.decks.builder.deck_model import DeckModel
from gundam_desktop.ui.decks.statistics import StatisticsPanel
from gundam_desktop.ui.decks.statistics.cell_table import CellTable
from gundam_desktop.ui.decks.statistics.hand_page import CardStrip
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import LEAST_ROOM
from gundam_desktop.ui.style.theme import DARK
from tests.records.test_results import finished
from tests.ui.clipping import clipped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def study(qtbot: QtBot) -> StatisticsPanel:
    panel = StatisticsPanel()
    qtbot.addWidget(panel)
    panel.resize(1280, 660)
    panel.set_deck(library.deck("official-004"))
    with qtbot.waitExposed(panel):
        panel.show()
    QTest.mouseMove(panel, QPoint())  # a mouse that stays where an earlier test left it moves no more
    QApplication.processEvents()
    return panel


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    install_language("en")


def go_to(study: StatisticsPanel, page: StatisticsPage) -> None:
    """Click on a page's tab."""
    bar: QTabBar = study.tabs.tabBar()
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(study.pages.index(page)).center())
    assert study.tabs.currentWidget() is page


def cells(table: CellTable) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def click(widget: QWidget) -> None:
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


# --- charts


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", library.LANGUAGES)
@pytest.mark.parametrize("name", ["official-004", "official-013"])
def test_the_query_of_a_bar_finds_the_cards_that_it_counts(
    name: str, language: str, study: StatisticsPanel, english_again: None
) -> None:
    install_language(language)
    deck = library.deck(name)
    study.set_deck(deck)
    index = decks_api.card_index()
    for key, chart in study.charts.charts.items():
        assert chart.bars, key
        for bar in chart.bars:
            query = decks_api.parse_query(bar.query)
            assert query.errors == ()
            assert sum(map(deck.copies, index.find(query, {"copies": deck.copies}))) == bar.cards, bar


def test_a_click_on_a_bar_or_enter_asks_for_its_cards(study: StatisticsPanel) -> None:
    asked: list[str] = []
    study.query_wanted.connect(asked.append)
    chart = study.charts.charts["levels"]
    QTest.mouseMove(chart, chart.place_of(3).center().toPoint())
    assert chart.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(chart, LEFT, pos=chart.place_of(3).center().toPoint())
    assert asked == ["lv:4 copies>0"]
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert asked[1:] == ["lv:3 copies>0"]


def test_a_second_deck_is_shown_beside_the_first(study: StatisticsPanel) -> None:
    other = library.deck("official-002")
    study.charts.beside.setFocus()
    place = study.charts.beside.findText(library.deck_title("official-002", "en"))
    study.charts.beside.setCurrentIndex(place)
    study.charts.beside.activated.emit(place)
    types = decks_api.distribution_of(other).types
    shown = {bar.label: (bar.cards, bar.other) for bar in study.charts.charts["types"].bars}
    assert shown["Unit"] == (decks_api.distribution_of(study.deck).types["unit"], types["unit"])
    curve = study.charts.charts["levels"].bars
    assert sum(bar.other or 0 for bar in curve) == other.count
    assert "in the other deck: " in study.charts.charts["levels"].accessibleDescription()
    study.charts.beside.setCurrentIndex(0)
    study.charts.beside.activated.emit(0)
    assert {bar.other for bar in study.charts.charts["levels"].bars} == {None}


@pytest.mark.parametrize(
    ("key", "told", "parts", "named"),
    [
        (Qt.Key.Key_Down, "Cost 1: 20 (Blue: 12, White: 8)", (("blue", 12), ("white", 8)), "Blue, White"),
        (Qt.Key.Key_End, "Cost 4: 4 (Unit: 4)", (("unit", 4),), "Unit, Pilot, Command, Base"),
    ],
)
def test_the_curves_are_split_by_colour_or_type(
    key: Qt.Key, told: str, parts: tuple[tuple[str, int], ...], named: str, study: StatisticsPanel
) -> None:
    charts = study.charts
    assert not charts.parts.isVisible()
    assert {bar.parts for bar in charts.charts["costs"].bars} == {()}
    plain = charts.charts["costs"].grab().toImage()
    charts.split.setFocus()
    QTest.keyClick(charts.split, key)
    assert charts.parts.accessibleName() == named
    assert charts.parts.isVisible()
    costs = charts.charts["costs"]
    assert told in costs.accessibleDescription()
    assert parts in {bar.parts for bar in costs.bars}
    assert {sum(count for _, count in bar.parts) - bar.cards for bar in costs.bars} == {0}
    assert costs.grab().toImage() != plain
    assert {bar.parts for bar in charts.charts["ap"].bars} == {()}
    QTest.keyClick(charts.split, Qt.Key.Key_Home)
    assert not charts.parts.isVisible()


def test_bars_tell_their_figures_to_the_mouse_to_the_keys_and_to_a_reader(study: StatisticsPanel) -> None:
    chart = study.charts.charts["levels"]
    assert chart.accessibleName() == "Lv"
    assert "Lv 4: 16 (Unit: 8, Pilot: 8)" in chart.accessibleDescription()
    assert [(bar.label, bar.cards) for bar in chart.bars] == [("1", 0), ("2", 12), ("3", 14), ("4", 16), ("5", 8)]
    QTest.mouseMove(chart, chart.place_of(3).center().toPoint())
    assert chart.bars[chart.pointed].label == "4"
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.bars[chart.pointed].description == "Lv 3: 14 (Unit: 6, Command: 4, Base: 4)"
    for _ in range(3):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.pointed == 0


@pytest.mark.parametrize("wanted", ["en", "ja", "zh"])
def test_no_page_needs_more_width_than_the_smallest_window_has(
    study: StatisticsPanel, english_again: None, wanted: str
) -> None:
    """With cards of five colours, curves split by colour, and a second deck beside one with a long name."""
    install_language(wanted)
    units = {card.color: card.number for card in decks_api.all_cards().values() if card.type == "unit"}
    assert len(units) >= 5
    cards = tuple((number, 4) for number in units.values())
    study.set_deck(
        Deck(name="A name of a deck with as many words as the field for it takes, which is a lot", cards=cards)
    )
    go_to(study, study.charts)
    study.charts.split.setCurrentIndex(1)
    study.charts.beside.setCurrentIndex(1)
    study.charts.beside.activated.emit(1)
    assert study.charts.parts.isVisible()
    assert study.charts.both.isVisible()
    QApplication.processEvents()
    needed = {page.title: page.minimumSizeHint().width() for page in study.pages}
    assert {title: width for title, width in needed.items() if width > LEAST_ROOM.width()} == {}
    assert study.minimumSizeHint().width() <= LEAST_ROOM.width()


def test_bars_of_two_decks_have_a_gap_to_those_of_the_next_row(study: StatisticsPanel) -> None:
    go_to(study, study.charts)
    chart = study.charts.charts["types"]
    alone = chart.place_of(0).height()
    study.charts.beside.setCurrentIndex(1)
    study.charts.beside.activated.emit(1)
    assert chart.place_of(1).top() == chart.place_of(0).bottom() > 1.3 * alone


def test_every_chart_has_what_is_counted(study: StatisticsPanel) -> None:
    shown = {key: {bar.label: bar.cards for bar in chart.bars} for key, chart in study.charts.charts.items()}
    assert shown["types"] == {"Unit": 30, "Pilot": 8, "Command": 8, "Base": 4}
    assert shown["colors"] == {"Blue": 30, "White": 20}
    assert [bar.color for bar in study.charts.charts["colors"].bars] == ["blue", "white"]
    assert shown["keywords"] == {"Burst effect": 16, "<Blocker>": 4, "<Repair>": 4}
    assert (shown["ap"]["3"], shown["hp"]["4"], shown["traits"]["Academy"]) == (12, 14, 16)


def test_the_highest_bar_is_highest(study: StatisticsPanel) -> None:
    chart = study.charts.charts["costs"]
    picture = chart.grab().toImage()
    own = DARK.accent_self.lower()

    def height(bar: int) -> int:
        x = round(chart.place_of(bar).center().x() * picture.devicePixelRatio())
        return sum(picture.pixelColor(x, y).name() == own for y in range(picture.height()))

    heights = [height(bar) for bar in range(len(chart.bars))]
    assert heights[0] == max(heights) > 80
    assert heights[2] / heights[0] == pytest.approx(8 / 20, abs=0.05)


def test_rows_that_do_not_fit_are_counted(study: StatisticsPanel) -> None:
    chart = study.charts.charts["traits"]
    chart.setMinimumHeight(0)
    chart.resize(300, 50)
    assert chart.place_of(0).isValid()
    assert not chart.place_of(4).isValid()
    chart.grab()


def test_notes_cite_the_edition_by_which_the_chances_are_counted(study: StatisticsPanel) -> None:
    go_to(study, study.pairs)
    assert "(2-12-1)" in study.pairs.note.text()
    go_to(study, study.chances)
    assert "(6-2-1-6-1)" in study.chances.note.text()


# --- pairs


def test_pairs_with_their_copies_and_what_is_left_alone(study: StatisticsPanel) -> None:
    go_to(study, study.pairs)
    rows = cells(study.pairs.table)
    assert rows[0] == ["4 × Gundam", "[Amuro Ray]", "4 × Amuro Ray", "30%"]
    assert rows[-1] == ["2 × Guncannon", "[Kai Shiden]", "no card of the deck", "0%"]
    study.set_deck(study.deck.with_count("ST01-004", 0))
    assert cells(study.pairs.table)[-1] == ["no Unit of the deck", "", "4 × Thoroughly Damaged", ""]


# --- chances


def test_the_fixed_chances_are_those_of_the_deck(study: StatisticsPanel) -> None:
    go_to(study, study.chances)
    rows = cells(study.chances.fixed)
    assert len(rows) == 12
    assert rows[0][:5] == ["Unit of Lv 2 or less", "first or second", "opening hand", "67.0%", "73.0%"]
    assert rows[1][2:5] == ["redraw", "88.2%", "90.4%"]
    assert rows[8][3:5] == ["-", "73.0%"]
    assert cells(study.chances.shields)[0][1] == "8.5%"


def test_a_question_of_ones_own(study: StatisticsPanel, qtbot: QtBot) -> None:
    go_to(study, study.chances)
    question = study.chances.question
    assert question.answer.text() == " "
    for number in ("ST01-001", "ST01-004"):
        check(question.cards, number)
    assert question.chosen == {"ST01-001", "ST01-004"}
    group = frozenset({"ST01-001", "ST01-004"})
    assert question.answer.text() == percent(decks_api.chance_of_group(study.deck, group, 1, 3, redraw=False), 1)
    question.least.setFocus()
    QTest.keyClick(question.least, Qt.Key.Key_Up)
    QTest.keyClick(question.turn, Qt.Key.Key_Down)
    QTest.mouseClick(question.redraw, LEFT, pos=QPoint(10, question.redraw.height() // 2))
    assert question.answer.text() == percent(decks_api.chance_of_group(study.deck, group, 2, 2, redraw=True), 1)
    assert question.status.text() == "At least 2 of 8 out of 50 cards, seen by turn 2."
    study.set_deck(study.deck.with_count("ST01-001", 0))
    assert question.chosen == {"ST01-004"}
    check(question.cards, "ST01-004")
    assert question.chosen == set()
    assert question.answer.text() == " "


def check(cards: QListWidget, number: str) -> None:
    """Check or uncheck a card of the list with the keyboard."""
    cards.setFocus()
    cards.setCurrentRow(numbers_in(cards).index(number))
    QTest.keyClick(cards, Qt.Key.Key_Space)


def numbers_in(cards: QListWidget) -> list[str]:
    return [cards.item(row).data(Qt.ItemDataRole.UserRole) for row in range(cards.count())]


def test_the_cards_to_choose_from_stand_as_in_the_deck_with_numbers_where_names_repeat(study: StatisticsPanel) -> None:
    study.set_deck(library.deck("official-009"))
    go_to(study, study.chances)
    cards = study.chances.question.cards
    rows = DeckModel(decks_api.all_cards())
    rows.show_deck(study.deck)
    assert numbers_in(cards) == [line.number for line in rows.lines if line.number and line.section != "resource"]
    texts = [cards.item(row).text() for row in range(cards.count())]
    assert len(set(texts)) == len(texts)
    assert sum("Kshatriya " in text for text in texts) == 2


@pytest.mark.parametrize("cards", [(), (("ST01-001", 4),), (("ST01-001", 30),)])
def test_decks_that_are_not_done_are_studied_too(study: StatisticsPanel, cards: tuple[tuple[str, int], ...]) -> None:
    study.set_deck(Deck(name="begun", cards=cards))
    for page in study.pages:
        go_to(study, page)
        page.grab()
    assert study.chances.fixed.model().rowCount() == 12


# --- hands


def test_a_long_hand_takes_a_second_row(qtbot: QtBot) -> None:
    strip = CardStrip(260)
    qtbot.addWidget(strip)
    strip.resize(900, 260)
    strip.show_cards(("ST01-001",) * 20)
    places = [card.geometry() for card in strip.cards]
    assert len({place.top() for place in places}) == 2
    assert all(strip.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in pairwise(places))
    assert places[0].width() > (900 - 19 * 8) / 20
    strip.show_cards(("ST01-001",) * 5)
    assert len({card.geometry().top() for card in strip.cards}) == 1


def test_a_hand_is_redrawn_drawn_on_and_dealt_again(study: StatisticsPanel) -> None:
    go_to(study, study.hand)
    page = study.hand
    buttons = page.buttons
    first = page.sample
    assert [card.number for card in page.hand.cards] == list(first.hand)
    assert page.hand.cards[0].accessibleName() == library.name_of(first.hand[0])
    assert {card.accessibleName() for card in page.shields.cards} == {"a Shield, face down"}
    click(buttons["shields"])
    assert [card.accessibleName() for card in page.shields.cards] == [library.name_of(n) for n in first.shields]
    click(buttons["redraw"])
    assert page.sample == first.redraw()
    assert not buttons["redraw"].isEnabled()
    for _ in range(3):
        click(buttons["draw"])
    assert [card.number for card in page.hand.cards] == [*page.sample.hand, *page.sample.drawn]
    assert page.status.text() == "Turn 3: 8 cards seen."
    places = [card.geometry() for card in page.hand.cards]
    assert all(page.hand.rect().contains(place) for place in places)
    assert not any(one.intersects(two) for at, one in enumerate(places) for two in places[at + 1 :])
    click(buttons["new"])
    assert len(page.hand.cards) == 5
    assert page.sample != first
    study.set_deck(Deck(name="two", cards=(("ST01-001", 2),)))
    assert [card.number for card in page.hand.cards] == ["ST01-001"] * 2
    assert not buttons["draw"].isEnabled()


def test_a_card_that_is_pointed_at_is_told(study: StatisticsPanel, qtbot: QtBot) -> None:
    go_to(study, study.hand)
    card = study.hand.hand.cards[1]
    with qtbot.waitSignal(study.card_pointed) as told:
        card.setFocus()
    assert told.args == [card.number]


# --- all of it


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.usefixtures("english_again")
def test_no_page_cuts_a_text_off(study: StatisticsPanel, language: str, caplog: pytest.LogCaptureFixture) -> None:
    study.resize(1240, 640)
    install_language(language)
    QApplication.processEvents()
    for page in study.pages:
        go_to(study, page)
        assert clipped(study, caplog) == []


@pytest.mark.usefixtures("english_again")
def test_another_language_is_spoken_at_once(study: StatisticsPanel) -> None:
    install_language("ja")
    QApplication.processEvents()
    assert [bar.label for bar in study.charts.charts["types"].bars][:2] == ["ユニット", "パイロット"]
    assert study.charts.charts["traits"].bars[0].label == "地球連邦"
    go_to(study, study.hand)
    assert study.hand.hand.cards[0].accessibleName() == library.name_of(study.hand.sample.hand[0], "ja")


def test_everything_is_reached_by_tab_and_has_a_name(study: StatisticsPanel) -> None:
    for page in study.pages:
        go_to(study, page)
        reachable = [w for w in page.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert len(reachable) > {study.pairs: 0, study.suggestions: 1, study.record: 1}.get(page, 2)
        for widget in reachable:
            if widget.isVisibleTo(page) and not widget.objectName().startswith("qt_"):
                assert widget.accessibleName() or named_by_its_label(page, widget), widget


def named_by_its_label(page: QWidget, widget: QWidget) -> bool:
    if isinstance(widget, QAbstractButton):
        return bool(widget.text())
    return isinstance(widget, QHeaderView) or any(label.buddy() is widget for label in page.findChildren(QLabel))


def test_percents_never_call_certain_what_is_not() -> None:
    assert percent(0.5) == "50%"
    assert percent(0.99999, 1) == ">99.9%"
    assert percent(1.0, 1) == "100.0%"
    assert percent(0.00001) == "<1%"
    assert percent(0.0) == "0%"
    assert percent(None) == "-"


# --- the record


def test_the_record_of_a_deck_is_counted_with_its_rates(
    study: StatisticsPanel, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    games = [finished("0", ("Blue and white", "Red")), finished("1", ("Blue and white", "Red"))]
    games += [finished("0", ("Blue and white", "Green")), finished("0", ("Other", "Green"))]
    monkeypatch.setattr(Store, "scan", lambda _: [RecordedGame(Path("a.game"), game, 0.0, False) for game in games])
    study.set_deck(Deck(name="Blue and white", cards=()))
    go_to(study, study.record)
    qtbot.waitUntil(lambda: not study.record.lister.is_reading)
    shown = [row[:-1] for row in cells(study.record.table)]
    assert shown == [
        ["All games", "", "3", "2", "1", "0", "67%"],
        ["Blue and white", "Red", "2", "1", "1", "0", "50%"],
        ["Blue and white", "Green", "1", "1", "0", "0", "100%"],
    ]
    study.record.every.setFocus()
    QTest.keyClick(study.record.every, Qt.Key.Key_Space)
    assert [row[0] for row in cells(study.record.table)][-1] == "Other"
    study.record.every.setChecked(False)
    study.set_deck(Deck(name="New", cards=()))
    assert cells(study.record.table) == []
    assert study.record.note.text() == "No game with this deck has been finished yet."
