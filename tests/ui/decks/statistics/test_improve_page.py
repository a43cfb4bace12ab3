"""The search for a better card in the deck builder: begun, stopped, continued, and its result applied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots import tuning
from gundam_desktop.bots.arena import Played, lost_game
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck, Exchange
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.statistics import StatisticsPanel
from gundam_desktop.ui.decks.statistics.improve_page import ImprovePage

LEFT = Qt.MouseButton.LeftButton
DECKS = [(name, library.deck(name)) for name in ("official-001", "official-002")]
WEAK = "ST01-004"


@pytest.fixture
def panel(qtbot: QtBot) -> StatisticsPanel:
    panel = StatisticsPanel(lambda: [*DECKS, ("Illegal", Deck(name="Illegal", cards=()))])
    qtbot.addWidget(panel)
    panel.resize(1180, 660)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.improve)
    return panel


@pytest.fixture
def page(panel: StatisticsPanel) -> ImprovePage:
    return panel.improve


def keep_games(page: ImprovePage, *, helps: bool, rounds: int = 100) -> None:
    """Keep the games of a search as if they had been played on an earlier day."""
    page._prepare()
    search, file = page._search, page._file
    assert search is not None
    assert file is not None
    left = page._left
    for _ in range(rounds):
        games = [
            (one.place, Played(one.number, 1, _winner(str(one.place[1]), one.number, helps=helps), 5, 50, "d"))
            for one in left
        ]
        file.add(games)
        for game in games:
            search.add(game)
        if not (left := search.left()):
            break
    page.refresh()


def _winner(key: str, number: int, *, helps: bool) -> int:
    """Without the weak card the deck wins three of four games, with it two."""
    return int(number % 4 >= (3 if helps and key.startswith(f"4 {WEAK}") else 2))


def rows(page: ImprovePage) -> list[list[str]]:
    model = page.table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_before_the_first_search_it_is_said_what_it_does(page: ImprovePage) -> None:
    assert page.opponents.chosen() == [0, 1]
    assert page.status.text().startswith("Bots play the deck with hundreds of exchanges")
    assert page.start.text() == "Search"
    assert page.start.isEnabled()
    assert not page.apply.isEnabled()
    assert rows(page) == []


def test_a_better_card_is_told_with_its_figures_and_applied_as_one_edit(
    panel: StatisticsPanel, page: ImprovePage
) -> None:
    document = DeckDocument()
    document.open(panel.deck)
    panel.exchange_wanted.connect(document.exchange)
    keep_games(page, helps=True)
    text = page.status.text()
    assert text.startswith(f"4 × {library.name_of(WEAK)} {WEAK} out, ")
    assert "in points: +2" in text
    assert "the deck wins 50%" in text
    first = rows(page)[0]
    assert first[3] == f"4 × {library.name_of(WEAK)}"
    assert not page.start.isEnabled()
    assert page.progress.value() == page.progress.maximum()
    QTest.mouseClick(page.apply, LEFT)
    assert document.deck.copies(WEAK) == 0
    assert document.deck.count == 50
    assert WEAK in document.undo_text
    document.undo()
    assert document.deck == panel.deck


def test_if_nothing_is_better_it_is_said_what_this_time_can_show(page: ImprovePage) -> None:
    keep_games(page, helps=False)
    assert page.status.text().startswith(
        "Nothing better was found. These games would show an exchange among the last 3 in four of five cases if it"
    )
    assert "Time needed: " in page.status.text()
    assert not page.apply.isEnabled()
    page.minutes.setValue(60)
    assert page.start.text() == "Continue"
    assert page.start.isEnabled()


def test_a_search_that_was_stopped_shows_the_race_and_can_be_continued(page: ImprovePage) -> None:
    keep_games(page, helps=True, rounds=2)
    assert page.status.text().startswith("Exchanges in the race: ")
    assert page.start.text() == "Continue"
    assert rows(page)[0][3] == f"4 × {library.name_of(WEAK)}"
    assert rows(page)[0][0].startswith("+")
    page.level.setCurrentIndex(page.level.findData("cadet"))
    page.level.activated.emit(0)
    assert page.start.text() == "Search"


def test_games_that_failed_are_counted(page: ImprovePage) -> None:
    page._prepare()
    assert page._file is not None
    page._file.add((one.place, lost_game(one.pairing, one.number, "lost the thread")) for one in page._left[:3])
    page.refresh()
    assert page.status.text() == "Games that failed and do not count: 3. First error: lost the thread"


def test_rounds_are_played_one_after_the_other_until_it_is_stopped(
    page: ImprovePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "FEWEST", 1)
    exchange = Exchange(WEAK, "ST01-003", 2)
    monkeypatch.setattr(decks_api, "exchanges_for", lambda _deck, _day: [exchange])
    monkeypatch.setattr(ImprovePage, "_affordable", 30)
    page.level.setCurrentIndex(page.level.findData("cadet"))
    page.level.activated.emit(0)
    QTest.mouseClick(page.start, LEFT)
    assert page.start.text() == "Stop"
    assert not page.opponents.isEnabled()
    qtbot.waitUntil(lambda: page._search is not None and page._search.is_final)
    page.stop()
    assert page.start.text() in ("Continue", "Search")
    assert len(list(decks_api.tuning_folder().iterdir())) == 1


def test_without_opponents_or_with_an_illegal_deck_the_reason_is_said(page: ImprovePage) -> None:
    page.opponents.all.click()
    assert page.status.text() == "Choose at least one deck to play against."
    assert not page.start.isEnabled()
    page.opponents.all.click()
    page.deck = Deck(name="Short", cards=(("ST01-001", 4),))
    page.refresh()
    assert "“Short” breaks the construction rules" in page.status.text()
    assert not page.start.isEnabled()
