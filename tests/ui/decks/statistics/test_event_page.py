"""An event of the deck and others: it is chosen, played round after round, stopped, and goes on where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.event import EventRun
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics import StatisticsPanel
from gundam_desktop.ui.decks.statistics.cell_table import CellTable
from gundam_desktop.ui.decks.statistics.event_page import EventPage

LEFT = Qt.MouseButton.LeftButton
NAMES = ("official-001", "official-002", "official-004", "official-005")


@pytest.fixture
def page(qtbot: QtBot) -> EventPage:
    decks = [(name, library.deck(name)) for name in NAMES]
    panel = StatisticsPanel(lambda: [*decks, ("Illegal", Deck(name="Illegal", cards=()))])
    qtbot.addWidget(panel)
    panel.resize(1180, 660)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.events)
    panel.events.level.setCurrentIndex(panel.events.level.findData("cadet"))
    panel.events.games.setValue(1)
    panel.events.level.activated.emit(0)
    return panel.events


def choose_format(page: EventPage, kind: str) -> None:
    page.format.setCurrentIndex(page.format.findData(kind))
    page.format.activated.emit(page.format.currentIndex())


def cells(table: CellTable) -> list[list[str]]:
    model = table.model()
    columns = range(model.columnCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]


def over(page: EventPage) -> bool:
    return not page.run.running and page.status.text().startswith("The event is over")


def test_the_open_deck_and_decks_that_cannot_be_played_are_no_other_entrants(page: EventPage) -> None:
    names = [page.opponents.list.item(row).text() for row in range(page.opponents.list.count())]
    assert names == [name for name in NAMES if name != "official-004"]


def test_an_event_is_played_to_its_end_and_kept(page: EventPage, qtbot: QtBot) -> None:
    choose_format(page, "single")
    QTest.mouseClick(page.start, LEFT)
    assert page.start.text() == "Stop"
    qtbot.waitUntil(lambda: over(page))
    assert page.status.text().startswith("The event is over after 3 games.")
    assert "to compare decks, play a gauntlet" in page.status.text()
    assert not page.start.isEnabled()
    places = [row[0].split(".")[0] for row in cells(page.standings)]
    assert places == ["1", "2", "3", "3"]
    page.tabs.setCurrentWidget(page.matches)
    assert [(row[0], row[3]) for row in cells(page.matches) if row[3] in ("1–0", "0–1")] == [
        (row[0], row[3]) for row in cells(page.matches)
    ]
    assert [row[0] for row in cells(page.matches)] == ["1", "1", "2"]
    page.tabs.setCurrentWidget(page.list)
    assert len(cells(page.list.table)) == 3
    choose_format(page, "double")
    assert page.start.isEnabled()
    choose_format(page, "single")
    assert over(page)  # its games were kept


def test_a_stopped_event_goes_on_where_it_was(page: EventPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.run.progressed):
        QTest.mouseClick(page.start, LEFT)
    page.stop()
    assert not page.run.running
    run = page._event_run
    assert run is not None
    played = run.progress()[0]
    assert played
    assert page.start.text() == "Continue"
    page.refresh()
    assert page._event_run is not run
    assert page._event_run is not None
    assert page._event_run.progress()[0] == played
    QTest.mouseClick(page.start, LEFT)
    qtbot.waitUntil(lambda: over(page))
    assert len(cells(page.standings)) == 4


def test_a_bye_is_named(page: EventPage) -> None:
    page.opponents.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    page.tabs.setCurrentWidget(page.matches)
    assert [row[3] for row in cells(page.matches)].count("bye") == 1


def test_matches_have_an_odd_number_of_games(page: EventPage) -> None:
    page.games.setValue(4)
    assert page.games.value() == 5
    assert isinstance(page._event_run, EventRun)
    assert page._event_run.event.best_of == 5


def test_without_others_or_with_too_many_the_reason_is_said(page: EventPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gundam_desktop.ui.decks.statistics.event_page.MOST_ENTRANTS", 3)
    page.refresh()
    assert page.status.text() == "Choose at most 2 other entrants."
    page.opponents.all.click()
    assert page.status.text() == "Choose at least one other entrant."
    assert not page.start.isEnabled()
