"""The filters: buttons and the query's text always say the same, by mouse and by keys, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import CardIndex
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.ui.decks.builder.filter_button import FilterButton
from gundam_desktop.ui.decks.builder.filters import FilterBar, FilterMenu
from gundam_desktop.ui.decks.builder.search_field import SearchField
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.theme import LIGHT, install_theme
from gundam_desktop.ui.style.translation import LANGUAGES
from tests.ui.clipping import clipped

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)
BLUE, WHITE, UNIT = ("color", ":", "blue"), ("color", ":", "white"), ("type", ":", "unit")
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    yield
    install_language("en")


@pytest.fixture(scope="module")
def index() -> CardIndex:
    return decks_api.card_index()


Make = Callable[..., FilterBar]


@pytest.fixture
def make(qtbot: QtBot, index: CardIndex) -> Iterator[Make]:
    """Makes filters with their search field in a window, in a language, so wide."""
    windows = []

    def made(language: str = "en", width: int = 760) -> FilterBar:
        install_language(language)
        window = QWidget()
        qtbot.addWidget(window)
        windows.append(window)
        field = SearchField(index, window)
        bar = FilterBar(field, window)
        column = QVBoxLayout(window)
        column.addWidget(field)
        column.addWidget(bar)
        column.addStretch(1)
        window.resize(width, 400)
        with qtbot.waitExposed(window):
            window.show()
        return bar

    yield made
    for window in windows:
        window.close()


@pytest.fixture
def bar(make: Make) -> FilterBar:
    return make()


def text(bar: FilterBar) -> str:
    return bar.search.text().rstrip()


def lit(bar: FilterBar) -> list[str]:
    buttons = [*bar.terms.values(), *(menu.button for menu in bar.menus)]
    return [button.text() for button in buttons if button.isChecked()]


def opened(bar: FilterBar, menu: FilterMenu) -> list[str]:
    QTest.mouseClick(menu.button, LEFT)
    assert bar.choices.isVisible()
    return [row.label for row in bar.choices.list.rows.rows]


def test_buttons_write_the_query_and_it_lights_them_up(bar: FilterBar) -> None:
    QTest.mouseClick(bar.terms[BLUE], LEFT)
    QTest.mouseClick(bar.terms[WHITE], LEFT)
    QTest.mouseClick(bar.terms[UNIT], LEFT)
    assert text(bar) == "color:blue,white type:unit"
    assert lit(bar) == ["Blue", "White", "Unit"]
    QTest.mouseClick(bar.terms[BLUE], LEFT)
    assert text(bar) == "color:white type:unit"
    bar.search.setText("色:青 gundam trait:zeon")
    assert lit(bar) == ["Blue", "Trait"]
    QTest.mouseClick(bar.terms[BLUE], LEFT)
    assert text(bar) == "gundam trait:zeon"
    QTest.mouseClick(bar.clear, LEFT)
    assert (text(bar), lit(bar), bar.clear.isEnabled()) == ("", [], False)


def test_after_a_click_the_field_has_the_keys_and_words_are_not_glued(bar: FilterBar) -> None:
    QTest.mouseClick(bar.terms[BLUE], LEFT)
    assert bar.window().focusWidget() is bar.search
    QTest.keyClicks(bar.search, "zaku")
    assert text(bar) == "color:blue zaku"
    opened(bar, bar.level)
    row = next(row for row in bar.choices.list.rows.rows if row.term == ("level", "<=", "2"))
    at = bar.choices.list.visualRect(bar.choices.list.rows.index(bar.choices.list.rows.rows.index(row))).center()
    QTest.mouseClick(bar.choices.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.keyClick(bar.choices.list, Key.Key_Escape)
    assert bar.window().focusWidget() is bar.search
    QTest.keyClicks(bar.search, "white")
    assert text(bar) == "color:blue zaku lv<=2 white"


def test_a_button_works_by_keys(bar: FilterBar) -> None:
    bar.terms[BLUE].setFocus()
    QTest.keyClick(bar.terms[BLUE], Key.Key_Return)
    QTest.keyClick(bar.terms[BLUE], Key.Key_Right)
    green = bar.terms["color", ":", "green"]
    assert bar.focusWidget() is green
    QTest.keyClick(green, Key.Key_Space)
    assert text(bar) == "color:blue,green"


def test_keywords_are_written_as_on_cards(bar: FilterBar) -> None:
    labels = opened(bar, bar.more)
    assert labels[: len(KEYWORD_EFFECTS)] == [keyword.en for keyword in KEYWORD_EFFECTS]


def counts(bar: FilterBar, menu: FilterMenu) -> dict[str, int]:
    opened(bar, menu)
    found = {row.label: row.count for row in bar.choices.list.rows.rows if row.count is not None}
    bar.choices.close()
    return found


def test_counts_follow_the_query(bar: FilterBar, index: CardIndex) -> None:
    def found(query: str) -> int:
        return len(index.find(decks_api.parse_query(query), bar.counters))

    index.prepare(len(index.cards))
    before = counts(bar, bar.level)
    bar.search.setText("color:blue zaku or trait:titans")
    assert counts(bar, bar.level)["2"] == found("(color:blue zaku or trait:titans) lv:2")
    bar.search.setText("color:blue type:unit lv:3")
    levels = counts(bar, bar.level)
    assert list(levels) == list(before)  # no row moves
    assert levels["2"] == found("color:blue type:unit lv:2") > 0  # 2 would be another level beside 3
    assert levels["1"] < before["1"]
    assert counts(bar, bar.set)["ST01 · Heroic Beginnings"] == found("color:blue type:unit lv:3 set:ST01")
    others = counts(bar, bar.more)
    assert others["Resource"] == found("color:blue lv:3 type:resource") == 0  # and it says 0
    assert others["Blocker"] == found("color:blue type:unit lv:3 kw:blocker")
    assert others["With a link condition"] == found("color:blue type:unit lv:3 link:*")
    bar.counters = {"copies": lambda number: int(number == "ST01-001")}
    bar.search.setText("copies>0")
    assert {label for label, count in counts(bar, bar.level).items() if count} == {"4"}


def test_a_list_stays_open_while_several_are_checked(bar: FilterBar) -> None:
    labels = opened(bar, bar.level)
    assert labels[:2] == ["1", "2"]
    assert "4 or less" in labels
    rows = bar.choices.list
    for _ in range(2):
        QTest.keyClick(rows, Key.Key_Down)
        QTest.keyClick(rows, Key.Key_Space)
    assert text(bar) == "lv:2,3"
    assert [row.label for row in rows.rows.rows if row.on] == ["2", "3"]
    place = rows.visualRect(rows.rows.index(1)).center()
    QTest.mouseClick(rows.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert text(bar) == "lv:3"
    QTest.keyClick(rows, Key.Key_Escape)
    assert not bar.choices.isVisible()
    assert lit(bar) == ["Lv"]
    assert bar.level.button.accessibleDescription() == "Chosen: lv:3"


def test_a_long_list_is_searched(bar: FilterBar) -> None:
    opened(bar, bar.trait)
    finder = bar.choices.finder
    assert finder.isVisible()
    QTest.keyClicks(finder, "zeon")
    assert [row.label for row in bar.choices.list.rows.rows] == ["Zeon", "Neo Zeon"]
    QTest.keyClick(finder, Key.Key_Down)
    QTest.keyClick(finder, Key.Key_Return)
    assert text(bar) == 'trait="Neo Zeon"'
    QTest.keyClick(finder, Key.Key_Return)
    assert text(bar) == ""


def test_every_row_says_how_many_cards_it_finds(bar: FilterBar) -> None:
    for menu in bar.menus:
        for row in menu.rows():
            query = decks_api.parse_query(decks_api.with_term("", *row.term, True))
            found = bar.search.index.find(query)
            assert row.count in (None, len(found)), row


def test_a_set_that_is_called_by_its_key_is_named_once(bar: FilterBar) -> None:
    labels = opened(bar, bar.set)
    assert labels
    assert [label for label in labels if len(set(label.split(" · "))) < len(label.split(" · "))] == []


def test_each_row_is_put_in_and_taken_out(bar: FilterBar) -> None:
    for menu in bar.menus:
        for place in range(len(menu.rows())):
            bar.set_term(menu.rows()[place].term, on=True)
            assert menu.rows()[place].on
            assert not bar.search.query.errors
            bar.set_term(menu.rows()[place].term, on=False)
            assert text(bar) == ""


def test_traits_are_written_and_recognised_in_each_language(make: Make) -> None:
    bar = make("ja")
    opened(bar, bar.trait)
    bar.choices.finder.setText("ネオ")
    QTest.keyClick(bar.choices.finder, Key.Key_Return)
    assert text(bar) == "特徴=ネオ・ジオン"
    install_language("en")
    QApplication.processEvents()
    row = next(row for row in bar.trait.rows() if row.label == "Neo Zeon")
    assert row.on
    bar.set_term(row.term, on=False)
    assert text(bar) == ""


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [420, 760, 1100])
def test_all_texts_fit(language: str, width: int, make: Make, caplog: pytest.LogCaptureFixture) -> None:
    install_language(language)
    bar = make(language, width)
    assert clipped(bar.window(), caplog) == []
    lines = {button.y() for button in bar.findChildren(FilterButton)}
    assert len(lines) > 1 if width == 420 else len(lines) <= 2
    for menu in bar.menus:
        opened(bar, menu)
        assert clipped(bar.choices, caplog) == []
        bar.choices.close()


def test_the_theme_changes_every_button(bar: FilterBar) -> None:
    before = bar.grab().toImage()
    install_theme(LIGHT)
    assert bar.grab().toImage() != before
    assert LIGHT.panel in bar.choices.styleSheet()


def test_what_more_offers_says_how_many_cards_have_it(make: Make, index: CardIndex) -> None:
    rows = {row.label: row.count for row in make()._others()}
    linking = rows["With a link condition"]
    assert linking == len([card for card in index.cards if card.link])
    assert linking > 100
